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

static const struct
{
  ScopeCopy copy;
  const char *action;
  const char *toast;
  const char *(*text) (const IriReport *report);
} copies[] = {
  { SCOPE_COPY_URI, "win.copy-uri", N_ ("URI copied"), uri_of },
  { SCOPE_COPY_HOST, "win.copy-host", N_ ("Host copied"), host_of },
  { SCOPE_COPY_IRI, "win.copy-iri", N_ ("IRI copied"), iri_of },
  { SCOPE_COPY_VISUAL, "win.copy-visual", N_ ("Visual text copied"),
    visual_of },
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
scope_copy_toast (ScopeCopy copy)
{
  return _ (copies[row_of (copy)].toast);
}

const char *
scope_copy_text (ScopeCopy copy, const IriReport *report)
{
  return copies[row_of (copy)].text (report);
}

const char *
scope_copy_reason (ScopeCopy copy, const IriReport *report)
{
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
