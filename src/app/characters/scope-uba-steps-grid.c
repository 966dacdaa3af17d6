/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-uba-steps-grid.h"

#include "scope-character.h"
#include "scope-gtk-versions.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>

#define GAP 3
#define LINE_GAP 10
#define RADIUS 5
#define FILL .06
#define STANDS_BACK .72

struct _ScopeUbaStepsGrid
{
  GtkWidget parent_instance;

  GArray *cells; /* ScopeBidiStepCell, or NULL */
};

G_DEFINE_TYPE (ScopeUbaStepsGrid, scope_uba_steps_grid, GTK_TYPE_WIDGET)

/* Sizes in pixels. */
typedef struct
{
  int line;  /* height of a line of small text */
  int glyph; /* height of the box of the character */
  int width;
  int height;
  int per_row;
} Metrics;

static Metrics
metrics_for (ScopeUbaStepsGrid *self, int width)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *font = pango_context_get_metrics (context, NULL, NULL);
  int letter = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (font));
  Metrics m
      = { .line = letter * 5 / 6, .glyph = letter * 3 / 2, .width = letter * 7 / 4 };

  pango_font_metrics_unref (font);
  m.height = 3 * m.line + m.glyph + 4;
  m.per_row = MAX (1, (width + GAP) / (m.width + GAP));
  return m;
}

static int
n_rows (ScopeUbaStepsGrid *self, Metrics m)
{
  int n = self->cells != NULL ? (int) self->cells->len : 0;

  return (n + m.per_row - 1) / m.per_row;
}

static void
scope_uba_steps_grid_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  ScopeUbaStepsGrid *self = SCOPE_UBA_STEPS_GRID (widget);
  Metrics m = metrics_for (self, scope_width_to_measure (for_size));
  int rows = n_rows (self, m);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = m.width;
      *natural
          = MAX (1, self->cells != NULL ? (int) self->cells->len : 0) * (m.width + GAP);
      return;
    }
  *minimum = *natural = rows * m.height + MAX (0, rows - 1) * LINE_GAP;
}

static GtkSizeRequestMode
scope_uba_steps_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The target of drawing. Layouts are cached, as most texts occur many times. */
typedef struct
{
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  GdkRGBA color;
  Metrics m;
  GHashTable *layouts; /* PangoLayout by text and style */
} Canvas;

typedef enum
{
  NUMBER,
  GLYPH,
  NAME,
  BOLD_NAME,
} Look;

static PangoLayout *
new_layout (Canvas *canvas, const char *text, Look look)
{
  static const double sizes[]
      = { [NUMBER] = .7, [GLYPH] = 1.1, [NAME] = .83, [BOLD_NAME] = .83 };
  PangoLayout *layout = gtk_widget_create_pango_layout (canvas->widget, text);
  g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();
  int width;

  pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_LTR);
  pango_attr_list_insert (attrs, pango_attr_scale_new (sizes[look]));
  if (look == BOLD_NAME)
    pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attrs);
  pango_layout_get_pixel_size (layout, &width, NULL);
  if (width <= canvas->m.width - 2)
    return layout;
  /* Shrinks the text until it fits. */
  pango_attr_list_change (
      attrs, pango_attr_scale_new (sizes[look] * (canvas->m.width - 2) / width));
  pango_layout_set_attributes (layout, attrs);
  return layout;
}

/* Rounded: text is sharp on whole pixels. */
static int
half (int n)
{
  return n / 2;
}

/* Draws a text in the middle of a line of @height at @y. */
static void
draw_text (Canvas *canvas, const char *text, Look look, int x, int y, int height)
{
  g_autofree char *key = g_strdup_printf ("%d%s", look, text);
  PangoLayout *layout = g_hash_table_lookup (canvas->layouts, key);
  int width, text_height;

  if (layout == NULL)
    {
      layout = new_layout (canvas, text, look);
      g_hash_table_insert (canvas->layouts, g_steal_pointer (&key), layout);
    }
  pango_layout_get_pixel_size (layout, &width, &text_height);
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (
      canvas->snapshot,
      &GRAPHENE_POINT_INIT ((float) (x + half (canvas->m.width - width)),
                            (float) (y + half (height - text_height))));
  gtk_snapshot_append_layout (canvas->snapshot, layout, &canvas->color);
  gtk_snapshot_restore (canvas->snapshot);
}

