/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Installs the workarounds for the whole program. To be called once, when GTK is
 * initialized and before anything is copied. */
void scope_gtk_fixes_init (void);

/* Installs those for @window and what is in it. */
void scope_gtk_fixes_init_window (GtkWindow *window);

/* Installs those for @root, which was added to a window, and what is in it. */
void scope_gtk_fixes_init_below (GtkWidget *root);

G_END_DECLS
