/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-component-swatch.h"

#include "iri-component-pattern.h"
#include "iri-layout.h"
#include "scope-appearance.h"
#include "scope-gtk-versions.h"
#include "scope-property.h"

#define SIZE 22
#define RADIUS 5
#define INSET 2.5
#define TINT .16

struct _ScopeComponentSwatch
{
  GtkWidget parent_instance;

  int component;
};

G_DEFINE_TYPE (ScopeComponentSwatch, scope_component_swatch, GTK_TYPE_WIDGET)

static void
rounded_square (cairo_t *cr, double inset)
{
  double low = RADIUS + inset, high = SIZE - RADIUS - inset;

  cairo_new_sub_path (cr);
  cairo_arc (cr, high, low, RADIUS, -G_PI_2, 0);
  cairo_arc (cr, high, high, RADIUS, 0, G_PI_2);
  cairo_arc (cr, low, high, RADIUS, G_PI_2, G_PI);
  cairo_arc (cr, low, low, RADIUS, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* A line across the swatch at @y, with a zigzag of this height or straight. */
static void
trace (cairo_t *cr, double y, double zigzag)
{
  cairo_move_to (cr, INSET, y);
  if (zigzag == 0)
    {
      cairo_line_to (cr, SIZE - INSET, y);
      return;
    }
  for (int i = 1; INSET + i * zigzag <= SIZE - INSET; i++)
    cairo_line_to (cr, INSET + i * zigzag, i % 2 == 1 ? y - zigzag : y);
}

static void
draw_strip (cairo_t *cr, const IriComponentPattern *strip)
{
  double foot = SIZE - 2 - strip->width / 2;

  cairo_set_line_width (cr, strip->width);
  cairo_set_dash (cr, strip->dash, strip->n_dash, 0);
  cairo_set_line_cap (cr, strip->round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  for (int line = 0; line < strip->lines; line++)
    trace (cr, foot - 2 * strip->width * line, strip->zigzag);
  cairo_stroke (cr);
}

/* Whether the text colour is light. */
static gboolean
is_dark (GtkWidget *widget)
{
  GdkRGBA color;

  scope_text_color (widget, &color);
  return color.red + color.green + color.blue > 1.5;
}

static void
draw_ground (cairo_t *cr, PangoColor color, gboolean high_contrast)
{
  cairo_set_source_rgba (cr, color.red / 65535., color.green / 65535.,
                         color.blue / 65535., high_contrast ? 1 : TINT);
  cairo_set_line_width (cr, 1);
  rounded_square (cr, high_contrast ? .5 : 0);
  if (high_contrast)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

static void
scope_component_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ScopeComponentSwatch *self = SCOPE_COMPONENT_SWATCH (widget);
  gboolean high_contrast = scope_appearance_is_high_contrast ();
  IriComponentPattern strip
      = iri_component_pattern ((IriComponent) self->component, high_contrast);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE);
  PangoColor color;
  cairo_t *cr;

  if (self->component >= IRI_N_COMPONENTS)
    return;
  color = iri_layout_component_color ((IriComponent) self->component, is_dark (widget));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  draw_ground (cr, color, high_contrast);
  cairo_set_source_rgb (cr, color.red / 65535., color.green / 65535.,
                        color.blue / 65535.);
  draw_strip (cr, &strip);
  cairo_destroy (cr);
}

static void
scope_component_swatch_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
redraw (gpointer self)
{
  gtk_widget_queue_draw (self);
}

static void
scope_component_swatch_class_init (ScopeComponentSwatchClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_INT_PROPERTY (ScopeComponentSwatch, "component", component),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = scope_component_swatch_snapshot;
  widget_class->measure = scope_component_swatch_measure;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), redraw);
  /* The component is named beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scope_component_swatch_init (ScopeComponentSwatch *self)
{
  self->component = IRI_COMPONENT_NONE;
  scope_appearance_watch_contrast (self, redraw);
}
