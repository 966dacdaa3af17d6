/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-rule.h"

#include "iri-chars.h"
#include "iri-unicode.h"

#include <unicode/uchar.h>

#define BIT(bidi_class) (1u << (bidi_class))

enum
{
  L = BIT (U_LEFT_TO_RIGHT),
  EN = BIT (U_EUROPEAN_NUMBER),
  AN = BIT (U_ARABIC_NUMBER),
  R_AL = BIT (U_RIGHT_TO_LEFT) | BIT (U_RIGHT_TO_LEFT_ARABIC),
  NSM = BIT (U_DIR_NON_SPACING_MARK),
  /* Allowed in both kinds of label, in addition to letters and numbers. */
  OTHERS = BIT (U_EUROPEAN_NUMBER_SEPARATOR) | BIT (U_COMMON_NUMBER_SEPARATOR)
           | BIT (U_EUROPEAN_NUMBER_TERMINATOR) | BIT (U_OTHER_NEUTRAL)
           | BIT (U_BOUNDARY_NEUTRAL) | NSM,
};

static guint
class_at (const char *label, gsize at)
{
  return BIT (iri_unicode_bidi_class (iri_utf8_first (label + at)));
}

static IriSpan
char_at (const char *label, gsize at)
{
  return (IriSpan){ at, at + (gsize) g_utf8_skip[(guint8) label[at]] };
}

/* The first character whose class is in @mask. */
static IriSpan
find_first (const char *label, gsize length, guint mask)
{
  for (gsize at = 0; at < length; at = char_at (label, at).end)
    if ((class_at (label, at) & mask) != 0)
      return char_at (label, at);
  return IRI_SPAN_ABSENT;
}

/* The last character that is not a nonspacing mark, if its class is not in @mask. */
static IriSpan
find_end (const char *label, gsize length, guint mask)
{
  gsize last = 0;

  for (gsize at = 0; at < length; at = char_at (label, at).end)
    if (class_at (label, at) != NSM)
      last = at;
  return (class_at (label, last) & mask) != 0 ? IRI_SPAN_ABSENT : char_at (label, last);
}

/* The first digit of the kind that appears second in the label. */
static IriSpan
find_other_number (const char *label, gsize length)
{
  IriSpan european = find_first (label, length, EN);
  IriSpan arabic = find_first (label, length, AN);

  if (!iri_span_is_present (european) || !iri_span_is_present (arabic))
    return IRI_SPAN_ABSENT;
  return european.begin > arabic.begin ? european : arabic;
}

IriSpan
iri_bidi_rule_fault (const char *label, gsize length, int rule)
{
  guint first;

  if (length == 0)
    return IRI_SPAN_ABSENT;
  first = class_at (label, 0);
  if (rule == 1)
    return (first & (L | R_AL)) != 0 ? IRI_SPAN_ABSENT : char_at (label, 0);
  /* Rules 2 to 4 apply to right-to-left labels, 5 and 6 to left-to-right ones. */
  if ((first & (rule <= 4 ? R_AL : L)) == 0)
    return IRI_SPAN_ABSENT;
  switch (rule)
    {
    case 2:
      return find_first (label, length, ~(guint) (R_AL | EN | AN | OTHERS));
    case 3:
      return find_end (label, length, R_AL | EN | AN);
    case 4:
      return find_other_number (label, length);
    case 5:
      return find_first (label, length, ~(guint) (L | EN | OTHERS));
    case 6:
      return find_end (label, length, L | EN);
    default:
      g_return_val_if_reached (IRI_SPAN_ABSENT);
    }
}

gboolean
iri_bidi_rule_applies (const char *label, gsize length)
{
  return iri_span_is_present (find_first (label, length, R_AL | AN));
}

int
iri_bidi_rule_broken (const char *label, gsize length)
{
  for (int rule = 1; rule <= IRI_N_BIDI_RULES; rule++)
    if (iri_span_is_present (iri_bidi_rule_fault (label, length, rule)))
      return rule;
  return 0;
}
