/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-property.h"

/* The properties of a class, whose ids are their positions, from 1. */
typedef struct
{
  const ScopeProperty *properties;
  guint n_properties;
  void (*changed) (gpointer self);
} Table;

/* The key of the table of a type. */
static GQuark
table_quark (void)
{
  static GQuark quark;

  if (quark == 0)
    quark = g_quark_from_static_string ("scope-properties");
  return quark;
}

static const Table *
table_of (GType type)
{
  return g_type_get_qdata (type, table_quark ());
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const ScopeProperty *property = &table_of (pspec->owner_type)->properties[id - 1];
  gpointer at = G_STRUCT_MEMBER_P (object, property->offset);

  if (property->get != NULL)
    {
      property->get (object, value);
      return;
    }
  switch (property->kind)
    {
    case SCOPE_PROPERTY_BOOLEAN:
      g_value_set_boolean (value, *(gboolean *) at);
      break;
    case SCOPE_PROPERTY_INT:
      g_value_set_int (value, *(int *) at);
      break;
    case SCOPE_PROPERTY_UINT:
      g_value_set_uint (value, *(guint *) at);
      break;
    case SCOPE_PROPERTY_NUMBER:
      g_value_set_uint64 (value, *(guint64 *) at);
      break;
    case SCOPE_PROPERTY_DOUBLE:
      g_value_set_double (value, *(double *) at);
      break;
    case SCOPE_PROPERTY_STRING:
      g_value_set_string (value, *(char **) at);
      break;
    case SCOPE_PROPERTY_OBJECT:
      g_value_set_object (value, *(GObject **) at);
      break;
    case SCOPE_PROPERTY_BOXED:
      g_value_set_boxed (value, *(gpointer *) at);
      break;
    }
}

static gboolean
set_int (int *field, int value)
{
  gboolean changed = *field != value;

  *field = value;
  return changed;
}

static gboolean
set_number (guint64 *field, guint64 value)
{
  gboolean changed = *field != value;

  *field = value;
  return changed;
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

/* Returns whether the value changed. */
static gboolean
set_value (const ScopeProperty *property, gpointer at, const GValue *value)
{
  switch (property->kind)
    {
    case SCOPE_PROPERTY_BOOLEAN:
      return set_int (at, g_value_get_boolean (value));
    case SCOPE_PROPERTY_INT:
      return set_int (at, g_value_get_int (value));
    case SCOPE_PROPERTY_UINT:
      return set_int (at, (int) g_value_get_uint (value));
    case SCOPE_PROPERTY_NUMBER:
      return set_number (at, g_value_get_uint64 (value));
    case SCOPE_PROPERTY_STRING:
      return set_string (at, g_value_get_string (value));
    case SCOPE_PROPERTY_OBJECT:
      return g_set_object ((GObject **) at, g_value_get_object (value));
    case SCOPE_PROPERTY_DOUBLE:
    case SCOPE_PROPERTY_BOXED:
      break;
    }
  g_return_val_if_reached (FALSE);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const Table *table = table_of (pspec->owner_type);
  const ScopeProperty *property = &table->properties[id - 1];

  if (property->set != NULL)
    {
      property->set (object, value);
      return;
    }
  if (!set_value (property, G_STRUCT_MEMBER_P (object, property->offset), value))
    return;
  if (property->changed != NULL)
    property->changed (object);
  g_object_notify_by_pspec (object, pspec);
  if (table->changed != NULL)
    table->changed (object);
}

static void
clear_values (GObject *object, const Table *table)
{
  for (guint i = 0; i < table->n_properties; i++)
    {
      const ScopeProperty *property = &table->properties[i];
      gpointer *at = G_STRUCT_MEMBER_P (object, property->offset);

      if (property->get != NULL)
        continue;
      if (property->kind == SCOPE_PROPERTY_STRING)
        g_clear_pointer (at, g_free);
      else if (property->kind == SCOPE_PROPERTY_OBJECT)
        g_clear_object (at);
      else if (property->kind == SCOPE_PROPERTY_BOXED && *at != NULL)
        g_boxed_free (property->type (), g_steal_pointer (at));
    }
}

/* Clears the properties of all classes at once, because a class cannot know which of
 * its ancestors inherited this function. */
static void
finalize (GObject *object)
{
  GObjectClass *rest = NULL;

  for (GType type = G_OBJECT_TYPE (object); type != 0; type = g_type_parent (type))
    {
      GObjectClass *klass = g_type_class_peek (type);

      if (table_of (type) != NULL)
        clear_values (object, table_of (type));
      if (klass->finalize == finalize)
        rest = g_type_class_peek_parent (klass);
    }
  g_assert (rest != NULL);
  rest->finalize (object);
}

static GParamSpec *
new_pspec (const ScopeProperty *property)
{
  const char *name = property->name;
  gboolean writable
      = property->set != NULL || (property->get == NULL && !property->read_only);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY
                      | G_PARAM_STATIC_STRINGS | (writable ? G_PARAM_WRITABLE : 0);

  switch (property->kind)
    {
    case SCOPE_PROPERTY_BOOLEAN:
      return g_param_spec_boolean (name, NULL, NULL, FALSE, flags);
    case SCOPE_PROPERTY_INT:
      return g_param_spec_int (name, NULL, NULL, 0, G_MAXINT, 0, flags);
    case SCOPE_PROPERTY_UINT:
      return g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, flags);
    case SCOPE_PROPERTY_NUMBER:
      return g_param_spec_uint64 (name, NULL, NULL, 0, G_MAXUINT64, 0, flags);
    case SCOPE_PROPERTY_DOUBLE:
      return g_param_spec_double (name, NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0,
                                  flags);
    case SCOPE_PROPERTY_STRING:
      return g_param_spec_string (name, NULL, NULL, NULL, flags);
    case SCOPE_PROPERTY_OBJECT:
      return g_param_spec_object (name, NULL, NULL, property->type (), flags);
    case SCOPE_PROPERTY_BOXED:
      return g_param_spec_boxed (name, NULL, NULL, property->type (), flags);
    }
  g_return_val_if_reached (NULL);
}

void
scope_properties_install (gpointer klass,
                          const ScopeProperty *properties,
                          guint n_properties,
                          void (*changed) (gpointer self))
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GObjectClass *parent_class = g_type_class_peek_parent (klass);
  Table *table = g_new (Table, 1);

  *table = (Table){ properties, n_properties, changed };
  g_type_set_qdata (G_TYPE_FROM_CLASS (klass), table_quark (), table);
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  if (object_class->finalize == parent_class->finalize)
    object_class->finalize = finalize;
  for (guint i = 0; i < n_properties; i++)
    g_object_class_install_property (object_class, i + 1, new_pspec (&properties[i]));
}
