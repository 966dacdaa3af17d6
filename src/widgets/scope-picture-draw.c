/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-picture-private.h"

/* Draws each strip as a cached render node, so that invisible strips are not
 * painted and unchanged ones are not drawn again. */

/* Maximum extent of outlines outside a strip. */
#define OUTSIDE 4

/* The highlighted cell is in another strip, or there is none. */
#define ELSEWHERE -1
#define NOWHERE -2

/* The appearance of a strip. */
typedef struct
{
  int pointed; /* the cell, or ELSEWHERE */
  gboolean focus;
  gboolean lower;
  gboolean dark;
  double imitated;
  double scroll;
} Look;

typedef struct
{
  GskRenderNode *node; /* NULL if it must be drawn */
  Look look;
} Strip;

static void
clear_strip (gpointer data)
{
  Strip *strip = data;

  g_clear_pointer (&strip->node, gsk_render_node_unref);
}

GArray *
scope_picture_new_strips (guint n_strips)
{
  GArray *strips = g_array_new (FALSE, TRUE, sizeof (Strip));

  g_array_set_clear_func (strips, clear_strip);
  return g_array_set_size (strips, n_strips);
}

static gboolean
is_same_look (const Look *a, const Look *b)
{
  return a->pointed == b->pointed && a->focus == b->focus && a->lower == b->lower
         && a->dark == b->dark && a->imitated == b->imitated && a->scroll == b->scroll;
}

static int
find_pointed (ScopePicture *self, const IriPictureStrip *strip)
{
  if (self->cell < 0)
    return NOWHERE;
  for (guint i = strip->first; i < strip->first + strip->n_cells; i++)
    if (iri_picture_is_related (self->picture, (int) i, self->cell))
      return self->cell;
  return ELSEWHERE;
}

static Look
look_of (ScopePicture *self, guint number)
{
  const IriPictureStrip *strip
      = &g_array_index (self->picture->strips, IriPictureStrip, number);
  const IriPictureCell *cell = scope_picture_get_cell (self, self->cell);
  gboolean focus = cell != NULL && cell->strip == number
                   && gtk_widget_has_visible_focus (GTK_WIDGET (self));

  return (Look){
    .pointed = find_pointed (self, strip),
    .focus = focus,
    .lower = focus && self->lower,
    .dark = self->dark,
    .imitated = self->imitated,
    .scroll = self->scroll[number],
  };
}

/* Draws the focus around the outline that both cells have. */
static void
draw_focus (ScopePicture *self, cairo_t *cr)
{
  const IriPictureCell *cell = scope_picture_get_cell (self, self->cell);
  PangoColor color
      = iri_picture_color (IRI_PICTURE_INK_TEXT, IRI_COMPONENT_NONE, self->dark);
  IriPictureBox box = self->lower ? cell->lower : cell->upper;

  cairo_rectangle (cr, box.x - self->scroll[cell->strip] - 2.5, box.y - 2.5,
                   box.width + 5, box.height + 5);
  cairo_set_source_rgb (cr, color.red / 65535., color.green / 65535.,
                        color.blue / 65535.);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, (const double[]){ 2, 2 }, 2, 0);
  cairo_stroke (cr);
}

static GskRenderNode *
draw_strip (ScopePicture *self, guint number, const Look *look)
{
  IriPictureView view = {
    .dark = self->dark,
    .highlighted = self->cell,
    .imitated = self->imitated,
    .scroll = self->scroll,
  };
  IriPictureBox box
      = g_array_index (self->picture->strips, IriPictureStrip, number).box;
  double scale = scope_picture_get_scale (self);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (
      -OUTSIDE, (float) (box.y * scale - OUTSIDE), (float) width + 2 * OUTSIDE,
      (float) (box.height * scale + 2 * OUTSIDE)));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, scale, scale);
  iri_picture_draw_strip (self->picture, cr, &view, number);
  if (look->focus)
    draw_focus (self, cr);
  cairo_destroy (cr);
  return node;
}

void
scope_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ScopePicture *self = SCOPE_PICTURE (widget);

  if (scope_picture_ensure (self) == NULL)
    return;
  for (guint i = 0; i < scope_picture_count_shown (self); i++)
    {
      Strip *strip = &g_array_index (self->strips, Strip, i);
      Look look = look_of (self, i);

      if (strip->node == NULL || !is_same_look (&strip->look, &look))
        {
          clear_strip (strip);
          strip->node = draw_strip (self, i, &look);
          strip->look = look;
        }
      gtk_snapshot_append_node (snapshot, strip->node);
    }
}
