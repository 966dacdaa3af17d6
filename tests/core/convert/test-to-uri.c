/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* IRI to URI: RFC 3987 §3.1, 3987bis-00 §3.3-3.6, and the examples of these
 * standards. */

#include "iri-parse.h"
#include "iri-report.h"
#include "iri-to-uri.h"

#include <string.h>

/* Calls the function directly, by RFC 3987. */
static void
map_text (const char *text,
          gsize length,
          const IriComponents *components,
          const char *host_ascii,
          GString *uri)
{
  const IriToUriInput mapping = {
    .text = text,
    .length = length,
    .components = components,
    .spec = iri_spec_default (),
    .host_ascii = host_ascii,
  };

  iri_to_uri (&mapping, uri, NULL);
}

typedef struct
{
  const char *name;
  const char *iri;
  IriIdnaFlavour idna;
  const char *uri; /* NULL: none */
} MapRow;

/* Examples from the standards. */
static const MapRow example_rows[] = {
  { "host-punycode", "http://r\u00E9sum\u00E9.example.org", IRI_IDNA_DEFAULT,
    "http://xn--rsum-bpad.example.org" },
  { "host-percent", "http://r\u00E9sum\u00E9.example.org", IRI_IDNA_NONE,
    "http://r%C3%A9sum%C3%A9.example.org" },
  { "validator-query",
    "http://validator.w3.org/check?uri=http%3A%2F%2Fr\u00E9sum\u00E9."
    "example.org",
    IRI_IDNA_DEFAULT,
    "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9."
    "example.org" },
  { "red-rose", "http://www.example.org/red%09ros\u00E9#red", IRI_IDNA_DEFAULT,
    "http://www.example.org/red%09ros%C3%A9#red" },
  { "old-italic", "http://example.com/\U00010300\U00010301\U00010302", IRI_IDNA_DEFAULT,
    "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82" },
  { "resume-path", "http://www.example.org/r\u00E9sum\u00E9.html", IRI_IDNA_DEFAULT,
    "http://www.example.org/r%C3%A9sum%C3%A9.html" },
  { "two-charsets", "http://www.example.org/r%E9sum%E9.xml#r\u00E9sum\u00E9",
    IRI_IDNA_DEFAULT, "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9" },
  { "not-nfc", "http://www.example.org/re\u0301sume\u0301.html", IRI_IDNA_DEFAULT,
    "http://www.example.org/re%CC%81sume%CC%81.html" },
  { "rose", "http://example.org/ros\u00E9", IRI_IDNA_DEFAULT,
    "http://example.org/ros%C3%A9" },
  { "vietnam-nfc", "Vi\u1EC7t%20Nam", IRI_IDNA_DEFAULT, "Vi%E1%BB%87t%20Nam" },
  { "vietnam-not-nfc", "Vi\u00EA\u0323t%20Nam", IRI_IDNA_DEFAULT,
    "Vi%C3%AA%CC%A3t%20Nam" },
  { "duerst", "http://www.w3.org/People/D\u00FCrst/", IRI_IDNA_DEFAULT,
    "http://www.w3.org/People/D%C3%BCrst/" },
  { "march", "March", IRI_IDNA_DEFAULT, "March" },
  { "maerz-utf-8", "M\u00E4rz", IRI_IDNA_DEFAULT, "M%C3%A4rz" },
  { "maerz-iso-8859-1", "M%E4rz", IRI_IDNA_DEFAULT, "M%E4rz" },
  { "maerz-macintosh", "M%8Arz", IRI_IDNA_DEFAULT, "M%8Arz" },
  { "no-break-space", "/a\u00A0b", IRI_IDNA_DEFAULT, "/a%C2%A0b" },
  { "percent-case-stays", "foo://example.com/XM%4c", IRI_IDNA_DEFAULT,
    "foo://example.com/XM%4c" },
};

