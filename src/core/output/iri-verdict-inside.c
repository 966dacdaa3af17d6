/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* What the verdict says about the address that is meant by the text and about the first
 * one that it carries. */

#include "iri-host-naming.h"
#include "iri-isolate.h"
#include "iri-message.h"
#include "iri-verdict-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The report on @iri with the options of @report. */
static IriReport *
report_on (const IriReport *report, const char *iri)
{
  IriOptions options
      = iri_report_options_for_other (report, IRI_WANT_ALL | IRI_WANT_AS_IS);

  options.source = NULL;
  options.preparation = (IriPreparation){ 0 };
  return iri_report_new (iri, -1, &options);
}

static char *
isolate (const char *text)
{
  return iri_isolate_host (text, (IriSpan){ 0, strlen (text) });
}

static const IriFinding *
find (const IriReport *report)
{
  static const IriFindingCode codes[] = { IRI_FINDING_BARE_HOST, IRI_FINDING_BARE_EMAIL,
                                          IRI_FINDING_DEFANGED, IRI_FINDING_IN_TEXT };

  for (gsize i = 0; i < report->n_findings; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (codes); j++)
      if (report->findings[i].code == codes[j])
        return &report->findings[i];
  return NULL;
}

/* The ASCII form, unless it is in the text. */
static char *
describe_ascii (const IriHost *host)
{
  char *sentence, *ascii;

  if (host == NULL || host->ascii == NULL || g_str_equal (host->ascii, host->unicode))
    return NULL;
  ascii = isolate (host->ascii);
  /* Translators: a host: xn--4dbc.example. */
  sentence = g_strdup_printf (_ ("The host in Punycode is %s."), ascii);
  g_free (ascii);
  return sentence;
}

/* Fills the placeholders of @sentence. @name is how messages name the IRI, or NULL. */
static char *
describe (const char *sentence,
          const IriReport *other,
          const char *name,
          const IriVerdict *verdict)
{
  g_autofree char *isolated = isolate (iri_host_name_safe_iri (other));
  g_autofree char *with_iri
      = iri_verdict_fill (sentence, "{iri}", name != NULL ? name : isolated);

  return iri_verdict_fill (with_iri, "{verdict}", verdict->title);
}

/* The level of a text that is meant to be the IRI with the verdict @meant. If the text
 * is not an IRI, its errors are not about that IRI, and the body says so. */
static IriVerdictLevel
level_of (const IriReport *report, const IriVerdict *meant)
{
  if (report->valid)
    return iri_verdict_level_of ((IriSeverity) iri_report_max_severity (report));
  return MAX (meant->level, iri_report_deceives (report) ? IRI_VERDICT_LEVEL_WARNING
                                                         : IRI_VERDICT_LEVEL_NOTE);
}

IriVerdict *
iri_verdict_new_intended (const IriReport *report)
{
  const IriFinding *finding = report->intended != NULL ? find (report) : NULL;
  g_autoptr (IriReport) other = NULL;
  g_autoptr (IriVerdict) verdict = NULL;
  IriVerdict *self;

  if (finding == NULL)
    return NULL;
  other = report_on (report, report->intended->iri);
  verdict = iri_verdict_new_alone (other);
  self = g_new0 (IriVerdict, 1);
  self->level = level_of (report, verdict);
  self->title = iri_finding_message (finding, report->text, report->length);
  self->body = iri_verdict_join (
      describe_ascii (report->intended->host),
      /* Translators: {iri} is what the text was meant to be,
                           * {verdict} the title of the verdict on it: Goes to
                           * example.com. */
      describe (_ ("Read as {iri}: {verdict}."), other, finding->quote_name, verdict));
  if (!report->valid)
    self->body = iri_verdict_join (
        self->body, g_strdup (_ ("As it is written, the text is not an IRI.")));
  self->host = g_steal_pointer (&verdict->host);
  return self;
}

void
iri_verdict_add_carried (IriVerdict *self, const IriReport *report)
{
  g_autoptr (IriReport) other = NULL;
  g_autoptr (IriVerdict) verdict = NULL;

  if (report->carried == NULL)
    return;
  other = iri_report_on_carried (report, 0);
  verdict = iri_verdict_new_alone (other);
  if (self->level == IRI_VERDICT_LEVEL_GOOD
      && verdict->level >= IRI_VERDICT_LEVEL_WARNING)
    self->level = IRI_VERDICT_LEVEL_NOTE;
  self->body = iri_verdict_join (
      self->body,
      /* Translators: {verdict} is the title of the verdict on the other IRI: Goes to
       * example.com. */
      describe (_ ("The IRI carries another IRI, {iri}: {verdict}."), other, NULL,
                verdict));
}
