/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include <string.h>

gboolean
iri_builder_wants_steps (const IriReport *report)
{
  return (report->options.want & IRI_WANT_STEPS) != 0;
}

IriSpan
iri_builder_source_of (const IriReport *report, IriSpan span)
{
  return iri_span_map_to_input (report->prepared != NULL ? report->prepared->map : NULL,
                                span);
}

gboolean
iri_builder_has_no_target (const IriReportBuilder *self)
{
  return self->subject.text == self->report->reference;
}

const char *
iri_builder_keep_text (IriReportBuilder *self, const char *text, gsize length)
{
  IriReport *report = self->report;

  if (report->quotes == NULL)
    report->quotes = g_string_chunk_new (256);
  return g_string_chunk_insert_len (report->quotes, text, (gssize) length);
}

IriFinding *
iri_builder_add_mapped (IriReportBuilder *self, IriFinding finding)
{
  IriFinding *kept = iri_finding_list_add (self->findings, &finding);

  if (kept != NULL && kept->quote != NULL)
    kept->quote = iri_builder_keep_text (self, kept->quote, strlen (kept->quote));
  return kept;
}

/* The text of the reference at @span, or NULL if the text as given is the same at
 * @source. Keeps no more than messages quote. */
static const char *
keep_reference_text (IriReportBuilder *self, IriSpan span, IriSpan source)
{
  const IriReport *report = self->report;
  gsize length = iri_span_length (span);
  const char *text = report->reference + span.begin;

  if (report->prepared == NULL
      || (length == iri_span_length (source)
          && memcmp (text, report->text + source.begin, length) == 0))
    return NULL;
  return iri_builder_keep_text (self, text, MIN (length, IRI_BUILDER_MAX_QUOTED));
}

/* Maps the spans of @finding from the reference to the text as given. */
static IriFinding
map_finding (const IriReportBuilder *self, IriFinding finding)
{
  finding.span = iri_builder_source_of (self->report, finding.span);
  finding.other = iri_builder_source_of (self->report, finding.other);
  return finding;
}

/* Adds to @kept, which is NULL if @finding is only counted, the text of its spans in
 * the reference. */
static void
quote_reference (IriReportBuilder *self, IriFinding *kept, const IriFinding *finding)
{
  if (kept == NULL)
    return;
  kept->span_text = keep_reference_text (self, finding->span, kept->span);
  kept->other_text = keep_reference_text (self, finding->other, kept->other);
}

void
iri_builder_add (IriFinding finding, gpointer data)
{
  IriReportBuilder *self = data;

  quote_reference (self, iri_builder_add_mapped (self, map_finding (self, finding)),
                   &finding);
}

void
iri_builder_add_limited (IriReportBuilder *self, IriFinding finding)
{
  IriFinding mapped = map_finding (self, finding);

  quote_reference (self, iri_finding_list_add_limited (self->findings, &mapped),
                   &finding);
}

/* A finding outside the grammar also makes the text invalid if it violates a MUST. */
void
iri_builder_add_check (IriFinding finding, gpointer data)
{
  IriReportBuilder *self = data;
  const IriFindingInfo *info = iri_finding_info (finding.code);

  if (info->severity == IRI_SEVERITY_ERROR && info->force == IRI_REQUIREMENT_MUST)
    self->report->valid = FALSE;
  iri_builder_add (finding, data);
}

void
iri_builder_add_at (IriReportBuilder *self,
                    IriFindingCode code,
                    IriComponent component,
                    IriSpan span,
                    const char *detail)
{
  iri_builder_add (
      (IriFinding){
          .code = code, .component = component, .span = span, .detail = detail },
      self);
}

/* For findings about the whole text, or about the target, which is not in the text. */
void
iri_builder_add_whole (IriReportBuilder *self, IriFindingCode code, const char *detail)
{
  iri_builder_add_at (self, code, IRI_COMPONENT_NONE,
                      (IriSpan){ 0, self->report->reference_length }, detail);
}
