/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lazy-bin.h"

#include "scope-property.h"

struct _ScopeLazyBin
{
  AdwBin parent_instance;

  char *child_class;
  char *property;
  GObject *value; /* NULL once the child has it */
};

G_DEFINE_TYPE (ScopeLazyBin, scope_lazy_bin, ADW_TYPE_BIN)

static void
scope_lazy_bin_class_init (ScopeLazyBinClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_STRING_PROPERTY (ScopeLazyBin, "child-class", child_class),
    SCOPE_STRING_PROPERTY (ScopeLazyBin, "property", property),
    SCOPE_OBJECT_PROPERTY (ScopeLazyBin, "value", value, g_object_get_type),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_lazy_bin_init (ScopeLazyBin *self)
{
}

GtkWidget *
scope_lazy_bin_build (ScopeLazyBin *self)
{
  GtkWidget *child;

  g_return_val_if_fail (SCOPE_IS_LAZY_BIN (self), NULL);
  if (adw_bin_get_child (ADW_BIN (self)) != NULL)
    return NULL;
  child = g_object_new (g_type_from_name (self->child_class), self->property,
                        self->value, NULL);
  g_clear_object (&self->value);
  adw_bin_set_child (ADW_BIN (self), child);
  return child;
}
