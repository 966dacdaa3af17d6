/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-scrolled-page.h"

struct _ScopeScrolledPage
{
  GtkWidget parent_instance;
};

G_DEFINE_TYPE (ScopeScrolledPage, scope_scrolled_page, GTK_TYPE_WIDGET)

static void
scope_scrolled_page_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    return;
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size,
                      minimum, natural, NULL, NULL);
}

static void
scope_scrolled_page_size_allocate (GtkWidget *widget,
                                   int width,
                                   int height,
                                   int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
scope_scrolled_page_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (gtk_widget_get_first_child (widget));
}

static void
scope_scrolled_page_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (scope_scrolled_page_parent_class)->dispose (object);
}

static void
scope_scrolled_page_class_init (ScopeScrolledPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_scrolled_page_dispose;
  widget_class->measure = scope_scrolled_page_measure;
  widget_class->size_allocate = scope_scrolled_page_size_allocate;
  widget_class->get_request_mode = scope_scrolled_page_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_scrolled_page_init (ScopeScrolledPage *self)
{
}
