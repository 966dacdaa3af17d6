/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Visual order in a left-to-right embedding: 3987bis-00 §4.1 and §4.4, UAX #9. */

#include "iri-report.h"
#include "order.h"

#include <string.h>

/* The letters for A to Z of Bidi Notation (§1.4). */
static const char hebrew[]
    = "\u05D0\u05D1\u05D2\u05D3\u05D4\u05D5\u05D6\u05D7\u05D8\u05D9\u05DA"
      "\u05DB\u05DC\u05DD\u05DE\u05DF\u05E0\u05E1\u05E2\u05E3\u05E4\u05E5"
      "\u05E6\u05E7\u05E8\u05E9";
static const char arabic[]
    = "\u0627\u0628\u062A\u062B\u062C\u062D\u062E\u062F\u0630\u0631\u0632"
      "\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063A\u0641\u0642\u0643"
      "\u0644\u0645\u0646\u0647";

typedef struct
{
  const char *name;
  const char *logical;
  const char *visual;
  const char *visual_arabic; /* NULL if the same as for Hebrew */
} ExampleRow;

static const ExampleRow example_rows[] = {
  { "1", "http://ab.CDEFGH.ij/kl/mn/op.html", "http://ab.HGFEDC.ij/kl/mn/op.html",
    NULL },
  { "2", "http://ab.CDE.FGH/ij/kl/mn/op.html", "http://ab.HGF.EDC/ij/kl/mn/op.html",
    NULL },
  { "3", "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV",
    "http://VU#TS=RQ;PO=NM?LK/JI/HG/FE.DC.BA", NULL },
  { "4", "http://AB.CD.ef/gh/IJ/KL.html", "http://DC.BA.ef/gh/LK/JI.html", NULL },
  { "5", "http://ab.cd.EF/GH/ij/kl.html", "http://ab.cd.HG/FE/ij/kl.html", NULL },
  { "6", "http://ab.CD.EF/GH/IJ/kl.html", "http://ab.JI/HG/FE.DC/kl.html", NULL },
  { "7", "http://ab.CDE123FGH.ij/kl/mn/op.html", "http://ab.HGF123EDC.ij/kl/mn/op.html",
    NULL },
  { "8", "http://ab.cd.ef/GH1/2IJ/KL.html", "http://ab.cd.ef/LK/JI1/2HG.html", NULL },
  /* After Arabic letters digits become AN (W2), and a percent sign is a terminator
     * for European numbers only (W5). */
  { "9", "http://ab.cd.ef/GH%31/%32IJ/KL.html", "http://ab.cd.ef/LK/JI%32/%31HG.html",
    "http://ab.cd.ef/LK/JI32%/31%HG.html" },
  { "10", "http://ab.CDEFGH.123/kl/mn/op.html", "http://ab.123.HGFEDC/kl/mn/op.html",
    NULL },
  { "11", "http://ab.CDEFGH.123ij/kl/mn/op.html",
    "http://ab.123.HGFEDCij/kl/mn/op.html", NULL },
};

static char *
from_notation (const char *text, const char *letters)
{
  GString *out = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (g_ascii_isupper (*text))
      g_string_append_len (out, letters + 2 * (*text - 'A'), 2);
    else
      g_string_append_c (out, *text);
  return g_string_free (out, FALSE);
}

static void
check_example (const char *logical, const char *visual, const char *letters)
{
  g_autofree char *text = from_notation (logical, letters);
  g_autofree char *expected = from_notation (visual, letters);
  g_autofree char *display = g_strconcat ("\u202A", text, "\u202C", NULL);
  g_autoptr (IriBidi) bidi = order (text, strlen (text), IRI_CONVENTION_EMBED_LTR);

  g_assert_cmpstr (bidi->visual, ==, expected);
  g_assert_cmpstr (bidi->display, ==, display);
  g_assert_cmpint (bidi->convention, ==, IRI_CONVENTION_EMBED_LTR);
  g_assert_cmpint (bidi->moved, ==, TRUE);
  g_assert_cmpuint (bidi->n_chars, ==, strlen (logical));
  g_assert_cmpuint (bidi->n_order, ==, strlen (logical));
}

static void
test_example_hebrew (gconstpointer data)
{
  const ExampleRow *row = data;

  check_example (row->logical, row->visual, hebrew);
}

