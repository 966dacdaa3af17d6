/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of UAX #9: rows computed by hand from the text of each rule,
 * and a check that replaying the changes gives the same result as the algorithm. */

#include "iri-bidi-steps.h"

#include "order.h"

#include <string.h>
#include <unicode/uchar.h>

/* Writes rules and changes as "RULE CHANGES; …". */
static char *
render (const IriBidiSteps *steps)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < steps->steps->len; i++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);
      g_autofree char *text = iri_bidi_step_text (step);

      g_string_append_printf (out, "%s%s %s", i > 0 ? "; " : "", step->rule, text);
    }
  return g_string_free (out, FALSE);
}

typedef struct
{
  const char *name;
  const char *text;
  IriConvention convention;
  const char *wanted;
} Row;

/* א R, ا AL, ١ AN, U+0301 NSM. In a left-to-right paragraph the end counts as L
 * (X10). */
static const Row rows[] = {
  { "empty", "", IRI_CONVENTION_EMBED_LTR, "" },
  { "letters", "ab", IRI_CONVENTION_EMBED_LTR, "" },
  /* The full stop is CS, then ON (W6), then L between two L (N1). */
  { "neutral-ltr", "a.b", IRI_CONVENTION_EMBED_LTR, "W6 1 CS>ON; N1 1 ON>L" },
  { "i1", "אa", IRI_CONVENTION_EMBED_LTR, "I1 0 0>1" },
  { "l2", "אבa", IRI_CONVENTION_EMBED_LTR, "I1 0-1 0>1; L2 0-1 level 1" },
  { "w1-rtl", "א\u0301", IRI_CONVENTION_EMBED_LTR,
    "W1 1 NSM>R; I1 0-1 0>1; L2 0-1 level 1" },
  { "w1-start", "\u0301א", IRI_CONVENTION_EMBED_LTR, "W1 0 NSM>L; I1 1 0>1" },
  { "w2", "ا1", IRI_CONVENTION_EMBED_LTR,
    "W2 1 EN>AN; W3 0 AL>R; I1 0 0>1, 1 0>2; L2 0-1 level 1" },
  { "w2-hebrew", "א1", IRI_CONVENTION_EMBED_LTR, "I1 0 0>1, 1 0>2; L2 0-1 level 1" },
  { "w4-en", "א1.2", IRI_CONVENTION_EMBED_LTR,
    "W4 2 CS>EN; I1 0 0>1, 1-3 0>2; L2 1-3 level 2; L2 0-3 level 1" },
  { "w4-two", "א1..2", IRI_CONVENTION_EMBED_LTR,
    "W6 2-3 CS>ON; N1 2-3 ON>R; I1 0 0>1, 1 0>2, 2-3 0>1, 4 0>2; "
    "L2 0-4 level 1" },
  { "w4-an", "א١.٢", IRI_CONVENTION_EMBED_LTR,
    "W4 2 CS>AN; I1 0 0>1, 1-3 0>2; L2 1-3 level 2; L2 0-3 level 1" },
  /* ES does not join Arabic numbers. */
  { "w4-an-es", "א١-٢", IRI_CONVENTION_EMBED_LTR,
    "W6 2 ES>ON; N1 2 ON>R; I1 0 0>1, 1 0>2, 2 0>1, 3 0>2; L2 0-3 level 1" },
  { "w5", "א%1", IRI_CONVENTION_EMBED_LTR,
    "W5 1 ET>EN; I1 0 0>1, 1-2 0>2; L2 1-2 level 2; L2 0-2 level 1" },
  { "w5-arabic", "ا%1", IRI_CONVENTION_EMBED_LTR,
    "W2 2 EN>AN; W3 0 AL>R; W6 1 ET>ON; N1 1 ON>R; "
    "I1 0-1 0>1, 2 0>2; L2 0-2 level 1" },
  { "w7", "a1", IRI_CONVENTION_EMBED_LTR, "W7 1 EN>L" },
  { "w7-start", "1", IRI_CONVENTION_EMBED_LTR, "W7 0 EN>L" },
  /* The brackets contain text of the embedding direction. */
  { "n0-b", "א(a)א", IRI_CONVENTION_EMBED_LTR, "N0 1 ON>L, 3 ON>L; I1 0 0>1, 4 0>1" },
  /* They do not, and neither does the text before them. */
  { "n0-c1", "א(א)a", IRI_CONVENTION_EMBED_LTR,
    "N0 1 ON>R, 3 ON>R; I1 0-3 0>1; L2 0-3 level 1" },
  { "n0-c2", "a(א)ב", IRI_CONVENTION_EMBED_LTR, "N0 1 ON>L, 3 ON>L; I1 2 0>1, 4 0>1" },
  /* A combining mark after a bracket gets the bracket's class. */
  { "n0-mark", "א(א)\u0301a", IRI_CONVENTION_EMBED_LTR,
    "W1 4 NSM>ON; N0 1 ON>R, 3-4 ON>R; I1 0-4 0>1; L2 0-4 level 1" },
  /* The outer pair is resolved before the inner one; the steps are in the order of
     * the text. */
  { "n0-nested", "א([ב])", IRI_CONVENTION_PLAIN_RTL,
    "N0 1 ON>R, 2 ON>R, 4 ON>R, 5 ON>R; L2 0-5 level 1" },
  { "n1", "א@ב", IRI_CONVENTION_EMBED_LTR, "N1 1 ON>R; I1 0-2 0>1; L2 0-2 level 1" },
  { "n1-number", "א@1", IRI_CONVENTION_EMBED_LTR,
    "N1 1 ON>R; I1 0-1 0>1, 2 0>2; L2 0-2 level 1" },
  { "n2", "a@א", IRI_CONVENTION_EMBED_LTR, "N2 1 ON>L; I1 2 0>1" },
  /* No level is odd, so L2 reverses nothing. */
  { "i2", "ab1", IRI_CONVENTION_PLAIN_RTL, "W7 2 EN>L; I2 0-2 1>2" },
  { "i2-number", "1א", IRI_CONVENTION_PLAIN_RTL, "I2 0 1>2; L2 0-1 level 1" },
  { "l1", "א ", IRI_CONVENTION_PLAIN_RTL, "N1 1 WS>R; L2 0-1 level 1" },
  { "l1-ltr", "a ", IRI_CONVENTION_PLAIN_RTL, "N2 1 WS>R; I2 0 1>2; L2 0-1 level 1" },
  /* U+001F is S: R between two R (N1), then reset to the paragraph level. */
  { "l1-separator",
    "א\x1f"
    "ב",
    IRI_CONVENTION_EMBED_LTR, "N1 1 S>R; I1 0-2 0>1; L1 1 1>0" },
  { "p3-rtl", "אב", IRI_CONVENTION_PLAIN_AUTO, "P3 0-1 0>1; L2 0-1 level 1" },
  { "p3-ltr", "a", IRI_CONVENTION_PLAIN_AUTO, "" },
  /* RLE a PDF. */
  { "x6-embedding",
    "\u202b"
    "a\u202c",
    IRI_CONVENTION_EMBED_LTR, "X6 1 0>1; X9 0 0>x, 2 0>x; I2 1 1>2" },
  /* RLO a1 PDF. */
  { "x6-override",
    "\u202e"
    "a1\u202c",
    IRI_CONVENTION_EMBED_LTR,
    "X6 1 L>R 0>1, 2 EN>R 0>1; X9 0 0>x, 3 0>x; L2 0-1 level 1" },
  /* Soft hyphen: BN. */
  { "x9", "a\u00adb", IRI_CONVENTION_EMBED_LTR, "X9 1 0>x" },
  /* LRI inside RLE: it is at the level of the embedding and its text one level
     * higher; R on both sides (X10). */
  { "x5b",
    "\u202b\u2066"
    "a\u2069",
    IRI_CONVENTION_EMBED_LTR,
    "X5b 1 0>1; X6 2 0>2; X6a 3 0>1; X9 0 0>x; N1 1 LRI>R, 3 PDI>R; "
    "L1 3 1>0; L2 0-1 level 1" },
  /* An LRM on both sides of each component makes the slash L; the steps do not
     * mention the marks. */
  { "marks", "אב/גד", IRI_CONVENTION_LRM_COMPONENT,
    "W6 2 CS>ON; N1 2 ON>L; I1 0-1 0>1, 3-4 0>1; "
    "L2 0-1 level 1, 3-4 level 1" },
  /* Each component is ordered separately; a rule is one step for all of them. */
  { "pieces", "אב1/גד1", IRI_CONVENTION_ISOLATE,
    "I1 0-1 0>1, 2 0>2, 4-5 0>1, 6 0>2; L2 0-2 level 1, 4-6 level 1" },
  { "pieces-removed", "a\u00ad/א", IRI_CONVENTION_ISOLATE, "X9 1 0>x; I1 3 0>1" },
  /* The slash is class L in this convention. */
  { "classes", "א/ב", IRI_CONVENTION_URL_CLASS, "I1 0 0>1, 2 0>1" },
};

