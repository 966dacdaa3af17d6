/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Charsets. Expected values are from the WHATWG Encoding Standard, its URL tests
 * (percent-encoding.json), the codecs of Python and the tables of the IUC 19
 * paper. */

#include "iri-chars.h"
#include "iri-charset-guess.h"
#include "iri-charset.h"

#include <string.h>

/* A string of octets and its length, because it may include 0. */
#define OCTETS(literal) literal, sizeof literal - 1

/* Writes spans as "0-2 5-6". */
static void
note_span (IriSpan span, gpointer data)
{
  GString *spans = data;

  g_string_append_printf (spans, "%s%" G_GSIZE_FORMAT "-%" G_GSIZE_FORMAT,
                          spans->len > 0 ? " " : "", span.begin, span.end);
}

static const struct EncodeRow
{
  const char *name;
  const char *charset;
  const char *text;
  const char *octets;
  const char *missing;
} encode_rows[] = {
  { "empty", "windows-1252", "", "", "" },
  { "ascii", "Shift_JIS", "a=1&b", "a=1&b", "" },
  { "utf-8", "UTF-8", "\u00E9\u5B50", "\xC3\xA9\xE5\xAD\x90", "" },
  { "utf-16-is-utf-8", "UTF-16LE", "\u00E9", "\xC3\xA9", "" },
  { "any-case", "WINDOWS-1252", "\u20AC", "\x80", "" },
  { "alias", "cp1252", "\u20AC", "\x80", "" },
  /* Tables 1 and 2 of the IUC 19 paper. */
  { "maerz-us-ascii", "US-ASCII", "M\u00E4rz", "M&#228;rz", "1-3" },
  { "maerz-iso-8859-1", "iso-8859-1", "M\u00E4rz", "M\xE4rz", "" },
  { "maerz-macintosh", "macintosh", "M\u00E4rz", "M\x8Arz", "" },
  { "maerz-utf-8", "utf-8", "M\u00E4rz", "M\xC3\xA4rz", "" },
  { "euro-iso-8859-1", "iso-8859-1", "\u20AC", "&#8364;", "0-3" },
  { "hebrew", "windows-1255", "\u05D0", "\xE0", "" },
  { "arabic", "windows-1256", "\u0627", "\xC7", "" },
  { "russian", "KOI8-R", "\u0430", "\xC1", "" },
  { "ukrainian", "KOI8-U", "\u045E\u2554\u255D", "\xAE\xA5&#9565;", "5-8" },
  { "vietnamese", "windows-1258", "\u00C2\u0301", "\xC2\xEC", "" },
  { "beyond-bmp", "windows-1252", "a\U0001F600", "a&#128512;", "1-5" },
  { "two-missing", "windows-1252", "\u5B50a\u5B50", "&#23376;a&#23376;", "0-3 4-7" },
  /* percent-encoding.json */
  { "wpt-big5-dagger", "big5", "\u2020", "&#8224;", "0-3" },
  { "wpt-euc-kr-dagger", "euc-kr", "\u2020", "\xA2\xD3", "" },
  { "wpt-windows-1252-dagger", "windows-1252", "\u2020", "\x86", "" },
  { "wpt-big5-control", "big5",
    "\x0E"
    "A",
    "\x0E"
    "A",
    "" },
  { "wpt-iso-2022-jp-control", "iso-2022-jp",
    "\x0E"
    "A",
    "&#65533;A", "0-1" },
  { "wpt-iso-2022-jp-roman", "iso-2022-jp", "\u203E\\", "\x1B(J~\x1B(B\\", "" },
  { "wpt-gb18030-e5e5", "gb18030", "\uE5E5", "&#58853;", "0-3" },
  { "wpt-shift-jis-minus", "shift_jis", "\u2212", "\x81\x7C", "" },
  /* The Encoding Standard. */
  { "euc-jp-minus", "EUC-JP", "\u2212\uFF0D", "\xA1\xDD\xA1\xDD", "" },
  { "iso-2022-jp-minus", "ISO-2022-JP", "\u2212", "\x1B$B\x21\x5D\x1B(B", "" },
  { "iso-2022-jp-escape", "ISO-2022-JP", "\x1B", "&#65533;", "0-1" },
  { "iso-2022-jp-ends-in-ascii", "ISO-2022-JP", "\u5B50", "\x1B$B\x3B\x52\x1B(B", "" },
  { "iso-2022-jp-missing", "ISO-2022-JP", "\u5B50\u00E9", "\x1B$B\x3B\x52\x1B(B&#233;",
    "3-5" },
  { "shift-jis", "Shift_JIS", "\u65E5\u672C", "\x93\xFA\x96\x7B", "" },
  { "shift-jis-yen", "Shift_JIS", "\u00A5\u203E", "\\~", "" },
  { "shift-jis-wave", "Shift_JIS", "\uFF5E", "\x81\x60", "" },
  { "shift-jis-private", "Shift_JIS", "\uE000", "&#57344;", "0-3" },
  { "euc-jp", "EUC-JP", "\u65E5\u672C", "\xC6\xFC\xCB\xDC", "" },
  { "euc-jp-katakana", "EUC-JP", "\uFF71", "\x8E\xB1", "" },
  { "euc-jp-jis-x-0212", "EUC-JP", "\u4E02", "&#19970;", "0-3" },
  { "gb18030-two", "GB18030", "\u4E2D", "\xD6\xD0", "" },
  { "gb18030-four", "GB18030", "\u00E9\U0001F600", "\xA8\xA6\x94\x39\xFC\x36", "" },
  { "gb2312-is-gbk", "GB2312", "\u20AC", "\x80", "" },
  { "big5", "Big5", "\u4E2D", "\xA4\xA4", "" },
  { "big5-hong-kong", "Big5", "\u00CA", "&#202;", "0-2" },
  { "big5-private", "Big5", "\uF6B1", "&#63153;", "0-3" },
  { "euc-kr", "EUC-KR", "\uAC00\uAC02", "\xB0\xA1\x81\x41", "" },
  /* ICU drops these invisible characters silently. */
  { "invisible", "windows-1252", "a\u200Bb", "a&#8203;b", "1-4" },
  { "variation-selector", "Shift_JIS", "\uFE0F", "&#65039;", "0-3" },
  { "not-utf-8", "windows-1252", "\u00E9\xFF\xE5\xAD", "\xE9\xFF\xE5\xAD", "" },
  { "surrogate", "Shift_JIS", "\xED\xA0\x80", "\xED\xA0\x80", "" },
};

