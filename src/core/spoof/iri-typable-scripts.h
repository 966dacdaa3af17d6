/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* "Don't display something to a user that the user would not be able to enter"
 * (masinter-07 §4.5). What people can enter is told by the scripts that they can
 * type: a list of ISO 15924 codes with commas between them, "Latn,Hebr". Jpan,
 * Kore, Hanb, Hans, Hant and Hrkt stand for all the scripts that they are written
 * in. */

/**
 * IriScript:
 * @code: its ISO 15924 code
 * @title: its name for people, not yet translated
 * @sample: some of its letters
 *
 * A script that is offered to people, or several that are written together. Any
 * other can be used as well, by its code.
 */
typedef struct
{
  const char *code;
  const char *title;
  const char *sample;
} IriScript;

/* All that are offered, Latin first and then by name: those that Unicode
 * recommends for identifiers (UAX #31, table 5). @n_scripts is set to their number.
 * Static. */
IRI_API const IriScript *iri_script_all (gsize *n_scripts);

/* The one of these that the language of @locale, "he_IL" or "zh-TW", is written
 * in most often; NULL if none is known. */
IRI_API const IriScript *iri_script_of_locale (const char *locale);

/* Whether @scripts is a list of scripts. */
IRI_API gboolean iri_typable_is_known (const char *scripts);

/* Whether all of @length bytes of @text, valid UTF-8, can be typed in @scripts.
 * US-ASCII always can, and so can what is of no script in particular, beside what
 * can. */
IRI_API gboolean iri_typable_has (const char *scripts, const char *text, gsize length);

/* Appends @length bytes of @text, valid UTF-8, to @out; each character that cannot
 * be typed in @scripts, with the marks on it, as the percent-encoded octets of its
 * UTF-8. */
IRI_API void
iri_typable_escape (const char *scripts, const char *text, gsize length, GString *out);

G_END_DECLS
