/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BENCH_MAX_PEERS 10
#define BENCH_MAX_BARS 4

/* The lines of a corpus, each ended by a NUL where its line end was. */
typedef struct
{
  char *text;
  char **line;
  gsize *length;
  gsize n;
} BenchLines;

/* Does one thing to every line. Returns how many lines it took without
 * complaint: one that refuses a line early is not fast. */
typedef gsize (*BenchFunc) (const BenchLines *lines);

/* Something that is measured. */
typedef struct
{
  const char *name;
  BenchFunc run;
} BenchPeer;

/* What @ours may take at most: @most times what @peer takes, or @most
 * microseconds where @peer is NULL. */
typedef struct
{
  const char *ours;
  const char *peer;
  double most;
} BenchBar;

/* One corpus, who reads it, and what is to be reached. */
typedef struct
{
  const char *file;
  const char *what;
  BenchPeer peers[BENCH_MAX_PEERS];
  BenchBar bars[BENCH_MAX_BARS];
} BenchTable;

/* All corpora; @n_tables is set to their number: bench-tables.c. */
const BenchTable *bench_tables (gsize *n_tables);

/* Ours: bench-ours.c. */
gsize bench_floor (const BenchLines *lines);
gsize bench_parse (const BenchLines *lines);
gsize bench_parse_counting (const BenchLines *lines);
gsize bench_map (const BenchLines *lines);
gsize bench_to_ascii (const BenchLines *lines);
gsize bench_bidi (const BenchLines *lines);
gsize bench_report (const BenchLines *lines);

/* Others': bench-peers.c. Each frees what it was given. */
gsize bench_uriparser (const BenchLines *lines);
gsize bench_g_uri_split (const BenchLines *lines);
gsize bench_g_uri_parse (const BenchLines *lines);
gsize bench_curl_set (const BenchLines *lines);
gsize bench_curl_get (const BenchLines *lines);
gsize bench_idn2 (const BenchLines *lines);
gsize bench_idn2_in_iri (const BenchLines *lines);
gsize bench_fribidi (const BenchLines *lines);
gsize bench_icu_bidi (const BenchLines *lines);
void bench_print_versions (void);

/* How often memory has been asked for: bench-malloc.c. */
gsize bench_count_allocations (void);

G_END_DECLS
