/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* XML Notation and Bidi Notation: 3987bis-00 §1.4, its examples, XML 1.0 §4.1
 * and the named character references of the HTML standard (§13.5). */

#include "iri-notation.h"

#include <string.h>

#define XML IRI_NOTATION_XML
#define LIMITED IRI_NOTATION_XML_IUNRESERVED
#define BIDI IRI_NOTATION_BIDI
#define ARABIC IRI_NOTATION_BIDI_ARABIC

static const struct ReadRow
{
  const char *name;
  IriNotation notation;
  const char *text;
  const char *means;
} read_rows[] = {
  { "plain", IRI_NOTATION_PLAIN, "&#xE9;&amp;AB", "&#xE9;&amp;AB" },
  { "empty", XML, "", "" },
  { "ya", XML, "&#x44F;", "\u044F" }, /* §1.4 */
  { "resume", XML, "r&#xE9;sum&#xE9;.html", "r\u00E9sum\u00E9.html" },
  { "eacute", XML, "r&eacute;sum&eacute;", "r\u00E9sum\u00E9" }, /* §5.2 */
  { "decimal", XML, "r&#233;sum&#0233;", "r\u00E9sum\u00E9" },
  { "capital-x", XML, "&#XE9;", "\u00E9" },
  { "small-hex", XML, "&#xe9;", "\u00E9" },
  { "ampersand", XML, "?a&amp;b", "?a&b" },
  { "once", XML, "&amp;eacute;", "&eacute;" },
  { "old-italic", XML, "&#x10300;&#x10301;", "\U00010300\U00010301" },
  { "guidelines-4", XML, "htt&#x0070;://www.example.com/&#x0066;&#x006f;",
    "http://www.example.com/fo" },
  { "delimiters", XML, "a&sol;b&quest;c&num;d", "a/b?c#d" },
  { "xml-five", XML, "&lt;&gt;&quot;&apos;&amp;", "<>\"'&" },
  { "two-characters", XML, "&bne;", "=\u20E5" },
  { "longest", XML, "&CounterClockwiseContourIntegral;", "\u2233" },
  { "case-matters", XML, "&Eacute;&eacute;&EACUTE;", "\u00C9\u00E9&EACUTE;" },
  { "unknown", XML, "&nosuch;", "&nosuch;" },
  { "no-semicolon", XML, "?a=1&copy=2&#233", "?a=1&copy=2&#233" },
  { "alone", XML, "&", "&" },
  { "alone-before", XML, "&&eacute;", "&\u00E9" },
  { "nameless", XML, "&;&#;&#x;", "&;&#;&#x;" },
  { "not-hex", XML, "&#xG;&#1A;", "&#xG;&#1A;" },
  { "nul", XML, "&#0;", "&#0;" },
  { "surrogate", XML, "&#xD800;&#xDFFF;", "&#xD800;&#xDFFF;" },
  { "last", XML, "&#x10FFFF;&#x110000;", "\U0010FFFF&#x110000;" },
  { "overflow", XML, "&#x100000041;&#4294967361;", "&#x100000041;&#4294967361;" },
  { "c1-is-itself", XML, "&#x99;", "\xC2\x99" },
  { "not-utf-8", XML, "\xFF&#233;\xC3", "\xFF\u00E9\xC3" },
  { "limited-letters", LIMITED, "htt&#x0070;://a/&#102;&#xE9;&#x10300;",
    "http://a/f\u00E9\U00010300" },
  { "limited-marks", LIMITED, "&#45;&#x2e;&#95;&#x7E;", "-._~" },
  { "limited-reserved", LIMITED, "a&#x2f;b&#63;c&#x23;d&#x3a;&#33;",
    "a&#x2f;b&#63;c&#x23;d&#x3a;&#33;" },
  { "limited-ascii", LIMITED, "&#32;&#37;&#34;&#9;&#127;",
    "&#32;&#37;&#34;&#9;&#127;" },
  { "limited-ucschar", LIMITED, "&#x9F;&#xA0;&#xD7FF;&#xE000;&#xF8FF;&#xF900;",
    "&#x9F;\u00A0\uD7FF&#xE000;&#xF8FF;\uF900" },
  { "limited-names", LIMITED, "&eacute;&amp;&#x26;amp;", "&eacute;&amp;&#x26;amp;" },
  { "limited-nothing", LIMITED, "&#;&#x;&#233", "&#;&#x;&#233" },
  { "limited-plane-14", LIMITED, "&#xE0FFF;&#xE1000;&#x1FFFE;",
    "&#xE0FFF;\U000E1000&#x1FFFE;" },
  { "hebrew", BIDI, "http://ab.CDEFGH.ij", /* example 1 */
    "http://ab.\u05D2\u05D3\u05D4\u05D5\u05D6\u05D7.ij" },
  { "arabic", ARABIC, "http://ab.CDEFGH.ij",
    "http://ab.\u062A\u062B\u062C\u062D\u062E\u062F.ij" },
  { "hex-digits-stay", BIDI, "%C3%a9C3", "%C3%a9\u05D23" },
  { "example-9", BIDI, "GH%31/%32IJ", "\u05D6\u05D7%31/%32\u05D8\u05D9" },
  { "escaped", BIDI, "A\\E\\ex", "\u05D0E\\ex" },
  { "escaped-twice", BIDI, "\\\\A", "\\A" },
  { "backslash-at-end", BIDI, "A\\", "\u05D0\\" },
  { "escaped-arabic", ARABIC, "A\\A", "\u0627A" },
  { "percent-alone", BIDI, "%CG%A", "%\u05D2\u05D6%\u05D0" },
  { "bidi-not-utf-8", BIDI,
    "A\xFF"
    "B",
    "\u05D0\xFF\u05D1" },
  { "bidi-no-entities", BIDI, "&#xe9;", "&#xe9;" },
};