/* Which characters are encoded, component by component. */
static const MapRow component_rows[] = {
  { "empty", "", IRI_IDNA_DEFAULT, "" },
  { "userinfo", "//\u00E9:\u00E9@a/", IRI_IDNA_DEFAULT, "//%C3%A9:%C3%A9@a/" },
  { "userinfo-and-host", "//\u00E9@\u00FC.example", IRI_IDNA_DEFAULT,
    "//%C3%A9@xn--tda.example" },
  { "port-stays", "//\u00FC.example:80/", IRI_IDNA_DEFAULT, "//xn--tda.example:80/" },
  { "port-empty-stays", "//\u00FC.example:/?#", IRI_IDNA_DEFAULT,
    "//xn--tda.example:/?#" },
  { "path", "/\u00E9/\u05D0;\u4E00=1", IRI_IDNA_DEFAULT, "/%C3%A9/%D7%90;%E4%B8%80=1" },
  { "path-noscheme", "\u00E9/b:c", IRI_IDNA_DEFAULT, "%C3%A9/b:c" },
  { "query", "?\u00E9=\u05D0&x", IRI_IDNA_DEFAULT, "?%C3%A9=%D7%90&x" },
  { "query-private-use", "?\uE000\U0010FFFD", IRI_IDNA_DEFAULT,
    "?%EE%80%80%F4%8F%BF%BD" },
  { "fragment", "#\u00E9/?", IRI_IDNA_DEFAULT, "#%C3%A9/?" },
  { "two-bytes", "/\u00A0\u07FF", IRI_IDNA_DEFAULT, "/%C2%A0%DF%BF" },
  { "three-bytes", "/\u0800\uFFEF", IRI_IDNA_DEFAULT, "/%E0%A0%80%EF%BF%AF" },
  { "four-bytes", "/\U00010000\U000EFFFD", IRI_IDNA_DEFAULT,
    "/%F0%90%80%80%F3%AF%BF%BD" },
  { "hex-is-upper-case", "/\u00EA\u00EB", IRI_IDNA_DEFAULT, "/%C3%AA%C3%AB" },
  { "ascii-host-case-stays", "HTTP://EXAMPLE.com/%7e", IRI_IDNA_DEFAULT,
    "HTTP://EXAMPLE.com/%7e" },
  { "percent-host-stays", "//r%C3%A9sum%C3%A9.example.org", IRI_IDNA_NONE,
    "//r%C3%A9sum%C3%A9.example.org" },
  { "percent-host-stays-with-idna", "//r%C3%A9sum%C3%A9.example.org", IRI_IDNA_DEFAULT,
    "//r%C3%A9sum%C3%A9.example.org" },
  { "percent-host-rejected-stays", "//%E2%98%83.net", IRI_IDNA_DEFAULT,
    "//%E2%98%83.net" },
  { "percent-host-empty-label-stays", "//%C3%A9..b", IRI_IDNA_DEFAULT, "//%C3%A9..b" },
  { "dot-segments-stay", "/a/../\u00E9/./b", IRI_IDNA_DEFAULT, "/a/../%C3%A9/./b" },
  { "ipv6", "//[::1]:80/\u00E9", IRI_IDNA_DEFAULT, "//[::1]:80/%C3%A9" },
};

/* Outside the grammar, but mapped if the standard says how: the printable US-ASCII that
 * RFC 3987 §3.1 lists is percent-encoded, `#` `%` `[` `]` never are. */
static const MapRow invalid_rows[] = {
  { "angle-brackets", "/<a>", IRI_IDNA_DEFAULT, "/%3Ca%3E" },
  { "quotation-mark", "/\"", IRI_IDNA_DEFAULT, "/%22" },
  { "space", "/a b", IRI_IDNA_DEFAULT, "/a%20b" },
  { "braces", "/{a}", IRI_IDNA_DEFAULT, "/%7Ba%7D" },
  { "bar", "/a|b", IRI_IDNA_DEFAULT, "/a%7Cb" },
  { "backslash", "/a\\b", IRI_IDNA_DEFAULT, "/a%5Cb" },
  { "circumflex", "/a^b", IRI_IDNA_DEFAULT, "/a%5Eb" },
  { "backtick", "/a`b", IRI_IDNA_DEFAULT, "/a%60b" },
  { "query", "?a b<", IRI_IDNA_DEFAULT, "?a%20b%3C" },
  { "fragment", "#a b|", IRI_IDNA_DEFAULT, "#a%20b%7C" },
  { "percent-stays", "/%", IRI_IDNA_DEFAULT, "/%" },
  { "percent-one-digit-stays", "/%4\u00E9", IRI_IDNA_DEFAULT, "/%4%C3%A9" },
  { "brackets-stay", "/[a]", IRI_IDNA_DEFAULT, "/[a]" },
  { "second-hash-stays", "#a#\u00E9", IRI_IDNA_DEFAULT, "#a#%C3%A9" },
  { "private-use-in-path", "/\uE000", IRI_IDNA_DEFAULT, "/%EE%80%80" },
  { "bidi-formatting", "/\u202E", IRI_IDNA_DEFAULT, "/%E2%80%AE" },
  { "non-character", "/\uFFFE", IRI_IDNA_DEFAULT, "/%EF%BF%BE" },
  { "c1-control", "/\xC2\x85", IRI_IDNA_DEFAULT, "/%C2%85" },
  { "host-refused", "//a\u2A74b/", IRI_IDNA_DEFAULT, NULL },
};

static char *
map (const char *iri, IriIdnaFlavour idna)
{
  IriOptions options = { .idna = idna };
  g_autoptr (IriReport) report = iri_report_new (iri, -1, &options);

  return g_strdup (report->uri);
}

static void
test_row (gconstpointer data)
{
  const MapRow *row = data;
  g_autofree char *uri = map (row->iri, row->idna);

  g_assert_cmpstr (uri, ==, row->uri);
  if (uri != NULL)
    {
      g_autofree char *again = map (uri, row->idna);

      g_assert_cmpstr (again, ==, uri);
    }
}

/* Calls the function directly: it appends to its output and uses the host that the
 * caller passes. */
