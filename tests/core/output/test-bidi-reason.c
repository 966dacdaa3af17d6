/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Why each rule of UAX #9 changes something, a row for each sentence. The causes are
 * those that the text of the rule names. */

#include "iri-bidi-reason.h"

#include "order.h"

#include <string.h>
#include <unicode/uchar.h>

typedef struct
{
  const char *name;
  const char *text;
  IriConvention convention;
  const char *rule;
  const char *wanted; /* the first reason of the rule, without isolates */
} Row;

#define LTR IRI_CONVENTION_EMBED_LTR
#define RTL IRI_CONVENTION_PLAIN_RTL

static const Row rows[] = {
  { "p3", "1א", IRI_CONVENTION_PLAIN_AUTO, "P3",
    "“א” is the first strong character and is right-to-left, so the base direction is "
    "right-to-left." },
  { "x5", "\u202b\u2066a\u2069", LTR, "X5b",
    "“LRI” starts an isolate and has the level of the text around it: 1." },
  { "x5-override", "\u202e\u2067a", LTR, "X5a",
    "“RLI” is in an override, so it counts as a right-to-left letter on level 1." },
  { "x6", "\u202ba", LTR, "X6",
    "“a” is in the embedding or isolate that “RLE” starts, which is on level 1." },
  { "x6-rtl", "\u202ea", LTR, "X6",
    "“a” is in an override, so it counts as a right-to-left letter on level 1." },
  { "x6-ltr", "\u202dא", LTR, "X6",
    "“א” is in an override, so it counts as a left-to-right letter on level 2." },
  { "x6a", "\u202b\u2066a\u2069", LTR, "X6a",
    "“PDI” ends an isolate and has the level of the text around it: 1." },
  { "x9", "a\u00adb", LTR, "X9",
    "“SHY” is an embedding control or an invisible character, so the other rules "
    "ignore it." },
  { "w1", "א\u0301", LTR, "W1",
    "“\u25cc\u0301” is a combining mark, so it takes the class of “א”: R." },
  { "w1-start", "\u0301א", LTR, "W1",
    "“\u25cc\u0301” is a combining mark at the start of its level run, so it takes the "
    "direction there: L." },
  { "w1-isolate", "א\u2069\u0301", LTR, "W1",
    "“\u25cc\u0301” is a combining mark after an isolate control, so it becomes "
    "neutral." },
  { "w2", "ا-12", LTR, "W2",
    "The last letter before “12” is the Arabic letter “ا”, so it becomes an Arabic "
    "number." },
  { "w3", "اب", LTR, "W3",
    "“اب” is Arabic, and from now on it counts as right-to-left, as Hebrew does." },
  { "w4", "א1.2", LTR, "W4",
    "“.” is a single separator between the digits “1” and “2”, so it becomes part of "
    "the number." },
  { "w5-before", "א1%%", LTR, "W5",
    "“%%” follows the digit “1”, so it becomes part of the number." },
  { "w5-after", "א%1", LTR, "W5",
    "“%” is before the digit “1”, so it becomes part of the number." },
  { "w6", "א:/", LTR, "W6", "“:/” is not part of a number, so it becomes neutral." },
  { "w7", "ab@12", LTR, "W7",
    "The last strong character before “12” is “b”, which is left-to-right, so it "
    "becomes left-to-right." },
  { "w7-start", "12א", LTR, "W7",
    "No strong character is before “12” in its level run, which starts left-to-right, "
    "so it becomes left-to-right." },
  { "n0-mark", "א(א)\u0301a", RTL, "N0",
    "The brackets “(” and “)” enclose “א”, which counts as right-to-left as does the "
    "text around them, so they become right-to-left." },
  { "n0-b-ltr", "א(1a)א", LTR, "N0",
    "The brackets “(” and “)” enclose “a”, which is left-to-right as is the text "
    "around them, so they become left-to-right." },
  { "n0-c1-rtl", "א(1)a", LTR, "N0",
    "The brackets “(” and “)” enclose only right-to-left text, and “א” before them "
    "counts as right-to-left too, so they become right-to-left." },
  { "n0-c1-ltr", "a(b)א", RTL, "N0",
    "The brackets “(” and “)” enclose only left-to-right text, and “a” before them is "
    "left-to-right too, so they become left-to-right." },
  { "n0-c2-ltr", "(א)", LTR, "N0",
    "The brackets “(” and “)” enclose only right-to-left text, but the text before "
    "them is not right-to-left, so they become left-to-right." },
  { "n0-c2-rtl", "א(a)", RTL, "N0",
    "The brackets “(” and “)” enclose only left-to-right text, but the text before "
    "them is not left-to-right, so they become right-to-left." },
  /* The example of the issue: the dot stands between a letter and a digit. */
  { "n1-rtl", "ab.אבגד.123", LTR, "N1",
    "“.” is between “ד” and “1”, which both count as right-to-left, so it becomes "
    "right-to-left." },
  { "n1-ltr", "a:b", LTR, "N1",
    "“:” is between “a” and “b”, which are both left-to-right, so it becomes "
    "left-to-right." },
  { "n1-end", "a/", LTR, "N1",
    "“/” is between “a” and the end of its level run, which are both left-to-right, so "
    "it becomes left-to-right." },
  { "n1-end-rtl", "א/", RTL, "N1",
    "“/” is between “א” and the end of its level run, which both count as "
    "right-to-left, so it becomes right-to-left." },
  { "n1-start", "/a", LTR, "N1",
    "“/” is between the start of its level run and “a”, which are both left-to-right, "
    "so it becomes left-to-right." },
  { "n1-start-rtl", "/א", RTL, "N1",
    "“/” is between the start of its level run and “א”, which both count as "
    "right-to-left, so it becomes right-to-left." },
  { "n1-alone", "/", LTR, "N1",
    "“/” is between the start and the end of its level run, which are both "
    "left-to-right, so it becomes left-to-right." },
  { "n1-alone-rtl", "/", RTL, "N1",
    "“/” is between the start and the end of its level run, which are both "
    "right-to-left, so it becomes right-to-left." },
  { "n2", "a.א", LTR, "N2",
    "“.” is between “a” and “א”, whose directions differ, so it takes the direction of "
    "its level: left-to-right." },
  { "n2-rtl", "a.א", RTL, "N2",
    "“.” is between “a” and “א”, whose directions differ, so it takes the direction of "
    "its level: right-to-left." },
  { "n2-end", "א/", LTR, "N2",
    "“/” is between “א” and the end of its level run, whose directions differ, so it "
    "takes the direction of its level: left-to-right." },
  { "n2-end-rtl", "a/", RTL, "N2",
    "“/” is between “a” and the end of its level run, whose directions differ, so it "
    "takes the direction of its level: right-to-left." },
  { "n2-start", "/א", LTR, "N2",
    "“/” is between the start of its level run and “א”, whose directions differ, so it "
    "takes the direction of its level: left-to-right." },
  { "n2-start-rtl", "/a", RTL, "N2",
    "“/” is between the start of its level run and “a”, whose directions differ, so it "
    "takes the direction of its level: right-to-left." },
  { "i1", "אב", LTR, "I1",
    "“אב” is right-to-left in left-to-right text, so it goes up one level, to 1." },
  { "i1-number", "١", LTR, "I1",
    "“١” is a number in left-to-right text, so it goes up two levels, to 2." },
  { "i2", "ab", RTL, "I2",
    "“ab” is left-to-right in right-to-left text, so it goes up one level, to 2." },
  { "i2-number", "12", RTL, "I2",
    "“12” is a number in right-to-left text, so it goes up one level, to 2." },
  { "l1-end", "\u202ba ", LTR, "L1",
    "“SP” is white space at the end, so it gets the level of the whole text: 0." },
  { "l1-separator", "א\tב", LTR, "L1",
    "“TAB” is a separator, so it gets the level of the whole text: 0." },
  { "l1-before", "א \tב", LTR, "L1",
    "“SP” is white space before the separator “TAB”, so it gets the level of the whole "
    "text: 0." },
  { "l2", "aא1", LTR, "L2", "“א1” is on level 1 or above, so it is reversed." },
  { "l2-removed", "a\u00adאב", LTR, "L2",
    "“אב” is on level 1 or above, so it is reversed." },
  { "long", "אבגדהוזחטיכלמנסעפצ", LTR, "I1",
    "“אבגדהוזחטיכלמנסע…” is right-to-left in left-to-right text, so it goes up one "
    "level, to 1." },
  /* A placeholder in the text is text. */
  { "braces", "א{it}", LTR, "N0",
    "The brackets “{” and “}” enclose “i”, which is left-to-right as is the text "
    "around them, so they become left-to-right." },
  { "mark", "אב/גד", IRI_CONVENTION_LRM_COMPONENT, "N1",
    "“/” is between “LRM” and “LRM”, which are both left-to-right, so it becomes "
    "left-to-right." },
};

