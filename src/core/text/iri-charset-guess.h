/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriCharsetGuess:
 * @charset: the charset, as iri_charset_all() has it. Static
 * @text: what the octets are in it, UTF-8
 */
typedef struct
{
  const char *charset;
  char *text;
} IriCharsetGuess;

/**
 * IriCharsetGuesses:
 * @readings: the readings, in no order of likelihood
 * @n_readings: how many there are
 */
typedef struct
{
  IriCharsetGuess *readings;
  gsize n_readings;
} IriCharsetGuesses;

/* How octets that are not UTF-8, those of `%E9` or `%8A`, read in each of the
 * charsets that URIs were written in before (3987bis-00 §8.7): those of them in
 * which all octets are characters that can be seen. Information only; nothing is
 * ever converted by it. @octets is @length bytes. Free with
 * iri_charset_guesses_free(). */
IRI_API IriCharsetGuesses *iri_charset_guess (const char *octets, gsize length);

/* The same for octets as they are percent-encoded: @length bytes of @text, all
 * "%" HEXDIG HEXDIG. */
IRI_API IriCharsetGuesses *iri_charset_guess_percent (const char *text,
                                                      gsize length);

IRI_API void iri_charset_guesses_free (IriCharsetGuesses *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriCharsetGuesses, iri_charset_guesses_free)

G_END_DECLS
