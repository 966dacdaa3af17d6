/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-chromium-private.h"

#include "iri-unicode.h"

#include <unicode/uscript.h>

/* The characters of a label, some of which are dangerous next to certain others. */

typedef struct
{
  const gunichar *chars;
  gsize n;
} Label;

/* The kinds of characters next to a character, as bits. */
enum
{
  EDGE = 1 << 0, /* no character */
  KATAKANA = 1 << 1,
  HIRAGANA = 1 << 2,
  HAN = 1 << 3,
  BOPOMOFO = 1 << 4,
  STEM = 1 << 5,  /* i, j, l */
  ALPHA = 1 << 6, /* Latin, Greek, Cyrillic */
  DOTLESS = 1 << 7,
  OTHER = 1 << 8,
  JAPANESE = KATAKANA | HIRAGANA | HAN,
  CJK = JAPANESE | BOPOMOFO,
};

/* Whether @c is a mark that the Script_Extensions of Unicode 17 assign to Latin, Greek
 * or Cyrillic instead of to all scripts. */
static gboolean
is_alphabetic_mark (gunichar c)
{
  return c >= 0x300 && c <= 0x339
         && !iri_display_policy_is_one_of (c, "\u031b\u0326\u0327\u0328");
}

static guint
kind_of (const Label *self, gsize i)
{
  static const struct
  {
    UScriptCode script;
    guint kind;
  } scripts[] = {
    { USCRIPT_KATAKANA, KATAKANA }, { USCRIPT_HIRAGANA, HIRAGANA },
    { USCRIPT_HAN, HAN },           { USCRIPT_BOPOMOFO, BOPOMOFO },
    { USCRIPT_LATIN, ALPHA },       { USCRIPT_GREEK, ALPHA },
    { USCRIPT_CYRILLIC, ALPHA },
  };
  guint kind = 0;
  gunichar c;

  if (i >= self->n)
    return EDGE;
  c = self->chars[i];
  for (gsize k = 0; k < G_N_ELEMENTS (scripts); k++)
    if (iri_unicode_has_script (c, scripts[k].script))
      kind |= scripts[k].kind;
  if (is_alphabetic_mark (c))
    kind |= ALPHA;
  if (c == 'i' || c == 'j' || c == 'l' || c == 0x131)
    kind |= STEM;
  if (c == 0x131)
    kind |= DOTLESS;
  return kind != 0 ? kind : OTHER;
}

/* Characters that readers take for a stroke, a slash or a part of a neighbor, unless
 * that is of the kinds @before or @after. @one_side is whether one wrong neighbor is
 * enough. */
static const struct
{
  const char *characters;
  guint before;
  guint after;
  gboolean one_side;
} neighbors[] = {
  { "ノンソゾ丶乀乁丿", JAPANESE | EDGE, JAPANESE | EDGE, FALSE },
  { "ヽヾ", KATAKANA, ~0u, TRUE },
  { "ー", KATAKANA | HIRAGANA, ~0u, TRUE },
  { "・", JAPANESE | EDGE, JAPANESE, TRUE },
  { "一ㄧ丨乛七丅十〇ㄒㄚㄟㄨㄩㄈㆺㆳ工ㆲ讠丁丶亅二亠冖宀巛", CJK | EDGE, CJK | EDGE,
    TRUE },
};

static gboolean
is_out_of_place (const Label *self, gsize at)
{
  guint before = kind_of (self, at == 0 ? self->n : at - 1);
  guint after = kind_of (self, at + 1);

  for (gsize i = 0; i < G_N_ELEMENTS (neighbors); i++)
    if (iri_display_policy_is_one_of (self->chars[at], neighbors[i].characters))
      {
        gboolean wrong_before = (before & neighbors[i].before) == 0;
        gboolean wrong_after = (after & neighbors[i].after) == 0;

        if (neighbors[i].one_side ? wrong_before || wrong_after
                                  : wrong_before && wrong_after)
          return TRUE;
      }
  return FALSE;
}

/* Whether a mark is hidden by its letter, or on a letter that takes no such marks. */
static gboolean
is_mark_out_of_place (const Label *self, gsize at)
{
  gunichar c = self->chars[at];
  guint before = kind_of (self, at == 0 ? self->n : at - 1);

  if (c == 0x3099 || c == 0x309a)
    return TRUE;
  if (c < 0x300 || c > 0x339)
    return FALSE;
  return (before & ALPHA) == 0 || (before & DOTLESS) != 0
         || (c == 0x307 && (before & STEM) != 0);
}

/* Whether a letter looks the same in Hiragana and Katakana, and all other letters are
 * of the other script. */
static gboolean
is_kana_out_of_place (const Label *self, gsize at)
{
  gunichar c = self->chars[at];
  UScriptCode others = c >= 0x3078 && c <= 0x307a   ? USCRIPT_KATAKANA
                       : c >= 0x30d8 && c <= 0x30da ? USCRIPT_HIRAGANA
                                                    : USCRIPT_INVALID_CODE;

  if (others == USCRIPT_INVALID_CODE || at == 0 || at + 1 == self->n)
    return FALSE;
  for (gsize i = 0; i < self->n; i++)
    if (i != at && !iri_unicode_has_script (self->chars[i], others))
      return FALSE;
  return TRUE;
}

gboolean
iri_chromium_is_dangerous (const gunichar *chars, gsize n)
{
  const Label self = { chars, n };

  for (gsize i = 0; i < n; i++)
    if (is_out_of_place (&self, i) || is_mark_out_of_place (&self, i)
        || is_kana_out_of_place (&self, i))
      return TRUE;
  return FALSE;
}
