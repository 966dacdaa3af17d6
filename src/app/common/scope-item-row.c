/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-item-row.h"

#include "scope-property.h"

G_DEFINE_ABSTRACT_TYPE (ScopeItemRow, scope_item_row, GTK_TYPE_LIST_BOX_ROW)

gpointer
scope_item_row_get_item (gpointer self)
{
  g_return_val_if_fail (SCOPE_IS_ITEM_ROW (self), NULL);
  return ((ScopeItemRow *) self)->item;
}

ScopeDocument *
scope_item_row_get_document (gpointer self)
{
  g_return_val_if_fail (SCOPE_IS_ITEM_ROW (self), NULL);
  return ((ScopeItemRow *) self)->document;
}

static void
scope_item_row_class_init (ScopeItemRowClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeItemRow, "item", item, g_object_get_type),
    SCOPE_OBJECT_PROPERTY (ScopeItemRow, "document", document, scope_document_get_type),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_item_row_init (ScopeItemRow *self)
{
}
