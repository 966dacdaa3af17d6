/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares FriBidi with our implementation of UAX #9: over all of Unicode's test cases,
 * over random text that FriBidi is known to order correctly, over random IRIs in every
 * convention, and where FriBidi 1.0.8 is known to be wrong. */

#include "bidi-cases.h"

#include "iri-fribidi-order.h"
#include "iri-fribidi.h"
#include "iri-parse.h"

#include <string.h>
#include <unicode/uchar.h>

static gboolean
comes_out (const BidiCase *one)
{
  g_autofree guint8 *levels = g_new0 (guint8, one->uba.n + 1);

  iri_fribidi_levels (&one->uba, levels);
  return bidi_case_has_levels (one, levels, FALSE);
}

enum
{
  MAX_CHARS = 48,
  N_TEXTS = 300000,
  N_IRIS = 40000,
};

/* Classes that FriBidi is known to order correctly, with brackets or with combining
 * marks; and all classes. */
static const char *const with_brackets[]
    = { "L", "R", "AL", "EN", "AN", "ES", "ET", "CS", "ON", "(", ")", "[", "]" };
static const char *const with_marks[]
    = { "L", "R", "AL", "EN", "AN", "ES", "ET", "CS", "ON", "NSM" };
static const char *const with_all[]
    = { "L",   "R",   "AL",  "EN",  "AN",  "ES",  "ET", "CS", "ON",
        "(",   ")",   "[",   "]",   "NSM", "WS",  "S",  "BN", "LRE",
        "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI" };

static const struct
{
  const char *const *names;
  gint32 n;
} alphabets[] = {
  { with_brackets, G_N_ELEMENTS (with_brackets) },
  { with_marks, G_N_ELEMENTS (with_marks) },
  { with_all, G_N_ELEMENTS (with_all) },
};

/* A character, named by its class, or a bracket. */
typedef struct
{
  guint8 classes[MAX_CHARS];
  gint8 brackets[MAX_CHARS];
  gunichar ids[MAX_CHARS];
  gsize n;
} Text;

static void
add (Text *text, const char *name)
{
  gsize i = text->n++;
  gboolean bracket = strchr ("()[]", *name) != NULL;

  g_assert_cmpuint (text->n, <=, MAX_CHARS);
  text->classes[i] = bracket ? U_OTHER_NEUTRAL : bidi_class_of (name);
  text->brackets[i] = !bracket ? 0 : *name == '(' || *name == '[' ? 1 : -1;
  text->ids[i] = *name == ')' ? '(' : *name == ']' ? '[' : (guint8) *name;
}

static char *
render (const guint8 *levels, gsize n)
{
  GString *out = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    if (levels[i] == IRI_UBA_REMOVED)
      g_string_append (out, i > 0 ? " x" : "x");
    else
      g_string_append_printf (out, "%s%u", i > 0 ? " " : "", levels[i]);
  return g_string_free (out, FALSE);
}

/* Computes the levels by both, and returns whether they agree for each character that
 * has a level. */
static gboolean
is_same (const IriUbaInput *uba, guint8 *right, guint8 *levels)
{
  iri_uba_levels (uba, right);
  iri_fribidi_levels (uba, levels);
  for (gsize i = 0; i < uba->n; i++)
    if (right[i] != IRI_UBA_REMOVED && levels[i] != right[i])
      return FALSE;
  return TRUE;
}

/* Tests iri_fribidi_is_known_to_agree(): text for which FriBidi is not known to be
 * right is skipped. */
static void
test_right (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (46);
  gsize n_right = 0;

  for (int round = 0; round < N_TEXTS; round++)
    {
      Text text = { .n = 0 };
      int n = g_rand_int_range (random, 1, MAX_CHARS + 1);
      gsize alphabet = (gsize) round / 3 % G_N_ELEMENTS (alphabets);
      IriUbaInput uba = { text.classes,  text.brackets, text.ids, (gsize) n,
                          round % 3 - 1, NULL,          NULL };
      guint8 right[MAX_CHARS], levels[MAX_CHARS];

      while (text.n < (gsize) n)
        add (&text, alphabets[alphabet]
                        .names[g_rand_int_range (random, 0, alphabets[alphabet].n)]);
      if (!iri_fribidi_is_known_to_agree (&uba))
        continue;
      n_right++;
      if (!is_same (&uba, right, levels))
        {
          g_autofree char *wanted = render (right, uba.n);
          g_autofree char *got = render (levels, uba.n);

          g_error ("text %d: %s, wanted %s", round, got, wanted);
        }
    }
  g_assert_cmpuint (n_right, >, N_TEXTS / 2);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *levels;
  const char *fixed; /* a version that does not have it; NULL: none known */
} Defect;