static void
test_example_arabic (gconstpointer data)
{
  const ExampleRow *row = data;

  check_example (row->logical, row->visual_arabic ? row->visual_arabic : row->visual,
                 arabic);
}

/* UAX #9 by hand. @levels has one character for each character of @text, `x` for
 * those that rule X9 removes. */
static const struct
{
  const char *name;
  const char *text;
  const char *levels;
  const char *visual;
} level_rows[] = {
  { "empty", "", "", "" },
  { "latin", "ab", "00", "ab" },
  { "hebrew", "\u05D0\u05D1", "11", "\u05D1\u05D0" },
  { "i1-digits-first", "1\u05D0", "01", "1\u05D0" },
  { "i2-digits-last", "\u05D012", "122", "12\u05D0" },
  { "w2-after-arabic", "\u062712", "122", "12\u0627" },
  { "arabic-digits-alone", "\u0661\u0662", "22", "\u0661\u0662" },
  { "w4-slash-in-fraction", "\u05D01/2", "1222", "1/2\u05D0" },
  { "w4-solidus-needs-both", "\u05D01/\u05D1", "1211", "\u05D1/1\u05D0" },
  { "w4-two-separators", "\u05D01//2", "12112", "2//1\u05D0" },
  { "w4-plus-after-arabic", "\u06271+2", "1212", "2+1\u0627" },
  { "w5-percent-first", "\u05D0%31", "1222", "%31\u05D0" },
  { "w5-percent-last", "\u05D031%", "1222", "31%\u05D0" },
  { "w5-not-after-arabic", "\u0627%31", "1122", "31%\u0627" },
  { "w5-hash", "\u05D0#1", "122", "#1\u05D0" },
  { "w7-after-latin", "a1\u05D0", "001", "a1\u05D0" },
  { "n1-between", "\u05D0-\u05D1", "111", "\u05D1-\u05D0" },
  { "n1-before-digit", "\u05D0.1", "112", "1.\u05D0" },
  { "n2-at-the-end", "\u05D0.", "10", "\u05D0." },
  { "n2-at-the-start", "/\u05D0", "01", "/\u05D0" },
  { "n2-mixed", "\u05D0/a", "100", "\u05D0/a" },
  { "n0-inside-latin", "\u05D0(a)", "1000", "\u05D0(a)" },
  { "n0-inside-hebrew", "a(\u05D0)", "0010", "a(\u05D0)" },
  { "n0-all-hebrew", "\u05D0(\u05D1)", "1111", "(\u05D1)\u05D0" },
  { "n0-not-paired", "\u05D0(\u05D1", "111", "\u05D1)\u05D0" },
  { "n0-mark-after-bracket", "\u05D0(\u05D1)\u0301", "11111", "(\u0301\u05D1)\u05D0" },
  { "n0-mark-before-bracket", "\u05D0(\u05D1=\u0301)", "111111",
    "(=\u0301\u05D1)\u05D0" },
  { "n0-mark-before-opening", "@\u0301(\u05D0)\u05D1", "000101",
    "@\u0301(\u05D0)\u05D1" },
  { "l1-tab", "\u05D0\t\u05D1", "101", "\u05D0\t\u05D1" },
  { "l1-mark-after-tab", "\u05D0\t\u0301\u05D1", "1011", "\u05D0\t\u05D1\u0301" },
  { "l4-square", "\u05D0[\u05D1]", "1111", "[\u05D1]\u05D0" },
  { "l4-angle", "\u05D0<\u05D1", "111", "\u05D1>\u05D0" },
  { "l4-not-at-level-0", "a<b", "000", "a<b" },
  { "l3-mark", "\u05D0\u05B0\u05D1", "111", "\u05D1\u05D0\u05B0" },
  { "l3-two-marks", "\u05D0\u05BC\u05B0\u05D1", "1111", "\u05D1\u05D0\u05BC\u05B0" },
  { "l3-arabic-mark", "\u0628\u064E\u062A", "111", "\u062A\u0628\u064E" },
  { "w1-mark-on-latin", "e\u0301\u05D0", "001", "e\u0301\u05D0" },
  { "astral", "\U00010800\U00010801a", "110", "\U00010801\U00010800a" },
  { "letters-newer-than-fribidi", "\U00010D00\U00010D01", "11",
    "\U00010D01\U00010D00" },
  { "x-rle", "a\u202Bb\u202Cc", "0x2x0", "abc" },
  { "x-rlo", "a\u202Ebc\u202Cd", "0x11x0", "acbd" },
  { "x-lro", "\u202D\u05D0\u05D1\u202C", "x22x", "\u05D0\u05D1" },
  { "x-unmatched-pdf", "\u202C\u05D0", "x1", "\u05D0" },
  { "rlm", "a\u200F.\u05D0", "0111", "a\u05D0." },
};

