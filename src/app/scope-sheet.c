/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-sheet.h"

struct _ScopeSheet
{
  GtkWidget parent_instance;
};

G_DEFINE_TYPE (ScopeSheet, scope_sheet, GTK_TYPE_WIDGET)

static void
scope_sheet_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    return;
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation,
                      for_size, minimum, natural, NULL, NULL);
}

static void
scope_sheet_size_allocate (GtkWidget *widget,
                           int width,
                           int height,
                           int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
scope_sheet_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (gtk_widget_get_first_child (widget));
}

static void
scope_sheet_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (scope_sheet_parent_class)->dispose (object);
}

static void
scope_sheet_class_init (ScopeSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_sheet_dispose;
  widget_class->measure = scope_sheet_measure;
  widget_class->size_allocate = scope_sheet_size_allocate;
  widget_class->get_request_mode = scope_sheet_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_sheet_init (ScopeSheet *self)
{
}
