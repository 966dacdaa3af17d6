/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-scripts.h"

#include "iri-unicode.h"

#include <unicode/uscript.h>

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

/* The scripts that @c is used in, with those that include them. */
static IriScriptSet
scripts_of (gunichar c)
{
  IriScriptSet set = iri_unicode_scripts (c);

  for (gsize i = 0; i < G_N_ELEMENTS (augmented); i++)
    if (iri_script_set_has (&set, augmented[i].script))
      iri_script_set_add (&set, augmented[i].augmented);
  return set;
}

/* Whether a character of these scripts is used in all of them, or in none that is
 * known. */
static gboolean
is_unrestricted (const IriScriptSet *scripts)
{
  return iri_script_set_has (scripts, USCRIPT_COMMON)
         || iri_script_set_has (scripts, USCRIPT_INHERITED)
         || iri_script_set_has (scripts, USCRIPT_UNKNOWN);
}

void
iri_scripts_add (IriScripts *self, gunichar c)
{
  const IriCharacter *character = iri_character (c);
  IriScriptSet scripts;

  /* Most texts have many characters of a script in a row. USCRIPT_COMMON is 0. */
  if (character->extensions == 0 && character->script == self->last)
    return;
  if (character->extensions == 0)
    self->last = character->script;
  scripts = scripts_of (c);
  if (is_unrestricted (&scripts))
    return;
  iri_script_set_intersect (&self->common, &scripts);
  if (!iri_script_set_has (&scripts, USCRIPT_LATIN))
    iri_script_set_intersect (&self->others, &scripts);
}

gboolean
iri_scripts_is_mixed (const IriScripts *self)
{
  return iri_script_set_is_empty (&self->common)
         && !iri_script_set_has (&self->others, USCRIPT_JAPANESE)
         && !iri_script_set_has (&self->others, USCRIPT_HAN_WITH_BOPOMOFO)
         && !iri_script_set_has (&self->others, USCRIPT_KOREAN);
}

gboolean
iri_scripts_is_single (const IriScripts *self)
{
  return !iri_script_set_is_empty (&self->common);
}

gboolean
iri_scripts_is_one (const IriScripts *self)
{
  IriScriptSet together = { { 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (augmented); i++)
    iri_script_set_add (&together, (int) augmented[i].augmented);
  for (gsize i = 0; i < G_N_ELEMENTS (together.words); i++)
    if ((self->common.words[i] & ~together.words[i]) != 0)
      return TRUE;
  return FALSE;
}

gboolean
iri_scripts_goes_with_latin (const IriScripts *self)
{
  return !iri_script_set_is_empty (&self->others)
         && !iri_script_set_has (&self->others, USCRIPT_CYRILLIC)
         && !iri_script_set_has (&self->others, USCRIPT_GREEK)
         && !iri_script_set_has (&self->others, USCRIPT_CHEROKEE);
}
