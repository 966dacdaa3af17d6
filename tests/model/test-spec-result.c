/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The readings of one text by each standard. */

#include "model-wait.h"
#include "scope-document.h"
#include "scope-spec-result.h"

#include <string.h>

/* The row of the standard @spec while @chosen is selected; NULL if a field is empty. */
typedef struct
{
  const char *name;
  const char *text;
  const char *chosen;
  const char *spec;
  gboolean valid;
  const char *uri;
  const char *host;
  const char *changes;
  const char *differs;
  guint64 begin, end; /* of the difference in the URI */
} Row;

#define TRIMMED "White space around the text was removed"

static const Row rows[] = {
  /* RFC 3490 maps ß to ss; RFC 5891 and UTS #46 keep it (RFC 5895, RFC 5894
   * §1.6). Its UTF-8 is C3 9F. */
  { "eszett-chosen", "http://fa\303\237.ex/", "rfc3987", "rfc3987", TRUE,
    "http://xn--fa-hia.ex/", "xn--fa-hia.ex", NULL, NULL, 0, 0 },
  { "eszett-idna2003", "http://fa\303\237.ex/", "rfc3987", "3987bis-00", TRUE,
    "http://fass.ex/", "fass.ex", NULL, "Differs: URI, host", 7, 11 },
  { "eszett-idna2008", "http://fa\303\237.ex/", "rfc3987", "guidelines-00", TRUE,
    "http://xn--fa-hia.ex/", "xn--fa-hia.ex", NULL, NULL, 0, 0 },
  { "eszett-percent", "http://fa\303\237.ex/", "rfc3987", "duerst-01", TRUE,
    "http://fa%C3%9F.ex/", "fa%C3%9F.ex", NULL, "Differs: URI, host", 7, 15 },
  { "eszett-browser", "http://fa\303\237.ex/", "3987bis-00", "whatwg", TRUE,
    "http://xn--fa-hia.ex/", "xn--fa-hia.ex", NULL, "Differs: URI, host", 7, 17 },
  /* guidelines-00 §4, 3987bis-00 §7.2. */
  { "trimmed", " http://a/ ", "web-address", "guidelines-00", TRUE, "http://a/", "a",
    TRIMMED, NULL, 0, 0 },
  { "not-trimmed", " http://a/ ", "web-address", "rfc3987", FALSE, NULL, NULL, NULL,
    NULL, 0, 0 },
  /* 3987bis-00 §4.1. */
  { "display-marks", "\342\200\252http://a/\342\200\254", "rfc3987", "3987bis-00", TRUE,
    "http://a/", "a", "Display marks around the IRI were removed", NULL, 0, 0 },
  /* duerst-01 §2.2 has the space in ichar, RFC 3987 does not. */
  { "space", "s:a b", "rfc3987", "duerst-01", TRUE, "s:a%20b", "", NULL,
    "Differs: validity", 0, 0 },
};

static ScopeSpecResult *
row_of (GPtrArray *results, const char *id)
{
  for (guint i = 0; i < results->len; i++)
    {
      ScopeSpecResult *result = g_ptr_array_index (results, i);

      if (g_str_equal (scope_spec_result_get_spec (result)->id, id))
        return result;
    }
  g_error ("No result by %s", id);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const IriOptions options = { .spec = iri_spec_find (row->chosen) };
  g_autoptr (GPtrArray) results
      = scope_spec_result_rows (row->text, &options, SCOPE_BIDI_NOTATION_OFF);
  g_autofree char *uri = NULL, *host = NULL, *changes = NULL, *differs = NULL;
  guint64 valid, chosen, begin, end;

  g_object_get (row_of (results, row->spec), "valid", &valid, "chosen", &chosen, "uri",
                &uri, "host", &host, "changes", &changes, "differs", &differs,
                "uri-begin", &begin, "uri-end", &end, NULL);
  g_assert_cmpuint (valid, ==, row->valid);
  g_assert_cmpuint (chosen, ==, g_str_equal (row->spec, row->chosen));
  if (row->uri == NULL)
    return;
  g_assert_cmpstr (uri, ==, row->uri);
  g_assert_cmpstr (host, ==, row->host);
  g_assert_cmpstr (changes, ==, row->changes);
  g_assert_cmpstr (differs, ==, row->differs);
  g_assert_cmpuint (begin, ==, row->begin);
  g_assert_cmpuint (end, ==, row->end);
}

/* If there is no URI, the row gives the actual error, which is not always the host
 * (WHATWG URL §4.4: port state and no scheme state). */
