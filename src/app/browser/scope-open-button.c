/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-open-button.h"

#include "scope-browser.h"

#include <glib/gi18n.h>

struct _ScopeOpenButton
{
  GtkButton parent_instance;

  ScopeDocument *document;
};

G_DEFINE_TYPE (ScopeOpenButton, scope_open_button, GTK_TYPE_BUTTON)

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The action stays enabled, so that its shortcut shows the reason on a toast. */
static void
update (ScopeOpenButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *reason = scope_browser_get_blocked_reason (self->document);

  gtk_widget_set_sensitive (widget, reason == NULL);
  gtk_widget_set_tooltip_text (widget, reason);
  if (reason != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
set_document (ScopeOpenButton *self, ScopeDocument *document)
{
  if (!g_set_object (&self->document, document))
    return;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
  if (document == NULL)
    return;
  g_signal_connect_object (document, "notify::report", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::busy", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static void
scope_open_button_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_OPEN_BUTTON (object)->document);
}

static void
scope_open_button_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  set_document (SCOPE_OPEN_BUTTON (object), g_value_get_object (value));
}

static void
scope_open_button_dispose (GObject *object)
{
  g_clear_object (&SCOPE_OPEN_BUTTON (object)->document);
  G_OBJECT_CLASS (scope_open_button_parent_class)->dispose (object);
}

static void
scope_open_button_clicked (GtkButton *button)
{
  gtk_widget_activate_action (GTK_WIDGET (button), "win.open", NULL);
}

static void
scope_open_button_class_init (ScopeOpenButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scope_open_button_get_property;
  object_class->set_property = scope_open_button_set_property;
  object_class->dispose = scope_open_button_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = scope_open_button_clicked;
  props[PROP_DOCUMENT] = g_param_spec_object (
      "document", NULL, NULL, SCOPE_TYPE_DOCUMENT,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_open_button_init (ScopeOpenButton *self)
{
  gtk_button_set_label (GTK_BUTTON (self), _ ("Open in Browser"));
}
