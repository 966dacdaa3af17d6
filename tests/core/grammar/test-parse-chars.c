/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The repertoire: ucschar and iprivate (RFC 3987 §2.2), without the bidi formatting
 * characters that §4.1 forbids. Each end of each range has a row with its neighbours,
 * and the parser is compared with a transcription of the two rules for every code
 * point. */

#include "parse-row.h"

typedef enum
{
  NOWHERE,
  QUERY,    /* iprivate */
  ANYWHERE, /* ucschar: everywhere but scheme and port */
} Place;

static const struct
{
  gunichar c;
  Place place;
} boundary_rows[] = {
  { 0x7F, NOWHERE },     { 0x80, NOWHERE },     { 0x85, NOWHERE },
  { 0x9F, NOWHERE },     { 0xA0, ANYWHERE },    { 0xA1, ANYWHERE },
  { 0x061C, ANYWHERE },  { 0x200D, ANYWHERE },  { 0x200E, NOWHERE },
  { 0x200F, NOWHERE },   { 0x2010, ANYWHERE },  { 0x2029, ANYWHERE },
  { 0x202A, NOWHERE },   { 0x202E, NOWHERE },   { 0x202F, ANYWHERE },
  { 0x3002, ANYWHERE },  { 0xD7FE, ANYWHERE },  { 0xD7FF, ANYWHERE },
  { 0xE000, QUERY },     { 0xE001, QUERY },     { 0xF8FE, QUERY },
  { 0xF8FF, QUERY },     { 0xF900, ANYWHERE },  { 0xFDCE, ANYWHERE },
  { 0xFDCF, ANYWHERE },  { 0xFDD0, NOWHERE },   { 0xFDEF, NOWHERE },
  { 0xFDF0, ANYWHERE },  { 0xFFEE, ANYWHERE },  { 0xFFEF, ANYWHERE },
  { 0xFFF0, NOWHERE },   { 0xFFF9, NOWHERE },   { 0xFFFD, NOWHERE },
  { 0xFFFE, NOWHERE },   { 0xFFFF, NOWHERE },   { 0x10000, ANYWHERE },
  { 0x1FFFD, ANYWHERE }, { 0x1FFFE, NOWHERE },  { 0x1FFFF, NOWHERE },
  { 0x20000, ANYWHERE }, { 0x2FFFD, ANYWHERE }, { 0x2FFFE, NOWHERE },
  { 0x2FFFF, NOWHERE },  { 0x30000, ANYWHERE }, { 0x3FFFD, ANYWHERE },
  { 0x3FFFE, NOWHERE },  { 0x3FFFF, NOWHERE },  { 0x40000, ANYWHERE },
  { 0x4FFFD, ANYWHERE }, { 0x4FFFE, NOWHERE },  { 0x4FFFF, NOWHERE },
  { 0x50000, ANYWHERE }, { 0x5FFFD, ANYWHERE }, { 0x5FFFE, NOWHERE },
  { 0x5FFFF, NOWHERE },  { 0x60000, ANYWHERE }, { 0x6FFFD, ANYWHERE },
  { 0x6FFFE, NOWHERE },  { 0x6FFFF, NOWHERE },  { 0x70000, ANYWHERE },
  { 0x7FFFD, ANYWHERE }, { 0x7FFFE, NOWHERE },  { 0x7FFFF, NOWHERE },
  { 0x80000, ANYWHERE }, { 0x8FFFD, ANYWHERE }, { 0x8FFFE, NOWHERE },
  { 0x8FFFF, NOWHERE },  { 0x90000, ANYWHERE }, { 0x9FFFD, ANYWHERE },
  { 0x9FFFE, NOWHERE },  { 0x9FFFF, NOWHERE },  { 0xA0000, ANYWHERE },
  { 0xAFFFD, ANYWHERE }, { 0xAFFFE, NOWHERE },  { 0xAFFFF, NOWHERE },
  { 0xB0000, ANYWHERE }, { 0xBFFFD, ANYWHERE }, { 0xBFFFE, NOWHERE },
  { 0xBFFFF, NOWHERE },  { 0xC0000, ANYWHERE }, { 0xCFFFD, ANYWHERE },
  { 0xCFFFE, NOWHERE },  { 0xCFFFF, NOWHERE },  { 0xD0000, ANYWHERE },
  { 0xDFFFD, ANYWHERE }, { 0xDFFFE, NOWHERE },  { 0xDFFFF, NOWHERE },
  { 0xE0000, NOWHERE },  { 0xE0001, NOWHERE },  { 0xE0FFF, NOWHERE },
  { 0xE1000, ANYWHERE }, { 0xEFFFD, ANYWHERE }, { 0xEFFFE, NOWHERE },
  { 0xEFFFF, NOWHERE },  { 0xF0000, QUERY },    { 0xFFFFD, QUERY },
  { 0xFFFFE, NOWHERE },  { 0xFFFFF, NOWHERE },  { 0x100000, QUERY },
  { 0x10FFFD, QUERY },   { 0x10FFFE, NOWHERE }, { 0x10FFFF, NOWHERE },
};

