/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-scripts.h"

#include "iri-character.h"

#include <unicode/uscript.h>

G_STATIC_ASSERT (USCRIPT_CODE_LIMIT <= 64 * IRI_SCRIPTS_WORDS);

/* More than any character has in Script_Extensions. */
#define MAX_EXTENSIONS 64

/* The augmented scripts that a script belongs to (UTS #39 §5.1, table 1a). */
static const struct
{
  UScriptCode script;
  UScriptCode augmented;
} augmented[] = {
  { USCRIPT_HAN, USCRIPT_HAN_WITH_BOPOMOFO },
  { USCRIPT_HAN, USCRIPT_JAPANESE },
  { USCRIPT_HAN, USCRIPT_KOREAN },
  { USCRIPT_HIRAGANA, USCRIPT_JAPANESE },
  { USCRIPT_KATAKANA, USCRIPT_JAPANESE },
  { USCRIPT_BOPOMOFO, USCRIPT_HAN_WITH_BOPOMOFO },
  { USCRIPT_HANGUL, USCRIPT_KOREAN },
};

static void
set_bit (guint64 *set, UScriptCode script)
{
  set[script / 64] |= G_GUINT64_CONSTANT (1) << (script % 64);
}

static gboolean
has_bit (const guint64 *set, UScriptCode script)
{
  return (set[script / 64] >> (script % 64) & 1) != 0;
}

static void
intersect (guint64 *set, const guint64 *other)
{
  for (gsize i = 0; i < IRI_SCRIPTS_WORDS; i++)
    set[i] &= other[i];
}

/* Adds the scripts that @c is used in to @set. Returns FALSE if it is used in all
 * scripts, or in none that is known. */
static gboolean
find_scripts (gunichar c, guint64 *set)
{
  UScriptCode scripts[MAX_EXTENSIONS];
  UErrorCode error = U_ZERO_ERROR;
  int32_t n
      = uscript_getScriptExtensions ((UChar32) c, scripts, MAX_EXTENSIONS, &error);

  if (U_FAILURE (error)
      || (n == 1
          && (scripts[0] == USCRIPT_COMMON || scripts[0] == USCRIPT_INHERITED
              || scripts[0] == USCRIPT_UNKNOWN)))
    return FALSE;
  for (int32_t i = 0; i < n; i++)
    set_bit (set, scripts[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (augmented); i++)
    if (has_bit (set, augmented[i].script))
      set_bit (set, augmented[i].augmented);
  return TRUE;
}

void
iri_scripts_add (IriScripts *self, gunichar c)
{
  guint64 scripts[IRI_SCRIPTS_WORDS] = { 0 };
  IriCharacter character = iri_character (c);

  /* Most texts have many characters of a script in a row. USCRIPT_COMMON is 0. */
  if (character.one_script && character.script == self->last)
    return;
  if (character.one_script)
    self->last = character.script;
  if (!find_scripts (c, scripts))
    return;
  intersect (self->common, scripts);
  if (!has_bit (scripts, USCRIPT_LATIN))
    intersect (self->others, scripts);
}

gboolean
iri_scripts_is_mixed (const IriScripts *self)
{
  guint64 any = 0;

  for (gsize i = 0; i < IRI_SCRIPTS_WORDS; i++)
    any |= self->common[i];
  return any == 0 && !has_bit (self->others, USCRIPT_JAPANESE)
         && !has_bit (self->others, USCRIPT_HAN_WITH_BOPOMOFO)
         && !has_bit (self->others, USCRIPT_KOREAN);
}
