/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The links of a text: where they are found in any charset, which of them a query shows
 * in which order, and what is saved. Positions were counted by hand, octets are those
 * of the Unicode and WHATWG Encoding Standards. */

#include "iri-json.h"
#include "iri-report.h"
#include "model-wait.h"
#include "scope-link-csv.h"
#include "scope-link-item.h"
#include "scope-text-export.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

typedef struct
{
  ScopeDocument *document;
  ScopeText *text;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->document = scope_document_new ();
  fixture->text = scope_text_new (fixture->document);
  scope_text_set_active (fixture->text, TRUE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  model_finalize (fixture->text);
  g_object_unref (fixture->document);
}

static gboolean
is_busy (ScopeText *text)
{
  return model_is_busy (text) || model_is_busy (scope_text_get_links (text));
}

static void
wait (Fixture *fixture)
{
  while (is_busy (fixture->text))
    g_main_context_iteration (NULL, TRUE);
}

static void
read_octets (Fixture *fixture, const char *octets, gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (octets, length);

  scope_text_open_bytes (fixture->text, bytes);
  wait (fixture);
}

static void
read_file (Fixture *fixture, const char *octets, gsize length)
{
  g_autofree char *path = NULL;
  int descriptor = g_file_open_tmp (NULL, &path, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_close (descriptor, NULL));
  g_assert_true (g_file_set_contents (path, octets, (gssize) length, NULL));
  scope_text_open (fixture->text, file);
  wait (fixture);
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
read_string (Fixture *fixture, const char *text)
{
  read_octets (fixture, text, strlen (text));
}

/* Returns "line:column text" for each row, separated by spaces. */
static char *
list (Fixture *fixture)
{
  GListModel *links = G_LIST_MODEL (scope_text_get_links (fixture->text));
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (links); i++)
    {
      ScopeLinkItem *item = g_list_model_get_item (links, i);
      g_autofree char *position = NULL;
      char *text;

      g_object_get (item, "position", &position, "text", &text, NULL);
      g_string_append_printf (out, "%s%s %s", i > 0 ? " " : "", position, text);
      g_free (text);
      g_object_unref (item);
    }
  return g_string_free (out, FALSE);
}

static void
assert_list (Fixture *fixture, const char *expected)
{
  g_autofree char *found = list (fixture);

  g_assert_cmpstr (found, ==, expected);
}

#define OCTETS(literal) literal, sizeof literal - 1

static const struct CharsetRow
{
  const char *name;
  const char *charset;
  const char *octets;
  gsize length;
  const char *rows;
  const char *odd;
} charset_rows[] = {
  { "empty", "UTF-8", OCTETS (""), "", "" },
  { "no-feed", "UTF-8", OCTETS ("see http://a/"), "1:5 http://a/", "" },
  { "lines", "UTF-8", OCTETS ("\n\nftp://b/ http://c/\r\nhttp://d/\n"),
    "3:1 ftp://b/ 3:10 http://c/ 4:1 http://d/", "" },
  { "columns-are-characters", "UTF-8", OCTETS ("\u00e9\u05d0 http://\u00e9/"),
    "1:4 http://\u00e9/", "" },
  { "utf-8-mark", "UTF-8", OCTETS ("\xEF\xBB\xBFhttp://a/"), "1:1 http://a/", "" },
  { "not-utf-8", "UTF-8",
    OCTETS ("a\n\xFF\xFE"
            "b\xC3 http://a/\xE9"),
    "2:6 http://a/",
    "Line 2, column 1: FF FE\nLine 2, column 4: C3\n"
    "Line 2, column 15: E9" },
  { "nul", "UTF-8", OCTETS ("http://a/\0http://b/"), "1:1 http://a/ 1:11 http://b/",
    "" },
  { "windows-1252", "windows-1252", OCTETS ("\xE9 http://\xE9/"), "1:3 http://\u00e9/",
    "" },
  { "shift-jis", "Shift_JIS", OCTETS ("\x93\xFA http://\x93\xFA/"),
    "1:3 http://\u65e5/", "" },
  { "not-shift-jis", "Shift_JIS", OCTETS ("\n\x81\x20http://a/"), "2:3 http://a/",
    "Line 2, column 1: 81" },
  { "utf-16le-mark", "UTF-8", OCTETS ("\xFF\xFE\n\0h\0t\0t\0p\0:\0/\0/\0\xD0\x05/\0"),
    "2:1 http://\u05d0/", "" },
  { "utf-16be-mark", "windows-1252",
    OCTETS ("\xFE\xFF\0\n\0h\0t\0t\0p\0:\0/\0/\x05\xD0\0/"), "2:1 http://\u05d0/", "" },
  { "utf-32le-mark", "UTF-8",
    OCTETS ("\xFF\xFE\0\0a\0\0\0.\0\0\0"
            "d\0\0\0e\0\0\0"),
    "1:1 a.de", "" },
};

static void
test_charset (Fixture *fixture, gconstpointer data)
{
  const struct CharsetRow *row = data;
  g_autofree char *odd = NULL;

  g_object_set (fixture->document, "charset", row->charset, NULL);
  read_file (fixture, row->octets, row->length);
  assert_list (fixture, row->rows);
  odd = scope_text_describe_decode_errors (fixture->text);
  g_assert_cmpstr (odd, ==, row->odd);
}

/* Pasted text is Unicode, whatever the charset of files is. */
static void
test_pasted_charset (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->document, "charset", "windows-1252", NULL);
  read_string (fixture, "\u00e9 http://\u00e9.\u05d0/");
  assert_list (fixture, "1:3 http://\u00e9.\u05d0/");
  g_assert_cmpstr (scope_text_get_charset (fixture->text), ==, "UTF-8");
}

