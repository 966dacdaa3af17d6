/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* All safe fixes of a text, however many findings it has. */

#include "scope-fix-all.h"

#include "iri-fix.h"

#include <string.h>

#define ONE_MINUTE (60 * G_USEC_PER_SEC)

typedef struct
{
  const char *name;
  const char *begin;
  const char *repeated;
  guint n;
  const char *fixed; /* what becomes of each repeated text */
} Row;

static const Row rows[] = {
  { "one", "http://a/", "b c", 1, "b%20c" },
  { "listed", "http://a/", "b c", 500, "b%20c" },
  { "not-all-listed", "http://a/", "b c", 9000, "b%20c" },
  { "more-than-eight-rounds-list", "http://a/", "b c", 20000, "b%20c" },
};

static char *
repeat (const char *begin, const char *repeated, guint n)
{
  GString *text = g_string_new (begin);

  for (guint i = 0; i < n; i++)
    g_string_append (text, repeated);
  return g_string_free (text, FALSE);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *text = repeat (row->begin, row->repeated, row->n);
  g_autofree char *expected = repeat (row->begin, row->fixed, row->n);
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  g_autoptr (ScopeFixAll) fixed = scope_fix_all_new (report, ONE_MINUTE, NULL);

  g_assert_nonnull (fixed);
  g_assert_true (fixed->complete);
  g_assert_cmpuint (fixed->n_found, >=, row->n);
  g_assert_cmpuint (fixed->n_left, <, fixed->n_found);
  g_assert_cmpuint (fixed->length, ==, strlen (fixed->text));
  g_assert_cmpstr (fixed->text, ==, expected);
}

/* Out of time, it says how many findings are left. */
static void
test_out_of_time (void)
{
  g_autofree char *text = repeat ("http://a/", "b c", 20000);
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  g_autoptr (ScopeFixAll) fixed = scope_fix_all_new (report, 0, NULL);
  g_autoptr (IriReport) after = NULL;
  gsize length;
  g_autofree char *more = NULL;

  g_assert_nonnull (fixed);
  g_assert_false (fixed->complete);
  g_assert_cmpuint (fixed->n_found, >=, 20000);
  g_assert_cmpuint (fixed->n_left, >, 0);
  g_assert_cmpuint (fixed->n_left, <, fixed->n_found);
  after = iri_report_new (fixed->text, (gssize) fixed->length, NULL);
  more = iri_fix_all (after, &length);
  g_assert_nonnull (more);
}

/* Findings without a safe fix are left. */
static void
test_unsafe (void)
{
  g_autoptr (IriReport) report = iri_report_new ("HTTP://a/#", -1, NULL);
  g_autoptr (ScopeFixAll) fixed = scope_fix_all_new (report, ONE_MINUTE, NULL);

  g_assert_nonnull (fixed);
  g_assert_true (fixed->complete);
  g_assert_cmpstr (fixed->text, ==, "http://a/#");
  g_assert_cmpuint (fixed->n_left, >, 0);
}

static void
test_none (void)
{
  g_autoptr (IriReport) report = iri_report_new ("http://a/", -1, NULL);

  g_assert_null (scope_fix_all_new (report, ONE_MINUTE, NULL));
}

static void
test_cancelled (void)
{
  g_autoptr (IriReport) report = iri_report_new ("http://a/b c", -1, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  g_assert_null (scope_fix_all_new (report, ONE_MINUTE, cancellable));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/fix-all/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/fix-all/out-of-time", test_out_of_time);
  g_test_add_func ("/fix-all/unsafe", test_unsafe);
  g_test_add_func ("/fix-all/none", test_none);
  g_test_add_func ("/fix-all/cancelled", test_cancelled);
  return g_test_run ();
}
