/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The comparison of two IRIs: the verdict, the rows, and when they are updated. */

#include "model-wait.h"
#include "scope-comparison-tracker.h"

#include <string.h>

/* The pairs are from 3987bis-00 §5, UTS #39 §4 and RFC 3987 §4.4. */
typedef struct
{
  const char *name;
  const char *first;
  const char *second;
  IriVerdictLevel level;
  const char *title;
  const char *hosts; /* what the body says about hosts; "" for nothing */
} Row;

static const Row rows[] = {
  { "missing", "http://a/", "", IRI_VERDICT_LEVEL_NONE, "", "" },
  { "same", "http://example.org/rosé", "http://example.org/rosé",
    IRI_VERDICT_LEVEL_GOOD, "The same IRI", "" },
  { "case", "HTTP://www.EXAMPLE.com/", "http://www.example.com/",
    IRI_VERDICT_LEVEL_GOOD, "Equal except for capital and small letters", "" },
  { "percent", "http://example.org/~user", "http://example.org/%7euser",
    IRI_VERDICT_LEVEL_GOOD, "Equal except for percent-encoding", "" },
  { "path", "example://a/b/c/%7Bfoo%7D/rosé",
    "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9", IRI_VERDICT_LEVEL_GOOD,
    "Equal except for dot segments", "" },
  { "scheme", "http://example.com:/", "http://example.com:80/", IRI_VERDICT_LEVEL_GOOD,
    "Equal by the rules of the scheme", "" },
  { "nfc", "http://www.example.org/résumé.html",
    "http://www.example.org/re\u0301sume\u0301.html", IRI_VERDICT_LEVEL_WARNING,
    "Nearly the same IRI", "They go to the same host." },
  { "nfkc", "http://a/\uFB01", "http://a/fi", IRI_VERDICT_LEVEL_WARNING,
    "Nearly the same IRI", "They go to the same host." },
  { "twins", "http://example.com/אב/123/cd", "http://example.com/123/אב/cd",
    IRI_VERDICT_LEVEL_WARNING, "Different IRIs that look the same",
    "They go to the same host." },
  { "twins-rejected", "http://ab.אבגד.123/", "http://ab.123.אבגד/",
    IRI_VERDICT_LEVEL_WARNING, "Different IRIs that look the same",
    "Neither of their hosts can be looked up." },
  { "look-alike", "https://аррӏе.com/", "https://apple.com/", IRI_VERDICT_LEVEL_WARNING,
    "One IRI can be mistaken for the other", "They go to different hosts." },
  { "path-case", "http://a/B", "http://a/b", IRI_VERDICT_LEVEL_WARNING,
    "One IRI can be mistaken for the other", "They go to the same host." },
  { "digit", "http://br0ken.example/", "http://broken.example/",
    IRI_VERDICT_LEVEL_WARNING, "One IRI can be mistaken for the other",
    "They go to different hosts." },
  { "slash", "http://a/b", "http://a/b/", IRI_VERDICT_LEVEL_NOTE, "Different IRIs",
    "They differ only in the slash at the end of the path, and a server may treat them "
    "alike." },
  { "fragment", "http://a/b#c", "http://a/b#d", IRI_VERDICT_LEVEL_NOTE,
    "Equal except for the fragment", "" },
  { "different", "http://a.example/", "http://b.example/", IRI_VERDICT_LEVEL_NOTE,
    "Different IRIs", "They go to different hosts." },
  { "no-hosts", "a:b", "a:c", IRI_VERDICT_LEVEL_NOTE, "Different IRIs", "" },
  { "one-host", "http://a/", "a:c", IRI_VERDICT_LEVEL_NOTE, "Different IRIs",
    "The second has no host." },
  { "one-rejected", "http://a.example/", "http://xn--a/", IRI_VERDICT_LEVEL_NOTE,
    "Different IRIs", "The host of the second cannot be looked up." },
};

static ScopeComparison *
compare (const char *first, const char *second)
{
  g_autoptr (IriReport) a = iri_report_new (first, -1, NULL);
  g_autoptr (IriReport) b = iri_report_new (second, -1, NULL);

  return scope_comparison_new (a, b, IRI_CONVENTION_EMBED_LTR, SCOPE_BIDI_NOTATION_OFF);
}

