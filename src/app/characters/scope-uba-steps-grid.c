/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-uba-steps-grid.h"

#include "iri-icu.h"
#include "iri-picture.h"
#include "scope-appearance.h"
#include "scope-character.h"
#include "scope-gtk-versions.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>

#define GAP 3
#define MARGIN 2
#define LINE_GAP 10
#define RADIUS 5
#define FILL .06
/* The stair of the levels has room for two levels above the base. */
#define MIN_LEVELS 2
#define STAIR_WIDTH 1.5
#define STANDS_BACK .72

struct _ScopeUbaStepsGrid
{
  GtkWidget parent_instance;

  GArray *cells; /* ScopeBidiStepCell, or NULL */
  gboolean even; /* all text is large */
  int widest;    /* the widest text of an even cell, with letters of this height */
  int letter;
};

G_DEFINE_TYPE (ScopeUbaStepsGrid, scope_uba_steps_grid, GTK_TYPE_WIDGET)

/* Sizes in pixels. */
typedef struct
{
  int levels; /* the highest level that has room */
  int rise;   /* of the stair from level to level */
  int stair;  /* height of the stair */
  int line;   /* height of a line of small text */
  int glyph;  /* height of the box of the character */
  int width;
  int height;
  int per_row;
} Metrics;

static int
highest_level (ScopeUbaStepsGrid *self)
{
  int highest = MIN_LEVELS;

  for (guint i = 0; self->cells != NULL && i < self->cells->len; i++)
    {
      guint8 level = g_array_index (self->cells, ScopeBidiStepCell, i).level;

      if (level != IRI_BIDI_REMOVED)
        highest = MAX (highest, level);
    }
  return highest;
}

static int
measure_text (ScopeUbaStepsGrid *self, const char *text)
{
  g_autoptr (PangoLayout) layout
      = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attrs);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* Large text is not shrunk to fit its cell, so that the last row can read it. */
static int
find_widest (ScopeUbaStepsGrid *self, int letter)
{
  if (!self->even || self->cells == NULL || self->letter == letter)
    return self->widest;
  self->letter = letter;
  self->widest = 0;
  for (guint i = 0; i < self->cells->len; i++)
    {
      const ScopeBidiStepCell *cell
          = &g_array_index (self->cells, ScopeBidiStepCell, i);
      g_autofree char *text = scope_character_text (cell->c);
      int width = MAX (measure_text (self, text),
                       measure_text (self, iri_bidi_class_id (cell->bidi_class)));

      self->widest = MAX (self->widest, width);
    }
  return self->widest;
}

static Metrics
metrics_for (ScopeUbaStepsGrid *self, int width)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *font = pango_context_get_metrics (context, NULL, NULL);
  int letter = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (font));
  Metrics m
      = { .line = letter * 5 / 6, .glyph = letter * 3 / 2, .width = letter * 7 / 4 };

  pango_font_metrics_unref (font);
  m.width = MAX (m.width, find_widest (self, letter) + MARGIN);
  m.levels = highest_level (self);
  m.rise = m.line / 4;
  m.stair = m.levels * m.rise + 2;
  m.height = m.stair + 3 * m.line + m.glyph + 4;
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
  GdkRGBA color; /* of text */
  gboolean dark;
  gboolean high_contrast;
  gboolean even;
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

static void
set_style (PangoLayout *layout, Look look, double size)
{
  g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();

  pango_attr_list_insert (attrs, pango_attr_scale_new (size));
  if (look == BOLD_NAME)
    pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attrs);
}

/* Text that is too wide for its cell is shrunk. */
static PangoLayout *
new_layout (Canvas *canvas, const char *text, Look look)
{
  static const double sizes[]
      = { [NUMBER] = .7, [GLYPH] = 1.1, [NAME] = .83, [BOLD_NAME] = .83 };
  PangoLayout *layout = gtk_widget_create_pango_layout (canvas->widget, text);
  double size = canvas->even ? 1 : sizes[look];
  int room = canvas->m.width - MARGIN, width;

  pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_LTR);
  set_style (layout, look, size);
  pango_layout_get_pixel_size (layout, &width, NULL);
  if (width > room)
    set_style (layout, look, size * room / width);
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
draw_text (Canvas *canvas,
           const char *text,
           Look look,
           const GdkRGBA *color,
           int x,
           int y,
           int height)
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
  gtk_snapshot_append_layout (canvas->snapshot, layout, color);
  gtk_snapshot_restore (canvas->snapshot);
}

/* As in the picture; delimiters have the color of text. */
static GdkRGBA
get_color (Canvas *canvas, IriComponent component)
{
  PangoColor color;

  if (component == IRI_COMPONENT_NONE)
    return canvas->color;
  color = iri_picture_color (IRI_PICTURE_INK_COMPONENT, component, canvas->dark);
  return (GdkRGBA){ (float) (color.red / 65535.), (float) (color.green / 65535.),
                    (float) (color.blue / 65535.), 1 };
}

