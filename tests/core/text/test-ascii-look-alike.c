/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The look-alikes of delimiters, compared with ICU's data for UTS #39 and its NFKC. */

#include "iri-ascii-look-alike.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uspoof.h>

#define DELIMITERS "/?#.:@&=%+;[]\\"

static void
put (gunichar c, char utf8[8])
{
  utf8[g_unichar_to_utf8 (c, utf8)] = '\0';
}

/* Other rules cover letters, digits, combining marks and their look-alikes. */
static gboolean
is_sign (gunichar c)
{
  return c >= 0x80 && u_isdefined ((UChar32) c)
         && (U_GET_GC_MASK ((UChar32) c)
             & (U_GC_L_MASK | U_GC_N_MASK | U_GC_M_MASK | U_GC_C_MASK))
                == 0;
}

/* Returns the delimiter whose skeleton by UTS #39 equals that of @c, or 0 if there is
 * none. */
static char
find_skeleton (const USpoofChecker *checker, gunichar c)
{
  char utf8[8], skeleton[64], other[64];
  UErrorCode error = U_ZERO_ERROR;

  put (c, utf8);
  uspoof_getSkeletonUTF8 (checker, 0, utf8, -1, skeleton, sizeof skeleton, &error);
  for (const char *like = DELIMITERS; *like != '\0'; like++)
    {
      put ((gunichar) *like, utf8);
      uspoof_getSkeletonUTF8 (checker, 0, utf8, -1, other, sizeof other, &error);
      g_assert_false (U_FAILURE (error));
      if (strcmp (skeleton, other) == 0)
        return *like;
    }
  return '\0';
}

static char
find_plain (gunichar c)
{
  char utf8[8];
  g_autofree char *plain = NULL;

  put (c, utf8);
  plain = g_utf8_normalize (utf8, -1, G_NORMALIZE_ALL);
  return plain != NULL && strlen (plain) == 1 && strchr (DELIMITERS, *plain) != NULL
             ? *plain
             : '\0';
}

static void
test_complete (void)
{
  UErrorCode error = U_ZERO_ERROR;
  USpoofChecker *checker = uspoof_open (&error);

  for (gunichar c = 0x80; c <= 0x10ffff; c++)
    {
      const char *like = iri_ascii_look_alike (c);
      char skeleton, plain;

      if (!is_sign (c))
        continue;
      skeleton = find_skeleton (checker, c);
      plain = find_plain (c);
      if (skeleton == '\0' && plain == '\0')
        continue;
      if (like == NULL)
        g_test_fail_printf ("U+%04X is like %c", c,
                            skeleton != '\0' ? skeleton : plain);
      else
        g_assert_true (*like == skeleton || *like == plain);
    }
  uspoof_close (checker);
}

/* The examples of the issue, and characters that are not look-alikes. */
static void
test_some (void)
{
  g_assert_cmpstr (iri_ascii_look_alike (0x2044), ==, "/");
  g_assert_cmpstr (iri_ascii_look_alike (0x2215), ==, "/");
  g_assert_cmpstr (iri_ascii_look_alike (0xff0f), ==, "/");
  g_assert_cmpstr (iri_ascii_look_alike (0x0338), ==, "/");
  g_assert_cmpstr (iri_ascii_look_alike (0x3002), ==, ".");
  g_assert_cmpstr (iri_ascii_look_alike (0xff0e), ==, ".");
  g_assert_cmpstr (iri_ascii_look_alike (0xff61), ==, ".");
  g_assert_cmpstr (iri_ascii_look_alike ('/'), ==, NULL);
  g_assert_cmpstr (iri_ascii_look_alike (0x00e9), ==, NULL);
  g_assert_cmpstr (iri_ascii_look_alike (0x2019), ==, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/look-alike/complete", test_complete);
  g_test_add_func ("/look-alike/some", test_some);
  return g_test_run ();
}
