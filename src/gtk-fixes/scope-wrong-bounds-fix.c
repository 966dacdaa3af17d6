/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

#include <math.h>

/* GTK tells assistive technologies where the border of a widget is from where its
 * parent's padding ends, and adds these positions up for that in the window: the
 * padding of each widget around it is missing. Magnifiers and mouse review look
 * elsewhere. So we give the position from the parent's border.
 *
 * To see it: open the window in Accerciser, which frames the selected widget, or run
 * e2e-narrow.
 *
 * Versions: GTK 4.18.6; not 4.8.3 (tried). */

#if GTK_CHECK_VERSION(4, 18, 0)

static gboolean (*gtk_get_bounds) (GtkAccessible *, int *, int *, int *, int *);

static gboolean
get_bounds (GtkWidget *widget, int *x, int *y, int *width, int *height)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds, around;

  if (!gtk_widget_get_realized (widget))
    return FALSE;
  if (parent == NULL)
    parent = widget;
  if (!gtk_widget_compute_bounds (widget, parent, &bounds)
      || !gtk_widget_compute_bounds (parent, parent, &around))
    return gtk_get_bounds (GTK_ACCESSIBLE (widget), x, y, width, height);
  graphene_rect_offset (&bounds, -around.origin.x, -around.origin.y);
  *x = (int) floorf (bounds.origin.x);
  *y = (int) floorf (bounds.origin.y);
  *width = (int) ceilf (bounds.origin.x + bounds.size.width) - *x;
  *height = (int) ceilf (bounds.origin.y + bounds.size.height) - *y;
  return TRUE;
}

static gboolean
get_widget_bounds (GtkAccessible *self, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GtkAccessible) around = gtk_accessible_get_accessible_parent (self);

  if (!get_bounds (widget, x, y, width, height))
    return FALSE;
  /* The page of a stack is an object between the two, and has the position. */
  if (GTK_IS_STACK_PAGE (around) || ADW_IS_VIEW_STACK_PAGE (around))
    *x = *y = 0;
  return TRUE;
}

static gboolean
get_page_bounds (GtkAccessible *self, int *x, int *y, int *width, int *height)
{
  GtkWidget *child = GTK_IS_STACK_PAGE (self)
                         ? gtk_stack_page_get_child (GTK_STACK_PAGE (self))
                         : adw_view_stack_page_get_child (ADW_VIEW_STACK_PAGE (self));

  return get_bounds (child, x, y, width, height);
}

/* Classes that are made later take the function from their parent. */
static void
replace (GType type)
{
  gpointer klass = g_type_class_peek (type);
  GtkAccessibleInterface *accessible
      = klass != NULL ? g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE) : NULL;
  g_autofree GType *children = NULL;

  if (accessible == NULL || accessible->get_bounds != gtk_get_bounds)
    return;
  accessible->get_bounds = get_widget_bounds;
  children = g_type_children (type, NULL);
  for (GType *child = children; *child != G_TYPE_INVALID; child++)
    replace (*child);
}

static void
replace_for_pages (GType type)
{
  gpointer klass = g_type_class_ref (type);
  GtkAccessibleInterface *accessible
      = g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE);

  if (accessible != NULL)
    accessible->get_bounds = get_page_bounds;
  g_type_class_unref (klass);
}

void
scope_wrong_bounds_fix (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *accessible
      = g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE);

  if (gtk_get_bounds == NULL)
    {
      gtk_get_bounds = accessible->get_bounds;
      replace (GTK_TYPE_WIDGET);
      replace_for_pages (GTK_TYPE_STACK_PAGE);
      replace_for_pages (ADW_TYPE_VIEW_STACK_PAGE);
    }
  g_type_class_unref (klass);
}

#else

void
scope_wrong_bounds_fix (void)
{
}

#endif
