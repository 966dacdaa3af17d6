/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* "Don't display something to a user that the user would not be able to enter"
 * (masinter-07 §4.5). What users can enter depends on the scripts that they can type,
 * a list of ISO 15924 codes with commas between them, "Latn,Hebr". Jpan, Kore, Hanb,
 * Hans, Hant and Hrkt stand for all the scripts that they are written in. */

/**
 * IriScript:
 * @code: its ISO 15924 code
 * @title: its name in the user interface, not yet translated
 * @sample: some of its letters
 *
 * A script that users can choose, or several that are written together. Any other
 * script can be given by its code.
 */
typedef struct
{
  const char *code;
  const char *title;
  const char *sample;
} IriScript;

/* The scripts that users can choose, Latin first and then by name: those that Unicode
 * recommends for identifiers (UAX #31, table 5). Sets @n_scripts to their number.
 * Static. */
IRI_API const IriScript *iri_script_all (gsize *n_scripts);

/* The one of these scripts in which the language of @locale, "he_IL" or "zh-TW", is
 * written most often; NULL if none is known. Static. */
IRI_API const IriScript *iri_script_of_locale (const char *locale);

/* Whether @scripts is a list of known scripts. */
IRI_API gboolean iri_typable_is_known (const char *scripts);

/* Whether all of @length bytes of @text, valid UTF-8, can be typed in @scripts.
 * US-ASCII always can, and so can characters of no particular script. */
IRI_API gboolean iri_typable_contains (const char *scripts,
                                       const char *text,
                                       gsize length);

/* Appends @length bytes of @text, valid UTF-8, to @out. Percent-encodes each character
 * that cannot be typed in @scripts, with the marks on it. */
IRI_API void
iri_typable_escape (const char *scripts, const char *text, gsize length, GString *out);

G_END_DECLS
