/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether some language is written with all the Latin letters from U+0080 up of
 * each word in @length bytes of UTF-8, a word ending at a hyphen or a digit. Words
 * with fewer than two such letters may be of any language. Combining marks that
 * stand by themselves are passed over. Linear. */
gboolean iri_latin_alphabets_cover (const char *text, gsize length);

G_END_DECLS
