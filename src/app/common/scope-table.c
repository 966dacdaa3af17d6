/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-table.h"

#include "scope-closures.h"
#include "scope-gtk-fixes.h"
#include "scope-top-scroller.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>

#define MAX_LINES 3

/* The key of the ScopeColumn of a factory. */
#define COLUMN "scope-column"

typedef struct
{
  GListModel *model;
  GtkColumnView *view;
  GtkSingleSelection *selection;
  gboolean narrow;
  gboolean wraps;
  gboolean is_selecting; /* the program selects, not the user */
  gboolean is_sorting;   /* the program sorts, not the user */
  guint resize;          /* source id */
} ScopeTablePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScopeTable, scope_table, GTK_TYPE_WIDGET)

enum
{
  SORTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static ScopeTablePrivate *
get_private (ScopeTable *self)
{
  return scope_table_get_instance_private (self);
}

GtkWidget *
scope_table_new_label (const ScopeColumn *column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), column->chars);
  if (column->max_chars > 0)
    gtk_label_set_max_width_chars (GTK_LABEL (label), column->max_chars);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (column->style != NULL)
    gtk_widget_add_css_class (label, column->style);
  return label;
}

GtkWidget *
scope_table_new_lines (GtkWidget *first)
{
  GtkWidget *lines = g_object_new (SCOPE_TYPE_VBOX, NULL);
  GtkWidget *details = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (details), 0);
  gtk_label_set_ellipsize (GTK_LABEL (details), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (details, "caption");
  gtk_widget_add_css_class (details, "secondary");
  gtk_widget_set_parent (first, lines);
  gtk_widget_set_parent (details, lines);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  return lines;
}

static char *
get_string (GObject *item, const char *property)
{
  char *string;

  g_object_get (item, property, &string, NULL);
  return string;
}

void
scope_table_set_label (GtkWidget *label, GObject *item, const char *property)
{
  g_autofree char *text = get_string (item, property);
  g_autofree char *shown = scope_closure_sentence (NULL, text);

  gtk_label_set_text (GTK_LABEL (label), shown);
}

void
scope_table_wrap (ScopeTable *self, GtkWidget *label)
{
  gboolean wraps = get_private (self)->wraps;

  gtk_label_set_wrap (GTK_LABEL (label), wraps);
  gtk_label_set_lines (GTK_LABEL (label), wraps ? MAX_LINES : 1);
}

void
scope_table_bind_lines (ScopeTable *self, GtkWidget *lines, GObject *item)
{
  GtkWidget *details = gtk_widget_get_last_child (lines);

  scope_table_set_label (details, item, "details");
  scope_table_wrap (self, details);
  gtk_widget_set_visible (details, get_private (self)->narrow);
}

gboolean
scope_table_is_narrow (ScopeTable *self)
{
  return get_private (self)->narrow;
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item, const ScopeColumn *column)
{
  gtk_list_item_set_child (item, column->create != NULL
                                     ? column->create (column)
                                     : scope_table_new_label (column));
}

#if GTK_CHECK_VERSION(4, 12, 0)
static void
name_row (GtkSignalListItemFactory *factory, GtkColumnViewRow *row)
{
  g_autofree char *summary = get_string (gtk_column_view_row_get_item (row), "summary");

  gtk_column_view_row_set_accessible_label (row, summary);
}

static void
name_rows (GtkColumnView *view)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "bind", G_CALLBACK (name_row), NULL);
  gtk_column_view_set_row_factory (view, factory);
}
#else
/* A row has a cell for each column, which has the child of the list item. */
static void
name_row (GtkWidget *cell, GObject *item)
{
  g_autofree char *summary = get_string (item, "summary");
  GtkWidget *row = gtk_widget_get_parent (gtk_widget_get_parent (cell));

  scope_unnamed_widget_fix_list_row (row, summary, NULL);
}
#endif

/* Keeps the cell on a level with the main one, which has a heading. */
static void
leave_heading (GtkWidget *cell, GObject *item, const char *property)
{
  g_autofree char *group = get_string (item, property);

  if (group != NULL)
    gtk_widget_add_css_class (cell, "below-group");
  else
    gtk_widget_remove_css_class (cell, "below-group");
}

