/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Addresses inside addresses, and the pairs of queries. */

#include "iri-carried.h"
#include "iri-parse.h"
#include "iri-query-pairs.h"

#include <string.h>

/* The Base64 is that of base64(1). */
static const struct
{
  const char *name;
  const char *text;
  const char *carried[3];
} rows[] = {
  { "none", "https://a.example/b?c=d#e", { NULL } },
  { "value",
    "https://a.example/?u=https://b.example/c&d=e",
    { "https://b.example/c" } },
  { "value-query",
    "https://a.example/?u=https://b.example/?c=d",
    { "https://b.example/?c=d" } },
  { "once",
    "https://a.example/?url=https%3A%2F%2Fb.example%2F&data=1",
    { "https://b.example/" } },
  /* As Microsoft Defender for Office 365 writes them, with other data. */
  { "safe-links",
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fb.example%2Fc%3F"
    "d%3De&data=05%7C01%7Cf%40g.example%7Cabcdef%7C0%7C0%7C638000000000000000%7CUnknown"
    "%7CTWFpbGZsb3d8eyJWIjoi%7C3000%7C%7C%7C&sdata=Zm9v%2BYmFy%3D&reserved=0",
    { "https://b.example/c?d=e" } },
  { "twice",
    "https://a.example/?url=https%253A%252F%252Fb.example",
    { "https://b.example" } },
  { "three-times",
    "https://a.example/?url=https%25253A%25252F%25252Fb.example",
    { NULL } },
  { "base64",
    "https://a.example/?u=aHR0cHM6Ly9iLmV4YW1wbGUvP2E+Pg",
    { "https://b.example/?a>>" } },
  { "base64url",
    "https://a.example/?u=aHR0cHM6Ly9iLmV4YW1wbGUvP2E-Pg",
    { "https://b.example/?a>>" } },
  { "base64-padding",
    "https://a.example/?u=aHR0cHM6Ly9iLmV4YW1wbGU%3D",
    { "https://b.example" } },
  { "base64-other", "https://a.example/?u=SGVsbG8sIHdvcmxkIQ", { NULL } },
  { "base64-broken", "https://a.example/?u=aHR0cHM6Ly9iLmV4YW1wbGUvP", { NULL } },
  { "without-name", "https://a.example/?https://b.example/", { "https://b.example/" } },
  { "path",
    "https://a.example/web/2020/http://b.example/c?d=e#f",
    { "http://b.example/c?d=e" } },
  { "path-encoded",
    "https://a.example/r/http%3A%2F%2Fb.example/c",
    { "http://b.example" } },
  { "path-parameter",
    "https://a.example/r;u=http%3A%2F%2Fb.example/c",
    { "http://b.example" } },
  { "fragment", "https://a.example/#https://b.example/", { "https://b.example/" } },
  { "fragment-route",
    "https://a.example/#!r?u=https%3A%2F%2Fb.example",
    { "https://b.example" } },
  { "several",
    "https://a.example/?u=http://b.example&u=ftp://c.example/",
    { "http://b.example", "ftp://c.example/" } },
  { "unicode",
    "https://a.example/?u=http://דוגמה.example/",
    { "http://דוגמה.example/" } },
  { "capitals", "https://a.example/?u=HTTPS://b.example/", { "HTTPS://b.example/" } },
  { "no-host", "https://a.example/?u=https:///b", { NULL } },
  { "not-utf-8", "https://a.example/?u=https%3A%2F%2Fb%FF", { NULL } },
  { "nul", "https://a.example/?u=https%3A%2F%2Fb.example%00", { NULL } },
  { "word", "https://a.example/?u=xhttps://b.example", { NULL } },
  { "scheme", "view-source:https://b.example", { "https://b.example" } },
};

static GArray *
find (const char *text, gsize *n_left_out)
{
  IriComponents components;

  iri_parse (text, strlen (text), iri_spec_default (), &components, NULL, NULL);
  return iri_carried_find (text, &components, n_left_out);
}

static void
test_row (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  gsize n = 0, n_left_out;
  g_autoptr (GArray) found = find (rows[i].text, &n_left_out);

  for (; rows[i].carried[n] != NULL; n++)
    {
      g_assert_cmpuint (n, <, found->len);
      g_assert_cmpstr (g_array_index (found, IriCarried, n).iri, ==,
                       rows[i].carried[n]);
    }
  g_assert_cmpuint (found->len, ==, n);
  g_assert_cmpuint (n_left_out, ==, 0);
}

/* More are counted. */
static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new ("https://a.example/?");
  g_autoptr (GArray) found = NULL;
  gsize n_left_out;

  for (guint i = 0; i < 10 * IRI_CARRIED_MAX; i++)
    g_string_append (text, "u=http://b.example&");
  found = find (text->str, &n_left_out);
  g_assert_cmpuint (found->len, ==, IRI_CARRIED_MAX);
  g_assert_cmpuint (n_left_out, ==, 9 * IRI_CARRIED_MAX);
}

/* URL Standard §5.1: repeated names stay, "+" is a space. */
static void
test_pairs (void)
{
  static const char text[] = "?a=1&b=x+y%20z&&a=%D7%90&c&=d&e=%FF";
  static const char *const wanted[][2]
      = { { "a", "1" }, { "b", "x y z" }, { "a", "א" },
          { "c", "" },  { "", "d" },      { "e", "\ufffd" } };
  g_autoptr (GArray) pairs
      = iri_query_pairs_new (text, (IriSpan){ 1, strlen (text) }, NULL);

  g_assert_cmpuint (pairs->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < pairs->len; i++)
    {
      const IriQueryPair *pair = &g_array_index (pairs, IriQueryPair, i);

      g_assert_cmpstr (pair->name, ==, wanted[i][0]);
      g_assert_cmpstr (pair->value, ==, wanted[i][1]);
      g_assert_cmpint (iri_span_is_present (pair->value_span), ==, i != 3);
    }
}

static void
test_no_pairs (void)
{
  g_autoptr (GArray) none = iri_query_pairs_new ("", IRI_SPAN_ABSENT, NULL);
  g_autoptr (GArray) word = iri_query_pairs_new ("?a", (IriSpan){ 1, 2 }, NULL);

  g_assert_cmpuint (none->len + word->len, ==, 0);
}

static void
test_many_pairs (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) pairs = NULL;
  gsize n_left_out;

  for (guint i = 0; i < IRI_QUERY_PAIRS_MAX + 5; i++)
    g_string_append (text, "a=b&");
  pairs = iri_query_pairs_new (text->str, (IriSpan){ 0, text->len }, &n_left_out);
  g_assert_cmpuint (pairs->len, ==, IRI_QUERY_PAIRS_MAX);
  g_assert_cmpuint (n_left_out, ==, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/carried/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/carried/many", test_many);
  g_test_add_func ("/carried/pairs", test_pairs);
  g_test_add_func ("/carried/no-pairs", test_no_pairs);
  g_test_add_func ("/carried/many-pairs", test_many_pairs);
  return g_test_run ();
}
