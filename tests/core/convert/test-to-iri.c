/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* URI to IRI: RFC 3987 §3.2, 3987bis-00 §3.7, and their examples. */

#include "iri-parse.h"
#include "iri-report.h"
#include "iri-to-iri.h"
#include "iri-to-uri.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *uri;
  const char *iri;
  const char *host_unicode;
} UnmapRow;

/* §3.7.1, §6.4 and Table 2 of the IUC 19 paper. */
static const UnmapRow example_rows[] = {
  { "duerst", "http://www.example.org/D%C3%BCrst", "http://www.example.org/D\u00FCrst",
    NULL },
  { "duerst-iso-8859-1", "http://www.example.org/D%FCrst",
    "http://www.example.org/D%FCrst", NULL },
  { "override-and-a-label", "http://xn--99zt52a.example.org/%e2%80%ae",
    "http://\u7D0D\u8C46.example.org/%E2%80%AE", "\u7D0D\u8C46.example.org" },
  { "override-without-idna", "http://xn--99zt52a.example.org/%e2%80%ae",
    "http://xn--99zt52a.example.org/%E2%80%AE", NULL },
  { "resume-iso-8859-1", "http://www.example.org/r%E9sum%E9.html",
    "http://www.example.org/r%E9sum%E9.html", NULL },
  { "resume", "http://www.example.org/r%C3%A9sum%C3%A9.html",
    "http://www.example.org/r\u00E9sum\u00E9.html", NULL },
  { "two-charsets", "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9",
    "http://www.example.org/r%E9sum%E9.xml#r\u00E9sum\u00E9", NULL },
  { "old-italic", "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
    "http://example.com/\U00010300\U00010301\U00010302", NULL },
  { "author", "http://www.sw.it.aoyama.ac.jp/D%C3%BCrst/",
    "http://www.sw.it.aoyama.ac.jp/D\u00FCrst/", NULL },
  { "march", "March", "March", NULL },
  { "maerz-utf-8", "M%C3%A4rz", "M\u00E4rz", NULL },
  { "maerz-iso-8859-1", "M%E4rz", "M%E4rz", NULL },
  { "maerz-macintosh", "M%8Arz", "M%8Arz", NULL },
  { "overlong-slash", "/%C0%AF..", "/%C0%AF..", NULL },
};

/* Step 2: US-ASCII is decoded. Everything else is unchanged, even the case of
 * hexadecimal digits. */
static const UnmapRow ascii_rows[] = {
  { "letters", "/%41%7A%61%5A", "/AzaZ", NULL },
  { "digits", "/%30%39", "/09", NULL },
  { "unreserved", "/%2D%2E%5F%7E%2d%7e", "/-._~-~", NULL },
  { "gen-delims", "/%3A%2F%3F%23%5B%5D%40", "/%3A%2F%3F%23%5B%5D%40", NULL },
  { "gen-delims-case-stays", "/%3a%2f%3f%5b%5d", "/%3a%2f%3f%5b%5d", NULL },
  { "sub-delims", "/%21%24%26%27%28%29%2A%2B%2C%3B%3D",
    "/%21%24%26%27%28%29%2A%2B%2C%3B%3D", NULL },
  { "sub-delims-bare", "/!$&'()*+,;=", "/!$&'()*+,;=", NULL },
  { "percent", "/%25%2541", "/%25%2541", NULL },
  { "not-allowed", "/%20%22%3C%3E%5C%5E%60%7B%7C%7D", "/%20%22%3C%3E%5C%5E%60%7B%7C%7D",
    NULL },
  { "not-allowed-case-stays", "/%3c%7b", "/%3c%7b", NULL },
  { "controls", "/%00%09%0a%1F%7F", "/%00%09%0a%1F%7F", NULL },
};

