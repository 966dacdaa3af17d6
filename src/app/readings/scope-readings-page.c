/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-readings-page.h"

#include "scope-closures.h"
#include "scope-property.h"
#include "scope-spec-result-row.h"

struct _ScopeReadingsPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  GtkListBox *readings;
};

G_DEFINE_TYPE (ScopeReadingsPage, scope_readings_page, ADW_TYPE_BIN)

static GtkWidget *
create_row (gpointer item, gpointer data)
{
  return scope_spec_result_row_new (item, SCOPE_READINGS_PAGE (data)->document);
}

static void
follow_document (gpointer data)
{
  ScopeReadingsPage *self = data;

  gtk_list_box_bind_model (self->readings,
                           scope_document_get_spec_results (self->document), create_row,
                           self, NULL);
}

static void
scope_readings_page_dispose (GObject *object)
{
  ScopeReadingsPage *self = SCOPE_READINGS_PAGE (object);

  if (self->document != NULL)
    gtk_list_box_bind_model (self->readings, NULL, NULL, NULL, NULL);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_readings_page_parent_class)->dispose (object);
}

static void
scope_readings_page_class_init (ScopeReadingsPageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeReadingsPage, "document", document,
                           scope_document_get_type),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scope_readings_page_dispose;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);

  scope_template_set (widget_class, "scope-readings-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeReadingsPage, readings);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_readings_page_init (ScopeReadingsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
