/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lines.h"

#define GAP 2

G_DEFINE_TYPE (ScopeLines, scope_lines, GTK_TYPE_WIDGET)

GArray *
scope_lines_measure_all (ScopeLines *self, int width)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkRequestedSize size = { .data = child };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width,
                          &size.minimum_size, &size.natural_size, NULL, NULL);
      g_array_append_val (sizes, size);
    }
  return sizes;
}

void
scope_lines_place (ScopeLines *self, const GArray *sizes, int y, int width)
{
  GtkAllocation place = { 0, y, width, 0 };

  for (guint i = 0; i < sizes->len; i++)
    {
      const GtkRequestedSize *size
          = &g_array_index (sizes, GtkRequestedSize, i);

      place.height = size->minimum_size;
      gtk_widget_size_allocate (size->data, &place, -1);
      place.y += place.height + SCOPE_LINES_GET_CLASS (self)->gap;
    }
}

static void
measure_height (ScopeLines *self, int width, int *minimum, int *natural)
{
  g_autoptr (GArray) sizes = scope_lines_measure_all (self, width);
  int gaps = MAX (0, (int) sizes->len - 1) * SCOPE_LINES_GET_CLASS (self)->gap;

  *minimum = *natural = gaps;
  for (guint i = 0; i < sizes->len; i++)
    {
      *minimum += g_array_index (sizes, GtkRequestedSize, i).minimum_size;
      *natural += g_array_index (sizes, GtkRequestedSize, i).natural_size;
    }
}

static void
scope_lines_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_height (SCOPE_LINES (widget), for_size, minimum, natural);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &child_minimum,
                          &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

/* In the middle, where there is more room than needed. */
static void
scope_lines_size_allocate (GtkWidget *widget,
                           int width,
                           int height,
                           int baseline)
{
  ScopeLines *self = SCOPE_LINES (widget);
  g_autoptr (GArray) sizes = scope_lines_measure_all (self, width);
  int minimum, natural;

  measure_height (self, width, &minimum, &natural);
  height = gtk_distribute_natural_allocation (
      MAX (0, height - minimum), sizes->len, (gpointer) sizes->data);
  scope_lines_place (self, sizes, height / 2, width);
}

static GtkSizeRequestMode
scope_lines_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
scope_lines_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (scope_lines_parent_class)->dispose (object);
}

static void
scope_lines_class_init (ScopeLinesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  klass->gap = GAP;
  G_OBJECT_CLASS (klass)->dispose = scope_lines_dispose;
  widget_class->measure = scope_lines_measure;
  widget_class->size_allocate = scope_lines_size_allocate;
  widget_class->get_request_mode = scope_lines_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_lines_init (ScopeLines *self)
{
}
