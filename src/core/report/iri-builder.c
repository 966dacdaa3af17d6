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

/* What messages quote for @span of the reference, or NULL if that is the text as given
 * at @source. Quotes no more than messages do, and what was percent-encoded as it
 * was. */
static const char *
keep_reference_text (IriReportBuilder *self, IriSpan span, IriSpan source)
{
  const IriReport *report = self->report;
  const gboolean is_cut = iri_span_length (span) > IRI_BUILDER_MAX_QUOTED;
  const gsize length = iri_span_length (source);
  g_autoptr (GString) quoted = NULL;

  if (report->prepared == NULL)
    return NULL;
  quoted = g_string_new (NULL);
  if (is_cut)
    span.end = span.begin + IRI_BUILDER_MAX_QUOTED;
  iri_builder_append_unencoded (report, span, quoted);
  if ((is_cut ? quoted->len < length : quoted->len == length)
      && memcmp (quoted->str, report->text + source.begin, quoted->len) == 0)
    return NULL;
  return iri_builder_keep_text (self, quoted->str, quoted->len);
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

/* Changes the code of a finding about percent-encoding that is not in the text as
 * given. Returns FALSE if another finding says what is wrong with the character
 * itself. */
static gboolean
describe_unencoded (const IriReport *report, IriFinding *finding)
{
  if ((finding->code != IRI_FINDING_PCT_INVISIBLE
       && finding->code != IRI_FINDING_PCT_HIDDEN)
      || !iri_builder_percent_encoded_all (report, finding->span))
    return TRUE;
  if (finding->code == IRI_FINDING_PCT_HIDDEN)
    return FALSE;
  finding->code = IRI_FINDING_INVISIBLE;
  return TRUE;
}

/* A finding outside the grammar also makes the text invalid if it violates a MUST. */
void
iri_builder_add_check (IriFinding finding, gpointer data)
{
  IriReportBuilder *self = data;
  const IriFindingInfo *info;

  if (!describe_unencoded (self->report, &finding))
    return;
  info = iri_finding_info (finding.code);
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
