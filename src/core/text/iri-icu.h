/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* What iri-unicode.h has no tables for, of the edition of ICU. */

/* The character's Unicode name, or its label in angle brackets if it has
 * none. Free with g_free(). */
char *iri_icu_char_name (gunichar c);

/* The version of the library at run time and of its Unicode: "ICU 72.1, Unicode 15". Free
 * with g_free(). */
char *iri_icu_version (void);

/* Extended_Pictographic. */
gboolean iri_icu_is_emoji (gunichar c);
