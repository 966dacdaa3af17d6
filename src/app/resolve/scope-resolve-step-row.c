/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolve-step-row.h"

#include "scope-closures.h"

#include <glib/gi18n.h>

struct _ScopeResolveStepRow
{
  ScopeItemRow parent_instance;

  GtkWidget *copy;
};

G_DEFINE_TYPE (ScopeResolveStepRow, scope_resolve_step_row, SCOPE_TYPE_ITEM_ROW)

static void
copy (ScopeResolveStepRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "resolve.copy-step", "t",
                              SCOPE_ROW (scope_item_row_get_item (self))->key);
}

/* Makes the accessible names of many similar buttons unique. */
static void
name_button (ScopeResolveStepRow *self)
{
  g_autofree char *number = NULL, *title = NULL, *name = NULL;

  g_object_get (scope_item_row_get_item (self), "number", &number, "title", &title,
                NULL);
  /* Translators: a step of an algorithm, its title and its number. */
  name = g_strdup_printf (_ ("Copy: %s, %s"), title, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copy),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
scope_resolve_step_row_class_init (ScopeResolveStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCOPE_TYPE_RESOLVE_STEP);
  scope_template_set (widget_class, "scope-resolve-step-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeResolveStepRow, copy);
  gtk_widget_class_bind_template_callback (widget_class, copy);
}

static void
scope_resolve_step_row_init (ScopeResolveStepRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_resolve_step_row_new (ScopeResolveStep *step)
{
  ScopeResolveStepRow *self
      = g_object_new (SCOPE_TYPE_RESOLVE_STEP_ROW, "item", step, NULL);

  g_signal_connect_object (step, "notify::title", G_CALLBACK (name_button), self,
                           G_CONNECT_SWAPPED);
  name_button (self);
  return GTK_WIDGET (self);
}