/* Links with known verdicts: an error, two that deceive, a note and two without
 * findings. */
#define FINE "https://www.example.org/"
#define ALSO_FINE "http://example.com/"
#define RELATIVE "www.example.net"
#define USERINFO "http://example.com@www.example.net/"
#define CYRILLIC "http://www.p\u0430ypal.com/"
#define WRONG "http://ab.\u05d0\u05d1\u05d2\u05d3.123/"
#define ALL FINE "\n" USERINFO "\n" RELATIVE "\n" WRONG "\n" CYRILLIC "\n" ALSO_FINE

static const struct QueryRow
{
  const char *name;
  ScopeLinkQuery query;
  const char *rows;
} query_rows[] = {
  { "plain",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS },
    "1:1 " FINE " 2:1 " USERINFO " 3:1 " RELATIVE " 4:1 " WRONG " 5:1 " CYRILLIC
    " 6:1 " ALSO_FINE },
  { "back",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .back = TRUE },
    "6:1 " ALSO_FINE " 5:1 " CYRILLIC " 4:1 " WRONG " 3:1 " RELATIVE " 2:1 " USERINFO
    " 1:1 " FINE },
  { "by-link",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .by = SCOPE_LINK_SORT_TEXT },
    "4:1 " WRONG " 6:1 " ALSO_FINE " 2:1 " USERINFO " 5:1 " CYRILLIC " 1:1 " FINE
    " 3:1 " RELATIVE },
  { "by-verdict",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .by = SCOPE_LINK_SORT_VERDICT },
    "4:1 " WRONG " 2:1 " USERINFO " 5:1 " CYRILLIC " 3:1 " RELATIVE " 1:1 " FINE
    " 6:1 " ALSO_FINE },
  { "by-domain",
    { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .by = SCOPE_LINK_SORT_DOMAIN },
    "6:1 " ALSO_FINE " 2:1 " USERINFO " 3:1 " RELATIVE " 1:1 " FINE " 5:1 " CYRILLIC
    " 4:1 " WRONG },
  { "text",
    { .text = (char *) "EXAMPLE.net", .levels = SCOPE_LINK_QUERY_ALL_LEVELS },
    "2:1 " USERINFO " 3:1 " RELATIVE },
  { "domain",
    { .text = (char *) "xn--", .levels = SCOPE_LINK_QUERY_ALL_LEVELS },
    "5:1 " CYRILLIC },
  { "letters-in-any-case",
    { .text = (char *) "\u0410", .levels = SCOPE_LINK_QUERY_ALL_LEVELS },
    "5:1 " CYRILLIC },
  { "verdict",
    { .text = (char *) "looks like a host", .levels = SCOPE_LINK_QUERY_ALL_LEVELS },
    "3:1 " RELATIVE },
  { "nothing",
    { .text = (char *) "nowhere", .levels = SCOPE_LINK_QUERY_ALL_LEVELS },
    "" },
  { "errors", { .levels = 1u << IRI_VERDICT_LEVEL_ERROR }, "4:1 " WRONG },
  { "notes", { .levels = 1u << IRI_VERDICT_LEVEL_NOTE }, "3:1 " RELATIVE },
  { "deceptive",
    { .levels = 1u << IRI_VERDICT_LEVEL_WARNING, .deceptive = TRUE, .back = TRUE },
    "5:1 " CYRILLIC " 2:1 " USERINFO },
};

