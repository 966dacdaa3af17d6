/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolve-component-row.h"

#include "scope-closures.h"

struct _ScopeResolveComponentRow
{
  ScopeItemRow parent_instance;

  GtkWidget *source;
};

G_DEFINE_TYPE (ScopeResolveComponentRow,
               scope_resolve_component_row,
               SCOPE_TYPE_ITEM_ROW)

static void
scope_resolve_component_row_class_init (ScopeResolveComponentRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCOPE_TYPE_RESOLVE_COMPONENT);
  scope_template_set (widget_class, "scope-resolve-component-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeResolveComponentRow, source);
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
  ScopeResolveComponentRow *self
      = g_object_new (SCOPE_TYPE_RESOLVE_COMPONENT_ROW, "item", component, NULL);

  gtk_size_group_add_widget (sources, self->source);
  return GTK_WIDGET (self);
}
