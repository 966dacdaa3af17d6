/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include "iri-host-naming.h"
#include "iri-latin-alphabets.h"
#include "iri-url.h"

#include <string.h>

/* Findings that describe the reason of a display policy step more precisely. The last
 * one covers every step. */
static const struct
{
  const char *step;
  IriFindingCode code;
} same[] = {
  { "character", IRI_FINDING_HOST_SYMBOL },
  { "scripts", IRI_FINDING_MIXED_SCRIPTS },
  { "digits", IRI_FINDING_MIXED_DIGITS },
  { "marks", IRI_FINDING_REPEATED_MARK },
  { NULL, IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE },
};

/* Whether browsers take the host for a domain: that of a scheme that is not special is
 * opaque to them, and shown as it is (URL Standard §3.5). */
static gboolean
has_domain (const IriSubject *subject)
{
  IriSpan scheme = subject->components->span[IRI_COMPONENT_SCHEME];
  g_autofree char *name = NULL;

  if (!iri_span_is_present (subject->components->span[IRI_COMPONENT_HOST]))
    return FALSE;
  if (!iri_span_is_present (scheme))
    return TRUE;
  name = g_ascii_strdown (subject->text + scheme.begin,
                          (gssize) iri_span_length (scheme));
  return iri_url_is_special (name, NULL);
}

void
iri_builder_make_browser (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriSubject *subject = &self->subject;
  IriSpan span = subject->components->span[IRI_COMPONENT_HOST];

  if ((report->options.want & IRI_WANT_CHECKS) == 0 || !has_domain (subject))
    return;
  report->browser = iri_browser_display_new (iri_display_policy_at (0), subject->text,
                                             span, subject->components->host_kind);
  if (report->browser != NULL)
    iri_builder_map_labels (self, report->browser->host);
}

/* The span of @label. The position of a label after a percent-encoded dot is not known,
 * so its span is the whole host. */
static IriSpan
span_of (const IriReportBuilder *self, const IriLabel *label)
{
  IriSpan host = self->report->components.span[IRI_COMPONENT_HOST];

  return iri_span_length (label->span) > 0 || !iri_span_is_present (host) ? label->span
                                                                          : host;
}

/* Whether a finding in the host explains why the step with the id @step hides a label:
 * it describes the same reason, or is an error. */
static gboolean
explains (IriFindingCode code, IriComponent component, gconstpointer step)
{
  if (component != IRI_COMPONENT_HOST)
    return FALSE;
  if (iri_finding_info (code)->severity == IRI_SEVERITY_ERROR)
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    if (code == same[i].code
        && (same[i].step == NULL || g_str_equal (same[i].step, step)))
      return TRUE;
  return FALSE;
}

/* Whether a finding at or next to @span explains why @step hides the label there. */
static gboolean
is_explained (const IriReportBuilder *self, IriSpan span, const IriBrowserStep *step)
{
  return iri_finding_list_has (self->findings, explains, step->id, span.begin,
                               span.end);
}

/* Whether the text has the label as its A-label. */
static gboolean
is_encoded (const IriReportBuilder *self, const IriLabel *label)
{
  gsize length = strlen (label->ascii);

  return iri_span_length (label->span) == length
         && g_ascii_strncasecmp (self->report->text + label->span.begin, label->ascii,
                                 length)
                == 0;
}

/* Checks a label that browsers show in Unicode. */
static void
check_shown (IriReportBuilder *self, const IriLabel *label)
{
  if (!iri_latin_alphabets_cover (label->unicode, strlen (label->unicode)))
    iri_builder_add_mapped (self,
                            (IriFinding){ .code = IRI_FINDING_LETTERS_OF_NO_LANGUAGE,
                                          .component = IRI_COMPONENT_HOST,
                                          .span = span_of (self, label),
                                          .quote = label->unicode });
}

static const char *
keep_both_names (IriReportBuilder *self, const IriLabel *label)
{
  g_autofree char *name = iri_host_name_both (label->ascii, label->unicode);

  return iri_builder_keep_text (self, name, strlen (name));
}

/* The names of the browsers that hide the label at @index, or NULL if all do. */
static const char *
keep_browsers (IriReportBuilder *self, gsize index)
{
  g_autofree char *names
      = iri_browser_display_name_hiding (self->report->browser, index);

  return names != NULL ? iri_builder_keep_text (self, names, strlen (names)) : NULL;
}

static void
check_hidden (IriReportBuilder *self, gsize index)
{
  const IriLabel *label = &self->report->browser->host->labels[index];
  const IriBrowserStep *step = self->report->browser->steps[index];
  IriFinding finding
      = { .component = IRI_COMPONENT_HOST, .span = span_of (self, label) };

  if (is_explained (self, finding.span, step))
    return;
  if (label->ascii == NULL)
    {
      finding.code = IRI_FINDING_BROWSER_REFUSED;
      finding.detail = label->error;
    }
  else
    {
      gboolean encoded = is_encoded (self, label);

      /* What cannot be decoded has a finding of its own. */
      if (encoded && g_str_equal (label->ascii, label->unicode))
        return;

      finding.code
          = encoded ? IRI_FINDING_BROWSER_A_LABEL : IRI_FINDING_BROWSER_PUNYCODE;
      finding.quote = encoded ? label->unicode : label->ascii;
      finding.quote_name = keep_both_names (self, label);
      finding.browsers = keep_browsers (self, index);
      finding.detail = step->id;
    }
  iri_builder_add_mapped (self, finding);
}

void
iri_builder_check_browser (IriReportBuilder *self)
{
  const IriBrowserDisplay *view = self->report->browser;

  for (gsize i = 0; view != NULL && i < view->host->n_labels; i++)
    if (view->steps[i] == NULL)
      check_shown (self, &view->host->labels[i]);
    else
      check_hidden (self, i);
}