static void
test_encode (gconstpointer data)
{
  const struct EncodeRow *row = data;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) missing = g_string_new (NULL);

  g_assert_cmpint (iri_charset_encode (row->charset, row->text, strlen (row->text), out,
                                       note_span, missing),
                   ==, TRUE);
  g_assert_cmpmem (out->str, out->len, row->octets, strlen (row->octets));
  g_assert_cmpstr (missing->str, ==, row->missing);
}

static const struct DecodeRow
{
  const char *name;
  const char *charset;
  const char *octets;
  gsize length;
  const char *text;
  const char *faults;
} decode_rows[] = {
  { "empty", "KOI8-R", OCTETS (""), "", "" },
  { "nul", "KOI8-R", OCTETS ("a\0b"), "a", "" },
  { "utf-8", "UTF-8", OCTETS ("a\xC3\xA9"), "a\u00E9", "" },
  { "utf-8-cut", "UTF-8",
    OCTETS ("\xE5\xAD"
            "a"),
    "\uFFFD"
    "a",
    "0-2" },
  { "utf-8-overlong", "UTF-8", OCTETS ("\xC0\xAF"), "\uFFFD\uFFFD", "0-1 1-2" },
  { "utf-8-bom", "UTF-8",
    OCTETS ("\xEF\xBB\xBF"
            "a"),
    "\uFEFF"
    "a",
    "" },
  { "utf-16-bom", "UTF-16",
    OCTETS ("\xFF\xFE"
            "a\0\xE9\0"),
    "a\u00E9", "" },
  { "utf-16-pair", "UTF-16BE", OCTETS ("\xD8\x3D\xDE\x00"), "\U0001F600", "" },
  { "utf-16-lone", "UTF-16BE", OCTETS ("\xDE\x00\0a"),
    "\uFFFD"
    "a",
    "0-2" },
  { "maerz-iso-8859-1", "ISO-8859-1", OCTETS ("M\xE4rz"), "M\u00E4rz", "" },
  { "maerz-macintosh", "macintosh", OCTETS ("M\x8Arz"), "M\u00E4rz", "" },
  { "maerz-as-windows-1252", "windows-1252", OCTETS ("M\x8Arz"), "M\u0160rz", "" },
  { "us-ascii", "US-ASCII", OCTETS ("M\xE4rz"), "M\uFFFDrz", "1-2" },
  { "windows-1252-c1", "windows-1252", OCTETS ("\x81"), "\xC2\x81", "" },
  { "windows-1255", "windows-1255", OCTETS ("\xE0\xF9"), "\u05D0\u05E9", "" },
  { "windows-1255-nothing", "windows-1255", OCTETS ("\xFF"), "\uFFFD", "0-1" },
  { "windows-1253-nothing", "windows-1253", OCTETS ("\xAA"), "\uFFFD", "0-1" },
  { "windows-874-nothing", "windows-874", OCTETS ("\xDB"), "\uFFFD", "0-1" },
  { "koi8-u", "KOI8-U", OCTETS ("\xAE\xBE"), "\u045E\u040E", "" },
  { "shift-jis", "Shift_JIS", OCTETS ("\x93\xFA\\~\xB1"), "\u65E5\\~\uFF71", "" },
  { "shift-jis-minus", "Shift_JIS", OCTETS ("\x81\x7C"), "\uFF0D", "" },
  { "shift-jis-trail-is-ascii", "Shift_JIS", OCTETS ("\x95\x5C"), "\u8868", "" },
  { "shift-jis-delimiter-stays", "Shift_JIS", OCTETS ("\x81/"), "\uFFFD/", "0-1" },
  { "shift-jis-cut", "Shift_JIS", OCTETS ("a\x81"), "a\uFFFD", "1-2" },
  { "euc-jp", "EUC-JP", OCTETS ("\xC6\xFC\x8E\xB1\x8F\xB0\xA1"), "\u65E5\uFF71\u4E02",
    "" },
  { "euc-jp-delimiter-stays", "EUC-JP", OCTETS ("\x8E/"), "\uFFFD/", "0-1" },
  { "iso-2022-jp", "ISO-2022-JP", OCTETS ("a\x1B$B\x3B\x52\x1B(Bb"),
    "a\u5B50"
    "b",
    "" },
  { "iso-2022-jp-state-alone", "ISO-2022-JP", OCTETS ("\x1B$B"), "", "" },
  { "gb18030", "GB18030", OCTETS ("\xD6\xD0\x94\x39\xFC\x36"), "\u4E2D\U0001F600", "" },
  { "gb18030-four-cut", "GB18030",
    OCTETS ("\x81\x30\x81"
            "a"),
    "\uFFFD"
    "0\u4E64",
    "0-1" },
  { "gb18030-space", "GB18030", OCTETS ("\xA3\xA0"), "\u3000", "" },
  { "big5", "Big5", OCTETS ("\xA4\xA4"), "\u4E2D", "" },
  { "big5-nothing", "Big5", OCTETS ("\x81@"), "\uFFFD@", "0-1" },
  { "euc-kr", "EUC-KR", OCTETS ("\xB0\xA1\x81\x41"), "\uAC00\uAC02", "" },
};

