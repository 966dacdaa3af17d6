/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The history file: what is read from damaged files, and that a process that is killed
 * while writing, at any byte, loses nothing. */

#include "scope-history-file.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define HEAD "iriscope-history 1\n"

static char *folder;
static char *path;

static char *
beside (const char *suffix)
{
  return g_strconcat (path, suffix, NULL);
}

static gboolean
exists (const char *suffix)
{
  char *name = beside (suffix);
  gboolean is = g_file_test (name, G_FILE_TEST_EXISTS);

  g_free (name);
  return is;
}

static void
remove_all (void)
{
  static const char *const suffixes[] = { "", ".lock", ".new", ".damaged" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      char *name = beside (suffixes[i]);

      g_unlink (name);
      g_free (name);
    }
}

static GPtrArray *
make (const char *text, gint64 inspected)
{
  GPtrArray *items = scope_history_items_new ();

  g_ptr_array_add (items, scope_history_item_new (text, inspected, 0));
  return items;
}

static void
put (const char *text, gint64 inspected)
{
  GPtrArray *about = make (text, inspected);
  GPtrArray *items = scope_history_file_change (path, SCOPE_HISTORY_ADD, about, NULL);

  g_assert_nonnull (items);
  g_ptr_array_unref (items);
  g_ptr_array_unref (about);
}

static char *
join (GPtrArray *items)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "|" : "",
                            scope_history_item_get_text (items->pdata[i]));
  return g_string_free (text, FALSE);
}

static char *
read_all (void)
{
  GPtrArray *items = scope_history_file_read (path, NULL);
  char *text;

  g_assert_nonnull (items);
  text = join (items);
  g_ptr_array_unref (items);
  return text;
}

/* Texts with special characters, which must survive being written as lines. */
static const char *const texts[] = {
  "http://www.example.org/",
  "http://www.example.org/ ",
  " leading",
  "a b  c",
  "line\nfeed\r\n\ttab\v\f\b",
  "\001\033\177",
  "back\\slash\\",
  "\\n is not a line feed",
  "\"quoted\" 'text'",
  "1 2 a:b",
  "http://אבג.example/ä/%C3%A4",
  "\342\200\256rtl\342\200\254",
  "\357\273\277bom",
  "\360\237\230\200",
  "iriscope-history 1",
};

static void
test_texts (void)
{
  GString *expected = g_string_new (NULL);
  char *is;

  remove_all ();
  for (gsize i = G_N_ELEMENTS (texts); i > 0; i--)
    put (texts[i - 1], 1000 - (gint64) i);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_string_append_printf (expected, "%s%s", i > 0 ? "|" : "", texts[i]);
  is = read_all ();
  g_assert_cmpstr (is, ==, expected->str);
  g_assert_false (exists (".damaged"));
  g_free (is);
  g_string_free (expected, TRUE);
}

static void
test_mode (void)
{
  GStatBuf info;

  remove_all ();
  put ("a:b", 1);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  g_assert_false (exists (".new"));
}

typedef struct
{
  const char *name;
  const char *bytes;
  gssize length;
  const char *read;
  gboolean damaged;
} Row;