static void
run (const char *const *command)
{
  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL,
                               G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                               NULL, NULL, NULL, NULL, NULL));
}

static void
test_query (Fixture *fixture, gconstpointer data)
{
  const struct QueryRow *row = data;

  read_string (fixture, ALL);
  scope_link_list_set_query (scope_text_get_links (fixture->text), &row->query);
  wait (fixture);
  assert_list (fixture, row->rows);
}

/* In a Turkish locale "I" is the capital of U+0131. */
static void
test_query_turkish (Fixture *fixture, gconstpointer data)
{
  static const char *const searches[] = { "info", "INFO", "wiki", "I" };
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *locale = g_build_filename (folder, "tr_TR.UTF-8", NULL);
  const char *localedef[] = { "localedef", "-i", "tr_TR", "-f", "UTF-8", locale, NULL };
  const char *rm[] = { "rm", "-r", folder, NULL };

  run (localedef);
  g_setenv ("LOCPATH", folder, TRUE);
  g_assert_nonnull (setlocale (LC_CTYPE, "tr_TR.UTF-8"));
  g_unsetenv ("LOCPATH"); /* glibc's newlocale() leaks its value. */
  read_string (fixture, "http://a.example/WIKI.INFO http://b.example/");
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      ScopeLinkQuery query
          = { .text = (char *) searches[i], .levels = SCOPE_LINK_QUERY_ALL_LEVELS };

      scope_link_list_set_query (scope_text_get_links (fixture->text), &query);
      wait (fixture);
      assert_list (fixture, "1:1 http://a.example/WIKI.INFO");
    }
  setlocale (LC_CTYPE, "C");
  run (rm);
}

/* Links that are found during sorting are sorted too. */
static void
test_query_first (Fixture *fixture, gconstpointer data)
{
  const struct QueryRow *row = data;

  scope_link_list_set_query (scope_text_get_links (fixture->text), &row->query);
  read_string (fixture, ALL);
  assert_list (fixture, row->rows);
}

/* Returns @n lines, each with its number in it. */
static char *
many_lines (guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "so http://example.com/%u\n", i);
  return g_string_free (text, FALSE);
}

