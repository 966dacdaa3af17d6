/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How a reader perceives a line: 3987bis-00 §4.4 and its consequences. Capitals stand
 * for Hebrew letters, or for Arabic ones when a row is run a second time (Bidi
 * Notation, §1.4). */

#include "iri-bidi-perception.h"
#include "iri-notation.h"
#include "order.h"

#include <string.h>

static char *
from_notation (const char *text, IriNotation notation)
{
  GString *out = g_string_new (NULL);

  if (text == NULL)
    return g_string_free (out, TRUE);
  iri_notation_read (notation, text, strlen (text), out, NULL);
  return g_string_free (out, FALSE);
}

static char *
to_notation (const char *text, gsize length)
{
  GString *out = g_string_new (NULL);

  iri_notation_write (IRI_NOTATION_BIDI, text, length, out);
  return g_string_free (out, FALSE);
}

/* The eleven examples. As their comments say, the first seven are perceived in logical
 * order; the perception of the others follows from the rule. Example 9 is perceived
 * correctly, because a percent-encoding is recognized as one. */
static const struct
{
  const char *name;
  const char *logical;
  const char *read;
  const char *by_component;
  const char *twin;
} example_rows[] = {
  { "1", "http://ab.CDEFGH.ij/kl/mn/op.html", NULL, NULL, NULL },
  { "2", "http://ab.CDE.FGH/ij/kl/mn/op.html", NULL,
    "http://ab.FGH.CDE/ij/kl/mn/op.html", NULL },
  { "3", "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV", NULL,
    "http://UV#ST=QR;OP=MN?KL/IJ/GH/EF.CD.AB", NULL },
  { "4", "http://AB.CD.ef/gh/IJ/KL.html", NULL, "http://CD.AB.ef/gh/KL/IJ.html", NULL },
  { "5", "http://ab.cd.EF/GH/ij/kl.html", NULL, "http://ab.cd.GH/EF/ij/kl.html", NULL },
  { "6", "http://ab.CD.EF/GH/IJ/kl.html", NULL, "http://ab.IJ/GH/EF.CD/kl.html", NULL },
  { "7", "http://ab.CDE123FGH.ij/kl/mn/op.html", NULL, NULL, NULL },
  { "8", "http://ab.cd.ef/GH1/2IJ/KL.html", "http://ab.cd.ef/GH2/1IJ/KL.html",
    "http://ab.cd.ef/KL/1IJ/GH2.html", NULL },
  { "10", "http://ab.CDEFGH.123/kl/mn/op.html", "http://ab.123.CDEFGH/kl/mn/op.html",
    "http://ab.123.CDEFGH/kl/mn/op.html", "http://ab.123.CDEFGH/kl/mn/op.html" },
  { "11", "http://ab.CDEFGH.123ij/kl/mn/op.html",
    "http://ab.123.CDEFGHij/kl/mn/op.html", "http://ab.123.CDEFGHij/kl/mn/op.html",
    "http://ab.123.CDEFGHij/kl/mn/op.html" },
};

static IriBidiPerception *
read_text (const char *text, IriConvention convention)
{
  g_autoptr (IriBidi) bidi = order (text, strlen (text), convention);

  return iri_bidi_perception_new (bidi, iri_spec_default ());
}

static void
check_example (gsize row, IriNotation notation)
{
  g_autofree char *text = from_notation (example_rows[row].logical, notation);
  g_autofree char *read = from_notation (example_rows[row].read, notation);
  g_autofree char *twin = from_notation (example_rows[row].twin, notation);
  g_autofree char *by_component
      = from_notation (example_rows[row].by_component, notation);
  g_autoptr (IriBidiPerception) perception = read_text (text, IRI_CONVENTION_EMBED_LTR);

  g_assert_cmpstr (perception->perceived, ==, read);
  g_assert_cmpstr (perception->perceived_by_component, ==, by_component);
  g_assert_cmpstr (perception->twin, ==, twin);
}

static void
test_example_hebrew (gconstpointer data)
{
  check_example (GPOINTER_TO_SIZE (data), IRI_NOTATION_BIDI);
}

static void
test_example_arabic (gconstpointer data)
{
  check_example (GPOINTER_TO_SIZE (data), IRI_NOTATION_BIDI_ARABIC);
}