static char *
without_isolates (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\u2066", -1);
  g_autofree char *opened = g_strjoinv ("", parts);
  g_auto (GStrv) closed = g_strsplit (opened, "\u2069", -1);

  return g_strjoinv ("", closed);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriBidi) bidi = order (row->text, strlen (row->text), row->convention);
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  g_autoptr (IriBidiReasons) reasons = iri_bidi_reasons_new (bidi, IRI_NOTATION_PLAIN);
  g_autofree char *got = NULL;

  for (guint i = 0; i < steps->steps->len && got == NULL; i++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);
      g_autofree char *reason = NULL;

      if (!g_str_equal (step->rule, row->rule))
        continue;
      reason = iri_bidi_reasons_get (reasons, step->rule, &step->changes[0]);
      got = without_isolates (reason);
    }
  g_assert_cmpstr (got, ==, row->wanted);
}

/* The reasons quote what is drawn, and only letters that have a capital change. Rule N1
 * about "\u05d0/\u05d1": R CS R. */
static void
test_notation (void)
{
  static const char text[] = "\u05d0/\u05d1";
  static const struct
  {
    IriNotation notation;
    const char *wanted;
  } notations[] = {
    { IRI_NOTATION_BIDI, "“/” is between “A” and “B”, which both count as "
                         "right-to-left, so it becomes right-to-left." },
    { IRI_NOTATION_BIDI_ARABIC,
      "“/” is between “\u05d0” and “\u05d1”, which both count as "
      "right-to-left, so it becomes right-to-left." },
  };
  g_autoptr (IriBidi) bidi = order (text, strlen (text), IRI_CONVENTION_EMBED_LTR);
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  const IriBidiStep *step = g_ptr_array_index (steps->steps, 1);

  g_assert_cmpstr (step->rule, ==, "N1");
  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      g_autoptr (IriBidiReasons) reasons
          = iri_bidi_reasons_new (bidi, notations[i].notation);
      g_autofree char *reason
          = iri_bidi_reasons_get (reasons, step->rule, &step->changes[0]);
      g_autofree char *got = without_isolates (reason);

      g_assert_cmpstr (got, ==, notations[i].wanted);
    }
}

/* Every class that a character can have is explained. */
static void
test_classes (void)
{
  for (int i = 0; i < U_CHAR_DIRECTION_COUNT; i++)
    g_assert_cmpstr (iri_bidi_class_summary ((guint8) i), !=, "");
  g_assert_cmpstr (iri_bidi_class_summary (U_CHAR_DIRECTION_COUNT), ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bidi-reason/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/bidi-reason/classes", test_classes);
  g_test_add_func ("/bidi-reason/notation", test_notation);
  return g_test_run ();
}
