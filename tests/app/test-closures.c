/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The closures in the .ui files, without a window. */

#include "scope-closures.h"

#include "scope-highlights.h"
#include "scope-verdict.h"

#define TEN "אבגדהוזחטי"
#define FIFTY TEN TEN TEN TEN TEN
#define LRM "\342\200\216"
#define RLM "\342\200\217"
#define FSI "\342\201\250"
#define PDI "\342\201\251"

/* A closure that maps one text to another. */
typedef struct
{
  const char *name;
  char *(*closure) (gpointer self, const char *text);
  const char *text;
  const char *expected;
} TextRow;

static const TextRow text_rows[] = {
  { "page/none", scope_closure_page, NULL, "empty" },
  { "page/empty", scope_closure_page, "", "empty" },
  { "page/some", scope_closure_page, "a", "report" },
  { "excerpt/none", scope_closure_excerpt, NULL, NULL },
  { "excerpt/short", scope_closure_excerpt, "אב", "אב" },
  { "excerpt/long", scope_closure_excerpt, FIFTY FIFTY FIFTY,
    FIFTY FIFTY TEN TEN TEN TEN "…" },
  { "sentence/none", scope_closure_sentence, NULL, "" },
  { "sentence/plain", scope_closure_sentence, "ab", "ab" },
  { "sentence/isolate-later", scope_closure_sentence, "ab " FSI "אב" PDI " cd",
    "ab " FSI "אב" PDI " cd" },
  { "sentence/isolate-first", scope_closure_sentence, FSI "אב" PDI " ab",
    LRM FSI "אב" PDI " ab" },
  { "sentence/hebrew-isolate-first", scope_closure_sentence, FSI "ab" PDI " אב",
    RLM FSI "ab" PDI " אב" },
  { "sentence/same-direction", scope_closure_sentence, FSI "ab" PDI " ab",
    FSI "ab" PDI " ab" },
  { "sentence/only-isolate", scope_closure_sentence, FSI "אב" PDI, FSI "אב" PDI },
};

static void
test_text (gconstpointer data)
{
  const TextRow *row = data;
  g_autofree char *got = row->closure (NULL, row->text);

  g_assert_cmpstr (got, ==, row->expected);
}

/* A level, and its style while typing and otherwise. */
typedef struct
{
  const char *name;
  IriVerdictLevel level;
  gboolean is_being_typed;
  const char *icon;
  const char *style;
} LevelRow;

static const LevelRow level_rows[] = {
  { "good", IRI_VERDICT_LEVEL_GOOD, FALSE, "emblem-ok-symbolic", "success" },
  { "note", IRI_VERDICT_LEVEL_NOTE, FALSE, "dialog-information-symbolic", "accent" },
  { "warning", IRI_VERDICT_LEVEL_WARNING, FALSE, "dialog-warning-symbolic", "warning" },
  { "warning-is_being_typed", IRI_VERDICT_LEVEL_WARNING, TRUE,
    "dialog-warning-symbolic", "warning" },
  { "error", IRI_VERDICT_LEVEL_ERROR, FALSE, "dialog-error-symbolic", "error" },
  { "error-is_being_typed", IRI_VERDICT_LEVEL_ERROR, TRUE, "content-loading-symbolic",
    "secondary" },
};

static void
test_level (gconstpointer data)
{
  const LevelRow *row = data;
  g_autofree char *icon
      = scope_closure_level_icon (NULL, row->level, row->is_being_typed);
  g_auto (GStrv) classes
      = scope_closure_level_classes (NULL, row->level, row->is_being_typed);

  g_assert_cmpstr (icon, ==, row->icon);
  g_assert_true (g_strv_contains ((const char *const *) classes, row->style));
}

