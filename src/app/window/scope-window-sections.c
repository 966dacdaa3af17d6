/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

/* F6 goes through the visible sections in the order of their layout. A section is an
 * outermost widget with one of these style classes. */
static const char *const section_classes[] = { "section", "boxed-list", "card" };

static gboolean
is_section (GtkWidget *widget)
{
  for (gsize i = 0; i < G_N_ELEMENTS (section_classes); i++)
    if (gtk_widget_has_css_class (widget, section_classes[i]))
      return TRUE;
  return FALSE;
}

typedef struct
{
  GtkWidget *widget;
  graphene_rect_t place;
} Section;

static float
get_scroll (GtkWidget *widget)
{
  GtkAdjustment *down
      = GTK_IS_SCROLLED_WINDOW (widget)
            ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget))
            : NULL;

  return down != NULL ? (float) gtk_adjustment_get_value (down) : 0;
}

/* Adds back how far the content is scrolled, or a page would come before the header.
 * Hidden pages are not mapped. */
static void
collect (GtkWidget *window, GtkWidget *widget, float scroll, GArray *sections)
{
  Section section = { .widget = widget };

  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_section (widget))
    {
      if (!gtk_widget_compute_bounds (widget, window, &section.place))
        return;
      section.place.origin.y += scroll;
      g_array_append_val (sections, section);
      return;
    }
  scroll += get_scroll (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (window, child, scroll, sections);
}

/* From top to bottom, then in reading direction. */
static int
compare (gconstpointer a, gconstpointer b)
{
  const Section *first = a, *second = b;
  int direction = gtk_widget_get_direction (first->widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  float down = first->place.origin.y - second->place.origin.y;
  float across = first->place.origin.x - second->place.origin.x;

  if (down != 0)
    return down < 0 ? -1 : 1;
  return across == 0 ? 0 : across < 0 ? -direction : direction;
}

static GtkWidget *
get_section (const GArray *sections, guint i)
{
  return g_array_index (sections, Section, i).widget;
}

/* Returns the index of the section with @focus, or the length if there is none. */
static guint
find_current (const GArray *sections, GtkWidget *focus)
{
  for (guint i = 0; focus != NULL && i < sections->len; i++)
    if (gtk_widget_is_ancestor (focus, get_section (sections, i)))
      return i;
  return sections->len;
}

/* Skips sections that cannot take the focus. */
static void
go (ScopeWindow *self, gboolean forward)
{
  g_autoptr (GArray) sections = g_array_new (FALSE, FALSE, sizeof (Section));
  guint at, n;

  collect (GTK_WIDGET (self), GTK_WIDGET (self), 0, sections);
  g_array_sort (sections, compare);
  n = sections->len;
  at = find_current (sections, gtk_window_get_focus (GTK_WINDOW (self)));
  if (at == n)
    at = forward ? n - 1 : 0;
  for (guint i = 0; i < n; i++)
    {
      at = (forward ? at + 1 : at + n - 1) % n;
      if (gtk_widget_child_focus (get_section (sections, at), GTK_DIR_TAB_FORWARD))
        return;
    }
}

static void
next_section (GtkWidget *widget, const char *action, GVariant *parameter)
{
  go (SCOPE_WINDOW (widget), TRUE);
}

static void
previous_section (GtkWidget *widget, const char *action, GVariant *parameter)
{
  go (SCOPE_WINDOW (widget), FALSE);
}

void
scope_window_sections_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.next-section", NULL, next_section);
  gtk_widget_class_install_action (klass, "win.previous-section", NULL,
                                   previous_section);
}
