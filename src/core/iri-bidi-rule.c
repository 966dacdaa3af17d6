/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-rule.h"

#include "iri-icu.h"

#include <unicode/uchar.h>

#define BIT(bidi_class) (1u << (bidi_class))

enum
{
  R_AL = BIT (U_RIGHT_TO_LEFT) | BIT (U_RIGHT_TO_LEFT_ARABIC),
  NUMBERS = BIT (U_EUROPEAN_NUMBER) | BIT (U_ARABIC_NUMBER),
  /* What either kind of label may hold besides letters and numbers. */
  OTHERS = BIT (U_EUROPEAN_NUMBER_SEPARATOR) | BIT (U_COMMON_NUMBER_SEPARATOR)
           | BIT (U_EUROPEAN_NUMBER_TERMINATOR) | BIT (U_OTHER_NEUTRAL)
           | BIT (U_BOUNDARY_NEUTRAL) | BIT (U_DIR_NON_SPACING_MARK),
};

/* The classes of a label: first, last that is no mark, all. */
typedef struct
{
  guint first;
  guint last;
  guint all;
} Classes;

static Classes
classes_of (const char *label)
{
  Classes self = { 0 };

  for (; *label != '\0'; label = g_utf8_next_char (label))
    {
      guint bit = BIT (iri_icu_bidi_class (g_utf8_get_char (label)));

      if (self.first == 0)
        self.first = bit;
      if (bit != BIT (U_DIR_NON_SPACING_MARK))
        self.last = bit;
      self.all |= bit;
    }
  return self;
}

gboolean
iri_bidi_rule_applies (const char *label)
{
  return (classes_of (label).all & (R_AL | BIT (U_ARABIC_NUMBER))) != 0;
}

int
iri_bidi_rule_broken (const char *label)
{
  const guint ltr = BIT (U_LEFT_TO_RIGHT), en = BIT (U_EUROPEAN_NUMBER);
  Classes classes = classes_of (label);

  if ((classes.first & (ltr | R_AL)) == 0)
    return 1;
  if ((classes.first & R_AL) != 0)
    {
      if ((classes.all & ~(guint) (R_AL | NUMBERS | OTHERS)) != 0)
        return 2;
      if ((classes.last & (R_AL | NUMBERS)) == 0)
        return 3;
      return (classes.all & NUMBERS) == NUMBERS ? 4 : 0;
    }
  if ((classes.all & ~(guint) (ltr | en | OTHERS)) != 0)
    return 5;
  return (classes.last & (ltr | en)) == 0 ? 6 : 0;
}