static void
test_decode (gconstpointer data)
{
  const struct DecodeRow *row = data;
  g_autoptr (GString) faults = g_string_new (NULL);
  g_autofree char *text = NULL;
  gsize length;

  text = iri_charset_decode (row->charset, row->octets, row->length, &length, NULL,
                             note_span, faults);
  g_assert_cmpstr (text, ==, row->text);
  g_assert_cmpstr (faults->str, ==, row->faults);
  if (strlen (row->octets) == row->length)
    g_assert_cmpuint (length, ==, strlen (row->text));
}

static void
test_names (void)
{
  gsize n;
  const IriCharset *all = iri_charset_all (&n);

  g_assert_cmpstr (all[0].name, ==, "UTF-8");
  for (gsize i = 0; i < n; i++)
    {
      g_assert_cmpint (iri_charset_is_known (all[i].name), ==, TRUE);
      g_assert_cmpint (iri_charset_is_unicode (all[i].name), ==,
                       g_str_has_prefix (all[i].name, "UTF-"));
    }
  g_assert_cmpint (iri_charset_is_unicode ("utf8"), ==, TRUE);
  g_assert_cmpint (iri_charset_is_unicode ("UTF-32BE"), ==, TRUE);
  g_assert_cmpint (iri_charset_is_unicode ("utf-7"), ==, TRUE);
  g_assert_cmpint (iri_charset_is_unicode ("cesu-8"), ==, TRUE);
  g_assert_cmpint (iri_charset_is_unicode ("gb18030"), ==, FALSE);
  g_assert_cmpint (iri_charset_is_unicode ("latin1"), ==, FALSE);
  g_assert_cmpint (iri_charset_is_known ("latin1"), ==, TRUE);
  g_assert_cmpint (iri_charset_is_known (""), ==, FALSE);
  g_assert_cmpint (iri_charset_is_known ("unicorn"), ==, FALSE);
  g_assert_cmpint (iri_charset_is_known ("../../etc/passwd"), ==, FALSE);
  g_assert_cmpstr (iri_charset_web ("iso-8859-1"), ==, "windows-1252");
  g_assert_cmpstr (iri_charset_web ("latin1"), ==, "windows-1252");
  g_assert_cmpstr (iri_charset_web ("gb2312"), ==, "GBK");
  g_assert_cmpstr (iri_charset_web ("KOI8-R"), ==, "KOI8-R");
}

