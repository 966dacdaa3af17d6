/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-save-dialog.h"

#include "scope-closures.h"
#include "scope-export.h"

struct _ScopeSaveDialog
{
  AdwWindow parent_instance;

  GtkWidget *rows[SCOPE_N_EXPORTS];
};

G_DEFINE_TYPE (ScopeSaveDialog, scope_save_dialog, ADW_TYPE_WINDOW)

/* By the window, which then asks for the file name. */
static void
choose (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  gtk_widget_activate_action_variant (GTK_WIDGET (parent), "win.save-as", parameter);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
scope_save_dialog_class_init (ScopeSaveDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "save.choose", "s", choose);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close",
                                       NULL);
  scope_template_set (widget_class, "scope-save-dialog");
  for (int i = 0; i < SCOPE_N_EXPORTS; i++)
    gtk_widget_class_bind_template_child_full (
        widget_class, scope_export_info ((ScopeExport) i)->id, FALSE,
        G_STRUCT_OFFSET (ScopeSaveDialog, rows) + (gssize) sizeof (GtkWidget *) * i);
}

static void
scope_save_dialog_init (ScopeSaveDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ScopeSaveDialog *
scope_save_dialog_new (GtkWindow *parent, const char *format)
{
  ScopeSaveDialog *self
      = g_object_new (SCOPE_TYPE_SAVE_DIALOG, "accessible-role",
                      GTK_ACCESSIBLE_ROLE_DIALOG, "transient-for", parent, NULL);
  ScopeExport what;

  if (!scope_export_find (format, &what))
    what = SCOPE_EXPORT_SVG;
  gtk_window_set_focus (GTK_WINDOW (self), self->rows[what]);
  return self;
}
