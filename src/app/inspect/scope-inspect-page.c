/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-inspect-page.h"

#include "scope-closures.h"
#include "scope-component-row.h"
#include "scope-copy-list.h"
#include "scope-example-picture.h"
#include "scope-example-row.h"
#include "scope-finding-row.h"
#include "scope-inspect-layout.h"
#include "scope-picture-card.h"
#include "scope-property.h"

#include <glib/gi18n.h>

struct _ScopeInspectPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  GtkListBox *components;
  GtkFilterListModel *shown; /* the rows in @components */
  GtkCustomFilter *unfolded;
  GtkWidget *fold;
  GtkLabel *fold_label;
  gboolean shows_all;
  GtkListBox *findings;
  GtkSizeGroup *pills;
  ScopePictureCard *picture_card;
};

G_DEFINE_TYPE (ScopeInspectPage, scope_inspect_page, ADW_TYPE_BIN)

static GtkWidget *
create_component_row (gpointer item, gpointer data)
{
  ScopeInspectPage *self = data;

  return scope_component_row_new (item, self->document, self->pills);
}

static GtkWidget *
create_finding_row (gpointer item, gpointer data)
{
  ScopeInspectPage *self = data;

  return scope_finding_row_new (item, self->document, "win");
}

/* Then the findings say more than the picture. */
static gboolean
is_unmoved (gpointer self, const IriReport *report)
{
  return report == NULL || report->bidi == NULL || !report->bidi->moved;
}

static gboolean
is_unfolded (gpointer item, gpointer data)
{
  const ScopeInspectPage *self = data;

  return self->shows_all || !scope_component_is_folded (item);
}

static guint
count_folded (GListModel *components)
{
  guint n_folded = 0;

  for (guint i = 0; i < g_list_model_get_n_items (components); i++)
    {
      g_autoptr (ScopeComponent) row = g_list_model_get_item (components, i);

      n_folded += scope_component_is_folded (row) ? 1 : 0;
    }
  return n_folded;
}

/* Offers to unfold a query of many values, and folds again once none has so many. */
static void
update_fold (ScopeInspectPage *self)
{
  GListModel *components = scope_document_get_components (self->document);
  guint n_rows = g_list_model_get_n_items (components);
  gboolean offered = count_folded (components) > 0;
  g_autofree char *all = g_strdup_printf (
      /* Translators: a button; %u is the number of rows of a list. */
      ngettext ("Show All %u Row", "Show All %u Rows", n_rows), n_rows);

  self->shows_all = self->shows_all && offered;
  gtk_widget_set_visible (self->fold, offered);
  gtk_label_set_label (self->fold_label, self->shows_all ? _ ("Show Fewer Rows") : all);
}

static void
toggle_folded (ScopeInspectPage *self)
{
  self->shows_all = !self->shows_all;
  gtk_filter_changed (GTK_FILTER (self->unfolded), self->shows_all
                                                       ? GTK_FILTER_CHANGE_LESS_STRICT
                                                       : GTK_FILTER_CHANGE_MORE_STRICT);
  update_fold (self);
}

static void
list_components (ScopeInspectPage *self)
{
  GListModel *components = scope_document_get_components (self->document);

  self->unfolded = gtk_custom_filter_new (is_unfolded, self, NULL);
  self->shown = gtk_filter_list_model_new (g_object_ref (components),
                                           g_object_ref (GTK_FILTER (self->unfolded)));
  gtk_list_box_bind_model (self->components, G_LIST_MODEL (self->shown),
                           create_component_row, self, NULL);
  g_signal_connect_object (components, "items-changed", G_CALLBACK (update_fold), self,
                           G_CONNECT_SWAPPED);
  update_fold (self);
}

static void
follow_document (gpointer data)
{
  ScopeInspectPage *self = data;

  list_components (self);
  gtk_list_box_bind_model (self->findings, scope_document_get_findings (self->document),
                           create_finding_row, self, NULL);
}

ScopeOrderSelection
scope_inspect_page_get_selection (ScopeInspectPage *self)
{
  g_return_val_if_fail (SCOPE_IS_INSPECT_PAGE (self), SCOPE_ORDERS_ONE);
  return scope_picture_card_get_selection (self->picture_card);
}

static void
scope_inspect_page_dispose (GObject *object)
{
  ScopeInspectPage *self = SCOPE_INSPECT_PAGE (object);

  if (self->document != NULL)
    {
      gtk_list_box_bind_model (self->components, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->findings, NULL, NULL, NULL, NULL);
    }
  if (self->unfolded != NULL)
    gtk_custom_filter_set_filter_func (self->unfolded, NULL, NULL, NULL);
  g_clear_object (&self->unfolded);
  g_clear_object (&self->shown);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_inspect_page_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (SCOPE_TYPE_EXAMPLE_ROW);
  g_type_ensure (SCOPE_TYPE_INSPECT_LAYOUT);
  g_type_ensure (SCOPE_TYPE_COPY_LIST);
  g_type_ensure (SCOPE_TYPE_PICTURE_CARD);
  g_type_ensure (SCOPE_TYPE_EXAMPLE_PICTURE);
}

static void
scope_inspect_page_class_init (ScopeInspectPageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeInspectPage, "document", document,
                           scope_document_get_type),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scope_inspect_page_dispose;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);

  ensure_types ();
  scope_template_set (widget_class, "scope-inspect-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeInspectPage, components);
  gtk_widget_class_bind_template_child (widget_class, ScopeInspectPage, findings);
  gtk_widget_class_bind_template_child (widget_class, ScopeInspectPage, fold);
  gtk_widget_class_bind_template_child (widget_class, ScopeInspectPage, fold_label);
  gtk_widget_class_bind_template_callback (widget_class, toggle_folded);
  gtk_widget_class_bind_template_child (widget_class, ScopeInspectPage, pills);
  gtk_widget_class_bind_template_child (widget_class, ScopeInspectPage, picture_card);
  gtk_widget_class_bind_template_callback (widget_class, is_unmoved);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_inspect_page_init (ScopeInspectPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