/* In a left-to-right paragraph. The expected levels were computed by hand. */
static const Defect defects[] = {
  /* The second isolate starts with a context of its own (X10), so its number becomes L
     * (W7); FriBidi continues from the first isolate. */
  { "isolates-successive", "LRI R PDI LRI EN", "0 3 0 0 2", "1.0.16" },
  /* The inner isolate is at the end of its sequence; FriBidi continues with the next
     * isolate and finds R on both sides (N1). */
  { "isolates-nested", "LRI R LRI PDI PDI LRI R", "0 3 2 2 0 0 3", "1.0.16" },
  /* The first two brackets pair, and the third is unpaired (BD16); FriBidi does not
     * see the bracket after the mark. */
  { "mark-between-brackets", "R ( NSM ) R )", "1 1 1 1 1 0", NULL },
  /* The last bracket is unpaired; FriBidi treats it as the mark's bracket. */
  { "mark-before-bracket", "R ( R ) NSM (", "1 1 1 1 1 0", NULL },
  /* The context before the pair is the embedding (N0 c); FriBidi looks past it. */
  { "brackets-begin-embedding", "R LRE ( R )", "1 x 2 3 2", NULL },
};

/* If FriBidi fixes a defect, this test fails, and the version goes into its row. */
static void
test_defect (gconstpointer data)
{
  const Defect *defect = data;
  g_auto (GStrv) classes = g_strsplit (defect->text, " ", -1);
  Text text = { .n = 0 };
  IriUbaInput uba = { text.classes, text.brackets, text.ids, 0, 0, NULL, NULL };
  guint8 right[MAX_CHARS], levels[MAX_CHARS];
  g_autofree char *rendered = NULL, *version = iri_fribidi_version ();

  for (gsize i = 0; classes[i] != NULL; i++)
    add (&text, classes[i]);
  uba.n = text.n;
  g_assert_false (iri_fribidi_is_known_to_agree (&uba));
  g_assert_cmpint (is_same (&uba, right, levels), ==,
                   defect->fixed != NULL
                       && strverscmp (version + strlen ("FriBidi "), defect->fixed)
                              >= 0);
  rendered = render (right, uba.n);
  g_assert_cmpstr (rendered, ==, defect->levels);
}

static IriBidi *
make_bidi (const char *text, IriConvention convention)
{
  IriComponents components;

  iri_parse (text, strlen (text), iri_spec_default (), &components, NULL, NULL);
  return iri_bidi_new (text, strlen (text), &components, convention);
}

/* What the Characters page shows: in every convention the two agree wherever FriBidi
 * is known to be right, and mostly elsewhere. */
