/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson with these bytes: blocks and problems are in the order of the lines, every
 * block has text in UTF-8, and a lesson without problems has a title. */

#include "fuzz.h"

#include "scope-lesson.h"

static void
check_blocks (const ScopeLesson *lesson, const uint8_t *data, size_t size)
{
  guint line = 1;

  for (guint i = 0; i < lesson->blocks->len; i++)
    {
      const ScopeLessonBlock *block = g_ptr_array_index (lesson->blocks, i);

      FUZZ_HOLDS (block->line >= line);
      FUZZ_HOLDS (g_utf8_validate (block->text, -1, NULL));
      FUZZ_HOLDS ((block->other != NULL) == (block->kind == SCOPE_LESSON_COMPARE));
      line = block->line;
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (ScopeLesson) lesson = scope_lesson_new ((const char *) data, size);
  guint line = 0;

  check_blocks (lesson, data, size);
  for (guint i = 0; i < lesson->problems->len; i++)
    {
      const ScopeLessonProblem *problem
          = &g_array_index (lesson->problems, ScopeLessonProblem, i);

      FUZZ_HOLDS (problem->line >= line);
      line = problem->line;
    }
  FUZZ_HOLDS (lesson->problems->len > 0 || *lesson->title != '\0');
  return 0;
}
