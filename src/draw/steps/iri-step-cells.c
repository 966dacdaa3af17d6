/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-step-cells.h"

#include "iri-step-scripts.h"

#include <string.h>

struct _IriStepReplay
{
  IriStepCell *cells; /* in logical order */
  gsize n_cells;
  guint32 *order; /* their indices from left to right, once rule L2 applies */
  gsize n_order;
  gboolean is_visual;
};

IriStepReplay *
iri_step_replay_new (const IriBidi *bidi,
                     const IriBidiSteps *steps,
                     IriNotation notation)
{
  IriStepReplay *self = g_new0 (IriStepReplay, 1);
  const char *p = bidi->text;

  self->n_cells = bidi->n_chars;
  self->cells = g_new0 (IriStepCell, bidi->n_chars);
  for (gsize i = 0; i < bidi->n_chars; i++, p = g_utf8_next_char (p))
    self->cells[i] = (IriStepCell){
      .index = (guint32) i,
      .c = iri_notation_letter (notation, g_utf8_get_char (p)),
      .component = iri_components_at (&bidi->components, (gsize) (p - bidi->text)),
      .bidi_class = bidi->classes[i],
      .level = steps->level,
    };
  self->order = g_new (guint32, bidi->n_chars);
  return self;
}

void
iri_step_replay_free (IriStepReplay *self)
{
  if (self == NULL)
    return;
  g_free (self->cells);
  g_free (self->order);
  g_free (self);
}

void
iri_step_replay_color_by_script (IriStepReplay *self,
                                 const IriBidi *bidi,
                                 const GArray *scripts)
{
  const char *p = bidi->text;

  for (gsize i = 0; i < self->n_cells; i++, p = g_utf8_next_char (p))
    self->cells[i].component = iri_step_scripts_ink (scripts, g_utf8_get_char (p));
}

/* From here on, cells are in visual order, without those that X9 has removed. */
static void
start_visual (IriStepReplay *self)
{
  if (self->is_visual)
    return;
  self->is_visual = TRUE;
  for (gsize i = 0; i < self->n_cells; i++)
    if (self->cells[i].level != IRI_BIDI_REMOVED)
      self->order[self->n_order++] = (guint32) i;
}

static void
turn (IriStepReplay *self, const IriBidiChange *change)
{
  for (guint32 i = change->index, j = change->end; i < j; i++)
    {
      guint32 index = self->order[i];

      self->order[i] = self->order[--j];
      self->order[j] = index;
    }
  for (guint32 i = change->index; i < change->end; i++)
    self->cells[self->order[i]].changed = TRUE;
}

static void
apply (IriStepReplay *self, const IriBidiChange *change)
{
  for (guint32 i = change->index; i < change->end; i++)
    {
      self->cells[i].bidi_class = change->to_class;
      self->cells[i].level = change->to_level;
      self->cells[i].changed = TRUE;
    }
}

void
iri_step_replay_apply (IriStepReplay *self, const IriBidiStep *step)
{
  gboolean reverses = step == NULL || strcmp (step->rule, "L2") == 0;

  for (gsize i = 0; i < self->n_cells; i++)
    self->cells[i].changed = FALSE;
  if (reverses)
    start_visual (self);
  for (gsize i = 0; step != NULL && i < step->n_changes; i++)
    if (reverses)
      turn (self, &step->changes[i]);
    else
      apply (self, &step->changes[i]);
}

GArray *
iri_step_replay_cells (const IriStepReplay *self, gsize max)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (IriStepCell));
  gsize n = self->is_visual ? self->n_order : self->n_cells;

  for (gsize i = 0; i < MIN (n, max); i++)
    g_array_append_val (cells, self->cells[self->is_visual ? self->order[i] : i]);
  return cells;
}
