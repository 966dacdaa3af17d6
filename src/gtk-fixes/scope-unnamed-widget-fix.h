/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Describes @row by its selected item. To be called again when that changes. */
void scope_unnamed_widget_fix_combo_row (AdwComboRow *row);

/* Names the button in @list "@label: @choice", @choice being the selected item. To
 * be called again when that changes. */
void scope_unnamed_widget_fix_drop_down (GtkDropDown *list,
                                         const char *label,
                                         const char *choice);

/* Names @row, the two lists in it and its switch, if any, by its title. */
void scope_unnamed_widget_fix_expander (AdwExpanderRow *row);

/* Names the button in @button @label, and describes it by the chosen family. To be
 * called again when that changes. */
void scope_unnamed_widget_fix_font_button (GtkFontButton *button, const char *label);

/* Names @row, the focusable parent of what a list item shows, and describes it by
 * @description, which may be NULL. */
void scope_unnamed_widget_fix_list_row (GtkWidget *row,
                                        const char *name,
                                        const char *description);

/* Names the button in @button, which takes the focus. */
void scope_unnamed_widget_fix_menu_button (GtkMenuButton *button, const char *name);

/* Names the search entry and the search button of @root, a window of GTK or
 * libadwaita. */
void scope_unnamed_widget_fix_search (GtkWidget *root);

/* Names the scrolled window in @page by its title. */
void scope_unnamed_widget_fix_status_page (AdwStatusPage *page);

/* Names the list of rows in @view @label. Its header is for the pointer alone. */
void scope_unnamed_widget_fix_table (GtkColumnView *view, const char *label);

G_END_DECLS