/* No link is lost between chunks or threads, and the order is kept. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  guint n = 50000;
  g_autofree char *text = many_lines (n);
  ScopeLinkList *links = scope_text_get_links (fixture->text);

  read_string (fixture, text);
  g_assert_cmpuint (scope_link_list_get_n_all (links), ==, n);
  for (guint i = 0; i < n; i++)
    {
      const ScopeLink *link = scope_link_list_get_link (links, i, NULL);
      g_autofree char *expected = g_strdup_printf ("http://example.com/%u", i);

      g_assert_cmpstr (link->text, ==, expected);
      g_assert_cmpuint (link->line, ==, i + 1);
      g_assert_cmpuint (link->column, ==, 4);
      g_assert_cmpuint (link->begin, ==, 3);
    }
}

/* A line of megabytes, in which the link comes after others. */
static void
test_long_line (Fixture *fixture, gconstpointer data)
{
  gsize length = 4 << 20;
  g_autofree char *text = g_malloc (length + 1);
  const ScopeLink *address;

  memset (text, 'a', length);
  memcpy (text, "http://x/ http://y/", strlen ("http://x/ http://y/"));
  text[length] = '\0';
  read_string (fixture, text);
  g_assert_cmpuint (scope_link_list_get_n_all (scope_text_get_links (fixture->text)),
                    ==, 2);
  address = scope_link_list_get_link (scope_text_get_links (fixture->text), 1, NULL);
  g_assert_cmpuint (address->length, ==, length - strlen ("http://x/ "));
}

static void
on_busy_stop (ScopeText *text)
{
  scope_text_stop (text);
}

/* After stopping, the links found so far stay, marked as incomplete. */
static void
test_stop (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = many_lines (200000);
  gsize length = strlen (text);
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_steal_pointer (&text), length);
  gulong handler = g_signal_connect (fixture->text, "notify::summary",
                                     G_CALLBACK (on_busy_stop), NULL);
  g_autofree char *summary = NULL, *failure = NULL;

  scope_text_open_bytes (fixture->text, bytes);
  wait (fixture);
  g_signal_handler_disconnect (fixture->text, handler);
  g_object_get (fixture->text, "summary", &summary, "failure", &failure, NULL);
  g_assert_cmpstr (failure, ==, "");
  g_assert_false (scope_text_is_whole (fixture->text));
  if (!g_str_equal (summary, "Nothing was read"))
    g_assert_nonnull (strstr (summary, " in the first "));
  g_assert_cmpuint (scope_link_list_get_n_all (scope_text_get_links (fixture->text)), <,
                    200000);
}

/* The text that was requested last is there, complete and alone. */
static void
test_newest (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = many_lines (20000);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  scope_text_open_bytes (fixture->text, bytes);
  read_string (fixture, "http://a/");
  assert_list (fixture, "1:1 http://a/");
  scope_text_clear (fixture->text);
  assert_list (fixture, "");
  g_assert_null (scope_text_get_source (fixture->text));
}

/* After a change of standard the text is read again once the page is shown. */
static void
test_document (Fixture *fixture, gconstpointer data)
{
  read_string (fixture, "http://a.example/\u00e9");
  scope_text_set_active (fixture->text, FALSE);
  scope_document_set_spec (fixture->document, iri_spec_find ("masinter-07"));
  g_assert_false (is_busy (fixture->text));
  scope_text_set_active (fixture->text, TRUE);
  g_assert_true (is_busy (fixture->text));
  wait (fixture);
  assert_list (fixture, "1:1 http://a.example/\u00e9");
}

static void
test_no_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (data);
  g_autofree char *failure = NULL, *summary = NULL;

  scope_text_open (fixture->text, file);
  wait (fixture);
  g_object_get (fixture->text, "failure", &failure, "summary", &summary, NULL);
  g_assert_cmpstr (failure, !=, "");
  g_assert_cmpstr (summary, ==, "Nothing was read");
  g_assert_false (scope_text_is_whole (fixture->text));
  assert_list (fixture, "");
}

static const struct
{
  const char *name;
  const char *text;
  const char *field;
} csv_rows[] = {
  { "plain", "http://a/", "http://a/" },
  { "comma", "a,b", "\"a,b\"" },
  { "quote", "say \"a\"", "\"say \"\"a\"\"\"" },
  { "equals", "=1+1", "\"'=1+1\"" },
  { "plus", "+1", "\"'+1\"" },
  { "minus", "-1", "\"'-1\"" },
  { "at", "@a", "\"'@a\"" },
  { "tab", "\ta", "\"'\ta\"" },
  { "full-width-equals", "\uff1d1", "\"'\uff1d1\"" },
  { "inside", "a=1", "a=1" },
  { "after-semicolon", "http://a/;=1+1", "\"http://a/;'=1+1\"" },
  { "after-semicolons", "a;;@b;-c", "\"a;;'@b;'-c\"" },
  { "after-line-end", "a\n=1", "\"a\n'=1\"" },
  { "after-tab", "a\t+1", "\"a\t'+1\"" },
  { "near-semicolon", "a;b=1", "a;b=1" },
};

