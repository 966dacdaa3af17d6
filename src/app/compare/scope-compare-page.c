/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-compare-page.h"

#include "scope-closures.h"
#include "scope-compare-card.h"
#include "scope-comparison-item-row.h"
#include "scope-example-row.h"
#include "scope-property.h"

struct _ScopeComparePage
{
  AdwBin parent_instance;

  ScopeComparisonTracker *comparer;
  GtkListBox *components;
  GtkListBox *rungs;
  GtkSizeGroup *pills;
};

G_DEFINE_TYPE (ScopeComparePage, scope_compare_page, ADW_TYPE_BIN)

static GtkWidget *
create_row (gpointer item, gpointer data)
{
  return scope_comparison_item_row_new (item, SCOPE_COMPARE_PAGE (data)->pills);
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeComparePage *self = SCOPE_COMPARE_PAGE (widget);
  ScopeComparison *comparison
      = scope_comparison_tracker_get_comparison (self->comparer);
  const char *text = NULL;
  guint64 key;
  gboolean second;

  g_variant_get (parameter, "(tb)", &key, &second);
  if (comparison != NULL)
    text = scope_comparison_get_text (comparison, key, second);
  if (text != NULL)
    gtk_widget_activate_action (widget, "win.copy-text", "s", text);
}

static void
use_twin (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_comparison_tracker_use_twin (SCOPE_COMPARE_PAGE (widget)->comparer);
}

static void
follow_comparer (gpointer data)
{
  ScopeComparePage *self = data;

  gtk_list_box_bind_model (self->components,
                           scope_comparison_tracker_get_details (self->comparer),
                           create_row, self, NULL);
  gtk_list_box_bind_model (self->rungs,
                           scope_comparison_tracker_get_rungs (self->comparer),
                           create_row, self, NULL);
}

static void
scope_compare_page_dispose (GObject *object)
{
  ScopeComparePage *self = SCOPE_COMPARE_PAGE (object);

  if (self->comparer != NULL)
    {
      gtk_list_box_bind_model (self->components, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->rungs, NULL, NULL, NULL, NULL);
    }
  g_clear_object (&self->comparer);
  G_OBJECT_CLASS (scope_compare_page_parent_class)->dispose (object);
}

static void
scope_compare_page_class_init (ScopeComparePageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeComparePage, "comparer", comparer,
                           scope_comparison_tracker_get_type),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scope_compare_page_dispose;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_comparer);

  g_type_ensure (SCOPE_TYPE_COMPARE_CARD);
  g_type_ensure (SCOPE_TYPE_EXAMPLE_ROW);
  scope_template_set (widget_class, "scope-compare-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeComparePage, components);
  gtk_widget_class_bind_template_child (widget_class, ScopeComparePage, rungs);
  gtk_widget_class_bind_template_child (widget_class, ScopeComparePage, pills);
  gtk_widget_class_install_action (widget_class, "compare.copy", "(tb)", copy);
  gtk_widget_class_install_action (widget_class, "compare.use-twin", NULL, use_twin);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_compare_page_init (ScopeComparePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
