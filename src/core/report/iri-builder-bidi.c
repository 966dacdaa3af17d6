/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include "iri-chars.h"
#include "iri-parse.h"
#include "iri-url.h"

#include <string.h>

/* The state of reporting findings about the visual order. */
typedef struct
{
  IriReportBuilder *builder;
  const IriBidi *bidi;
  const IriBidiPerception *perception;
} BidiFindings;

static const IriBidiUnit *
unit_at (const BidiFindings *self, gsize i)
{
  return &g_array_index (self->perception->units, IriBidiUnit, i);
}

/* Whether spans of the display text are also spans of the reference. U+FFFD is never
 * shorter than what it replaces, so equal lengths mean that nothing was replaced. */
static gboolean
shows_reference (const BidiFindings *self)
{
  return iri_builder_has_no_target (self->builder) && self->bidi->map == NULL
         && self->bidi->length == self->builder->report->reference_length;
}

/* The first to the last difference between two texts, as a span of the first. */
static IriSpan
find_difference (const char *text, gsize length, const char *other)
{
  gsize other_length = strlen (other);
  gsize most = MIN (length, other_length), begin = 0, n = 0;

  while (begin < most && text[begin] == other[begin])
    begin++;
  while (begin > 0 && iri_byte_is_continuation ((guint8) text[begin]))
    begin--;
  while (n < most - begin && text[length - 1 - n] == other[other_length - 1 - n])
    n++;
  while (iri_byte_is_continuation ((guint8) text[length - n]))
    n--;
  return (IriSpan){ begin, length - n };
}

/* Whether @other has the same scheme and authority as the ordered text. */
static gboolean
has_same_host (const BidiFindings *self, const char *other)
{
  const IriBidi *bidi = self->bidi;
  IriSpan path = bidi->components.span[IRI_COMPONENT_PATH], other_path;
  IriComponents components;

  iri_parse (other, strlen (other), self->builder->report->options.spec, &components,
             NULL, NULL);
  other_path = components.span[IRI_COMPONENT_PATH];
  return iri_span_is_present (path) && iri_span_is_present (other_path)
         && path.begin == other_path.begin
         && memcmp (bidi->text, other, path.begin) == 0;
}

/* Whether the address can lead anywhere. Browsers reject labels that mix directions as
 * RFC 5893 forbids. No machine is in 0.0.0.0/8 (RFC 1122 §3.2.1.3), which is what a
 * short number becomes, and ICANN lets no top-level domain be a host. */
static gboolean
leads_somewhere (const char *text, gsize length)
{
  IriComponents components;
  g_autoptr (IriUrl) url
      = iri_url_parse (text, length, NULL, NULL, &components, NULL, NULL);

  if (url == NULL || url->host == NULL)
    return FALSE;
  if (g_str_has_prefix (url->host, "0."))
    return g_str_equal (url->host, "0.0.0.0");
  return strchr (url->host, '.') != NULL || !g_str_has_prefix (url->host, "xn--");
}

/* Whether @other is no danger to those who take the text for it. Most right-to-left
 * addresses that end in a number have a twin whose host begins with that number, which
 * no browser accepts. Where browsers reject the text as well, either may be meant. */
static gboolean
is_harmless (const BidiFindings *self, const char *other)
{
  return has_same_host (self, other)
         || (leads_somewhere (self->bidi->text, self->bidi->length)
             && !leads_somewhere (other, strlen (other)));
}

/* Reports that the text can be mistaken for @other: @host if that leads to another
 * host, else @same. */
static void
add_other_text (const BidiFindings *self,
                IriFindingCode host,
                IriFindingCode same,
                const char *other)
{
  IriFinding finding = { .code = host,
                         .component = IRI_COMPONENT_NONE,
                         .span = { 0, self->builder->report->reference_length },
                         .quote = other };

  if (other == NULL)
    return;
  if (is_harmless (self, other))
    finding.code = same;
  if (shows_reference (self))
    {
      finding.span = find_difference (self->bidi->text, self->bidi->length, other);
      finding.component
          = iri_components_at (&self->bidi->components, finding.span.begin);
    }
  iri_builder_add (finding, self->builder);
}

static void
add_move (const BidiFindings *self, const IriBidiUnit *unit, const IriBidiUnit *instead)
{
  gboolean host = !self->perception->runs_right_to_left
                  && (unit->component == IRI_COMPONENT_HOST
                      || instead->component == IRI_COMPONENT_HOST);

  iri_builder_add_limited (self->builder, (IriFinding){
                                              .code = host ? IRI_FINDING_BIDI_HOST_MOVED
                                                           : IRI_FINDING_BIDI_MOVED,
                                              .component = unit->component,
                                              .span = unit->span,
                                              .other = instead->span,
                                              .unit = unit->kind,
                                              .other_unit = instead->kind,
                                          });
}

