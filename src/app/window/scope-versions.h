/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* All libraries that the window runs with, and the version of Unicode that each is
 * of where it has tables of its own, one a line: those of iri_library_versions() and those
 * that draw. Free with g_strfreev(). */
char **scope_versions (void);

/* What somebody who fixes the program asks for: versions, the system, and how the
 * program is set. No address is in it. In English; free with g_free(). */
char *scope_versions_debug_info (void);

G_END_DECLS