/* All rules of UAX #9 from P3 to L2, of which W6 and N1 change something. */
static void
test_all (void)
{
  g_autoptr (IriBidi) bidi = order ("a.b", 3, IRI_CONVENTION_EMBED_LTR);
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, TRUE);
  g_autofree char *got = render (steps);

  g_assert_cmpstr (got, ==,
                   "P3 ; X5a ; X5b ; X5c ; X6 ; X6a ; X9 ; W1 ; W2 ; W3 ; W4 ; W5 ; "
                   "W6 1 CS>ON; W7 ; N0 ; N1 1 ON>L; N2 ; I1 ; I2 ; L1 ; L2 ");
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriBidi) bidi = order (row->text, strlen (row->text), row->convention);
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  g_autofree char *got = render (steps);

  g_assert_cmpstr (got, ==, row->wanted);
}

/* The state of the characters after some of the rules. */
typedef struct
{
  guint8 *classes;
  guint8 *levels;
  guint32 *order;
  gsize n;
  gsize n_order;
} Replay;

static void
make_change (Replay *self, const IriBidiChange *change)
{
  g_assert_cmpuint (change->index, <, change->end);
  g_assert_cmpuint (change->end, <=, self->n);
  g_assert_true (change->from_class != change->to_class
                 || change->from_level != change->to_level);
  for (gsize i = change->index; i < change->end; i++)
    {
      g_assert_cmpuint (self->classes[i], ==, change->from_class);
      g_assert_cmpuint (self->levels[i], ==, change->from_level);
      self->classes[i] = change->to_class;
      self->levels[i] = change->to_level;
    }
}

