/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Ends the program with a message if there are no fonts. */
void scope_no_fonts_fix (void);

G_END_DECLS
