/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-property.h"

#include <gio/gio.h>

#define SCOPE_TYPE_ROW (scope_row_get_type ())
#define SCOPE_ROW(row) (G_TYPE_CHECK_INSTANCE_CAST ((row), SCOPE_TYPE_ROW, ScopeRow))
GType scope_row_get_type (void);

/**
 * ScopeRow:
 * @key: identifies the row, in this report and in the next
 *
 * An object of plain properties (see scope_properties_install()), of which `key` is
 * one.
 */
typedef struct
{
  GObject parent_instance;

  guint64 key;
} ScopeRow;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeRow, g_object_unref)

typedef struct
{
  GObjectClass parent_class;
} ScopeRowClass;

/* Longer texts are cut in rows, where nobody reads them; copying and analysis use the
 * whole text. */
#define SCOPE_ROW_MAX_CHARS 16384

/* The first %SCOPE_ROW_MAX_CHARS characters of @length bytes of UTF-8, or all
 * of them. Free with g_free(). */
char *scope_row_truncate (const char *text, gsize length);

/* Turns the rows of @store into those of @fresh; the keys of both ascend. A row
 * whose key stays is kept and gets the new values, so that its widget is kept.
 *
 * Widgets for new rows are expensive, so each call adds only a few rows. Returns
 * whether all are there; if not, call it again. */
gboolean scope_rows_update (GListStore *store, GPtrArray *fresh);

/* The same, with @n_first rows at once and @n_more of the rest with each call. */
gboolean
scope_rows_grow (GListStore *store, GPtrArray *fresh, guint n_first, guint n_more);

/* The same, all at once: for lists that are short. */
void scope_rows_update_all (GListStore *store, GPtrArray *fresh);
