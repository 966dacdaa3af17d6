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

/* The name of the labels at @span, or NULL if it does not consist of whole labels, or
 * if these are ASCII. */
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

char *
iri_builder_find_imitating_domain (const IriSpec *spec, const char *name)
{
  const IriOptions options = { .spec = spec };
  g_autofree char *iri = g_strconcat ("http://", name, NULL);
  g_autoptr (IriReport) other = NULL;

  if (g_str_is_ascii (name))
    return NULL;
  other = iri_report_new (iri, -1, &options);
  return other->host != NULL && iri_host_name_imitates (other)
             ? g_strdup (other->host->ascii)
             : NULL;
}

/* The text at @span, with @ascii instead of the domain name at @domain in it, and its
 * letters. */
static const char *
keep_domain_name (IriReportBuilder *self,
                  IriSpan span,
                  IriSpan domain,
                  const char *ascii)
{
  const char *text = self->report->text;
  g_autofree char *letters = g_strndup (text + span.begin, iri_span_length (span));
  g_autoptr (GString) plain
      = g_string_new_len (text + span.begin, (gssize) (domain.begin - span.begin));
  g_autofree char *name = NULL;

  g_string_append (plain, ascii);
  g_string_append_len (plain, text + domain.end, (gssize) (span.end - domain.end));
  name = iri_host_name_both (plain->str, letters);
  return iri_builder_keep_text (self, name, strlen (name));
}

/* Names the domain in the findings about scripts too, which come with that about it. */
static void
name_domain (IriReportBuilder *self, IriSpan domain)
{
  IriReport *report = self->report;
  g_autofree char *name
      = g_strndup (report->text + domain.begin, iri_span_length (domain));
  g_autofree char *ascii
      = iri_builder_find_imitating_domain (report->options.spec, name);

  for (gsize i = 0; i < report->n_findings && ascii != NULL; i++)
    {
      IriFinding *finding = &report->findings[i];

      if ((finding->code == IRI_FINDING_DOMAIN_OUTSIDE_HOST
           || finding->code == IRI_FINDING_SEVERAL_SCRIPTS)
          && finding->name == NULL && finding->span.begin <= domain.begin
          && domain.end <= finding->span.end)
        finding->name = keep_domain_name (self, finding->span, domain, ascii);
    }
}

static void
name_domains (IriReportBuilder *self)
{
  const IriReport *report = self->report;

  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_DOMAIN_OUTSIDE_HOST)
      name_domain (self, report->findings[i].span);
}

void
iri_builder_name_hosts (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriHost *host = find_host (report);

  name_domains (self);
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
