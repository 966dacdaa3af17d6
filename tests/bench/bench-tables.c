/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

/* The first two targets for kasztp are those of the first parser; the others are those
 * of its later extensions. */

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
          { "parse, findings counted", bench_parse_counting },
          { "parse and map", bench_map },
          { "uriparser", bench_uriparser },
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
          { "parse, findings counted", bench_parse_counting },
          { "parse and map", bench_map },
          { "uriparser", bench_uriparser },
          { "g_uri_split", bench_g_uri_split },
          { "g_uri_parse", bench_g_uri_parse },
          { "curl set", bench_curl_set },
          { "curl set, get", bench_curl_get },
      },
      .bars = {
          { "parse and map", "g_uri_parse", 0.15 },
      },
  },
  {
      .file = "iri_uniq_100k.txt",
      .what = "IRIs, IDN host, every host new",
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
      .bars = {
          { "parse and map", "libidn2, host alone", 0.5 },
      },
  },
  {
      .file = "hosts.txt",
      .what = "hosts of iri_uniq, all different",
      .peers = {
          { "host", bench_to_ascii },
          { "libidn2", bench_idn2 },
      },
      .bars = {
          { "host", "libidn2", 0.5 },
      },
  },
  {
      .file = "bidi_77.txt",
      .what = "bidi IRIs of 77 characters",
      .peers = {
          { "bidi", bench_bidi },
          { "FriBidi", bench_fribidi },
          { "ICU", bench_icu_bidi },
      },
  },
  {
      .file = "bidi_64k.txt",
      .what = "bidi lines of 65536 characters",
      .peers = {
          { "bidi", bench_bidi },
          { "FriBidi", bench_fribidi },
          { "ICU", bench_icu_bidi },
      },
  },
  {
      .file = "bidi_100.txt",
      .what = "bidi IRIs of 100 characters",
      .peers = {
          { "full report", bench_report },
      },
      .bars = {
          { "full report", NULL, 60 },
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
