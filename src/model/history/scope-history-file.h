/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history-change.h"

/* The file of a history is a text file. The first line has the version:
 *
 *     iriscope-history 1
 *     1700000000000000 0 http://www.example.org/
 *     0 1700000000000001 http://\t
 *
 * Each other line has an IRI: when it was last inspected, when it became a favourite
 * (both in microseconds since 1970, or 0) and the text, with control characters and
 * backslashes escaped as in C.
 *
 * The file is replaced atomically. Processes lock another file, with ".lock" added to
 * its name. Lines that cannot be parsed are ignored; before the first write, such a
 * file is copied to one with ".damaged" added to its name, or ".damaged-2" to
 * ".damaged-99" if there are others. A file of a later version is not touched. */

/* The items in @path, none if the file does not exist; NULL with a %G_IO_ERROR on
 * failure. Free with g_ptr_array_unref(). */
GPtrArray *scope_history_file_read (const char *path, GError **error);

/* Applies @act to the file @path, creates its directory if needed, and returns the new
 * items. On failure returns NULL with a %G_IO_ERROR and leaves the file as it was.
 * Blocks. */
GPtrArray *scope_history_file_change (const char *path,
                                      ScopeHistoryAction act,
                                      GPtrArray *about,
                                      GError **error);
