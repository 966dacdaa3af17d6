/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-action-row.h"

#include "scope-closures.h"
#include "scope-property.h"

struct _ScopeActionRow
{
  GtkListBoxRow parent_instance;

  char *title;
  char *subtitle;
  char *icon_name;
};

G_DEFINE_TYPE (ScopeActionRow, scope_action_row, GTK_TYPE_LIST_BOX_ROW)

static void
scope_action_row_class_init (ScopeActionRowClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_STRING_PROPERTY (ScopeActionRow, "title", title),
    SCOPE_STRING_PROPERTY (ScopeActionRow, "subtitle", subtitle),
    SCOPE_STRING_PROPERTY (ScopeActionRow, "icon-name", icon_name),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  scope_template_set (GTK_WIDGET_CLASS (klass), "scope-action-row");
}

static void
scope_action_row_init (ScopeActionRow *self)
{
  self->icon_name = g_strdup ("go-next-symbolic");
  gtk_widget_init_template (GTK_WIDGET (self));
}
