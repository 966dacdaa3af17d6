/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-spec.h"
#include "scope-copy.h"
#include "scope-display.h"
#include "scope-form.h"
#include "scope-reading.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  for (int i = 0; i < IRI_N_COPY_FORMS; i++)
    {
      IriCopyForm form = (IriCopyForm) i;
      g_autofree char *text = NULL;

      if (g_strcmp0 (scope_copy_action (form), action) != 0)
        continue;
      text = scope_form_make (form, scope_document_get_report (self->document),
                              scope_document_get_notation (self->document));
      if (text == NULL)
        continue;
      gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
      scope_window_say (self, scope_copy_toast (form));
    }
}

/* Of one of many readings, which is made again: they are not all kept whole. */
static void
copy_reading (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *id;
  guint form;
  IriOptions options = scope_document_get_options (self->document);
  g_autofree char *text = NULL;

  g_variant_get (parameter, "(&su)", &id, &form);
  options.spec = iri_spec_find (id);
  text = scope_reading_copy (scope_document_get_text (self->document), &options,
                             scope_document_get_notation (self->document),
                             (IriCopyForm) form);
  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  scope_window_say (self, scope_copy_toast ((IriCopyForm) form));
}

/* The string that shows the address by a convention wherever it is put. */
static void
copy_display (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autofree char *text
      = scope_display_copy (scope_document_get_report (self->document),
                            g_variant_get_string (parameter, NULL));

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  scope_window_say (self, _ ("Copied with its marks"));
}

static void
copy_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          g_variant_get_string (parameter, NULL));
  scope_window_say (SCOPE_WINDOW (widget), _ ("Address copied"));
}

/* Something that is no address. */
static void
copy_part (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          g_variant_get_string (parameter, NULL));
  scope_window_say (SCOPE_WINDOW (widget), _ ("Copied"));
}

/* There is nothing to copy where nothing is typed. */
static gboolean
can_copy (ScopeWindow *self, IriCopyForm form)
{
  g_autoptr (ScopeForm) row
      = g_list_model_get_item (scope_document_get_forms (self->document), form);

  return *scope_document_get_text (self->document) != '\0'
         && scope_form_exists (row);
}

static void
update_actions (ScopeWindow *self)
{
  for (int i = 0; i < IRI_N_COPY_FORMS; i++)
    if (scope_copy_action ((IriCopyForm) i) != NULL)
      gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                     scope_copy_action ((IriCopyForm) i),
                                     can_copy (self, (IriCopyForm) i));
}

void
scope_window_copy_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.copy-display", "s",
                                   copy_display);
  gtk_widget_class_install_action (klass, "win.copy-part", "s", copy_part);
  gtk_widget_class_install_action (klass, "win.copy-reading", "(su)",
                                   copy_reading);
  gtk_widget_class_install_action (klass, "win.copy-text", "s", copy_text);
  for (int i = 0; i < IRI_N_COPY_FORMS; i++)
    if (scope_copy_action ((IriCopyForm) i) != NULL)
      gtk_widget_class_install_action (
          klass, scope_copy_action ((IriCopyForm) i), NULL, copy);
}

void
scope_window_copy_init (ScopeWindow *self)
{
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  update_actions (self);
}
