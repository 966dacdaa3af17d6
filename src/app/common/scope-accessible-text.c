/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-accessible-text.h"

#include "scope-gtk-fixes.h"
#include "scope-property.h"

struct _ScopeAccessibleText
{
  GObject parent_instance;

  GtkAccessible *widget; /* owns self */
  char *label;
  char *description;
  gboolean is_status;
};

G_DEFINE_TYPE (ScopeAccessibleText, scope_accessible_text, G_TYPE_OBJECT)

static void
update_property (ScopeAccessibleText *self,
                 GtkAccessibleProperty property,
                 const char *text)
{
  if (self->widget == NULL)
    return;
  if (text != NULL)
    gtk_accessible_update_property (self->widget, property, text, -1);
  else
    gtk_accessible_reset_property (self->widget, property);
}

static void
update_label (gpointer data)
{
  ScopeAccessibleText *self = data;

  update_property (self, GTK_ACCESSIBLE_PROPERTY_LABEL, self->label);
  if (self->is_status && self->label != NULL)
    scope_nameless_status_fix_announce (GTK_WIDGET (self->widget), self->label);
}

static void
update_description (gpointer data)
{
  ScopeAccessibleText *self = data;

  update_property (self, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description);
}

static void
get_widget (gpointer self, GValue *value)
{
  g_value_set_object (value, SCOPE_ACCESSIBLE_TEXT (self)->widget);
}

static void
set_widget (gpointer data, const GValue *value)
{
  ScopeAccessibleText *self = data;

  g_return_if_fail (self->widget == NULL);
  self->widget = g_value_get_object (value);
  /* Not by a weak reference: the bindings of the properties need the widget. */
  g_signal_connect_swapped (self->widget, "destroy", G_CALLBACK (g_object_unref),
                            g_object_ref (self));
  self->is_status
      = gtk_accessible_get_accessible_role (self->widget) == GTK_ACCESSIBLE_ROLE_STATUS;
  if (self->is_status)
    scope_nameless_status_fix (GTK_WIDGET (self->widget));
  update_label (self);
  update_description (self);
}

static const ScopeProperty properties[] = {
  { "widget", SCOPE_PROPERTY_OBJECT, .type = gtk_widget_get_type, .get = get_widget,
    .set = set_widget },
  { "label", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeAccessibleText, label),
    .changed = update_label },
  { "description", SCOPE_PROPERTY_STRING,
    SCOPE_MEMBER (ScopeAccessibleText, description), .changed = update_description },
};

static void
scope_accessible_text_class_init (ScopeAccessibleTextClass *klass)
{

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_accessible_text_init (ScopeAccessibleText *self)
{
}
