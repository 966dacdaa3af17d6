/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about what the preparation of a text changed or could not change. */

#include "iri-builder.h"

#include "iri-chars.h"
#include "iri-percent-decode.h"
#include "iri-syntax-group.h"

#include <string.h>

/* The length in bytes of the numeric character reference at @text; 0 if it has none. */
static gsize
reference_length (const char *text, gsize length)
{
  gsize at = 2, digits;
  gboolean hex;

  if (length < 4 || text[0] != '&' || text[1] != '#')
    return 0;
  hex = text[at] == 'x' || text[at] == 'X';
  digits = at += hex ? 1 : 0;
  while (at < length
         && iri_byte_is ((guint8) text[at], hex ? IRI_CLASS_HEX : IRI_CLASS_DIGIT))
    at++;
  return at > digits && at < length && text[at] == ';' ? at + 1 : 0;
}

/* Reports character references that preparation kept because they do not encode a
 * character. */
static void
find_references (IriReportBuilder *self)
{
  const IriReport *report = self->report;
  const char *text = report->reference;
  gsize length = report->reference_length, n;

  if (report->options.preparation.notation != IRI_NOTATION_XML)
    return;
  for (gsize at = 0; at < length; at += MAX (n, 1))
    {
      IriSpan span = { at, at };

      n = reference_length (text + at, length - at);
      span.end += n;
      /* "&amp;#65;" becomes the text "&#65;", which is not a reference. */
      if (n > 0 && iri_span_length (iri_builder_source_of (report, span)) == n)
        iri_builder_add_at (self, IRI_FINDING_CHARACTER_REFERENCE, IRI_COMPONENT_NONE,
                            span, NULL);
    }
}

/* Whether one step of the preparation made the byte of the reference at @at and the
 * next one. */
static gboolean
is_made_with_next (const IriReport *report, gsize at)
{
  IriSpan first = iri_builder_source_of (report, (IriSpan){ at, at + 1 });
  IriSpan second = iri_builder_source_of (report, (IriSpan){ at + 1, at + 2 });

  return first.begin == second.begin && first.end == second.end;
}

/* Reads the character at @at that the preparation percent-encoded or replaced by a
 * slash. Returns its length in bytes of the reference; 0 if there is none. */
static gsize
read_replaced (const IriReport *report, gsize at, gunichar *c)
{
  const char *text = report->reference + at;
  gsize length = report->reference_length - at, n = 0;
  guint8 octets[4];

  if (text[0] == '/')
    {
      *c = (guint8) report
               ->text[iri_builder_source_of (report, (IriSpan){ at, at + 1 }).begin];
      return *c == '\\' ? 1 : 0;
    }
  if (!iri_percent_is_encoded (text, length) || !is_made_with_next (report, at))
    return 0;
  while (n < sizeof octets && iri_percent_is_encoded (text + 3 * n, length - 3 * n))
    {
      octets[n] = iri_percent_octet (text + 3 * n);
      n++;
    }
  *c = octets[0];
  return 3 * (*c < 0x80 ? 1 : iri_utf8_read (octets, n, c));
}

gboolean
iri_builder_percent_encoded_all (const IriReport *report, IriSpan span)
{
  gsize at = span.begin, n = 1;
  gunichar c;

  while (report->prepared != NULL && at < span.end && n > 0)
    {
      n = read_replaced (report, at, &c);
      if (n > 0 && (iri_syntax_group (c) & IRI_SYNTAX_GROUP_HREF_ONLY) == 0)
        n = 0;
      at += n;
    }
  return at == span.end;
}

void
iri_builder_append_unencoded (const IriReport *report, IriSpan span, GString *out)
{
  for (gsize at = span.begin; at < span.end;)
    {
      gunichar c;
      gsize n = report->prepared != NULL ? read_replaced (report, at, &c) : 0;

      if (n > 0)
        g_string_append_unichar (out, c);
      else
        g_string_append_c (out, report->reference[at]);
      at += MAX (n, 1);
    }
}

gboolean
iri_builder_is_inside_encoded (const IriReport *report, gsize at)
{
  return report->prepared != NULL && at > 0
         && iri_percent_is_encoded (report->reference + at,
                                    report->reference_length - at)
         && is_made_with_next (report, at - 1);
}

/* Whether a character of @group may not be in this component of an IRI, although the
 * standard allows it there. */
static gboolean
is_outside (IriSyntaxGroup group, IriComponent component)
{
  const guint32 query_only = IRI_SYNTAX_GROUP_PRIVATE_USE | IRI_SYNTAX_GROUP_TAG
                             | IRI_SYNTAX_GROUP_AFTER_TAGS;

  return (group & IRI_SYNTAX_GROUP_HREF_ONLY) != 0 && component != IRI_COMPONENT_SCHEME
         && ((group & query_only) == 0 || component != IRI_COMPONENT_QUERY);
}

static void
add_replaced (IriReportBuilder *self, IriComponent component, IriSpan span, gunichar c)
{
  const IriReport *report = self->report;
  IriSpan source = iri_builder_source_of (report, span);
  IriFinding finding
      = { .code = IRI_FINDING_NOT_IN_IRI, .component = component, .span = source };
  char utf8[7] = "";
  const int n = g_unichar_to_utf8 (c, utf8);
  IriFinding *kept = iri_builder_add_mapped (self, finding);

  if (kept != NULL
      && (iri_span_length (source) != (gsize) n
          || memcmp (report->text + source.begin, utf8, (gsize) n) != 0))
    kept->span_text = iri_builder_keep_text (self, utf8, (gsize) n);
}

/* Reports characters that the standard allows in a text but not in the IRI that the
 * preparation makes of it (3987bis-00 §7.3). */
static void
find_replaced (IriReportBuilder *self)
{
  const IriReport *report = self->report;
  gunichar c;

  for (gsize at = 0, n; at < report->reference_length; at += MAX (n, 1))
    {
      IriComponent component;

      n = read_replaced (report, at, &c);
      if (n == 0)
        continue;
      component = iri_components_at (&report->reference_components, at);
      if (is_outside (iri_syntax_group (c), component))
        add_replaced (self, component, (IriSpan){ at, at + n }, c);
    }
}

static gboolean
has_rule (const IriSpec *spec, IriPrepareRule wanted)
{
  const IriPrepareStep *step = spec->prepare;

  while (step->rule != IRI_PREPARE_END && step->rule != wanted)
    step++;
  return step->rule == wanted;
}

void
iri_builder_check_preparation (IriReportBuilder *self)
{
  find_references (self);
  if (self->report->prepared != NULL
      && has_rule (self->report->options.spec, IRI_PREPARE_ENCODE_UCS))
    find_replaced (self);
}
