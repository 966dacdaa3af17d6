/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes each allocation of a change to the history fail, one after the other, in a
 * process of its own: the file is as before or as after the change, never anything
 * else. */

#include "failing-malloc.h"
#include "scope-history-file.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define BEFORE "iriscope-history 1\n1 0 before:\n"
#define AFTER "iriscope-history 1\n2 0 after:\n1 0 before:\n"

/* Returns whether an allocation failed. */
static gboolean
add_with_failure (const char *path, long n)
{
  pid_t child;
  int status;

  fflush (NULL);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      GPtrArray *about = scope_history_items_new ();

      /* GLib also tells the test framework how it ends. */
      if (freopen ("/dev/null", "w", stdout) == NULL)
        _exit (99);
      setrlimit (RLIMIT_CORE, &(struct rlimit){ 0, 0 });
      /* A lock whose owner ran out of memory can wait for ever. */
      alarm (5);
      g_ptr_array_add (about, scope_history_item_new ("after:", 2, 0));
      failing_malloc_set (n);
      scope_history_file_change (path, SCOPE_HISTORY_ADD, about, NULL);
      _exit (failing_malloc_failed ());
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return WIFSIGNALED (status) || WEXITSTATUS (status) != 0;
}

static void
test_each (void)
{
  g_autofree char *folder = g_dir_make_tmp ("history-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "history", NULL);
  gboolean failed = TRUE;
  long n;

  for (n = 0; failed; n++)
    {
      g_autofree char *is = NULL;

      g_assert_true (g_file_set_contents (path, BEFORE, -1, NULL));
      failed = add_with_failure (path, n);
      g_assert_true (g_file_get_contents (path, &is, NULL, NULL));
      if (!failed || !g_str_equal (is, BEFORE))
        g_assert_cmpstr (is, ==, AFTER);
    }
  g_assert_cmpint (n, >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history-no-memory/each-allocation", test_each);
  return g_test_run ();
}