static void
test_verdict (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (ScopeComparison) comparison = compare (row->first, row->second);
  g_autoptr (ScopeComparison) other = compare (row->second, row->first);

  g_assert_cmpstr (comparison->title, ==, row->title);
  g_assert_cmpint (comparison->level, ==, row->level);
  g_assert_cmpstr (other->title, ==, row->title);
  if (*row->hosts == '\0')
    g_assert_null (strstr (comparison->body, "hosts"));
  else
    g_assert_true (g_str_has_suffix (comparison->body, row->hosts));
}

/* Texts are compared after the preparation (3987bis-00 §5.2), which is told where it
 * made them equal. */
static void
test_preparation (void)
{
  static const struct
  {
    const char *spec;
    const char *first;
    const char *second;
    const char *title;
    const char *body;
  } prepared[] = {
    { "web-address", " http://h/x", "http://h/x", "The same IRI",
      "White space around the text was removed" },
    { "web-address", " http://h/x", "http://h\\x ", "The same IRI",
      "White space around the text was removed\nA backslash was replaced by a slash" },
    { "web-address", " HTTP://h/x", "http://h/x",
      "Equal except for capital and small letters",
      "In the scheme, the host and percent-encoded bytes they mean the same.\n"
      "White space around the text was removed" },
    { "leiri", "x:/a b", "x:/a%20b", "The same IRI",
      "A character not allowed in IRIs was percent-encoded" },
    { "leiri", "x:/a b", "x:/a b", "The same IRI", "Both have the same characters." },
    { "rfc3987", "x:/a", "x:/a", "The same IRI", "Both have the same characters." },
    { "whatwg", "http://h/x", "http://h\\x", "Equal as URLs",
      "Browsers parse both to the same URL." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (prepared); i++)
    {
      const IriOptions options = { .spec = iri_spec_find (prepared[i].spec) };
      g_autoptr (IriReport) a = iri_report_new (prepared[i].first, -1, &options);
      g_autoptr (IriReport) b = iri_report_new (prepared[i].second, -1, &options);
      g_autoptr (ScopeComparison) comparison = scope_comparison_new (
          a, b, IRI_CONVENTION_EMBED_LTR, SCOPE_BIDI_NOTATION_OFF);

      g_assert_cmpstr (comparison->title, ==, prepared[i].title);
      g_assert_cmpstr (comparison->body, ==, prepared[i].body);
    }
}

/* Returns the bytes of both, in the order of the rows: "name: first | second". */
static char *
list (const GPtrArray *compared)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < compared->len; i++)
    {
      g_autofree char *name = NULL, *first = NULL, *second = NULL;
      guint64 equality;

      g_object_get (compared->pdata[i], "name", &name, "first", &first, "second",
                    &second, "equality", &equality, NULL);
      g_string_append_printf (out, "%s: %s %c %s\n", name, first, "/~="[equality],
                              second);
    }
  return g_string_free (out, FALSE);
}

/* The normal forms of RFC 3986 §6.2.2 and §6.2.3, rung by rung. */
static void
test_rows (void)
{
  g_autoptr (ScopeComparison) comparison
      = compare ("http://EXAMPLE.com:80/%7ea/./b", "http://example.com/~a/b");
  g_autofree char *components = list (comparison->components);
  g_autofree char *rungs = list (comparison->rungs);

  g_assert_cmpstr (
      components, ==,
      "As shown: http://EXAMPLE.com:80/%7ea/./b / http://example.com/~a/b\n"
      "Host for DNS: example.com = example.com\n"
      "Scheme: http = http\n"
      "Host: EXAMPLE.com ~ example.com\n"
      "Port: 80 ~ \n"
      "Path: /%7ea/./b ~ /~a/b\n"
      "URI: http://EXAMPLE.com:80/%7ea/./b ~ http://example.com/~a/b\n");
  g_assert_cmpstr (
      rungs, ==,
      "Unchanged: http://EXAMPLE.com:80/%7ea/./b / "
      "http://example.com/~a/b\n"
      "Case: http://example.com:80/%7Ea/./b / http://example.com/~a/b\n"
      "Percent-encoding: http://example.com:80/~a/./b / "
      "http://example.com/~a/b\n"
      "Dot segments: http://example.com:80/~a/b / http://example.com/~a/b\n"
      "Scheme: http://example.com/~a/b = http://example.com/~a/b\n");
}