static void
test_csv (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (csv_rows); i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);

      scope_link_csv_append_text (out, csv_rows[i].text);
      g_assert_cmpstr (out->str, ==, csv_rows[i].field);
    }
}

static void
on_written (GObject *text, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  guint *n = data;

  scope_text_export_finish (result, n, &error);
  g_assert_no_error (error);
}

/* Returns what is saved of the visible links. */
static char *export(Fixture *fixture, ScopeTextFormat format, guint n)
{
  GFileIOStream *stream;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, NULL);
  guint written = G_MAXUINT;
  char *content;

  g_object_unref (stream);
  scope_text_export_async (fixture->text, format, file, NULL, NULL, on_written,
                           &written);
  while (written == G_MAXUINT)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (written, ==, n);
  g_assert_true (g_file_load_contents (file, NULL, &content, NULL, NULL, NULL));
  g_file_delete (file, NULL, NULL);
  return content;
}

#define HEADER                                                                         \
  "line,column,input,level,verdict,deceptive,domain,errors,warnings,notes\r\n"

static void
test_export_csv (Fixture *fixture, gconstpointer data)
{
  ScopeLinkQuery query
      = { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .by = SCOPE_LINK_SORT_TEXT };
  g_autofree char *written = NULL;

  read_string (fixture, "see " FINE "\n<URL:=1,2>");
  scope_link_list_set_query (scope_text_get_links (fixture->text), &query);
  wait (fixture);
  written = export(fixture, SCOPE_TEXT_CSV, 2);
  g_assert_cmpstr (written, ==,
                   HEADER "2,6,\"'=1,2\",note,A relative reference,false,,0,0,0\r\n"
                          "1,5," FINE ",good,Goes to \u2066example.org\u2069,false,"
                          "example.org,0,0,0\r\n");
}

static void
test_export_defanged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *written = NULL;

  read_string (fixture, "see http://a.example@www.example.org/?u=http://b.example");
  written = export(fixture, SCOPE_TEXT_DEFANGED_CSV, 1);
  g_assert_true (g_str_has_prefix (written, HEADER "1,5,hxxp[://]a[.]example[@]www[.]"
                                                   "example[.]org/?u=http[://]b[.]"
                                                   "example,warning,"));
  g_assert_null (strstr (written, "e.o"));
}

/* The same links as JSON Lines and as a table. In CommonMark, punctuation after a
 * backslash is plain. */
static void
test_export_defanged_others (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL, *table = NULL;

  read_string (fixture, "see " FINE);
  lines = export(fixture, SCOPE_TEXT_DEFANGED_JSON, 1);
  g_assert_cmpstr (
      lines, ==,
      "{\"line\":1,\"column\":5,"
      "\"input\":\"hxxps[://]www[.]example[.]org/\",\"level\":\"good\","
      "\"verdict\":\"Goes to \u2066example[.]org\u2069\",\"deceptive\":false,"
      "\"domain\":\"example[.]org\",\"errors\":0,\"warnings\":0,"
      "\"notes\":0}\n");
  table = export(fixture, SCOPE_TEXT_DEFANGED_MARKDOWN, 1);
  g_assert_cmpstr (table, ==,
                   "| Line | Verdict | Link | Domain |\n|---:|---|---|---|\n"
                   "| 1 | Goes to \u2066example\\[\\.\\]org\u2069 | "
                   "hxxps\\[\\:\\/\\/\\]www\\[\\.\\]example\\[\\.\\]org\\/ | "
                   "example\\[\\.\\]org |\n");
}

