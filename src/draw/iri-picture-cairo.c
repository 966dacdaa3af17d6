/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <math.h>
#include <pango/pangocairo.h>

/* Draws the picture with cairo. */

#define FADED .35
#define FADE 24 /* width of the fade at the edge of a wide strip */

typedef struct
{
  IriPicture *picture;
  cairo_t *cr;
  const IriPictureView *view;
} Painter;

static void
set_ink (const Painter *self,
         const IriPictureItem *item,
         IriPictureInk ink,
         double alpha)
{
  PangoColor color = iri_picture_color (ink, item->component, self->view->dark);

  /* Draw the highlighted connector opaque. */
  if (self->view->highlighted >= 0
      && (item->role == IRI_PICTURE_CONNECTOR
          || item->role == IRI_PICTURE_CONNECTOR_MOVED
          || item->role == IRI_PICTURE_CONNECTOR_DELIMITER
          || item->role == IRI_PICTURE_DOT))
    alpha = iri_picture_is_related (self->picture, item->cell, self->view->highlighted)
                ? 1
                : alpha * FADED;
  cairo_set_source_rgba (self->cr, color.red / 65535., color.green / 65535.,
                         color.blue / 65535., alpha);
}

static void
add_box (cairo_t *cr, IriPictureBox box, double inset, double radius)
{
  double x = box.x + inset, y = box.y + inset;
  double right = box.x + box.width - inset, bottom = box.y + box.height - inset;
  double r = MAX (radius - inset, 0);

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - r, y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI / 2);
  cairo_arc (cr, x + r, bottom - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, G_PI * 3 / 2);
  cairo_close_path (cr);
}

static void
add_path (const Painter *self, const IriPictureItem *item)
{
  for (guint i = item->steps; i < item->steps + item->n_steps; i++)
    {
      const IriPictureStep *step
          = &g_array_index (self->picture->steps, IriPictureStep, i);

      switch (step->verb)
        {
        case IRI_PICTURE_MOVE_TO:
          cairo_move_to (self->cr, step->x[0], step->y[0]);
          break;
        case IRI_PICTURE_LINE_TO:
          cairo_line_to (self->cr, step->x[0], step->y[0]);
          break;
        case IRI_PICTURE_CURVE_TO:
          cairo_curve_to (self->cr, step->x[0], step->y[0], step->x[1], step->y[1],
                          step->x[2], step->y[2]);
          break;
        }
    }
}

static void
stroke (const Painter *self,
        const IriPictureItem *item,
        const IriPictureStyle *style,
        double width)
{
  int n_dashes = item->dash[2] > 0 ? 4 : item->dash[0] > 0 ? 2 : 0;

  set_ink (self, item, style->stroke, style->stroke_alpha);
  cairo_set_line_width (self->cr, width);
  cairo_set_dash (self->cr, item->dash, n_dashes, 0);
  cairo_set_line_cap (self->cr,
                      item->round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_stroke (self->cr);
}

static void
paint_box (const Painter *self,
           const IriPictureItem *item,
           const IriPictureStyle *style)
{
  if (style->fill != IRI_PICTURE_INK_NONE)
    {
      add_box (self->cr, item->box, 0, item->radius);
      set_ink (self, item, style->fill, style->fill_alpha);
      cairo_fill (self->cr);
    }
  if (style->stroke != IRI_PICTURE_INK_NONE)
    {
      add_box (self->cr, item->box, item->line_width / 2, item->radius);
      stroke (self, item, style, item->line_width);
    }
}

static void
paint_path (const Painter *self,
            const IriPictureItem *item,
            const IriPictureStyle *style)
{
  gboolean pointed_at
      = item->role != IRI_PICTURE_PATTERN
        && iri_picture_is_related (self->picture, item->cell, self->view->highlighted);

  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_MITER);
  add_path (self, item);
  stroke (self, item, style, pointed_at ? 3 : item->line_width);
}

/* How opaque a text is while letters change into those that they imitate. */
static double
get_presence (const Painter *self, const IriPictureItem *item)
{
  if (item->role == IRI_PICTURE_IMITATED)
    return self->view->imitated;
  if (item->cell < 0
      || (item->role != IRI_PICTURE_GLYPH && item->role != IRI_PICTURE_GLYPH_STRONG))
    return 1;
  return g_array_index (self->picture->cells, IriPictureCell, item->cell).imitated
                 != NULL
             ? 1 - self->view->imitated
             : 1;
}

