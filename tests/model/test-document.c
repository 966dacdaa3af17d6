/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The document: its properties, its notifications, and which text wins if texts change
 * faster than reports are made. */

#include "model-wait.h"
#include "scope-document.h"

#include <string.h>

/* A document, and how often each of its properties was notified. */
typedef struct
{
  ScopeDocument *document;
  GHashTable *notified;
  guint items_changed;
} Fixture;

static void
on_notify (Fixture *fixture, GParamSpec *pspec)
{
  guint count = GPOINTER_TO_UINT (g_hash_table_lookup (fixture->notified, pspec->name));

  g_hash_table_insert (fixture->notified, (gpointer) pspec->name,
                       GUINT_TO_POINTER (count + 1));
}

static void
on_items_changed (Fixture *fixture)
{
  fixture->items_changed++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->document = scope_document_new ();
  fixture->notified = g_hash_table_new (g_str_hash, g_str_equal);
  g_signal_connect_swapped (fixture->document, "notify", G_CALLBACK (on_notify),
                            fixture);
  g_signal_connect_swapped (scope_document_get_components (fixture->document),
                            "items-changed", G_CALLBACK (on_items_changed), fixture);
}

static void
forget (Fixture *fixture)
{
  g_hash_table_remove_all (fixture->notified);
  fixture->items_changed = 0;
}

static guint
times_notified (Fixture *fixture, const char *property)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (fixture->notified, property));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  model_finalize (fixture->document);
  g_hash_table_unref (fixture->notified);
}

static const char *
report_text (Fixture *fixture)
{
  return scope_document_get_report (fixture->document)->text;
}

/* Returns "http://<letter>.example/aaa…", which is too long to be read at once. */
static char *
long_text (char letter)
{
  g_autofree char *tail = g_strnfill (SCOPE_DOCUMENT_MAX_AT_ONCE + 1, 'a');

  return g_strdup_printf ("http://%c.example/%s", letter, tail);
}

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (scope_document_get_text (fixture->document), ==, "");
  g_assert_cmpstr (report_text (fixture), ==, "");
  g_assert_cmpint (
      scope_verdict_get_level (scope_document_get_verdict (fixture->document)), ==,
      IRI_VERDICT_LEVEL_NONE);
  g_assert_false (scope_document_get_busy (fixture->document));
  g_assert_false (scope_document_get_is_being_typed (fixture->document));
}

static void
test_null (Fixture *fixture, gconstpointer data)
{
  scope_document_set_text (fixture->document, "a:b");
  g_object_set (fixture->document, "text", NULL, NULL);
  g_assert_cmpstr (scope_document_get_text (fixture->document), ==, "");
}

static void
test_not_utf8 (Fixture *fixture, gconstpointer data)
{
  scope_document_set_text (fixture->document, "a:\xff"
                                              "b");
  g_assert_cmpstr (scope_document_get_text (fixture->document), ==, "a:\357\277\275b");
}

static void
test_set (Fixture *fixture, gconstpointer data)
{
  scope_document_set_text (fixture->document, "http://a/b");
  g_assert_cmpstr (report_text (fixture), ==, "http://a/b");
  g_assert_cmpuint (times_notified (fixture, "text"), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "verdict"), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "n-findings"), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "busy"), ==, 0);
}

static void
test_same (Fixture *fixture, gconstpointer data)
{
  scope_document_set_text (fixture->document, "http://a/b");
  forget (fixture);
  scope_document_set_text (fixture->document, "http://a/b");
  g_assert_cmpuint (g_hash_table_size (fixture->notified), ==, 0);
  g_assert_cmpuint (fixture->items_changed, ==, 0);
}

static void
test_rows_stay (Fixture *fixture, gconstpointer data)
{
  GListModel *rows = scope_document_get_components (fixture->document);
  g_autoptr (GObject) before = NULL, after = NULL;
  g_autofree char *text = NULL;

  scope_document_set_text (fixture->document, "http://a/b");
  before = g_list_model_get_item (rows, 2);
  forget (fixture);
  scope_document_set_text (fixture->document, "http://a/bc");
  after = g_list_model_get_item (rows, 2);
  g_object_get (after, "text", &text, NULL);
  g_assert_true (before == after);
  g_assert_cmpstr (text, ==, "/bc");
  g_assert_cmpuint (fixture->items_changed, ==, 0);
}

static void
test_rows_come_and_go (Fixture *fixture, gconstpointer data)
{
  GListModel *rows = scope_document_get_components (fixture->document);
  g_autoptr (GObject) path = NULL, moved = NULL;

  scope_document_set_text (fixture->document, "http://a/b?c#d");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 5);
  path = g_list_model_get_item (rows, 2);
  scope_document_set_text (fixture->document, "/b");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 1);
  moved = g_list_model_get_item (rows, 0);
  g_assert_true (moved == path);
  scope_document_set_text (fixture->document, "");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 0);
}

