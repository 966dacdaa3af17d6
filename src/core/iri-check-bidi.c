/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-icu.h"

#include <unicode/uchar.h>

/* The characters of one component, for the two SHOULDs of RFC 3987 §4.2 and the
 * MUSTs of duerst-01 §4.1. */
typedef struct
{
  gboolean ltr;
  gboolean rtl;
  gboolean rtl_first;
  gboolean rtl_last;
  gboolean others;
} Sides;

static Sides
sides_of (const char *begin, const char *end)
{
  Sides sides = { 0 };

  for (const char *p = begin; p < end; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      int bidi_class = iri_icu_bidi_class (c);
      gboolean rtl = bidi_class == U_RIGHT_TO_LEFT
                     || bidi_class == U_RIGHT_TO_LEFT_ARABIC;

      /* Marks have a direction, but findings of their own as well. */
      if (iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c))
        continue;
      sides.ltr |= bidi_class == U_LEFT_TO_RIGHT;
      sides.rtl |= rtl;
      sides.rtl_first |= rtl && p == begin;
      /* A mark belongs to the letter before it. */
      if (bidi_class == U_DIR_NON_SPACING_MARK)
        continue;
      sides.rtl_last = rtl;
      sides.others |= !rtl && bidi_class != U_LEFT_TO_RIGHT;
    }
  return sides;
}

static void
check_should (IriCheck *self, IriPart part, IriSpan span, Sides sides)
{
  if (sides.ltr)
    iri_check_found (self, IRI_FINDING_BIDI_MIXED, part, span.begin, span.end);
  if (!sides.rtl_first || !sides.rtl_last)
    iri_check_found (self, IRI_FINDING_BIDI_ENDS, part, span.begin, span.end);
}

static void
check_must (IriCheck *self, IriPart part, IriSpan span, Sides sides)
{
  if (sides.ltr)
    iri_check_found (self, IRI_FINDING_BIDI_MIXED_FORBIDDEN, part, span.begin,
                     span.end);
  if (sides.others)
    iri_check_found (self, IRI_FINDING_BIDI_OTHERS_FORBIDDEN, part, span.begin,
                     span.end);
}

static void
check_piece (IriCheck *self, IriPart part, IriSpan span)
{
  Sides sides = sides_of (self->text + span.begin, self->text + span.end);

  if (!sides.rtl)
    return;
  if (self->spec->structure_must)
    check_must (self, part, span, sides);
  else
    check_should (self, part, span, sides);
}

void
iri_check_structure (IriCheck *self)
{
  iri_check_each_piece (self, check_piece);
}

static void
check_formatting (
    IriCheck *self, IriPart part, gsize begin, gsize end, gunichar c)
{
  if (iri_char_is_later_bidi_control (c))
    iri_check_found (self, IRI_FINDING_BIDI_CONTROL_LATER, part, begin, end);
}

void
iri_check_formatting (IriCheck *self)
{
  iri_check_each_character (self, check_formatting);
}

static gboolean
is_bidi (const char *text, IriSpan span)
{
  for (gsize at = span.begin; at < span.end;
       at += (gsize) g_utf8_skip[(guint8) text[at]])
    if ((guint8) text[at] >= 0x80)
      switch (iri_icu_bidi_class (g_utf8_get_char (text + at)))
        {
        case U_RIGHT_TO_LEFT:
        case U_RIGHT_TO_LEFT_ARABIC:
        case U_ARABIC_NUMBER:
          return TRUE;
        default:
          break;
        }
  return FALSE;
}

/* Rule 1 of RFC 5893 §2, for each label of a host that runs right to left in
 * part; what IDNA says of it depends on the flavour. */
void
iri_check_bidi_host (IriCheck *self)
{
  IriSpan host = self->parts->span[IRI_PART_HOST];
  const char *text = self->text;

  if (self->parts->host_kind != IRI_HOST_REG_NAME || !is_bidi (text, host))
    return;
  for (gsize at = host.begin, end; at < host.end; at = end + 1)
    {
      for (end = at; end < host.end && text[end] != '.'; end++)
        ;
      if (end > at && iri_icu_digit_zero (g_utf8_get_char (text + at)) != 0)
        iri_check_found (self, IRI_FINDING_BIDI_LABEL_DIGIT, IRI_PART_HOST, at,
                         end);
    }
}
