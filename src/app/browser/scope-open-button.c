/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-open-button.h"

#include "scope-browser.h"
#include "scope-closures.h"
#include "scope-property.h"
#include "scope-wrapped-label.h"

#include <glib/gi18n.h>

struct _ScopeOpenButton
{
  GtkButton parent_instance;

  ScopeDocument *document;
};

G_DEFINE_TYPE (ScopeOpenButton, scope_open_button, GTK_TYPE_BUTTON)

/* The action stays enabled, so that its shortcut shows the reason on a toast. */
static void
update (ScopeOpenButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *tooltip
      = scope_closure_with_key (self, _ ("Open in Browser"), "win.open");
  const char *reason = scope_browser_get_blocked_reason (self->document);

  gtk_widget_set_sensitive (widget, reason == NULL);
  gtk_widget_set_tooltip_text (widget, reason != NULL ? reason : tooltip);
  if (reason != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
follow_document (gpointer data)
{
  ScopeOpenButton *self = data;

  g_signal_connect_object (self->document, "notify::report", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::busy", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static void
scope_open_button_clicked (GtkButton *button)
{
  gtk_widget_activate_action (GTK_WIDGET (button), "win.open", NULL);
}

static void
scope_open_button_class_init (ScopeOpenButtonClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeOpenButton, "document", document,
                           scope_document_get_type),
  };

  GTK_BUTTON_CLASS (klass)->clicked = scope_open_button_clicked;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);
}

static void
scope_open_button_init (ScopeOpenButton *self)
{
  scope_button_set_wrapped_label (GTK_BUTTON (self), _ ("Open in Browser"));
}
