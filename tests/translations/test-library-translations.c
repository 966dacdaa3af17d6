/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Messages of the library are translated in a program that does not bind its
 * catalogues, and JSON stays in English. LANGUAGE is German. */

#include <iri.h>
#include <locale.h>
#include <string.h>

#define TEXT "http://p\u0430ypal.com/"

typedef struct
{
  char *message;
  char *why;
  char *verdict;
  char *json;
} Words;

static Words
words_in (const char *locale)
{
  g_autoptr (LibiriReport) report = NULL;
  const LibiriFinding *finding;

  g_assert_nonnull (setlocale (LC_ALL, locale));
  report = libiri_report_new (TEXT, NULL);
  finding = libiri_report_get_finding (report, 0);
  g_assert_cmpstr (libiri_finding_get_id (finding), ==, "mixed-scripts");
  return (Words){ libiri_finding_dup_message (finding),
                  g_strdup (libiri_finding_get_why (finding)),
                  libiri_report_dup_verdict (report, NULL),
                  libiri_report_to_json (report) };
}

static void
words_clear (Words *self)
{
  g_free (self->message);
  g_free (self->why);
  g_free (self->verdict);
  g_free (self->json);
}

static void
test_translated (void)
{
  Words english = words_in ("C"), german = words_in ("");

  g_assert_cmpstr (german.why, !=, english.why);
  g_assert_cmpstr (german.verdict, !=, english.verdict);
  g_assert_cmpstr (german.json, ==, english.json);
  /* The message contains another, which has a plural: "%s is %s", "%s are %s". */
  g_assert_nonnull (strstr (english.message, " is "));
  g_assert_null (strstr (german.message, " is "));
  words_clear (&english);
  words_clear (&german);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/translated", test_translated);
  return g_test_run ();
}
