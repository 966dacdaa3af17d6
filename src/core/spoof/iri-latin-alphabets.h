/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Whether each word in @length bytes of UTF-8 has only Latin letters from U+0080 up
 * that some language uses together. Words end at hyphens and digits. A word with
 * fewer than two such letters may be of any language. Combining marks that are
 * separate characters are ignored. Takes linear time. */
gboolean iri_latin_alphabets_cover (const char *text, gsize length);
