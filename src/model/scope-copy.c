/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy.h"

#include <glib/gi18n.h>

static const char *
uri_of (const IriReport *report)
{
  return report->uri;
}

static const char *
host_of (const IriReport *report)
{
  if (report->host == NULL || report->host->ascii == NULL
      || *report->host->ascii == '\0')
    return NULL;
  return report->host->ascii;
}

static const char *
iri_of (const IriReport *report)
{
  return report->iri;
}

static const char *
visual_of (const IriReport *report)
{
  return report->bidi != NULL ? report->bidi->visual : NULL;
}

/* One of the two: what the report has, or a form that is made. */
static const struct
{
  ScopeCopy copy;
  IriCopyForm form;
  const char *(*text) (const IriReport *report);
  const char *action;
  const char *label;
  const char *toast;
} copies[] = {
  { SCOPE_COPY_URI, 0, uri_of, "win.copy-uri", N_ ("Copy URI"),
    N_ ("URI copied") },
  { SCOPE_COPY_HOST, 0, host_of, "win.copy-host", N_ ("Copy Punycode Host"),
    N_ ("Host copied") },
  { SCOPE_COPY_IRI, 0, iri_of, "win.copy-iri", N_ ("Copy IRI"),
    N_ ("IRI copied") },
  { SCOPE_COPY_ISOLATE, IRI_COPY_ISOLATE, NULL, "win.copy-isolate",
    N_ ("Copy With Isolates"), N_ ("IRI copied with isolates") },
  { SCOPE_COPY_VISUAL, 0, visual_of, "win.copy-visual", N_ ("Copy Visual Text"),
    N_ ("Visual text copied") },
  { SCOPE_COPY_EMBED, IRI_COPY_EMBED, NULL, "win.copy-embed",
    N_ ("Copy With Embedding"), N_ ("IRI copied with an embedding") },
  { SCOPE_COPY_LRM, IRI_COPY_LRM, NULL, "win.copy-lrm",
    N_ ("Copy Between Marks"), N_ ("IRI copied between marks") },
  { SCOPE_COPY_HTML, IRI_COPY_HTML, NULL, "win.copy-html",
    N_ ("Copy HTML Text"), N_ ("HTML text copied") },
  { SCOPE_COPY_HTML_LINK, IRI_COPY_HTML_LINK, NULL, "win.copy-html-link",
    N_ ("Copy HTML Link"), N_ ("HTML link copied") },
  { SCOPE_COPY_MARKDOWN, IRI_COPY_MARKDOWN, NULL, "win.copy-markdown",
    N_ ("Copy Markdown Link"), N_ ("Markdown link copied") },
  { SCOPE_COPY_LATEX, IRI_COPY_LATEX, NULL, "win.copy-latex",
    N_ ("Copy LaTeX Link"), N_ ("LaTeX link copied") },
};

static gsize
row_of (ScopeCopy copy)
{
  gsize i = 0;

  while (i + 1 < G_N_ELEMENTS (copies) && copies[i].copy != copy)
    i++;
  return i;
}

const char *
scope_copy_action (ScopeCopy copy)
{
  return copies[row_of (copy)].action;
}

const char *
scope_copy_label (ScopeCopy copy)
{
  return _ (copies[row_of (copy)].label);
}

const char *
scope_copy_toast (ScopeCopy copy)
{
  return _ (copies[row_of (copy)].toast);
}

gboolean
scope_copy_get_form (ScopeCopy copy, IriCopyForm *form)
{
  gsize row = row_of (copy);

  if (copies[row].text != NULL)
    return FALSE;
  if (form != NULL)
    *form = copies[row].form;
  return TRUE;
}

const char *
scope_copy_text (ScopeCopy copy, const IriReport *report)
{
  gsize row = row_of (copy);

  return copies[row].text != NULL ? copies[row].text (report) : NULL;
}

char *
scope_copy_make (ScopeCopy copy, const IriReport *report)
{
  IriCopyForm form;

  return scope_copy_get_form (copy, &form)
             ? iri_copy_make (form, report)
             : g_strdup (scope_copy_text (copy, report));
}

const char *
scope_copy_reason (ScopeCopy copy, const IriReport *report)
{
  IriCopyForm form;

  if (scope_copy_get_form (copy, &form))
    return iri_copy_reason (form, report);
  if (scope_copy_text (copy, report) != NULL)
    return NULL;
  if (!report->parts.utf8)
    return _ ("None: the text is not UTF-8");
  if (copy != SCOPE_COPY_HOST)
    return _ ("None: the host is refused");
  if (report->parts.host_kind == IRI_HOST_NONE)
    return _ ("None: the address has no host");
  if (report->parts.host_kind == IRI_HOST_EMPTY)
    return _ ("None: the host is empty");
  return _ ("None: the host is refused");
}