static void
make_turn (Replay *self, const IriBidiChange *change)
{
  g_assert_cmpuint (change->end, <=, self->n_order);
  g_assert_cmpuint (change->end - change->index, >=, 2);
  for (gsize i = change->index; i < change->end; i++)
    g_assert_cmpuint (self->levels[self->order[i]], >=, change->to_level);
  for (gsize i = change->index, j = change->end; i + 1 < j; i++)
    {
      guint32 other = self->order[--j];

      self->order[j] = self->order[i];
      self->order[i] = other;
    }
}

/* Once all classes are resolved, R is at odd levels and everything else at even
 * ones. */
static void
check_resolved (const Replay *self, gboolean whole)
{
  for (gsize i = 0; i < self->n; i++)
    if (self->levels[i] != IRI_BIDI_REMOVED)
      switch (self->classes[i])
        {
        case U_RIGHT_TO_LEFT:
          g_assert_cmpuint (self->levels[i] % 2, ==, 1);
          break;
        case U_LEFT_TO_RIGHT:
        case U_EUROPEAN_NUMBER:
        case U_ARABIC_NUMBER:
          g_assert_cmpuint (self->levels[i] % 2, ==, 0);
          break;
        default: /* between the components */
          g_assert_false (whole);
        }
}

/* The rules in their order. */
static const char *const rules[]
    = { "P3", "X5a", "X5b", "X5c", "X6", "X6a", "X9", "W1", "W2", "W3", "W4",
        "W5", "W6",  "W7",  "N0",  "N1", "N2",  "I1", "I2", "L1", "L2" };

static guint
rank (const char *rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_str_equal (rules[i], rule))
      return i;
  g_error ("no rule %s", rule);
}

/* No rule occurs twice, except L2. */
static void
check_order (const IriBidiSteps *steps)
{
  for (guint i = 1; i < steps->steps->len; i++)
    {
      const IriBidiStep *before = g_ptr_array_index (steps->steps, i - 1);
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);

      g_assert_true (rank (before->rule) < rank (step->rule)
                     || g_str_equal (before->rule, "L2"));
    }
}

