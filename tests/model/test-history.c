/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The history as the window sees it: a list that changes at once and is saved to a file
 * that other processes change too. */

#include "model-wait.h"
#include "scope-history-file.h"
#include "scope-history.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  fixture->folder = g_dir_make_tmp ("history-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  /* The directory is created when something is saved, not before. */
  fixture->path = g_build_filename (fixture->folder, "iriscope", "history", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  static const char *const names[] = { "", ".lock", ".new", ".damaged" };
  char *folder = g_path_get_dirname (fixture->path);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      char *name = g_strconcat (fixture->path, names[i], NULL);

      g_unlink (name);
      g_free (name);
    }
  g_rmdir (folder);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

/* Returns the IRIs, separated by spaces, with a star before each favourite. */
static char *
describe (GListModel *model)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      ScopeHistoryItem *item = g_list_model_get_item (model, i);

      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "",
                              scope_history_item_get_favourite (item) ? "*" : "",
                              scope_history_item_get_text (item));
      g_object_unref (item);
    }
  return g_string_free (text, FALSE);
}

#define assert_is(history, expected)                                                   \
  G_STMT_START                                                                         \
  {                                                                                    \
    char *is = describe (G_LIST_MODEL (history));                                      \
    g_assert_cmpstr (is, ==, expected);                                                \
    g_free (is);                                                                       \
  }                                                                                    \
  G_STMT_END

/* Checks what another process reads now. */
#define assert_kept(path, expected)                                                    \
  G_STMT_START                                                                         \
  {                                                                                    \
    ScopeHistory *other = scope_history_new (path);                                    \
    scope_history_flush (other);                                                       \
    g_assert_cmpstr (scope_history_get_problem (other), ==, NULL);                     \
    assert_is (other, expected);                                                       \
    g_object_unref (other);                                                            \
  }                                                                                    \
  G_STMT_END

static ScopeHistory *
make_history (Fixture *fixture)
{
  ScopeHistory *history = scope_history_new (fixture->path);

  scope_history_flush (history);
  g_assert_true (scope_history_visit (history, "a:1"));
  g_assert_true (scope_history_visit (history, "b:2"));
  g_assert_true (scope_history_visit (history, "c:3"));
  return history;
}

static void
test_visit (Fixture *fixture, gconstpointer unused)
{
  ScopeHistory *history = make_history (fixture);

  assert_is (history, "c:3 b:2 a:1");
  g_assert_true (scope_history_visit (history, "a:1"));
  assert_is (history, "a:1 c:3 b:2");
  scope_history_flush (history);
  assert_is (history, "a:1 c:3 b:2");
  assert_kept (fixture->path, "a:1 c:3 b:2");
  model_finalize (history);
}

static void
test_favourite (Fixture *fixture, gconstpointer unused)
{
  ScopeHistory *history = make_history (fixture);

  g_assert_true (scope_history_set_favourite (history, "a:1", TRUE));
  g_assert_true (scope_history_set_favourite (history, "never:seen", TRUE));
  assert_is (history, "*never:seen *a:1 c:3 b:2");
  g_assert_true (scope_history_is_favourite (history, "a:1"));
  g_assert_false (scope_history_is_favourite (history, "b:2"));
  g_assert_false (scope_history_is_favourite (history, "other"));
  assert_is (history, "*never:seen *a:1 c:3 b:2");
  /* An inspected IRI stays, one that was only a favourite is removed. */
  g_assert_true (scope_history_set_favourite (history, "a:1", FALSE));
  g_assert_true (scope_history_set_favourite (history, "never:seen", FALSE));
  g_assert_true (scope_history_set_favourite (history, "other", FALSE));
  assert_is (history, "c:3 b:2 a:1");
  scope_history_flush (history);
  assert_kept (fixture->path, "c:3 b:2 a:1");
  model_finalize (history);
}

static void
test_forget (Fixture *fixture, gconstpointer unused)
{
  ScopeHistory *history = make_history (fixture);
  GPtrArray *gone;

  g_assert_true (scope_history_set_favourite (history, "b:2", TRUE));
  gone = scope_history_remove (history, "b:2");
  assert_is (history, "c:3 a:1");
  scope_history_flush (history);
  assert_kept (fixture->path, "c:3 a:1");
  scope_history_restore (history, gone);
  g_ptr_array_unref (gone);
  assert_is (history, "*b:2 c:3 a:1");
  gone = scope_history_remove (history, "other");
  g_assert_cmpuint (gone->len, ==, 0);
  g_ptr_array_unref (gone);
  scope_history_flush (history);
  assert_kept (fixture->path, "*b:2 c:3 a:1");
  /* It was inspected before it was removed, and undoing keeps that. */
  g_assert_true (scope_history_set_favourite (history, "b:2", FALSE));
  assert_is (history, "c:3 b:2 a:1");
  model_finalize (history);
}

