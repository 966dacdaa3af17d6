/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolve-part-row.h"

#include "closures.h"
#include "scope-chip.h"
#include "scope-field.h"
#include "scope-value.h"

struct _ScopeResolvePartRow
{
  GtkListBoxRow parent_instance;

  ScopeResolvePart *part;
  GtkWidget *source;
};

G_DEFINE_TYPE (ScopeResolvePartRow,
               scope_resolve_part_row,
               GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_PART = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
scope_resolve_part_row_get_property (GObject *object,
                                     guint id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_RESOLVE_PART_ROW (object)->part);
}

static void
scope_resolve_part_row_set_property (GObject *object,
                                     guint id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  ScopeResolvePartRow *self = SCOPE_RESOLVE_PART_ROW (object);

  if (g_set_object (&self->part, g_value_get_object (value)))
    g_object_notify_by_pspec (object, props[PROP_PART]);
}

static void
scope_resolve_part_row_finalize (GObject *object)
{
  g_clear_object (&SCOPE_RESOLVE_PART_ROW (object)->part);
  G_OBJECT_CLASS (scope_resolve_part_row_parent_class)->finalize (object);
}

static void
scope_resolve_part_row_class_init (ScopeResolvePartRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_resolve_part_row_get_property;
  object_class->set_property = scope_resolve_part_row_set_property;
  object_class->finalize = scope_resolve_part_row_finalize;
  props[PROP_PART] = g_param_spec_object (
      "part", NULL, NULL, SCOPE_TYPE_RESOLVE_PART,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_CHIP);
  g_type_ensure (SCOPE_TYPE_FIELD);
  g_type_ensure (SCOPE_TYPE_LINES);
  g_type_ensure (SCOPE_TYPE_VALUE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-resolve-part-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeResolvePartRow,
                                        source);
  scope_closures_bind (widget_class);
}

static void
scope_resolve_part_row_init (ScopeResolvePartRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_resolve_part_row_new (ScopeResolvePart *part, GtkSizeGroup *sources)
{
  ScopeResolvePartRow *self
      = g_object_new (SCOPE_TYPE_RESOLVE_PART_ROW, "part", part, NULL);

  gtk_size_group_add_widget (sources, self->source);
  return GTK_WIDGET (self);
}