/* For each unit, the unit that is shown where it belongs. Free with g_free(). */
static gsize *
find_tenants (const BidiFindings *self)
{
  gsize *tenants = g_new (gsize, self->perception->units->len + 1);

  for (gsize i = 0; i < self->perception->units->len; i++)
    tenants[i] = i;
  for (guint i = 0; i < self->perception->moves->len; i++)
    {
      const IriBidiMove *move
          = &g_array_index (self->perception->moves, IriBidiMove, i);

      tenants[move->displaced_unit] = move->unit;
    }
  return tenants;
}

/* Reports each unit that is shown in the position of a unit of another component; two
 * units that swap positions get one finding. Units that are reordered inside a
 * component get one finding for the component. */
static void
add_moves (const BidiFindings *self)
{
  gsize *tenants = find_tenants (self);
  guint reordered = 0;

  for (guint i = 0; i < self->perception->moves->len; i++)
    {
      const IriBidiMove *move
          = &g_array_index (self->perception->moves, IriBidiMove, i);
      const IriBidiUnit *unit = unit_at (self, move->unit);
      const IriBidiUnit *instead = unit_at (self, move->displaced_unit);
      gboolean reported_before = move->unit < move->displaced_unit
                                 && tenants[move->unit] == move->displaced_unit;

      if (unit->component != instead->component)
        {
          if (!reported_before)
            add_move (self, unit, instead);
        }
      else if ((reordered & 1u << unit->component) == 0)
        {
          reordered |= 1u << unit->component;
          iri_builder_add_at (self->builder, IRI_FINDING_BIDI_ORDER, unit->component,
                              self->bidi->components.span[unit->component], NULL);
        }
    }
  g_free (tenants);
}

/* A host that is shown in several positions gets a single finding. For other
 * components, only their units are reported, because moved units have findings of their
 * own. */
static void
add_split (const BidiFindings *self)
{
  gboolean expected = self->perception->runs_right_to_left;
  gboolean host = (self->perception->split_components & 1u << IRI_COMPONENT_HOST) != 0;

  for (guint i = 0; i < self->perception->split->len; i++)
    {
      const IriBidiUnit *unit
          = unit_at (self, g_array_index (self->perception->split, gsize, i));

      host |= unit->component == IRI_COMPONENT_HOST;
      if (unit->component != IRI_COMPONENT_HOST || expected)
        iri_builder_add_limited (self->builder,
                                 (IriFinding){ .code = IRI_FINDING_BIDI_SPLIT,
                                               .component = unit->component,
                                               .span = unit->span,
                                               .unit = unit->kind });
    }
  if (host && !expected)
    iri_builder_add_at (self->builder, IRI_FINDING_BIDI_HOST_SPLIT, IRI_COMPONENT_HOST,
                        self->bidi->components.span[IRI_COMPONENT_HOST], NULL);
}

/* The display has another text than the reference, so its spans are not those of the
 * reference, but its host is made of the reference's. */
static void
add_other_host (const BidiFindings *self)
{
  const IriComponents *components = &self->builder->report->reference_components;
  IriSpan host = components->span[IRI_COMPONENT_HOST];

  if (self->perception->seems_other_host && iri_span_is_present (host))
    iri_builder_add_at (self->builder, IRI_FINDING_BIDI_HOST_SPLIT, IRI_COMPONENT_HOST,
                        host, NULL);
}

void
iri_builder_make_bidi (IriReportBuilder *self)
{
  IriReport *report = self->report;
  BidiFindings findings = { .builder = self };

  report->bidi = iri_report_order (report, report->options.convention);
  report->perception = iri_bidi_perception_new (report->bidi, report->options.spec);
  findings.bidi = report->bidi;
  findings.perception = report->perception;
  add_other_text (&findings, IRI_FINDING_BIDI_TWIN_HOST, IRI_FINDING_BIDI_TWIN,
                  report->perception->twin);
  add_other_text (&findings, IRI_FINDING_BIDI_MISREAD_HOST, IRI_FINDING_BIDI_MISREAD,
                  report->perception->perceived);
  if (!shows_reference (&findings))
    {
      add_other_host (&findings);
      return;
    }
  add_moves (&findings);
  add_split (&findings);
}
