/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Joins the first @n_named of @n_all @names, translated, for use within a
 * sentence: "a", "a and b", "a, b and c", "a, b and 5 others". Free with
 * g_free(). */
char *iri_join_names (const char *const *names, guint n_named, guint n_all);
