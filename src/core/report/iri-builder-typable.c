/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include "iri-parse.h"
#include "iri-typable-scripts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Displays only characters that the user can type (masinter-07 §4.5). */

/* Appends the host. A label that cannot be typed becomes its A-label, the escaped form
 * of a label. A rejected label has no A-label. */
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
          || iri_typable_contains (scripts, iri + label->span.begin, length))
        continue;
      iri_typable_escape (scripts, iri + at, label->span.begin - at, out);
      g_string_append (out, label->ascii);
      at = label->span.end;
    }
  iri_typable_escape (scripts, iri + at, span.end - at, out);
}

/* @iri with the characters that cannot be typed escaped. */
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

/* The URI of @iri, an IRI that @report contains; NULL if there is none. Free with
 * g_free(). */
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

/* Falls back to the URI if escaping the characters would change it: some standards map
 * the query in another charset or normalize the text to NFC first. */
void
iri_builder_encode_untypable (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const char *scripts = report->options.scripts;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GString *escaped;

  if (scripts == NULL || report->iri == NULL
      || (report->options.want & (IRI_WANT_TARGET | IRI_WANT_NORMAL)) != 0
      || iri_typable_contains (scripts, report->iri, strlen (report->iri)))
    return;
  escaped = escape (report, report->iri);
  before = map (report, report->iri);
  after = map (report, escaped->str);
  if (before != NULL && g_strcmp0 (before, after) != 0)
    g_string_assign (escaped, before);
  g_free (report->iri);
  report->iri = g_string_free (escaped, FALSE);
  iri_steps_add (report->iri_steps, "",
                 N_ ("Percent-encode characters that you "
                     "cannot type"),
                 "", report->iri, strlen (report->iri));
}