static void
draw_box (Canvas *canvas, gboolean changed, int x, int y)
{
  GskRoundedRect box;
  GdkRGBA fill = canvas->color;
  const float widths[] = { 2, 2, 2, 2 };
  const GdkRGBA colors[]
      = { canvas->color, canvas->color, canvas->color, canvas->color };

  fill.alpha *= FILL;
  gsk_rounded_rect_init_from_rect (&box,
                                   &GRAPHENE_RECT_INIT ((float) x, (float) y,
                                                        (float) canvas->m.width,
                                                        (float) canvas->m.glyph),
                                   RADIUS);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &box);
  gtk_snapshot_append_color (canvas->snapshot, &fill, &box.bounds);
  gtk_snapshot_pop (canvas->snapshot);
  if (changed)
    gtk_snapshot_append_border (canvas->snapshot, &box, widths, colors);
}

static void
draw_cell (Canvas *canvas, const ScopeBidiStepCell *cell, int x, int y)
{
  g_autofree char *number = g_strdup_printf ("%u", (guint) cell->index + 1);
  g_autofree char *text = scope_character_text (cell->c);
  g_autofree char *level = cell->level == IRI_BIDI_REMOVED
                               ? g_strdup ("–")
                               : g_strdup_printf ("%u", cell->level);
  float alpha = canvas->color.alpha;
  Metrics m = canvas->m;
  Look name = cell->changed ? BOLD_NAME : NAME;

  canvas->color.alpha = alpha * (cell->changed ? 1 : STANDS_BACK);
  draw_text (canvas, number, NUMBER, x, y, m.line);
  draw_text (canvas, iri_bidi_class_id (cell->bidi_class), name, x,
             y + m.line + m.glyph + 4, m.line);
  draw_text (canvas, level, name, x, y + 2 * m.line + m.glyph + 4, m.line);
  canvas->color.alpha = alpha;
  draw_box (canvas, cell->changed, x, y + m.line);
  draw_text (canvas, text, GLYPH, x, y + m.line, m.glyph);
}

static void
scope_uba_steps_grid_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ScopeUbaStepsGrid *self = SCOPE_UBA_STEPS_GRID (widget);
  g_autoptr (GHashTable) layouts
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  Canvas canvas = { .widget = widget, .snapshot = snapshot, .layouts = layouts };

  if (self->cells == NULL)
    return;
  canvas.m = metrics_for (self, gtk_widget_get_width (widget));
  scope_text_color (widget, &canvas.color);
  for (guint i = 0; i < self->cells->len; i++)
    draw_cell (&canvas, &g_array_index (self->cells, ScopeBidiStepCell, i),
               (int) i % canvas.m.per_row * (canvas.m.width + GAP),
               (int) i / canvas.m.per_row * (canvas.m.height + LINE_GAP));
}

/* The same in words, for screen readers. */
static void
describe (ScopeUbaStepsGrid *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < self->cells->len; i++)
    {
      const ScopeBidiStepCell *cell
          = &g_array_index (self->cells, ScopeBidiStepCell, i);
      g_autofree char *text = scope_character_text (cell->c);

      g_string_append_printf (words, "%s%s %s", i > 0 ? ", " : "", text,
                              iri_bidi_class_id (cell->bidi_class));
      if (cell->level != IRI_BIDI_REMOVED)
        g_string_append_printf (words, " %u", cell->level);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
}

void
scope_uba_steps_grid_show (ScopeUbaStepsGrid *self, GArray *cells)
{
  g_return_if_fail (SCOPE_IS_UBA_STEPS_GRID (self));
  g_clear_pointer (&self->cells, g_array_unref);
  self->cells = g_array_ref (cells);
  describe (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
scope_uba_steps_grid_finalize (GObject *object)
{
  g_clear_pointer (&SCOPE_UBA_STEPS_GRID (object)->cells, g_array_unref);
  G_OBJECT_CLASS (scope_uba_steps_grid_parent_class)->finalize (object);
}

static void
scope_uba_steps_grid_class_init (ScopeUbaStepsGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scope_uba_steps_grid_finalize;
  widget_class->measure = scope_uba_steps_grid_measure;
  widget_class->get_request_mode = scope_uba_steps_grid_get_request_mode;
  widget_class->snapshot = scope_uba_steps_grid_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
scope_uba_steps_grid_init (ScopeUbaStepsGrid *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Bidi classes and levels after this rule"), -1);
}
