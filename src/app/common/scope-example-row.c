/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-example-row.h"

#include "scope-closures.h"
#include "scope-property.h"

struct _ScopeExampleRow
{
  GtkListBoxRow parent_instance;

  char *title;
  char *iri;
  char *other;
  char *action;
};

G_DEFINE_TYPE (ScopeExampleRow, scope_example_row, GTK_TYPE_LIST_BOX_ROW)

static void
scope_example_row_activate (GtkListBoxRow *row)
{
  ScopeExampleRow *self = SCOPE_EXAMPLE_ROW (row);

  if (self->other != NULL)
    gtk_widget_activate_action (GTK_WIDGET (row), self->action, "(ss)", self->iri,
                                self->other);
  else
    gtk_widget_activate_action (GTK_WIDGET (row), "win.show", "s", self->iri);
}

static void
scope_example_row_class_init (ScopeExampleRowClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_STRING_PROPERTY (ScopeExampleRow, "title", title),
    SCOPE_STRING_PROPERTY (ScopeExampleRow, "iri", iri),
    SCOPE_STRING_PROPERTY (ScopeExampleRow, "other", other),
    SCOPE_STRING_PROPERTY (ScopeExampleRow, "action", action),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  klass->parent_class.activate = scope_example_row_activate;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);

  scope_template_set (widget_class, "scope-example-row");
}

static void
scope_example_row_init (ScopeExampleRow *self)
{
  self->action = g_strdup ("win.compare");
  gtk_widget_init_template (GTK_WIDGET (self));
}
