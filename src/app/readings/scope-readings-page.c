/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-readings-page.h"

#include "scope-closures.h"
#include "scope-property.h"
#include "scope-spec-result-row.h"
#include "scope-spec-result.h"

struct _ScopeReadingsPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  GtkListBox *readings;
  GtkListBox *history;
  GtkWidget *history_title;
  GtkLabel *verdict;
  GtkFilterListModel *shown;         /* the results in @readings */
  GtkFilterListModel *shown_history; /* those in @history */
  GHashTable *expanded;              /* the keys of common results */
};

G_DEFINE_TYPE (ScopeReadingsPage, scope_readings_page, ADW_TYPE_BIN)

static GtkWidget *
create_row (gpointer item, gpointer data)
{
  ScopeReadingsPage *self = data;
  gpointer key = GSIZE_TO_POINTER (SCOPE_ROW (item)->key);

  return scope_spec_result_row_new (item, self->document,
                                    g_hash_table_contains (self->expanded, key));
}

/* The standards with a common result are listed when that is expanded. */
static gboolean
is_expanded (gpointer item, gpointer data)
{
  ScopeReadingsPage *self = data;
  guint64 group;

  g_object_get (item, "group", &group, NULL);
  return group == 0 || g_hash_table_contains (self->expanded, GSIZE_TO_POINTER (group));
}

static gboolean
is_current (gpointer item, gpointer data)
{
  return !scope_spec_result_is_history (item) && is_expanded (item, data);
}

static gboolean
is_history (gpointer item, gpointer data)
{
  return scope_spec_result_is_history (item) && is_expanded (item, data);
}

static void
update_lists (ScopeReadingsPage *self, GtkFilterChange change)
{
  gboolean any;

  gtk_filter_changed (gtk_filter_list_model_get_filter (self->shown), change);
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->shown_history), change);
  any = g_list_model_get_n_items (G_LIST_MODEL (self->shown_history)) > 0;
  gtk_widget_set_visible (self->history_title, any);
  gtk_widget_set_visible (GTK_WIDGET (self->history), any);
}

static void
expand (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeReadingsPage *self = SCOPE_READINGS_PAGE (widget);
  guint64 key;
  gboolean expanded;

  g_variant_get (parameter, "(tb)", &key, &expanded);
  if (expanded)
    g_hash_table_add (self->expanded, GSIZE_TO_POINTER (key));
  else
    g_hash_table_remove (self->expanded, GSIZE_TO_POINTER (key));
  update_lists (self, expanded ? GTK_FILTER_CHANGE_LESS_STRICT
                               : GTK_FILTER_CHANGE_MORE_STRICT);
}

static void
show_verdict (ScopeReadingsPage *self)
{
  g_autofree char *verdict
      = scope_spec_result_summarize (scope_document_get_spec_results (self->document));

  gtk_label_set_label (self->verdict, verdict);
}

/* A row that stays can become one of several standards, or the other way round. */
static void
on_report (ScopeReadingsPage *self)
{
  update_lists (self, GTK_FILTER_CHANGE_DIFFERENT);
  show_verdict (self);
}

static GtkFilterListModel *
fill_list (ScopeReadingsPage *self, GtkListBox *list, GtkCustomFilterFunc func)
{
  GListModel *results = scope_document_get_spec_results (self->document);
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (func, self, NULL));
  GtkFilterListModel *shown
      = gtk_filter_list_model_new (g_object_ref (results), filter);

  gtk_list_box_bind_model (list, G_LIST_MODEL (shown), create_row, self, NULL);
  return shown;
}

static void
follow_document (gpointer data)
{
  ScopeReadingsPage *self = data;

  self->shown = fill_list (self, self->readings, is_current);
  self->shown_history = fill_list (self, self->history, is_history);
  g_signal_connect_object (self->document, "notify::report", G_CALLBACK (on_report),
                           self, G_CONNECT_SWAPPED);
  on_report (self);
}

static void
scope_readings_page_dispose (GObject *object)
{
  ScopeReadingsPage *self = SCOPE_READINGS_PAGE (object);

  if (self->document != NULL)
    {
      gtk_list_box_bind_model (self->readings, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->history, NULL, NULL, NULL, NULL);
    }
  g_clear_object (&self->shown);
  g_clear_object (&self->shown_history);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_readings_page_parent_class)->dispose (object);
}

static void
scope_readings_page_finalize (GObject *object)
{
  g_hash_table_unref (SCOPE_READINGS_PAGE (object)->expanded);
  G_OBJECT_CLASS (scope_readings_page_parent_class)->finalize (object);
}

static void
scope_readings_page_class_init (ScopeReadingsPageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeReadingsPage, "document", document,
                           scope_document_get_type),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scope_readings_page_dispose;
  object_class->finalize = scope_readings_page_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);

  scope_template_set (widget_class, "scope-readings-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeReadingsPage, readings);
  gtk_widget_class_bind_template_child (widget_class, ScopeReadingsPage, history);
  gtk_widget_class_bind_template_child (widget_class, ScopeReadingsPage, history_title);
  gtk_widget_class_bind_template_child (widget_class, ScopeReadingsPage, verdict);
  gtk_widget_class_install_action (widget_class, "readings.expand", "(tb)", expand);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_readings_page_init (ScopeReadingsPage *self)
{
  self->expanded = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
