/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-comparison-item-row.h"

#include "scope-closures.h"
#include "scope-copyable-value.h"
#include "scope-highlights.h"

#include <glib/gi18n.h>

struct _ScopeComparisonItemRow
{
  ScopeItemRow parent_instance;

  ScopeCopyableValue *first;
  ScopeCopyableValue *second;
  GtkWidget *pill;
};

G_DEFINE_TYPE (ScopeComparisonItemRow, scope_comparison_item_row, SCOPE_TYPE_ITEM_ROW)

static void
copy (ScopeComparisonItemRow *self, gboolean second)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "compare.copy", "(tb)",
                              SCOPE_ROW (scope_item_row_get_item (self))->key, second);
}

static void
copy_first (ScopeComparisonItemRow *self)
{
  copy (self, FALSE);
}

static void
copy_second (ScopeComparisonItemRow *self)
{
  copy (self, TRUE);
}

static void
update_marks (ScopeComparisonItemRow *self)
{
  g_autoptr (GArray) differences
      = scope_comparison_item_get_differences (scope_item_row_get_item (self));
  g_autoptr (GArray) first = scope_highlights_differing (differences, FALSE);
  g_autoptr (GArray) second = scope_highlights_differing (differences, TRUE);

  scope_copyable_value_set_highlights (self->first, first);
  scope_copyable_value_set_highlights (self->second, second);
}

/* Makes the accessible names of many similar buttons unique. */
static void
name_buttons (ScopeComparisonItemRow *self)
{
  g_autofree char *name = NULL, *first = NULL, *second = NULL;

  g_object_get (scope_item_row_get_item (self), "name", &name, NULL);
  /* Translators: a component or a form of an IRI. */
  first = g_strdup_printf (_ ("Copy from the first: %s"), name);
  /* Translators: a component or a form of an IRI. */
  second = g_strdup_printf (_ ("Copy from the second: %s"), name);
  scope_copyable_value_name_button (self->first, first);
  scope_copyable_value_name_button (self->second, second);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, ScopeComparisonItemRow, first);
  gtk_widget_class_bind_template_child (klass, ScopeComparisonItemRow, second);
  gtk_widget_class_bind_template_child (klass, ScopeComparisonItemRow, pill);
  gtk_widget_class_bind_template_callback (klass, copy_first);
  gtk_widget_class_bind_template_callback (klass, copy_second);
}

static void
scope_comparison_item_row_class_init (ScopeComparisonItemRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCOPE_TYPE_COMPARISON_ITEM);
  g_type_ensure (SCOPE_TYPE_COPYABLE_VALUE);
  scope_template_set (widget_class, "scope-comparison-item-row");
  bind_children (widget_class);
}

static void
scope_comparison_item_row_init (ScopeComparisonItemRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_comparison_item_row_new (ScopeComparisonItem *compared, GtkSizeGroup *pills)
{
  static const char *const signals[]
      = { "notify::first", "notify::second", "notify::differences" };
  ScopeComparisonItemRow *self
      = g_object_new (SCOPE_TYPE_COMPARISON_ITEM_ROW, "item", compared, NULL);

  gtk_size_group_add_widget (pills, self->pill);
  name_buttons (self);
  /* After the bindings, which set the texts. */
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (compared, signals[i], G_CALLBACK (update_marks), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update_marks (self);
  return GTK_WIDGET (self);
}