static void
test_clear (Fixture *fixture, gconstpointer unused)
{
  ScopeHistory *history = make_history (fixture);
  GPtrArray *gone;

  g_assert_true (scope_history_set_favourite (history, "b:2", TRUE));
  gone = scope_history_clear (history);
  assert_is (history, "*b:2");
  scope_history_flush (history);
  assert_kept (fixture->path, "*b:2");
  scope_history_restore (history, gone);
  g_ptr_array_unref (gone);
  assert_is (history, "*b:2 c:3 a:1");
  scope_history_flush (history);
  assert_kept (fixture->path, "*b:2 c:3 a:1");
  /* Clearing also forgets that a favourite was inspected. */
  g_ptr_array_unref (scope_history_clear (history));
  g_assert_true (scope_history_set_favourite (history, "b:2", FALSE));
  assert_is (history, "");
  model_finalize (history);
}

/* Two windows of two processes write at once: neither overwrites the other. */
static void
test_two (Fixture *fixture, gconstpointer unused)
{
  ScopeHistory *one = make_history (fixture);
  ScopeHistory *two;

  scope_history_flush (one);
  two = scope_history_new (fixture->path);
  scope_history_flush (two);
  g_assert_true (scope_history_visit (one, "from:one"));
  g_assert_true (scope_history_visit (two, "from:two"));
  g_ptr_array_unref (scope_history_remove (one, "a:1"));
  g_assert_true (scope_history_set_favourite (two, "b:2", TRUE));
  scope_history_flush (one);
  scope_history_flush (two);
  assert_kept (fixture->path, "*b:2 from:two from:one c:3");
  model_finalize (one);
  model_finalize (two);
}

/* Changes by another process are noticed without a request. */
static void
test_watched (Fixture *fixture, gconstpointer unused)
{
  ScopeHistory *here = make_history (fixture);
  ScopeHistory *there;

  scope_history_flush (here);
  there = scope_history_new (fixture->path);
  scope_history_flush (there);
  g_assert_true (scope_history_visit (there, "from:there"));
  scope_history_flush (there);
  while (g_list_model_get_n_items (G_LIST_MODEL (here)) < 4)
    g_main_context_iteration (NULL, TRUE);
  assert_is (here, "from:there c:3 b:2 a:1");
  model_finalize (here);
  model_finalize (there);
}

static void
count_change (
    GListModel *model, guint position, guint removed, guint added, guint counts[3])
{
  counts[0] += position;
  counts[1] += removed;
  counts[2] += added;
}

/* Unchanged rows are reused, so that a list keeps its scroll position. */
static void
test_rows (Fixture *fixture, gconstpointer unused)
{
  ScopeHistory *history = make_history (fixture);
  guint counts[3] = { 0 };

  scope_history_flush (history);
  g_signal_connect (history, "items-changed", G_CALLBACK (count_change), counts);
  g_ptr_array_unref (scope_history_remove (history, "b:2"));
  scope_history_flush (history);
  g_assert_cmpuint (counts[0], ==, 1);
  g_assert_cmpuint (counts[1], ==, 1);
  g_assert_cmpuint (counts[2], ==, 0);
  model_finalize (history);
}

static void
test_long (Fixture *fixture, gconstpointer unused)
{
  ScopeHistory *history = scope_history_new (fixture->path);
  char *text = g_strnfill (SCOPE_HISTORY_MAX_TEXT + 1, 'a');

  g_assert_false (scope_history_visit (history, text));
  g_assert_false (scope_history_set_favourite (history, text, TRUE));
  g_assert_false (scope_history_visit (history, ""));
  text[SCOPE_HISTORY_MAX_TEXT] = '\0';
  g_assert_true (scope_history_visit (history, text));
  scope_history_flush (history);
  assert_kept (fixture->path, text);
  model_finalize (history);
  g_free (text);
}

/* The oldest are dropped, but not favourites. */
static void
test_many (Fixture *fixture, gconstpointer unused)
{
  GPtrArray *items = scope_history_items_new ();
  GPtrArray *kept;

  for (int i = 0; i < 3 * SCOPE_HISTORY_MAX_ITEMS; i++)
    {
      char *text = g_strdup_printf ("a:%d", i);

      g_ptr_array_add (items, scope_history_item_new (text, i + 1, i < 7 ? 1 : 0));
      g_free (text);
    }
  kept = scope_history_file_change (fixture->path, SCOPE_HISTORY_ADD, items, NULL);
  g_assert_nonnull (kept);
  g_assert_cmpuint (kept->len, ==, SCOPE_HISTORY_MAX_ITEMS + 7);
  g_assert_cmpstr (scope_history_item_get_text (kept->pdata[7]), ==, "a:2999");
  g_assert_cmpstr (scope_history_item_get_text (kept->pdata[kept->len - 1]), ==,
                   "a:2000");
  g_ptr_array_unref (items);
  g_ptr_array_unref (kept);
}

