/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_ACCESSIBLE_TEXT (scope_accessible_text_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeAccessibleText, scope_accessible_text, SCOPE, ACCESSIBLE_TEXT, GObject)

/**
 * ScopeAccessibleText:
 *
 * What a screen reader says of a widget, for templates: there an accessible name
 * or description cannot be bound, and GTK 4.8 takes for the text of a relation
 * described-by the description of the other widget, not its name, which for a
 * label is nothing. Lives as long as the widget. Its properties:
 *
 * - `widget`: the widget; to be set once
 * - `label`: its accessible name; NULL: as GTK has it
 * - `description`: its accessible description; NULL: as GTK has it
 */

/* Has assistive technology see of @stack, which is a GtkStack, an AdwViewStack or
 * an AdwSqueezer, no more than the child that is to be seen: once shown, a page
 * that is not turned to stays in the tree of GTK 4.8. Once all children are there. */
void scope_hidden_pages_fix_watch (GtkWidget *stack);

/* The same for each stack in @root, now that all are there; and what a status page
 * scrolls in is called by its title. */
void scope_spoken_fix (GtkWidget *root);

/* What @entry has the effect of, each status in @root, is told as a relation. GTK 4.8
 * says what changes of those alone that a screen reader knows of, and it asks for the
 * relations of what has the focus: without this, the first verdict of a window is
 * not heard. */
void scope_unheard_status_fix_relate (GtkAccessible *entry, GtkWidget *root);

/* What GTK 4.8 puts into some of its widgets without a name. */

/* The button in @list, to which the focus goes, says what is chosen from what:
 * @label, and the @choice. To be called again when another is chosen. */
void scope_unnamed_widget_fix_drop_down (GtkDropDown *list,
                                         const char *label,
                                         const char *choice);

/* Has buttons at and below @root told by their labels alone: of one with a mnemonic
 * GTK 4.8 tells its label twice over, with the underscore first. */
void scope_mnemonic_name_fix_all (GtkWidget *root);

/* The rows in @view are a list called @label, below a row with the titles of the
 * columns, which is for the pointer alone. */
void scope_unnamed_widget_fix_table (GtkColumnView *view, const char *label);

/* @row and the two lists in it, the one with its title and the one that it opens,
 * are called by the title. */
void scope_unnamed_widget_fix_expander (AdwExpanderRow *row);

/* What opens a search in @root, and what is searched for, where @root is a window of
 * GTK or libadwaita that brings a search along. */
void scope_unnamed_widget_fix_search (GtkWidget *root);

G_END_DECLS