static void
test_long (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = long_text ('a');

  scope_document_set_text (fixture->document, "a:b");
  forget (fixture);
  scope_document_set_text (fixture->document, text);
  g_assert_cmpstr (scope_document_get_text (fixture->document), ==, text);
  g_assert_cmpstr (report_text (fixture), ==, "a:b");
  g_assert_true (scope_document_get_busy (fixture->document));
  model_await_threads (fixture->document);
  g_assert_cmpstr (report_text (fixture), ==, text);
  g_assert_false (scope_document_get_busy (fixture->document));
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 1);
}

static void
test_newest_wins (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = long_text ('a');
  g_autofree char *second = long_text ('b');
  g_autofree char *third = long_text ('c');

  scope_document_set_text (fixture->document, first);
  scope_document_set_text (fixture->document, second);
  scope_document_set_text (fixture->document, third);
  g_assert_true (scope_document_get_busy (fixture->document));
  model_await_threads (fixture->document);
  g_assert_cmpstr (report_text (fixture), ==, third);
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "busy"), ==, 2);
}

static void
test_short_overtakes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = long_text ('a');

  scope_document_set_text (fixture->document, text);
  scope_document_set_text (fixture->document, "a:b");
  g_assert_cmpstr (report_text (fixture), ==, "a:b");
  g_assert_false (scope_document_get_busy (fixture->document));
  model_await_threads (fixture->document);
  g_assert_cmpstr (report_text (fixture), ==, "a:b");
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 1);
}

/* Typed text is set at once and read one frame later. */
static void
test_typed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = long_text ('a');
  const char *const rows[] = { "a:b", text };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint n_findings;

      forget (fixture);
      g_object_set (fixture->document, "text", rows[i], NULL);
      g_object_get (fixture->document, "n-findings", &n_findings, NULL);
      g_assert_cmpuint (n_findings, ==, 0);
      g_assert_cmpstr (scope_document_get_text (fixture->document), ==, rows[i]);
      g_assert_true (scope_document_get_waiting (fixture->document));
      g_assert_cmpuint (times_notified (fixture, "text"), ==, 1);
      g_assert_cmpuint (times_notified (fixture, "report"), ==, 0);
      while (scope_document_get_waiting (fixture->document))
        g_main_context_iteration (NULL, TRUE);
      model_await_threads (fixture->document);
      g_assert_cmpuint (times_notified (fixture, "report"), ==, 1);
      g_assert_cmpstr (report_text (fixture), ==, rows[i]);
    }
}

/* Getting a property before that reads the text first. */
static void
test_typed_and_asked (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->document, "text", "a:b", NULL);
  g_assert_cmpstr (report_text (fixture), ==, "a:b");
  g_assert_false (scope_document_get_waiting (fixture->document));
  g_object_set (fixture->document, "text", "a:b c", NULL);
  g_assert_cmpuint (
      g_list_model_get_n_items (scope_document_get_findings (fixture->document)), ==,
      1);
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 2);
}

/* Keys that come faster than frames are read once. A text that the program sets is read
 * at once, and text typed before it is not read any more. */
static void
test_typed_fast (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->document, "text", "a", NULL);
  g_object_set (fixture->document, "text", "a:", NULL);
  g_object_set (fixture->document, "text", "a:b", NULL);
  g_assert_cmpstr (report_text (fixture), ==, "a:b");
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 1);
  g_object_set (fixture->document, "text", "a:bc", NULL);
  scope_document_set_text (fixture->document, "x:y");
  g_assert_false (scope_document_get_waiting (fixture->document));
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 2);
}

static void
test_settles (Fixture *fixture, gconstpointer data)
{
  scope_document_set_text (fixture->document, "a:%4");
  g_assert_true (scope_document_get_is_being_typed (fixture->document));
  while (scope_document_get_is_being_typed (fixture->document))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (times_notified (fixture, "is-being-typed"), ==, 2);
}

/* An error that is already shown in red stays red. */
static void
test_stays_red (Fixture *fixture, gconstpointer data)
{
  scope_document_set_text (fixture->document, "a:%4");
  while (scope_document_get_is_being_typed (fixture->document))
    g_main_context_iteration (NULL, TRUE);
  scope_document_set_text (fixture->document, "a:%4 ");
  g_assert_false (scope_document_get_is_being_typed (fixture->document));
}

/* Many rows are added a few at a time. */
static void
wait_for_rows (GListModel *rows, guint n_rows)
{
  guint n_before = g_list_model_get_n_items (rows);

  g_assert_cmpuint (n_before, <, n_rows);
  while (g_list_model_get_n_items (rows) < n_rows)
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (g_list_model_get_n_items (rows), <=, n_before + 3);
      n_before = g_list_model_get_n_items (rows);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n_rows);
}

