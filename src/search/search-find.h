/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * search_find:
 * @terms: what is searched for, word by word, UTF-8
 *
 * Finds the addresses in what somebody types into a search that is for everything:
 * those that running text would have (iri_detect()), or else, with "https://" in
 * front, the terms that begin with a name below a public suffix. Words, sums and
 * file names are none of them. Linear.
 *
 * Returns: (transfer full): an array of strings and a NULL, each address once and
 *   in the order of @terms, never more than a person looks through
 */
char **search_find (const char *const *terms);

G_END_DECLS
