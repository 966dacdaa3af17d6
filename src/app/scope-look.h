/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-picture.h"

G_BEGIN_DECLS

/* Has @picture look as the desktop does: light or dark, of high contrast or
 * not. */
void scope_look_follow (ScopePicture *picture);

G_END_DECLS
