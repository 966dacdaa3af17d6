/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-bidi-rule.h"
#include "iri-bidi-unit.h"
#include "iri-dns.h"
#include "iri-mailto.h"
#include "iri-unicode.h"
#include "iri-uts46.h"

#include <string.h>
#include <unicode/uchar.h>

/* The directions of the characters of a component, for the two SHOULDs of
 * RFC 3987 §4.2 and the MUSTs of duerst-01 §4.1. */
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
      gunichar c = iri_utf8_first (p);
      int bidi_class = iri_unicode_bidi_class (c);
      gboolean rtl
          = bidi_class == U_RIGHT_TO_LEFT || bidi_class == U_RIGHT_TO_LEFT_ARABIC;

      /* Formatting characters have a direction, but also findings of their own. */
      if (iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c))
        continue;
      sides.ltr |= bidi_class == U_LEFT_TO_RIGHT;
      sides.rtl |= rtl;
      sides.rtl_first |= rtl && p == begin;
      /* A combining mark takes the direction of the letter before it. */
      if (bidi_class == U_DIR_NON_SPACING_MARK)
        continue;
      sides.rtl_last = rtl;
      sides.others |= !rtl && bidi_class != U_LEFT_TO_RIGHT;
    }
  return sides;
}

static void
check_should (IriCheck *self, IriComponent component, IriSpan span, Sides sides)
{
  if (sides.ltr)
    iri_check_report (self, IRI_FINDING_BIDI_MIXED, component, span.begin, span.end);
  if (!sides.rtl_first || !sides.rtl_last)
    iri_check_report (self, IRI_FINDING_BIDI_ENDS, component, span.begin, span.end);
}

static void
check_must (IriCheck *self, IriComponent component, IriSpan span, Sides sides)
{
  if (sides.ltr)
    iri_check_report (self, IRI_FINDING_BIDI_MIXED_FORBIDDEN, component, span.begin,
                      span.end);
  if (sides.others)
    iri_check_report (self, IRI_FINDING_BIDI_NON_RTL_FORBIDDEN, component, span.begin,
                      span.end);
}

static void
check_unit (IriCheck *self, IriComponent component, IriSpan span)
{
  Sides sides = sides_of (self->text + span.begin, self->text + span.end);

  if (!sides.rtl)
    return;
  if (self->spec->bidi_structure_required)
    check_must (self, component, span, sides);
  else
    check_should (self, component, span, sides);
}

/* Some standards define their own delimiters, the same in every component. */
static void
check_between (IriCheck *self, IriComponent component, const char *delimiters)
{
  IriSpan span = self->components->span[component];
  gsize begin = span.begin;

  for (gsize at = begin; at <= span.end; at++)
    if (at == span.end
        || (self->text[at] != '\0' && strchr (delimiters, self->text[at]) != NULL))
      {
        check_unit (self, component, (IriSpan){ begin, at });
        begin = at + 1;
      }
}

/* The name of a resource and its extension are components of their own (RFC 3987 §4.2):
 * most files with a right-to-left name have an extension in Latin letters. */
static void
check_resource_name (IriCheck *self, IriSpan segment)
{
  const char *text = self->text + segment.begin;
  const char *dot = g_strrstr_len (text, (gssize) iri_span_length (segment), ".");
  IriSpan name = { segment.begin, segment.end };

  if (dot != NULL)
    {
      name.end = (gsize) (dot - self->text);
      check_unit (self, IRI_COMPONENT_PATH, (IriSpan){ name.end + 1, segment.end });
    }
  check_unit (self, IRI_COMPONENT_PATH, name);
}

/* The local part and the labels of the domain of one recipient. */
static void
check_recipient (IriCheck *self, IriComponent component, IriSpan recipient)
{
  IriSpan sign = iri_mailto_find_at (self->text, recipient);
  gsize begin = sign.end;

  if (!iri_span_is_present (sign))
    {
      check_unit (self, component, recipient);
      return;
    }
  check_unit (self, component, (IriSpan){ recipient.begin, sign.begin });
  for (gsize end = begin; end <= recipient.end; end++)
    if (end == recipient.end || self->text[end] == '.')
      {
        check_unit (self, component, (IriSpan){ begin, end });
        begin = end + 1;
      }
}

static void
check_recipients (IriCheck *self, IriComponent component, IriSpan list)
{
  gsize begin = list.begin;

  for (gsize at = begin; at <= list.end; at++)
    if (at == list.end || self->text[at] == ',')
      {
        check_recipient (self, component, (IriSpan){ begin, at });
        begin = at + 1;
      }
}

/* Checks @unit, whose recipients, if it has any, are not one component but many. */
static gboolean
check_mailto_unit (IriCheck *self, const IriBidiUnit *unit, const IriBidiUnit *name)
{
  IriSpan list = IRI_SPAN_ABSENT;

  if (!self->scheme->mail)
    return FALSE;
  if (unit->kind == IRI_BIDI_UNIT_SEGMENT)
    list = unit->span;
  else if (unit->kind == IRI_BIDI_UNIT_VALUE && name->kind == IRI_BIDI_UNIT_NAME)
    list = iri_mailto_field_recipients (self->text,
                                        (IriSpan){ name->span.begin, unit->span.end });
  if (!iri_span_is_present (list))
    return FALSE;
  check_recipients (self, unit->component, list);
  return TRUE;
}

