/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The position that is reported for the caret. Levels and order are by UAX #9, computed
 * by hand; the tests of the entry compare it with where the caret is drawn. */

#include "scope-caret-position.h"

typedef struct
{
  const char *name;
  const char *text;
  guint position;
  const char *description;
  const char *spec; /* NULL for RFC 3987 */
} Row;

/* 3987bis-00 §4.2: the visual order is http://ab.123.HGFEDC/ */
#define EXAMPLE "http://ab.אבגדהו.123/"

static const Row rows[] = {
  { "empty", "", 0, "", NULL },
  { "begin", "http://ab/", 0, "Position 1 of 10", NULL },
  { "middle", "http://ab/", 7, "Position 8 of 10", NULL },
  { "end", "http://ab/", 10, "", NULL },
  { "end-of-one", "x", 1, "", NULL },
  { "hebrew-begin", "אבג/", 0, "Position 1 of 4", NULL },
  { "hebrew-second", "אבג/", 1, "Position 2 of 4, shown at 3", NULL },
  { "hebrew-third", "אבג/", 2, "Position 3 of 4, shown at 2", NULL },
  { "hebrew-after", "אבג/", 3, "Position 4 of 4", NULL },
  { "before-alef", EXAMPLE, 10, "Position 11 of 21", NULL },
  { "after-alef", EXAMPLE, 11, "Position 12 of 21, shown at 20", NULL },
  { "before-digits", EXAMPLE, 17, "Position 18 of 21, shown at 11", NULL },
  { "in-digits", EXAMPLE, 19, "Position 20 of 21, shown at 13", NULL },
  { "after-digits", EXAMPLE, 20, "Position 21 of 21", NULL },
  { "example-end", EXAMPLE, 21, "", NULL },
  { "digit-last", "אב1", 3, "", NULL },
  { "hebrew-last", "a/אב", 4, "", NULL },
  { "before-override", "a\u202ebc", 1, "Position 2 of 4", NULL },
  { "override", "a\u202ebc", 2, "Position 3 of 4", NULL },
  { "overridden", "a\u202ebc", 3, "Position 4 of 4", NULL },
  { "override-end", "a\u202eb", 3, "", NULL },
  { "joiner", "a\u200db", 2, "Position 3 of 3", NULL },
  { "joiner-first", "\u200da", 0, "Position 1 of 2", NULL },
  { "joiner-in-hebrew", "א\u200dב/", 1, "Position 2 of 4, shown at 3", NULL },
  { "stripped", " http://a/", 0, "Position 1 of 10", "whatwg" },
  { "after-stripped", " http://a/", 1, "Position 2 of 10, shown at 1", "whatwg" },
};

static void
test_description (gconstpointer data)
{
  const Row *row = data;
  IriOptions options = { .spec = row->spec != NULL ? iri_spec_find (row->spec) : NULL };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  g_autofree char *description = scope_caret_position_describe (
      report, row->position, (guint) g_utf8_strlen (row->text, -1));

  g_assert_cmpstr (description, ==, row->description);
}

/* While there is no report, or only one of an older text. */
static void
test_busy (void)
{
  g_autoptr (IriReport) older = iri_report_new ("אב", -1, NULL);
  char *description = scope_caret_position_describe (NULL, 4, 9);

  g_assert_cmpstr (description, ==, "Position 5 of 9");
  g_free (description);
  description = scope_caret_position_describe (older, 9, 9);
  g_assert_nonnull (description);
  g_free (description);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/caret-position/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_description);
    }
  g_test_add_func ("/caret-position/busy", test_busy);
  return g_test_run ();
}
