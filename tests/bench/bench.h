/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define BENCH_MAX_PEERS 10

/* The lines of a corpus, each terminated by a NUL in place of its line end. */
typedef struct
{
  char *text;
  char **line;
  gsize *length;
  gsize n;
} BenchLines;

/* Processes every line. Returns the number of lines that it accepted, because rejecting
 * a line early is not fast. */
typedef gsize (*BenchFunc) (const BenchLines *lines);

/* A function that is measured. */
typedef struct
{
  const char *name;
  BenchFunc run;
} BenchPeer;

/* A corpus and the functions that read it. */
typedef struct
{
  const char *file;
  BenchPeer peers[BENCH_MAX_PEERS];
} BenchTable;

/* Returns all corpora, and sets @n_tables to their number: bench-tables.c. */
const BenchTable *bench_tables (gsize *n_tables);

/* Iriscope: bench-ours.c. */
gsize bench_floor (const BenchLines *lines);
gsize bench_parse (const BenchLines *lines);
gsize bench_parse_counting (const BenchLines *lines);
gsize bench_map (const BenchLines *lines);
gsize bench_to_ascii (const BenchLines *lines);
gsize bench_bidi (const BenchLines *lines);
gsize bench_report (const BenchLines *lines);

/* Other libraries: bench-peers.c. Each frees its result. */
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

/* Returns the number of memory allocations so far: bench-malloc.c. */
gsize bench_count_allocations (void);
