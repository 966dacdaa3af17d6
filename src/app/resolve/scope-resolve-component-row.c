/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolve-component-row.h"

#include "scope-closures.h"
#include "scope-component-swatch.h"
#include "scope-name-value-box.h"
#include "scope-selectable-text.h"

struct _ScopeResolveComponentRow
{
  GtkListBoxRow parent_instance;

  ScopeResolveComponent *component;
  GtkWidget *source;
};

G_DEFINE_TYPE (ScopeResolveComponentRow,
               scope_resolve_component_row,
               GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_COMPONENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
scope_resolve_component_row_get_property (GObject *object,
                                          guint id,
                                          GValue *value,
                                          GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_RESOLVE_COMPONENT_ROW (object)->component);
}

static void
scope_resolve_component_row_set_property (GObject *object,
                                          guint id,
                                          const GValue *value,
                                          GParamSpec *pspec)
{
  ScopeResolveComponentRow *self = SCOPE_RESOLVE_COMPONENT_ROW (object);

  if (g_set_object (&self->component, g_value_get_object (value)))
    g_object_notify_by_pspec (object, props[PROP_COMPONENT]);
}

static void
scope_resolve_component_row_finalize (GObject *object)
{
  g_clear_object (&SCOPE_RESOLVE_COMPONENT_ROW (object)->component);
  G_OBJECT_CLASS (scope_resolve_component_row_parent_class)->finalize (object);
}

static void
scope_resolve_component_row_class_init (ScopeResolveComponentRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_resolve_component_row_get_property;
  object_class->set_property = scope_resolve_component_row_set_property;
  object_class->finalize = scope_resolve_component_row_finalize;
  props[PROP_COMPONENT] = g_param_spec_object (
      "part", NULL, NULL, SCOPE_TYPE_RESOLVE_COMPONENT,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_COMPONENT_SWATCH);
  g_type_ensure (SCOPE_TYPE_NAME_VALUE_BOX);
  g_type_ensure (SCOPE_TYPE_VBOX);
  g_type_ensure (SCOPE_TYPE_SELECTABLE_TEXT);
  gtk_widget_class_set_template_from_resource (
      widget_class,
      "/io/github/iriscope/Iriscope/scope-resolve-component-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeResolveComponentRow,
                                        source);
  scope_closures_bind (widget_class);
}

static void
scope_resolve_component_row_init (ScopeResolveComponentRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_resolve_component_row_new (ScopeResolveComponent *component,
                                 GtkSizeGroup *sources)
{
  ScopeResolveComponentRow *self = g_object_new (
      SCOPE_TYPE_RESOLVE_COMPONENT_ROW, "part", component, NULL);

  gtk_size_group_add_widget (sources, self->source);
  return GTK_WIDGET (self);
}