static void
test_levels (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *text = level_rows[row].text;
  g_autoptr (IriBidi) bidi = order (text, strlen (text), IRI_CONVENTION_EMBED_LTR);
  g_autoptr (GString) levels = g_string_new (NULL);

  for (gsize i = 0; i < bidi->n_chars; i++)
    if (bidi->levels[i] == IRI_BIDI_REMOVED)
      g_string_append_c (levels, 'x');
    else
      g_string_append_printf (levels, "%d", bidi->levels[i]);
  g_assert_cmpstr (levels->str, ==, level_rows[row].levels);
  g_assert_cmpstr (bidi->visual, ==, level_rows[row].visual);
}

/* Rule L2 alone, before combining marks are moved after their base. */
static void
test_order (void)
{
  static const char text[] = "a\u05D0\u05D112b\u202E";
  static const guint32 expected[] = { 0, 3, 4, 2, 1, 5 };
  g_autoptr (IriBidi) bidi = order (text, sizeof text - 1, IRI_CONVENTION_EMBED_LTR);

  g_assert_cmpuint (bidi->n_chars, ==, 7);
  g_assert_cmpmem (bidi->order, bidi->n_order * sizeof *bidi->order, expected,
                   sizeof expected);
}

static void
test_not_moved (void)
{
  static const char *const texts[]
      = { "", "http://example.org/a?b#c", "http://r\u00E9sum\u00E9.example/",
          "\u4E00\u4E01", "a\u05D0b" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (IriBidi) bidi
          = order (texts[i], strlen (texts[i]), IRI_CONVENTION_EMBED_LTR);

      g_assert_cmpint (bidi->moved, ==, FALSE);
      g_assert_cmpstr (bidi->visual, ==, texts[i]);
      g_assert_cmpuint (bidi->n_order, ==, g_utf8_strlen (texts[i], -1));
      for (guint32 k = 0; k < bidi->n_order; k++)
        g_assert_cmpuint (bidi->order[k], ==, k);
    }
}

/* 3987bis-00 §4.2, URI notation: a component with what reorders text is shown as in the
 * URI, also when it has no right-to-left letter (UAX #9 §2). */
