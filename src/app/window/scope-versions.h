/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns the version of each library in use, and its version of Unicode if it has
 * tables of its own: those of iri_library_versions() and those that draw. Free with
 * g_strfreev(). */
char **scope_versions (void);

/* Returns what a bug report needs: versions, the system and the settings, but no
 * IRI. In English. Free with g_free(). */
char *scope_versions_debug_info (void);
