/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-option.h"

#include "scope-gtk-fixes.h"

/* Rows of this width fit into a narrow window. */
#define ROW_CHARS 32

/* Opens the list at the chosen option. */
static void
on_row_mapped (GtkWidget *row, GtkListItem *item)
{
  if (gtk_list_item_get_selected (item))
    gtk_widget_grab_focus (gtk_widget_get_parent (row));
}

/* A row has the heading of a section, a title and a summary. */
static void
set_up (GtkListItemFactory *factory, GtkListItem *item)
{
  static const char *const classes[] = { "heading", "body", "caption" };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  for (int line = 0; line < (int) G_N_ELEMENTS (classes); line++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (label), ROW_CHARS);
      gtk_label_set_max_width_chars (GTK_LABEL (label), ROW_CHARS);
      gtk_box_append (GTK_BOX (lines), label);
      gtk_widget_add_css_class (label, classes[line]);
      if (line != 1)
        gtk_widget_add_css_class (label, "secondary");
    }
  gtk_box_append (GTK_BOX (row), lines);
  gtk_box_append (GTK_BOX (row), tick);
  g_object_bind_property (item, "selected", tick, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect (row, "map", G_CALLBACK (on_row_mapped), item);
  gtk_list_item_set_child (item, row);
}

static void
bind (GtkListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const ScopeOptions *choices = data;
  ScopeOption choice = choices->get (gtk_list_item_get_position (item));
  GtkWidget *lines = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *section = gtk_widget_get_first_child (lines);
  GtkWidget *title = gtk_widget_get_next_sibling (section);
  GtkWidget *summary = gtk_widget_get_next_sibling (title);

  gtk_widget_set_visible (section, choice.section != NULL);
  if (choice.section != NULL)
    gtk_label_set_label (GTK_LABEL (section), choice.section);
  gtk_label_set_label (GTK_LABEL (title), choice.title);
  gtk_widget_set_visible (summary, choice.summary != NULL);
  if (choice.summary != NULL)
    gtk_label_set_label (GTK_LABEL (summary), choice.summary);
  scope_unnamed_widget_fix_list_row (
      gtk_widget_get_parent (gtk_list_item_get_child (item)), choice.title,
      choice.summary);
  g_free (choice.title);
}

GtkListItemFactory *
scope_options_new_factory (const ScopeOptions *choices)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), (gpointer) choices);
  return factory;
}

const char *
scope_options_get_id (const ScopeOptions *self, guint index)
{
  ScopeOption option;

  if (index == GTK_INVALID_LIST_POSITION)
    return NULL;
  option = self->get (index);
  g_free (option.title);
  return option.id;
}

guint
scope_options_find_id (const ScopeOptions *self, const char *id)
{
  for (guint i = 0; id != NULL && i < self->count (); i++)
    if (g_ascii_strcasecmp (scope_options_get_id (self, i), id) == 0)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

GtkStringList *
scope_options_new_titles (const ScopeOptions *self)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->count (); i++)
    gtk_string_list_take (titles, self->get (i).title);
  return titles;
}