static void
test_read (gconstpointer data)
{
  const struct ReadRow *row = data;
  g_autoptr (GString) out = g_string_new (NULL);

  iri_notation_read (row->notation, row->text, strlen (row->text), out, NULL);
  g_assert_cmpmem (out->str, out->len, row->means, strlen (row->means));
}

static const struct WriteRow
{
  const char *name;
  IriNotation notation;
  const char *text;
  const char *written;
  gboolean exact;
} write_rows[] = {
  { "plain", IRI_NOTATION_PLAIN, "\u00E9&A", "\u00E9&A", TRUE },
  { "empty", BIDI, "", "", TRUE },
  { "xml", XML, "r\u00E9sum\u00E9?a&b", "r&#xE9;sum&#xE9;?a&amp;b", TRUE },
  { "xml-looks-like-one", XML, "&#xE9;", "&amp;#xE9;", TRUE },
  { "xml-old-italic", XML, "\U00010300", "&#x10300;", TRUE },
  { "xml-not-utf-8", XML, "\u00E9\xE9", "&#xE9;\xE9", TRUE },
  { "limited", LIMITED, "r\u00E9?a&b", "r&#xE9;?a&b", TRUE },
  { "limited-private-use", LIMITED, "?\uE000", "?\uE000", TRUE },
  { "limited-looks-like-one", LIMITED, "&#xE9;", "&#xE9;", FALSE },
  { "limited-looks-like-another", LIMITED, "&#x2F;", "&#x2F;", TRUE },
  { "hebrew", BIDI, "ab.\u05D2\u05D3", "ab.CD", TRUE },
  { "arabic", ARABIC, "ab.\u062A\u062B", "ab.CD", TRUE },
  { "other-script-stays", BIDI, "\u0627\u00E9", "\u0627\u00E9", TRUE },
  { "hex-digits", BIDI, "%C3%A9", "%C3%A9", TRUE },
  { "capitals", BIDI, "Ab", "\\Ab", TRUE },
  { "backslash-before-capital", BIDI, "\\A", "\\\\A", TRUE },
  { "backslash-before-letter", BIDI, "\\\u05D0", "\\A", FALSE },
  { "letters-after-percent", BIDI, "%\u05D0\u05D1", "%AB", FALSE },
  { "bidi-not-utf-8", BIDI, "\u05D0\xFF", "A\xFF", TRUE },
};

static void
test_write (gconstpointer data)
{
  const struct WriteRow *row = data;
  g_autoptr (GString) out = g_string_new ("kept:");
  gboolean exact;

  exact = iri_notation_write (row->notation, row->text, strlen (row->text), out);
  g_assert_cmpint (exact, ==, row->exact);
  g_assert_cmpstr (out->str + strlen ("kept:"), ==, row->written);
}

static void
test_map (void)
{
  static const char text[] = "a&#xE9;b&eacute;c";
  static const struct
  {
    IriSpan out;
    IriSpan in;
  } rows[] = {
    { { 0, 1 }, { 0, 1 } }, { { 1, 3 }, { 1, 7 } },  { { 1, 2 }, { 1, 7 } },
    { { 3, 4 }, { 7, 8 } }, { { 4, 6 }, { 8, 16 } }, { { 6, 7 }, { 16, 17 } },
  };
  g_autoptr (IriSpanMap) map = iri_span_map_new ();
  g_autoptr (GString) out = g_string_new (NULL);

  iri_notation_read (XML, text, strlen (text), out, map);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriSpan in = iri_span_map_to_input (map, rows[i].out);

      g_assert_cmpuint (in.begin, ==, rows[i].in.begin);
      g_assert_cmpuint (in.end, ==, rows[i].in.end);
    }
}