/* From GTK 4.12 on, a cell gets its item before it is in the table. */
static void
bind (ScopeTable *self, GtkListItem *list_item, GtkListItemFactory *factory)
{
  ScopeTableClass *klass = SCOPE_TABLE_GET_CLASS (self);
  const ScopeColumn *column = g_object_get_data (G_OBJECT (factory), COLUMN);
  GtkWidget *cell = gtk_list_item_get_child (list_item);
  GObject *item = gtk_list_item_get_item (list_item);

  if (column->bind != NULL)
    column->bind (self, cell, item);
  else
    scope_table_set_label (cell, item, column->property);
  if (klass->group != NULL && !column->is_main)
    leave_heading (cell, item, klass->group);
#if !GTK_CHECK_VERSION(4, 12, 0)
  if (column->is_main)
    name_row (cell, item);
#endif
}

/* GtkColumnView has no property for the column that it sorts by, but its sorter
 * asks this of the sorter of that column first. @result is a `ScopeColumn
 * **`. */
static int
store_column (gconstpointer result, gconstpointer unused, gpointer column)
{
  *(gpointer *) result = column;
  return GTK_ORDERING_SMALLER;
}

int
scope_table_get_sort (ScopeTable *self, gboolean *reversed)
{
  GtkSorter *sorter;
  const ScopeColumn *column = NULL;

  g_return_val_if_fail (SCOPE_IS_TABLE (self), 0);
  sorter = gtk_column_view_get_sorter (get_private (self)->view);
  *reversed = gtk_sorter_compare (sorter, &column, self) == GTK_ORDERING_LARGER;
  return column != NULL ? column->sort : 0;
}

void
scope_table_set_sort (ScopeTable *self, int sort, gboolean reversed)
{
  ScopeTableClass *klass = SCOPE_TABLE_GET_CLASS (self);
  ScopeTablePrivate *private = get_private (self);
  g_autoptr (GtkColumnViewColumn) column = NULL;
  guint at = 0;

  g_return_if_fail (SCOPE_IS_TABLE (self));
  while (!klass->columns[at].sortable || klass->columns[at].sort != sort)
    g_return_if_fail (++at < klass->n_columns);
  column = g_list_model_get_item (gtk_column_view_get_columns (private->view), at);
  private->is_sorting = TRUE;
  scope_sort_mark_fix (private->view, column,
                       reversed ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
  private->is_sorting = FALSE;
  g_signal_emit (self, signals[SORTED], 0);
}

static void
on_sorter_changed (ScopeTable *self)
{
  if (!get_private (self)->is_sorting)
    g_signal_emit (self, signals[SORTED], 0);
}

static void
on_selected (ScopeTable *self)
{
  ScopeTableClass *klass = SCOPE_TABLE_GET_CLASS (self);
  ScopeTablePrivate *private = get_private (self);
  guint position = gtk_single_selection_get_selected (private->selection);

  if (klass->selected != NULL && !private->is_selecting
      && position != GTK_INVALID_LIST_POSITION)
    klass->selected (self, position);
}

/* A list that still moves after the wheel was turned would do so before new rows have a
 * place, and GTK 4.8.3 would warn. */
static void
on_items_changed (ScopeTable *self, guint position, guint removed)
{
  GtkScrolledWindow *scroller
      = GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (GTK_WIDGET (self)));

  if (scroller != NULL && removed > 0)
    scope_top_scroller_stop (scroller);
}

static void
on_activated (ScopeTable *self, guint position)
{
  ScopeTableClass *klass = SCOPE_TABLE_GET_CLASS (self);

  if (klass->activated != NULL)
    klass->activated (self, position);
}

void
scope_table_select (ScopeTable *self, guint position)
{
  ScopeTablePrivate *private = get_private (self);

  g_return_if_fail (SCOPE_IS_TABLE (self));
  if (private->selection == NULL
      || position == gtk_single_selection_get_selected (private->selection))
    return;
  private->is_selecting = TRUE;
  gtk_single_selection_set_selected (private->selection, position);
  private->is_selecting = FALSE;
  if (position != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (private->view)),
                                "list.scroll-to-item", "u", position);
}