static void
test_many_findings (Fixture *fixture, gconstpointer data)
{
  GListModel *rows = scope_document_get_findings (fixture->document);
  g_autoptr (GString) text = g_string_new ("a:");
  guint n_findings;

  /* Different private characters, because equal findings share a row. */
  for (gunichar i = 0; i < 150; i++)
    {
      g_string_append_unichar (text, 0xe000 + i);
      g_string_append_c (text, 'b');
    }
  scope_document_set_text (fixture->document, text->str);
  g_object_get (fixture->document, "n-findings", &n_findings, NULL);
  g_assert_cmpuint (n_findings, ==, 150);
  wait_for_rows (rows, 100);
  scope_document_set_text (fixture->document, "a:<b");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 1);
}

/* Another standard reads the same text at once; unknown ids change nothing. */
static void
test_spec (Fixture *fixture, gconstpointer data)
{
  ScopeDocument *document = fixture->document;
  g_autofree char *spec = NULL;

  scope_document_set_text (document, " http://a/b\\c ");
  g_assert_false (scope_document_get_report (document)->valid);
  forget (fixture);
  scope_document_set_spec (document, iri_spec_find ("web-address"));
  g_assert_true (scope_document_get_report (document)->valid);
  g_assert_cmpuint (times_notified (fixture, "spec"), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "text"), ==, 0);
  forget (fixture);
  g_object_set (document, "spec", "web-address", NULL);
  g_object_set (document, "spec", "unicorn", NULL);
  g_object_set (document, "spec", NULL, NULL);
  g_assert_cmpuint (times_notified (fixture, "spec"), ==, 0);
  g_object_get (document, "spec", &spec, NULL);
  g_assert_cmpstr (spec, ==, "web-address");
}

/* The convention does not change the report; unknown ids change nothing. */
static void
test_convention (Fixture *fixture, gconstpointer data)
{
  ScopeDocument *document = fixture->document;

  scope_document_set_text (document, "http://a/\u05d0");
  forget (fixture);
  g_object_set (document, "convention", "isolate", NULL);
  g_object_set (document, "convention", "isolate", NULL);
  g_object_set (document, "convention", "unicorn", NULL);
  g_object_set (document, "convention", NULL, NULL);
  g_assert_cmpint (scope_document_get_convention (document), ==,
                   IRI_CONVENTION_ISOLATE);
  g_assert_cmpuint (times_notified (fixture, "convention"), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 0);
}

/* A new text resets the character that is pointed at. */
static void
test_cursor (Fixture *fixture, gconstpointer data)
{
  ScopeDocument *document = fixture->document;

  scope_document_set_text (document, "http://a/");
  g_assert_cmpuint (scope_document_get_cursor (document), ==, SCOPE_NO_CURSOR);
  forget (fixture);
  scope_document_set_cursor (document, 3);
  scope_document_set_cursor (document, 3);
  g_assert_cmpuint (times_notified (fixture, "cursor"), ==, 1);
  scope_document_set_text (document, "http://b/");
  g_assert_cmpuint (scope_document_get_cursor (document), ==, SCOPE_NO_CURSOR);
}

/* Pasted text may include marks that control display (3987bis-00 §4.1); one inside the
 * IRI is a finding. */
static void
test_marks (Fixture *fixture, gconstpointer data)
{
  const IriReport *report;

  scope_document_set_text (fixture->document, "\u202ahttp://a/\u202c");
  report = scope_document_get_report (fixture->document);
  g_assert_true (report->valid);
  g_assert_cmpstr (report->uri, ==, "http://a/");
  g_assert_cmpuint (report->prepared->n_changes, ==, 2);
  scope_document_set_text (fixture->document, "http://a/\u202cb");
  g_assert_false (scope_document_get_report (fixture->document)->valid);
}

/* Each setting changes how the text is read, and unknown values are ignored. The
 * flavours differ in "ß" (RFC 5891, RFC 3490), and E9 is "é" in windows-1252. */
static const struct ChoiceRow
{
  const char *name;
  const char *property;
  const char *value;
  const char *unknown;
  const char *text;
  const char *uri;
  const char *iri;
} choice_rows[] = {
  { "flavour", "flavour", "idna2003", "idna2525", "http://fa\u00DF.ex/",
    "http://fass.ex/", "http://fa\u00DF.ex/" },
  { "flavour-none", "flavour", "none", "", "http://\u00E9.ex/", "http://%C3%A9.ex/",
    "http://\u00E9.ex/" },
  { "charset", "charset", "windows-1252", "rot13", "http://a/?\u00E9", "http://a/?%E9",
    "http://a/?\u00E9" },
};

