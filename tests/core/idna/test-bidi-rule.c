/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The six conditions of RFC 5893 §2: rows from the text of the RFC, and random labels
 * compared with ICU, which reports whether a name violates any of them. */

#include "iri-bidi-rule.h"

#include <string.h>
#include <unicode/uidna.h>

typedef struct
{
  const char *name;
  const char *label;
  const char *faults; /* "RULE:BEGIN-END …", in bytes */
} Row;

static const Row rows[] = {
  { "empty", "", "" },
  { "ltr", "a1-b", "" },
  { "ltr-digit-last", "a1", "" },
  { "ltr-mark-last", "a\u0301", "" },
  { "rtl", "אב", "" },
  { "rtl-european-last", "א1", "" },
  { "rtl-arabic-last", "ا١", "" },
  { "rtl-mark-last", "א1\u05b0\u05b1", "" },
  /* Extended Arabic digits are EN. */
  { "rtl-extended-last", "ا۱1", "" },
  { "digit-first", "1א", "1:0-1" },
  { "mark-first", "\u05b0א", "1:0-2" },
  { "neutral-alone", "-", "1:0-1" },
  { "ltr-in-rtl", "אaב", "2:2-3" },
  { "space-in-rtl", "א ב", "2:2-3" },
  { "separator-last-in-rtl", "א-", "3:2-3" },
  { "separator-before-mark", "א-\u05b0", "3:2-3" },
  { "both-numbers", "א1١", "4:3-5" },
  { "both-numbers-otherwise", "א١1", "4:4-5" },
  { "rtl-in-ltr", "aאb", "5:1-3" },
  { "arabic-number-in-ltr", "a١b", "5:1-3" },
  { "separator-last-in-ltr", "a-", "6:1-2" },
  { "several-in-rtl", "א1a١-", "2:3-4 3:6-7 4:4-6" },
  { "several-in-ltr", "aא-", "5:1-3 6:3-4" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  gsize length = strlen (row->label);
  g_autoptr (GString) faults = g_string_new (NULL);
  int first = 0;

  for (int rule = 1; rule <= IRI_N_BIDI_RULES; rule++)
    {
      IriSpan fault = iri_bidi_rule_fault (row->label, length, rule);

      if (!iri_span_is_present (fault))
        continue;
      if (first == 0)
        first = rule;
      g_string_append_printf (faults, "%s%d:%" G_GSIZE_FORMAT "-%" G_GSIZE_FORMAT,
                              faults->len > 0 ? " " : "", rule, fault.begin, fault.end);
    }
  g_assert_cmpstr (faults->str, ==, row->faults);
  g_assert_cmpint (iri_bidi_rule_broken (row->label, length), ==, first);
}

static gboolean
is_broken_by_icu (const UIDNA *idna, const char *label)
{
  g_autofree char *name = g_strconcat (label, ".א", NULL);
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  UErrorCode status = U_ZERO_ERROR;
  char out[256];

  uidna_nameToUnicodeUTF8 (idna, name, -1, out, sizeof out, &info, &status);
  g_assert_cmpint (status, <=, U_ZERO_ERROR);
  /* ICU reports only the leading mark if a label begins with one. */
  return (info.errors & (UIDNA_ERROR_BIDI | UIDNA_ERROR_LEADING_COMBINING_MARK)) != 0;
}

/* If one label is right-to-left, ICU checks every label. The mapping changes none of
 * these characters. */
static void
test_icu (void)
{
  static const gunichar alphabet[]
      = { 'a',   'b',   0xE9,  0x915,  '1',   '2',   0x6F1,  0x661, 0x662,
          0x5D0, 0x5D1, 0x627, 0x628,  '-',   '+',   '$',    '_',   '!',
          0x301, 0x5B0, 0x64E, 0x2603, 0x967, 0x7C1, 0x10D30 };
  g_autoptr (GRand) random = g_rand_new_with_seed (5893);
  UErrorCode status = U_ZERO_ERROR;
  UIDNA *idna
      = uidna_openUTS46 (UIDNA_CHECK_BIDI | UIDNA_NONTRANSITIONAL_TO_UNICODE, &status);
  int n_broken = 0;

  for (int round = 0; round < 100000; round++)
    {
      g_autoptr (GString) label = g_string_new (NULL);
      int n = g_rand_int_range (random, 1, 8);
      gboolean broken;

      for (int i = 0; i < n; i++)
        g_string_append_unichar (
            label, alphabet[g_rand_int_range (random, 0, G_N_ELEMENTS (alphabet))]);
      broken = iri_bidi_rule_broken (label->str, label->len) != 0;
      n_broken += broken;
      if (broken != is_broken_by_icu (idna, label->str))
        g_error ("%s is %sbroken", label->str, broken ? "" : "not ");
    }
  uidna_close (idna);
  g_assert_cmpint (n_broken, >, 10000);
  g_assert_cmpint (n_broken, <, 90000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bidi-rule/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/bidi-rule/icu", test_icu);
  return g_test_run ();
}
