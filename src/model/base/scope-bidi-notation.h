/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-notation.h"

/* What capital letters in an IRI stand for: Bidi Notation (3987bis-00 §1.4), for users
 * who cannot read or type right-to-left letters. */
typedef enum
{
  SCOPE_BIDI_NOTATION_OFF, /* capital letters */
  SCOPE_BIDI_NOTATION_HEBREW,
  SCOPE_BIDI_NOTATION_ARABIC,
  SCOPE_BIDI_NOTATION_CAPITALS, /* right-to-left letters, shown as capitals */
  SCOPE_N_BIDI_NOTATIONS,
} ScopeBidiNotation;

/**
 * ScopeBidiNotationInfo:
 * @id: the stable id in the settings
 * @hint: what capitals stand for, in words; not translated
 * @read: the notation of typed text
 * @write: the notation of displayed text
 */
typedef struct
{
  const char *id;
  const char *hint;
  IriNotation read;
  IriNotation write;
} ScopeBidiNotationInfo;

const ScopeBidiNotationInfo *scope_bidi_notation_info (ScopeBidiNotation notation);

/* FALSE if @id is not known. */
gboolean scope_bidi_notation_find (const char *id, ScopeBidiNotation *notation);

/* Converts @length bytes of typed text for display. Free with g_free(). */
char *scope_bidi_notation_to_display (ScopeBidiNotation notation,
                                      const char *text,
                                      gsize length);

/* Converts right-to-left letters to capitals for display if the notation shows
 * capitals. US-ASCII stays as it is. Free with g_free(). */
char *scope_bidi_notation_letters_to_capitals (ScopeBidiNotation notation,
                                               const char *text);

/* The same for the quotations in @sentence, which are isolated (U+2066, U+2069). The
 * letters of the sentence itself stay, whatever its language. Free with g_free(). */
char *scope_bidi_notation_quotations_to_capitals (ScopeBidiNotation notation,
                                                  const char *sentence);

/* What to type to get @text: capitals for right-to-left letters, or @text itself if
 * capitals would be read as something else. Free with g_free(). */
char *scope_bidi_notation_to_typed (ScopeBidiNotation notation, const char *text);

/* The reverse: the text that typed text stands for. Free with g_free(). */
char *scope_bidi_notation_from_typed (ScopeBidiNotation notation, const char *text);