/* Applies the changes of the rules from @first to @last. */
static void
make_steps (Replay *self,
            const IriBidiSteps *steps,
            const char *first,
            const char *last,
            void (*make) (Replay *self, const IriBidiChange *change))
{
  for (guint i = 0; i < steps->steps->len; i++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);
      guint now = rank (step->rule);

      g_assert_cmpuint (step->n_changes, >, 0);
      if (now < rank (first) || now > rank (last))
        continue;
      for (gsize j = 0; j < step->n_changes; j++)
        make (self, &step->changes[j]);
    }
}

static void
make_all (Replay *self, const IriBidiSteps *steps, gboolean whole)
{
  make_steps (self, steps, "P3", "I2", make_change);
  check_resolved (self, whole);
  make_steps (self, steps, "L1", "L1", make_change);
  for (gsize i = 0; i < self->n; i++)
    if (self->levels[i] != IRI_BIDI_REMOVED)
      self->order[self->n_order++] = (guint32) i;
  make_steps (self, steps, "L2", "L2", make_turn);
}

/* Replaying all changes gives the result of the algorithm. */
static void
check_replay (const char *text, gsize length, IriConvention convention)
{
  g_autoptr (IriBidi) bidi = order (text, length, convention);
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  gsize n = bidi->n_chars;
  Replay replay = { g_memdup2 (bidi->classes, n), g_new (guint8, n + 1),
                    g_new (guint32, n), n, 0 };

  memset (replay.levels, steps->level, n);
  check_order (steps);
  make_all (&replay, steps, !iri_convention_info (convention)->isolates);
  for (gsize i = 0; i < n; i++)
    g_assert_cmpuint (replay.levels[i], ==, bidi->levels[i]);
  g_assert_cmpuint (replay.n_order, ==, bidi->n_order);
  for (gsize i = 0; i < bidi->n_order; i++)
    g_assert_cmpuint (replay.order[i], ==, bidi->order[i]);
  g_free (replay.classes);
  g_free (replay.levels);
  g_free (replay.order);
}

static void
test_replay (void)
{
  static const gunichar alphabet[]
      = { 'a',    'b',    0x5D0,  0x5D1,  0x627,  0x661,  '1',    '2',
          '.',    '/',    ':',    '?',    '#',    '&',    '=',    '@',
          '-',    '+',    '%',    '(',    ')',    '[',    ']',    ' ',
          '\t',   0x301,  0xAD,   0x200E, 0x200F, 0x202A, 0x202B, 0x202C,
          0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x2029 };
  g_autoptr (GRand) random = g_rand_new_with_seed (23);

  for (int round = 0; round < 50000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      int n = g_rand_int_range (random, 0, 24);
      /* Half of the texts have no formatting characters, like most IRIs. */
      int letters = round % 2 == 0 ? 25 : G_N_ELEMENTS (alphabet);

      for (int i = 0; i < n; i++)
        g_string_append_unichar (text, alphabet[g_rand_int_range (random, 0, letters)]);
      check_replay (text->str, text->len, round / 2 % IRI_N_CONVENTIONS);
    }
}

/* 4 MiB of text in which several rules change every character take little time and
 * only a few bytes per character. */
static void
test_long (void)
{
  static const char *const units[] = { "א%1", "ا1.a\u0301(א)", "" };
  gsize length = 4 << 20;

  for (gsize i = 0; *units[i] != '\0'; i++)
    {
      g_autoptr (GString) text = g_string_sized_new (length);

      while (text->len < length)
        g_string_append (text, units[i]);
      check_replay (text->str, text->len, IRI_CONVENTION_EMBED_LTR);
    }
}

static void
test_summaries (void)
{
  g_assert_cmpstr (iri_bidi_rule_summary ("W9"), ==, "");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (IriBidi) bidi
          = order (rows[i].text, strlen (rows[i].text), rows[i].convention);
      g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);

      for (guint j = 0; j < steps->steps->len; j++)
        {
          const IriBidiStep *step = g_ptr_array_index (steps->steps, j);

          g_assert_cmpstr (iri_bidi_rule_summary (step->rule), !=, "");
        }
    }
}
int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bidi-steps/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/bidi-steps/all", test_all);
  g_test_add_func ("/bidi-steps/replay", test_replay);
  g_test_add_func ("/bidi-steps/long", test_long);
  g_test_add_func ("/bidi-steps/summaries", test_summaries);
  return g_test_run ();
}
