/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* What can be imported: lists of URIs and text. */
GdkContentFormats *scope_text_import_formats (void);

/* Called with the file or the text, both owned by the caller; with neither if nothing
 * could be read. */
typedef void (*ScopeTextImportFunc) (GFile *file, GBytes *text, gpointer data);

/* Reads what @source, a GdkClipboard or a GdkDrop, offers: the file that a list of URIs
 * begins with, or a text. A list that begins with another URI is a text too. Texts can
 * have many mebibytes, so they are passed on as they are: the scan finds what is not
 * UTF-8. */
void scope_text_import (GObject *source, ScopeTextImportFunc done, gpointer data);
