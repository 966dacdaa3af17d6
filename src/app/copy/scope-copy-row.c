/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-row.h"

#include "scope-closures.h"
#include "scope-property.h"

struct _ScopeCopyRow
{
  GtkListBoxRow parent_instance;

  char *title;
  char *text;
  char *text_label;
  char *caption;
  char *reason;
  char *action;
  char *action_label;
  gboolean in_visual_order;
  gboolean host;
  GtkWidget *button;
};

G_DEFINE_TYPE (ScopeCopyRow, scope_copy_row, GTK_TYPE_LIST_BOX_ROW)

/* GtkListBox keyboard navigation stops at a row without anything to focus. */
static void
update (gpointer data)
{
  ScopeCopyRow *self = data;

  gtk_widget_set_focusable (GTK_WIDGET (self), self->reason != NULL);
  if (self->action_label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, self->action_label,
                                    -1);
}

static void
scope_copy_row_class_init (ScopeCopyRowClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_STRING_PROPERTY (ScopeCopyRow, "title", title),
    SCOPE_STRING_PROPERTY (ScopeCopyRow, "text", text),
    SCOPE_STRING_PROPERTY (ScopeCopyRow, "text-label", text_label),
    SCOPE_STRING_PROPERTY (ScopeCopyRow, "caption", caption),
    SCOPE_STRING_PROPERTY (ScopeCopyRow, "reason", reason),
    SCOPE_STRING_PROPERTY (ScopeCopyRow, "action", action),
    SCOPE_STRING_PROPERTY (ScopeCopyRow, "action-label", action_label),
    SCOPE_BOOLEAN_PROPERTY (ScopeCopyRow, "in-visual-order", in_visual_order),
    SCOPE_BOOLEAN_PROPERTY (ScopeCopyRow, "host", host),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), update);
  scope_template_set (widget_class, "scope-copy-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyRow, button);
}

static void
scope_copy_row_init (ScopeCopyRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