static void
test_order (void)
{
  static const char *const pieces[]
      = { "http://", "example", "/",  "?", "#", ".",      "-", "אבג", "שלום",
          "12",      "٣٤",      "سل", "(", ")", "\u05b0", " ", "%d7" };
  g_autoptr (GRand) random = g_rand_new_with_seed (9);
  gsize n_expected = 0, n_unexpected = 0;

  for (int round = 0; round < N_IRIS; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (IriBidi) bidi = NULL;
      g_autoptr (IriFribidiOrder) order = NULL;

      for (int n = g_rand_int_range (random, 1, 16); n > 0; n--)
        g_string_append (text,
                         pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
      bidi = make_bidi (text->str, (IriConvention) (round % IRI_N_CONVENTIONS));
      order = iri_fribidi_order_new (bidi);
      g_assert_nonnull (order);
      if (order->agrees)
        g_assert_cmpmem (order->order, order->n_order * sizeof (guint32), bidi->order,
                         bidi->n_order * sizeof (guint32));
      else if (order->expected)
        g_error ("%s", text->str);
      n_expected += order->expected;
      n_unexpected += !order->expected && order->agrees;
    }
  g_assert_cmpuint (n_expected, >, N_IRIS / 4);
  g_assert_cmpuint (n_unexpected, >, N_IRIS / 4);
}

/* FriBidi does not pair the bracket after a mark. */
static void
test_order_differs (void)
{
  static const guint8 ours[] = { 1, 1, 1, 1, 1, 0 };
  g_autoptr (IriBidi) bidi = make_bidi ("א(\u05b0)א)", IRI_CONVENTION_EMBED_LTR);
  g_autoptr (IriFribidiOrder) order = iri_fribidi_order_new (bidi);

  g_assert_cmpmem (bidi->levels, bidi->n_chars, ours, sizeof ours);
  g_assert_false (order->agrees);
  g_assert_false (order->expected);
  g_assert_cmpuint (order->n_order, ==, bidi->n_order);
}

/* FriBidi also gives no level or position to characters that X9 removes. */
static void
test_order_removed (void)
{
  g_autoptr (IriBidi) bidi
      = make_bidi ("א\u00ad\u202bב\u202c", IRI_CONVENTION_EMBED_LTR);
  g_autoptr (IriFribidiOrder) order = iri_fribidi_order_new (bidi);

  g_assert_true (order->agrees);
  g_assert_false (order->expected);
  g_assert_cmpuint (order->n_order, ==, 2);
  g_assert_cmpuint (order->levels[1], ==, IRI_BIDI_REMOVED);
}

/* UAX #9 P1: each paragraph has a level of its own. Nothing is read or written beyond
 * the last one. */
static void
test_paragraphs (void)
{
  static const guint8 classes[]
      = { U_LEFT_TO_RIGHT, U_BLOCK_SEPARATOR, U_RIGHT_TO_LEFT, U_LEFT_TO_RIGHT,
          U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT,   U_RIGHT_TO_LEFT };
  static const guint8 expected[] = { 0, 0, 1, 2, 0xee, 0xee, 0xee };
  const IriUbaInput uba = { classes, NULL, NULL, 4, IRI_UBA_AUTO, NULL, NULL };
  guint8 levels[G_N_ELEMENTS (expected)];

  memset (levels, 0xee, sizeof levels);
  iri_fribidi_levels (&uba, levels);
  g_assert_cmpmem (levels, sizeof levels, expected, sizeof expected);
}

static void
test_order_empty (void)
{
  g_autoptr (IriBidi) bidi = make_bidi ("", IRI_CONVENTION_EMBED_LTR);
  g_autoptr (IriFribidiOrder) order = iri_fribidi_order_new (bidi);

  g_assert_true (order->agrees);
  g_assert_cmpuint (order->n_order, ==, 0);
}

/* FriBidi is not used for text that would take it too long. */
static void
test_order_long (void)
{
  g_autoptr (GString) text = g_string_new ("א");
  g_autoptr (IriBidi) bidi = NULL;

  for (int i = 0; i < 30000; i++)
    g_string_append (text, "()");
  bidi = make_bidi (text->str, IRI_CONVENTION_EMBED_LTR);
  g_assert_null (iri_fribidi_order_new (bidi));
}

/* FriBidi 1.0.8 crashes on this text, as valgrind shows. */
static void
test_order_unsafe (void)
{
  g_autoptr (IriBidi) bidi = make_bidi ("\u0301\u0662\u2068@\u05d1(\u2069\u2066\u2029",
                                        IRI_CONVENTION_PLAIN_AUTO);

  g_assert_null (iri_fribidi_order_new (bidi));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bidi_add_cases ("/fribidi/classes", "/fribidi/characters", comes_out);
  g_test_add_func ("/fribidi/right", test_right);
  g_test_add_func ("/fribidi/order/unsafe", test_order_unsafe);
  g_test_add_func ("/fribidi/paragraphs", test_paragraphs);
  g_test_add_func ("/fribidi/order/random", test_order);
  g_test_add_func ("/fribidi/order/differs", test_order_differs);
  g_test_add_func ("/fribidi/order/removed", test_order_removed);
  g_test_add_func ("/fribidi/order/empty", test_order_empty);
  g_test_add_func ("/fribidi/order/long", test_order_long);
  for (gsize i = 0; i < G_N_ELEMENTS (defects); i++)
    {
      g_autofree char *path = g_strdup_printf ("/fribidi/defect/%s", defects[i].name);

      g_test_add_data_func (path, &defects[i], test_defect);
    }
  return g_test_run ();
}
