/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  SCOPE_PROPERTY_BOOLEAN, /* gboolean */
  SCOPE_PROPERTY_INT,     /* int, not negative */
  SCOPE_PROPERTY_NUMBER,  /* guint64 */
  SCOPE_PROPERTY_STRING,  /* char *, owned */
  SCOPE_PROPERTY_OBJECT,  /* GObject *, owned */
} ScopePropertyKind;

/**
 * ScopeProperty:
 * @name: its name
 * @kind: the type of its value
 * @offset: the offset of its value in the instance
 * @type: (nullable): the type of an object
 *
 * A property that is just a member of an instance.
 */
typedef struct
{
  const char *name;
  ScopePropertyKind kind;
  gsize offset;
  GType (*type) (void);
} ScopeProperty;

/* The #ScopeProperty @name of the member @member of @Type. */
#define SCOPE_PROPERTY(Type, name, member, kind, type)                                 \
  {                                                                                    \
    name, kind, G_STRUCT_OFFSET (Type, member), type                                   \
  }
#define SCOPE_BOOLEAN_PROPERTY(Type, name, member)                                     \
  SCOPE_PROPERTY (Type, name, member, SCOPE_PROPERTY_BOOLEAN, NULL)
#define SCOPE_INT_PROPERTY(Type, name, member)                                         \
  SCOPE_PROPERTY (Type, name, member, SCOPE_PROPERTY_INT, NULL)
#define SCOPE_NUMBER_PROPERTY(Type, name, member)                                      \
  SCOPE_PROPERTY (Type, name, member, SCOPE_PROPERTY_NUMBER, NULL)
#define SCOPE_STRING_PROPERTY(Type, name, member)                                      \
  SCOPE_PROPERTY (Type, name, member, SCOPE_PROPERTY_STRING, NULL)
#define SCOPE_OBJECT_PROPERTY(Type, name, member, type)                                \
  SCOPE_PROPERTY (Type, name, member, SCOPE_PROPERTY_OBJECT, type)

/* Installs a property for each of the static @properties, which can be read and written.
 * Calls @changed, which may be NULL, after one of them has got another value.
 *
 * For class_init(), once for each class. The values are freed with the instance, unless
 * the class has a finalize() of its own and no ancestor with a table. */
void scope_properties_install (gpointer klass,
                               const ScopeProperty *properties,
                               guint n_properties,
                               void (*changed) (gpointer self));

G_END_DECLS
