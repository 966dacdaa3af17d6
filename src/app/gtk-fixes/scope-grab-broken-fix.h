/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Has GTK 4.8 count right which widgets a button is down on, for the whole
 * program. Once, when there is a display. */
void scope_grab_broken_fix_init (void);

G_END_DECLS