static char *
get_group (Fixture *fixture, guint position)
{
  g_autoptr (GObject) item = g_list_model_get_item (
      G_LIST_MODEL (scope_text_get_links (fixture->text)), position);
  char *group;

  g_object_get (item, "group", &group, NULL);
  return group;
}

/* Links to one domain come together, and the first says how many. */
static void
test_grouped (Fixture *fixture, gconstpointer data)
{
  static const char *const expected[]
      = { "\u2066a.example\u2069 (1)", "\u2066b.example\u2069 (2)", NULL, NULL };
  ScopeLinkQuery query = { .levels = SCOPE_LINK_QUERY_ALL_LEVELS, .grouped = TRUE };

  read_string (fixture,
               "http://b.example/2 urn:a:b http://a.example/ http://b.example/1");
  g_assert_cmpuint (scope_link_list_count_levels (scope_text_get_links (fixture->text),
                                                  SCOPE_LINK_QUERY_ALL_LEVELS),
                    ==, 4);
  scope_link_list_set_query (scope_text_get_links (fixture->text), &query);
  wait (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *group = get_group (fixture, i);

      g_assert_cmpstr (group, ==, expected[i]);
    }
}

/* A line has the output of `iri inspect --json`, after the position. */
static void
test_export_json (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IriReport) report = iri_report_new (WRONG, -1, NULL);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *written = NULL;

  iri_json_append_report (expected, report, 0);
  expected->str[0] = ',';
  g_string_prepend (expected, "{\"file\":null,\"line\":2,\"column\":2,"
                              "\"begin\":2,\"end\":25");
  g_string_append_c (expected, '\n');
  read_string (fixture, "\n\u00e9" WRONG);
  written = export(fixture, SCOPE_TEXT_JSON, 1);
  g_assert_cmpstr (written, ==, expected->str);
}