/* Where a character may occur, one template for each component. */
static const struct
{
  const char *before;
  const char *after;
  Place least;
} templates[] = {
  { "//", "@a", ANYWHERE }, { "//", "", ANYWHERE }, { "//a/", "/b", ANYWHERE },
  { "", "", ANYWHERE },     { "a:", "", ANYWHERE }, { "/?", "#", QUERY },
  { "/#", "", ANYWHERE },
};

static gboolean
is_valid (const char *before, gunichar c, const char *after)
{
  char utf8[7] = { 0 };
  char text[32];
  int length;
  IriComponents components;

  g_unichar_to_utf8 (c, utf8);
  length = g_snprintf (text, sizeof text, "%s%s%s", before, utf8, after);
  iri_parse (text, length, iri_spec_default (), &components, NULL, NULL);
  return components.valid;
}

static gboolean
check (gunichar c, Place place)
{
  for (gsize i = 0; i < G_N_ELEMENTS (templates); i++)
    {
      gboolean expected = place >= templates[i].least;

      if (is_valid (templates[i].before, c, templates[i].after) == expected)
        continue;
      g_test_fail_printf ("U+%04X in %s_%s is to be %s", c, templates[i].before,
                          templates[i].after, expected ? "valid" : "invalid");
      return FALSE;
    }
  return TRUE;
}

static void
test_boundary (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  check (boundary_rows[i].c, boundary_rows[i].place);
}

/* The two rules as printed, without the characters that IRIs MUST NOT contain
 * (§4.1). */
static Place
place_by_rule (gunichar c)
{
  gunichar low = c & 0xFFFF;

  if (c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E))
    return NOWHERE;
  if ((c >= 0xA0 && c <= 0xD7FF) || (c >= 0xF900 && c <= 0xFDCF)
      || (c >= 0xFDF0 && c <= 0xFFEF))
    return ANYWHERE;
  if (c >= 0x10000 && c <= 0xDFFFD && low <= 0xFFFD)
    return ANYWHERE;
  if (c >= 0xE1000 && c <= 0xEFFFD)
    return ANYWHERE;
  if ((c >= 0xE000 && c <= 0xF8FF) || (c >= 0xF0000 && c <= 0xFFFFD)
      || (c >= 0x100000 && c <= 0x10FFFD))
    return QUERY;
  return NOWHERE;
}

static void
test_all (void)
{
  gboolean ok = TRUE;

  for (gunichar c = 0x80; ok && c <= 0x10FFFF; c++)
    if (c < 0xD800 || c > 0xDFFF)
      ok = check (c, place_by_rule (c));
}

/* Scheme and port contain only US-ASCII, whatever the character. */
static void
test_ascii_components (void)
{
  gunichar wrong = 0;

  for (gunichar c = 0x80; wrong == 0 && c <= 0x10FFFF; c++)
    if (c >= 0xD800 && c <= 0xDFFF)
      continue;
    else if (is_valid ("a", c, ":b") || is_valid ("//a:1", c, "")
             || is_valid ("//[::1", c, "]"))
      wrong = c;
  g_assert_cmphex (wrong, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (boundary_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/parse-chars/U+%04X", boundary_rows[i].c);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_boundary);
    }
  g_test_add_func ("/parse-chars/all", test_all);
  g_test_add_func ("/parse-chars/ascii-parts", test_ascii_components);
  return g_test_run ();
}
