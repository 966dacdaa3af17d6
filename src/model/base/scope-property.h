/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

typedef enum
{
  SCOPE_PROPERTY_BOOLEAN, /* gboolean */
  SCOPE_PROPERTY_INT,     /* int, not negative */
  SCOPE_PROPERTY_UINT,    /* guint */
  SCOPE_PROPERTY_NUMBER,  /* guint64 */
  SCOPE_PROPERTY_DOUBLE,  /* double; not set without a function */
  SCOPE_PROPERTY_STRING,  /* char *, owned */
  SCOPE_PROPERTY_OBJECT,  /* GObject *, owned */
  SCOPE_PROPERTY_BOXED,   /* gpointer, owned; not set without a function */
} ScopePropertyKind;

/**
 * ScopeProperty:
 * @name: its name
 * @kind: the type of its value
 * @offset: the offset of its value in the instance
 * @type: (nullable): the type of an object or boxed value
 * @read_only: only the instance itself changes it, and notifies then
 * @changed: (nullable): called after it was set to another value, before that is
 *   notified
 * @get: (nullable): sets @value to the value, which is then not a member. Read-only
 *   unless there is also a @set
 * @set: (nullable): sets the value to @value and notifies if it was another one
 *
 * A property that is just a member of an instance, or has functions of its own.
 */
typedef struct
{
  const char *name;
  ScopePropertyKind kind;
  gsize offset;
  GType (*type) (void);
  gboolean read_only;
  void (*changed) (gpointer self);
  void (*get) (gpointer self, GValue *value);
  void (*set) (gpointer self, const GValue *value);
} ScopeProperty;

/* Initializes the field `offset` of a #ScopeProperty with that of @member in @Type. */
#define SCOPE_MEMBER(Type, member) .offset = G_STRUCT_OFFSET (Type, member)

/* Initializes a #ScopeProperty named @id whose value is the member @member of @Type. */
#define SCOPE_BOOLEAN_PROPERTY(Type, id, member)                                       \
  {                                                                                    \
    id, SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (Type, member),                           \
  }
#define SCOPE_INT_PROPERTY(Type, id, member)                                           \
  {                                                                                    \
    id, SCOPE_PROPERTY_INT, SCOPE_MEMBER (Type, member),                               \
  }
#define SCOPE_NUMBER_PROPERTY(Type, id, member)                                        \
  {                                                                                    \
    id, SCOPE_PROPERTY_NUMBER, SCOPE_MEMBER (Type, member),                            \
  }
#define SCOPE_STRING_PROPERTY(Type, id, member)                                        \
  {                                                                                    \
    id, SCOPE_PROPERTY_STRING, SCOPE_MEMBER (Type, member),                            \
  }
#define SCOPE_OBJECT_PROPERTY(Type, id, member, get_type)                              \
  {                                                                                    \
    id, SCOPE_PROPERTY_OBJECT, SCOPE_MEMBER (Type, member), get_type                   \
  }

/* The same for a list that the instance keeps. */
#define SCOPE_LIST_PROPERTY(Type, id, member)                                          \
  {                                                                                    \
    id, SCOPE_PROPERTY_OBJECT, SCOPE_MEMBER (Type, member), g_list_model_get_type,     \
        TRUE                                                                           \
  }

/* Installs a property for each of the static @properties. Calls @changed, which may be
 * NULL, after one of them was set to another value.
 *
 * For class_init(), once for each class. The values are freed with the instance, unless
 * the class has a finalize() of its own and no ancestor with a table. */
void scope_properties_install (gpointer klass,
                               const ScopeProperty *properties,
                               guint n_properties,
                               void (*changed) (gpointer self));
