/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include <string.h>

/* Prints how long things take, ns a line, each the least of so many rounds in
 * which all of them take turns, and their ratios. Bars are shown, not
 * asserted: what else the machine does is not a bug. */

#define ROUNDS 11
#define MAX_PEERS 10

/* One corpus: who reads it, and what ratios are to be reached. The first bars
 * are of the parser, later ones of what is built on it. */
typedef struct
{
  const char *file;
  const char *what;
  BenchPeer peers[MAX_PEERS];
  BenchBar bars[4];
} BenchTable;

/* clang-format off */
static const BenchTable tables[] = {
  {
      .file = "kasztp.txt",
      .what = "ASCII URLs",
      .peers = {
          { "floor", bench_floor },
          { "parse", bench_parse },
          { "parse, findings counted", bench_parse_counting },
          { "parse and map", bench_map },
          { "uriparser", bench_uriparser },
          { "g_uri_split", bench_g_uri_split },
          { "g_uri_parse", bench_g_uri_parse },
          { "curl set", bench_curl_set },
          { "curl set, get", bench_curl_get },
      },
      .bars = {
          { "parse", "uriparser", 0.35 },
          { "parse", "g_uri_split", 0.35 },
          { "parse", "uriparser", 0.25 },
          { "parse", "g_uri_split", 0.25 },
      },
  },
  {
      .file = "iri_path_100k.txt",
      .what = "IRIs, ASCII host",
      .peers = {
          { "floor", bench_floor },
          { "parse", bench_parse },
          { "parse and map", bench_map },
          { "g_uri_split", bench_g_uri_split },
          { "g_uri_parse", bench_g_uri_parse },
          { "curl set", bench_curl_set },
          { "curl set, get", bench_curl_get },
      },
      .bars = {
          { "parse and map", "g_uri_split", 0.7 },
          { "parse and map", "curl set, get", 0.12 },
      },
  },
  {
      .file = "iri_host_100k.txt",
      .what = "IRIs, IDN host, hosts return",
      .peers = {
          { "floor", bench_floor },
          { "parse", bench_parse },
          { "parse and map", bench_map },
          { "g_uri_parse", bench_g_uri_parse },
          { "curl set", bench_curl_set },
      },
      .bars = {
          { "parse and map", "g_uri_parse", 0.15 },
      },
  },
  {
      .file = "hosts.txt",
      .what = "the hosts of iri_uniq, all different",
      .peers = {
          { "host to ASCII", bench_to_ascii },
          { "libidn2", bench_idn2 },
      },
      .bars = {
          { "host to ASCII", "libidn2", 0.5 },
      },
  },
  {
      .file = "bidi.txt",
      .what = "bidi lines",
      .peers = {
          { "bidi", bench_bidi },
          { "FriBidi", bench_fribidi },
          { "ICU", bench_icu_bidi },
          { "full report", bench_report },
      },
  },
};
/* clang-format on */

/* Lengths at which the growth of a full report is shown, in bytes. */
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

static double
time_once (BenchFunc run, const BenchLines *lines)
{
  static volatile gsize sink;
  gint64 begin = g_get_monotonic_time ();

  sink += run (lines);
  return 1000.0 * (double) (g_get_monotonic_time () - begin)
         / (double) lines->n;
}

static double
find_time (const BenchTable *table, const double *best, const char *name)
{
  for (int i = 0; i < MAX_PEERS && table->peers[i].name != NULL; i++)
    if (g_str_equal (table->peers[i].name, name))
      return best[i];
  g_return_val_if_reached (0);
}

static void
print_bars (const BenchTable *table, const double *best)
{
  for (gsize i = 0;
       i < G_N_ELEMENTS (table->bars) && table->bars[i].ours != NULL; i++)
    {
      const BenchBar *bar = &table->bars[i];
      double ratio = find_time (table, best, bar->ours)
                     / find_time (table, best, bar->peer);

      g_print ("  %s / %s: %.3f, to reach %.2f: %s\n", bar->ours, bar->peer,
               ratio, bar->ratio, ratio <= bar->ratio ? "met" : "not met");
    }
}

static void
run_table (const BenchTable *table, const char *folder)
{
  BenchLines lines = { 0 };
  double best[MAX_PEERS] = { 0 };

  if (!read_lines (folder, table->file, &lines))
    {
      g_print ("\n%s: not there\n", table->file);
      return;
    }
  for (int round = 0; round < ROUNDS; round++)
    for (int i = 0; i < MAX_PEERS && table->peers[i].name != NULL; i++)
      {
        double time = time_once (table->peers[i].run, &lines);

        best[i] = round == 0 ? time : MIN (best[i], time);
      }
  g_print ("\n%s (%s), %" G_GSIZE_FORMAT " lines, ns a line\n", table->file,
           table->what, lines.n);
  for (int i = 0; i < MAX_PEERS && table->peers[i].name != NULL; i++)
    g_print ("  %-24s %9.1f\n", table->peers[i].name, best[i]);
  print_bars (table, best);
  clear_lines (&lines);
}

/* The parser is handed everything there is and asks for nothing. */
static void
show_allocations (const char *folder)
{
  gsize before;

  g_print ("\n");
  for (gsize i = 0; i < 3; i++)
    {
      BenchLines lines = { 0 };

      if (!read_lines (folder, tables[i].file, &lines))
        continue;
      before = bench_count_allocations ();
      bench_parse_counting (&lines);
      g_print ("allocations in iri_parse over %s: %" G_GSIZE_FORMAT "\n",
               tables[i].file, bench_count_allocations () - before);
      clear_lines (&lines);
    }
}

static void
show_growth (void)
{
  g_print ("\nfull report of one bidi IRI, microseconds\n");
  for (gsize i = 0; i < G_N_ELEMENTS (growth); i++)
    {
      GString *text = g_string_new ("http://example.com/");
      char *line;
      gsize length;
      BenchLines lines = { .line = &line, .length = &length, .n = 1 };
      double best = G_MAXDOUBLE;

      while (text->len < growth[i])
        g_string_append (text, "אבג/abc/123/");
      length = text->len;
      line = g_string_free (text, FALSE);
      for (int round = 0; round < ROUNDS; round++)
        best = MIN (best, time_once (bench_report, &lines));
      g_print ("  %6" G_GSIZE_FORMAT " bytes %9.1f\n", length, best / 1000);
      g_free (line);
    }
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    {
      g_printerr ("usage: iri-bench FOLDER\n");
      return 2;
    }
  bench_print_versions ();
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    run_table (&tables[i], argv[1]);
  show_allocations (argv[1]);
  show_growth ();
  return 0;
}
