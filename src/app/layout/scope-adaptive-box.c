/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-adaptive-box.h"

#include "scope-property.h"

#define SPACING 12
#define MAX_CELLS 8

struct _ScopeAdaptiveBox
{
  ScopeVBox parent_instance;

  char *weights;
  int weight[MAX_CELLS];
  int wide_chars;
  int spacing;
};

G_DEFINE_TYPE (ScopeAdaptiveBox, scope_adaptive_box, SCOPE_TYPE_VBOX)

static int
wide_width (ScopeAdaptiveBox *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_char_width (metrics)
                                 * self->wide_chars);

  pango_font_metrics_unref (metrics);
  return width;
}

static GtkWidget *
next_cell (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

#define FOR_EACH_CELL(child, i, widget)                                                \
  for (child = next_cell (gtk_widget_get_first_child (widget)), i = 0;                 \
       child != NULL && i < MAX_CELLS;                                                 \
       child = next_cell (gtk_widget_get_next_sibling (child)), i++)

static int
width_of (GtkWidget *child, gboolean natural)
{
  int low, high;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &low, &high, NULL, NULL);
  return natural ? high : low;
}

/* The width from which there is a row rather than a column. */
static int
row_width (ScopeAdaptiveBox *self)
{
  GtkWidget *child;
  int i, width = -self->spacing;

  if (self->wide_chars > 0)
    return wide_width (self);
  FOR_EACH_CELL (child, i, GTK_WIDGET (self))
  width += width_of (child, self->weight[i] == 0) + self->spacing;
  return width;
}

/* Computes the width of each cell in a row of @width. FALSE if there is no room. */
static gboolean
compute_widths (ScopeAdaptiveBox *self, int width, int widths[MAX_CELLS])
{
  GtkWidget *child;
  int i, weights = 0, left = width + self->spacing;

  if (width < row_width (self))
    return FALSE;
  FOR_EACH_CELL (child, i, GTK_WIDGET (self))
  {
    widths[i] = self->weight[i] == 0 ? width_of (child, TRUE) : 0;
    weights += self->weight[i];
    left -= widths[i] + self->spacing;
  }
  if (left < 0)
    return FALSE;
  FOR_EACH_CELL (child, i, GTK_WIDGET (self))
  if (self->weight[i] != 0)
    {
      widths[i] = left * self->weight[i] / MAX (weights, 1);
      if (widths[i] < width_of (child, FALSE))
        return FALSE;
    }
  return TRUE;
}

static void
scope_adaptive_box_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  ScopeAdaptiveBox *self = SCOPE_ADAPTIVE_BOX (widget);
  int widths[MAX_CELLS] = { 0 };
  GtkWidget *child;
  int i;

  if (orientation == GTK_ORIENTATION_HORIZONTAL
      || !compute_widths (self, scope_width_to_measure (for_size), widths))
    {
      GTK_WIDGET_CLASS (scope_adaptive_box_parent_class)
          ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline,
                     natural_baseline);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *natural = MAX (*natural, row_width (self));
      return;
    }
  FOR_EACH_CELL (child, i, widget)
  {
    int low, high;

    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, for_size < 0 ? -1 : widths[i],
                        &low, &high, NULL, NULL);
    *minimum = MAX (*minimum, low);
    *natural = MAX (*natural, high);
  }
}

/* The style class takes effect in the next frame, after this layout. */
static void
scope_adaptive_box_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  ScopeAdaptiveBox *self = SCOPE_ADAPTIVE_BOX (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int widths[MAX_CELLS] = { 0 };
  GtkWidget *child;
  int i, x = 0;

  if (!compute_widths (self, width, widths))
    {
      gtk_widget_remove_css_class (widget, "wide");
      GTK_WIDGET_CLASS (scope_adaptive_box_parent_class)
          ->size_allocate (widget, width, height, baseline);
      return;
    }
  gtk_widget_add_css_class (widget, "wide");
  FOR_EACH_CELL (child, i, widget)
  {
    GtkAllocation place = { rtl ? width - x - widths[i] : x, 0, widths[i], height };

    gtk_widget_size_allocate (child, &place, -1);
    x += widths[i] + self->spacing;
  }
}

/* In the order of the cells: GTK goes by their middles, so a high cell would come
 * last (GTK 4.8.3). */
static gboolean
scope_adaptive_box_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *cell = gtk_widget_get_focus_child (widget);

  if (!forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (scope_adaptive_box_parent_class)
        ->focus (widget, direction);
  if (cell == NULL)
    cell = forward ? gtk_widget_get_first_child (widget)
                   : gtk_widget_get_last_child (widget);
  for (; cell != NULL; cell = forward ? gtk_widget_get_next_sibling (cell)
                                      : gtk_widget_get_prev_sibling (cell))
    if (gtk_widget_child_focus (cell, direction))
      return TRUE;
  return FALSE;
}

static void
read_weights (gpointer data)
{
  ScopeAdaptiveBox *self = data;
  g_auto (GStrv) words = g_strsplit (self->weights, " ", -1);

  for (gsize i = 0; i < MAX_CELLS && words[i] != NULL; i++)
    self->weight[i] = (int) g_ascii_strtoll (words[i], NULL, 10);
}

static const ScopeProperty properties[] = {
  { "weights", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeAdaptiveBox, weights),
    .changed = read_weights },
  SCOPE_INT_PROPERTY (ScopeAdaptiveBox, "wide-chars", wide_chars),
  SCOPE_INT_PROPERTY (ScopeAdaptiveBox, "spacing", spacing),
};

static void
scope_adaptive_box_class_init (ScopeAdaptiveBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  widget_class->measure = scope_adaptive_box_measure;
  widget_class->size_allocate = scope_adaptive_box_size_allocate;
  widget_class->focus = scope_adaptive_box_focus;
  gtk_widget_class_set_css_name (widget_class, "cells");
}

static void
scope_adaptive_box_init (ScopeAdaptiveBox *self)
{
  self->spacing = SPACING;
}