void
scope_table_focus_selected (ScopeTable *self)
{
  GtkWidget *rows, *row;

  g_return_if_fail (SCOPE_IS_TABLE (self));
  rows = gtk_widget_get_last_child (GTK_WIDGET (get_private (self)->view));
  row = gtk_widget_get_first_child (rows);
  while (row != NULL
         && (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) == 0)
    row = gtk_widget_get_next_sibling (row);
  if (row != NULL)
    gtk_widget_grab_focus (row);
}

void
scope_table_set_model (ScopeTable *self, GListModel *model)
{
  ScopeTablePrivate *private = get_private (self);

  g_return_if_fail (SCOPE_IS_TABLE (self));
  if (private->selection == NULL)
    return; /* disposed of */
  scope_table_select (self, GTK_INVALID_LIST_POSITION);
  g_set_object (&private->model, model);
  gtk_single_selection_set_model (private->selection, model);
}

static void
add_column (ScopeTable *self, const ScopeColumn *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) added = gtk_column_view_column_new (
      g_dpgettext2 (NULL, "column", column->title), factory);
  g_autoptr (GtkSorter) sorter = NULL;

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), (gpointer) column);
  g_object_set_data (G_OBJECT (factory), COLUMN, (gpointer) column);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind), self, G_CONNECT_SWAPPED);
  gtk_column_view_column_set_expand (added, column->is_main);
  if (column->sortable)
    sorter = GTK_SORTER (gtk_custom_sorter_new (store_column, (gpointer) column, NULL));
  gtk_column_view_column_set_sorter (added, sorter);
  gtk_column_view_append_column (get_private (self)->view, added);
}

static void
update_columns (ScopeTable *self)
{
  ScopeTableClass *klass = SCOPE_TABLE_GET_CLASS (self);
  ScopeTablePrivate *private = get_private (self);
  GListModel *list = gtk_column_view_get_columns (private->view);

  for (guint i = 0; i < klass->n_columns; i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (list, i);
      const char *title = klass->columns[i].title;

      if (private->narrow && klass->columns[i].narrow_title != NULL)
        title = klass->columns[i].narrow_title;
      /* The translation of "" is the header of the catalogue. */
      gtk_column_view_column_set_title (
          column, *title != '\0' ? g_dpgettext2 (NULL, "column", title) : "");
      gtk_column_view_column_set_visible (column, klass->columns[i].in_narrow
                                                      || !private->narrow);
    }
}

/* Cells depend on the width: setting the model again binds all of them
 * again. */
static gboolean
on_resized (gpointer data)
{
  ScopeTable *self = data;
  ScopeTablePrivate *private = get_private (self);
  guint selected = gtk_single_selection_get_selected (private->selection);

  private->resize = 0;
  update_columns (self);
  scope_table_select (self, GTK_INVALID_LIST_POSITION);
  gtk_single_selection_set_model (private->selection, NULL);
  gtk_single_selection_set_model (private->selection, private->model);
  scope_table_select (self, selected);
  return G_SOURCE_REMOVE;
}

static int
width_in_chars (GtkWidget *widget, int width)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  return width * PANGO_SCALE / MAX (1, letter);
}

static void
scope_table_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size,
                      minimum, natural, NULL, NULL);
  /* Columns are hidden before the table gets too narrow for them. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

/* Columns must not change during layout: they do in the next frame. */
static void
scope_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ScopeTableClass *klass = SCOPE_TABLE_GET_CLASS (widget);
  ScopeTablePrivate *private = get_private (SCOPE_TABLE (widget));
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int chars = width_in_chars (widget, width), minimum;
  gboolean narrow = chars < klass->wide_chars;
  gboolean wraps = chars < klass->one_line_chars;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation){ 0, 0, MAX (width, minimum), height }, -1);
  if (private->narrow == narrow && private->wraps == wraps)
    return;
  private->narrow = narrow;
  private->wraps = wraps;
  if (private->resize == 0)
  private->resize = g_idle_add (on_resized, widget);
}

static void
show_if_sorted (GtkWidget *mark)
{
  gtk_widget_set_visible (mark, gtk_widget_has_css_class (mark, "ascending")
                                    || gtk_widget_has_css_class (mark, "descending"));
}