static void
test_choice (Fixture *fixture, gconstpointer data)
{
  const struct ChoiceRow *row = data;
  ScopeDocument *document = fixture->document;
  g_autofree char *value = NULL;
  const IriReport *report;

  scope_document_set_spec (document, iri_spec_find ("3987bis-00"));
  scope_document_set_text (document, row->text);
  forget (fixture);
  g_object_set (document, row->property, row->value, NULL);
  g_assert_cmpuint (times_notified (fixture, row->property), ==, 1);
  g_assert_cmpuint (times_notified (fixture, "report"), ==, 1);
  report = scope_document_get_report (document);
  g_assert_cmpstr (report->uri, ==, row->uri);
  g_assert_cmpstr (report->iri, ==, row->iri);
  g_object_set (document, row->property, row->value, NULL);
  g_assert_cmpuint (times_notified (fixture, row->property), ==, 1);
  g_object_get (document, row->property, &value, NULL);
  g_assert_cmpstr (value, ==, row->value);
  g_object_set (document, row->property, row->unknown, NULL);
  g_assert_cmpuint (times_notified (fixture, row->property), ==, 2);
}

/* masinter-07 §4.5. This includes the decoded texts of components. */
static void
test_scripts (Fixture *fixture, gconstpointer data)
{
  static const char *const latin[] = { "Latn", NULL };
  static const char *const unknown[] = { "Latn", "Qqqq", NULL };
  ScopeDocument *document = fixture->document;
  GListModel *components = scope_document_get_components (document);
  g_autoptr (GObject) path = NULL;
  g_autofree char *decoded = NULL;
  g_auto (GStrv) scripts = NULL;

  scope_document_set_text (document, "a:\u05D0\u00E9%D7%91");
  g_object_set (document, "scripts", latin, NULL);
  g_assert_cmpstr (scope_document_get_report (document)->iri, ==,
                   "a:%D7%90\u00E9%D7%91");
  path = g_list_model_get_item (components, 1);
  g_object_get (path, "decoded", &decoded, NULL);
  g_assert_cmpstr (decoded, ==, "%D7%90\u00E9%D7%91");
  g_object_get (document, "scripts", &scripts, NULL);
  g_assert_cmpstrv (scripts, latin);
  g_object_set (document, "scripts", unknown, NULL);
  g_assert_cmpstr (scope_document_get_report (document)->iri, ==,
                   "a:\u05D0\u00E9\u05D1");
}

/* The rule of the grammar that the component in row @index matches. */
static void
check_production (ScopeDocument *document, guint index, const char *wanted)
{
  g_autoptr (GObject) row
      = g_list_model_get_item (scope_document_get_components (document), index);
  g_autofree char *production = NULL;

  g_object_get (row, "production", &production, NULL);
  g_assert_cmpstr (production, ==, wanted);
}

static void
test_productions (Fixture *fixture, gconstpointer data)
{
  ScopeDocument *document = fixture->document;

  scope_document_set_text (document, "foo://a.b/c d");
  check_production (document, 1, "RFC 3987: ireg-name");
  /* A component that is not valid. */
  check_production (document, 2, NULL);
  g_object_set (document, "spec", "masinter-07", NULL);
  check_production (document, 1, "draft-masinter-url-i18n-07: server, hostname");
  scope_document_set_text (document, "foo://a_b/c");
  check_production (document, 1, "draft-masinter-url-i18n-07: ireg_name");
  check_production (document, 2, "draft-masinter-url-i18n-07: iabs_path");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/document/starts-empty", test_empty },
    { "/document/productions", test_productions },
    { "/document/text-is-never-null", test_null },
    { "/document/text-is-utf-8", test_not_utf8 },
    { "/document/set-notifies-once", test_set },
    { "/document/same-text-is-silent", test_same },
    { "/document/rows-stay", test_rows_stay },
    { "/document/rows-come-and-go", test_rows_come_and_go },
    { "/document/long-text-is-read-in-a-thread", test_long },
    { "/document/newest-wins", test_newest_wins },
    { "/document/short-overtakes-long", test_short_overtakes },
    { "/document/typed", test_typed },
    { "/document/typed-and-asked", test_typed_and_asked },
    { "/document/typed-fast", test_typed_fast },
    { "/document/settles-after-a-pause", test_settles },
    { "/document/red-stays-red", test_stays_red },
    { "/document/findings-are-bounded", test_many_findings },
    { "/document/spec", test_spec },
    { "/document/convention", test_convention },
    { "/document/cursor", test_cursor },
    { "/document/display-marks", test_marks },
    { "/document/scripts", test_scripts },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (choice_rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/document/choice/", choice_rows[i].name, NULL);

      g_test_add (path, Fixture, &choice_rows[i], set_up, test_choice, tear_down);
    }
  return g_test_run ();
}