static void
test_uri_notation (void)
{
  static const struct
  {
    const char *text;
    const char *shown;
  } rows[] = {
    { "//a/b\u202Ec/d", "//a/b%E2%80%AEc/d" }, /* RLO */
    { "//a/b\u202Dc/d", "//a/b%E2%80%ADc/d" }, /* LRO */
    { "//a/b\u202Ac/d", "//a/b%E2%80%AAc/d" }, /* LRE */
    { "//a/b\u202Bc/d", "//a/b%E2%80%ABc/d" }, /* RLE */
    { "//a/b\u202Cc/d", "//a/b%E2%80%ACc/d" }, /* PDF */
    { "//a/b\u2066c/d", "//a/b%E2%81%A6c/d" }, /* LRI */
    { "//a/b\u2067c/d", "//a/b%E2%81%A7c/d" }, /* RLI */
    { "//a/b\u2068c/d", "//a/b%E2%81%A8c/d" }, /* FSI */
    { "//a/b\u2069c/d", "//a/b%E2%81%A9c/d" }, /* PDI */
    { "//a/b\u200Fc/d", "//a/b%E2%80%8Fc/d" }, /* RLM */
    { "//a/b\u061Cc/d", "//a/b%D8%9Cc/d" },    /* ALM */
    { "//a/b\u0661c/d", "//a/b%D9%A1c/d" },    /* Arabic number */
    { "//a/b\u05D0c/d", "//a/b%D7%90c/d" },    { "//a/b\u0627c/d", "//a/b%D8%A7c/d" },
    { "//a/b\u200Dc/d", "//a/b\u200Dc/d" }, /* reorders nothing */
    { "//a/b\u00E9c/d", "//a/b\u00E9c/d" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (IriBidi) bidi
          = order (rows[i].text, strlen (rows[i].text), IRI_CONVENTION_URI);

      g_assert_cmpstr (bidi->text, ==, rows[i].shown);
    }
}

/* In URI notation, components with right-to-left letters are those of the URI by the
 * same standard and charset, and the others of these texts are the same in both. */
static void
test_uri_notation_by_standard (void)
{
  static const char *const texts[] = {
    "http://a.b/\uFB2A\u05D0", /* not in NFC */
    "http://a.b/\u05D0e\u0323\u0302",
    "http://a.b/?q=\uFB2A&\u05D0\u00E9=\u05D1",
    "http://a.b/\u05D0{\u05D1",
    "http://a.b/\u05D0'\u05D1?\u05D0'\u05D1#\u05D0'\u05D1",
    "http://a.b/\u05D0|\u05D1^\u05D2`",
    "http://a.b/\u05D0%zz",
    "http://a.b/\u05D0%41%2F",
    "http://a.b/?\u05D0[\u05D2]",
    "http://a.b/?a\u05D0#\u05D0#\u05D1",
    "http://a.b/?\u05D0%FF\u0627",
    "ws://a.b/?\u05D0",
    "mailto:\u05D0'\u05D1@\u05D2?subject=\u05D0",
    "x:\u05D0^\u05D1 \u05D2",
    "x://\u05D0\u05D1/\u05D2",
    "http://u:\u05D0:\u05D1@a.b/",
    "http://\u05D0;\u05D1:p@a.b/",
    "http://\u05D0\u05D1.b/\u05D0",
    "http://%D7%90\u05D0.b/",
  };
  static const char *const charsets[] = { NULL, "windows-1255", "shift_jis" };
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);

  for (gsize i = 0; i < n * G_N_ELEMENTS (texts) * G_N_ELEMENTS (charsets); i++)
    {
      const char *text = texts[i / n % G_N_ELEMENTS (texts)];
      const IriOptions options = { .spec = &specs[i % n],
                                   .charset = charsets[i / n / G_N_ELEMENTS (texts)] };
      g_autoptr (IriReport) report = iri_report_new (text, -1, &options);
      g_autoptr (IriBidi) bidi = iri_report_order (report, IRI_CONVENTION_URI);

      g_test_message ("%s by %s", text, options.spec->id);
      g_assert_cmpstr (bidi->text, ==, report->uri);
    }
}

static void
test_direction (void)
{
  static const struct
  {
    const char *text;
    const char *id;
  } rows[] = {
    { "", "neutral" },
    { "-._~", "neutral" },
    { "abc", "ltr" },
    { "a1", "ltr" },
    { "1a", "ltr" },
    { "\u00E9\u4E00", "ltr" },
    { "\u05D0", "rtl" },
    { "\u0627\u0628", "rtl" },
    { "\u05D01", "rtl" },
    { "\u05D0-\u05D1", "rtl" },
    { "123", "digits" },
    { "1-2", "digits" },
    { "\u0661", "digits" },
    { "a\u05D0", "mixed" },
    { "\u05D0.html", "mixed" },
    { "\u0627\u0628c", "mixed" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gsize length = strlen (rows[i].text);

      g_assert_cmpstr (iri_direction_id (iri_direction (rows[i].text, length)), ==,
                       rows[i].id);
    }
}

static void
add_examples (const char *script, GTestDataFunc test)
{
  for (gsize i = 0; i < G_N_ELEMENTS (example_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/bidi/example/%s/%s", script, example_rows[i].name);

      g_test_add_data_func (path, &example_rows[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_examples ("hebrew", test_example_hebrew);
  add_examples ("arabic", test_example_arabic);
  for (gsize i = 0; i < G_N_ELEMENTS (level_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bidi/levels/%s", level_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_levels);
    }
  g_test_add_func ("/bidi/uri-notation", test_uri_notation);
  g_test_add_func ("/bidi/uri-notation-by-standard", test_uri_notation_by_standard);
  g_test_add_func ("/bidi/order", test_order);
  g_test_add_func ("/bidi/not-moved", test_not_moved);
  g_test_add_func ("/bidi/direction", test_direction);
  return g_test_run ();
}