static void
paint_text (const Painter *self,
            const IriPictureItem *item,
            const IriPictureStyle *style)
{
  PangoLayout *layout
      = iri_picture_layout (self->picture, item->role, item->size, item->text);
  PangoRectangle logical;
  double x = item->x;

  pango_layout_get_extents (layout, NULL, &logical);
  if (item->anchor == IRI_PICTURE_MIDDLE)
    x -= pango_units_to_double (logical.width) / 2;
  else if (item->anchor == IRI_PICTURE_END)
    x -= pango_units_to_double (logical.width);
  set_ink (self, item, style->fill, style->fill_alpha * get_presence (self, item));
  cairo_move_to (self->cr, x, item->y);
  pango_cairo_show_layout_line (self->cr, pango_layout_get_line_readonly (layout, 0));
}

static void
paint (const Painter *self, const IriPictureItem *item)
{
  const IriPictureStyle *style
      = iri_picture_style (item->role, self->picture->high_contrast);

  switch (item->kind)
    {
    case IRI_PICTURE_BOX:
      paint_box (self, item, style);
      break;
    case IRI_PICTURE_PATH:
      paint_path (self, item, style);
      break;
    case IRI_PICTURE_TEXT:
      paint_text (self, item, style);
      break;
    }
}

static void
outline (const Painter *self, const IriPictureCell *cell)
{
  PangoColor color
      = iri_picture_color (IRI_PICTURE_INK_COMPONENT, cell->ink, self->view->dark);

  cairo_set_source_rgb (self->cr, color.red / 65535., color.green / 65535.,
                        color.blue / 65535.);
  cairo_set_line_width (self->cr, 2);
  cairo_set_dash (self->cr, NULL, 0, 0);
  add_box (self->cr, cell->upper, 1, 5);
  add_box (self->cr, cell->lower, 1, 5);
  cairo_stroke (self->cr);
}

static void
paint_strip (const Painter *self, const IriPictureStrip *strip)
{
  const IriPicture *picture = self->picture;

  for (guint i = strip->first_item; i < strip->first_item + strip->n_items; i++)
    paint (self, &g_array_index (picture->items, IriPictureItem, i));
  for (guint i = strip->first; i < strip->first + strip->n_cells; i++)
    if (iri_picture_is_related (picture, (int) i, self->view->highlighted))
      outline (self, &g_array_index (picture->cells, IriPictureCell, i));
}

/* Paints a strip that is wider than the picture: scrolled, with faded edges. */
static void
paint_wide_strip (const Painter *self, const IriPictureStrip *strip, double scroll)
{
  double width = self->picture->width, fade = MIN (FADE, width / 4) / width;
  cairo_pattern_t *mask = cairo_pattern_create_linear (0, 0, width, 0);

  cairo_pattern_add_color_stop_rgba (mask, 0, 0, 0, 0, scroll > 0 ? 0 : 1);
  cairo_pattern_add_color_stop_rgba (mask, fade, 0, 0, 0, 1);
  cairo_pattern_add_color_stop_rgba (mask, 1 - fade, 0, 0, 0, 1);
  cairo_pattern_add_color_stop_rgba (mask, 1, 0, 0, 0,
                                     scroll + width < strip->box.width ? 0 : 1);
  cairo_save (self->cr);
  cairo_rectangle (self->cr, 0, strip->box.y, width, strip->box.height);
  cairo_clip (self->cr);
  cairo_push_group (self->cr);
  cairo_translate (self->cr, -scroll, 0);
  paint_strip (self, strip);
  cairo_pop_group_to_source (self->cr);
  cairo_mask (self->cr, mask);
  cairo_restore (self->cr);
  cairo_pattern_destroy (mask);
}

void
iri_picture_draw_strip (IriPicture *self,
                        cairo_t *cr,
                        const IriPictureView *view,
                        guint number)
{
  const IriPictureStrip *strip = &g_array_index (self->strips, IriPictureStrip, number);
  Painter painter = { self, cr, view };

  if (strip->box.width > self->width)
    paint_wide_strip (&painter, strip, view->scroll != NULL ? view->scroll[number] : 0);
  else
    paint_strip (&painter, strip);
}

void
iri_picture_draw (IriPicture *self, cairo_t *cr, const IriPictureView *view)
{
  for (guint i = 0; i < self->strips->len; i++)
    iri_picture_draw_strip (self, cr, view, i);
}
