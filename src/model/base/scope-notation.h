/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-notation.h"

G_BEGIN_DECLS

/* What the capitals of an address stand for: Bidi Notation (3987bis-00 §1.4) for
 * those who do not read or cannot type right-to-left letters. */
typedef enum
{
  SCOPE_NOTATION_OFF, /* for themselves */
  SCOPE_NOTATION_HEBREW,
  SCOPE_NOTATION_ARABIC,
  SCOPE_NOTATION_CAPITALS, /* for letters that are shown as capitals */
  SCOPE_N_NOTATIONS,
} ScopeNotation;

/**
 * ScopeNotationInfo:
 * @id: the stable id, as it is kept in the settings
 * @hint: what capitals stand for, a sentence. Not yet translated
 * @read: what the text is read in
 * @write: what its letters are shown in
 */
typedef struct
{
  const char *id;
  const char *hint;
  IriNotation read;
  IriNotation write;
} ScopeNotationInfo;

/* The row of @notation. Static. */
const ScopeNotationInfo *scope_notation_info (ScopeNotation notation);

/* Sets @notation to the one called @id. FALSE if there is none. */
gboolean scope_notation_find (const char *id, ScopeNotation *notation);

/* @length bytes of a typed text, or of a piece of it, as the rows show them: with
 * the letters that capitals stand for. Free with g_free(). */
char *
scope_notation_show (ScopeNotation notation, const char *text, gsize length);

/* A text with right-to-left letters, which may be a sentence, as the rows show
 * it: with capitals in their place where these are wanted, @text itself
 * elsewhere. Free with g_free(). */
char *scope_notation_write (ScopeNotation notation, const char *text);

/* What to type for a text of right-to-left letters: capitals where these are
 * read, unless they would be read as something else. Free with g_free(). */
char *scope_notation_type (ScopeNotation notation, const char *text);

/* The reverse: the address that a typed text stands for. Free with g_free(). */
char *scope_notation_read (ScopeNotation notation, const char *text);

G_END_DECLS
