/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lesson-pictures.h"

#include "iri-picture-file.h"

static gboolean
has_picture (ScopeLessonBlockKind kind)
{
  switch (kind)
    {
    case SCOPE_LESSON_IRI:
    case SCOPE_LESSON_STEPS:
    case SCOPE_LESSON_COMPARE:
    case SCOPE_LESSON_CONVENTIONS:
      return TRUE;
    case SCOPE_LESSON_HEADING:
    case SCOPE_LESSON_PARAGRAPH:
    case SCOPE_LESSON_ITEM:
    case SCOPE_LESSON_HOST:
    case SCOPE_LESSON_TABLE:
    case SCOPE_LESSON_SEE:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

GVariant *
scope_lesson_pictures_list (const ScopeLesson *lesson)
{
  GVariantBuilder builder
      = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (SCOPE_LESSON_PICTURES_TYPE));

  for (guint i = 0; i < lesson->blocks->len; i++)
    {
      const ScopeLessonBlock *block = g_ptr_array_index (lesson->blocks, i);

      if (has_picture (block->kind))
        g_variant_builder_add (&builder, "(uss)", (guint) block->kind, block->text,
                               block->other != NULL ? block->other : "");
    }
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static gboolean
write_picture (GFile *file,
               ScopeLessonBlockKind kind,
               const char *text,
               const IriReport *other,
               ScopeBidiNotation notation,
               GError **error)
{
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  g_autoptr (GString) svg = g_string_new (NULL);
  IriConvention conventions[IRI_N_CONVENTIONS];
  IriPictureFile look = {
    .format = IRI_PICTURE_SVG,
    .conventions = conventions,
    .n_conventions = kind == SCOPE_LESSON_CONVENTIONS ? IRI_N_CONVENTIONS : 1,
    .other = other,
    .notation = scope_bidi_notation_info (notation)->write,
    .steps = kind == SCOPE_LESSON_STEPS,
  };

  for (int i = 0; i < IRI_N_CONVENTIONS; i++)
    conventions[i] = (IriConvention) i;
  iri_picture_file_append (svg, report, &look);
  return g_file_replace_contents (file, svg->str, svg->len, NULL, FALSE,
                                  G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL, error);
}

gboolean
scope_lesson_pictures_write (GVariant *pictures,
                             ScopeBidiNotation notation,
                             GFile *folder,
                             GError **error)
{
  for (gsize i = 0; i < g_variant_n_children (pictures); i++)
    {
      g_autofree char *name = g_strdup_printf ("%02u.svg", (guint) i + 1);
      g_autoptr (GFile) file = g_file_get_child (folder, name);
      g_autoptr (GVariant) picture = g_variant_get_child_value (pictures, i);
      g_autoptr (IriReport) report = NULL;
      const char *text, *other;
      guint kind;

      g_variant_get (picture, "(u&s&s)", &kind, &text, &other);
      if (*other != '\0')
        report = iri_report_new (other, -1, NULL);
      if (!write_picture (file, kind, text, report, notation, error))
        return FALSE;
    }
  return TRUE;
}
