/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-accessible-text.h"

struct _ScopeAccessibleText
{
  GObject parent_instance;

  GtkAccessible *widget; /* owns self */
  char *label;
  char *description;
};

G_DEFINE_TYPE (ScopeAccessibleText, scope_accessible_text, G_TYPE_OBJECT)

enum
{
  PROP_WIDGET = 1,
  PROP_LABEL,
  PROP_DESCRIPTION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

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
set_widget (ScopeAccessibleText *self, GtkAccessible *widget)
{
  g_return_if_fail (self->widget == NULL);
  self->widget = widget;
  /* Not by a weak reference: the bindings of the properties need the widget. */
  g_signal_connect_swapped (widget, "destroy", G_CALLBACK (g_object_unref),
                            g_object_ref (self));
  update_property (self, GTK_ACCESSIBLE_PROPERTY_LABEL, self->label);
  update_property (self, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description);
}

static void
scope_accessible_text_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  ScopeAccessibleText *self = SCOPE_ACCESSIBLE_TEXT (object);

  if (id == PROP_WIDGET)
    g_value_set_object (value, self->widget);
  else
    g_value_set_string (value, id == PROP_LABEL ? self->label : self->description);
}

static void
scope_accessible_text_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  ScopeAccessibleText *self = SCOPE_ACCESSIBLE_TEXT (object);
  char **text = id == PROP_LABEL ? &self->label : &self->description;

  if (id == PROP_WIDGET)
    {
      set_widget (self, g_value_get_object (value));
      return;
    }
  g_free (*text);
  *text = g_value_dup_string (value);
  update_property (self,
                   id == PROP_LABEL ? GTK_ACCESSIBLE_PROPERTY_LABEL
                                    : GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                   *text);
}

static void
scope_accessible_text_finalize (GObject *object)
{
  ScopeAccessibleText *self = SCOPE_ACCESSIBLE_TEXT (object);

  g_free (self->label);
  g_free (self->description);
  G_OBJECT_CLASS (scope_accessible_text_parent_class)->finalize (object);
}

static void
scope_accessible_text_class_init (ScopeAccessibleTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_accessible_text_get_property;
  object_class->set_property = scope_accessible_text_set_property;
  object_class->finalize = scope_accessible_text_finalize;
  props[PROP_WIDGET]
      = g_param_spec_object ("widget", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_DESCRIPTION]
      = g_param_spec_string ("description", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_accessible_text_init (ScopeAccessibleText *self)
{
}
