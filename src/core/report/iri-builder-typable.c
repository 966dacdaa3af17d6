/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include "iri-parse.h"
#include "iri-typable-scripts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Only what can be entered is displayed (masinter-07 §4.5). */

/* The host: a label that cannot be typed as its A-label, which is the escaped form
 * of a name. One that is refused has none. */
static void
append_host (const IriReport *report,
             const char *iri,
             const IriComponents *components,
             GString *out)
{
  IriSpan span = components->span[IRI_COMPONENT_HOST];
  const char *scripts = report->options.scripts;
  g_autoptr (IriHost) host = NULL;
  gsize at = span.begin;

  if (report->options.idna != IRI_IDNA_NONE)
    host = iri_host_new (iri, span, components->host_kind, report->options.idna);
  for (gsize i = 0; host != NULL && i < host->n_labels; i++)
    {
      const IriLabel *label = &host->labels[i];
      gsize length = iri_span_length (label->span);

      if (label->ascii == NULL
          || iri_typable_has (scripts, iri + label->span.begin, length))
        continue;
      iri_typable_escape (scripts, iri + at, label->span.begin - at, out);
      g_string_append (out, label->ascii);
      at = label->span.end;
    }
  iri_typable_escape (scripts, iri + at, span.end - at, out);
}

/* @iri as it can be typed. */
static GString *
escape (const IriReport *report, const char *iri)
{
  gsize length = strlen (iri);
  GString *out = g_string_sized_new (length);
  IriSpan host;
  IriComponents components;

  iri_parse (iri, length, report->options.spec, &components, NULL, NULL);
  host = components.span[IRI_COMPONENT_HOST];
  if (!iri_span_is_present (host))
    {
      iri_typable_escape (report->options.scripts, iri, length, out);
      return out;
    }
  iri_typable_escape (report->options.scripts, iri, host.begin, out);
  append_host (report, iri, &components, out);
  iri_typable_escape (report->options.scripts, iri + host.end, length - host.end, out);
  return out;
}

/* The URI of @iri, an IRI that @report came to; NULL if there is none. */
static char *
map (const IriReport *report, const char *iri)
{
  const IriOptions options = {
    .spec = report->options.spec,
    .idna = report->options.idna,
    .charset = report->options.charset,
    .want = IRI_WANT_URI,
  };
  g_autoptr (IriReport) mapped = iri_report_new (iri, -1, &options);

  return g_steal_pointer (&mapped->uri);
}

/* UTF-8 is not what every document percent-encodes: the query may be in another
 * charset, the text in NFC before. Then the URI is what can be typed. */
void
iri_builder_hold_to_scripts (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const char *scripts = report->options.scripts;
  g_autofree char *before = NULL;
  char *after;
  GString *escaped;

  if (scripts == NULL || report->iri == NULL
      || (report->options.want & (IRI_WANT_TARGET | IRI_WANT_NORMAL)) != 0
      || iri_typable_has (scripts, report->iri, strlen (report->iri)))
    return;
  escaped = escape (report, report->iri);
  before = map (report, report->iri);
  after = map (report, escaped->str);
  if (before != NULL && g_strcmp0 (before, after) != 0)
    g_string_assign (escaped, before);
  g_free (after);
  g_free (report->iri);
  report->iri = g_string_free (escaped, FALSE);
  iri_steps_add (report->iri_steps, "", N_ ("Percent-encode what you cannot type"),
                 report->iri, strlen (report->iri));
}
