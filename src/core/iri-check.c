/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check.h"

#include "iri-chars.h"
#include "iri-icu.h"

#include <string.h>
#include <unicode/uchar.h>

/* What every program that takes addresses is advised to take (RFC 9110 §4.1). */
#define COMMON_MAX_BYTES 8000

/* What a rule is given, and where its findings go. */
typedef struct
{
  const char *text;
  gsize length;
  const IriParts *parts;
  IriFindingFunc report;
  gpointer data;
} Check;

static void
found (const Check *self, IriFindingCode code, IriPart part, IriSpan span)
{
  IriFinding finding = { .code = code, .part = part, .span = span };

  self->report (finding, self->data);
}

/* The characters of one component, for the two SHOULDs of RFC 3987 §4.2. */
typedef struct
{
  gboolean ltr;
  gboolean rtl;
  gboolean rtl_first;
  gboolean rtl_last;
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
      if (bidi_class != U_DIR_NON_SPACING_MARK)
        sides.rtl_last = rtl;
    }
  return sides;
}

static void
check_piece (const Check *self, IriPart part, IriSpan span)
{
  Sides sides = sides_of (self->text + span.begin, self->text + span.end);

  if (!sides.rtl)
    return;
  if (sides.ltr)
    found (self, IRI_FINDING_BIDI_MIXED, part, span);
  if (!sides.rtl_first || !sides.rtl_last)
    found (self, IRI_FINDING_BIDI_ENDS, part, span);
}

/* §4.2 lets a specification divide components further. Labels, segments, names
 * and values are what people see as one. */
static const struct
{
  IriPart part;
  const char *delimiters;
} divisions[] = {
  { IRI_PART_USERINFO, ":" }, { IRI_PART_HOST, "." },    { IRI_PART_PATH, "/" },
  { IRI_PART_QUERY, "&;=" },  { IRI_PART_FRAGMENT, "" },
};

static void
check_structure (const Check *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (divisions); i++)
    {
      IriPart part = divisions[i].part;
      IriSpan span = self->parts->span[part];
      gsize begin = span.begin;

      if (!iri_span_is_present (span))
        continue;
      for (gsize at = begin; at <= span.end; at++)
        if (at == span.end
            || (self->text[at] != '\0'
                && strchr (divisions[i].delimiters, self->text[at]) != NULL))
          {
            check_piece (self, part, (IriSpan){ begin, at });
            begin = at + 1;
          }
    }
}

static void
check_later_controls (const Check *self)
{
  for (int part = 0; part < IRI_N_PARTS; part++)
    {
      IriSpan span = self->parts->span[part];
      const char *end, *next;

      if (!iri_span_is_present (span))
        continue;
      end = self->text + span.end;
      for (const char *p = self->text + span.begin; p < end; p = next)
        {
          next = g_utf8_next_char (p);
          if (iri_char_is_later_bidi_control (g_utf8_get_char (p)))
            found (self, IRI_FINDING_BIDI_CONTROL_LATER, (IriPart) part,
                   (IriSpan){ (gsize) (p - self->text),
                              (gsize) (next - self->text) });
        }
    }
}

static void
check_length (const Check *self)
{
  if (self->length > COMMON_MAX_BYTES)
    found (self, IRI_FINDING_LONG, IRI_PART_NONE, (IriSpan){ 0, self->length });
}

/* One rule a function; these are of text that is not all US-ASCII. */
static void (*const rules[]) (const Check *self) = {
  check_later_controls,
  check_structure,
};

void
iri_check (const char *text,
           gsize length,
           const IriParts *parts,
           IriFindingFunc report,
           gpointer data)
{
  Check self = { text, length, parts, report, data };

  check_length (&self);
  if (parts->ascii)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    rules[i](&self);
}
