/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-label-row.h"

#include "scope-closures.h"
#include "scope-host-flavour-view.h"

struct _ScopeHostLabelRow
{
  ScopeItemRow parent_instance;

  GtkWidget *cells;
};

G_DEFINE_TYPE (ScopeHostLabelRow, scope_host_label_row, SCOPE_TYPE_ITEM_ROW)

static GtkWidget *
cell_at (ScopeHostLabelRow *self, guint index)
{
  GtkWidget *cell = gtk_widget_get_first_child (self->cells);

  while (cell != NULL && index-- > 0)
    cell = gtk_widget_get_next_sibling (cell);
  return cell;
}

static void
change_cells (ScopeHostLabelRow *self,
              guint at,
              guint n_removed,
              guint n_added,
              GListModel *flavours)
{
  while (n_removed-- > 0)
    gtk_widget_unparent (cell_at (self, at));
  for (guint i = at; i < at + n_added; i++)
    {
      g_autoptr (ScopeHostFlavour) flavour = g_list_model_get_item (flavours, i);
      GtkWidget *cell = scope_host_flavour_view_new (flavour);

      gtk_widget_insert_after (cell, self->cells, i > 0 ? cell_at (self, i - 1) : NULL);
    }
}

static void
name_card (ScopeHostLabelRow *self)
{
  g_autofree char *text = NULL;

  g_object_get (scope_item_row_get_item (self), "text", &text, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

static void
scope_host_label_row_class_init (ScopeHostLabelRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCOPE_TYPE_HOST_LABEL);
  scope_template_set (widget_class, "scope-host-label-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeHostLabelRow, cells);
}

static void
scope_host_label_row_init (ScopeHostLabelRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_host_label_row_new (ScopeHostLabel *label)
{
  ScopeHostLabelRow *self
      = g_object_new (SCOPE_TYPE_HOST_LABEL_ROW, "item", label, NULL);
  GListModel *flavours = scope_host_label_get_flavours (label);

  g_signal_connect_object (label, "notify::text", G_CALLBACK (name_card), self,
                           G_CONNECT_SWAPPED);
  name_card (self);
  g_signal_connect_object (flavours, "items-changed", G_CALLBACK (change_cells), self,
                           G_CONNECT_SWAPPED);
  change_cells (self, 0, 0, g_list_model_get_n_items (flavours), flavours);
  return GTK_WIDGET (self);
}
