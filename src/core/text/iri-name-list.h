/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "a", "a and b", "a, b and c", "a, b and 5 others": the first @n_named of @names,
 * which are @n_all, for use within a sentence. Translated; free with g_free(). */
char *iri_name_list (const char *const *names, guint n_named, guint n_all);

G_END_DECLS