static void
test_appends (void)
{
  static const char text[] = "http://\u00FC.example:8/\u00E9";
  static const char plain[] = "http://u.example:8/\u00E9";
  g_autoptr (GString) uri = g_string_new ("<");
  IriComponents components;

  iri_parse (text, sizeof text - 1, iri_spec_default (), &components, NULL, NULL);
  map_text (text, sizeof text - 1, &components, "xn--tda.example", uri);
  g_assert_cmpstr (uri->str, ==, "<http://xn--tda.example:8/%C3%A9");

  g_string_assign (uri, "");
  map_text (text, sizeof text - 1, &components, NULL, uri);
  g_assert_cmpstr (uri->str, ==, "http://%C3%BC.example:8/%C3%A9");

  g_string_assign (uri, "");
  iri_parse (plain, sizeof plain - 1, iri_spec_default (), &components, NULL, NULL);
  map_text (plain, sizeof plain - 1, &components, NULL, uri);
  g_assert_cmpstr (uri->str, ==, "http://u.example:8/%C3%A9");
}

/* A random URI reference by RFC 3986, component by component. */
static void
append_random (GString *out, GRand *rand, const char *more)
{
  static const char letters[] = "azAZ09-._~!$&'()*+,;=";
  gsize n_letters = strlen (letters);
  gsize n = n_letters + strlen (more) + 1;

  for (int i = g_rand_int_range (rand, 0, 8); i > 0; i--)
    {
      gsize k = g_rand_int_range (rand, 0, n);

      if (k < n_letters)
        g_string_append_c (out, letters[k]);
      else if (k < n - 1)
        g_string_append_c (out, more[k - n_letters]);
      else
        g_string_append_printf (out, g_rand_boolean (rand) ? "%%%02x" : "%%%02X",
                                g_rand_int_range (rand, 0, 256));
    }
}

static char *
random_uri (GRand *rand)
{
  g_autoptr (GString) out = g_string_new ("s:");

  if (g_rand_boolean (rand))
    {
      g_string_append (out, "//");
      if (g_rand_boolean (rand))
        {
          append_random (out, rand, ":");
          g_string_append_c (out, '@');
        }
      append_random (out, rand, "");
      if (g_rand_boolean (rand))
        g_string_append_printf (out, ":%d", g_rand_int_range (rand, 0, 99999));
    }
  g_string_append_c (out, '/');
  if (g_rand_boolean (rand))
    g_string_append_c (out, '.');
  append_random (out, rand, ":@");
  if (g_rand_boolean (rand))
    {
      g_string_append_c (out, '?');
      append_random (out, rand, ":@/?");
    }
  if (g_rand_boolean (rand))
    {
      g_string_append_c (out, '#');
      append_random (out, rand, ":@/?");
    }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* The mapping is an identity on valid URIs (§3.1). */
static void
test_identity (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);

  for (int round = 0; round < 20000; round++)
    {
      g_autofree char *uri = random_uri (rand);
      g_autoptr (GString) mapped = g_string_new (NULL);
      gsize length = strlen (uri);
      IriComponents components;

      iri_parse (uri, length, iri_spec_default (), &components, NULL, NULL);
      g_assert_cmpint (components.valid, ==, TRUE);
      map_text (uri, length, &components, NULL, mapped);
      g_assert_cmpstr (mapped->str, ==, uri);
    }
}

/* Applying the mapping twice is the same as once, for valid and invalid IRIs. */
static void
test_idempotent (void)
{
  static const gunichar chars[]
      = { ':', '/',  '?',    '#',    '[',    ']',    '@',     '%',    'a',
          '4', ' ',  '<',    '|',    '\\',   '^',    0xE9,    0x5D0,  0x661,
          '.', 0x80, 0xE000, 0xFFFE, 0x202E, 0x3002, 0x10300, 0x1F600 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (32);

  for (int round = 0; round < 20000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *once = NULL;
      g_autofree char *twice = NULL;

      for (int i = g_rand_int_range (rand, 0, 16); i > 0; i--)
        g_string_append_unichar (
            text, chars[g_rand_int_range (rand, 0, G_N_ELEMENTS (chars))]);
      once = map (text->str, IRI_IDNA_DEFAULT);
      if (once == NULL)
        continue;
      g_assert_cmpint (g_str_is_ascii (once), ==, TRUE);
      twice = map (once, IRI_IDNA_DEFAULT);
      g_assert_cmpstr (twice, ==, once);
    }
}

static void
add_rows (const char *group, const MapRow *rows, gsize n_rows)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/to-uri/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("example", example_rows, G_N_ELEMENTS (example_rows));
  add_rows ("component", component_rows, G_N_ELEMENTS (component_rows));
  add_rows ("invalid", invalid_rows, G_N_ELEMENTS (invalid_rows));
  g_test_add_func ("/to-uri/appends", test_appends);
  g_test_add_func ("/to-uri/identity", test_identity);
  g_test_add_func ("/to-uri/idempotent", test_idempotent);
  return g_test_run ();
}
