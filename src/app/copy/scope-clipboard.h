/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has texts of any length given away, by the whole program. Once, before anything
 * is. */
void scope_clipboard_deadlock_fix_init (void);

/* What is put on the clipboard of the display that @widget is on. */

void scope_clipboard_set_text (GtkWidget *widget, const char *text);

/* As text and, where it is absolute, as the list of one URI (RFC 2483 §5), which
 * file managers and browsers take. */
void scope_clipboard_set_uri (GtkWidget *widget, const char *uri);

/* As @type alone. */
void
scope_clipboard_set_bytes (GtkWidget *widget, GBytes *bytes, const char *type);

G_END_DECLS
