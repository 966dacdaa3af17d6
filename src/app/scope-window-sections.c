/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

/* F6 goes from section to section that can be seen, in the order in which they are
 * laid out. A section is what has one of these style classes; of several within
 * each other it is the outermost. */
static const char *const section_classes[]
    = { "section", "boxed-list", "card" };

static gboolean
is_section (GtkWidget *widget)
{
  for (gsize i = 0; i < G_N_ELEMENTS (section_classes); i++)
    if (gtk_widget_has_css_class (widget, section_classes[i]))
      return TRUE;
  return FALSE;
}

/* A page that is not shown is not mapped. */
static void
collect (GtkWidget *widget, GPtrArray *sections)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_section (widget))
    {
      g_ptr_array_add (sections, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, sections);
}

/* The section that @focus is in; that many if it is in none. */
static guint
find_current (const GPtrArray *sections, GtkWidget *focus)
{
  guint i = 0;

  while (i < sections->len && focus != NULL
         && !gtk_widget_is_ancestor (focus, sections->pdata[i]))
    i++;
  return focus != NULL ? i : sections->len;
}

/* One that takes no focus is passed over. */
static void
go (ScopeWindow *self, guint by)
{
  g_autoptr (GPtrArray) sections = g_ptr_array_new ();
  guint at, n;

  collect (GTK_WIDGET (self), sections);
  n = sections->len;
  at = find_current (sections, gtk_window_get_focus (GTK_WINDOW (self)));
  if (at == n)
    at = by == 1 ? n - 1 : 0;
  for (guint i = 0; i < n; i++)
    {
      at = (at + by + n) % n;
      if (gtk_widget_child_focus (sections->pdata[at], GTK_DIR_TAB_FORWARD))
        return;
    }
}

static void
next_section (GtkWidget *widget, const char *action, GVariant *parameter)
{
  go (SCOPE_WINDOW (widget), 1);
}

static void
previous_section (GtkWidget *widget, const char *action, GVariant *parameter)
{
  go (SCOPE_WINDOW (widget), G_MAXUINT);
}

void
scope_window_sections_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.next-section", NULL,
                                   next_section);
  gtk_widget_class_install_action (klass, "win.previous-section", NULL,
                                   previous_section);
}