static void
test_unknown (void)
{
  g_autoptr (GString) out = g_string_new ("a");
  g_autofree char *long_name = g_strnfill (100000, 'x');
  gsize length = 1;

  g_assert_cmpint (iri_charset_encode ("unicorn", "b", 1, out, NULL, NULL), ==, FALSE);
  g_assert_cmpint (iri_charset_encode (long_name, "b", 1, out, NULL, NULL), ==, FALSE);
  g_assert_cmpstr (out->str, ==, "a");
  g_assert_null (iri_charset_decode ("unicorn", "b", 1, &length, NULL, NULL, NULL));
  g_assert_cmpuint (length, ==, 0);
}

/* Each output byte maps back to the input it was made from. */
static void
test_map (void)
{
  static const char octets[] = "ab\x93\xFA"
                               "c\x81";
  static const struct
  {
    IriSpan out;
    IriSpan in;
  } rows[] = {
    { { 0, 1 }, { 0, 1 } }, { { 1, 2 }, { 1, 2 } }, { { 2, 5 }, { 2, 4 } },
    { { 3, 4 }, { 2, 4 } }, { { 5, 6 }, { 4, 5 } }, { { 6, 9 }, { 5, 6 } },
    { { 1, 6 }, { 1, 5 } },
  };
  g_autoptr (IriSpanMap) map = iri_span_map_new ();
  g_autofree char *text = NULL;
  gsize length;

  text = iri_charset_decode ("Shift_JIS", OCTETS (octets), &length, map, NULL, NULL);
  g_assert_cmpstr (text, ==,
                   "ab\u65E5"
                   "c\uFFFD");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriSpan in = iri_span_map_to_input (map, rows[i].out);

      g_assert_cmpuint (in.begin, ==, rows[i].in.begin);
      g_assert_cmpuint (in.end, ==, rows[i].in.end);
    }
}

/* GB18030-2022 decodes what these are encoded to, and ICU since version 74, to what
 * Unicode has instead of them. */
static gboolean
is_replaced (gunichar c)
{
  static const gunichar singly[]
      = { 0xE81E, 0xE826, 0xE82B, 0xE82C, 0xE832, 0xE843, 0xE854, 0xE864 };

  for (gsize i = 0; i < G_N_ELEMENTS (singly); i++)
    if (c == singly[i])
      return TRUE;
  return c == 0xE5E5 || (c >= 0xE78D && c <= 0xE796);
}

/* Characters that a charset supports survive encoding and decoding. */
static void
test_round_trip (void)
{
  static const char *const all_unicode[] = { "GB18030", "UTF-8" };
  gsize length;

  for (gsize i = 0; i < G_N_ELEMENTS (all_unicode); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GString) octets = g_string_new (NULL);
      g_autofree char *back = NULL;

      for (gunichar c = 0x20; c <= 0x10FFFF; c += c == 0xD7FF ? 0x801 : 1)
        if (!is_replaced (c))
          g_string_append_unichar (text, c);
      iri_charset_encode (all_unicode[i], text->str, text->len, octets, NULL, NULL);
      back = iri_charset_decode (all_unicode[i], octets->str, octets->len, &length,
                                 NULL, NULL, NULL);
      g_assert_cmpmem (back, length, text->str, text->len);
    }
}

static void
check_utf8 (const char *text, gsize length)
{
  for (gsize at = 0, n; at < length; at += n)
    {
      gunichar c;

      n = (guint8) text[at] < 0x80
              ? 1
              : iri_utf8_read ((const guint8 *) text + at, length - at, &c);
      g_assert_cmpuint (n, >, 0);
      if (n == 0)
        return;
    }
}

