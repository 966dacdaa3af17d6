/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-history-change.h"

#include <string.h>

GPtrArray *
scope_history_items_new (void)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}

static int
newer_first (gint64 a, gint64 b)
{
  return (a < b) - (a > b);
}

static int
compare (gconstpointer first, gconstpointer second)
{
  ScopeHistoryItem *a = *(ScopeHistoryItem *const *) first;
  ScopeHistoryItem *b = *(ScopeHistoryItem *const *) second;
  int by_favourite = newer_first (scope_history_item_get_favourite (a),
                                  scope_history_item_get_favourite (b));
  int by_inspection = newer_first (scope_history_item_get_inspected (a),
                                   scope_history_item_get_inspected (b));

  if (by_favourite != 0)
    return by_favourite;
  if (by_inspection != 0)
    return by_inspection;
  /* The same order in all processes. */
  return strcmp (scope_history_item_get_text (a), scope_history_item_get_text (b));
}

/* Takes @item. Drops it if it was neither inspected nor a favourite. */
static void
keep (GHashTable *table, ScopeHistoryItem *item)
{
  const char *text = scope_history_item_get_text (item);

  if (scope_history_item_get_inspected (item) != 0
      || scope_history_item_get_favourite (item) != 0)
    {
      g_hash_table_replace (table, (gpointer) text, item);
      return;
    }
  g_hash_table_remove (table, text);
  g_object_unref (item);
}

static void
put (GHashTable *table, ScopeHistoryItem *item)
{
  const char *text = scope_history_item_get_text (item);
  ScopeHistoryItem *old = g_hash_table_lookup (table, text);
  gint64 inspected = scope_history_item_get_inspected (item);
  gint64 favourite = scope_history_item_get_favourite (item);

  if (old != NULL)
    {
      inspected = MAX (inspected, scope_history_item_get_inspected (old));
      favourite = MAX (favourite, scope_history_item_get_favourite (old));
    }
  keep (table, scope_history_item_new (text, inspected, favourite));
}

static void
unstar (GHashTable *table, ScopeHistoryItem *item)
{
  const char *text = scope_history_item_get_text (item);
  ScopeHistoryItem *old = g_hash_table_lookup (table, text);

  if (old != NULL)
    keep (table,
          scope_history_item_new (text, scope_history_item_get_inspected (old), 0));
}

static void
forget (GHashTable *table, ScopeHistoryItem *item)
{
  g_hash_table_remove (table, scope_history_item_get_text (item));
}

static ScopeHistoryItem *
clear (ScopeHistoryItem *item)
{
  return scope_history_item_new (scope_history_item_get_text (item), 0,
                                 scope_history_item_get_favourite (item));
}

static void
apply (GHashTable *table, ScopeHistoryAction act, ScopeHistoryItem *item)
{
  switch (act)
    {
    case SCOPE_HISTORY_ADD:
      put (table, item);
      break;
    case SCOPE_HISTORY_UNSTAR:
      unstar (table, item);
      break;
    case SCOPE_HISTORY_REMOVE:
      forget (table, item);
      break;
    case SCOPE_HISTORY_CLEAR:
      break;
    }
}

/* Drops the oldest items but no favourites, which come first. */
static void
trim (GPtrArray *items)
{
  gsize bytes = 0;
  guint n = 0, end = 0;

  for (; end < items->len; end++)
    {
      ScopeHistoryItem *item = g_ptr_array_index (items, end);

      if (scope_history_item_get_favourite (item) != 0)
        continue;
      bytes += strlen (scope_history_item_get_text (item));
      if (++n > SCOPE_HISTORY_MAX_ITEMS || bytes > SCOPE_HISTORY_MAX_BYTES)
        break;
    }
  g_ptr_array_set_size (items, (int) end);
}

static GPtrArray *
sort (GHashTable *table)
{
  GPtrArray *items = scope_history_items_new ();
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &item))
    g_ptr_array_add (items, g_object_ref (item));
  g_ptr_array_sort (items, compare);
  trim (items);
  return items;
}

GPtrArray *
scope_history_change (GPtrArray *items, ScopeHistoryAction act, GPtrArray *about)
{
  g_autoptr (GHashTable) table
      = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);

  for (guint i = 0; i < items->len; i++)
    {
      ScopeHistoryItem *item = g_ptr_array_index (items, i);

      keep (table, act == SCOPE_HISTORY_CLEAR ? clear (item) : g_object_ref (item));
    }
  for (guint i = 0; about != NULL && i < about->len; i++)
    apply (table, act, g_ptr_array_index (about, i));
  return sort (table);
}
