/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-item-row.h"

typedef struct
{
  GObject *item;
  GObject *document;
} ScopeItemRowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScopeItemRow,
                                     scope_item_row,
                                     GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_ITEM = 1,
  PROP_DOCUMENT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GObject **
get_field (gpointer self, guint id)
{
  ScopeItemRowPrivate *private = scope_item_row_get_instance_private (self);

  return id == PROP_ITEM ? &private->item : &private->document;
}

gpointer
scope_item_row_get_item (gpointer self)
{
  g_return_val_if_fail (SCOPE_IS_ITEM_ROW (self), NULL);
  return *get_field (self, PROP_ITEM);
}

ScopeDocument *
scope_item_row_get_document (gpointer self)
{
  g_return_val_if_fail (SCOPE_IS_ITEM_ROW (self), NULL);
  return (ScopeDocument *) *get_field (self, PROP_DOCUMENT);
}

static void
scope_item_row_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  g_value_set_object (value, *get_field (object, id));
}

static void
scope_item_row_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  if (g_set_object (get_field (object, id), g_value_get_object (value)))
    g_object_notify_by_pspec (object, pspec);
}

static void
scope_item_row_finalize (GObject *object)
{
  g_clear_object (get_field (object, PROP_ITEM));
  g_clear_object (get_field (object, PROP_DOCUMENT));
  G_OBJECT_CLASS (scope_item_row_parent_class)->finalize (object);
}

static void
scope_item_row_class_init (ScopeItemRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_item_row_get_property;
  object_class->set_property = scope_item_row_set_property;
  object_class->finalize = scope_item_row_finalize;
  props[PROP_ITEM] = g_param_spec_object ("item", NULL, NULL, G_TYPE_OBJECT, flags);
  props[PROP_DOCUMENT]
      = g_param_spec_object ("document", NULL, NULL, SCOPE_TYPE_DOCUMENT, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_item_row_init (ScopeItemRow *self)
{
}
