/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include "iri-script-name.h"
#include "iri-spoof.h"
#include "iri-unicode.h"

#include <unicode/uscript.h>

/* Letters that imitate others, and the colours of scripts. */

#define CODE_SIZE 9.5
#define LEGEND_TOP 8
#define LEGEND_HEIGHT 22
#define LEGEND_SIZE 12
#define LEGEND_SPACE 16 /* between two scripts */
#define CHIP 16
#define CHIP_SPACE 6

/* The colours and patterns of components are distinguishable in any appearance, so
 * scripts have the same: Latin that of the scheme, others those from HOST on, and more
 * scripts than there are colours share the last. */
static const IriComponent inks[]
    = { IRI_COMPONENT_HOST, IRI_COMPONENT_USERINFO, IRI_COMPONENT_PATH,
        IRI_COMPONENT_PORT, IRI_COMPONENT_QUERY,    IRI_COMPONENT_FRAGMENT };

static gboolean
is_imitating (const IriPictureSetup *setup, IriSpan source)
{
  for (gsize i = 0; i < setup->n_marks; i++)
    if (setup->marks[i].imitates && setup->marks[i].span.begin < source.end
        && setup->marks[i].span.end > source.begin)
      return TRUE;
  return FALSE;
}

void
iri_picture_find_imitated (IriPictureBuilder *self, IriPictureLine *line)
{
  for (guint i = 0; i < line->n_cells; i++)
    {
      IriPictureCell *cell = iri_picture_cell (self, line, i);
      g_autofree char *imitated = NULL;

      if (cell->n_chars > 1 || !is_imitating (self->setup, cell->source))
        continue;
      imitated = iri_spoof_ascii_look_alike (line->bidi->text + cell->span.begin,
                                             iri_span_length (cell->span));
      if (imitated != NULL)
        cell->imitated = iri_picture_keep (self, imitated, -1);
    }
}

IriComponent
iri_picture_script_ink (int script, guint n_others)
{
  return script == USCRIPT_LATIN ? IRI_COMPONENT_SCHEME
                                 : inks[MIN (n_others, G_N_ELEMENTS (inks) - 1)];
}

static IriComponent
choose_ink (const IriPicture *self, int script)
{
  guint others = 0;

  for (guint i = 0; i < self->scripts->len; i++)
    others
        += g_array_index (self->scripts, IriPictureScript, i).script != USCRIPT_LATIN;
  return iri_picture_script_ink (script, others);
}

const IriPictureScript *
iri_picture_find_script (const IriPicture *self, int script)
{
  for (guint i = 0; i < self->scripts->len; i++)
    if (g_array_index (self->scripts, IriPictureScript, i).script == script)
      return &g_array_index (self->scripts, IriPictureScript, i);
  return NULL;
}

/* Adds the script of @c, a letter, if it is new. */
static const IriPictureScript *
need_script (IriPictureBuilder *self, gunichar c)
{
  IriPicture *picture = self->picture;
  int script = iri_unicode_script (c);
  g_autofree char *name = NULL;
  IriPictureScript added;

  if (iri_picture_find_script (picture, script) != NULL)
    return iri_picture_find_script (picture, script);
  name = iri_script_name (c);
  added = (IriPictureScript){
    .script = script,
    .name = iri_picture_keep (self, name, -1),
    .ink = choose_ink (picture, script),
  };
  g_array_append_val (picture->scripts, added);
  return iri_picture_find_script (picture, script);
}

void
iri_picture_color_by_script (IriPictureBuilder *self, IriPictureLine *line)
{
  for (guint i = 0; i < line->n_cells; i++)
    {
      IriPictureCell *cell = iri_picture_cell (self, line, i);
      gunichar c = g_utf8_get_char (line->bidi->text + cell->span.begin);

      cell->ink = IRI_COMPONENT_NONE;
      if (iri_unicode_script (c) <= USCRIPT_INHERITED)
        continue;
      cell->script = iri_unicode_script (c);
      cell->ink = need_script (self, c)->ink;
    }
}

void
iri_picture_add_code (IriPictureStripBuilder *row, guint i, const char *text, double y)
{
  const IriPictureBuilder *builder = row->builder;
  double pitch = builder->cell + builder->gap, size = CODE_SIZE;
  double width = iri_picture_measure (builder->picture, IRI_PICTURE_NUMBER, size, text);
  IriPictureItem *item;

  if (width > pitch)
    size *= pitch / width;
  item = iri_picture_add_text (row, IRI_PICTURE_NUMBER, IRI_COMPONENT_NONE,
                               iri_picture_keep (row->builder, text, -1), size);
  item->cell = (int) (row->line->first_cell + i);
  item->x = row->left + (row->line->columns[i] - row->first_column) * pitch
            + builder->cell / 2;
  item->y = y + CODE_SIZE + 1;
}

double
iri_picture_add_imitated (IriPictureStripBuilder *row, double y)
{
  gboolean any = FALSE;

  for (guint i = row->first; i < row->first + row->n; i++)
    {
      const IriPictureCell *cell = iri_picture_cell (row->builder, row->line, i);
      g_autofree char *code = NULL;

      if (cell->imitated == NULL)
        continue;
      if (row->builder->setup->by_script)
        code = g_strdup_printf ("≈ %s", cell->imitated);
      else
        code = g_strdup_printf (
            "%04X", g_utf8_get_char (row->line->bidi->text + cell->span.begin));
      iri_picture_add_code (row, i, code, y);
      any = TRUE;
    }
  return any ? y + IRI_PICTURE_CODE_HEIGHT : y;
}

double
iri_picture_add_legend (IriPictureStripBuilder *row, double y)
{
  IriPicture *picture = row->builder->picture;
  double x = row->left;

  if (picture->scripts->len == 0)
    return y;
  y += LEGEND_TOP;
  for (guint i = 0; i < picture->scripts->len; i++)
    {
      IriPictureScript script = g_array_index (picture->scripts, IriPictureScript, i);
      double width
          = iri_picture_measure (picture, IRI_PICTURE_NOTE, LEGEND_SIZE, script.name);
      IriPictureBox chip = { x, y, CHIP, CHIP };
      IriPictureItem *item;

      if (x > row->left
          && x + CHIP + CHIP_SPACE + width > row->left + row->builder->room)
        {
          y += LEGEND_HEIGHT;
          chip = (IriPictureBox){ x = row->left, y, CHIP, CHIP };
        }
      iri_picture_add_box (row, IRI_PICTURE_CELL, script.ink, chip);
      iri_picture_add_pattern (row, script.ink, chip);
      item = iri_picture_add_text (row, IRI_PICTURE_NOTE, IRI_COMPONENT_NONE,
                                   script.name, LEGEND_SIZE);
      item->anchor = IRI_PICTURE_START;
      item->x = x + CHIP + CHIP_SPACE;
      item->y = y + CHIP - 4;
      x += CHIP + CHIP_SPACE + width + LEGEND_SPACE;
    }
  return y + LEGEND_HEIGHT;
}