static const Row rows[] = {
  { "whole", HEAD "2 0 a:1\n1 0 b:2\n", -1, "a:1|b:2", FALSE },
  { "nothing-in-it", HEAD, -1, "", FALSE },
  { "empty", "", -1, "", FALSE },
  { "unsorted", HEAD "1 0 b:2\n2 0 a:1\n", -1, "a:1|b:2", FALSE },
  { "no-last-line-feed", HEAD "2 0 a:1\n1 0 b:2", -1, "a:1|b:2", FALSE },
  { "twice", HEAD "2 0 a:1\n2 0 a:1\n", -1, "a:1", FALSE },
  { "no-first-line", "2 0 a:1\n1 0 b:2\n", -1, "a:1|b:2", FALSE },
  { "first-line-damaged", "iriscop\n2 0 a:1\n", -1, "a:1", TRUE },
  { "version-zero", "iriscope-history 0\n2 0 a:1\n", -1, "a:1", TRUE },
  { "torn", HEAD "2 0 a:1\n1 ", -1, "a:1", TRUE },
  { "no-text", HEAD "2 0 a:1\n1 0 \n", -1, "a:1", TRUE },
  { "no-times", HEAD "2 0 a:1\n0 0 b:2\n", -1, "a:1", TRUE },
  { "negative", HEAD "2 0 a:1\n-1 0 b:2\n", -1, "a:1", TRUE },
  { "too-large", HEAD "2 0 a:1\n99999999999999999999 0 b:2\n", -1, "a:1", TRUE },
  { "letters", HEAD "2 0 a:1\nx 0 b:2\n", -1, "a:1", TRUE },
  { "blank-line", HEAD "\n2 0 a:1\n", -1, "a:1", TRUE },
  { "not-utf-8", HEAD "2 0 a:1\n1 0 \xff\xfe\n", -1, "a:1", TRUE },
  { "lone-surrogate", HEAD "2 0 a:1\n1 0 \xed\xa0\x80\n", -1, "a:1", TRUE },
  { "not-utf-8-escaped", HEAD "2 0 a:1\n1 0 \\377\n", -1, "a:1", TRUE },
  { "nul-escaped", HEAD "2 0 a:1\n1 0 b\\000c\n", -1, "a:1", TRUE },
  { "nul", HEAD "2 0 a:1\n1 0 b:2\0c:3\n", 39, "a:1|b:2", TRUE },
  { "lone-backslash", HEAD "2 0 a:1\n1 0 b\\\n", -1, "a:1", TRUE },
  { "unknown-escape", HEAD "2 0 a:1\n1 0 b\\q\n", -1, "a:1", TRUE },
  { "raw-tab", HEAD "2 0 a:1\n1 0 b\tc\n", -1, "a:1", TRUE },
  { "zeroes", "\0\0\0\0\0\0\0\0", 8, "", TRUE },
  { "another-kind", "<?xml version=\"1.0\"?>\n<xbel/>\n", -1, "", TRUE },
};

/* An unreadable file is saved as .damaged before it is overwritten, and only then. */
static void
test_row (gconstpointer data)
{
  const Row *row = data;
  char *is, *aside = beside (".damaged"), *copy = NULL;
  gsize length = row->length < 0 ? strlen (row->bytes) : (gsize) row->length;
  gsize copied = 0;

  remove_all ();
  g_assert_true (g_file_set_contents (path, row->bytes, (gssize) length, NULL));
  is = read_all ();
  g_assert_cmpstr (is, ==, row->read);
  g_free (is);
  g_assert_false (exists (".damaged"));

  put ("new:er", 3);
  is = read_all ();
  g_assert_true (g_str_has_prefix (is, "new:er"));
  g_assert_true (g_str_has_suffix (is, row->read));
  g_free (is);
  g_file_get_contents (aside, &copy, &copied, NULL);
  if (row->damaged)
    g_assert_cmpmem (copy, copied, row->bytes, length);
  else
    g_assert_null (copy);
  g_free (copy);
  g_free (aside);
}

/* Whatever is left of a file, its whole lines are read and the rest is kept aside. */
static void
test_cut (void)
{
  static const char whole[] = HEAD "3 0 a:1\n2 0 b:2\n1 0 c:3\n";

  for (gsize n = 0; n <= strlen (whole); n++)
    {
      g_autofree char *aside = beside (".damaged");
      g_autofree char *copy = NULL;
      g_autofree char *is = NULL;
      gsize copied = 0, n_lines = 0;

      remove_all ();
      g_assert_true (g_file_set_contents (path, whole, (gssize) n, NULL));
      put ("new:er", 4);
      is = read_all ();
      for (gsize i = strlen (HEAD); i < n; i++)
        n_lines += whole[i] == '\n';
      g_assert_true (g_str_has_prefix ("new:er|a:1|b:2|c:3", is));
      g_assert_cmpuint (strlen (is), >=, strlen ("new:er") + 4 * n_lines);
      if (g_file_get_contents (aside, &copy, &copied, NULL))
        g_assert_cmpmem (copy, copied, whole, n);
    }
}