static void
test_differences (void)
{
  g_autoptr (ScopeComparison) comparison = compare ("a:bcd", "a:xcdy");
  ScopeComparisonItem *path = comparison->components->pdata[2];
  g_autoptr (GArray) differences = scope_comparison_item_get_differences (path);
  const IriDifference *first, *second;

  g_assert_cmpuint (differences->len, ==, 2);
  first = &g_array_index (differences, IriDifference, 0);
  second = &g_array_index (differences, IriDifference, 1);
  g_assert_cmpuint (first->left.begin, ==, 0);
  g_assert_cmpuint (first->left.end, ==, 1);
  g_assert_cmpuint (first->right.end, ==, 1);
  g_assert_cmpuint (second->left.begin, ==, 3);
  g_assert_cmpuint (second->left.end, ==, 3);
  g_assert_cmpuint (second->right.begin, ==, 3);
  g_assert_cmpuint (second->right.end, ==, 4);
}

/* If there is no result, the row says why and cannot be copied. */
static void
test_reasons (void)
{
  g_autoptr (ScopeComparison) comparison = compare ("http://xn--a/", "http://a:/");
  ScopeComparisonItem *host = comparison->components->pdata[1];
  ScopeComparisonItem *port = comparison->components->pdata[4];
  g_autofree char *rejected = NULL, *absent = NULL, *empty = NULL;

  g_object_get (host, "first-reason", &rejected, NULL);
  g_assert_cmpstr (rejected, ==, "None: the host is rejected");
  g_object_get (port, "first-reason", &absent, "second-reason", &empty, NULL);
  g_assert_cmpstr (absent, ==, "None");
  g_assert_cmpstr (empty, ==, "Empty");
  g_assert_cmpstr (scope_comparison_get_text (comparison, SCOPE_ROW (host)->key, TRUE),
                   ==, "a");
  g_assert_null (scope_comparison_get_text (comparison, 0, FALSE));
}

/* A row shows the beginning; copying and comparing use the whole text. */
static void
test_whole (void)
{
  g_autofree char *middle = g_strnfill (20000, 'a');
  g_autofree char *first = g_strconcat ("x:", middle, "1", NULL);
  g_autofree char *second = g_strconcat ("x:", middle, "2", NULL);
  g_autoptr (ScopeComparison) comparison = compare (first, second);
  ScopeComparisonItem *row = comparison->components->pdata[0];
  g_autofree char *shown = NULL;
  guint64 equality;

  g_object_get (row, "first", &shown, "equality", &equality, NULL);
  g_assert_cmpuint (strlen (shown), ==, SCOPE_ROW_MAX_CHARS);
  g_assert_cmpuint (equality, ==, SCOPE_EQUALITY_NONE);
  g_assert_cmpstr (scope_comparison_item_get_text (row, TRUE), ==, second);
}

typedef struct
{
  ScopeDocument *first;
  ScopeDocument *second;
  ScopeComparisonTracker *comparer;
  guint notified;
} Fixture;