static void
test_example_9 (void)
{
  static const IriNotation notations[]
      = { IRI_NOTATION_BIDI, IRI_NOTATION_BIDI_ARABIC };

  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      g_autofree char *text
          = from_notation ("http://ab.cd.ef/GH%31/%32IJ/KL.html", notations[i]);
      g_autoptr (IriBidiPerception) perception
          = read_text (text, IRI_CONVENTION_EMBED_LTR);

      g_assert_cmpstr (perception->perceived, ==, NULL);
      g_assert_cmpstr (perception->twin, ==, NULL);
    }
}

/* The rule applied to other lines, computed by hand. NULL: perceived in logical
 * order. */
static const struct
{
  const char *name;
  IriConvention convention;
  const char *text;
  const char *read;
} rule_rows[] = {
  { "latin", IRI_CONVENTION_EMBED_LTR, "http://a/b?c#d", NULL },
  { "digits-inside", IRI_CONVENTION_EMBED_LTR, "A12B", NULL },
  { "digits-last", IRI_CONVENTION_EMBED_LTR, "A12", "12A" },
  { "digits-first", IRI_CONVENTION_EMBED_LTR, "12A", NULL },
  { "fraction", IRI_CONVENTION_EMBED_LTR, "A1/2B", "A2/1B" },
  { "sum", IRI_CONVENTION_EMBED_LTR, "A+1-2B", "A+2-1B" },
  { "encoded", IRI_CONVENTION_EMBED_LTR, "A%20%30B", NULL },
  { "brackets-at-the-end", IRI_CONVENTION_EMBED_LTR, "a/A(B)", NULL },
  { "brackets-in-brackets", IRI_CONVENTION_EMBED_LTR, "a/A((B)C)", NULL },
  { "bracket-alone", IRI_CONVENTION_EMBED_LTR, "a/A(B", NULL },
  { "brackets-of-two-kinds", IRI_CONVENTION_EMBED_LTR, "a/A)B]", NULL },
  { "sign-at-the-end", IRI_CONVENTION_EMBED_LTR, "a/A!", NULL },
  { "marks", IRI_CONVENTION_EMBED_LTR, "A\u05B0B\u05BC\u05B0.C", NULL },
  { "joiner", IRI_CONVENTION_EMBED_LTR, "A\u200CB", NULL },
  { "formatting", IRI_CONVENTION_EMBED_LTR, "a\u202Eb\u202Cc", "abc" },
  { "override", IRI_CONVENTION_EMBED_LTR, "a\u202Ebcd", "adcb" },
  /* In right-to-left prose the reader expects the runs of Latin letters to go from
     * left to right. */
  { "rtl-latin", IRI_CONVENTION_PLAIN_RTL, "http://a/b", NULL },
  { "rtl-hebrew", IRI_CONVENTION_PLAIN_RTL, "A/B", NULL },
  { "rtl-both", IRI_CONVENTION_PLAIN_RTL, "http://ab.CD/ef", NULL },
  { "rtl-slash", IRI_CONVENTION_PLAIN_RTL, "http://a/", NULL },
  { "rtl-digits-last", IRI_CONVENTION_PLAIN_RTL, "a.12", "12.a" },
  { "rtl-digits-alone", IRI_CONVENTION_PLAIN_RTL, "A.12.B", NULL },
  /* A reader who follows the rule misreads lines that keep their components in
     * logical order. */
  { "isolate", IRI_CONVENTION_ISOLATE, "http://AB.CD/", "http://CD.AB/" },
  { "isolate-one", IRI_CONVENTION_ISOLATE, "http://AB.cd/", NULL },
  { "url-class", IRI_CONVENTION_URL_CLASS, "http://AB.CD/", "http://CD.AB/" },
  { "uri", IRI_CONVENTION_URI, "http://AB.CD/", NULL },
};

static void
test_rule (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autofree char *text = from_notation (rule_rows[row].text, IRI_NOTATION_BIDI);
  g_autofree char *read = from_notation (rule_rows[row].read, IRI_NOTATION_BIDI);
  g_autoptr (IriBidiPerception) perception
      = read_text (text, rule_rows[row].convention);

  g_assert_cmpstr (perception->perceived, ==, read);
}

