/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-name-value-box.h"

#include "scope-property.h"
#include "scope-vbox.h"

#define NAME_GAP 12
#define LINE_GAP 2

/* The name of a value of more lines is at the top: in the middle it may be out of
 * view. */
#define TALL 12

struct _ScopeNameValueBox
{
  GtkWidget parent_instance;

  int name_chars;
  int beside;
};

G_DEFINE_TYPE (ScopeNameValueBox, scope_name_value_box, GTK_TYPE_WIDGET)

typedef struct
{
  GtkWidget *name;
  GtkWidget *value;
  gboolean wide;
  int name_width;
  int value_width;
} Plan;

static int
width_of (GtkWidget *child, gboolean natural)
{
  int child_minimum, child_natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum,
                      &child_natural, NULL, NULL);
  return natural ? child_natural : child_minimum;
}

static int
height_of (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL,
                      NULL);
  return height;
}

static int
name_width_of (ScopeNameValueBox *self, GtkWidget *name)
{
  PangoContext *context = gtk_widget_get_pango_context (name);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_char_width (metrics)
                                 * self->name_chars);

  pango_font_metrics_unref (metrics);
  return MAX (width, width_of (name, TRUE));
}

/* With a large font, names are wide and the value moves below sooner. */
static Plan
plan_for (ScopeNameValueBox *self, int width)
{
  Plan plan = { 0 };

  plan.name = gtk_widget_get_first_child (GTK_WIDGET (self));
  plan.value = gtk_widget_get_next_sibling (plan.name);
  plan.name_width = name_width_of (self, plan.name);
  plan.wide = width >= MAX (self->beside, 2 * plan.name_width);
  plan.value_width = plan.wide ? width - plan.name_width - NAME_GAP : width;
  if (!plan.wide)
    plan.name_width = width;
  return plan;
}

static void
scope_name_value_box_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  Plan plan
      = plan_for (SCOPE_NAME_VALUE_BOX (widget), scope_width_to_measure (for_size));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (width_of (plan.name, FALSE), width_of (plan.value, FALSE));
      *natural = width_of (plan.name, TRUE) + NAME_GAP + width_of (plan.value, TRUE);
      return;
    }
  if (for_size < 0)
    plan.name_width = plan.value_width = -1;
  *minimum = *natural = plan.wide ? MAX (height_of (plan.name, plan.name_width),
                                         height_of (plan.value, plan.value_width))
                                  : height_of (plan.name, plan.name_width) + LINE_GAP
                                        + height_of (plan.value, plan.value_width);
}

static void
scope_name_value_box_size_allocate (GtkWidget *widget,
                                    int width,
                                    int height,
                                    int baseline)
{
  Plan plan = plan_for (SCOPE_NAME_VALUE_BOX (widget), width);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int name_height = height_of (plan.name, plan.name_width);
  int value_height = height_of (plan.value, plan.value_width);
  gboolean tall = value_height >= TALL * name_height;
  GtkAllocation name = { 0, 0, plan.name_width, name_height };
  GtkAllocation value = { width - plan.value_width, 0, plan.value_width, value_height };

  if (!plan.wide)
    value.y = name_height + LINE_GAP;
  else
    {
      name.y = tall ? 0 : (height - name_height) / 2;
      value.y = (height - value_height) / 2;
    }
  if (rtl)
    {
      name.x = width - plan.name_width;
      value.x = 0;
    }
  gtk_widget_size_allocate (plan.name, &name, -1);
  gtk_widget_size_allocate (plan.value, &value, -1);
}

static GtkSizeRequestMode
scope_name_value_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
resize (gpointer self)
{
  gtk_widget_queue_resize (self);
}

static void
scope_name_value_box_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (scope_name_value_box_parent_class)->dispose (object);
}

static void
scope_name_value_box_class_init (ScopeNameValueBoxClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_INT_PROPERTY (ScopeNameValueBox, "name-chars", name_chars),
    SCOPE_INT_PROPERTY (ScopeNameValueBox, "beside", beside),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scope_name_value_box_dispose;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), resize);
  widget_class->measure = scope_name_value_box_measure;
  widget_class->size_allocate = scope_name_value_box_size_allocate;
  widget_class->get_request_mode = scope_name_value_box_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_name_value_box_init (ScopeNameValueBox *self)
{
  self->beside = SCOPE_NAME_VALUE_BOX_WIDE;
}
