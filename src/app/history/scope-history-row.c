/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-history-row.h"

#include "scope-closures.h"
#include "scope-selectable-text.h"

struct _ScopeHistoryRow
{
  GtkListBoxRow parent_instance;

  ScopeHistoryItem *item;
  GtkWidget *star;
  GtkWidget *forget;
};

G_DEFINE_FINAL_TYPE (ScopeHistoryRow, scope_history_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_ITEM = 1,
};

ScopeHistoryItem *
scope_history_row_get_item (ScopeHistoryRow *self)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ROW (self), NULL);
  return self->item;
}

static void
scope_history_row_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_HISTORY_ROW (object)->item);
}

static void
scope_history_row_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  SCOPE_HISTORY_ROW (object)->item = g_value_dup_object (value);
}

static void
scope_history_row_constructed (GObject *object)
{
  ScopeHistoryRow *self = SCOPE_HISTORY_ROW (object);
  const char *text = scope_history_item_get_text (self->item);
  gboolean favourite = scope_history_item_get_starred (self->item) != 0;
  char *label = scope_closure_star_label (self, favourite);
  char *icon = scope_closure_star_icon (self, favourite);

  G_OBJECT_CLASS (scope_history_row_parent_class)->constructed (object);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->star), "(sb)", text,
                                    !favourite);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->forget), "s", text);
  /* Not by bindings: GTK 4.8 prints a warning when a row is finalized that is watched
   * by an expression of its own child. */
  gtk_button_set_icon_name (GTK_BUTTON (self->star), icon);
  gtk_widget_set_tooltip_text (self->star, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->star),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  g_free (label);
  g_free (icon);
}

static void
scope_history_row_finalize (GObject *object)
{
  g_clear_object (&SCOPE_HISTORY_ROW (object)->item);
  G_OBJECT_CLASS (scope_history_row_parent_class)->finalize (object);
}

static void
scope_history_row_class_init (ScopeHistoryRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_history_row_get_property;
  object_class->set_property = scope_history_row_set_property;
  object_class->constructed = scope_history_row_constructed;
  object_class->finalize = scope_history_row_finalize;
  g_object_class_install_property (
      object_class, PROP_ITEM,
      g_param_spec_object ("item", NULL, NULL, SCOPE_TYPE_HISTORY_ITEM,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY
                               | G_PARAM_STATIC_STRINGS));

  g_type_ensure (SCOPE_TYPE_VBOX);
  g_type_ensure (SCOPE_TYPE_SELECTABLE_TEXT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-history-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeHistoryRow, star);
  gtk_widget_class_bind_template_child (widget_class, ScopeHistoryRow, forget);
  scope_closures_bind (widget_class);
}

static void
scope_history_row_init (ScopeHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_history_row_new (ScopeHistoryItem *item)
{
  return g_object_new (SCOPE_TYPE_HISTORY_ROW, "item", item, NULL);
}
