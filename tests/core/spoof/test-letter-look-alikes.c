/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every character that IDNA2008 allows in names and that is like one or two ASCII
 * letters or digits by confusables.txt of UTS #39: a host with it is found to look
 * like the one with the ASCII, and who inspects it is warned. */

#include "iri-look-alike.h"
#include "iri-unicode.h"

#include <string.h>

/* In confusables.txt and Idna2008.txt of Unicode 18.0: those like small letters and
 * digits, of which 0 is like O, and with them those like capitals. */
#define N_SMALL 275
#define N_ALL 408

/* Nobody is warned of these, because names have them beside the letters that they are
 * like. docs/fuzzing.md names them too. */
static const struct
{
  gunichar c;
  const char *reason;
} unwarned[] = {
  { 0xe6, "æ is a letter of Danish, Norwegian and Icelandic" },
  { 0x131, "ı is a letter of Turkish and Azerbaijani" },
  { 0x153, "œ is a letter of French" },
  { 0x192, "ƒ is a letter of Ewe" },
  { 0x263, "ɣ is a letter of Ewe, Dinka and Kabiye" },
  { 0x269, "ɩ is a letter of Kabiye" },
  { 0x28b, "ʋ is a letter of Ewe and Kabiye" },
  { 0x4e2b, "丫 is an ideograph, and Latin letters are common beside those" },
};

/* Returns the letters and digits that @c is like, or NULL. */
static const char *
find_ascii (gunichar c)
{
  const char *like = iri_character (c)->idna2008 == IRI_IDNA2008_PVALID
                         ? iri_unicode_prototype (c)
                         : NULL;
  gsize length = like != NULL ? strlen (like) : 0;

  if (length < 1 || length > 2)
    return NULL;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (like[i]))
      return NULL;
  return like;
}

static IriReport *
report_host (const char *before, const char *label)
{
  g_autofree char *text = g_strdup_printf ("http://%s%s.example/", before, label);

  return iri_report_new (text, -1, NULL);
}

static void
test_counts (void)
{
  guint n_small = 0, n_all = 0;

  for (gunichar c = 0x80; c < IRI_UNICODE_END; c++)
    {
      const char *like = find_ascii (c);

      if (like == NULL)
        continue;
      n_all++;
      n_small += strpbrk (like, "ABCDEFGHIJKLMNPQRSTUVWXYZ") == NULL;
    }
  g_assert_cmpuint (n_small, ==, N_SMALL);
  g_assert_cmpuint (n_all, ==, N_ALL);
}

/* Alone in a label, where no other letter gives it away. */
static void
test_found (void)
{
  for (gunichar c = 0x80; c < IRI_UNICODE_END; c++)
    {
      const char *like = find_ascii (c);
      char letter[7] = { 0 };
      g_autoptr (IriReport) left = NULL, right = NULL;
      g_autoptr (IriLookAlike) found = NULL;

      if (like == NULL)
        continue;
      g_unichar_to_utf8 (c, letter);
      left = report_host ("", letter);
      right = report_host ("", like);
      found = iri_look_alike_new (left, right);
      if (!found->alike)
        g_test_fail_printf ("U+%04X is not found to be like %s", c, like);
    }
}

/* Why nobody is warned of @c, or NULL if people are. */
static const char *
find_reason (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (unwarned); i++)
    if (unwarned[i].c == c)
      return unwarned[i].reason;
  return NULL;
}

/* After letters of the script that it is like. */
static void
test_warned (void)
{
  guint n_unwarned = 0;

  for (gunichar c = 0x80; c < IRI_UNICODE_END; c++)
    {
      const char *like = find_ascii (c), *reason = find_reason (c);
      char letter[7] = { 0 };
      g_autoptr (IriReport) report = NULL;

      if (like == NULL)
        continue;
      g_unichar_to_utf8 (c, letter);
      report = report_host ("abc", letter);
      if (report->n_found[IRI_SEVERITY_ERROR] + report->n_found[IRI_SEVERITY_WARNING]
          == 0)
        {
          n_unwarned++;
          if (reason == NULL)
            g_test_fail_printf ("nobody is warned of U+%04X, which is like %s", c,
                                like);
        }
      else if (reason != NULL)
        g_test_fail_printf ("warned, although %s", reason);
    }
  g_assert_cmpuint (n_unwarned, ==, G_N_ELEMENTS (unwarned));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/letter-look-alikes/counts", test_counts);
  g_test_add_func ("/letter-look-alikes/found", test_found);
  g_test_add_func ("/letter-look-alikes/warned", test_warned);
  return g_test_run ();
}
