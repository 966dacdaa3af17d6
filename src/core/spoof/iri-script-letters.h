/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The scripts of the letters in a text, in words. Free the results with g_free(). */

/* The names of the scripts that the letters from U+0080 up have: "Cyrillic", "Cyrillic
 * and Greek". Empty if there is no such letter. */
char *iri_script_letters_name (const char *text, gsize length);

/* The names of all scripts, the most frequent first and Latin before others: "Latin and
 * Cyrillic". Empty if there is no letter. */
char *iri_script_letters_name_all (const char *text, gsize length);

/* The letters of all scripts but the most frequent one: "\u0430 U+0430 is Cyrillic".
 * Empty if all are of one script. Isolates the letters. */
char *iri_script_letters_foreign (const char *text, gsize length);
