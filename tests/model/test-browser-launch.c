/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The URI that is passed to a browser, and when the user is asked first. The mapping is
 * that of RFC 3987 §3.1; A-labels are Python's. */

#include "scope-browser-launch.h"

typedef struct
{
  const char *name;
  const char *text;
  const char *uri; /* NULL: it cannot be opened */
  gboolean asks;
  const char *spec; /* NULL for RFC 3987 */
} Row;

static const Row rows[] = {
  { "plain", "https://example.com/a?b#c", "https://example.com/a?b#c", FALSE, NULL },
  { "mapped", "http://bücher.example/é", "http://xn--bcher-kva.example/%C3%A9", FALSE,
    NULL },
  { "capitals", "HTTPS://example.com/", "HTTPS://example.com/", FALSE, NULL },
  { "port", "http://localhost:8080/", "http://localhost:8080/", FALSE, NULL },
  { "ipv6", "http://[::1]/", "http://[::1]/", FALSE, NULL },
  { "warning-without-deceit", "http://example.com:0/", "http://example.com:0/", FALSE,
    NULL },

  { "user", "http://example.com@evil.example/", "http://example.com@evil.example/",
    TRUE, NULL },
  { "two-alphabets", "http://pаypal.com/", "http://xn--pypal-4ve.com/", TRUE, NULL },
  { "twin-with-another-host", "http://דוגמה.%61%62/", "http://xn--6dbbec0c.ab/", TRUE,
    NULL },
  { "twin-that-nobody-can-open", "http://דוגמה.קום/שלום-12",
    "http://xn--6dbbec0c.xn--9dbq2a/%D7%A9%D7%9C%D7%95%D7%9D-12", FALSE, NULL },
  { "twin-with-the-same-host", "http://ab.example/1/ב", "http://ab.example/1/%D7%91",
    FALSE, NULL },
  { "seems-another", "http://ab.cd.אב/גד/ij", "http://ab.cd.xn--4dbc/%D7%92%D7%93/ij",
    TRUE, NULL },
  { "error", "http://example.com/a b", "http://example.com/a%20b", TRUE, NULL },
  { "numbers-by-browsers", "http://0x7f.1/", "http://127.0.0.1/", TRUE, "whatwg" },

  { "nothing", "", NULL, FALSE, NULL },
  { "relative", "a/b", NULL, FALSE, NULL },
  { "relative-with-host", "//example.com/", NULL, FALSE, NULL },
  { "no-host", "http:///a", NULL, FALSE, NULL },
  { "no-authority", "http:example.com", NULL, FALSE, NULL },
  { "host-refused", "http://\u2603/", NULL, TRUE, NULL },
  { "no-uri-any-more", "http://example.com/%zz", NULL, TRUE, NULL },
  { "not-utf-8", "http://example.com/\xff", NULL, TRUE, NULL },
  { "program", "javascript:alert(1)", NULL, FALSE, NULL },
  { "program-in-capitals", "JavaScript:alert(1)", NULL, FALSE, NULL },
  { "program-after-a-space", " javascript:alert(1)", NULL, TRUE, NULL },
  { "program-by-browsers", " java\tscript:alert(1)", NULL, FALSE, "whatwg" },
  { "program-of-old", "vbscript:a", NULL, FALSE, NULL },
  { "content", "data:text/html,%3Cscript%3E", NULL, FALSE, NULL },
  { "file", "file:///etc/passwd", NULL, FALSE, NULL },
  { "mail", "mailto:joe@example.com", NULL, FALSE, NULL },
  { "other", "foo://example.com/", NULL, FALSE, NULL },
  { "view-source", "view-source:https://example.com/", NULL, FALSE, NULL },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  IriOptions options = { .spec = row->spec != NULL ? iri_spec_find (row->spec) : NULL };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);

  g_assert_cmpstr (scope_browser_launch_get_uri (report), ==, row->uri);
  /* There is either a URI or a reason why not. */
  g_assert_cmpint (scope_browser_launch_get_reason (report) != NULL, ==,
                   row->uri == NULL);
  if (row->uri != NULL)
    g_assert_cmpint (scope_browser_launch_needs_confirmation (report), ==, row->asks);
}

/* With a base a reference becomes absolute. */
static void
test_base (void)
{
  const IriOptions options = { .base = "https://example.com/a/" };
  g_autoptr (IriReport) report = iri_report_new ("é", -1, &options);

  g_assert_cmpstr (scope_browser_launch_get_uri (report), ==,
                   "https://example.com/a/%C3%A9");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/opening/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/opening/base", test_base);
  return g_test_run ();
}
