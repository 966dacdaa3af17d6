/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lesson.h"

#include "scope-unicode-escape.h"

#include <glib/gi18n.h>
#include <string.h>

static const struct
{
  const char *name;
  ScopeLessonBlockKind kind;
} fields[] = {
  { "iri", SCOPE_LESSON_IRI },         { "steps", SCOPE_LESSON_STEPS },
  { "host", SCOPE_LESSON_HOST },       { "table", SCOPE_LESSON_TABLE },
  { "compare", SCOPE_LESSON_COMPARE }, { "conventions", SCOPE_LESSON_CONVENTIONS },
  { "see", SCOPE_LESSON_SEE },
};

/* The lesson that is read, and the paragraph or item that the next line continues. */
typedef struct
{
  ScopeLesson *lesson;
  guint line;
  gboolean titled; /* or the missing title is reported */
  GString *open;   /* NULL if the next line begins a block */
  ScopeLessonBlockKind open_kind;
  guint open_line;
} Reader;

static void
report (Reader *self, const char *message)
{
  ScopeLessonProblem problem = { MAX (self->line, 1), message };

  g_array_append_val (self->lesson->problems, problem);
}

static void
free_block (gpointer data)
{
  ScopeLessonBlock *block = data;

  g_free (block->text);
  g_free (block->other);
  g_free (block);
}

/* Takes ownership of @text and @other. */
static void
add_block (Reader *self, ScopeLessonBlockKind kind, guint line, char *text, char *other)
{
  ScopeLessonBlock *block = g_new (ScopeLessonBlock, 1);

  *block = (ScopeLessonBlock){ kind, line, text, other };
  g_ptr_array_add (self->lesson->blocks, block);
}

static void
close_block (Reader *self)
{
  if (self->open == NULL)
    return;
  add_block (self, self->open_kind, self->open_line, g_string_free (self->open, FALSE),
             NULL);
  self->open = NULL;
}

static void
add_prose (Reader *self, ScopeLessonBlockKind kind, const char *line)
{
  if (self->open == NULL)
    {
      self->open = g_string_new (NULL);
      self->open_kind = kind;
      self->open_line = self->line;
    }
  else
    g_string_append_c (self->open, ' ');
  g_string_append (self->open, line);
}

static void
add_title (Reader *self, const char *text)
{
  close_block (self);
  if (*text == '\0')
    report (self, N_ ("The title is empty"));
  else if (self->titled)
    report (self, N_ ("The lesson has a second title"));
  else
    {
      g_free (self->lesson->title);
      self->lesson->title = g_strdup (text);
    }
  self->titled = TRUE;
}

/* Reports only the first line of those before the title. */
static void
require_title (Reader *self)
{
  if (!self->titled)
    report (self, N_ ("The lesson does not begin with a title, “# …”"));
  self->titled = TRUE;
}

static void
add_heading (Reader *self, const char *text)
{
  close_block (self);
  if (*text == '\0')
    report (self, N_ ("The heading is empty"));
  else
    add_block (self, SCOPE_LESSON_HEADING, self->line, g_strdup (text), NULL);
}

static gboolean
find_field (const char *name, ScopeLessonBlockKind *kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].name, name))
      {
        *kind = fields[i].kind;
        return TRUE;
      }
  return FALSE;
}

static void
add_pair (Reader *self, const char *argument)
{
  g_auto (GStrv) sides = g_strsplit (argument, " | ", -1);

  if (g_strv_length (sides) != 2)
    {
      report (self, N_ ("The field compare has two IRIs, with “ | ” between them"));
      return;
    }
  add_block (self, SCOPE_LESSON_COMPARE, self->line,
             scope_unicode_unescape (g_strstrip (sides[0])),
             scope_unicode_unescape (g_strstrip (sides[1])));
}

/* Reads "{name: argument}". */
static void
add_field (Reader *self, const char *line)
{
  const char *colon = strchr (line, ':');
  gsize length = strlen (line);
  g_autofree char *name = NULL, *argument = NULL;
  ScopeLessonBlockKind kind;

  close_block (self);
  if (line[length - 1] != '}')
    {
      report (self, N_ ("The field does not end with “}”"));
      return;
    }
  if (colon == NULL)
    colon = line + length - 1;
  name = g_strndup (line + 1, (gsize) (colon - (line + 1)));
  argument = colon + 1 < line + length
                 ? g_strndup (colon + 1, (gsize) (line + length - 1 - (colon + 1)))
                 : g_strdup ("");
  g_strstrip (argument);
  if (!find_field (name, &kind))
    report (self, N_ ("There is no such field"));
  else if (*argument == '\0')
    report (self, N_ ("The field is empty"));
  else if (kind == SCOPE_LESSON_COMPARE)
    add_pair (self, argument);
  else
    add_block (self, kind, self->line, scope_unicode_unescape (argument), NULL);
}

static void
read_text (Reader *self, char *line)
{
  require_title (self);
  if (g_str_has_prefix (line, "##"))
    add_heading (self, g_strchug (line + 2));
  else if (*line == '{')
    add_field (self, line);
  else if (g_str_has_prefix (line, "- "))
    {
      close_block (self);
      add_prose (self, SCOPE_LESSON_ITEM, g_strchug (line + 2));
    }
  else
    add_prose (self, SCOPE_LESSON_PARAGRAPH, line);
}

/* Lines that begin with "%" are comments. */
static void
read_line (Reader *self, const char *begin, gsize length)
{
  g_autofree char *line = g_utf8_make_valid (begin, (gssize) length);

  self->line++;
  if (!g_utf8_validate_len (begin, length, NULL))
    report (self, N_ ("The line is not UTF-8"));
  g_strstrip (line);
  if (*line == '\0')
    close_block (self);
  else if (line[0] == '#' && line[1] != '#')
    add_title (self, g_strchug (line + 1));
  else if (*line != '%')
    read_text (self, line);
}

ScopeLesson *
scope_lesson_new (const char *text, gsize length)
{
  ScopeLesson *self = g_new (ScopeLesson, 1);
  Reader reader = { .lesson = self };
  const char *end = text + length;

  self->title = g_strdup ("");
  self->blocks = g_ptr_array_new_with_free_func (free_block);
  self->problems = g_array_new (FALSE, FALSE, sizeof (ScopeLessonProblem));
  for (const char *at = text; at < end; at++)
    {
      const char *stop = memchr (at, '\n', (gsize) (end - at));

      stop = stop != NULL ? stop : end;
      read_line (&reader, at, (gsize) (stop - at));
      at = stop;
    }
  close_block (&reader);
  require_title (&reader);
  return self;
}

void
scope_lesson_free (ScopeLesson *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_ptr_array_unref (self->blocks);
  g_array_unref (self->problems);
  g_free (self);
}

gboolean
scope_lesson_is_prose (ScopeLessonBlockKind kind)
{
  return kind < SCOPE_LESSON_IRI;
}
