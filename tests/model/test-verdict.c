/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict of the core in the notation of the window; tests/core tests its
 * content. */

#include "scope-verdict.h"

typedef struct
{
  const char *name;
  ScopeBidiNotation notation;
  const char *title;
} Row;

/* 3987bis-00 §1.4: A to Z stand for the letters of the alphabet, from the first. */
static const Row rows[] = {
  { "off", SCOPE_BIDI_NOTATION_OFF,
    "Goes to \u2066\u2066א\u2069.\u2066example\u2069\u2069" },
  { "hebrew", SCOPE_BIDI_NOTATION_HEBREW,
    "Goes to \u2066\u2066א\u2069.\u2066example\u2069\u2069" },
  { "capitals", SCOPE_BIDI_NOTATION_CAPITALS,
    "Goes to \u2066\u2066A\u2069.\u2066example\u2069\u2069" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriReport) report = iri_report_new ("http://א.example/", -1, NULL);
  g_autoptr (ScopeVerdict) verdict = scope_verdict_new (report, row->notation);
  char *title, *body;

  g_object_get (verdict, "title", &title, "body", &body, NULL);
  g_assert_cmpstr (title, ==, row->title);
  g_assert_cmpstr (body, !=, "");
  g_assert_cmpint (scope_verdict_get_level (verdict), ==, IRI_VERDICT_LEVEL_GOOD);
  g_free (title);
  g_free (body);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/verdict/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
