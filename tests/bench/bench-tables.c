/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

/* clang-format off */
static const BenchTable tables[] = {
  {
      .file = "kasztp.txt",
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
  },
  {
      .file = "iri_path_100k.txt",
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
  },
  {
      .file = "iri_host_100k.txt",
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
  },
  {
      .file = "iri_uniq_100k.txt",
      .peers = {
          { "floor", bench_floor },
          { "parse", bench_parse },
          { "parse, findings counted", bench_parse_counting },
          { "parse and map", bench_map },
          { "libidn2, host alone", bench_idn2_in_iri },
          { "g_uri_split", bench_g_uri_split },
          { "g_uri_parse", bench_g_uri_parse },
          { "curl set", bench_curl_set },
          { "curl set, get", bench_curl_get },
      },
  },
  {
      .file = "hosts.txt",
      .peers = {
          { "host", bench_to_ascii },
          { "libidn2", bench_idn2 },
      },
  },
  {
      .file = "bidi_77.txt",
      .peers = {
          { "bidi", bench_bidi },
          { "FriBidi", bench_fribidi },
          { "ICU", bench_icu_bidi },
      },
  },
  {
      .file = "bidi_64k.txt",
      .peers = {
          { "bidi", bench_bidi },
          { "FriBidi", bench_fribidi },
          { "ICU", bench_icu_bidi },
      },
  },
  {
      .file = "bidi_100.txt",
      .peers = {
          { "full report", bench_report },
      },
  },
};
/* clang-format on */

const BenchTable *
bench_tables (gsize *n_tables)
{
  *n_tables = G_N_ELEMENTS (tables);
  return tables;
}
