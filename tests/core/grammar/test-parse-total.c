/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The parser accepts any bytes: components and findings are inside the text and in its
 * order, and components do not overlap. */

#include "parse-row.h"

#include <string.h>

typedef struct
{
  gsize length;
  gsize at;
  guint n;
} Findings;

static void
check_finding (IriFinding finding, gpointer data)
{
  Findings *seen = data;

  g_assert_cmpint (finding.code, <, IRI_N_FINDINGS);
  g_assert_cmpint (finding.component, <=, IRI_COMPONENT_NONE);
  g_assert_cmpuint (finding.span.begin, >=, seen->at);
  g_assert_cmpuint (finding.span.end, >=, finding.span.begin);
  g_assert_cmpuint (finding.span.end, <=, seen->length);
  seen->at = finding.span.begin;
  seen->n++;
}

static void
check (const char *text, gsize length)
{
  Findings seen = { length, 0, 0 };
  IriComponents components;
  IriComponents quiet;

  /* A copy of the exact size, so that a sanitizer notices a read past the end. */
  g_autofree char *exact = g_memdup2 (text, length);

  iri_parse (exact, length, iri_spec_default (), &components, check_finding, &seen);
  parse_row_check_order (&components, length);
  if (!components.valid)
    g_assert_cmpuint (seen.n, >, 0);

  /* The result is the same without a listener. */
  iri_parse (exact, length, iri_spec_default (), &quiet, NULL, NULL);
  g_assert_cmpmem (quiet.span, sizeof quiet.span, components.span,
                   sizeof components.span);
  g_assert_cmpint (quiet.valid, ==, components.valid);
  g_assert_cmpint (quiet.host_kind, ==, components.host_kind);
}

static const char *const samples[] = {
  "foo://user:pw@example.com:8042/over/there?name=ferret#nose",
  "ldap://[2001:db8::7]:389/c=GB?objectClass?one",
  "//[v1.fe80::a+en1]@x:y:z/",
  "//[1:2:3:4:5:6:1.2.3.4]]:/",
  "http://r\u00E9sum\u00E9.example.org/red%09ros\u00E9#red",
  "http://\u05D0\u05D1.\u0627\u0628/\u05D2?\uE000\U0010FFFD#\U00010300",
  "//%C3%A9@%ff.1.2.3.4:80%41/%4/%/%%",
  "1a:b:c\u202E<>\"{}|\\^` \t\x7f",
  "\xED\xA0\x80/\xC0\xAF?\xF4\x90\x80\x80#\xF0\x90\x8C",
};

static void
test_prefixes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    for (gsize length = 0; length <= strlen (samples[i]); length++)
      check (samples[i], length);
}

static void
test_suffixes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    for (const char *from = samples[i]; *from != '\0'; from++)
      check (from, strlen (from));
}

/* Tests every text of one and of two bytes. */
static void
test_short (void)
{
  char text[2];

  check ("", 0);
  for (int a = 0; a < 256; a++)
    {
      text[0] = (char) a;
      check (text, 1);
      for (int b = 0; b < 256; b++)
        {
          text[1] = (char) b;
          check (text, 2);
        }
    }
}

static void
test_random_bytes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3987);
  char text[64];

  for (int round = 0; round < 100000; round++)
    {
      gsize length = g_rand_int_range (rand, 0, sizeof text + 1);

      for (gsize i = 0; i < length; i++)
        text[i] = (char) g_rand_int_range (rand, 0, 256);
      check (text, length);
    }
}

/* The same for texts of delimiters and similar characters, which reach deeper rules. */
static void
test_random_delimiters (void)
{
  static const char letters[] = ":/?#[]@.%0129aAfFgvV:/[]@%\xC3\xA9\xD7\x90 ";
  g_autoptr (GRand) rand = g_rand_new_with_seed (3986);
  char text[32];

  for (int round = 0; round < 300000; round++)
    {
      gsize length = g_rand_int_range (rand, 0, sizeof text + 1);

      for (gsize i = 0; i < length; i++)
        text[i] = letters[g_rand_int_range (rand, 0, sizeof letters - 1)];
      check (text, length);
    }
}

static void
test_nul (void)
{
  static const char text[] = "a:\0b/\0?\0#\0";

  check (text, sizeof text - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/parse-total/prefixes", test_prefixes);
  g_test_add_func ("/parse-total/suffixes", test_suffixes);
  g_test_add_func ("/parse-total/short", test_short);
  g_test_add_func ("/parse-total/random-bytes", test_random_bytes);
  g_test_add_func ("/parse-total/random-delimiters", test_random_delimiters);
  g_test_add_func ("/parse-total/nul", test_nul);
  return g_test_run ();
}
