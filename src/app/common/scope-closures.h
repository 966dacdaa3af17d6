/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the .ui files compute with: plain functions of what they are given, the
 * first argument being the object that the expression is evaluated for. Strings
 * that they return are the caller's. */

/* Makes them known by name to the template of @klass. */
void scope_closures_bind (GtkWidgetClass *klass);

/* "empty" or "report": what the page shows. */
char *scope_closure_page (gpointer self, const char *text);

/* TRUE for a text with something in it. */
gboolean scope_closure_is_set (gpointer self, const char *text);

/* @text and how it sounds, for those who do not see the icon. */
char *scope_closure_tone_label (gpointer self, guint tone, const char *text);

/* The same where it is no address that is judged: "Valid" is not said then. */
char *scope_closure_alarm_label (gpointer self, guint tone, const char *text);

/* The icon and the style classes of a verdict; an error is not red while the
 * address is being typed. */
char *scope_closure_tone_icon (gpointer self, guint tone, gboolean settling);
char **
scope_closure_tone_classes (gpointer self, guint tone, gboolean settling);

/* The same for a finding. */
char *scope_closure_severity_icon (gpointer self,
                                   guint64 severity,
                                   gboolean settling);
char **scope_closure_severity_classes (gpointer self,
                                       guint64 severity,
                                       gboolean settling);

/* How bad a finding is and where that is written, in words. */
char *scope_closure_severity_caption (gpointer self,
                                      guint64 severity,
                                      const char *section);

/* A sentence that keeps its own direction even where it begins with a quoted
 * part of an address: GtkLabel takes the direction of the first strong letter,
 * isolated or not. */
char *scope_closure_sentence (gpointer self, const char *text);

/* Whether @page of the window needs the readings. */
gboolean scope_closure_is_readings (gpointer self, const char *page);

/* What the entry asks for while @page is shown. */
char *scope_closure_placeholder (gpointer self, const char *page);

gboolean scope_closure_is_not_zero (gpointer self, guint64 number);
gboolean scope_closure_either (gpointer self, guint64 a, guint64 b);
gboolean scope_closure_is_same (gpointer self, const char *a, const char *b);

/* Whether an address reads as it is stored: by an icon, by its style classes. */
char *scope_closure_same_icon (gpointer self, guint64 same);
char **scope_closure_same_classes (gpointer self, guint64 same);

/* Whether two texts are the same, in words, "" if there is neither, and as the
 * style classes of a pill. */
char *scope_closure_same_name (gpointer self,
                               guint64 same,
                               const char *first,
                               const char *second);
char **scope_closure_same_pill (gpointer self, guint64 same, const char *name);

/* Whether @page is the one called "compare", and which of its own it shows. */
gboolean scope_closure_is_compare (gpointer self, const char *page);
char *scope_closure_compare_page (gpointer self,
                                  const char *first,
                                  const char *second);

/* What the page about a reference shows, "empty" or "report", and how many rounds
 * it does not list; "" for none. */
char *scope_closure_resolve_page (gpointer self,
                                  const char *base,
                                  const char *target);
char *scope_closure_more_rounds (gpointer self, guint n);

/* How many findings a reference has, in words; "" for none. */
char *scope_closure_found (gpointer self, guint n);

/* Whether an address is valid: in words, by an icon, by its style classes. */
char *scope_closure_valid_name (gpointer self, guint64 valid);
char *
scope_closure_valid_icon (gpointer self, guint64 valid, gboolean settling);
char **
scope_closure_valid_classes (gpointer self, guint64 valid, gboolean settling);

/* How many findings there are, and how many of them are not listed; "" for
 * none. */
gboolean
scope_closure_is_only (gpointer self, const char *text, const char *other);
gboolean scope_closure_is_several (gpointer self, guint n);
char *scope_closure_count (gpointer self, guint n);
char *scope_closure_more (gpointer self, guint n);

/* How many labels of a host are not listed; "" for none. */
char *scope_closure_more_labels (gpointer self, guint n);

/* The style classes of what may differ from what it is beside. */
char **scope_closure_differs_classes (gpointer self, guint64 differs);

/* Both in a line, or one if the other is missing. */
char *
scope_closure_dotted (gpointer self, const char *first, const char *second);

/* The part whose chip opens a row of components: none for a label. */
guint scope_closure_swatch_component (gpointer self,
                                      guint64 component,
                                      guint64 is_label);

/* The style classes of the name of a component or of a label. */
char **scope_closure_name_classes (gpointer self, guint64 is_label);

/* The style classes of the pill that says a direction, if it says one. */
char **scope_closure_pill_classes (gpointer self, const char *direction);

gboolean scope_closure_moved (gpointer self, IriReport *report);

/* What the capitals stand for by the #ScopeNotation called @id, or "". */
char *scope_closure_notation_hint (gpointer self, const char *id);

/* An address or a form of it in a list of many: if it is long, its beginning and an ellipsis. */
char *scope_closure_excerpt (gpointer self, const char *text);

/* When that was, in microseconds since 1970, as short as people say it: the time
 * of today, "Yesterday", the date. NULL for never. */
char *scope_closure_when (gpointer self, gint64 time);

/* The icon of a button that makes an address a favourite, or one no more, and
 * what the button does. */
char *scope_closure_star_icon (gpointer self, gboolean favourite);
char *scope_closure_star_label (gpointer self, gboolean favourite);

/* Why addresses are not kept, a sentence, and the label of the button that keeps
 * them again; NULL if they are. */
char *scope_closure_unkept (gpointer self, gboolean private, gboolean wanted);
char *
scope_closure_keep_label (gpointer self, gboolean private, gboolean wanted);

G_END_DECLS
