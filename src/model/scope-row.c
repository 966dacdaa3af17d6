/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-row.h"

/* So many rows are there at once, and so many more come at a time. */
#define FIRST_ROWS 12
#define MORE_ROWS 3

void
scope_row_set_string (gpointer row,
                      GParamSpec *pspec,
                      char **field,
                      const char *value)
{
  if (g_strcmp0 (*field, value) == 0)
    return;
  g_free (*field);
  *field = g_strdup (value);
  g_object_notify_by_pspec (row, pspec);
}

void
scope_row_set_uint64 (gpointer row,
                      GParamSpec *pspec,
                      guint64 *field,
                      guint64 value)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (row, pspec);
}

char *
scope_row_cut (const char *text, gsize length)
{
  const char *at = text;

  for (gsize i = 0; i < SCOPE_ROW_MAX_CHARS && at < text + length; i++)
    at = g_utf8_next_char (at);
  return g_strndup (text, (gsize) (at - text));
}

static guint64
key_of (gpointer row)
{
  guint64 key;

  g_object_get (row, "key", &key, NULL);
  return key;
}

/* Gives @row the values of @fresh. Setters see to it that only what differs is
 * notified. */
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
scope_rows_update (GListStore *store, GPtrArray *fresh)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (store));
  guint n_wanted = MIN (fresh->len, MAX (FIRST_ROWS, n_rows + MORE_ROWS));

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
