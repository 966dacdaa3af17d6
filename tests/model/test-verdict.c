/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of an address first: the tone and the headline. */

#include "scope-verdict.h"

typedef struct
{
  const char *name;
  const char *text;
  ScopeTone tone;
  const char *title;
  const char *spec; /* NULL for RFC 3987 */
} Row;

static const Row rows[] = {
  { "nothing", "", SCOPE_TONE_NONE, "", NULL },
  { "plain", "http://bücher.example/été?q=1", SCOPE_TONE_GOOD,
    "Valid, and shown as it is stored", NULL },
  { "hebrew-in-the-path", "http://example.com/הו", SCOPE_TONE_GOOD,
    "Valid, and every part stands in its place", NULL },
  { "right-to-left-and-a-space", "http://example.com/אב%20גד", SCOPE_TONE_GOOD,
    "Valid, and every part stands in its place", NULL },
  { "labels-trade", "http://אב.גד.example/", SCOPE_TONE_WARNING,
    "Valid, but parts of it trade places on screen", NULL },
  { "segments-trade", "http://example.com/אב/גד", SCOPE_TONE_WARNING,
    "Valid, but parts of it trade places on screen", NULL },
  { "names-trade", "http://example.com/?אב=גד", SCOPE_TONE_WARNING,
    "Valid, but parts of it trade places on screen", NULL },
  { "twin", "http://example.com/אב/123/cd", SCOPE_TONE_WARNING,
    "Two addresses, one appearance", NULL },
  { "twin-that-is-refused", "http://ab.אבגד.123/", SCOPE_TONE_ERROR,
    "Two addresses, one appearance", NULL },
  { "deceptive", "http://ab.cd.אב/גד/ij", SCOPE_TONE_WARNING,
    "It looks like a different address", NULL },
  { "deceptive-and-twin", "http://ab.אב/ג/1?f=ד#ה", SCOPE_TONE_WARNING,
    "It looks like a different address", NULL },
  { "relative", "a/b", SCOPE_TONE_NOTE, "A relative reference", NULL },
  { "relative-right-to-left", "//عربي.example/", SCOPE_TONE_NOTE,
    "A relative reference", NULL },
  { "relative-and-traded", "אב/גד", SCOPE_TONE_WARNING,
    "Valid, but parts of it trade places on screen", NULL },
  { "space", "http://example.com/a b", SCOPE_TONE_ERROR,
    "Not an IRI: the character at place 21 is not allowed", NULL },
  { "place-is-in-characters", "http://bücher.example/é b", SCOPE_TONE_ERROR,
    "Not an IRI: the character at place 24 is not allowed", NULL },
  { "percent", "a:b%4", SCOPE_TONE_ERROR,
    "Not an IRI: two hex digits are missing at place 4", NULL },
  { "port", "http://a:b1/", SCOPE_TONE_ERROR,
    "Not an IRI: the port at place 10 is no number", NULL },
  { "ipv6", "http://[1::2::3]/", SCOPE_TONE_ERROR,
    "Not an IRI: the host is no IPv6 address", NULL },
  { "scheme", ":a", SCOPE_TONE_ERROR, "Not an IRI: there is no scheme", NULL },
  { "host-refused", "http://xn--a/", SCOPE_TONE_ERROR,
    "The host cannot be looked up", NULL },
  { "deceptive-and-refused", "http://ab.אבגד.123/הו?x=1", SCOPE_TONE_ERROR,
    "It looks like a different address", NULL },
  { "browsers-refuse-host", "http://1.2.3.4.5/", SCOPE_TONE_ERROR,
    "Browsers refuse this host", "whatwg" },
  { "browsers-refuse", "http://a:99999/", SCOPE_TONE_ERROR,
    "Browsers refuse this address", "whatwg" },
  { "directions-must-not-mix", "http://a.ex/אa", SCOPE_TONE_ERROR,
    "Not an IRI: letters of both directions stand in one part", "duerst-01" },
  { "grammar-before-host", "http://ab.אבגד.123/ <", SCOPE_TONE_ERROR,
    "Not an IRI: the character at place 20 is not allowed", NULL },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  IriOptions options
      = { .spec = row->spec != NULL ? iri_spec_find (row->spec) : NULL };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  g_autoptr (ScopeVerdict) verdict
      = scope_verdict_new (report, SCOPE_NOTATION_OFF);
  g_autofree char *title = NULL, *body = NULL;

  g_object_get (verdict, "title", &title, "body", &body, NULL);
  g_assert_cmpstr (title, ==, row->title);
  g_assert_cmpint (scope_verdict_get_tone (verdict), ==, row->tone);
  /* A headline has a reason, and nothing has none. */
  g_assert_cmpint (*body != '\0', ==, *row->title != '\0');
}

/* What is said of hosts. Each label is isolated, and so is the whole. */
static const struct
{
  const char *name;
  const char *text;
  const char *body;
} bodies[] = {
  { "seen-and-real", "http://ab.cd.אב/גד/ij",
    "Read from left to right, this seems to be the host "
    "\u2066\u2066ab\u2069.\u2066cd\u2069.\u2066גד\u2069\u2069. The host is "
    "really "
    "\u2066\u2066ab\u2069.\u2066cd\u2069.\u2066אב\u2069\u2069: 1 of its labels "
    "is "
    "shown elsewhere." },
  { "twin", "http://ab.אב.12/",
    "This one leads to the host "
    "\u2066\u2066ab\u2069.\u2066אב\u2069.\u206612\u2069\u2069. One that leads "
    "to "
    "\u2066\u2066ab\u2069.\u206612\u2069.\u2066אב\u2069\u2069 looks exactly "
    "the "
    "same." },
};

static void
test_body (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autoptr (IriReport) report = iri_report_new (bodies[row].text, -1, NULL);
  g_autoptr (ScopeVerdict) verdict
      = scope_verdict_new (report, SCOPE_NOTATION_OFF);
  g_autofree char *body = NULL;

  g_object_get (verdict, "body", &body, NULL);
  g_assert_cmpstr (body, ==, bodies[row].body);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/verdict/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autofree char *path
          = g_strconcat ("/verdict/body/", bodies[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_body);
    }
  return g_test_run ();
}
