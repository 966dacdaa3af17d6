/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-layout-attrs.h"

#include "iri-font-coverage.h"
#include "iri-unicode.h"

#include <pango/pangocairo.h>

/* Draws characters without a glyph as Pango shapes. */

#define SCALE .8 /* size of the text in the shape */
#define SPACE 2  /* pixels on each side of it */

static PangoLayout *
lay_out (PangoContext *context, const char *text)
{
  PangoLayout *layout = pango_layout_new (context);
  g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();

  pango_attr_list_insert (attrs, pango_attr_scale_new (SCALE));
  pango_layout_set_attributes (layout, attrs);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Pango calls this with the current point on the baseline, at the left edge. */
static void
draw (cairo_t *cr, PangoAttrShape *attr, gboolean do_path, gpointer data)
{
  PangoLayout *layout = attr->data;
  const PangoRectangle *box = &attr->logical_rect;
  static const double dash[] = { 3, 2 };
  double x, y;

  if (do_path)
    return;
  cairo_get_current_point (cr, &x, &y);
  cairo_save (cr);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  cairo_rectangle (cr, x + 1, y + pango_units_to_double (box->y) + .5,
                   pango_units_to_double (box->width) - 2,
                   pango_units_to_double (box->height) - 1);
  cairo_stroke (cr);
  cairo_move_to (cr, x + SPACE + 1, y);
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (layout, 0));
  cairo_restore (cr);
}

static gpointer
share_layout (gconstpointer layout)
{
  return g_object_ref ((gpointer) layout);
}

/* Returns "%E6%BC%A2", for instance. Free with g_free(). */
static char *
encode (const char *at)
{
  GString *out = g_string_new (NULL);

  for (const char *next = g_utf8_next_char (at); at < next; at++)
    g_string_append_printf (out, "%%%02X", (guint8) *at);
  return g_string_free (out, FALSE);
}

/* A layout of the octets of the character at @at. @layouts keeps it by the character,
 * because laying out takes long and a text can have thousands. */
static PangoLayout *
get_octets (GHashTable *layouts, PangoContext *context, const char *at)
{
  gpointer c = GUINT_TO_POINTER (g_utf8_get_char (at));
  PangoLayout *layout = g_hash_table_lookup (layouts, c);
  g_autofree char *encoded = NULL;

  if (layout != NULL)
    return layout;
  encoded = encode (at);
  layout = lay_out (context, encoded);
  g_hash_table_insert (layouts, c, layout);
  return layout;
}

static PangoAttribute *
make_shape (PangoLayout *layout)
{
  PangoRectangle box;

  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, 0), NULL,
                                 &box);
  box.x = 0;
  box.width += 2 * (SPACE + 1) * PANGO_SCALE;
  return pango_attr_shape_new_with_data (&box, &box, g_object_ref (layout),
                                         share_layout, g_object_unref);
}

void
iri_layout_add_missing_glyphs (PangoAttrList *list,
                               PangoContext *context,
                               const char *text,
                               gsize length)
{
  g_autoptr (GHashTable) layouts
      = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);

  for (const char *at = text; at < text + length; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);
      PangoAttribute *shape;

      if (c < 0x7f || !iri_unicode_is_visible (c) || iri_font_coverage_has (context, c))
        continue;
      shape = make_shape (get_octets (layouts, context, at));
      shape->start_index = (guint) (at - text);
      shape->end_index = (guint) (g_utf8_next_char (at) - text);
      pango_attr_list_insert (list, shape);
    }
  if (g_hash_table_size (layouts) > 0)
    pango_cairo_context_set_shape_renderer (context, draw, NULL, NULL);
}
