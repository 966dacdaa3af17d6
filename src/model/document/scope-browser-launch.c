/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-browser-launch.h"

#include "iri-scheme.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
is_empty (const IriReport *report)
{
  return report->length == 0;
}

/* A program, or content that its sender made. */
static gboolean
is_content (const IriReport *report)
{
  const IriScheme *scheme = iri_scheme_find (
      report->display, report->display_components.span[IRI_COMPONENT_SCHEME]);

  return scheme->executes || scheme->has_no_server;
}

static gboolean
has_no_uri (const IriReport *report)
{
  return report->uri == NULL;
}

static gboolean
is_relative (const IriReport *report)
{
  const char *scheme = g_uri_peek_scheme (report->uri);

  return scheme == NULL;
}

static gboolean
is_for_other_programs (const IriReport *report)
{
  const char *scheme = g_uri_peek_scheme (report->uri);

  return !g_str_equal (scheme, "http") && !g_str_equal (scheme, "https");
}

/* Browsers would take the next segment of the path for the host. */
static gboolean
has_no_host (const IriReport *report)
{
  return report->host == NULL || report->host->ascii == NULL
         || *report->host->ascii == '\0';
}

/* Mapping keeps misplaced delimiters. */
static gboolean
is_invalid_uri (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_URI_INVALID)
      return TRUE;
  for (const char *at = report->uri; *at != '\0'; at++)
    if (!g_ascii_isgraph (*at))
      return TRUE;
  return FALSE;
}

/* The first reason that applies is shown. */
static const struct
{
  gboolean (*applies) (const IriReport *report);
  const char *reason;
} reasons[] = {
  { is_empty, N_ ("There is no IRI to open.") },
  /* Translators: “It” is the IRI. */
  { is_content, N_ ("It contains a program or data, so it is not opened.") },
  { has_no_uri, N_ ("There is no URI to open.") },
  /* Translators: “It” is the IRI. */
  { is_relative, N_ ("It is relative and needs a base.") },
  { is_for_other_programs, N_ ("Only http and https IRIs are opened.") },
  /* Translators: “It” is the IRI. */
  { has_no_host, N_ ("It has no host to go to.") },
  /* Translators: “it” is the IRI. */
  { is_invalid_uri, N_ ("The URI that it maps to is not valid.") },
};

const char *
scope_browser_launch_get_reason (const IriReport *report)
{
  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (reasons[i].applies (report))
      return _ (reasons[i].reason);
  return NULL;
}

const char *
scope_browser_launch_get_uri (const IriReport *report)
{
  return scope_browser_launch_get_reason (report) == NULL ? report->uri : NULL;
}

gboolean
scope_browser_launch_needs_confirmation (const IriReport *report)
{
  return iri_report_max_severity (report) == IRI_SEVERITY_ERROR
         || iri_report_deceives (report)
         || (report->perception != NULL && report->perception->seems_other_host);
}
