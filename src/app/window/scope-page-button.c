/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-page-button.h"

#include "scope-gtk-fixes.h"

static AdwViewStackPage *
get_visible_page (AdwViewStack *pages)
{
  return adw_view_stack_get_page (pages, adw_view_stack_get_visible_child (pages));
}

static void
name_button (GtkMenuButton *button, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  scope_unnamed_widget_fix_menu_button (button, name);
}

static void
show_name (GtkMenuButton *button, GParamSpec *pspec, AdwViewStack *pages)
{
  AdwViewStackPage *page = get_visible_page (pages);

  gtk_stack_set_visible_child_name (GTK_STACK (gtk_menu_button_get_child (button)),
                                    adw_view_stack_page_get_name (page));
  name_button (button, adw_view_stack_page_get_title (page));
}

static void
show_icon (GtkMenuButton *button, GParamSpec *pspec, AdwViewStack *pages)
{
  AdwViewStackPage *page = get_visible_page (pages);
  const char *title = adw_view_stack_page_get_title (page);

  gtk_menu_button_set_icon_name (button, adw_view_stack_page_get_icon_name (page));
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), title);
  name_button (button, title);
}

/* A box, so that the arrow is beside the name however wide the button is. */
static GtkWidget *
new_name (const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE, "icon-name",
                                               "pan-down-symbolic", "accessible-role",
                                               GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

void
scope_page_button_show_name (GtkMenuButton *button, AdwViewStack *pages)
{
  GtkStack *names = GTK_STACK (gtk_stack_new ());
  g_autoptr (GtkSelectionModel) all = adw_view_stack_get_pages (pages);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (all)); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (all), i);

      gtk_stack_add_named (names, new_name (adw_view_stack_page_get_title (page)),
                           adw_view_stack_page_get_name (page));
    }
  gtk_menu_button_set_child (button, GTK_WIDGET (names));
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (show_name),
                           button, G_CONNECT_SWAPPED);
  show_name (button, NULL, pages);
}

void
scope_page_button_show_icon (GtkMenuButton *button, AdwViewStack *pages)
{
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (show_icon),
                           button, G_CONNECT_SWAPPED);
  show_icon (button, NULL, pages);
}
