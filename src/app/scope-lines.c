/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lines.h"

#define GAP 2

G_DEFINE_TYPE (ScopeLines, scope_lines, GTK_TYPE_WIDGET)

static int
height_of (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height,
                      NULL, NULL);
  return height;
}

static int
height_of_all (GtkWidget *widget, int width)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      height += height_of (child, width) + (height > 0 ? GAP : 0);
  return height;
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
      *minimum = *natural = height_of_all (widget, for_size);
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
  int y = (height - height_of_all (widget, width)) / 2;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place = { 0, y, width, 0 };

      if (!gtk_widget_should_layout (child))
        continue;
      place.height = height_of (child, width);
      gtk_widget_size_allocate (child, &place, -1);
      y += place.height + GAP;
    }
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
