/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The format of lessons, as CONTRIBUTING.md describes it. */

#include "scope-lesson.h"

#include <string.h>

static const char *const kinds[]
    = { "heading", "text",  "item",    "iri",         "steps",
        "host",    "table", "compare", "conventions", "see" };

/* "TITLE; LINE KIND text; …; LINE! problem". */
static char *
render (const ScopeLesson *lesson)
{
  GString *out = g_string_new (lesson->title);

  for (guint i = 0; i < lesson->blocks->len; i++)
    {
      const ScopeLessonBlock *block = g_ptr_array_index (lesson->blocks, i);

      g_string_append_printf (out, "; %u %s %s", block->line, kinds[block->kind],
                              block->text);
      if (block->other != NULL)
        g_string_append_printf (out, " & %s", block->other);
    }
  for (guint i = 0; i < lesson->problems->len; i++)
    {
      const ScopeLessonProblem *problem
          = &g_array_index (lesson->problems, ScopeLessonProblem, i);

      g_string_append_printf (out, "; %u! %s", problem->line, problem->message);
    }
  return g_string_free (out, FALSE);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *wanted;
} Row;

#define NO_TITLE "! The lesson does not begin with a title, “# …”"

static const Row rows[] = {
  { "title", "# A b", "A b" },
  { "title-late", "% comment\n\n  #   A  \n", "A" },
  { "paragraph", "# A\n\nb\nc  \n\nd", "A; 3 text b c; 6 text d" },
  { "paragraph-at-once", "# A\nb", "A; 2 text b" },
  { "comment-inside", "# A\nb\n% c\nd", "A; 2 text b d" },
  { "heading", "# A\nb\n## C d\ne", "A; 2 text b; 3 heading C d; 4 text e" },
  { "items", "# A\n- b\n  c\n- d\n\ne", "A; 2 item b c; 4 item d; 6 text e" },
  { "dash", "# A\n-b", "A; 2 text -b" },
  { "iri", "# A\n{iri: http://a/{b}}", "A; 2 iri http://a/{b}" },
  { "field-spaces", "# A\n {iri:a:b}  ", "A; 2 iri a:b" },
  { "field-ends-paragraph", "# A\nb\n{host: c}\nd", "A; 2 text b; 3 host c; 4 text d" },
  { "fields", "# A\n{steps: a}\n{table: b}\n{conventions: c}\n{see: d}",
    "A; 2 steps a; 3 table b; 4 conventions c; 5 see d" },
  { "compare", "# A\n{compare: a | b}", "A; 2 compare a & b" },
  { "escape", "# A\n{iri: a\\u0062\\u202E}", "A; 2 iri ab\u202e" },
  { "escape-none", "# A\n{iri: \\u00\\ud800\\u0000\\x}",
    "A; 2 iri \\u00\\ud800\\u0000\\x" },
  { "crlf", "# A\r\n\r\nb\r\n", "A; 3 text b" },
  { "empty", "", "; 1" NO_TITLE },
  { "comment-alone", "% a", "; 1" NO_TITLE },
  { "no-title", "\na\n# B",
    "; 2 text a; 2" NO_TITLE "; 3! The lesson has a second title" },
  { "title-empty", "#\nb", "; 2 text b; 1! The title is empty" },
  { "title-second", "# A\n# B", "A; 2! The lesson has a second title" },
  { "heading-empty", "# A\n##", "A; 2! The heading is empty" },
  { "field-open", "# A\n{iri: b\nc",
    "A; 3 text c; 2! The field does not end with “}”" },
  { "field-brace", "# A\n{", "A; 2! The field does not end with “}”" },
  { "field-unknown", "# A\n{pic: b}", "A; 2! There is no such field" },
  { "field-no-colon", "# A\n{iri}", "A; 2! The field is empty" },
  { "field-nameless", "# A\n{}", "A; 2! There is no such field" },
  { "field-empty", "# A\n{iri:  }", "A; 2! The field is empty" },
  { "compare-one", "# A\n{compare: a}",
    "A; 2! The field compare has two IRIs, with “ | ” between them" },
  { "compare-three", "# A\n{compare: a | b | c}",
    "A; 2! The field compare has two IRIs, with “ | ” between them" },
  { "not-utf-8", "# A\nb\xff", "A; 2 text b\uFFFD; 2! The line is not UTF-8" },
  { "replacement", "# A\nb\uFFFD", "A; 2 text b\uFFFD" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (ScopeLesson) lesson = scope_lesson_new (row->text, strlen (row->text));
  g_autofree char *got = render (lesson);

  g_assert_cmpstr (got, ==, row->wanted);
}

static void
test_nul (void)
{
  g_autoptr (ScopeLesson) lesson = scope_lesson_new ("# A\nb\0c", 7);
  g_autofree char *got = render (lesson);

  g_assert_cmpstr (got, ==, "A; 2 text b\uFFFDc; 2! The line is not UTF-8");
}

/* Linear time: 4 MiB of one paragraph, and of fields that are not closed. */
static void
test_long (void)
{
  static const char *const lines[] = { "a\n", "{iri: \n", "- a\n", "#\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GString) text = g_string_new ("# A\n");
      g_autoptr (ScopeLesson) lesson = NULL;

      while (text->len < 4 << 20)
        g_string_append (text, lines[i]);
      lesson = scope_lesson_new (text->str, text->len);
      g_assert_cmpstr (lesson->title, ==, "A");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lesson/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/lesson/nul", test_nul);
  g_test_add_func ("/lesson/long", test_long);
  return g_test_run ();
}
