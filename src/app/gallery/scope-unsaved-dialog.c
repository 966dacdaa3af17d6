/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-unsaved-dialog.h"

#include "scope-closures.h"

struct _ScopeUnsavedDialog
{
  ScopeAlert parent_instance;
};

G_DEFINE_TYPE (ScopeUnsavedDialog, scope_unsaved_dialog, SCOPE_TYPE_ALERT)

static void
scope_unsaved_dialog_class_init (ScopeUnsavedDialogClass *klass)
{
  scope_template_set (GTK_WIDGET_CLASS (klass), "scope-unsaved-dialog");
}

static void
scope_unsaved_dialog_init (ScopeUnsavedDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ScopeUnsavedDialog *
scope_unsaved_dialog_new (void)
{
  return g_object_new (SCOPE_TYPE_UNSAVED_DIALOG, NULL);
}
