/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Hosts that begin like somebody else's registrable domain. By the algorithm of
 * publicsuffix.org, the registrable domain has one label before the public suffix, and
 * the rule for .ck is "*.ck". */

#include "iri-report.h"

#include <string.h>

static const struct
{
  const char *name;
  const char *host;
  const char *like;        /* what it begins like; NULL: nothing */
  const char *misread;     /* the beginning of the host until there */
  const char *registrable; /* what it is */
} rows[] = {
  { "com", "example.com.a.evil.example", "example.com", "example.com", "evil.example" },
  { "co-uk", "www.example.co.uk.evil.example", "example.co.uk", "www.example.co.uk",
    "evil.example" },
  { "country-alone", "www.example.de.a.evil.example", "example.de", "www.example.de",
    "evil.example" },
  /* "uk.example" is the registrable domain, so only the labels before it are not. */
  { "to-the-registrable-domain", "www.example.co.uk.example", "example.co",
    "www.example.co", "uk.example" },
  { "hyphen", "example.com-a.example", "example.com", "example.com", "com-a.example" },
  { "hyphen-in-suffix", "example.com-a.ck", NULL, NULL, NULL },
  { "before-wildcard", "example.com.evil.a.ck", "example.com", "example.com",
    "evil.a.ck" },
  { "registrable-below-wildcard", "example.com.a.ck", NULL, NULL, NULL },
  { "registrable-itself", "www.example.co.uk", NULL, NULL, NULL },
};

static const IriFinding *
find (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_HOST_BEGINS_LIKE)
      return &report->findings[i];
  return NULL;
}

static void
test_row (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autofree char *text = g_strconcat ("http://", rows[row].host, "/", NULL);
  g_autoptr (IriReport) report = iri_report_new (text, strlen (text), NULL);
  const IriFinding *finding = find (report);
  g_autofree char *misread = NULL, *registrable = NULL;

  g_assert_cmpint (finding != NULL, ==, rows[row].like != NULL);
  if (finding == NULL)
    return;
  misread = g_strndup (text + finding->span.begin, iri_span_length (finding->span));
  registrable
      = g_strndup (text + finding->other.begin, iri_span_length (finding->other));
  g_assert_cmpstr (finding->quote, ==, rows[row].like);
  g_assert_cmpstr (misread, ==, rows[row].misread);
  g_assert_cmpstr (registrable, ==, rows[row].registrable);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/registrable-domain/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  return g_test_run ();
}