static void
check_units (IriCheck *self)
{
  const gsize end_of_path = self->components->span[IRI_COMPONENT_PATH].end;
  g_autoptr (GArray) units
      = iri_bidi_units (self->text, self->length, self->components);

  for (guint i = 0; i < units->len; i++)
    {
      const IriBidiUnit *unit = &g_array_index (units, IriBidiUnit, i);

      if (check_mailto_unit (self, unit, i > 0 ? unit - 1 : unit))
        continue;
      if (unit->kind == IRI_BIDI_UNIT_SEGMENT && unit->span.end == end_of_path)
        check_resource_name (self, unit->span);
      else
        check_unit (self, unit->component, unit->span);
    }
}

void
iri_check_structure (IriCheck *self)
{
  const char *delimiters = self->spec->delimiters;

  if (delimiters == NULL)
    check_units (self);
  for (int component = 0; delimiters != NULL && component < IRI_N_COMPONENTS;
       component++)
    if (iri_span_is_present (self->components->span[component]))
      check_between (self, (IriComponent) component, delimiters);
}

static void
check_formatting (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c)
{
  if (iri_char_is_later_bidi_control (c))
    iri_check_report (self, IRI_FINDING_BIDI_CONTROL_LATER, component, begin, end);
}

void
iri_check_formatting (IriCheck *self)
{
  iri_check_each_character (self, check_formatting);
}

/* The U-label of @label, or NULL if it is not an A-label. Free with g_free(). */
static char *
decode_label (const char *label, gsize length)
{
  g_autofree char *lower = NULL, *ascii = NULL;
  char *unicode = NULL;

  if (length > IRI_DNS_MAX_LABEL || !iri_dns_is_xn_label (label, length))
    return NULL;
  lower = g_ascii_strdown (label, (gssize) length);
  iri_uts46_resolve (lower, IRI_IDNA_UTS46, &ascii, &unicode);
  return unicode;
}

/* Whether an ASCII host may have an A-label. */
static gboolean
has_a_label (const IriCheck *self)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];

  return g_strstr_len (self->text + host.begin, (gssize) iri_span_length (host), "--")
         != NULL;
}

static gboolean
is_bidi (const char *text, const GArray *units)
{
  for (guint i = 0; i < units->len; i++)
    {
      const IriBidiUnit *unit = &g_array_index (units, IriBidiUnit, i);
      const char *label = text + unit->span.begin;
      gsize length = iri_span_length (unit->span);
      g_autofree char *unicode = NULL;

      if (unit->kind != IRI_BIDI_UNIT_LABEL)
        continue;
      if (iri_bidi_rule_applies (label, length))
        return TRUE;
      unicode = decode_label (label, length);
      if (unicode != NULL && iri_bidi_rule_applies (unicode, strlen (unicode)))
        return TRUE;
    }
  return FALSE;
}

/* Rule 1. A label that begins with a digit has a finding of its own. */
static IriFindingCode
first_code (const char *first)
{
  int bidi_class = iri_unicode_bidi_class (iri_utf8_first (first));

  return bidi_class == U_EUROPEAN_NUMBER || bidi_class == U_ARABIC_NUMBER
             ? IRI_FINDING_BIDI_LABEL_DIGIT
             : IRI_FINDING_BIDI_RULE_1;
}

static void
check_bidi_label (IriCheck *self, IriSpan label)
{
  static const IriFindingCode codes[IRI_N_BIDI_RULES] = {
    IRI_FINDING_BIDI_RULE_1, IRI_FINDING_BIDI_RULE_2, IRI_FINDING_BIDI_RULE_3,
    IRI_FINDING_BIDI_RULE_4, IRI_FINDING_BIDI_RULE_5, IRI_FINDING_BIDI_RULE_6,
  };
  const char *text = self->text + label.begin;

  for (int rule = 1; rule <= IRI_N_BIDI_RULES; rule++)
    {
      IriSpan fault = iri_bidi_rule_fault (text, iri_span_length (label), rule);
      IriFindingCode code = rule == 1 ? first_code (text) : codes[rule - 1];

      if (!iri_span_is_present (fault))
        continue;
      fault.begin += label.begin;
      fault.end += label.begin;
      if (code == IRI_FINDING_BIDI_LABEL_DIGIT)
        fault = label;
      iri_check_report_inside (self, code, IRI_COMPONENT_HOST, fault, label);
    }
}

/* RFC 5893 §2: if one label has right-to-left characters, every label must follow the
 * Bidi Rule. Whether the host is rejected otherwise depends on the flavour of IDNA. */
void
iri_check_bidi_host (IriCheck *self)
{
  g_autoptr (GArray) units = NULL;

  if (self->components->host_kind != IRI_HOST_REG_NAME
      || ((self->traits & IRI_TRAIT_RTL) == 0 && !has_a_label (self)))
    return;
  units = iri_bidi_units (self->text, self->length, self->components);
  if (!is_bidi (self->text, units))
    return;
  for (guint i = 0; i < units->len; i++)
    {
      const IriBidiUnit *unit = &g_array_index (units, IriBidiUnit, i);

      if (unit->kind == IRI_BIDI_UNIT_LABEL)
        check_bidi_label (self, unit->span);
    }
}
