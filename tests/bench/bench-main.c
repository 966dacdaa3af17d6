/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include <locale.h>
#include <string.h>

/* Prints times in nanoseconds per line, each the minimum of several interleaved rounds,
 * and their ratios. Targets are shown but not enforced, because a busy machine is not a
 * bug. */

#define ROUNDS 11

/* Lengths in bytes that show how the time of a full report grows. */
static const gsize growth[] = { 1024, 4096, 16384, 65536 };

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

/* Returns the time of @run in nanoseconds per line, and sets @taken to the number of
 * lines. */
static double
time_once (BenchFunc run, const BenchLines *lines, gsize *taken)
{
  gint64 begin = g_get_monotonic_time ();

  *taken = run (lines);
  return 1000.0 * (double) (g_get_monotonic_time () - begin) / (double) lines->n;
}

static double
find_time (const BenchTable *table, const double *best, const char *name)
{
  for (int i = 0; i < BENCH_MAX_PEERS && table->peers[i].name != NULL; i++)
    if (g_str_equal (table->peers[i].name, name))
      return best[i];
  g_error ("%s: no %s", table->file, name);
}

static void
print_bar (const BenchTable *table, const BenchBar *bar, const double *best)
{
  double ours = find_time (table, best, bar->ours);

  if (bar->peer == NULL)
    g_print ("  %s: %.1f us, to reach %.0f us: %s\n", bar->ours, ours / 1000, bar->most,
             ours / 1000 <= bar->most ? "met" : "not met");
  else
    {
      double ratio = ours / find_time (table, best, bar->peer);

      g_print ("  %s / %s: %.3f, to reach %.2f: %s\n", bar->ours, bar->peer, ratio,
               bar->most, ratio <= bar->most ? "met" : "not met");
    }
}

static void
print_table (const BenchTable *table,
             const BenchLines *lines,
             const double *best,
             const gsize *taken)
{
  g_print ("\n%s (%s), %" G_GSIZE_FORMAT " lines\n", table->file, table->what,
           lines->n);
  g_print ("  %-26s %10s %10s\n", "", "ns a line", "taken");
  for (int i = 0; i < BENCH_MAX_PEERS && table->peers[i].name != NULL; i++)
    g_print ("  %-26s %10.1f %10" G_GSIZE_FORMAT "\n", table->peers[i].name, best[i],
             taken[i]);
  for (int i = 0; i < BENCH_MAX_BARS && table->bars[i].ours != NULL; i++)
    print_bar (table, &table->bars[i], best);
}

static void
run_table (const BenchTable *table, const char *folder)
{
  BenchLines lines = { 0 };
  double best[BENCH_MAX_PEERS] = { 0 };
  gsize taken[BENCH_MAX_PEERS] = { 0 };

  if (!read_lines (folder, table->file, &lines))
    {
      g_print ("\n%s: not there\n", table->file);
      return;
    }
  for (int round = 0; round < ROUNDS; round++)
    for (int i = 0; i < BENCH_MAX_PEERS && table->peers[i].name != NULL; i++)
      {
        double time = time_once (table->peers[i].run, &lines, &taken[i]);

        best[i] = round == 0 ? time : MIN (best[i], time);
      }
  print_table (table, &lines, best, taken);
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

  g_print ("\n");
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      BenchLines lines = { 0 };

      if (!read_lines (folder, files[i], &lines))
        continue;
      g_print ("allocations in iri_parse: %" G_GSIZE_FORMAT
               " (in g_uri_split: %" G_GSIZE_FORMAT ") over %s\n",
               count_allocations (bench_parse_counting, &lines),
               count_allocations (bench_g_uri_split, &lines), files[i]);
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
  g_print ("\nfull report of one bidi IRI\n");
  for (gsize i = 0; i < G_N_ELEMENTS (growth); i++)
    {
      g_autofree char *line = make_bidi_iri (growth[i]);
      gsize length = strlen (line), taken;
      BenchLines lines = { .line = &line, .length = &length, .n = 1 };
      double best = G_MAXDOUBLE;

      for (int round = 0; round < ROUNDS; round++)
        best = MIN (best, time_once (bench_report, &lines, &taken));
      g_print ("  %6" G_GSIZE_FORMAT " bytes %9.1f us, %6.1f ns a byte\n", length,
               best / 1000, best / (double) length);
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
