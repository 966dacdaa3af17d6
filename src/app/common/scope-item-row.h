/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <gtk/gtk.h>

#define SCOPE_TYPE_ITEM_ROW (scope_item_row_get_type ())
#define SCOPE_IS_ITEM_ROW(row) (G_TYPE_CHECK_INSTANCE_TYPE ((row), SCOPE_TYPE_ITEM_ROW))
GType scope_item_row_get_type (void);

/**
 * ScopeItemRow:
 * @item: the item
 * @document: (nullable): the #ScopeDocument that the item is about
 *
 * A row for an item of a model; its subclasses have a template each. The members are
 * properties.
 */
typedef struct
{
  GtkListBoxRow parent_instance;

  /*< private >*/
  GObject *item;
  ScopeDocument *document;
} ScopeItemRow;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeItemRow, g_object_unref)

typedef struct
{
  GtkListBoxRowClass parent_class;
} ScopeItemRowClass;

/* Both take a #ScopeItemRow, which owns what they return; NULL before it is
 * set. */
gpointer scope_item_row_get_item (gpointer self);
ScopeDocument *scope_item_row_get_document (gpointer self);
