/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-narrow-bin.h"

struct _ScopeNarrowBin
{
  GtkWidget parent_instance;
};

G_DEFINE_TYPE (ScopeNarrowBin, scope_narrow_bin, GTK_TYPE_WIDGET)

static void
scope_narrow_bin_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size,
                      minimum, natural, NULL, NULL);
}

/* The style class takes effect in the next frame, after this layout. */
static void
scope_narrow_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  if (width < SCOPE_NARROW_BIN_WIDTH)
    gtk_widget_add_css_class (widget, "narrow");
  else
    gtk_widget_remove_css_class (widget, "narrow");
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
scope_narrow_bin_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (gtk_widget_get_first_child (widget));
}

static void
scope_narrow_bin_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (scope_narrow_bin_parent_class)->dispose (object);
}

static void
scope_narrow_bin_class_init (ScopeNarrowBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_narrow_bin_dispose;
  widget_class->measure = scope_narrow_bin_measure;
  widget_class->size_allocate = scope_narrow_bin_size_allocate;
  widget_class->get_request_mode = scope_narrow_bin_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_narrow_bin_init (ScopeNarrowBin *self)
{
}
