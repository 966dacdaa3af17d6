/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Has what GTK asks for a file with, in the whole program, bear being drawn before
 * it knows of its folder. Once, when GTK is there. */
void scope_path_bar_fix_init (void);

G_END_DECLS
