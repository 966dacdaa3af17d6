/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window.h"

#include "closures.h"
#include "scope-copy.h"
#include "scope-entry.h"
#include "scope-inspect-page.h"
#include "scope-marks.h"
#include "scope-narrow-bin.h"
#include "scope-spec-chooser.h"

#include <glib/gi18n.h>

struct _ScopeWindow
{
  AdwApplicationWindow parent_instance;

  ScopeDocument *document;
  ScopeEntry *entry;
  AdwToastOverlay *toasts;
};

G_DEFINE_TYPE (ScopeWindow, scope_window, ADW_TYPE_APPLICATION_WINDOW)

static void
say (ScopeWindow *self, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_timeout (toast, 2);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const IriReport *report = scope_document_get_report (self->document);

  for (int i = 0; i < SCOPE_N_COPIES; i++)
    {
      const char *text = scope_copy_text ((ScopeCopy) i, report);

      if (!g_str_equal (scope_copy_action ((ScopeCopy) i), action)
          || text == NULL)
        continue;
      gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
      say (self, scope_copy_toast ((ScopeCopy) i));
    }
}

static void
show (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_window_show_iri (self, g_variant_get_string (parameter, NULL));
}

static void
focus_entry (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

static void
clear (GtkEntry *entry, GtkEntryIconPosition position)
{
  gtk_editable_delete_text (GTK_EDITABLE (entry), 0, -1);
  gtk_widget_grab_focus (GTK_WIDGET (entry));
}

static void
select_span (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  guint64 begin, end;

  g_variant_get (parameter, "(tt)", &begin, &end);
  scope_entry_select_span (self->entry, (gsize) begin, (gsize) end);
}

static void
new_window (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (widget));

  gtk_window_present (GTK_WINDOW (scope_window_new (app)));
}

static void
show_about (GtkWidget *widget, const char *action, GVariant *parameter)
{
  adw_show_about_window (GTK_WINDOW (widget), "application-name",
                         _ ("Iriscope"), "application-icon", SCOPE_APP_ID,
                         "version", IRI_VERSION, "developer-name",
                         _ ("The Iriscope authors"), "copyright",
                         _ ("© 2026 The Iriscope authors"), "license-type",
                         GTK_LICENSE_GPL_3_0, "comments",
                         _ ("See how an internationalized address is stored "
                            "and how it is shown"),
                         NULL);
}

/* The marks of a report fit its own text only. */
static void
update_marks (ScopeWindow *self)
{
  gboolean settling = scope_document_get_settling (self->document);
  g_autoptr (GArray) marks = NULL;

  if (scope_document_get_busy (self->document))
    return;
  marks = scope_marks_stored (scope_document_get_report (self->document),
                              !settling);
  scope_entry_set_marks (self->entry, (const IriMark *) (void *) marks->data,
                         marks->len);
}

static void
update_actions (ScopeWindow *self)
{
  const IriReport *report = scope_document_get_report (self->document);

  for (int i = 0; i < SCOPE_N_COPIES; i++)
    gtk_widget_action_set_enabled (
        GTK_WIDGET (self), scope_copy_action ((ScopeCopy) i),
        report->length > 0 && scope_copy_text ((ScopeCopy) i, report) != NULL);
}

static void
install_actions (GtkWidgetClass *klass)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.about", NULL, show_about },
    { "win.focus-entry", NULL, focus_entry },
    { "win.new-window", NULL, new_window },
    { "win.select-span", "(tt)", select_span },
    { "win.show", "s", show },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i].name,
                                     actions[i].parameter, actions[i].activate);
  for (int i = 0; i < SCOPE_N_COPIES; i++)
    gtk_widget_class_install_action (klass, scope_copy_action ((ScopeCopy) i),
                                     NULL, copy);
}

static void
scope_window_class_init (ScopeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCOPE_TYPE_DOCUMENT);
  g_type_ensure (SCOPE_TYPE_ENTRY);
  g_type_ensure (SCOPE_TYPE_INSPECT_PAGE);
  g_type_ensure (SCOPE_TYPE_NARROW_BIN);
  g_type_ensure (SCOPE_TYPE_SPEC_CHOOSER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, document);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, entry);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, toasts);
  gtk_widget_class_bind_template_callback (widget_class, clear);
  scope_closures_bind (widget_class);
  install_actions (widget_class);
}

static void
scope_window_init (ScopeWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::settling",
                           G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

ScopeWindow *
scope_window_new (GtkApplication *application)
{
  return g_object_new (SCOPE_TYPE_WINDOW, "application", application, NULL);
}

ScopeDocument *
scope_window_get_document (ScopeWindow *self)
{
  g_return_val_if_fail (SCOPE_IS_WINDOW (self), NULL);
  return self->document;
}

void
scope_window_show_iri (ScopeWindow *self, const char *iri)
{
  g_return_if_fail (SCOPE_IS_WINDOW (self));
  scope_document_set_text (self->document, iri);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  if (!g_utf8_validate (iri, -1, NULL))
    say (self, _ ("The address is not UTF-8. Bytes without a character are "
                  "shown as \357\277\275"));
}
