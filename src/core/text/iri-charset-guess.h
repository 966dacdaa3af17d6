/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriCharsetGuess:
 * @charset: the name of the charset in iri_charset_all(). Static
 * @text: the octets decoded from it, in UTF-8; owned by the guess
 */
typedef struct
{
  const char *charset;
  char *text;
} IriCharsetGuess;

/**
 * IriCharsetGuesses:
 * @guesses: the guesses, not ordered by likelihood
 * @n_guesses: their number
 */
typedef struct
{
  IriCharsetGuess *guesses;
  gsize n_guesses;
} IriCharsetGuesses;

/* Decodes the @length bytes at @octets, which are not UTF-8 (`%E9`, `%8A`),
 * from each of the charsets that URIs used before (3987bis-00 §8.7), and keeps
 * the results in which all characters are visible. For display only. Free with
 * iri_charset_guesses_free(). */
IRI_API IriCharsetGuesses *iri_charset_guess (const char *octets, gsize length);

/* iri_charset_guess() for percent-encoded octets: the @length bytes of @text
 * are all "%" HEXDIG HEXDIG. Free with iri_charset_guesses_free(). */
IRI_API IriCharsetGuesses *iri_charset_guess_percent (const char *text, gsize length);

IRI_API void iri_charset_guesses_free (IriCharsetGuesses *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriCharsetGuesses, iri_charset_guesses_free)

G_END_DECLS
