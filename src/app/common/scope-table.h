/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_TABLE (scope_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScopeTable, scope_table, SCOPE, TABLE, GtkWidget)

/**
 * ScopeColumn:
 * @title: its header, not yet translated
 * @narrow_title: (nullable): its header in a narrow table, not yet translated
 * @property: the string property of an item that its label shows
 * @chars: its minimum width, in average letters
 * @max_chars: its maximum natural width, or 0 for that of its text
 * @xalign: the alignment of its label, 0 at the start and 1 at the end
 * @style: (nullable): a style class of its label
 * @in_narrow: whether a narrow table has it
 * @is_main: whether it takes the remaining width; a screen reader reads the
 *   "summary" of the item for the whole row
 * @sortable: whether a press on its header sorts by it
 * @sort: a number that stands for this order; 0 for the first column
 * @create: (nullable): creates a cell, by default a label
 * @bind: (nullable): shows an item in a cell, by default @property in the label
 */
typedef struct _ScopeColumn ScopeColumn;
struct _ScopeColumn
{
  const char *title;
  const char *narrow_title;
  const char *property;
  int chars;
  int max_chars;
  float xalign;
  const char *style;
  gboolean in_narrow;
  gboolean is_main;
  gboolean sortable;
  int sort;
  GtkWidget *(*create) (const ScopeColumn *column);
  void (*bind) (ScopeTable *self, GtkWidget *cell, GObject *item);
};

/**
 * ScopeTableClass:
 * @label: the accessible name, not yet translated
 * @columns: the @n_columns columns; the rows are sorted by the first
 * @wide_chars: width of a table with all columns, in average letters
 * @one_line_chars: width from which a label needs one line only
 * @hscrollbar: when it scrolls sideways
 * @group: (nullable): the string property of an item that its main cell shows as a
 *   heading above it; the other cells of such a row have the style class `below-group`
 * @selected: (nullable): the user has selected the row at @position
 * @activated: (nullable): the user has activated the row at @position
 * @sorted: default handler of the signal `sorted`
 *
 * A table of a million rows or fewer, which shows fewer columns where there is
 * little room. The model sorts; the table has the headers. Its signals:
 *
 * - `sorted`: the order of rows was changed; see scope_table_get_sort()
 */
struct _ScopeTableClass
{
  GtkWidgetClass parent_class;

  const char *label;
  const ScopeColumn *columns;
  gsize n_columns;
  int wide_chars;
  int one_line_chars;
  GtkPolicyType hscrollbar;
  const char *group;
  void (*selected) (ScopeTable *self, guint position);
  void (*activated) (ScopeTable *self, guint position);
  void (*sorted) (ScopeTable *self);
};

/* Shows @model, which may be NULL, with no row selected. */
void scope_table_set_model (ScopeTable *self, GListModel *model);

/* Selects the row at @position and scrolls to it, or none for
 * %GTK_INVALID_LIST_POSITION. Before the rows change, call this to select none:
 * otherwise GTK creates every row to look for the selected one (GTK 4.8.3). */
void scope_table_select (ScopeTable *self, guint position);

/* Moves the focus to the selected row. The row that had the focus last keeps it if Tab
 * enters the table. */
void scope_table_focus_selected (ScopeTable *self);

/* The @sort of the column that the rows are sorted by. */
int scope_table_get_sort (ScopeTable *self, gboolean *reversed);
void scope_table_set_sort (ScopeTable *self, int sort, gboolean reversed);

/* For cells. A label as @column describes it: */
GtkWidget *scope_table_new_label (const ScopeColumn *column);

/* @first with a line of details below it, which takes the place of the columns
 * that a narrow table does not have. */
GtkWidget *scope_table_new_lines (GtkWidget *first);

/* Shows the "details" of @item in @lines. */
void scope_table_bind_lines (ScopeTable *self, GtkWidget *lines, GObject *item);

void scope_table_set_label (GtkWidget *label, GObject *item, const char *property);

/* Lets @label have several lines if the table has little room for one. */
void scope_table_wrap (ScopeTable *self, GtkWidget *label);

/* Whether there is no room for all columns. */
gboolean scope_table_is_narrow (ScopeTable *self);
