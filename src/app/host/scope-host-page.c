/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-page.h"

#include "scope-closures.h"
#include "scope-copy-row.h"
#include "scope-host-flavour-view.h"
#include "scope-host-label-row.h"
#include "scope-host-tracker.h"
#include "scope-property.h"

struct _ScopeHostPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  ScopeHostTracker *host;
  GtkListBox *forms;
  GtkListBox *labels;
  GtkListBox *flavours;
};

G_DEFINE_TYPE (ScopeHostPage, scope_host_page, ADW_TYPE_BIN)

static GtkWidget *
create_form_row (gpointer item, gpointer data)
{
  static const char *const names[] = { "title", "text", "caption", "reason" };
  ScopeHostFormKind kind = (ScopeHostFormKind) SCOPE_ROW (item)->key;
  GtkWidget *row = g_object_new (SCOPE_TYPE_COPY_ROW, "action",
                                 scope_host_form_action (kind), "action-label",
                                 scope_host_form_copy_label (kind), "host", TRUE, NULL);

  g_object_bind_property (item, "title", row, "text-label", G_BINDING_SYNC_CREATE);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_bind_property (item, names[i], row, names[i], G_BINDING_SYNC_CREATE);
  return row;
}

static GtkWidget *
create_label_row (gpointer item, gpointer data)
{
  return scope_host_label_row_new (item);
}

static GtkWidget *
create_flavour_row (gpointer item, gpointer data)
{
  GtkWidget *cell = scope_host_flavour_view_new (item);
  g_autofree char *title = NULL;
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE,
                                 "focusable", FALSE, "child", cell, NULL);

  gtk_widget_add_css_class (row, "whole");
  g_object_get (item, "title", &title, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  return row;
}

/* The window copies, and shows a toast. */
static void
copy_text (GtkWidget *widget, const char *text)
{
  if (text != NULL)
    gtk_widget_activate_action (widget, "win.copy-component", "s", text);
}

static void
copy_form (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeHostPage *self = SCOPE_HOST_PAGE (widget);

  for (int i = 0; i < SCOPE_HOST_N_FORMS; i++)
    if (g_str_equal (scope_host_form_action ((ScopeHostFormKind) i), action))
      {
        g_autofree char *text
            = scope_host_tracker_dup_form (self->host, (ScopeHostFormKind) i);

        copy_text (widget, text);
      }
}

static void
copy_label (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeHostPage *self = SCOPE_HOST_PAGE (widget);
  guint label, idna;
  gboolean unicode;
  g_autofree char *text = NULL;

  g_variant_get (parameter, "(uub)", &label, &idna, &unicode);
  text = scope_host_tracker_dup_label (self->host, label, idna, unicode);
  copy_text (widget, text);
}

static void
update_actions (ScopeHostPage *self)
{
  for (int i = 0; i < SCOPE_HOST_N_FORMS; i++)
    {
      ScopeHostFormKind kind = (ScopeHostFormKind) i;
      g_autofree char *text = scope_host_tracker_dup_form (self->host, kind);

      gtk_widget_action_set_enabled (GTK_WIDGET (self), scope_host_form_action (kind),
                                     text != NULL);
    }
}

/* Analyses the host only while the page is visible. */
static void
update_active (ScopeHostPage *self)
{
  if (self->host != NULL)
    scope_host_tracker_set_active (self->host,
                                   gtk_widget_get_mapped (GTK_WIDGET (self)));
}

static void
follow_document (gpointer data)
{
  ScopeHostPage *self = data;

  self->host = scope_host_tracker_new (self->document);
  g_signal_connect_object (self->host, "notify::verdict", G_CALLBACK (update_actions),
                           self, G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->forms, scope_host_tracker_get_forms (self->host),
                           create_form_row, NULL, NULL);
  gtk_list_box_bind_model (self->labels, scope_host_tracker_get_labels (self->host),
                           create_label_row, NULL, NULL);
  gtk_list_box_bind_model (self->flavours, scope_host_tracker_get_flavours (self->host),
                           create_flavour_row, NULL, NULL);
  g_object_notify (G_OBJECT (self), "host");
  update_active (self);
}

static void
scope_host_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scope_host_page_parent_class)->map (widget);
  update_active (SCOPE_HOST_PAGE (widget));
}

static void
scope_host_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scope_host_page_parent_class)->unmap (widget);
  update_active (SCOPE_HOST_PAGE (widget));
}

static void
scope_host_page_dispose (GObject *object)
{
  ScopeHostPage *self = SCOPE_HOST_PAGE (object);

  if (self->document != NULL)
    {
      gtk_list_box_bind_model (self->forms, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->labels, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->flavours, NULL, NULL, NULL, NULL);
    }
  g_clear_object (&self->host);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_host_page_parent_class)->dispose (object);
}

static void
scope_host_page_class_init (ScopeHostPageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeHostPage, "document", document,
                           scope_document_get_type),
    SCOPE_OBJECT_PROPERTY (ScopeHostPage, "host", host, scope_host_tracker_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);
  G_OBJECT_CLASS (klass)->dispose = scope_host_page_dispose;
  widget_class->map = scope_host_page_map;
  widget_class->unmap = scope_host_page_unmap;
  for (int i = 0; i < SCOPE_HOST_N_FORMS; i++)
    gtk_widget_class_install_action (
        widget_class, scope_host_form_action ((ScopeHostFormKind) i), NULL, copy_form);
  gtk_widget_class_install_action (widget_class, "host.copy-label", "(uub)",
                                   copy_label);
  scope_template_set (widget_class, "scope-host-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeHostPage, forms);
  gtk_widget_class_bind_template_child (widget_class, ScopeHostPage, labels);
  gtk_widget_class_bind_template_child (widget_class, ScopeHostPage, flavours);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_host_page_init (ScopeHostPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
