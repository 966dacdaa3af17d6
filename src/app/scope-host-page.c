/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-page.h"

#include "closures.h"

struct _ScopeHostPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
};

G_DEFINE_TYPE (ScopeHostPage, scope_host_page, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
scope_host_page_get_property (GObject *object,
                              guint id,
                              GValue *value,
                              GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_HOST_PAGE (object)->document);
}

static void
scope_host_page_set_property (GObject *object,
                              guint id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  ScopeHostPage *self = SCOPE_HOST_PAGE (object);

  if (g_set_object (&self->document, g_value_get_object (value)))
    g_object_notify_by_pspec (object, props[PROP_DOCUMENT]);
}

static void
scope_host_page_dispose (GObject *object)
{
  ScopeHostPage *self = SCOPE_HOST_PAGE (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_host_page_parent_class)->dispose (object);
}

static void
scope_host_page_class_init (ScopeHostPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_host_page_get_property;
  object_class->set_property = scope_host_page_set_property;
  object_class->dispose = scope_host_page_dispose;
  props[PROP_DOCUMENT] = g_param_spec_object (
      "document", NULL, NULL, SCOPE_TYPE_DOCUMENT,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-host-page.ui");
  scope_closures_bind (widget_class);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_host_page_init (ScopeHostPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
