/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-inspect-layout.h"

#include "scope-property.h"
#include "scope-vbox.h"

#define GAP 24

struct _ScopeInspectLayout
{
  GtkWidget parent_instance;

  gboolean findings_first;
};

G_DEFINE_TYPE (ScopeInspectLayout, scope_inspect_layout, GTK_TYPE_WIDGET)

/* The sections from top to bottom; those of @full are as wide as the page. */
typedef struct
{
  GtkWidget *full[2];
  guint n_full;
  GtkWidget *findings; /* (nullable): if they are not among those */
  GtkWidget *components;
  GtkWidget *copy;
  gboolean wide;
  int column;
} Plan;

static Plan
plan_for (ScopeInspectLayout *self, int width)
{
  Plan plan = { 0 };
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self));
  GtkWidget *second = gtk_widget_get_next_sibling (first);

  plan.full[plan.n_full++] = first;
  if (self->findings_first)
    plan.full[plan.n_full++] = second;
  else
    plan.findings = second;
  plan.components = gtk_widget_get_next_sibling (second);
  plan.copy = gtk_widget_get_next_sibling (plan.components);
  plan.wide = width >= SCOPE_INSPECT_LAYOUT_WIDE;
  plan.column = plan.wide ? (width - GAP) / 2 : width;
  return plan;
}

static int
height_of (GtkWidget *child, int width)
{
  int height;

  if (child == NULL || !gtk_widget_should_layout (child))
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL,
                      NULL);
  return height;
}

/* The height of two sections below each other; either may be hidden. */
static int
stack (int upper, int lower)
{
  return upper + lower + (upper > 0 && lower > 0 ? GAP : 0);
}

static int
width_of (ScopeInspectLayout *self, gboolean natural)
{
  int width = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum,
                          &child_natural, NULL, NULL);
      width = MAX (width, natural ? child_natural : child_minimum);
    }
  return width;
}

static void
scope_inspect_layout_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  ScopeInspectLayout *self = SCOPE_INSPECT_LAYOUT (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width_of (self, FALSE);
      *natural = 2 * width_of (self, TRUE) + GAP;
    }
  else
    {
      Plan plan = plan_for (self, scope_width_to_measure (for_size));
      int width = for_size < 0 ? -1 : plan.column, above = 0, below;
      int components = height_of (plan.components, width);
      int others
          = stack (height_of (plan.findings, width), height_of (plan.copy, width));

      for (guint i = 0; i < plan.n_full; i++)
        above = stack (above, height_of (plan.full[i], for_size));
      below = plan.wide ? MAX (components, others) : stack (components, others);
      *minimum = *natural = stack (above, below);
    }
}

/* Allocates @child at @y and returns the y of the next child. */
static int
place (GtkWidget *child, int x, int y, int width)
{
  int height = height_of (child, width);

  if (height == 0)
    return y;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
  return y + height + GAP;
}

static void
scope_inspect_layout_size_allocate (GtkWidget *widget,
                                    int width,
                                    int height,
                                    int baseline)
{
  Plan plan = plan_for (SCOPE_INSPECT_LAYOUT (widget), width);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int end = plan.wide ? width - plan.column : 0;
  int y = 0;

  for (guint i = 0; i < plan.n_full; i++)
    y = place (plan.full[i], 0, y, width);
  if (plan.wide)
    {
      place (plan.components, rtl ? end : 0, y, plan.column);
      y = place (plan.findings, rtl ? 0 : end, y, plan.column);
      place (plan.copy, rtl ? 0 : end, y, plan.column);
      return;
    }
  y = place (plan.findings, 0, y, plan.column);
  y = place (plan.components, 0, y, plan.column);
  place (plan.copy, 0, y, plan.column);
}

static GtkSizeRequestMode
scope_inspect_layout_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The order of the children is the one in which screen readers read. */
static void
sort_children (gpointer data)
{
  GtkWidget *first = gtk_widget_get_first_child (data);

  if (first != NULL)
    gtk_widget_insert_after (first, data, gtk_widget_get_next_sibling (first));
}

static void
scope_inspect_layout_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (scope_inspect_layout_parent_class)->dispose (object);
}

static void
scope_inspect_layout_class_init (ScopeInspectLayoutClass *klass)
{
  static const ScopeProperty properties[] = {
    { "findings-first", SCOPE_PROPERTY_BOOLEAN,
      SCOPE_MEMBER (ScopeInspectLayout, findings_first), .changed = sort_children },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  G_OBJECT_CLASS (klass)->dispose = scope_inspect_layout_dispose;
  widget_class->measure = scope_inspect_layout_measure;
  widget_class->size_allocate = scope_inspect_layout_size_allocate;
  widget_class->get_request_mode = scope_inspect_layout_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_inspect_layout_init (ScopeInspectLayout *self)
{
}