static void
test_reason (void)
{
  static const struct
  {
    const char *text;
    const char *reason;
  } reasons[] = {
    { "http://a:99999/", "The port is greater than 65535" },
    { "//a/b", "The scheme is missing, and there is no base to resolve against" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      const IriOptions options = { .spec = iri_spec_default () };
      g_autoptr (GPtrArray) results
          = scope_spec_result_rows (reasons[i].text, &options, SCOPE_BIDI_NOTATION_OFF);
      g_autofree char *uri = NULL, *reason = NULL;

      g_object_get (row_of (results, "whatwg"), "uri", &uri, "uri-reason", &reason,
                    NULL);
      g_assert_cmpstr (uri, ==, "");
      g_assert_cmpstr (reason, ==, reasons[i].reason);
    }
}

/* Each standard is there once, those of today first and history by age, and one is
 * selected. */
static void
test_all (void)
{
  static const char *const ids[]
      = { "whatwg",    "rfc3987",       "3987bis-00", "masinter-07", "iuc19",
          "duerst-01", "guidelines-00", "leiri",      "web-address" };
  const IriOptions options = { .spec = iri_spec_find ("leiri") };
  g_autoptr (GPtrArray) results
      = scope_spec_result_rows ("http://a/", &options, SCOPE_BIDI_NOTATION_OFF);
  guint64 n_chosen = 0;

  g_assert_cmpuint (results->len, ==, G_N_ELEMENTS (ids));
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      ScopeSpecResult *result = g_ptr_array_index (results, i);
      g_autofree char *differs = NULL;
      guint64 chosen;

      g_assert_cmpstr (scope_spec_result_get_spec (result)->id, ==, ids[i]);
      g_object_get (result, "differs", &differs, "chosen", &chosen, NULL);
      g_assert_null (differs);
      n_chosen += chosen;
    }
  g_assert_cmpuint (n_chosen, ==, 1);
}

/* What a standard of today is called, and its document. */
static void
test_names (void)
{
  static const struct
  {
    const char *spec;
    const char *title;
    const char *caption; /* its beginning */
  } names[] = {
    { "whatwg", "Browsers Today", "WHATWG URL Standard · " },
    { "rfc3987", "RFC 3987", "2005 · " },
    { "3987bis-00", "Draft Standard 2010", "draft-ietf-iri-3987bis-00 · 2010 · " },
    { "duerst-01", "draft-duerst-iri-01", "2002 · " },
  };
  const IriOptions options = { .spec = iri_spec_default () };
  g_autoptr (GPtrArray) results
      = scope_spec_result_rows ("http://a/", &options, SCOPE_BIDI_NOTATION_OFF);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *title = NULL, *caption = NULL;

      g_object_get (row_of (results, names[i].spec), "title", &title, "caption",
                    &caption, NULL);
      g_assert_cmpstr (title, ==, names[i].title);
      g_assert_true (g_str_has_prefix (caption, names[i].caption));
    }
}

/* Standards with equal results share a row before their own ones. */
typedef struct
{
  const char *name;
  const char *text;
  const char *summary;
  const char *members; /* the numbers of standards with common results */
  const char *history; /* the first standard under this heading, if any */
} Group;

static const Group groups[] = {
  { "plain", "http://a/", "All nine agree", "9", NULL },
  /* 3987bis-00 has RFC 3490, which maps ß to ss. Four others have RFC 5891 or UTS #46,
   * which keep it; three percent-encode it; masinter-07 allows hosts in US-ASCII
   * only. */
  { "eszett", "http://fa\303\237.ex/", "5 of 9 differ", "4 3", "masinter-07" },
};

static void
test_group (gconstpointer data)
{
  const Group *row = data;
  const IriOptions options = { .spec = iri_spec_find ("rfc3987") };
  g_autoptr (GPtrArray) results
      = scope_spec_result_rows (row->text, &options, SCOPE_BIDI_NOTATION_OFF);
  g_autoptr (GPtrArray) grouped = scope_spec_result_group (results);
  g_autoptr (GListStore) store = g_list_store_new (SCOPE_TYPE_SPEC_RESULT);
  g_autoptr (GString) members = g_string_new (NULL);
  g_autofree char *summary = NULL;
  const char *history = NULL;
  guint64 before = 0;
  guint n = 0;

  for (guint i = 0; i < grouped->len; i++)
    {
      guint64 n_members, key;

      g_object_get (grouped->pdata[i], "n-members", &n_members, "key", &key, NULL);
      g_assert_cmpuint (key, >, before);
      before = key;
      if (history == NULL && scope_spec_result_is_history (grouped->pdata[i]))
        history = scope_spec_result_get_spec (grouped->pdata[i])->id;
      g_assert_cmpint (scope_spec_result_is_history (grouped->pdata[i]), ==,
                       history != NULL);
      n += n_members == 0;
      if (n_members > 0)
        g_string_append_printf (members, "%s%u", members->len > 0 ? " " : "",
                                (guint) n_members);
    }
  g_assert_cmpuint (n, ==, results->len);
  g_list_store_splice (store, 0, 0, grouped->pdata, grouped->len);
  summary = scope_spec_result_summarize (G_LIST_MODEL (store));
  g_assert_cmpstr (summary, ==, row->summary);
  g_assert_cmpstr (members->str, ==, row->members);
  g_assert_cmpstr (history, ==, row->history);
}

