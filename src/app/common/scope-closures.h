/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

#include <gtk/gtk.h>

/* Makes the file @name.ui the template of @klass. It can have the layout widgets of
 * this folder, texts, drop-downs, entries and pictures, and its expressions can call
 * all functions below by their names. */
void scope_template_set (GtkWidgetClass *klass, const char *name);

/* Functions for expressions in .ui files. They depend on their arguments only; the
 * first is the object that the expression is evaluated for. The caller owns the strings
 * that they return. */

/* The name of the stack page: "empty" or "report". */
char *scope_closure_page (gpointer self, const char *text);

gboolean scope_closure_is_set (gpointer self, const char *text);

/* @text after the name of @level, for screen readers. */
char *scope_closure_level_label (gpointer self, guint level, const char *text);

/* The same without "Valid", for what is not an IRI. */
char *
scope_closure_level_label_unless_valid (gpointer self, guint level, const char *text);

/* The icon and the style classes of a verdict. An error is not red while
 * @is_being_typed, that is while the IRI is being typed. */
char *scope_closure_level_icon (gpointer self, guint level, gboolean is_being_typed);
char **
scope_closure_level_classes (gpointer self, guint level, gboolean is_being_typed);

/* The same for a finding. */
char *
scope_closure_severity_icon (gpointer self, guint64 severity, gboolean is_being_typed);
char **scope_closure_severity_classes (gpointer self,
                                       guint64 severity,
                                       gboolean is_being_typed);

/* The severity of a finding and the section of the standard. */
char *
scope_closure_severity_caption (gpointer self, guint64 severity, const char *section);

/* @text with its own direction, even if it begins with a quoted part of an IRI:
 * GtkLabel takes the direction of the first strong character, isolated or
 * not (GTK 4.8.3). */
char *scope_closure_sentence (gpointer self, const char *text);

/* @text as Pango markup, which some properties of libadwaita are. */
char *scope_closure_markup (gpointer self, const char *text);

/* Whether @wanted is the visible one of the views of the page Inspect. */
gboolean scope_closure_is_view (gpointer self,
                                const char *page,
                                const char *view,
                                const char *wanted);

/* Whether the window has an entry, the standard, both, and the switcher of views of
 * @text while @page and @view are shown, and only the title of the verdict. */
gboolean scope_closure_has_entry (gpointer self, const char *page);
gboolean scope_closure_has_standard (gpointer self, const char *page);
gboolean scope_closure_shows_iri (gpointer self, const char *page);
gboolean scope_closure_has_views (gpointer self,
                                  const char *page,
                                  const char *view,
                                  const char *text);
gboolean scope_closure_is_compact (gpointer self, const char *view);

/* Whether @child of the squeezer in the header is none of its switchers. */
gboolean scope_closure_has_no_switcher (gpointer self, GtkWidget *child);

/* Whether @component is the host. */
gboolean scope_closure_is_host (gpointer self, guint64 component);

/* The placeholder of the entry while @view is shown. */
char *scope_closure_placeholder (gpointer self, const char *view);

gboolean scope_closure_is_not_zero (gpointer self, guint64 number);
gboolean scope_closure_any_not_zero (gpointer self, guint64 a, guint64 b);
gboolean scope_closure_is_same (gpointer self, const char *a, const char *b);

/* The icon and its style classes for whether two forms of an IRI are the
 * same. */
char *scope_closure_same_icon (gpointer self, guint64 same);
char **scope_closure_same_classes (gpointer self, guint64 same);

/* The label of a pill for whether two texts are the same, "" without texts, and
 * its style classes. */
char *scope_closure_same_name (gpointer self,
                               guint64 same,
                               const char *first,
                               const char *second);
char **scope_closure_same_pill (gpointer self, guint64 same, const char *name);

/* The label of such a pill for a #ScopeEquality. */
char *scope_closure_equality_name (gpointer self,
                                   guint64 equality,
                                   const char *first,
                                   const char *second);

/* Whether the page is "compare", and the name of its stack page. */
gboolean scope_closure_is_compare (gpointer self, const char *page);
char *scope_closure_compare_page (gpointer self, const char *first, const char *second);

/* The stack page of the Resolve page, and how many steps it does not list; ""
 * for none. */
char *scope_closure_resolve_page (gpointer self, const char *base, const char *target);
char *scope_closure_more_segment_steps (gpointer self, guint n);

/* The heading of the findings in a reference; "" for none. */
char *scope_closure_findings_heading (gpointer self, guint n);

/* Whether an IRI is valid: in words, as an icon, as its style classes. */
char *scope_closure_valid_name (gpointer self, guint64 valid);
char *scope_closure_valid_icon (gpointer self, guint64 valid, gboolean is_being_typed);
char **
scope_closure_valid_classes (gpointer self, guint64 valid, gboolean is_being_typed);

/* Whether @text is set and @other is not. */
gboolean
scope_closure_is_only_first_set (gpointer self, const char *text, const char *other);

/* Whether @n is more than one. */
gboolean scope_closure_is_several (gpointer self, guint n);

/* How many findings there are, and how many of them are not listed; "" for
 * none. */
char *scope_closure_count (gpointer self, guint n);
char *scope_closure_more (gpointer self, guint n);

/* At how many places equal findings are; "" for one. */
char *scope_closure_places (gpointer self, guint64 n);

/* How many labels of a host are not listed; "" for none. */
char *scope_closure_more_labels (gpointer self, guint n);

/* The style classes of a cell that may differ from the one beside it. */
char **scope_closure_differs_classes (gpointer self, guint64 differs);

/* Both separated by a dot, or one if the other is missing. */
char *scope_closure_dotted (gpointer self, const char *first, const char *second);

/* The component of the swatch in a row; none for a label of a host. */
guint
scope_closure_swatch_component (gpointer self, guint64 component, guint64 is_label);

/* The style classes of the name of a component or of a label. */
char **scope_closure_name_classes (gpointer self, guint64 is_label);

/* The style classes of the pill for a direction; none without a direction. */
char **scope_closure_pill_classes (gpointer self, const char *direction);

gboolean scope_closure_moved (gpointer self, IriReport *report);

/* The narrowest rule of the grammar that a whole text matches, and all of them after
 * the standard; NULL for none. */
char *scope_closure_production (gpointer self, IriReport *report);
char *scope_closure_productions (gpointer self, IriReport *report);

/* What capitals stand for in the #ScopeBidiNotation with this @id, or "". */
char *scope_closure_notation_hint (gpointer self, const char *id);

/* The beginning of a long text, with an ellipsis. */
char *scope_closure_excerpt (gpointer self, const char *text);

/* @time, in microseconds since 1970, in short: a time of today, "Yesterday" or a
 * date. NULL for 0. */
char *scope_closure_when (gpointer self, gint64 time);

/* The icon and the label of a button that adds to favourites or removes. */
char *scope_closure_star_icon (gpointer self, gboolean favourite);
char *scope_closure_star_label (gpointer self, gboolean favourite);

/* The label of the key of @action, "Ctrl+H", and @text with it, "History (Ctrl+H)". */
char *scope_closure_key (gpointer self, const char *action);
char *scope_closure_with_key (gpointer self, const char *text, const char *action);

/* Why the history is not saved, a sentence, and the label of the button that
 * turns it on; NULL if it is saved. */
char *
scope_closure_history_off_message (gpointer self, gboolean private, gboolean wanted);
char *
scope_closure_history_button_label (gpointer self, gboolean private, gboolean wanted);
