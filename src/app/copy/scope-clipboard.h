/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* These set the clipboard of the display of @widget. */

void scope_clipboard_set_text (GtkWidget *widget, const char *text);

/* Sets it to @uri as text and, if it is absolute, as text/uri-list (RFC 2483,
 * section 5), which file managers and browsers take. */
void scope_clipboard_set_uri (GtkWidget *widget, const char *uri);

/* Sets it to @bytes of the media type @type and, unless it is NULL, to @text, for where
 * only text can be pasted. */
void scope_clipboard_set_bytes (GtkWidget *widget,
                                GBytes *bytes,
                                const char *type,
                                const char *text);
