/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_ITEM_ROW (scope_item_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScopeItemRow, scope_item_row, SCOPE, ITEM_ROW, GtkListBoxRow)

struct _ScopeItemRowClass
{
  GtkListBoxRowClass parent_class;
};

/**
 * ScopeItemRow:
 *
 * A row for an item of a model; its subclasses have a template each. Its
 * properties:
 *
 * - `item`: the item
 * - `document`: (nullable): the #ScopeDocument that the item is about
 */

/* Both take a #ScopeItemRow, which owns what they return; NULL before it is
 * set. */
gpointer scope_item_row_get_item (gpointer self);
ScopeDocument *scope_item_row_get_document (gpointer self);

G_END_DECLS
