/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include "iri-host-naming.h"

#include <string.h>

/* Messages name the labels of a host that imitates another one in ASCII first. */

static const IriHost *
find_host (const IriReport *report)
{
  if (report->host != NULL && report->host->ascii != NULL)
    return report->host;
  return report->browser != NULL && report->browser->host->ascii != NULL
             ? report->browser->host
             : NULL;
}

static void
append_label (GString *out, const char *label)
{
  if (out->len > 0)
    g_string_append_c (out, '.');
  g_string_append (out, label);
}

/* The name of the labels at @span, or NULL if it does not consist of whole labels, or if
 * these are ASCII. */
static char *
name_labels (const IriHost *host, IriSpan span)
{
  g_autoptr (GString) ascii = g_string_new (NULL), unicode = g_string_new (NULL);
  gsize begin = G_MAXSIZE, end = 0;

  for (gsize i = 0; i < host->n_labels; i++)
    {
      const IriLabel *label = &host->labels[i];

      if (label->span.begin < span.begin || label->span.end > span.end)
        continue;
      begin = MIN (begin, label->span.begin);
      end = label->span.end;
      append_label (ascii, label->ascii);
      append_label (unicode, label->unicode);
    }
  if (begin != span.begin || end != span.end || g_str_equal (ascii->str, unicode->str))
    return NULL;
  return iri_host_name_both (ascii->str, unicode->str);
}

static const char *
keep_name (IriReportBuilder *self, const IriHost *host, IriSpan span)
{
  g_autofree char *name = name_labels (host, span);

  return name != NULL ? iri_builder_keep_text (self, name, strlen (name)) : NULL;
}

static const char *
keep_whole_name (IriReportBuilder *self, const IriHost *host)
{
  g_autofree char *name = NULL;

  if (g_str_equal (host->ascii, host->unicode))
    return NULL;
  name = iri_host_name_both (host->ascii, host->unicode);
  return iri_builder_keep_text (self, name, strlen (name));
}

void
iri_builder_name_hosts (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriHost *host = find_host (report);

  if (host == NULL || report->n_findings == 0 || !iri_host_name_imitates (report))
    return;
  for (gsize i = 0; i < report->n_findings; i++)
    {
      IriFinding *finding = &report->findings[i];

      if (finding->code == IRI_FINDING_USERINFO_LIKE_HOST && report->target == NULL)
        finding->quote_name = keep_whole_name (self, host);
      if (finding->component == IRI_COMPONENT_HOST)
        finding->name = keep_name (self, host, finding->span);
      if (iri_span_length (finding->other) > 0)
        finding->other_name = keep_name (self, host, finding->other);
    }
}