/* GTK leaves room for the mark of a sorted column in every head, so those over numbers
 * would not end where the numbers do. */
static void
hide_unused_mark (GtkWidget *mark)
{
  g_signal_connect (mark, "notify::css-classes", G_CALLBACK (show_if_sorted), NULL);
  g_signal_connect (mark, "notify::visible", G_CALLBACK (show_if_sorted), NULL);
  show_if_sorted (mark);
}

/* The heads of columns are in the order of the columns; a GtkColumnViewColumn has no
 * alignment for them. */
static void
align_heads (ScopeTable *self)
{
  ScopeTableClass *klass = SCOPE_TABLE_GET_CLASS (self);
  GtkWidget *header
      = gtk_widget_get_first_child (GTK_WIDGET (get_private (self)->view));
  GtkWidget *head = gtk_widget_get_first_child (header);

  for (gsize i = 0; i < klass->n_columns && head != NULL; i++)
    {
      GtkWidget *box = gtk_widget_get_first_child (head);

      if (klass->columns[i].xalign == 1)
        {
          gtk_widget_set_halign (box, GTK_ALIGN_END);
          hide_unused_mark (gtk_widget_get_last_child (box));
        }
      head = gtk_widget_get_next_sibling (head);
    }
}

static void
scope_table_constructed (GObject *object)
{
  ScopeTable *self = SCOPE_TABLE (object);
  ScopeTableClass *klass = SCOPE_TABLE_GET_CLASS (self);
  ScopeTablePrivate *private = get_private (self);
  const char *label = _ (klass->label);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                      klass->hscrollbar, "vexpand", TRUE, NULL);
  GtkWidget *view = gtk_column_view_new (GTK_SELECTION_MODEL (private->selection));

  G_OBJECT_CLASS (scope_table_parent_class)->constructed (object);
  private->view = GTK_COLUMN_VIEW (view);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_widget_add_css_class (scroller, "card");
  gtk_widget_add_css_class (scroller, "table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  scope_column_view_tab_fix (GTK_WIDGET (self), private->view);
  scope_unnamed_widget_fix_table (private->view, label);
#if GTK_CHECK_VERSION(4, 12, 0)
  name_rows (private->view);
#endif
  for (gsize i = 0; i < klass->n_columns; i++)
    add_column (self, &klass->columns[i]);
  align_heads (self);
  scope_table_set_sort (self, klass->columns[0].sort, FALSE);
  g_signal_connect_swapped (view, "activate", G_CALLBACK (on_activated), self);
  g_signal_connect_object (gtk_column_view_get_sorter (private->view), "changed",
                           G_CALLBACK (on_sorter_changed), self, G_CONNECT_SWAPPED);
}

static void
scope_table_dispose (GObject *object)
{
  ScopeTablePrivate *private = get_private (SCOPE_TABLE (object));

  g_clear_handle_id (&private->resize, g_source_remove);
  g_clear_object (&private->model);
  private->is_sorting = TRUE; /* destroying columns changes the sorter */
  if (private->view != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (object)));
  private->view = NULL;
  private->selection = NULL; /* owned by the view */
  G_OBJECT_CLASS (scope_table_parent_class)->dispose (object);
}

static void
scope_table_class_init (ScopeTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  klass->hscrollbar = GTK_POLICY_AUTOMATIC;
  G_OBJECT_CLASS (klass)->constructed = scope_table_constructed;
  G_OBJECT_CLASS (klass)->dispose = scope_table_dispose;
  widget_class->measure = scope_table_measure;
  widget_class->size_allocate = scope_table_size_allocate;
  signals[SORTED] = g_signal_new ("sorted", SCOPE_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                  G_STRUCT_OFFSET (ScopeTableClass, sorted), NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
scope_table_init (ScopeTable *self)
{
  ScopeTablePrivate *private = get_private (self);

  private->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (private->selection, FALSE);
  gtk_single_selection_set_can_unselect (private->selection, TRUE);
  g_signal_connect_object (private->selection, "notify::selected",
                           G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (private->selection, "items-changed",
                           G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
}