/* Step 3: only strictly legal UTF-8 is decoded. */
static const UnmapRow utf8_rows[] = {
  { "lower-case-hex", "/%c3%a9", "/\u00E9", NULL },
  { "continuation-alone", "/%a9", "/%A9", NULL },
  { "lead-alone", "/%c3", "/%C3", NULL },
  { "lead-before-letter", "/%C3a%A9", "/%C3a%A9", NULL },
  { "lead-before-slash", "/%C3/%A9", "/%C3/%A9", NULL },
  { "lead-before-percent", "/%C3%25", "/%C3%25", NULL },
  { "lead-twice", "/%C3%C3%A9", "/%C3\u00E9", NULL },
  { "character-then-octet", "/%C3%A9%E9", "/\u00E9%E9", NULL },
  { "octet-then-character", "/%E9%C3%A9", "/%E9\u00E9", NULL },
  { "three-bytes", "/%E4%B8%80", "/\u4E00", NULL },
  { "three-bytes-cut", "/%E4%B8", "/%E4%B8", NULL },
  { "four-bytes-cut", "/%F0%90%8C", "/%F0%90%8C", NULL },
  { "overlong-two", "/%C1%81", "/%C1%81", NULL },
  { "overlong-three", "/%E0%80%AF%E0%9F%BF", "/%E0%80%AF%E0%9F%BF", NULL },
  { "overlong-four", "/%F0%80%80%AF%F0%8F%BF%BF", "/%F0%80%80%AF%F0%8F%BF%BF", NULL },
  { "surrogates", "/%ED%A0%80%ED%BF%BF", "/%ED%A0%80%ED%BF%BF", NULL },
  { "surrogate-pair", "/%ED%A0%80%ED%BC%80", "/%ED%A0%80%ED%BC%80", NULL },
  { "before-surrogates", "/%ED%9F%BB", "/\uD7FB", NULL },
  { "beyond-unicode", "/%F4%90%80%80", "/%F4%90%80%80", NULL },
  { "five-bytes", "/%F8%88%80%80%80", "/%F8%88%80%80%80", NULL },
  { "fe-ff", "/%FE%FF", "/%FE%FF", NULL },
  { "raw-and-encoded-do-not-join", "/%C3\u00A9", "/%C3\u00A9", NULL },
  { "percent-bare", "/%/%4/%zz", "/%/%4/%zz", NULL },
};

/* Step 4: only characters that are appropriate in the component stay decoded (§2.2,
 * §4.1, §6.1). */
static const UnmapRow place_rows[] = {
  { "userinfo", "//%C3%A9@a", "//\u00E9@a", NULL },
  { "host", "//r%C3%A9sum%C3%A9.example.org", "//r\u00E9sum\u00E9.example.org",
    "r\u00E9sum\u00E9.example.org" },
  { "query", "?%C3%A9=%D7%90", "?\u00E9=\u05D0", NULL },
  { "fragment", "#%C3%A9", "#\u00E9", NULL },
  { "private-use-in-path", "/%EE%80%80", "/%EE%80%80", NULL },
  { "private-use-in-query", "?%EE%80%80%F4%8F%BF%BD", "?\uE000\U0010FFFD", NULL },
  { "private-use-in-fragment", "#%ee%80%80", "#%EE%80%80", NULL },
  { "private-use-in-userinfo", "//%EE%80%80@a", "//%EE%80%80@a", NULL },
  { "c1-controls", "/%C2%80%C2%85%C2%9F", "/%C2%80%C2%85%C2%9F", NULL },
  { "look-alike-of-space", "/%C2%A0", "/%C2%A0", NULL }, /* §6.1 b */
  { "non-characters", "/%EF%B7%90%EF%BF%BE%F0%9F%BF%BF",
    "/%EF%B7%90%EF%BF%BE%F0%9F%BF%BF", NULL },
  { "specials", "?%EF%BF%B9%EF%BF%BD", "?%EF%BF%B9%EF%BF%BD", NULL },
  { "tags", "?%F3%A0%80%80%F3%A0%81%81", "?%F3%A0%80%80%F3%A0%81%81", NULL },
  { "joiners", "/%E0%A4%95%E0%A5%8D%E2%80%8D", "/\u0915\u094D\u200D", NULL },
  { "lrm-rlm", "/%E2%80%8E%E2%80%8F", "/%E2%80%8E%E2%80%8F", NULL },
  { "embeddings", "/%E2%80%AA%E2%80%AB%E2%80%AC%E2%80%AD%E2%80%AE",
    "/%E2%80%AA%E2%80%AB%E2%80%AC%E2%80%AD%E2%80%AE", NULL },
  { "decoded-beside-kept", "/%D7%90%E2%80%8F%D7%91", "/\u05D0%E2%80%8F\u05D1", NULL },
  { "bare-stays", "/\u00E9%C3%A9\u05D0", "/\u00E9\u00E9\u05D0", NULL },
};

