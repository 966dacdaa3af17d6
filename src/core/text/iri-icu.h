/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* What iri-unicode.h has no tables for, of the edition of ICU. */

/* The character's Unicode name, or its label in angle brackets if it has
 * none. Free with g_free(). */
char *iri_icu_char_name (gunichar c);

/* The @length bytes of @text, UTF-8, in lowercase (Unicode §3.13) whatever the locale
 * of the user: in a Turkish one g_utf8_strdown() makes U+0131 of "I". Free with
 * g_free(). */
char *iri_icu_to_lower (const char *text, gsize length);

/* The version of the library at run time and of its Unicode: "ICU 72.1, Unicode 15".
 * Free with g_free(). */
char *iri_icu_version (void);

/* Extended_Pictographic. */
gboolean iri_icu_is_emoji (gunichar c);
