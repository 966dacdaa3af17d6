/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes each allocation of a subcommand fail, one after the other, in a process of its
 * own. GLib ends that process; GLib 2.74's own formatting and ICU do not always notice,
 * so the answer can also be another. Whatever ends by itself has written whole
 * lines. */

#include "cli.h"
#include "failing-malloc.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct
{
  const char *name;
  const char *argv[6];
} Row;

/* A lock of ICU or GLib whose owner ran out of memory can wait for ever. */
#define MAX_SECONDS 30

#define DECEPTIVE                                                                      \
  "http://user@\u0430\u0440\u0440\u04cf\u0435.com:80/a/../%41\u0301?\u05d01#b"

static const Row rows[] = {
  { "inspect", { "iri", "inspect", "--json", "--with=all", DECEPTIVE } },
  { "inspect-text", { "iri", "inspect", DECEPTIVE } },
  { "inspect-rtl",
    { "iri", "inspect", "--json", "http://ab.\u05d0\u05d1.1/\u05d2(\u05d3)" } },
  { "whatwg", { "iri", "inspect", "--json", "--spec=whatwg", "\t" DECEPTIVE } },
  { "to-uri", { "iri", "to-uri", "--json", DECEPTIVE } },
  { "to-uri-charset",
    { "iri", "to-uri", "--spec=3987bis-00", "--charset=KOI8-R", "http://a/?\u0436" } },
  { "to-iri", { "iri", "to-iri", "http://xn--80ak6aa92e.com/%D7%90%FF" } },
  { "host",
    { "iri", "host", "--json", "\u0430\u0440\u0440\u04cf\u0435.\u05d0\u05d1" } },
  { "normalize", { "iri", "normalize", DECEPTIVE } },
  { "resolve", { "iri", "resolve", "--base=" DECEPTIVE, "../\u00e9" } },
  { "compare",
    { "iri", "compare", "--look-alike", "\u0455\u0441\u043e\u0440\u0435", "scope" } },
  { "bidi", { "iri", "bidi", "--convention=isolate", DECEPTIVE } },
  { "copy", { "iri", "copy", "--form=html-link", DECEPTIVE } },
};

/* Runs the subcommand with its allocation @n failing. Returns the status of wait() and
 * what was printed to @out and @err. */
static int
run (const Row *row, long n, GString *out, GString *err, gboolean *reached)
{
  int ends[3][2], status;
  GString *const texts[] = { out, err };
  char flag = 0;
  pid_t child;

  for (int i = 0; i < 3; i++)
    g_assert_cmpint (pipe (ends[i]), ==, 0);
  fflush (NULL);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      setrlimit (RLIMIT_CORE, &(struct rlimit){ 0, 0 });
      alarm (MAX_SECONDS);
      dup2 (ends[0][1], STDOUT_FILENO);
      dup2 (ends[1][1], STDERR_FILENO);
      failing_malloc_set (n);
      status
          = cli_main ((int) g_strv_length ((char **) row->argv), (char **) row->argv);
      failing_malloc_set (-1);
      if (write (ends[2][1], failing_malloc_failed () ? "y" : "n", 1) != 1)
        _exit (99);
      _exit (status);
    }
  for (int i = 0; i < 3; i++)
    close (ends[i][1]);
  for (int i = 0; i < 2; i++)
    {
      char block[4096];
      ssize_t length;

      g_string_truncate (texts[i], 0);
      while ((length = read (ends[i][0], block, sizeof block)) > 0)
        g_string_append_len (texts[i], block, length);
    }
  *reached = read (ends[2][0], &flag, 1) != 1 || flag == 'y';
  for (int i = 0; i < 3; i++)
    close (ends[i][0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return status;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) err = g_string_new (NULL);
  gboolean reached = TRUE;
  long n;

  run (row, -1, out, err, &reached);
  g_assert_false (reached);
  for (n = 0, reached = TRUE; reached; n++)
    {
      int status = run (row, n, out, err, &reached);

      g_test_message ("allocation %ld: status %d", n, status);
      if (WIFSIGNALED (status))
        continue;
      g_assert_cmpint (WEXITSTATUS (status), <=, 3);
      g_assert_true (out->len == 0 || g_str_has_suffix (out->str, "\n"));
    }
  g_assert_cmpint (n, >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/no-memory/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
