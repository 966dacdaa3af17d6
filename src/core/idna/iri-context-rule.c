/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-context-rule.h"

#include "iri-unicode.h"

#include <unicode/uscript.h>

#define VIRAMA 9 /* Canonical_Combining_Class */

static gboolean
is_after_virama (const gunichar *label, gsize at)
{
  return at > 0 && iri_unicode_combining_class (label[at - 1]) == VIRAMA;
}

/* Whether the letters before and after it join, with only transparent marks between
 * (the regular expression of A.1). */
static gboolean
is_between_joining (const gunichar *label, gsize n, gsize at)
{
  gsize before = at, after = at + 1;

  while (before > 0 && iri_unicode_is_joining_transparent (label[before - 1]))
    before--;
  while (after < n && iri_unicode_is_joining_transparent (label[after]))
    after++;
  return before > 0 && after < n && iri_unicode_joins_after (label[before - 1])
         && iri_unicode_joins_before (label[after]);
}

static gboolean
zwnj_holds (const gunichar *label, gsize n, gsize at)
{
  return is_after_virama (label, at) || is_between_joining (label, n, at);
}

static gboolean
zwj_holds (const gunichar *label, gsize n, gsize at)
{
  return is_after_virama (label, at);
}

static gboolean
middle_dot_holds (const gunichar *label, gsize n, gsize at)
{
  return at > 0 && at + 1 < n && label[at - 1] == 'l' && label[at + 1] == 'l';
}

static gboolean
keraia_holds (const gunichar *label, gsize n, gsize at)
{
  return at + 1 < n && iri_unicode_script (label[at + 1]) == USCRIPT_GREEK;
}

static gboolean
geresh_holds (const gunichar *label, gsize n, gsize at)
{
  return at > 0 && iri_unicode_script (label[at - 1]) == USCRIPT_HEBREW;
}

/* Needs a Hiragana, Katakana or Han character anywhere in the label. */
static gboolean
katakana_middle_dot_holds (const gunichar *label, gsize n, gsize at)
{
  for (gsize i = 0; i < n; i++)
    switch (iri_unicode_script (label[i]))
      {
      case USCRIPT_HIRAGANA:
      case USCRIPT_KATAKANA:
      case USCRIPT_HAN:
        return TRUE;
      default:
        break;
      }
  return FALSE;
}

static gboolean
has_none (const gunichar *label, gsize n, gunichar first, gunichar last)
{
  for (gsize i = 0; i < n; i++)
    if (label[i] >= first && label[i] <= last)
      return FALSE;
  return TRUE;
}

static gboolean
arabic_digit_holds (const gunichar *label, gsize n, gsize at)
{
  return has_none (label, n, 0x6f0, 0x6f9);
}

static gboolean
extended_digit_holds (const gunichar *label, gsize n, gsize at)
{
  return has_none (label, n, 0x660, 0x669);
}

static const IriContextRule rules[] = {
  { "contextj-zwnj", "RFC 5892 A.1", 0x200c, 0x200c, zwnj_holds },
  { "contextj-zwj", "RFC 5892 A.2", 0x200d, 0x200d, zwj_holds },
  { "contexto-middle-dot", "RFC 5892 A.3", 0xb7, 0xb7, middle_dot_holds },
  { "contexto-keraia", "RFC 5892 A.4", 0x375, 0x375, keraia_holds },
  { "contexto-geresh", "RFC 5892 A.5", 0x5f3, 0x5f3, geresh_holds },
  { "contexto-gershayim", "RFC 5892 A.6", 0x5f4, 0x5f4, geresh_holds },
  { "contexto-katakana-middle-dot", "RFC 5892 A.7", 0x30fb, 0x30fb,
    katakana_middle_dot_holds },
  { "contexto-arabic-indic-digit", "RFC 5892 A.8", 0x660, 0x669, arabic_digit_holds },
  { "contexto-extended-arabic-indic-digit", "RFC 5892 A.9", 0x6f0, 0x6f9,
    extended_digit_holds },
};

/* The rule that is about @c, or NULL. */
static const IriContextRule *
rule_of (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    if (c >= rules[i].first && c <= rules[i].last)
      return &rules[i];
  return NULL;
}

gboolean
iri_context_rule_is_joiner (const IriContextRule *self)
{
  return self->first == 0x200c || self->first == 0x200d;
}

const IriContextRule *
iri_context_rule_broken (const gunichar *label, gsize n, gboolean others, gsize *at)
{
  for (*at = 0; *at < n; (*at)++)
    {
      gboolean contextual
          = iri_character (label[*at])->idna2008 >= IRI_IDNA2008_CONTEXTJ;
      const IriContextRule *rule = contextual ? rule_of (label[*at]) : NULL;

      if (rule != NULL && (others || iri_context_rule_is_joiner (rule))
          && !rule->holds (label, n, *at))
        return rule;
    }
  return NULL;
}
