/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

static char *
type (ScopeWindow *self, const char *text)
{
  return scope_bidi_notation_to_typed (scope_document_get_notation (self->document),
                                       text);
}

/* Shows a base and a reference, which becomes the text of the entry. */
static void
resolve (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *base, *reference;
  g_autofree char *typed = NULL;

  g_variant_get (parameter, "(&s&s)", &base, &reference);
  typed = type (self, base);
  scope_window_show_page (self, "resolve");
  scope_document_set_text (self->base, typed);
  gtk_widget_activate_action (widget, "win.show", "s", reference);
}

static void
inspect (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autofree char *typed = type (self, g_variant_get_string (parameter, NULL));

  if (strcmp (typed, scope_document_get_text (self->document)) != 0)
    {
      scope_entry_navigation_keep_draft (self->navigation);
      scope_entry_replace_span (
          self->entry, 0, strlen (scope_document_get_text (self->document)), typed);
      scope_entry_navigation_commit (self->navigation);
      scope_window_show_undo_toast (self, _ ("Opened in Inspect"));
    }
  scope_window_show_page (self, "inspect");
}

static void
select_span (GtkWidget *widget, const char *action, GVariant *parameter)
{
  guint64 begin, end;

  g_variant_get (parameter, "(tt)", &begin, &end);
  scope_entry_select_span (SCOPE_WINDOW (widget)->base_entry, (gsize) begin,
                           (gsize) end);
}

/* Shows a look-alike of the base as the base. */
static void
show (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autofree char *typed = type (self, g_variant_get_string (parameter, NULL));

  scope_document_set_text (self->base, typed);
}

gboolean
scope_window_resolve_focus (ScopeWindow *self)
{
  if (g_strcmp0 (scope_window_get_page (self), "resolve") != 0)
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->base_entry));
  gtk_editable_select_region (GTK_EDITABLE (self->base_entry), 0, -1);
  return TRUE;
}

void
scope_window_resolve_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.inspect", "s", inspect);
  gtk_widget_class_install_action (klass, "win.resolve", "(ss)", resolve);
  gtk_widget_class_install_action (klass, "base.select-span", "(tt)", select_span);
  gtk_widget_class_install_action (klass, "base.show", "s", show);
}
