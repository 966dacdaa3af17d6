/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history-change.h"

G_BEGIN_DECLS

/* Where a history is kept: a text file of the version in its first line,
 *
 *     iriscope-history 1
 *     1700000000000000 0 http://www.example.org/
 *     0 1700000000000001 http://\t
 *
 * and an address in each other line: when it was visited and when it was made a
 * favourite (microseconds since 1970, 0 for never), and what it is, with control
 * characters and backslashes escaped as in C.
 *
 * It is replaced whole or not at all, so that whoever reads it, and whenever a
 * process ends, there is the old one or the new one. Processes take turns by a
 * lock on a file beside it, which has its name and ".lock".
 *
 * Lines that cannot be read are passed over; before anything is written over
 * them, the file is copied to its name and ".damaged", once. A file of a later
 * version is left alone. */

/* What is kept in @path, nothing if there is no such file; or NULL and an error
 * of G_IO_ERROR. Free with g_ptr_array_unref(). */
GPtrArray *scope_history_file_read (const char *path, GError **error);

/* Lets @act happen to what is kept in @path, makes its directory if there is
 * none, and returns what is kept from now on; or NULL and an error of
 * G_IO_ERROR, and the file is what it was. Blocks; for threads. */
GPtrArray *scope_history_file_change (const char *path,
                                      ScopeHistoryAction act,
                                      GPtrArray *about,
                                      GError **error);

G_END_DECLS