/* A file that was not completely written is removed. */
static void
on_cancelled (GObject *text, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  scope_text_export_finish (result, NULL, &error);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

static void
test_export_cancelled (Fixture *fixture, gconstpointer data)
{
  GFileIOStream *stream;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *content = NULL;
  gboolean done = FALSE;

  g_object_unref (stream);
  g_assert_true (
      g_file_replace_contents (file, "old", 3, NULL, FALSE, 0, NULL, NULL, NULL));
  read_string (fixture, ALL);
  g_cancellable_cancel (cancellable);
  scope_text_export_async (fixture->text, SCOPE_TEXT_CSV, file, cancellable, NULL,
                           on_cancelled, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_load_contents (file, NULL, &content, NULL, NULL, NULL));
  g_assert_cmpstr (content, ==, "old");
  g_file_delete (file, NULL, NULL);
}

static guint
count_files (const char *folder)
{
  GDir *dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  g_assert_nonnull (dir);
  while (g_dir_read_name (dir) != NULL)
    n++;
  g_dir_close (dir);
  return n;
}

/* Enough links for saving them to take a while. */
#define MANY 50000

/* @data says whether the file exists before. */
static void
test_export_stopped (Fixture *fixture, gconstpointer data)
{
  const char *old = data;
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "found.jsonl", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *content = NULL;
  guint n_before = old != NULL ? 1 : 0;
  gboolean done = FALSE;

  if (old != NULL)
    g_assert_true (g_file_set_contents (path, old, -1, NULL));
  for (gsize i = 0; i < MANY; i++)
    g_string_append (text, "http://example.com/\n");
  read_string (fixture, text->str);
  scope_text_export_async (fixture->text, SCOPE_TEXT_JSON, file, cancellable, NULL,
                           on_cancelled, &done);
  while (count_files (folder) == n_before)
    g_thread_yield ();
  g_cancellable_cancel (cancellable);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_files (folder), ==, n_before);
  g_file_get_contents (path, &content, NULL, NULL);
  g_assert_cmpstr (content, ==, old);
  g_remove (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static const struct CutRow
{
  const char *name;
  const char *first;
  gsize first_length;
  const char *feed;
  gsize unit; /* bytes of a line feed */
  const char *last;
  gsize last_length;
  const char *rows;
} cut_rows[] = {
  { "middle", OCTETS ("http://a/\n"), "\n", 1, OCTETS ("http://b/"),
    "1:1 http://a/ 3:1 http://b/" },
  { "end", OCTETS ("http://a/\n"), "", 1, OCTETS (""), "1:1 http://a/" },
  { "utf-16", OCTETS ("\xFF\xFE\n\0"), "\n", 2,
    OCTETS ("a\0.\0"
            "d\0"
            "e\0"),
    "3:1 a.de" },
};

/* A line of more than 64 MiB and a chunk is not searched, and the rest of the text
 * is. */
static void
test_cut_line (Fixture *fixture, gconstpointer data)
{
  const struct CutRow *row = data;
  const gsize length = IRI_TEXT_MAX_BYTES + 256 * 1024;
  GByteArray *octets = g_byte_array_sized_new ((guint) length + 100);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *odd = NULL;

  g_byte_array_append (octets, (const guint8 *) row->first, (guint) row->first_length);
  g_byte_array_set_size (octets, octets->len + (guint) length);
  memset (octets->data + row->first_length, 0, length);
  g_byte_array_append (octets, (const guint8 *) row->feed, (guint) strlen (row->feed));
  if (row->unit > 1)
    g_byte_array_append (octets, (const guint8 *) "", 1);
  g_byte_array_append (octets, (const guint8 *) row->last, (guint) row->last_length);
  bytes = g_byte_array_free_to_bytes (octets);
  scope_text_open_bytes (fixture->text, bytes);
  wait (fixture);
  assert_list (fixture, row->rows);
  odd = scope_text_describe_decode_errors (fixture->text);
  g_assert_cmpstr (odd, ==, "Line 2: longer than 64 MiB, not searched");
}

static void
add (const char *path,
     const char *name,
     gconstpointer data,
     void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *full = g_strconcat (path, name, NULL);

  g_test_add (full, Fixture, data, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (charset_rows); i++)
    add ("/text/charset/", charset_rows[i].name, &charset_rows[i], test_charset);
  for (gsize i = 0; i < G_N_ELEMENTS (query_rows); i++)
    {
      add ("/text/query/", query_rows[i].name, &query_rows[i], test_query);
      add ("/text/query-first/", query_rows[i].name, &query_rows[i], test_query_first);
    }
  add ("/text/charset/", "pasted", NULL, test_pasted_charset);
  add ("/text/query/", "turkish", NULL, test_query_turkish);
  for (gsize i = 0; i < G_N_ELEMENTS (cut_rows); i++)
    add ("/text/cut-line/", cut_rows[i].name, &cut_rows[i], test_cut_line);
  add ("/text/", "many", NULL, test_many);
  add ("/text/", "long-line", NULL, test_long_line);
  add ("/text/", "stop", NULL, test_stop);
  add ("/text/", "newest", NULL, test_newest);
  add ("/text/", "document", NULL, test_document);
  add ("/text/", "no-file", "/nonexistent/file", test_no_file);
  add ("/text/", "folder", "/", test_no_file);
  add ("/text/", "device", "/dev/zero", test_no_file);
  g_test_add_func ("/text/csv", test_csv);
  add ("/text/export/", "csv", NULL, test_export_csv);
  add ("/text/export/", "defanged-others", NULL, test_export_defanged_others);
  add ("/text/export/", "json", NULL, test_export_json);
  add ("/text/export/", "defanged", NULL, test_export_defanged);
  add ("/text/", "grouped", NULL, test_grouped);
  add ("/text/export/", "cancelled", NULL, test_export_cancelled);
  add ("/text/export/", "stopped", NULL, test_export_stopped);
  add ("/text/export/", "stopped-over-another", "old", test_export_stopped);
  return g_test_run ();
}