/* Random octets in any charset, including those only ICU knows. */
static void
test_any_octets (void)
{
  static const char *const others[] = {
    "UTF-7",  "HZ-GB-2312", "ISO-2022-KR", "ISO-2022-CN",       "SCSU",
    "BOCU-1", "ibm-037",    "UTF-32",      "imap-mailbox-name", "x11-compound-text"
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (2022);
  gsize n;
  const IriCharset *all = iri_charset_all (&n);

  for (gsize i = 0; i < n + G_N_ELEMENTS (others); i++)
    for (int round = 0; round < 200; round++)
      {
        const char *charset = i < n ? all[i].name : others[i - n];
        g_autoptr (GString) out = g_string_new (NULL);
        g_autofree char *text = NULL;
        char octets[40];
        gsize length = (gsize) g_rand_int_range (rand, 0, sizeof octets);
        gsize text_length = 0;

        for (gsize at = 0; at < length; at++)
          octets[at] = g_rand_boolean (rand)
                           ? (char) g_rand_int_range (rand, 0, 256)
                           : "\x1B$B(J~\x0E\x0F"[g_rand_int_range (rand, 0, 8)];
        text = iri_charset_decode (charset, octets, length, &text_length, NULL, NULL,
                                   NULL);
        if (text != NULL)
          check_utf8 (text, text_length);
        iri_charset_encode (charset, octets, length, out, NULL, NULL);
      }
}

static gpointer
encode_much (gpointer charset)
{
  for (int i = 0; i < 2000; i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);

      iri_charset_encode (charset, "\u5B50\u00E9", 5, out, NULL, NULL);
      if (out->len == 0)
        return NULL;
    }
  return charset;
}

static void
test_threads (void)
{
  static const char *const charsets[]
      = { "ISO-2022-JP", "Shift_JIS", "GB18030", "Big5" };
  GThread *threads[8];

  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("encode", encode_much, (gpointer) charsets[i % 4]);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_nonnull (g_thread_join (threads[i]));
}

static void
test_guesses (void)
{
  static const struct
  {
    const char *octets;
    const char *guesses;
  } rows[] = {
    { "\xE9", "ISO-8859-1=\u00E9 windows-1252=\u00E9 macintosh=\u00C8 "
              "windows-1255=\u05D9 windows-1256=\u00E9 KOI8-R=\u0418 " },
    /* Not in ISO-8859-1, where it is a control character. */
    { "\x8A", "windows-1252=\u0160 macintosh=\u00E4 windows-1256=\u0679 "
              "KOI8-R=\u253C " },
    { "\x93\xFA", "windows-1252=\u201C\u00FA macintosh=\u00EC\u02D9 "
                  "windows-1255=\u201C\u05EA windows-1256=\u201C\u0652 "
                  "Shift_JIS=\u65E5 GB18030=\u64D4 Big5=\U00023C9A "
                  "KOI8-R=\u2320\u0417 " },
    { "", "ISO-8859-1= windows-1252= macintosh= windows-1255= windows-1256= "
          "Shift_JIS= EUC-JP= GB18030= Big5= KOI8-R= " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) said = g_string_new (NULL);
      g_autoptr (IriCharsetGuesses) guesses
          = iri_charset_guess (rows[i].octets, strlen (rows[i].octets));

      for (gsize k = 0; k < guesses->n_guesses; k++)
        g_string_append_printf (said, "%s=%s ", guesses->guesses[k].charset,
                                guesses->guesses[k].text);
      g_assert_cmpstr (said->str, ==, rows[i].guesses);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (encode_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/charset/encode/%s", encode_rows[i].name);

      g_test_add_data_func (path, &encode_rows[i], test_encode);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (decode_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/charset/decode/%s", decode_rows[i].name);

      g_test_add_data_func (path, &decode_rows[i], test_decode);
    }
  g_test_add_func ("/charset/names", test_names);
  g_test_add_func ("/charset/unknown", test_unknown);
  g_test_add_func ("/charset/map", test_map);
  g_test_add_func ("/charset/round-trip", test_round_trip);
  g_test_add_func ("/charset/any-octets", test_any_octets);
  g_test_add_func ("/charset/threads", test_threads);
  g_test_add_func ("/charset/guesses", test_guesses);
  return g_test_run ();
}
