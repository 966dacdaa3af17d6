/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-vbox.h"

#define GAP 2

G_DEFINE_TYPE (ScopeVBox, scope_vbox, GTK_TYPE_WIDGET)

GArray *
scope_vbox_measure_all (ScopeVBox *self, int width)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkRequestedSize size = { .data = child };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &size.minimum_size,
                          &size.natural_size, NULL, NULL);
      g_array_append_val (sizes, size);
    }
  return sizes;
}

void
scope_vbox_place (ScopeVBox *self, const GArray *sizes, int y, int width)
{
  GtkAllocation place = { 0, y, width, 0 };

  for (guint i = 0; i < sizes->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);

      place.height = size->minimum_size;
      gtk_widget_size_allocate (size->data, &place, -1);
      place.y += place.height + SCOPE_VBOX_GET_CLASS (self)->gap;
    }
}

static void
measure_height (ScopeVBox *self, int width, int *minimum, int *natural)
{
  g_autoptr (GArray) sizes = scope_vbox_measure_all (self, width);
  int gaps = MAX (0, (int) sizes->len - 1) * SCOPE_VBOX_GET_CLASS (self)->gap;

  *minimum = *natural = gaps;
  for (guint i = 0; i < sizes->len; i++)
    {
      *minimum += g_array_index (sizes, GtkRequestedSize, i).minimum_size;
      *natural += g_array_index (sizes, GtkRequestedSize, i).natural_size;
    }
}

static void
scope_vbox_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_height (SCOPE_VBOX (widget), for_size, minimum, natural);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL,
                          NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

/* Vertically centred if there is more room than needed. */
static void
scope_vbox_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ScopeVBox *self = SCOPE_VBOX (widget);
  g_autoptr (GArray) sizes = scope_vbox_measure_all (self, width);
  int minimum, natural;

  measure_height (self, width, &minimum, &natural);
  height = gtk_distribute_natural_allocation (MAX (0, height - minimum), sizes->len,
                                              (gpointer) sizes->data);
  scope_vbox_place (self, sizes, height / 2, width);
}

static GtkSizeRequestMode
scope_vbox_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
scope_vbox_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (scope_vbox_parent_class)->dispose (object);
}

static void
scope_vbox_class_init (ScopeVBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  klass->gap = GAP;
  G_OBJECT_CLASS (klass)->dispose = scope_vbox_dispose;
  widget_class->measure = scope_vbox_measure;
  widget_class->size_allocate = scope_vbox_size_allocate;
  widget_class->get_request_mode = scope_vbox_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_vbox_init (ScopeVBox *self)
{
}
