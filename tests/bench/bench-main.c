/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include <locale.h>
#include <string.h>
#include <time.h>

/* Prints a corpus, a function, its processor time in nanoseconds per line, the number
 * of lines that it accepted and the number of lines, separated by tabs. Each time is
 * the minimum of several interleaved rounds. Run by build-aux/bench. */

#define ROUNDS 11

/* Lengths in bytes that show how the time of a full report grows. */
static const gsize growth[] = { 16384, 32768, 65536 };

static gboolean
read_lines (const char *folder, const char *file, BenchLines *lines)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  gsize length;
  char *at, *end;

  if (!g_file_get_contents (path, &lines->text, &length, NULL))
    return FALSE;
  end = lines->text + length;
  for (at = lines->text; (at = memchr (at, '\n', (gsize) (end - at))); at++)
    lines->n++;
  lines->line = g_new (char *, lines->n);
  lines->length = g_new (gsize, lines->n);
  at = lines->text;
  for (gsize i = 0; i < lines->n; i++)
    {
      char *stop = memchr (at, '\n', (gsize) (end - at));

      *stop = '\0';
      lines->line[i] = at;
      lines->length[i] = (gsize) (stop - at);
      at = stop + 1;
    }
  return TRUE;
}

static void
clear_lines (BenchLines *lines)
{
  g_free (lines->text);
  g_free (lines->line);
  g_free (lines->length);
}

/* Returns the processor time so far in nanoseconds, which depends less on what else
 * runs than the time of day does. */
static double
read_clock (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e9 + (double) now.tv_nsec;
}

/* Returns the time of @run in nanoseconds per line, and sets @taken to the number of
 * lines. */
static double
time_once (BenchFunc run, const BenchLines *lines, gsize *taken)
{
  double begin = read_clock ();

  *taken = run (lines);
  return (read_clock () - begin) / (double) lines->n;
}

static void
print_value (const char *file, const char *what, double value)
{
  g_print ("%s\t%s\t%.1f\n", file, what, value);
}

static void
run_table (const BenchTable *table, const char *folder)
{
  BenchLines lines = { 0 };
  double best[BENCH_MAX_PEERS] = { 0 };
  gsize taken[BENCH_MAX_PEERS] = { 0 };

  if (!read_lines (folder, table->file, &lines))
    {
      g_printerr ("%s: not there\n", table->file);
      return;
    }
  for (int round = 0; round < ROUNDS; round++)
    for (int i = 0; i < BENCH_MAX_PEERS && table->peers[i].name != NULL; i++)
      {
        double time = time_once (table->peers[i].run, &lines, &taken[i]);

        best[i] = round == 0 ? time : MIN (best[i], time);
      }
  for (int i = 0; i < BENCH_MAX_PEERS && table->peers[i].name != NULL; i++)
    g_print ("%s\t%s\t%.1f\t%" G_GSIZE_FORMAT "\t%" G_GSIZE_FORMAT "\n", table->file,
             table->peers[i].name, best[i], taken[i], lines.n);
  clear_lines (&lines);
}

static gsize
count_allocations (BenchFunc run, const BenchLines *lines)
{
  gsize before = bench_count_allocations ();

  run (lines);
  return bench_count_allocations () - before;
}

/* The parser allocates nothing. A peer that does allocate shows that counting works. */
static void
show_allocations (const char *folder)
{
  static const char *files[] = {
    "kasztp.txt",
    "iri_path_100k.txt",
    "iri_host_100k.txt",
    "iri_uniq_100k.txt",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      BenchLines lines = { 0 };

      if (!read_lines (folder, files[i], &lines))
        continue;
      print_value (files[i], "allocations of parse",
                   (double) count_allocations (bench_parse_counting, &lines));
      print_value (files[i], "allocations of g_uri_split",
                   (double) count_allocations (bench_g_uri_split, &lines));
      clear_lines (&lines);
    }
}

static char *
make_bidi_iri (gsize length)
{
  GString *text = g_string_new ("http://example.com/");

  while (text->len < length)
    g_string_append (text, "אבג/abc/123/");
  return g_string_free (text, FALSE);
}

static void
show_growth (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (growth); i++)
    {
      g_autofree char *line = make_bidi_iri (growth[i]), *what = NULL;
      gsize length = strlen (line), taken;
      BenchLines lines = { .line = &line, .length = &length, .n = 1 };
      double best = G_MAXDOUBLE;

      for (int round = 0; round < ROUNDS; round++)
        best = MIN (best, time_once (bench_report, &lines, &taken));
      what = g_strdup_printf ("%" G_GSIZE_FORMAT " bytes", growth[i]);
      print_value ("full report of a bidi IRI", what, best);
    }
}

int
main (int argc, char **argv)
{
  const BenchTable *tables;
  gsize n_tables;

  if (argc != 2)
    {
      g_printerr ("usage: iri-bench FOLDER\n");
      return 2;
    }
  /* libcurl reads a host in the charset of the locale. */
  if (setlocale (LC_CTYPE, "C.UTF-8") == NULL)
    g_printerr ("no C.UTF-8: libcurl rejects hosts outside US-ASCII\n");
  tables = bench_tables (&n_tables);
  bench_print_versions ();
  for (gsize i = 0; i < n_tables; i++)
    run_table (&tables[i], argv[1]);
  show_allocations (argv[1]);
  show_growth ();
  return 0;
}
