/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* GtkColumnView keeps marking the header of the previous column as sorted when the
 * program sorts by another one. So we sort by no column in between.
 *
 * To see it: on the Characters page, press Ctrl+Shift+S twice;
 * both headers have an arrow.
 *
 * Versions: GTK 4.8.3 and 4.18.6 (tried). */

void
scope_sort_mark_fix (GtkColumnView *view,
                     GtkColumnViewColumn *column,
                     GtkSortType order)
{
  gtk_column_view_sort_by_column (view, NULL, GTK_SORT_ASCENDING);
  gtk_column_view_sort_by_column (view, column, order);
}
