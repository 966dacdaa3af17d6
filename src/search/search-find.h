/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Longer searches have no results: nobody types them, the answer to such a request may
 * be longer than the bus accepts, and the bus then ends the connection. */
#define SEARCH_MAX_BYTES 65536

/**
 * search_find:
 * @terms: the words of a search, UTF-8
 *
 * Finds IRIs in the terms of a general search: those that iri_detect() finds or, if
 * there are none, terms that begin with a name below a public suffix, with "https://"
 * before them. It ignores other words, calculations and file names, and terms of more
 * than %SEARCH_MAX_BYTES together. Linear time.
 *
 * Returns: (transfer full): a NULL-terminated array of up to 5 different IRIs, in the
 *   order of @terms
 */
char **search_find (const char *const *terms);