static void
test_heavy (Fixture *fixture, gconstpointer unused)
{
  const int n = SCOPE_HISTORY_MAX_BYTES / SCOPE_HISTORY_MAX_TEXT + 9;
  GPtrArray *items = scope_history_items_new ();
  GPtrArray *kept;

  for (int i = 0; i < n; i++)
    {
      char *text = g_strnfill (SCOPE_HISTORY_MAX_TEXT, (char) ('0' + i % 70));

      text[0] = (char) ('A' + i / 70);
      g_ptr_array_add (items, scope_history_item_new (text, i + 1, 0));
      g_free (text);
    }
  kept = scope_history_change (items, SCOPE_HISTORY_ADD, NULL);
  g_assert_cmpuint (kept->len, ==, SCOPE_HISTORY_MAX_BYTES / SCOPE_HISTORY_MAX_TEXT);
  g_ptr_array_unref (items);
  g_ptr_array_unref (kept);
}

/* If the file cannot be written, an error is reported and the list stays. */
static void
test_problem (Fixture *fixture, gconstpointer unused)
{
  char *folder = g_path_get_dirname (fixture->path);
  ScopeHistory *history;

  /* A file is in the place of the directory. */
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  history = scope_history_new (fixture->path);
  g_assert_true (scope_history_visit (history, "a:1"));
  scope_history_flush (history);
  g_assert_nonnull (scope_history_get_problem (history));
  assert_is (history, "a:1");
  g_unlink (folder);
  g_assert_true (scope_history_visit (history, "b:2"));
  scope_history_flush (history);
  g_assert_cmpstr (scope_history_get_problem (history), ==, NULL);
  model_finalize (history);
  g_free (folder);
}

static const struct
{
  const char *text;
  const char *typed;
  const char *found; /* matches in brackets; NULL: not found */
} searches[] = {
  { "http://Example.ORG/", "example", "http://[Example].ORG/" },
  { "http://example.org/", "EXAMPLE", "http://[example].org/" },
  { "http://example.org/", "", "http://example.org/" },
  { "http://example.org/", "other", NULL },
  { "http://STRASSE.de", "straße", "http://[STRASSE].de" },
  { "http://ΣΊΣΥΦΟΣ.gr/", "σίσυφος", "http://[ΣΊΣΥΦΟΣ].gr/" },
  { "http://אב.example/", "אב", "http://[אב].example/" },
  { "a.example/Example", "ex", "a.[ex]ample/[Ex]ample" },
  { "aaaaa", "aa", "[aa][aa]a" },
  /* ß folds to two letters (CaseFolding.txt, F), of which one matches. */
  { "straße.de/s", "ES", NULL },
  { "straße.de/s", "s", "[s]tra[ß]e.de/[s]" },
  { "straße.de", "asse", "str[aße].de" },
  { "İx", "\u0307X", "[İx]" },
  { "aß", "ss", "a[ß]" },
};

static char *
bracket (const char *text, const GArray *spans)
{
  GString *out = g_string_new (text);

  for (guint i = spans->len; i-- > 0;)
    {
      const IriSpan *span = &g_array_index (spans, IriSpan, i);

      g_string_insert_c (out, (gssize) span->end, ']');
      g_string_insert_c (out, (gssize) span->begin, '[');
    }
  return g_string_free (out, FALSE);
}

static void
test_search (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      ScopeHistoryItem *item = scope_history_item_new (searches[i].text, 1, 0);
      char *folded = g_utf8_casefold (searches[i].typed, -1);
      GArray *spans = scope_history_item_find (item, folded);
      char *found = bracket (searches[i].text, spans);

      g_test_message ("%s in %s", searches[i].typed, searches[i].text);
      g_assert_cmpint (scope_history_item_contains (item, folded), ==,
                       searches[i].found != NULL);
      g_assert_cmpstr (
          found, ==, searches[i].found != NULL ? searches[i].found : searches[i].text);
      g_free (found);
      g_array_unref (spans);
      g_free (folded);
      g_object_unref (item);
    }
}

static const struct
{
  const char *name;
  void (*test) (Fixture *fixture, gconstpointer unused);
} tests[] = {
  { "/history/visit", test_visit },       { "/history/favourite", test_favourite },
  { "/history/forget", test_forget },     { "/history/clear", test_clear },
  { "/history/two-processes", test_two }, { "/history/watched", test_watched },
  { "/history/rows", test_rows },         { "/history/long", test_long },
  { "/history/many", test_many },         { "/history/heavy", test_heavy },
  { "/history/problem", test_problem },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/history/search", test_search);
  return g_test_run ();
}
