/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#define SCOPE_TYPE_SUFFIX_LIST (scope_suffix_list_get_type ())
G_DECLARE_FINAL_TYPE (ScopeSuffixList, scope_suffix_list, SCOPE, SUFFIX_LIST, GObject)

/**
 * ScopeSuffixList:
 *
 * The Public Suffix List of the program, which follows the setting suffix-list. Its
 * properties:
 *
 * - `file`: the URI of the file that the list is read from, in another thread, and
 *   again when it changes; "" for the newest of the system
 * - `description`: the list in use and its date, for people; notified when another list
 *   is in use, so that what rests on it can be computed again
 * - `error`: why the file is not used, and the newest list of the system is; or ""
 */

/* Owned by the program. Only in the main thread. */
ScopeSuffixList *scope_suffix_list_get (void);

/* Uses the list in the file at @uri or, if that is "" or cannot be read, the newest of
 * the system. Reads the file, for programs that have to answer at once. Returns FALSE
 * if it cannot be read. */
gboolean scope_suffix_list_use (const char *uri, GError **error);
