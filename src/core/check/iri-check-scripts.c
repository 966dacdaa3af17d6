/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-percent-decode.h"
#include "iri-scripts.h"
#include "iri-unicode.h"

#include <unicode/uchar.h>

/* Outside hosts only letters and marks count: digits and punctuation of one script
 * often occur next to letters of another. */
static gboolean
is_judged (IriComponent component, gunichar c)
{
  if (c < 0x80)
    return iri_byte_is ((guint8) c, IRI_CLASS_ALPHA);
  return component == IRI_COMPONENT_HOST
             ? iri_unicode_is_visible (c)
             : (iri_unicode_category_mask (c) & (U_GC_L_MASK | U_GC_M_MASK)) != 0;
}

/* Reads a word: letters with only digits and marks between them, or in a host the whole
 * label, because people read it as one word. The hex digits of a percent-encoded octet
 * are not part of a word. Returns where the word ends. */
static gsize
read_word (IriCheck *self,
           IriComponent component,
           gsize at,
           gsize end,
           IriScripts *word,
           IriScripts *all)
{
  while (at < end)
    {
      gunichar c = iri_utf8_first (self->text + at);

      if (is_judged (component, c))
        {
          iri_scripts_add (word, c);
          iri_scripts_add (all, c);
        }
      else if (c == '%'
               || (component != IRI_COMPONENT_HOST && c < 0x80
                   && !iri_byte_is ((guint8) c, IRI_CLASS_DIGIT)))
        break;
      at += (gsize) g_utf8_skip[(guint8) self->text[at]];
    }
  return at;
}

static void
check_unit_scripts (IriCheck *self, IriComponent component, IriSpan unit)
{
  IriScripts all = IRI_SCRIPTS_ALL;
  gboolean mixed = FALSE, several = FALSE;

  for (gsize at = unit.begin; at < unit.end;)
    {
      IriScripts word = IRI_SCRIPTS_ALL;
      gsize end = read_word (self, component, at, unit.end, &word, &all);
      gboolean word_mixed = iri_scripts_is_mixed (&word);

      if (word_mixed)
        iri_check_report (self, IRI_FINDING_MIXED_SCRIPTS, component, at, end);
      mixed |= word_mixed;
      several |= iri_scripts_is_mixed (&all)
                 || (self->spec->single_script && !iri_scripts_is_one (&all));
      /* The extension of a file name is separate from the name (§4.2). */
      if (end < unit.end && component == IRI_COMPONENT_PATH && self->text[end] == '.')
        all = IRI_SCRIPTS_ALL;
      /* Skips what separates the words: a percent-encoded octet or one character. */
      at = end + (iri_percent_is_encoded (self->text + end, unit.end - end) ? 3 : 1);
    }
  if (several && !mixed)
    iri_check_report (self, IRI_FINDING_SEVERAL_SCRIPTS, component, unit.begin,
                      unit.end);
}

void
iri_check_scripts (IriCheck *self)
{
  iri_check_each_unit (self, check_unit_scripts);
}

static void
check_unit_digits (IriCheck *self, IriComponent component, IriSpan unit)
{
  gunichar seen = 0;

  for (gsize at = unit.begin; at < unit.end;)
    {
      gunichar c = iri_utf8_first (self->text + at);
      gunichar zero = iri_unicode_digit_zero (c);

      if (iri_percent_is_encoded (self->text + at, unit.end - at))
        {
          at += 3;
          continue;
        }
      if (zero != 0 && seen != 0 && zero != seen)
        {
          iri_check_report (self, IRI_FINDING_MIXED_DIGITS, component, unit.begin,
                            unit.end);
          return;
        }
      seen = zero != 0 ? zero : seen;
      at += (gsize) g_utf8_skip[(guint8) self->text[at]];
    }
}

void
iri_check_digits (IriCheck *self)
{
  iri_check_each_unit (self, check_unit_digits);
}

static inline gboolean
is_small (char byte)
{
  return byte >= 'a' && byte <= 'z';
}

static inline gboolean
is_digit (char byte)
{
  return byte >= '0' && byte <= '9';
}

/* Hexadecimal numbers begin with 0 as words do not: "0cafe", "0xff". */
static gboolean
is_hexadecimal (const char *word, gsize length)
{
  if (word[1] == 'x')
    return TRUE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isxdigit (word[i]))
      return FALSE;
  return TRUE;
}

/* "br0ken", "1ame" and "0range" (§8.5): a word of lowercase letters in which the only
 * digits are a 0 or 1 between letters or before three or more letters. "1st" and "3d0f"
 * do not match. */
static gboolean
has_digit_for_letter (const char *word, gsize length)
{
  gboolean found
      = length >= 4
        && (word[0] == '1' || (word[0] == '0' && !is_hexadecimal (word, length)));

  for (gsize i = 0; i < length; i++)
    {
      if (is_small (word[i]))
        continue;
      if (word[i] != '0' && word[i] != '1')
        return FALSE;
      if (i > 0
          && (i + 1 == length || !is_small (word[i - 1]) || !is_small (word[i + 1])))
        return FALSE;
      found |= i > 0;
    }
  return found && (!is_digit (word[0]) || length >= 4);
}

/* "2O10", "1l0": digits, and single letters O or l between two digits. */
static gboolean
has_letter_for_digit (const char *word, gsize length)
{
  gboolean found = FALSE;

  for (gsize i = 0; i < length; i++)
    {
      if (is_digit (word[i]))
        continue;
      if ((word[i] != 'O' && word[i] != 'l') || i == 0 || i + 1 == length
          || !is_digit (word[i - 1]) || !is_digit (word[i + 1]))
        return FALSE;
      found = TRUE;
    }
  return found;
}

static gboolean
is_word_byte (char byte)
{
  return (guint8) byte >= 0x80
         || iri_byte_is ((guint8) byte, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT);
}

/* Checks words. Only words of ASCII letters and digits can have these findings. */
static void
check_component_words (IriCheck *self, IriComponent component, IriSpan span)
{
  const char *text = self->text;

  for (gsize at = span.begin, end; at < span.end; at = end + 1)
    {
      if (iri_percent_is_encoded (text + at, span.end - at))
        {
          end = at + 2;
          continue;
        }
      for (end = at; end < span.end && is_word_byte (text[end]); end++)
        ;
      if (has_digit_for_letter (text + at, end - at))
        iri_check_report (self, IRI_FINDING_DIGIT_LIKE_LETTER, component, at, end);
      else if (has_letter_for_digit (text + at, end - at))
        iri_check_report (self, IRI_FINDING_LETTER_LIKE_DIGIT, component, at, end);
    }
}

void
iri_check_words (IriCheck *self)
{
  static const IriComponent components[]
      = { IRI_COMPONENT_HOST, IRI_COMPONENT_PATH, IRI_COMPONENT_QUERY,
          IRI_COMPONENT_FRAGMENT };

  for (gsize i = 0; i < G_N_ELEMENTS (components); i++)
    if (iri_span_is_present (self->components->span[components[i]]))
      check_component_words (self, components[i],
                             self->components->span[components[i]]);
}
