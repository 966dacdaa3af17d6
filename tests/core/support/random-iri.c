/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-iri.h"

/* clang-format off */
static const char *const schemes[] = {
  "http:", "https:", "HTTP:", "ftp:", "file:", "mailto:", "urn:", "ws:", "a:",
  "a+b-c.1:", "tel:", "data:", "1a:", "a_b:", ":", "", "",
};

static const char *const slashes[] = {
  "//", "//", "//", "//", "/", "", "///", "\\\\", "/\\",
};

static const char *const userinfos[] = {
  "", "", "", "", "", "", "me@", "me:secret@", "\u00E9:\u05D0@", "@", "a@b@",
  "%40@", "a%3Ab@",
};

static const char *const labels[] = {
  "example", "EXAMPLE", "a", "www", "com", "localhost", "xn--tda", "XN--TDA",
  "xn--99zt52a", "xn--a", "xn--", "r\u00E9sum\u00E9", "re\u0301sume\u0301",
  "stra\u00DFe", "\u03B2\u03CC\u03BB\u03BF\u03C2", "\u05D0\u05D1\u05D2",
  "\u0645\u062B\u0627\u0644", "\u4F8B\u3048", "\u0909\u0926\u093E", "\u0915\u094D\u200D\u0937",
  "\uFF45\uFF58", "\u3002", "a\u2024b", "\u2100", "\u00AD", "\U0001F4A9",
  "\u2603", "a_b", "-a", "a-", "ab--c", "1", "\u0661", "%C3%BC", "%c3%bc",
  "%61", "%2E", "%FC", "%", "%e2%98%83", "", "a b", "a\u202Eb", "\u0130", "I\u0307",
};

static const char *const hosts[] = {
  "127.0.0.1", "0x7f.1", "256.0.0.1", "1.2.3", "09.1", "[::1]", "[2001:DB8::1]",
  "[::ffff:1.2.3.4]", "[v7.a:b]", "[fe80::1%25eth0]", "[::1", "::1]", "[\u00E9]",
  "", "1.2.3.4.", "999999999999",
};

static const char *const ports[] = {
  "", "", "", "", ":80", ":", ":443", ":65536", ":8x", ":\u0661", ":080", ":1:2",
};

static const char *const pieces[] = {
  "a", "b", "Z", "0", "/", "/", "/", "//", ".", "..", "/./", "/../", "/..", ":",
  "@", ";", "=", "&", "+", "$", ",", "!", "'", "(", ")", "*", "-", "_", "~", "?",
  "#", "[", "]", " ", "<", ">", "\"", "{", "}", "|", "\\", "^", "`", "%", "%4",
  "%41", "%7E", "%7e", "%2F", "%2f", "%3F", "%23", "%25", "%2541", "%20", "%5B",
  "%00", "%0A", "%7F", "%80", "%C3%A9", "%c3%a9", "%C3", "%E9", "%C0%AF",
  "%ED%A0%80", "%F4%90%80%80", "%e2%80%ae", "%E2%80%8B", "%CC%81", "e%CC%81",
  "%F0%9F%92%A9", "%D7%90", "%EE%80%80", "%F3%A0%81%81", "%CD%B8", "%EF%BC%AF",
  "%E0%A4%B9", "%u0041", "%%41", "%2e", "%2E%2e", "C:", "C|", "/C:/", "/C|/",
  "\u00E9", "e\u0301", "\u0301", "\u00DF", "\u0130", "\u03C2", "\u0436",
  "\u05D0", "\u0627", "\u0661", "\u0939", "\u0E01", "\uAC00", "\u1100\u1161",
  "\u4E00", "\u304B\u3099", "\uFF21", "\uFF0F", "\u2044", "\u200B", "\u200C",
  "\u200D", "\u200E", "\u202A", "\u202E", "\u2066", "\u2069", "\u061C", "\u206A",
  "\u2028", "\u00A0", "\u3000", "\u0378", "\uE000", "\uFFF9", "\uFFFD", "\uFFFE",
  "\uFDD0", "\xC2\x85", "\U00010300", "\U0001D400", "\U000E0041", "\U000F0000",
  "\U0010FFFF", "\U0001F4A9", "\u212B", "\u2126", "\u0340", "\u0958",
};

/* Octets that are never in UTF-8, and characters that C strings cannot hold. */
static const char *const broken[] = {
  "\xFF", "\x80", "\xC3", "\xE2\x80", "\xED\xA0\x80", "\xC0\xAF",
  "\xF4\x90\x80\x80", "\x01", "\x7F", "\t", "\n", "\r\n",
};
/* clang-format on */

#define APPEND(out, random, list)                                                      \
  g_string_append ((out), pick ((random), (list), G_N_ELEMENTS (list)))

static const char *
pick (GRand *random, const char *const *list, gsize n)
{
  return list[g_rand_int_range (random, 0, (gint32) n)];
}

static gboolean
one_in (GRand *random, int n)
{
  return g_rand_int_range (random, 0, n) == 0;
}

const char *
random_piece (GRand *random)
{
  return one_in (random, 100) ? pick (random, broken, G_N_ELEMENTS (broken))
                              : pick (random, pieces, G_N_ELEMENTS (pieces));
}

static void
append_pieces (GRand *random, GString *out, int most)
{
  for (int n = g_rand_int_range (random, 0, most); n > 0; n--)
    if (one_in (random, 400))
      APPEND (out, random, broken);
    else if (one_in (random, 400))
      g_string_append_c (out, '\0');
    else if (one_in (random, 3))
      g_string_append_c (out, (char) ('a' + g_rand_int_range (random, 0, 26)));
    else
      APPEND (out, random, pieces);
}

static void
append_host (GRand *random, GString *out)
{
  if (one_in (random, 6))
    {
      APPEND (out, random, hosts);
      return;
    }
  for (int n = g_rand_int_range (random, 0, 3); n > 0; n--)
    {
      APPEND (out, random, labels);
      g_string_append_c (out, '.');
    }
  APPEND (out, random, labels);
}

GString *
random_iri (GRand *random)
{
  GString *out = g_string_new (one_in (random, 40) ? " \t" : NULL);

  if (one_in (random, 8))
    {
      append_pieces (random, out, 8);
      return out;
    }
  APPEND (out, random, schemes);
  APPEND (out, random, slashes);
  APPEND (out, random, userinfos);
  append_host (random, out);
  APPEND (out, random, ports);
  if (!one_in (random, 5))
    g_string_append_c (out, '/');
  append_pieces (random, out, 5);
  if (one_in (random, 2))
    {
      g_string_append_c (out, '?');
      append_pieces (random, out, 4);
    }
  if (one_in (random, 2))
    {
      g_string_append_c (out, '#');
      append_pieces (random, out, 4);
    }
  if (one_in (random, 40))
    g_string_append (out, " \n");
  return out;
}
