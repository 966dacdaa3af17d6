/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Has assistive technology see of @squeezer no more than what is to be seen of
 * it: libadwaita leaves its other children where they were. Once all are there. */
void scope_squeeze_hide_others (AdwSqueezer *squeezer);

G_END_DECLS