/* Each damaged file is kept, and clearing the history deletes all copies. */
static void
test_damaged_again (void)
{
  static const struct
  {
    const char *suffix;
    const char *bytes;
  } copies[] = { { ".damaged", "first" }, { ".damaged-2", "second" } };

  remove_all ();
  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      g_assert_true (g_file_set_contents (path, copies[i].bytes, -1, NULL));
      put ("a:1", 1);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      g_autofree char *name = beside (copies[i].suffix);
      g_autofree char *copy = NULL;

      g_assert_true (g_file_get_contents (name, &copy, NULL, NULL));
      g_assert_cmpstr (copy, ==, copies[i].bytes);
    }
  g_ptr_array_unref (scope_history_file_change (path, SCOPE_HISTORY_CLEAR, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    g_assert_false (exists (copies[i].suffix));
}

/* With too many copies the damaged file itself is kept. */
static void
test_damaged_often (void)
{
  g_autoptr (GPtrArray) about = make ("a:1", 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *is = NULL;

  remove_all ();
  for (guint i = 1; i <= 100; i++)
    {
      g_autofree char *bytes = g_strdup_printf ("damage %u", i);

      g_assert_true (g_file_set_contents (path, bytes, -1, NULL));
      if (i < 100)
        put ("a:1", 1);
    }
  g_assert_null (scope_history_file_change (path, SCOPE_HISTORY_ADD, about, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_assert_true (g_file_get_contents (path, &is, NULL, NULL));
  g_assert_cmpstr (is, ==, "damage 100");
  g_ptr_array_unref (scope_history_file_change (path, SCOPE_HISTORY_CLEAR, NULL, NULL));
  g_assert_false (exists (".damaged-99"));
}

static const struct LinkRow
{
  const char *name;
  const char *suffix; /* of the link */
  gboolean changes;   /* whether the history can be changed */
} link_rows[] = {
  { "new", ".new", TRUE },
  { "lock", ".lock", FALSE },
};

/* What a link points to is never written to. */
static void
test_link (gconstpointer data)
{
  const struct LinkRow *row = data;
  g_autofree char *name = beside (row->suffix);
  g_autofree char *target = beside (".target");
  g_autoptr (GPtrArray) about = make ("a:1", 1);
  g_autoptr (GPtrArray) items = NULL;
  g_autofree char *is = NULL;

  remove_all ();
  g_assert_true (g_file_set_contents (target, "keep", -1, NULL));
  g_assert_cmpint (symlink (target, name), ==, 0);
  items = scope_history_file_change (path, SCOPE_HISTORY_ADD, about, NULL);
  g_assert_cmpint (items != NULL, ==, row->changes);
  g_assert_true (g_file_get_contents (target, &is, NULL, NULL));
  g_assert_cmpstr (is, ==, "keep");
  g_unlink (target);
}

/* A program that is older than the file does not overwrite it. */
static void
test_later_version (void)
{
  const char *later = "iriscope-history 2\nsomething else\n";
  GPtrArray *about = make ("a:1", 1);
  GError *error = NULL;
  char *is;

  remove_all ();
  g_assert_true (g_file_set_contents (path, later, -1, NULL));
  g_assert_null (scope_history_file_read (path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_clear_error (&error);
  g_assert_null (scope_history_file_change (path, SCOPE_HISTORY_ADD, about, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_clear_error (&error);
  g_assert_null (scope_history_file_change (path, SCOPE_HISTORY_CLEAR, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_clear_error (&error);
  g_assert_true (g_file_get_contents (path, &is, NULL, NULL));
  g_assert_cmpstr (is, ==, later);
  g_free (is);
  g_ptr_array_unref (about);
}

/* Reading it would block forever. */
static void
test_pipe (void)
{
  GError *error = NULL;

  remove_all ();
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (scope_history_file_read (path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);
}

/* The IRI that is written and the one that was there before. */
#define BEFORE "before:"
#define AFTER "after:"

/* Forks a process that the kernel kills when it writes the byte after @limit or, if it
 * ignores the signal, that gets an error as from a full disk. */
static int
write_limited (rlim_t limit, gboolean killed)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      GPtrArray *about = make (AFTER, 2);
      GPtrArray *items;

      signal (SIGXFSZ, killed ? SIG_DFL : SIG_IGN);
      setrlimit (RLIMIT_CORE, &(struct rlimit){ 0, 0 });
      setrlimit (RLIMIT_FSIZE, &(struct rlimit){ limit, limit });
      items = scope_history_file_change (path, SCOPE_HISTORY_ADD, about, NULL);
      _exit (items != NULL ? 0 : 1);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return status;
}

/* Tests every byte, from the first to one past the last. */
static void
test_killed (gconstpointer data)
{
  gboolean killed = GPOINTER_TO_INT (data);
  rlim_t size = strlen (HEAD "2 0 " AFTER "\n1 0 " BEFORE "\n");

  for (rlim_t limit = 0; limit <= size; limit++)
    {
      int status;
      char *is;

      remove_all ();
      put (BEFORE, 1);
      status = write_limited (limit, killed);
      is = read_all ();
      if (limit == size)
        g_assert_cmpint (status, ==, 0);
      else if (killed)
        g_assert_cmpint (WTERMSIG (status), ==, SIGXFSZ);
      else
        g_assert_cmpint (WEXITSTATUS (status), ==, 1);
      g_assert_cmpstr (is, ==, limit == size ? AFTER "|" BEFORE : BEFORE);
      g_free (is);
      /* The next process can write. */
      put (AFTER, 2);
      is = read_all ();
      g_assert_cmpstr (is, ==, AFTER "|" BEFORE);
      g_free (is);
      g_assert_false (exists (".new"));
      g_assert_false (exists (".damaged"));
    }
}

/* Writes IRIs forever and reports each one that it has written. */
static void
write_for_ever (int to, int writer)
{
  for (gint64 i = 0;; i++)
    {
      char text[64];

      g_snprintf (text, sizeof text, "writer:%d/%" G_GINT64_FORMAT, writer, i);
      put (text, i + 1);
      if (write (to, &i, sizeof i) != sizeof i)
        _exit (1);
    }
}

static pid_t
start_writer (int writer, int *from)
{
  int ends[2];
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    write_for_ever (ends[1], writer);
  close (ends[1]);
  *from = ends[0];
  return child;
}

static gint64
last_reported (int from)
{
  gint64 last = -1, reported;

  while (read (from, &reported, sizeof reported) == sizeof reported)
    last = reported;
  return last;
}

static void
assert_has_all (int writer, gint64 last)
{
  char *all = read_all ();
  char **items = g_strsplit (all, "|", -1);

  for (gint64 i = 0; i <= last; i++)
    {
      char text[64];

      g_snprintf (text, sizeof text, "writer:%d/%" G_GINT64_FORMAT, writer, i);
      g_assert_true (g_strv_contains ((const char *const *) items, text));
    }
  g_strfreev (items);
  g_free (all);
}

/* Two processes write at once and one is killed while it writes, repeatedly: everything
 * they reported as written is in the file. */
static void
test_killed_among_others (void)
{
  for (int round = 0; round < 12; round++)
    {
      int from[2];
      pid_t writers[2];
      gint64 reported, last[2];

      remove_all ();
      for (int i = 0; i < 2; i++)
        writers[i] = start_writer (i, &from[i]);
      /* Kills it after a different number of writes each time. */
      for (int i = 0; i < 1 + round; i++)
        g_assert_cmpint (read (from[0], &reported, sizeof reported), ==,
                         sizeof reported);
      g_assert_cmpint (kill (writers[0], SIGKILL), ==, 0);
      waitpid (writers[0], NULL, 0);
      last[0] = MAX (reported, last_reported (from[0]));
      /* The other process can continue, because the lock is free. */
      for (int i = 0; i < 3; i++)
        g_assert_cmpint (read (from[1], &reported, sizeof reported), ==,
                         sizeof reported);
      g_assert_cmpint (kill (writers[1], SIGKILL), ==, 0);
      waitpid (writers[1], NULL, 0);
      last[1] = MAX (reported, last_reported (from[1]));
      for (int i = 0; i < 2; i++)
        {
          assert_has_all (i, last[i]);
          close (from[i]);
        }
      g_assert_false (exists (".damaged"));
    }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("history-XXXXXX", NULL);
  path = g_build_filename (folder, "history", NULL);
  g_test_add_func ("/history-file/texts", test_texts);
  g_test_add_func ("/history-file/mode", test_mode);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *name = g_strconcat ("/history-file/read/", rows[i].name, NULL);

      g_test_add_data_func (name, &rows[i], test_row);
      g_free (name);
    }
  g_test_add_func ("/history-file/cut-at-each-byte", test_cut);
  g_test_add_func ("/history-file/damaged-again", test_damaged_again);
  g_test_add_func ("/history-file/damaged-often", test_damaged_often);
  for (gsize i = 0; i < G_N_ELEMENTS (link_rows); i++)
    {
      g_autofree char *name
          = g_strconcat ("/history-file/link/", link_rows[i].name, NULL);

      g_test_add_data_func (name, &link_rows[i], test_link);
    }
  g_test_add_func ("/history-file/later-version", test_later_version);
  g_test_add_func ("/history-file/pipe", test_pipe);
  g_test_add_data_func ("/history-file/killed-at-each-byte", GINT_TO_POINTER (TRUE),
                        test_killed);
  g_test_add_data_func ("/history-file/no-room-at-each-byte", GINT_TO_POINTER (FALSE),
                        test_killed);
  g_test_add_func ("/history-file/killed-among-others", test_killed_among_others);
  result = g_test_run ();
  remove_all ();
  g_rmdir (folder);
  g_free (folder);
  g_free (path);
  return result;
}