/* In high contrast each box has an outline instead of a tint. */
static void
draw_box (Canvas *canvas, const GdkRGBA *color, gboolean changed, int x, int y)
{
  GskRoundedRect box;
  GdkRGBA fill = *color;
  float width = changed ? 2 : 1;
  const float widths[] = { width, width, width, width };
  const GdkRGBA colors[] = { *color, *color, *color, *color };

  fill.alpha *= canvas->high_contrast ? 0 : FILL;
  gsk_rounded_rect_init_from_rect (&box,
                                   &GRAPHENE_RECT_INIT ((float) x, (float) y,
                                                        (float) canvas->m.width,
                                                        (float) canvas->m.glyph),
                                   RADIUS);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &box);
  gtk_snapshot_append_color (canvas->snapshot, &fill, &box.bounds);
  gtk_snapshot_pop (canvas->snapshot);
  if (changed || canvas->high_contrast)
    gtk_snapshot_append_border (canvas->snapshot, &box, widths, colors);
}

static void
draw_bar (Canvas *canvas, double x, double y, double width, double height)
{
  gtk_snapshot_append_color (
      canvas->snapshot, &canvas->color,
      &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

static double
stair_y (Canvas *canvas, guint8 level)
{
  return (canvas->m.levels - level) * canvas->m.rise;
}

/* The step of @cell at its level and, if it is not the first of its row, the riser from
 * the cell before it. */
static void
draw_stair (Canvas *canvas,
            const ScopeBidiStepCell *cell,
            const ScopeBidiStepCell *before,
            int x,
            int y)
{
  float alpha = canvas->color.alpha;
  double here, there;

  if (cell->level == IRI_BIDI_REMOVED)
    return;
  canvas->color.alpha *= (float) STANDS_BACK;
  here = y + stair_y (canvas, cell->level);
  there = before != NULL && before->level != IRI_BIDI_REMOVED
              ? y + stair_y (canvas, before->level)
              : here;
  if (there != here)
    draw_bar (canvas, x - STAIR_WIDTH, MIN (here, there), STAIR_WIDTH,
              ABS (here - there) + STAIR_WIDTH);
  if (before != NULL)
    draw_bar (canvas, x - GAP, there, GAP - (there != here ? STAIR_WIDTH : 0),
              STAIR_WIDTH);
  draw_bar (canvas, x, here, canvas->m.width, STAIR_WIDTH);
  canvas->color.alpha = alpha;
}

static void
draw_cell (Canvas *canvas, const ScopeBidiStepCell *cell, int x, int y)
{
  g_autofree char *number = g_strdup_printf ("%u", (guint) cell->index + 1);
  g_autofree char *text = scope_character_text (cell->c);
  g_autofree char *level = cell->level == IRI_BIDI_REMOVED
                               ? g_strdup ("–")
                               : g_strdup_printf ("%u", cell->level);
  GdkRGBA color = get_color (canvas, cell->component), faint = canvas->color;
  Metrics m = canvas->m;
  Look name = cell->changed ? BOLD_NAME : NAME;

  faint.alpha *= (float) (cell->changed ? 1 : STANDS_BACK);
  draw_text (canvas, number, NUMBER, &faint, x, y, m.line);
  draw_text (canvas, iri_bidi_class_id (cell->bidi_class), name, &faint, x,
             y + m.line + m.glyph + 4, m.line);
  draw_text (canvas, level, name, &faint, x, y + 2 * m.line + m.glyph + 4, m.line);
  draw_box (canvas, &color, cell->changed, x, y + m.line);
  draw_text (canvas, text, GLYPH, &color, x, y + m.line, m.glyph);
}

/* The cell with this index in its row and column. */
static void
draw_nth (Canvas *canvas, const GArray *cells, int i)
{
  const ScopeBidiStepCell *cell = &g_array_index (cells, ScopeBidiStepCell, i);
  int column = i % canvas->m.per_row, row = i / canvas->m.per_row;
  int x = column * (canvas->m.width + GAP), y = row * (canvas->m.height + LINE_GAP);

  draw_stair (canvas, cell, column > 0 ? cell - 1 : NULL, x, y);
  draw_cell (canvas, cell, x, y + canvas->m.stair);
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
  canvas.dark = canvas.color.red + canvas.color.green + canvas.color.blue > 1.5f;
  canvas.high_contrast = scope_appearance_is_high_contrast ();
  canvas.even = self->even;
  for (guint i = 0; i < self->cells->len; i++)
    draw_nth (&canvas, self->cells, (int) i);
}

/* Screen readers have no voice for many letters outside ASCII, so these have names. */
static char *
name_character (gunichar c)
{
  return c < 0x80 ? scope_character_text (c) : iri_icu_char_name (c);
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
      g_autofree char *text = name_character (cell->c);

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
  self->letter = 0;
  describe (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
scope_uba_steps_grid_set_even (ScopeUbaStepsGrid *self, gboolean even)
{
  g_return_if_fail (SCOPE_IS_UBA_STEPS_GRID (self));
  self->even = even;
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
on_contrast (gpointer self)
{
  gtk_widget_queue_draw (self);
}

static void
scope_uba_steps_grid_init (ScopeUbaStepsGrid *self)
{
  scope_appearance_watch_contrast (self, on_contrast);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Bidi classes and levels after this rule"), -1);
}