/* A row is shortened, a copy is not. */
static void
test_copy (void)
{
  g_autofree char *tail = g_strnfill (SCOPE_ROW_MAX_CHARS, 'a');
  g_autofree char *text = g_strconcat ("http://a/", tail, NULL);
  const IriOptions options = { .spec = iri_spec_default () };
  g_autoptr (GPtrArray) results
      = scope_spec_result_rows (text, &options, SCOPE_BIDI_NOTATION_OFF);
  g_autofree char *uri = NULL;
  g_autofree char *copy = scope_spec_result_dup_form (
      text, &options, SCOPE_BIDI_NOTATION_OFF, iri_copy_form_find ("uri"));
  g_autofree char *host = scope_spec_result_dup_form (
      text, &options, SCOPE_BIDI_NOTATION_OFF, iri_copy_form_find ("host"));
  g_autofree char *none = scope_spec_result_dup_form (
      "s:", &options, SCOPE_BIDI_NOTATION_OFF, iri_copy_form_find ("host"));

  g_object_get (row_of (results, options.spec->id), "uri", &uri, NULL);
  g_assert_cmpuint (strlen (uri), ==, SCOPE_ROW_MAX_CHARS);
  g_assert_cmpstr (copy, ==, text);
  g_assert_cmpstr (host, ==, "a");
  g_assert_null (none);
}

/* Readings take time, so they are made only while the page is shown; then the rows are
 * kept for the widgets that show them. */
static void
test_wanted (void)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();
  GListModel *results = scope_document_get_spec_results (document);
  g_autoptr (ScopeSpecResult) first = NULL;
  g_autoptr (ScopeSpecResult) still = NULL;
  g_autofree char *uri = NULL;
  gsize n_specs;

  iri_spec_all (&n_specs);
  scope_document_set_text (document, "http://a/");
  g_assert_cmpuint (g_list_model_get_n_items (results), ==, 0);
  scope_document_set_computes_spec_results (document, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (results), ==, 1 + n_specs);
  first = g_list_model_get_item (results, 0);
  scope_document_set_text (document, "http://b/");
  still = g_list_model_get_item (results, 0);
  g_assert_true (first == still);
  g_object_get (still, "uri", &uri, NULL);
  g_assert_cmpstr (uri, ==, "http://b/");
}

/* The thread that reads a long text makes the readings too. */
static void
test_thread (void)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();
  GListModel *results = scope_document_get_spec_results (document);
  g_autofree char *tail = g_strnfill (SCOPE_DOCUMENT_MAX_AT_ONCE, 'a');
  g_autofree char *text = g_strconcat ("http://a/", tail, NULL);

  scope_document_set_computes_spec_results (document, TRUE);
  scope_document_set_text (document, text);
  g_assert_true (scope_document_get_busy (document));
  model_await_idle (document);
  for (guint i = 0; i < g_list_model_get_n_items (results); i++)
    {
      g_autoptr (ScopeSpecResult) result = g_list_model_get_item (results, i);
      g_autofree char *uri = NULL;

      g_object_get (result, "uri", &uri, NULL);
      g_assert_cmpstr (uri, ==, text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/spec-result/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *path = g_strconcat ("/spec-result/group/", groups[i].name, NULL);

      g_test_add_data_func (path, &groups[i], test_group);
    }
  g_test_add_func ("/spec-result/all", test_all);
  g_test_add_func ("/spec-result/names", test_names);
  g_test_add_func ("/spec-result/reason", test_reason);
  g_test_add_func ("/spec-result/copy", test_copy);
  g_test_add_func ("/spec-result/wanted", test_wanted);
  g_test_add_func ("/spec-result/thread", test_thread);
  return g_test_run ();
}
