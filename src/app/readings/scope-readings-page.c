/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-readings-page.h"

#include "scope-adaptive-box.h"
#include "scope-closures.h"
#include "scope-scrolled-page.h"
#include "scope-spec-result-row.h"

struct _ScopeReadingsPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  GtkListBox *readings;
};

G_DEFINE_TYPE (ScopeReadingsPage, scope_readings_page, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GtkWidget *
create_row (gpointer item, gpointer data)
{
  return scope_spec_result_row_new (item, SCOPE_READINGS_PAGE (data)->document);
}

/* GtkListBox does not emit the "activate" signal of its rows. */
static void
activate_row (GtkListBox *list, GtkListBoxRow *row)
{
  g_signal_emit_by_name (row, "activate");
}

static void
scope_readings_page_get_property (GObject *object,
                                  guint id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_READINGS_PAGE (object)->document);
}

static void
scope_readings_page_set_property (GObject *object,
                                  guint id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScopeReadingsPage *self = SCOPE_READINGS_PAGE (object);

  if (!g_set_object (&self->document, g_value_get_object (value)))
    return;
  if (self->document != NULL)
    gtk_list_box_bind_model (self->readings,
                             scope_document_get_spec_results (self->document),
                             create_row, self, NULL);
  g_object_notify_by_pspec (object, props[PROP_DOCUMENT]);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_readings_page_get_property;
  object_class->set_property = scope_readings_page_set_property;
  object_class->dispose = scope_readings_page_dispose;
  props[PROP_DOCUMENT] = g_param_spec_object (
      "document", NULL, NULL, SCOPE_TYPE_DOCUMENT,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_ADAPTIVE_BOX);
  g_type_ensure (SCOPE_TYPE_SCROLLED_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-readings-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeReadingsPage, readings);
  gtk_widget_class_bind_template_callback (widget_class, activate_row);
  scope_closures_bind (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_readings_page_init (ScopeReadingsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
