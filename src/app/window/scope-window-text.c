/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-versions.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

void
scope_window_open_file (ScopeWindow *self, GFile *file)
{
  g_return_if_fail (SCOPE_IS_WINDOW (self));
  if (scope_window_is_set_file (file))
    {
      scope_window_open_set (self, file);
      return;
    }
  scope_window_show_page (self, "text");
  scope_text_page_open (self->text_page, file);
}

static void
on_file (GObject *window, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file = scope_file_dialog_finish (result);

  if (file != NULL)
    scope_window_open_file (SCOPE_WINDOW (window), file);
}

/* No filter: text files have any name. */
static void
open_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_file_dialog_open (GTK_WINDOW (widget), _ ("Open Text File"), on_file, NULL);
}

static void
find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (self->text_page != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->text_page)))
    scope_text_page_search (self->text_page);
}

static void
toggle_deceptive (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (self->text_page != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->text_page)))
    scope_text_page_toggle_deceptive (self->text_page);
}

/* The parameter is the position of a row of the page Text. */
static void
show_link (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  ScopeLinkList *links
      = self->text_page != NULL ? scope_text_page_get_links (self->text_page) : NULL;

  if (links == NULL)
    return;
  scope_window_show_page (self, "inspect");
  scope_link_bar_show_link (self->link_bar, links, g_variant_get_uint32 (parameter));
}

static void
show_links (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_window_show_page (self, "text");
  scope_text_page_show_link (self->text_page,
                             scope_link_bar_get_position (self->link_bar));
}

static void
next_link (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_link_bar_step (SCOPE_WINDOW (widget)->link_bar, 1);
}

static void
previous_link (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_link_bar_step (SCOPE_WINDOW (widget)->link_bar, -1);
}

void
scope_window_text_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.next-link", NULL, next_link);
  gtk_widget_class_install_action (klass, "win.previous-link", NULL, previous_link);
  gtk_widget_class_install_action (klass, "win.show-link", "u", show_link);
  gtk_widget_class_install_action (klass, "win.show-links", NULL, show_links);
  gtk_widget_class_install_action (klass, "win.open-text", NULL, open_text);
  gtk_widget_class_install_action (klass, "win.find", NULL, find);
  gtk_widget_class_install_action (klass, "win.only-deceptive", NULL, toggle_deceptive);
}