/* The 26 capitals stand for different letters and survive a round trip. */
static void
test_letters (void)
{
  static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  static const IriNotation both[] = { BIDI, ARABIC };

  for (gsize i = 0; i < G_N_ELEMENTS (both); i++)
    {
      g_autoptr (GString) letters = g_string_new (NULL);
      g_autoptr (GString) back = g_string_new (NULL);

      iri_notation_read (both[i], capitals, 26, letters, NULL);
      g_assert_cmpint (g_utf8_strlen (letters->str, -1), ==, 26);
      for (const char *p = letters->str; *p != '\0'; p = g_utf8_next_char (p))
        g_assert_cmpint (g_unichar_get_script (g_utf8_get_char (p)), ==,
                         i == 0 ? G_UNICODE_SCRIPT_HEBREW : G_UNICODE_SCRIPT_ARABIC);
      g_assert_cmpint (iri_notation_write (both[i], letters->str, letters->len, back),
                       ==, TRUE);
      g_assert_cmpstr (back->str, ==, capitals);
    }
}

/* Of U+05D0 ALEF, U+0628 BEH, a mark, and letters of US-ASCII. */
static void
test_letter (void)
{
  static const gunichar c[] = { 0x5d0, 0x628, 0x5b7, 'A', 'a', 0xe9 };
  static const struct
  {
    IriNotation notation;
    gunichar letters[G_N_ELEMENTS (c)];
  } rows[] = {
    { IRI_NOTATION_PLAIN, { 0x5d0, 0x628, 0x5b7, 'A', 'a', 0xe9 } },
    { XML, { 0x5d0, 0x628, 0x5b7, 'A', 'a', 0xe9 } },
    { IRI_NOTATION_XML_IUNRESERVED, { 0x5d0, 0x628, 0x5b7, 'A', 'a', 0xe9 } },
    { BIDI, { 'A', 0x628, 0x5b7, 'A', 'a', 0xe9 } },
    { ARABIC, { 0x5d0, 'B', 0x5b7, 'A', 'a', 0xe9 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (c); j++)
      g_assert_cmphex (iri_notation_letter (rows[i].notation, c[j]), ==,
                       rows[i].letters[j]);
}

static void
test_ids (void)
{
  gsize n;
  const IriNotation *all = iri_notation_all (&n);
  IriNotation notation = XML;

  for (gsize i = 0; i < n; i++)
    {
      g_assert_cmpint (iri_notation_find (iri_notation_id (all[i]), &notation), ==,
                       TRUE);
      g_assert_cmpint (notation, ==, all[i]);
    }
  g_assert_cmpint (iri_notation_find ("", &notation), ==, FALSE);
}

/* Any text survives a round trip through XML Notation. */
static void
test_round_trip (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3987);

  for (int round = 0; round < 20000; round++)
    {
      g_autoptr (GString) out = g_string_new (NULL);
      g_autoptr (GString) sink = g_string_new (NULL);
      char text[24];
      gsize length = (gsize) g_rand_int_range (rand, 0, sizeof text);

      for (gsize i = 0; i < length; i++)
        text[i] = g_rand_boolean (rand)
                      ? (char) g_rand_int_range (rand, 0, 256)
                      : "&#x;amp19AFlt%C"[g_rand_int_range (rand, 0, 15)];
      g_assert_cmpint (iri_notation_write (XML, text, length, out), ==, TRUE);
      iri_notation_write (BIDI, text, length, sink);
      iri_notation_read (XML, text, length, sink, NULL);
    }
}

/* Many unfinished references take linear time. */
static void
test_long (void)
{
  static const char *const units[]
      = { "&", "&#", "&#x", "&#0", "&a", "&#x0000000000000000000000000", "A" };

  for (gsize i = 0; i < G_N_ELEMENTS (units); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GString) out = g_string_new (NULL);

      while (text->len < 4 * 1024 * 1024)
        g_string_append (text, units[i]);
      iri_notation_read (XML, text->str, text->len, out, NULL);
      g_assert_cmpmem (out->str, out->len, text->str, text->len);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (read_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/read/%s", read_rows[i].name);

      g_test_add_data_func (path, &read_rows[i], test_read);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (write_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/notation/write/%s", write_rows[i].name);

      g_test_add_data_func (path, &write_rows[i], test_write);
    }
  g_test_add_func ("/notation/map", test_map);
  g_test_add_func ("/notation/letters", test_letters);
  g_test_add_func ("/notation/letter", test_letter);
  g_test_add_func ("/notation/ids", test_ids);
  g_test_add_func ("/notation/round-trip", test_round_trip);
  g_test_add_func ("/notation/long", test_long);
  return g_test_run ();
}
