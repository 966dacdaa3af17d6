/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-row.h"

/* Rows that one call adds to an empty store, and to a store with rows. */
#define FIRST_ROWS 12
#define MORE_ROWS 3

G_DEFINE_ABSTRACT_TYPE (ScopeRow, scope_row, G_TYPE_OBJECT)

/* The property ids of a class are the indexes in its table of fields, from 1. */
static const ScopeRowField *
field_of (GParamSpec *pspec, guint id)
{
  const ScopeRowClass *klass = g_type_class_peek (pspec->owner_type);

  return &klass->fields[id - 1];
}

static void
scope_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const ScopeRowField *field = field_of (pspec, id);
  gpointer at = G_STRUCT_MEMBER_P (object, field->offset);

  if (field->kind == SCOPE_ROW_NUMBER)
    g_value_set_uint64 (value, *(guint64 *) at);
  else
    g_value_set_string (value, *(char **) at);
}

static gboolean
set_number (guint64 *field, guint64 value)
{
  if (*field == value)
    return FALSE;
  *field = value;
  return TRUE;
}

static gboolean
set_string (char **field, const char *value)
{
  if (g_strcmp0 (*field, value) == 0)
    return FALSE;
  g_free (*field);
  *field = g_strdup (value);
  return TRUE;
}

static void
scope_row_set_property (GObject *object,
                        guint id,
                        const GValue *value,
                        GParamSpec *pspec)
{
  const ScopeRowField *field = field_of (pspec, id);
  gpointer at = G_STRUCT_MEMBER_P (object, field->offset);

  if (field->kind == SCOPE_ROW_NUMBER ? set_number (at, g_value_get_uint64 (value))
                                      : set_string (at, g_value_get_string (value)))
    g_object_notify_by_pspec (object, pspec);
}

static void
scope_row_finalize (GObject *object)
{
  const ScopeRowClass *klass = (ScopeRowClass *) G_OBJECT_GET_CLASS (object);

  for (guint i = 0; i < klass->n_fields; i++)
    if (klass->fields[i].kind == SCOPE_ROW_STRING)
      g_free (G_STRUCT_MEMBER (char *, object, klass->fields[i].offset));
  G_OBJECT_CLASS (scope_row_parent_class)->finalize (object);
}

void
scope_row_class_install (ScopeRowClass *klass,
                         const ScopeRowField *fields,
                         guint n_fields)
{
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /* These two are not inherited. */
  klass->parent_class.get_property = scope_row_get_property;
  klass->parent_class.set_property = scope_row_set_property;
  klass->fields = fields;
  klass->n_fields = n_fields;
  for (guint i = 0; i < n_fields; i++)
    g_object_class_install_property (
        G_OBJECT_CLASS (klass), i + 1,
        fields[i].kind == SCOPE_ROW_NUMBER
            ? g_param_spec_uint64 (fields[i].name, NULL, NULL, 0, G_MAXUINT64, 0, flags)
            : g_param_spec_string (fields[i].name, NULL, NULL, NULL, flags));
}

static void
scope_row_class_init (ScopeRowClass *klass)
{
  static const ScopeRowField fields[]
      = { { "key", SCOPE_ROW_NUMBER, G_STRUCT_OFFSET (ScopeRow, key) } };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scope_row_finalize;
  scope_row_class_install (klass, fields, G_N_ELEMENTS (fields));
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
