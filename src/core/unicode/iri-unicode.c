/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-unicode.h"

#include <stdlib.h>
#include <string.h>

const char *
iri_unicode_version (void)
{
  static char version[32];
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      g_snprintf (version, sizeof version, "Unicode %s", iri_unicode_edition);
      g_once_init_leave (&made, 1);
    }
  return version;
}

/* Tables are searched by the first member of their rows. */
static int
compare (const void *key, const void *row)
{
  gunichar c = *(const gunichar *) key, other = *(const gunichar *) row;

  return c < other ? -1 : c > other;
}

gunichar
iri_unicode_find_mirror (gunichar c)
{
  const IriCharacterPair *pair
      = bsearch (&c, iri_mirrors, iri_mirrors_size, sizeof iri_mirrors[0], compare);

  return pair != NULL ? pair->other : c;
}

gunichar
iri_unicode_link_opener (gunichar c)
{
  const IriCharacterPair *pair = bsearch (&c, iri_link_brackets, iri_link_brackets_size,
                                          sizeof iri_link_brackets[0], compare);

  return pair != NULL ? pair->other : c;
}

int
iri_unicode_bracket (gunichar c, gunichar *id)
{
  const IriBracketRow *row;

  if (!iri_character (c)->bracket)
    return 0;
  row = bsearch (&c, iri_brackets, iri_brackets_size, sizeof iri_brackets[0], compare);
  *id = row->id;
  return row->side;
}

gboolean
iri_unicode_is_visible (gunichar c)
{
  /* The signs that enclose or underline numbers are format characters. */
  return (iri_unicode_category_mask (c) & (U_GC_C_MASK | U_GC_Z_MASK)) == 0
         || iri_character (c)->prepended;
}

gboolean
iri_unicode_is_symbol (gunichar c)
{
  return (iri_unicode_category_mask (c) & (U_GC_SO_MASK | U_GC_SM_MASK)) != 0;
}

gboolean
iri_unicode_is_mark (gunichar c)
{
  return (iri_unicode_category_mask (c) & U_GC_M_MASK) != 0;
}

gboolean
iri_unicode_is_visible_nonspacing_mark (gunichar c)
{
  return (iri_unicode_category_mask (c) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0
         && !iri_unicode_is_ignorable (c);
}

gboolean
iri_unicode_is_capital (gunichar c)
{
  return (iri_unicode_category_mask (c) & (U_GC_LU_MASK | U_GC_LT_MASK)) != 0;
}

const char *
iri_unicode_script_name (gunichar c)
{
  guint script = (guint) iri_unicode_script (c);
  const IriScriptRow *row = bsearch (&script, iri_script_rows, iri_script_rows_size,
                                     sizeof iri_script_rows[0], compare);

  return row->name;
}

int
iri_unicode_find_script (const char *code)
{
  for (gsize i = 0; i < iri_script_rows_size; i++)
    if (g_ascii_strcasecmp (iri_script_rows[i].code, code) == 0)
      return (int) iri_script_rows[i].number;
  return -1;
}

IriScriptSet
iri_unicode_scripts (gunichar c)
{
  const IriCharacter *character = iri_character (c);
  IriScriptSet set = iri_script_sets[character->extensions];

  if (character->extensions == 0)
    iri_script_set_add (&set, character->script);
  return set;
}

gboolean
iri_unicode_has_script (gunichar c, int script)
{
  IriScriptSet set = iri_unicode_scripts (c);

  return iri_script_set_has (&set, script);
}

/* Decimal digits are in order. */
gunichar
iri_unicode_digit_zero (gunichar c)
{
  gsize first = 0, end = iri_digit_zeros_size;

  if (iri_character (c)->category != U_DECIMAL_DIGIT_NUMBER)
    return 0;
  while (end - first > 1)
    {
      gsize middle = (first + end) / 2;

      if (iri_digit_zeros[middle] <= c)
        first = middle;
      else
        end = middle;
    }
  return iri_digit_zeros[first];
}

gboolean
iri_unicode_joins_after (gunichar c)
{
  int type = iri_character (c)->joining_type;

  return type == U_JT_LEFT_JOINING || type == U_JT_DUAL_JOINING;
}

gboolean
iri_unicode_joins_before (gunichar c)
{
  int type = iri_character (c)->joining_type;

  return type == U_JT_RIGHT_JOINING || type == U_JT_DUAL_JOINING;
}

gboolean
iri_unicode_is_joining_transparent (gunichar c)
{
  return iri_character (c)->joining_type == U_JT_TRANSPARENT;
}

const char *
iri_unicode_idna_mapping (gunichar c)
{
  guint16 at = iri_unicode_value (iri_idna_mapping_blocks, iri_idna_mapping_values, c);

  return (const char *) &iri_idna_mapping_strings[at];
}

const char *
iri_unicode_prototype (gunichar c)
{
  const guint32 *found = bsearch (&c, iri_confusables, iri_confusables_size,
                                  sizeof iri_confusables[0], compare);

  if (found == NULL)
    return NULL;
  return (const char *) &iri_confusable_strings
      [iri_confusable_prototypes[found - iri_confusables]];
}
