/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lesson-list.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#define FOLDER "/io/github/iriscope/lessons"
#define SUFFIX ".lesson"

GResource *scope_lessons_get_resource (void);

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
scope_lesson_names (void)
{
  char **names = g_resource_enumerate_children (scope_lessons_get_resource (), FOLDER,
                                                G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (char **name = names; *name != NULL; name++)
    (*name)[strlen (*name) - strlen (SUFFIX)] = '\0';
  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  return names;
}

static void
translate (char **text)
{
  char *translated = g_strdup (gettext (*text));

  g_free (*text);
  *text = translated;
}

ScopeLesson *
scope_lesson_open (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER "/", name, SUFFIX, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (
      scope_lessons_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  ScopeLesson *self;

  if (bytes == NULL)
    return NULL;
  self = scope_lesson_new (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  translate (&self->title);
  for (guint i = 0; i < self->blocks->len; i++)
    {
      ScopeLessonBlock *block = g_ptr_array_index (self->blocks, i);

      if (scope_lesson_is_prose (block->kind))
        translate (&block->text);
    }
  return self;
}
