/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The format of files of sets, as iriscope(1) describes it, and editing a set. */

#include "scope-set.h"

#include <string.h>

/* "TITLE (note); [title] text (note); …". */
static char *
render (ScopeSet *set)
{
  GString *out = g_string_new (scope_set_get_title (set));

  if (*scope_set_get_note (set) != '\0')
    g_string_append_printf (out, " (%s)", scope_set_get_note (set));
  for (guint i = 0; i < scope_set_count (set); i++)
    {
      const ScopeSetEntry *entry = scope_set_get (set, i);

      g_string_append (out, "; ");
      if (*entry->title != '\0')
        g_string_append_printf (out, "[%s] ", entry->title);
      g_string_append (out, entry->text);
      if (*entry->note != '\0')
        g_string_append_printf (out, " (%s)", entry->note);
    }
  return g_string_free (out, FALSE);
}

typedef struct
{
  const char *name;
  const char *file;
  const char *wanted;
} Row;

static const Row rows[] = {
  { "empty", "", "" },
  { "blank", "\n  \n\t\n", "" },
  { "iri", "a:b", "; a:b" },
  { "iris", "a:b\n\nc:d\n", "; a:b; c:d" },
  { "crlf", "a:b\r\n  n\r\n", "; a:b (n)" },
  { "bom", "\uFEFFa:b", "; a:b" },
  { "title", "# T\na:b", "T; a:b" },
  { "title-space", "#   T  \na:b", "T; a:b" },
  { "title-number-sign", "# # T\na:b", "# T; a:b" },
  { "title-of-number-signs", "# #\t#\na:b", "#\t#; a:b" },
  { "title-note", "# T\n  n\na:b", "T (n); a:b" },
  { "note-first", "  n\na:b", " (n); a:b" },
  { "note-lines", "a:b\n  n\n\tm\n\n  o\n", "; a:b (n\nm\n\no)" },
  { "entry-title", "## T\na:b\n  n\nc:d", "; [T] a:b (n); c:d" },
  { "entry-title-note", "## T\n  n\na:b\n  m", "; [T] a:b (n\nm)" },
  { "entry-title-single", "a:b\n# T\nc:d", "; a:b; [T] c:d" },
  { "fragment", "#a\n##b\n#", "; #a; ##b; #" },
  { "escape", "a:\\u202Eb\\u0020", "; a:\u202Eb " },
  { "escape-none", "a:\\u20\\x\\ud800\\", "; a:\\u20\\x\\ud800\\" },
  { "not-utf-8", "a:\xff\n  \xfe", "; a:\xff (\xfe)" },
  /* Nothing of a file is lost, whatever is missing in it. */
  { "title-alone", "# T", "T" },
  { "entry-title-alone", "a:b\n  n\n## T\n  m", "; a:b (n\nT\nm)" },
  { "entry-title-only", "## T", " (T)" },
  { "entry-titles", "## T\n## U\na:b", "; [T · U] a:b" },
};

static void
check (const char *file, gsize length, const char *wanted)
{
  g_autoptr (ScopeSet) set = scope_set_read (file, length);
  g_autofree char *got = render (set);
  GString *written = scope_set_write (set);
  g_autoptr (ScopeSet) again = scope_set_read (written->str, written->len);
  g_autofree char *got_again = render (again);

  g_assert_cmpstr (got, ==, wanted);
  g_assert_cmpstr (got_again, ==, wanted);
  g_assert_false (scope_set_is_modified (set));
  g_string_free (written, TRUE);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;

  check (row->file, strlen (row->file), row->wanted);
}

static void
test_nul (void)
{
  check ("a:\0b\n", 5, "; a:\\u0000b");
}

/* IRIs that the format has other uses for. Characters that cannot be seen are
 * escaped. */
static void
test_special (void)
{
  static const char *const iris[] = { " a",      "a ",      "# a", "## a",  "\ta\n",
                                      "\\u0041", "\u202Ea", "#",   "a\xff", "\uFEFF" };
  g_autoptr (ScopeSet) set = scope_set_new ();
  g_autoptr (ScopeSet) again = NULL;
  GString *written;

  for (gsize i = 0; i < G_N_ELEMENTS (iris); i++)
    scope_set_insert (set, G_MAXUINT, "", iris[i]);
  written = scope_set_write (set);
  again = scope_set_read (written->str, written->len);
  g_assert_cmpuint (scope_set_count (again), ==, G_N_ELEMENTS (iris));
  for (guint i = 0; i < G_N_ELEMENTS (iris); i++)
    g_assert_cmpstr (scope_set_get (again, i)->text, ==, iris[i]);
  g_assert_null (strstr (written->str, "\u202E"));
  g_string_free (written, TRUE);
}

static void
count_change (ScopeSet *set, guint *n)
{
  (*n)++;
}

static void
test_edit (void)
{
  g_autoptr (ScopeSet) set = scope_set_new ();
  g_autofree char *got = NULL;
  guint n = 0;

  g_signal_connect (set, "changed", G_CALLBACK (count_change), &n);
  g_assert_false (scope_set_is_modified (set));
  scope_set_insert (set, 0, "", "b");
  scope_set_insert (set, 0, "T", "a");
  scope_set_insert (set, 99, "", "c");
  g_assert_true (scope_set_is_modified (set));
  scope_set_set_note (set, 1, "n");
  scope_set_mark_saved (set);
  scope_set_set_note (set, 1, "n");
  g_assert_false (scope_set_is_modified (set));
  scope_set_remove (set, 2);
  scope_set_remove (set, 2);
  scope_set_set_title (set, "S");
  g_assert_cmpuint (n, ==, 6);
  g_assert_cmpuint (scope_set_restore (set), ==, 2);
  g_assert_cmpstr (scope_set_get (set, 2)->text, ==, "c");
  g_assert_cmpuint (scope_set_restore (set), ==, 0);
  scope_set_remove (set, 2);
  got = render (set);
  g_assert_cmpstr (got, ==, "S; [T] a; b (n)");
  g_assert_null (scope_set_get (set, 2));
}

/* Linear time: 4 MiB of each kind of line. */
static void
test_long (void)
{
  static const char *const lines[]
      = { "a\n", "  a\n", "\n", "# a\n", "## a\n", "\\u0041" };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GString) text = g_string_new ("a:b\n");
      g_autoptr (ScopeSet) set = NULL;
      GString *written;

      while (text->len < 4 << 20)
        g_string_append (text, lines[i]);
      set = scope_set_read (text->str, text->len);
      written = scope_set_write (set);
      g_assert_cmpuint (scope_set_count (set), >=, 1);
      g_string_free (written, TRUE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/set/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/set/nul", test_nul);
  g_test_add_func ("/set/special", test_special);
  g_test_add_func ("/set/edit", test_edit);
  g_test_add_func ("/set/long", test_long);
  return g_test_run ();
}
