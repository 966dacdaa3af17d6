/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-row.h"

/* Rows that one call adds to an empty store, and to a store with rows. */
#define FIRST_ROWS 12
#define MORE_ROWS 3

G_DEFINE_ABSTRACT_TYPE (ScopeRow, scope_row, G_TYPE_OBJECT)

static void
scope_row_class_init (ScopeRowClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeRow, "key", key),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_row_init (ScopeRow *self)
{
}

char *
scope_row_truncate (const char *text, gsize length)
{
  const char *at = text;

  for (gsize i = 0; i < SCOPE_ROW_MAX_CHARS && at < text + length; i++)
    at = g_utf8_next_char (at);
  return g_strndup (text, (gsize) (at - text));
}

static guint64
key_of (gpointer row)
{
  return SCOPE_ROW (row)->key;
}

static void
copy_values (GObject *row, GObject *fresh)
{
  guint n_pspecs;
  g_autofree GParamSpec **pspecs
      = g_object_class_list_properties (G_OBJECT_GET_CLASS (row), &n_pspecs);

  for (guint i = 0; i < n_pspecs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      g_value_init (&value, pspecs[i]->value_type);
      g_object_get_property (fresh, pspecs[i]->name, &value);
      g_object_set_property (row, pspecs[i]->name, &value);
    }
}

/* Removes the rows from @at on whose key is below @key. */
static void
remove_before (GListStore *store, guint at, guint64 key)
{
  g_autoptr (GObject) row = NULL;

  while ((row = g_list_model_get_item (G_LIST_MODEL (store), at)) != NULL
         && key_of (row) < key)
    {
      g_list_store_remove (store, at);
      g_clear_object (&row);
    }
}

gboolean
scope_rows_grow (GListStore *store, GPtrArray *fresh, guint n_first, guint n_more)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (store));
  guint n_wanted = MIN (fresh->len, MAX (n_first, n_rows + n_more));

  for (guint at = 0; at < n_wanted; at++)
    {
      gpointer wanted = g_ptr_array_index (fresh, at);
      guint64 key = key_of (wanted);
      g_autoptr (GObject) row = NULL;

      remove_before (store, at, key);
      row = g_list_model_get_item (G_LIST_MODEL (store), at);
      if (row != NULL && key_of (row) == key)
        copy_values (row, wanted);
      else
        g_list_store_insert (store, at, wanted);
    }
  remove_before (store, n_wanted, G_MAXUINT64);
  return n_wanted == fresh->len;
}

gboolean
scope_rows_update (GListStore *store, GPtrArray *fresh)
{
  return scope_rows_grow (store, fresh, FIRST_ROWS, MORE_ROWS);
}

void
scope_rows_update_all (GListStore *store, GPtrArray *fresh)
{
  scope_rows_grow (store, fresh, fresh->len, 0);
}
