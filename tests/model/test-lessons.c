/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons that come with the program: they have no problems, fit on two screens,
 * and each live field is about what its lesson says. */

#include "scope-lesson-list.h"

#include "iri-host.h"
#include "iri-report.h"

#include <string.h>

/* What two screens of text hold. */
#define MAX_WORDS 400

/* IRIs that are not valid, because the lesson is about that. */
static const char *const invalid[] = { "http://example.org/a\u202Egpj.exe" };

static void
check_iri (const char *text)
{
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);

  g_test_message ("%s", text);
  for (gsize i = 0; i < G_N_ELEMENTS (invalid); i++)
    if (g_str_equal (text, invalid[i]))
      {
        g_assert_false (report->valid);
        return;
      }
  g_assert_true (report->valid);
  g_assert_true (iri_span_is_present (report->components.span[IRI_COMPONENT_SCHEME]));
}

static void
check_host (const char *text)
{
  g_autoptr (IriHost) host = iri_host_new (text, (IriSpan){ 0, strlen (text) },
                                           IRI_HOST_REG_NAME, IRI_IDNA_BROWSER);

  g_assert_cmpuint (host->n_labels, >, 1);
}

static void
check_block (const ScopeLessonBlock *block)
{
  switch (block->kind)
    {
    case SCOPE_LESSON_COMPARE:
      g_assert_cmpstr (block->text, !=, block->other);
      check_iri (block->other);
      check_iri (block->text);
      break;
    case SCOPE_LESSON_IRI:
    case SCOPE_LESSON_STEPS:
    case SCOPE_LESSON_CONVENTIONS:
      check_iri (block->text);
      break;
    case SCOPE_LESSON_HOST:
      check_host (block->text);
      break;
    case SCOPE_LESSON_HEADING:
    case SCOPE_LESSON_PARAGRAPH:
    case SCOPE_LESSON_ITEM:
    case SCOPE_LESSON_TABLE:
    case SCOPE_LESSON_SEE:
      g_assert_cmpstr (block->text, !=, "");
      break;
    }
}

/* The sentence is what translators see. */
static void
check_message (const char *messages, const char *text)
{
  g_autofree char *line = g_strdup_printf ("N_ (\"%s\")", text);
  g_auto (GStrv) parts = g_strsplit (text, "\"", -1);
  g_autofree char *escaped = g_strjoinv ("\\\"", parts);
  g_autofree char *wanted = g_strdup_printf ("N_ (\"%s\")\n", escaped);

  if (strstr (messages, wanted) == NULL)
    g_error ("not in messages.h: %s", line);
}

static void
test_lesson (gconstpointer name)
{
  g_autoptr (ScopeLesson) lesson = scope_lesson_open (name);
  g_autofree char *messages = NULL;
  guint n_words = 0;

  g_assert_nonnull (lesson);
  g_assert_cmpuint (lesson->problems->len, ==, 0);
  g_file_get_contents (LESSONS "/messages.h", &messages, NULL, NULL);
  g_assert_nonnull (messages);
  check_message (messages, lesson->title);
  for (guint i = 0; i < lesson->blocks->len; i++)
    {
      const ScopeLessonBlock *block = g_ptr_array_index (lesson->blocks, i);
      g_auto (GStrv) words = g_strsplit (block->text, " ", -1);

      check_block (block);
      if (!scope_lesson_is_prose (block->kind))
        continue;
      n_words += g_strv_length (words);
      check_message (messages, block->text);
    }
  g_assert_cmpuint (n_words, <=, MAX_WORDS);
  /* The last block says where the facts are from. */
  g_assert_cmpint (
      ((ScopeLessonBlock *) g_ptr_array_index (lesson->blocks, lesson->blocks->len - 1))
          ->kind,
      ==, SCOPE_LESSON_SEE);
}

static void
test_names (void)
{
  g_auto (GStrv) names = scope_lesson_names ();

  g_assert_cmpuint (g_strv_length (names), ==, 10);
  g_assert_cmpstr (names[0], ==, "01-iri");
  g_assert_cmpstr (names[9], ==, "10-deception");
  g_assert_null (scope_lesson_open ("11"));
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) names = scope_lesson_names ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lessons/names", test_names);
  for (gsize i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/lessons/%s", names[i]);

      g_test_add_data_func (path, names[i], test_lesson);
    }
  return g_test_run ();
}