static void
test_counts (void)
{
  static const struct
  {
    guint n;
    const char *count;
    const char *more;
  } rows[] = {
    { 0, "", "" },
    { 1, "1", "" },
    { 100, "100", "" },
    { 101, "101", "1 more finding is not listed." },
    { 150, "150", "50 more findings are not listed." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *count = scope_closure_count (NULL, rows[i].n);
      g_autofree char *more = scope_closure_more (NULL, rows[i].n);

      g_assert_cmpstr (count, ==, rows[i].count);
      g_assert_cmpstr (more, ==, rows[i].more);
    }
}

static void
test_chip_component (void)
{
  g_assert_cmpuint (scope_closure_swatch_component (NULL, IRI_COMPONENT_HOST, FALSE),
                    ==, IRI_COMPONENT_HOST);
  g_assert_cmpuint (scope_closure_swatch_component (NULL, IRI_COMPONENT_HOST, TRUE), ==,
                    IRI_COMPONENT_NONE);
}

static void
assert_mark (GArray *marks, guint i, IriComponent component, gsize begin, gsize end)
{
  IriHighlight mark = g_array_index (marks, IriHighlight, i);

  g_assert_cmpint (mark.component, ==, component);
  g_assert_cmpuint (mark.span.begin, ==, begin);
  g_assert_cmpuint (mark.span.end, ==, end);
}

static void
test_marks_stored (void)
{
  g_autoptr (IriReport) report = iri_report_new ("a:b<c%", -1, NULL);
  g_autoptr (GArray) all = scope_highlights_stored (report, TRUE);
  g_autoptr (GArray) calm = scope_highlights_stored (report, FALSE);

  /* Two components and the two errors with a position. The missing URI is a problem of
     * the whole text and is not underlined. */
  g_assert_cmpuint (all->len, ==, 4);
  assert_mark (all, 0, IRI_COMPONENT_SCHEME, 0, 1);
  assert_mark (all, 1, IRI_COMPONENT_PATH, 2, 6);
  assert_mark (all, 2, IRI_COMPONENT_PATH, 3, 4);
  assert_mark (all, 3, IRI_COMPONENT_PATH, 5, 6);
  g_assert_cmpint (g_array_index (all, IriHighlight, 2).kind, ==, IRI_HIGHLIGHT_ERROR);
  g_assert_cmpuint (calm->len, ==, 2);
}

/* Returns the text for the time @seconds before now; if midnight passes in between, for
 * another now. */
static char *
show_time (gint64 seconds, GDateTime **then)
{
  for (;;)
    {
      g_autoptr (GDateTime) before = g_date_time_new_now_local ();
      GDateTime *after;
      char *shown;
      gboolean same_day;

      *then = g_date_time_add_seconds (before, (double) -seconds);
      shown = scope_closure_when (NULL, g_date_time_to_unix (*then) * G_USEC_PER_SEC);
      after = g_date_time_new_now_local ();
      same_day
          = g_date_time_get_day_of_year (before) == g_date_time_get_day_of_year (after);
      g_date_time_unref (after);
      if (same_day)
        return shown;
      g_free (shown);
      g_date_time_unref (*then);
    }
}

static void
test_when (void)
{
  static const struct
  {
    gint64 days;
    const char *format; /* for g_date_time_format() */
  } rows[] = { { 0, "%R" }, { 1, "Yesterday" }, { 2, "%x" }, { 9000, "%x" } };

  g_assert_null (scope_closure_when (NULL, 0));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GDateTime) then = NULL;
      g_autofree char *shown = show_time (rows[i].days * 86400, &then);
      g_autofree char *expected = g_date_time_format (then, rows[i].format);

      g_assert_cmpstr (shown, ==, expected);
    }
}

/* The reason why no history is kept, and how to keep it again. Private mode comes
 * first, because it was chosen last. */
static void
test_unkept (void)
{
  static const struct
  {
    gboolean is_private;
    gboolean wanted;
    const char *why;
    const char *label;
  } rows[] = {
    { FALSE, TRUE, NULL, NULL },
    { TRUE, TRUE, "Private mode: IRIs of this window are not saved.", "Turn Off" },
    { FALSE, FALSE, "History is off: IRIs are not saved.", "Turn On" },
    { TRUE, FALSE, "Private mode: IRIs of this window are not saved.", "Turn Off" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *why = scope_closure_history_off_message (
          NULL, rows[i].is_private, rows[i].wanted);
      g_autofree char *label = scope_closure_history_button_label (
          NULL, rows[i].is_private, rows[i].wanted);

      g_assert_cmpstr (why, ==, rows[i].why);
      g_assert_cmpstr (label, ==, rows[i].label);
    }
}

static void
check_productions (const char *iri, const char *narrowest, const char *all)
{
  g_autoptr (IriReport) report = iri_report_new (iri, -1, NULL);
  g_autofree char *one = scope_closure_production (NULL, report);
  g_autofree char *list = scope_closure_productions (NULL, report);

  g_assert_cmpstr (one, ==, narrowest);
  g_assert_cmpstr (list, ==, all);
}

static void
test_productions (void)
{
  check_productions ("http://a/", "absolute-IRI",
                     "RFC 3987: IRI-reference, IRI, absolute-IRI");
  check_productions ("a/b#c", "irelative-ref",
                     "RFC 3987: IRI-reference, irelative-ref");
  check_productions ("a b", NULL, NULL);
  g_assert_null (scope_closure_production (NULL, NULL));
  g_assert_null (scope_closure_productions (NULL, NULL));
}

#define ADD_ROWS(prefix, rows, test)                                                   \
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)                                      \
    {                                                                                  \
      g_autofree char *path = g_strconcat (prefix, rows[i].name, NULL);                \
                                                                                       \
      g_test_add_data_func (path, &rows[i], test);                                     \
    }

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/closures/", text_rows, test_text)
  ADD_ROWS ("/closures/level/", level_rows, test_level)
  g_test_add_func ("/closures/counts", test_counts);
  g_test_add_func ("/closures/productions", test_productions);
  g_test_add_func ("/closures/when", test_when);
  g_test_add_func ("/closures/unkept", test_unkept);
  g_test_add_func ("/closures/chip-part", test_chip_component);
  g_test_add_func ("/marks/stored", test_marks_stored);
  return g_test_run ();
}
