/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* The workarounds, each in the file of its name, which describes the defect. */

/* Starts the workarounds for the whole program. To be called once, when GTK is
 * initialized and before anything is copied. */
void scope_gtk_fixes_init (void);

/* Starts those for @window and what is in it. */
void scope_gtk_fixes_init_window (GtkWindow *window);

/* Starts those for @root, which was added to a window, and what is in it. */
void scope_gtk_fixes_init_below (GtkWidget *root);

void scope_clipboard_deadlock_fix (void);

void scope_closed_window_grab_fix (GtkWindow *window);

/* For @table, of a final class, whose only child is @view. */
void scope_column_view_tab_fix (GtkWidget *table, GtkColumnView *view);

/* For @stack, a GtkStack, an AdwViewStack or an AdwSqueezer that has all its
 * children. */
void scope_hidden_pages_fix (GtkWidget *stack);

void scope_late_paste_fix (void);

/* For the buttons at and below @root. */
void scope_mnemonic_name_fix (GtkWidget *root);

void scope_nameless_menu_item_fix (GtkPopoverMenu *menu);

/* For @status, whose role is status and which was not shown yet. */
void scope_nameless_status_fix (GtkWidget *status);

/* To be called when @status got the name @name. */
void scope_nameless_status_fix_announce (GtkWidget *status, const char *name);

/* Ends the program with a message if there are no fonts. */
void scope_no_fonts_fix (void);

void scope_offscreen_popup_fix (GtkWidget *dialog);

/* Sorts @view by @column. */
void scope_sort_mark_fix (GtkColumnView *view,
                          GtkColumnViewColumn *column,
                          GtkSortType order);

/* For @switcher, an AdwViewSwitcher in an AdwSqueezer, once it has its pages. */
void scope_switcher_ellipsis_fix (GtkWidget *switcher);

/* For a @text that is never mapped. */
void scope_text_focus_fix (GtkText *text);

/* Adds @toast to @overlay, which takes it. */
void scope_toast_double_free_fix (AdwToastOverlay *overlay, AdwToast *toast);

/* For the statuses at and below @root, which change by what is typed into @entry. */
void scope_unheard_status_fix (GtkAccessible *entry, GtkWidget *root);

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

/* Names the search entry and the search button of @root, a window of GTK or
 * libadwaita. */
void scope_unnamed_widget_fix_search (GtkWidget *root);

/* Names the button of @button and the one that opens its menu. */
void scope_unnamed_widget_fix_split_button (AdwSplitButton *button,
                                            const char *action,
                                            const char *menu);

/* Names the scrolled window in @page by its title. */
void scope_unnamed_widget_fix_status_page (AdwStatusPage *page);

/* Names the list of rows in @view @label. Its header is for the pointer alone. */
void scope_unnamed_widget_fix_table (GtkColumnView *view, const char *label);

/* To be called before there are widgets. */
void scope_wrong_bounds_fix (void);