/* Texts with a known visual twin, and texts that almost have one. */
static const struct
{
  const char *name;
  IriConvention convention;
  const char *text;
  const char *twin;
} twin_rows[] = {
  { "label", IRI_CONVENTION_EMBED_LTR, "http://ab.CDEFGH.123/",
    "http://ab.123.CDEFGH/" },
  { "label-back", IRI_CONVENTION_EMBED_LTR, "http://ab.123.CDEFGH/",
    "http://ab.CDEFGH.123/" },
  { "label-near", IRI_CONVENTION_EMBED_LTR, "http://ab.CDEFGH.a123/", NULL },
  { "path", IRI_CONVENTION_EMBED_LTR, "http://ab.CD/E/1?f=G#H",
    "http://ab.1/CD/E?f=G#H" },
  { "path-near", IRI_CONVENTION_EMBED_LTR, "http://ab.CD/E/F?f=G#H", NULL },
  { "year", IRI_CONVENTION_EMBED_LTR, "http://a/2024/AB", "http://a/AB/2024" },
  { "component", IRI_CONVENTION_ISOLATE, "/a/A1", "/a/1A" },
  { "components", IRI_CONVENTION_ISOLATE, "/a/A/1", NULL },
  { "override", IRI_CONVENTION_EMBED_LTR, "http://ab\u202Ecd/", "http://ab/dc" },
  { "mark", IRI_CONVENTION_EMBED_LTR, "http://a\u200Eb/", "http://ab/" },
  /* Both are visible: a joiner changes the shapes of Arabic letters. */
  { "joiner", IRI_CONVENTION_EMBED_LTR, "/A\u200CB", NULL },
  { "latin", IRI_CONVENTION_EMBED_LTR, "http://a.1/2", NULL },
  { "rtl", IRI_CONVENTION_PLAIN_RTL, "A.a.1", "A.1.a" },
  /* N0 and W7: what comes before brackets and digits can decide their direction. */
  { "brackets", IRI_CONVENTION_EMBED_LTR, "A(B))", "(B)A)" },
  { "rtl-brackets", IRI_CONVENTION_PLAIN_RTL, "A(1)a", "Aa(1)" },
  /* Of several twins, the one in which numbers stay whole and all of them move. */
  { "digits", IRI_CONVENTION_EMBED_LTR, "11A", "A11" },
  { "numbers", IRI_CONVENTION_EMBED_LTR, "1.1A", "A1.1" },
  { "terminator", IRI_CONVENTION_EMBED_LTR, "$1+A", "A+$1" },
  { "arabic-number", IRI_CONVENTION_EMBED_LTR, "A1\u0661$A", "A$1\u0661A" },
  { "rtl-terminator", IRI_CONVENTION_PLAIN_RTL, "A1$+a", "Aa+1$" },
  { "rtl-arabic-number", IRI_CONVENTION_PLAIN_RTL, "A1\u0661$", "A$1\u0661" },
  { "rtl-numbers", IRI_CONVENTION_PLAIN_RTL, "A1\u0661.1", "A1.1\u0661" },
  { "auto", IRI_CONVENTION_PLAIN_AUTO, "Ab", "bA" },
  { "uri", IRI_CONVENTION_URI, "http://ab.CDEFGH.123/", NULL },
};

static void
test_twin (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autofree char *text = from_notation (twin_rows[row].text, IRI_NOTATION_BIDI);
  g_autofree char *twin = from_notation (twin_rows[row].twin, IRI_NOTATION_BIDI);
  g_autoptr (IriBidiPerception) perception
      = read_text (text, twin_rows[row].convention);

  g_assert_cmpstr (perception->twin, ==, twin);
}

/* @moves: "1>CD" means that 1 appears where CD belongs, from left to right. @split: the
 * bidi units whose characters are not shown together. */