static void
on_comparison (Fixture *fixture)
{
  fixture->notified++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->first = scope_document_new ();
  fixture->second = scope_document_new ();
  fixture->comparer
      = g_object_new (SCOPE_TYPE_COMPARISON_TRACKER, "first", fixture->first, "second",
                      fixture->second, "active", TRUE, NULL);
  g_signal_connect_swapped (fixture->comparer, "notify::comparison",
                            G_CALLBACK (on_comparison), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  model_finalize (fixture->comparer);
  model_finalize (fixture->first);
  model_finalize (fixture->second);
}

static void
set_texts (Fixture *fixture, const char *first, const char *second)
{
  scope_document_set_text (fixture->first, first);
  scope_document_set_text (fixture->second, second);
}

static const ScopeComparison *
comparison (Fixture *fixture)
{
  return scope_comparison_tracker_get_comparison (fixture->comparer);
}

static void
test_follow (Fixture *fixture, gconstpointer data)
{
  g_autofree char *title = NULL;

  set_texts (fixture, "http://a/", "http://A/");
  g_assert_cmpuint (fixture->notified, ==, 2);
  g_object_get (fixture->comparer, "title", &title, NULL);
  g_assert_cmpstr (title, ==, "Equal except for capital and small letters");
  g_assert_cmpuint (
      g_list_model_get_n_items (scope_comparison_tracker_get_rungs (fixture->comparer)),
      ==, 5);
  scope_document_set_convention (fixture->first, IRI_CONVENTION_ISOLATE);
  g_assert_cmpint (comparison (fixture)->bidis[1]->convention, ==,
                   IRI_CONVENTION_ISOLATE);
}

/* Nothing is compared while the page is hidden. */
static void
test_inactive (Fixture *fixture, gconstpointer data)
{
  const ScopeComparison *before = comparison (fixture);

  g_object_set (fixture->comparer, "active", FALSE, NULL);
  set_texts (fixture, "http://a/", "http://b/");
  g_assert_true (comparison (fixture) == before);
  g_object_set (fixture->comparer, "active", TRUE, NULL);
  g_assert_cmpstr (comparison (fixture)->reports[1]->text, ==, "http://b/");
  g_assert_cmpuint (fixture->notified, ==, 1);
}

/* Both documents may be the same one, and it stays when only one of them changes. */
static void
test_same_document (Fixture *fixture, gconstpointer data)
{
  set_texts (fixture, "http://a/", "http://b/");
  g_object_set (fixture->comparer, "second", fixture->first, NULL);
  g_assert_cmpstr (comparison (fixture)->reports[1]->text, ==, "http://a/");
  g_object_set (fixture->comparer, "second", fixture->second, NULL);
  scope_document_set_text (fixture->first, "http://c/");
  g_assert_cmpstr (comparison (fixture)->reports[0]->text, ==, "http://c/");
  g_assert_cmpstr (comparison (fixture)->reports[1]->text, ==, "http://b/");
  g_object_set (fixture->comparer, "second", NULL, NULL);
  scope_document_set_text (fixture->second, "http://d/");
  g_object_set (fixture->comparer, "second", fixture->second, NULL);
  g_assert_cmpstr (comparison (fixture)->reports[1]->text, ==, "http://d/");
}

static void
test_swap (Fixture *fixture, gconstpointer data)
{
  set_texts (fixture, "http://a/", "http://b/");
  scope_comparison_tracker_swap (fixture->comparer);
  g_assert_cmpstr (scope_document_get_text (fixture->first), ==, "http://b/");
  g_assert_cmpstr (scope_document_get_text (fixture->second), ==, "http://a/");
}

static void
test_twin (Fixture *fixture, gconstpointer data)
{
  g_autofree char *twin = NULL, *none = NULL;

  set_texts (fixture, "http://a/", "");
  g_object_get (fixture->comparer, "twin", &none, NULL);
  g_assert_cmpstr (none, ==, "");
  set_texts (fixture, "http://example.com/אב/123/cd", "");
  g_object_get (fixture->comparer, "twin", &twin, NULL);
  g_assert_cmpstr (twin, ==, "http://example.com/123/אב/cd");
  scope_comparison_tracker_use_twin (fixture->comparer);
  g_assert_cmpstr (scope_document_get_text (fixture->second), ==, twin);
  g_assert_cmpstr (comparison (fixture)->title, ==,
                   "Different IRIs that look the same");
  g_clear_pointer (&none, g_free);
  g_object_get (fixture->comparer, "twin", &none, NULL);
  g_assert_cmpstr (none, ==, "");
}

/* The last result stays until a long text has been compared; the newest text wins. */
static void
test_long (Fixture *fixture, gconstpointer data)
{
  g_autofree char *middle = g_strnfill (5000, 'a');
  g_autofree char *first = g_strconcat ("http://אב/", middle, NULL);
  g_autofree char *second = g_strconcat (first, "#1", NULL);
  g_autofree char *third = g_strconcat (first, "#2", NULL);

  set_texts (fixture, "a:", "a:");
  set_texts (fixture, first, second);
  g_assert_cmpstr (comparison (fixture)->reports[0]->text, ==, "a:");
  g_assert_true (model_is_busy (fixture->comparer));
  scope_document_set_text (fixture->second, third);
  model_await_idle (fixture->comparer);
  g_assert_cmpstr (comparison (fixture)->reports[1]->text, ==, third);
  g_assert_cmpstr (comparison (fixture)->title, ==, "Equal except for the fragment");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/comparer/follow", test_follow },
    { "/comparer/inactive", test_inactive },
    { "/comparer/same-document", test_same_document },
    { "/comparer/swap", test_swap },
    { "/comparer/twin", test_twin },
    { "/comparer/long", test_long },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/comparison/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_verdict);
    }
  g_test_add_func ("/comparison/rows", test_rows);
  g_test_add_func ("/comparison/preparation", test_preparation);
  g_test_add_func ("/comparison/differences", test_differences);
  g_test_add_func ("/comparison/reasons", test_reasons);
  g_test_add_func ("/comparison/whole", test_whole);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
