/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Returns the paths of the files in golden/SUBJECT/ whose names end with @suffix.
 * Free with g_ptr_array_unref(). */
GPtrArray *golden_list (const char *suffix);

/* Returns the text of the file without the line feed at its end; @length is in
 * bytes. Aborts if the file cannot be read. Free with g_free(). */
char *golden_read (const char *path, gsize *length);
