/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* HOSTPORT and HOSTSPECIFIC, as defined in 3987bis-00 §3.2. */

#include "iri-host-port.h"
#include "iri-parse.h"

#include <string.h>

static const struct
{
  const char *name;
  const char *text;
  const char *host_port; /* NULL if absent */
  const char *host_specific;
} rows[] = {
  { "no-port", "http://a/b?c#d", "a", "/b?c#d" },
  { "default-port", "http://a:80/b", "a", "/b" },
  { "default-port-zeros", "http://a:0080/b", "a", "/b" },
  { "other-port", "http://a:8080/b", "a:8080", "/b" },
  { "empty-port", "http://a:/b", "a", "/b" },
  { "default-of-another-scheme", "https://a:80/", "a:80", "/" },
  { "scheme-without-default", "x://a:80/", "a:80", "/" },
  { "upper-case-scheme", "HTTP://a:80/", "a", "/" },
  { "no-scheme", "//a:8080/b", "a", "/b" },
  { "userinfo-left-out", "http://u@a:1/", "a:1", "/" },
  { "ipv6", "http://[::1]:1/", "[::1]:1", "/" },
  { "nothing-follows", "http://a", "a", "" },
  { "query-follows", "http://a?b", "a", "?b" },
  { "no-authority", "mailto:a", NULL, "mailto:a" },
  { "relative", "a/b", NULL, "a/b" },
  { "empty", "", NULL, "" },
};

static char *
slice (const char *text, IriSpan span)
{
  if (!iri_span_is_present (span))
    return NULL;
  return g_strndup (text + span.begin, iri_span_length (span));
}

static void
test_row (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  const char *text = rows[i].text;
  g_autofree char *host_port = NULL, *host_specific = NULL;
  IriComponents components;

  iri_parse (text, strlen (text), iri_spec_find ("3987bis-00"), &components, NULL,
             NULL);
  host_port = slice (text, iri_host_port (text, &components));
  host_specific = slice (text, iri_host_specific (strlen (text), &components));
  g_assert_cmpstr (host_port, ==, rows[i].host_port);
  g_assert_cmpstr (host_specific, ==, rows[i].host_specific);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/host-port/%s", rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  return g_test_run ();
}