static const struct
{
  const char *name;
  IriConvention convention;
  const char *text;
  const char *moves;
  const char *split;
  gboolean host_torn;
  gboolean seems_other_host;
} place_rows[] = {
  { "latin", IRI_CONVENTION_EMBED_LTR, "http://a.b/c", "", "", FALSE, FALSE },
  { "one-label", IRI_CONVENTION_EMBED_LTR, "http://ab.CDEFGH.ij/", "", "", FALSE,
    FALSE },
  { "two-labels", IRI_CONVENTION_EMBED_LTR, "http://ab.CDE.FGH/ij", "FGH>CDE CDE>FGH",
    "", FALSE, FALSE },
  { "host-and-path", IRI_CONVENTION_EMBED_LTR, "http://ab.cd.EF/GH/ij", "GH>EF EF>GH",
    "", TRUE, TRUE },
  { "digit-and-label", IRI_CONVENTION_EMBED_LTR, "http://ab.CD/E/1?f=G#H",
    "1>CD CD>1 H>G G>H", "", TRUE, TRUE },
  { "fraction", IRI_CONVENTION_EMBED_LTR, "http://ab.cd.ef/GH1/2IJ/KL.html",
    "KL.html>GH1 GH1>KL.html", "GH1 2IJ KL.html", FALSE, FALSE },
  { "mixed", IRI_CONVENTION_EMBED_LTR, "/KL.html", "", "", FALSE, FALSE },
  /* Readers of the script expect that order, and see nothing that looks like a host. */
  { "host-moved-whole", IRI_CONVENTION_EMBED_LTR, "//AB/CD", "CD>AB AB>CD", "", FALSE,
    FALSE },
  { "port", IRI_CONVENTION_EMBED_LTR, "http://AB:80/", "80>AB AB>80", "", FALSE,
    FALSE },
  { "host-with-a-dot-in-its-place", IRI_CONVENTION_EMBED_LTR, "//AB/CD.EF",
    "CD.EF>AB AB>CD.EF", "", FALSE, TRUE },
  { "isolate", IRI_CONVENTION_ISOLATE, "http://ab.cd.EF/GH/ij", "", "", FALSE, FALSE },
  { "rtl", IRI_CONVENTION_PLAIN_RTL, "http://ab/", "", "", FALSE, TRUE },
  { "empty", IRI_CONVENTION_EMBED_LTR, "", "", "", FALSE, FALSE },
};

static void
append_unit (GString *out,
             const IriBidiPerception *perception,
             const char *text,
             gsize i)
{
  IriSpan span = g_array_index (perception->units, IriBidiUnit, i).span;
  g_autofree char *unit = to_notation (text + span.begin, iri_span_length (span));

  g_string_append (out, unit);
}

static void
test_places (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autofree char *text = from_notation (place_rows[row].text, IRI_NOTATION_BIDI);
  g_autoptr (IriBidiPerception) perception
      = read_text (text, place_rows[row].convention);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autoptr (GString) split = g_string_new (NULL);

  for (guint i = 0; i < perception->moves->len; i++)
    {
      const IriBidiMove *move = &g_array_index (perception->moves, IriBidiMove, i);

      g_string_append (moves, i > 0 ? " " : "");
      append_unit (moves, perception, text, move->unit);
      g_string_append_c (moves, '>');
      append_unit (moves, perception, text, move->displaced_unit);
    }
  for (guint i = 0; i < perception->split->len; i++)
    {
      g_string_append (split, i > 0 ? " " : "");
      append_unit (split, perception, text,
                   g_array_index (perception->split, gsize, i));
    }
  g_assert_cmpstr (moves->str, ==, place_rows[row].moves);
  g_assert_cmpstr (split->str, ==, place_rows[row].split);
  g_assert_cmpint ((perception->split_components & 1u << IRI_COMPONENT_HOST) != 0, ==,
                   place_rows[row].host_torn);
  g_assert_cmpint (perception->seems_other_host, ==, place_rows[row].seems_other_host);
}

#define ADD(path, rows, test)                                                          \
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)                                      \
    {                                                                                  \
      g_autofree char *name = g_strdup_printf (path "/%s", rows[i].name);              \
                                                                                       \
      g_test_add_data_func (name, GSIZE_TO_POINTER (i), test);                         \
    }

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  ADD ("/bidi-perception/example/hebrew", example_rows, test_example_hebrew)
  ADD ("/bidi-perception/example/arabic", example_rows, test_example_arabic)
  g_test_add_func ("/bidi-perception/example/9", test_example_9);
  ADD ("/bidi-perception/rule", rule_rows, test_rule)
  ADD ("/bidi-perception/twin", twin_rows, test_twin)
  ADD ("/bidi-perception/places", place_rows, test_places)
  return g_test_run ();
}