static void
test_row (gconstpointer data)
{
  const UnmapRow *row = data;
  gsize length = strlen (row->uri);
  g_autoptr (GString) iri = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  IriComponents components;

  iri_parse (row->uri, length, iri_spec_default (), &components, NULL, NULL);
  iri_to_iri (&(IriToIriInput){ .text = row->uri,
                                .length = length,
                                .components = &components,
                                .spec = iri_spec_default (),
                                .host_unicode = row->host_unicode },
              iri, NULL);
  g_assert_cmpstr (iri->str, ==, row->iri);

  iri_parse (iri->str, iri->len, iri_spec_default (), &components, NULL, NULL);
  iri_to_iri (&(IriToIriInput){ .text = iri->str,
                                .length = iri->len,
                                .components = &components,
                                .spec = iri_spec_default (),
                                .host_unicode = row->host_unicode },
              again, NULL);
  g_assert_cmpstr (again->str, ==, iri->str);
}

/* The result of the public function, with the host from IDNA. */
static void
test_report (void)
{
  static const struct
  {
    const char *uri;
    IriIdnaFlavour idna;
    const char *iri;
  } rows[] = {
    { "http://xn--99zt52a.example.org/%e2%80%ae", IRI_IDNA_DEFAULT,
      "http://\u7D0D\u8C46.example.org/%E2%80%AE" },
    { "http://xn--99zt52a.example.org/%e2%80%ae", IRI_IDNA_NONE,
      "http://xn--99zt52a.example.org/%E2%80%AE" },
    { "http://xn--rsum-bpad.example.org", IRI_IDNA_DEFAULT,
      "http://r\u00E9sum\u00E9.example.org" },
    { "http://example.org/%41", IRI_IDNA_DEFAULT, "http://example.org/A" },
    /* §3.2 step 2 decodes unreserved characters, also in a host that IDNA rejects. */
    { "http://%E9%41.example/", IRI_IDNA_DEFAULT, "http://%E9A.example/" },
    { "http://%c5%be%e9%2D.example/", IRI_IDNA_DEFAULT, "http://%C5%BE%E9-.example/" },
    { "http://%C5%BE%E9.example/", IRI_IDNA_NONE, "http://\u017E%E9.example/" },
    { "http://%78n--99zt52a.%E9.example/", IRI_IDNA_DEFAULT,
      "http://xn--99zt52a.%E9.example/" },
    { "http://%78n--99zt52a.example/", IRI_IDNA_DEFAULT,
      "http://\u7D0D\u8C46.example/" },
    { "http://%78n--99zt52a.example/", IRI_IDNA_BROWSER,
      "http://xn--99zt52a.example/" },
    { "", IRI_IDNA_DEFAULT, "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriOptions options = { .idna = rows[i].idna };
      g_autoptr (IriReport) report = iri_report_new (rows[i].uri, -1, &options);

      g_assert_cmpstr (report->iri, ==, rows[i].iri);
    }
}

/* Removes the differences that §3.2 allows: makes hexadecimal digits upper case and
 * decodes percent-encoded unreserved characters. */
static char *
fold (const char *uri)
{
  GString *out = g_string_new (NULL);

  for (const char *p = uri; *p != '\0'; p++)
    {
      int high = *p == '%' ? g_ascii_xdigit_value (p[1]) : -1;
      int low = high >= 0 ? g_ascii_xdigit_value (p[2]) : -1;
      char octet = (char) (high * 16 + low);

      if (low < 0)
        {
          g_string_append_c (out, *p);
          continue;
        }
      if (g_ascii_isalnum (octet) || (octet > 0 && strchr ("-._~", octet)))
        g_string_append_c (out, octet);
      else
        g_string_append_printf (out, "%%%02X", octet & 0xFF);
      p += 2;
    }
  return g_string_free (out, FALSE);
}

static void
append_octet (GString *out, GRand *rand, guint8 octet)
{
  g_string_append_printf (out, g_rand_boolean (rand) ? "%%%02x" : "%%%02X", octet);
}

/* Characters of every kind, octets that are not UTF-8, and plain text. */
static void
append_random (GString *out, GRand *rand)
{
  static const gunichar chars[]
      = { 0xE9,   0x5D0,  0x661,  0x301,   0x202E,  0x200F,  0xE000, 0xFFFE,
          0xFFFD, 0xFDD0, 0x80,   0x10300, 0x1F600, 0xE0041, 0x4E00, 0x2066,
          '/',    '?',    '#',    '%',     ':',     '@',     '[',    '<',
          'a',    '~',    0x3002, 0xFF0F,  0x100000 };
  char utf8[6];
  int length;

  switch (g_rand_int_range (rand, 0, 4))
    {
    case 0:
      append_octet (out, rand, g_rand_int_range (rand, 0, 256));
      break;
    case 1:
      g_string_append_c (out, "az09-._~!$&'()*+,;=:@"[g_rand_int_range (rand, 0, 21)]);
      break;
    default:
      length = g_unichar_to_utf8 (
          chars[g_rand_int_range (rand, 0, G_N_ELEMENTS (chars))], utf8);
      for (int i = 0; i < length; i++)
        append_octet (out, rand, utf8[i]);
      break;
    }
}

/* A valid URI gives an IRI that is valid and maps back to it (§3.2). */
static void
test_round_trip (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (37);

  for (int round = 0; round < 50000; round++)
    {
      g_autoptr (GString) uri = g_string_new ("s://u@h/");
      g_autoptr (GString) iri = g_string_new (NULL);
      g_autoptr (GString) back = g_string_new (NULL);
      g_autofree char *folded = NULL;
      g_autofree char *folded_back = NULL;
      IriComponents components;

      for (int component = 0; component < 3; component++)
        {
          if (component > 0)
            g_string_append_c (uri, component == 1 ? '?' : '#');
          for (int i = g_rand_int_range (rand, 0, 6); i > 0; i--)
            append_random (uri, rand);
        }
      iri_parse (uri->str, uri->len, iri_spec_default (), &components, NULL, NULL);
      g_assert_cmpint (components.valid, ==, TRUE);
      iri_to_iri (&(IriToIriInput){ .text = uri->str,
                                    .length = uri->len,
                                    .components = &components,
                                    .spec = iri_spec_default () },
                  iri, NULL);
      iri_parse (iri->str, iri->len, iri_spec_default (), &components, NULL, NULL);
      g_assert_cmpint (components.valid, ==, TRUE);
      iri_to_uri (&(IriToUriInput){ .text = iri->str,
                                    .length = iri->len,
                                    .components = &components,
                                    .spec = iri_spec_default () },
                  back, NULL);
      folded = fold (uri->str);
      folded_back = fold (back->str);
      g_assert_cmpstr (folded_back, ==, folded);
    }
}

/* For display only: reserved characters are decoded too. */
static void
test_decode (void)
{
  static const struct
  {
    const char *text;
    const char *plain;
  } rows[] = {
    { "", "" },
    { "abc", "abc" },
    { "a%2Fb%3F%23", "a/b?#" },
    { "%C3%A9%20x", "\u00E9 x" },
    { "%FF%C3%A9", "%FF\u00E9" },
    { "%C0%AF", "%C0%AF" },
    { "100%", "100%" },
    { "%4", "%4" },
    { "\u05D0%D7%91", "\u05D0\u05D1" },
    { "a%00b", "a%00b" },
    { "a%0Ab", "a%0Ab" },
    { "a%E2%80%AEb", "a%E2%80%AEb" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) plain = g_string_new (NULL);

      iri_decode (rows[i].text, strlen (rows[i].text), plain);
      g_assert_cmpstr (plain->str, ==, rows[i].plain);
    }
}

static void
add_rows (const char *group, const UnmapRow *rows, gsize n_rows)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/to-iri/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("example", example_rows, G_N_ELEMENTS (example_rows));
  add_rows ("ascii", ascii_rows, G_N_ELEMENTS (ascii_rows));
  add_rows ("utf-8", utf8_rows, G_N_ELEMENTS (utf8_rows));
  add_rows ("place", place_rows, G_N_ELEMENTS (place_rows));
  g_test_add_func ("/to-iri/report", test_report);
  g_test_add_func ("/to-iri/round-trip", test_round_trip);
  g_test_add_func ("/to-iri/decode", test_decode);
  return g_test_run ();
}
