/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-comparison-tracker.h"
#include "scope-copy-menu.h"
#include "scope-entry-navigation.h"
#include "scope-entry.h"
#include "scope-export.h"
#include "scope-inspect-page.h"
#include "scope-learn-page.h"
#include "scope-link-bar.h"
#include "scope-resolve-page.h"
#include "scope-set-bar.h"
#include "scope-text-page.h"
#include "scope-window.h"
#include "scope-worker.h"

/* The window is divided into one file for each subject:
 * scope_window_SUBJECT_install() adds its actions to the class and
 * scope_window_SUBJECT_init() connects it to an instance. */

struct _ScopeWindow
{
  AdwApplicationWindow parent_instance;

  ScopeDocument *document;
  ScopeDocument *second;
  ScopeDocument *base;
  ScopeComparisonTracker *comparer;
  ScopeEntry *entry;
  ScopeEntry *second_entry;
  ScopeEntryNavigation *navigation;
  ScopeEntryNavigation *second_navigation;
  GtkMenuButton *history_button;
  GtkWidget *menu_button;
  gboolean private;         /* nothing is added to the history */
  gboolean script_lens;     /* the picture is coloured by script */
  gboolean was_in_entry;    /* the focus, before the history was opened */
  GPtrArray *removed;       /* (nullable): items of the history that can be restored */
  GtkLabel *caret_position; /* of the caret in the entry */
  GtkLabel *second_caret_position;
  AdwToastOverlay *toasts;
  AdwToast *toast; /* (nullable): the visible one */
  guint toast_expiry;
  AdwViewStack *pages;
  GtkStack *views; /* of the page Inspect */
  GtkStackPage *resolve_view;
  AdwSqueezer *switchers;     /* of the pages */
  GtkMenuButton *view_button; /* in a window too narrow for the switcher of views */
  GtkWidget *chooser;
  ScopeInspectPage *inspect_page;
  ScopeResolvePage *resolve_page; /* NULL until it is shown */
  ScopeEntry *base_entry;         /* on that page */
  GtkWidget *copy_button;         /* AdwSplitButton */
  ScopeCopyMenu *copy_menu;
  ScopeWorker *copying;
  ScopeWorker *fixing; /* all safe issues */
  const IriCopyForm *last_copy;
  guint caret;              /* the document's cursor as set by the caret of the entry */
  ScopeTextPage *text_page; /* NULL until it is shown */
  ScopeLearnPage *learn_page; /* NULL until it is shown */
  ScopeLinkBar *link_bar;
  ScopeSetBar *set_bar;
  GtkWidget *unsaved_dialog; /* (nullable) */
  GtkWidget *standard;
};

/* Shows @text on a toast. */
void scope_window_show_toast (ScopeWindow *self, const char *text);

/* Says that a file was not saved, and why. Free with g_free(). */
char *scope_window_describe_unsaved (const GError *error);

/* The same with a button that undoes the last change of the entry. */
void scope_window_show_undo_toast (ScopeWindow *self, const char *text);

/* The same with a button that undoes the change by @action. */
void scope_window_show_action_toast (ScopeWindow *self,
                                     const char *text,
                                     const char *action);

/* Dismisses the toast if its button has @action, which would now undo something
 * else. */
void scope_window_expire_toast (ScopeWindow *self, const char *action);

void scope_window_about_install (GtkWidgetClass *klass);
/* The current options of the picture. */
ScopeExportOptions scope_window_get_export_options (ScopeWindow *self);

void scope_window_copy_install (GtkWidgetClass *klass);
void scope_window_copy_init (ScopeWindow *self);
void scope_window_entry_init (ScopeWindow *self);

/* For the entry of the base, when its page is built. */
void scope_window_entry_add_base (ScopeWindow *self);
void scope_window_history_install (GtkWidgetClass *klass);
void scope_window_history_init (ScopeWindow *self);
void scope_window_history_dispose (ScopeWindow *self);
void scope_window_help_install (GtkWidgetClass *klass);
void scope_window_highlights_init (ScopeWindow *self);
void scope_window_fix_finding_install (GtkWidgetClass *klass);
void scope_window_fix_finding_init (ScopeWindow *self);
void scope_window_resolve_install (GtkWidgetClass *klass);

/* Focuses the entry of the base. Returns FALSE if another page is visible. */
gboolean scope_window_resolve_focus (ScopeWindow *self);
void scope_window_set_install (GtkWidgetClass *klass);

/* Whether the name of @file is that of a set. */
gboolean scope_window_is_set_file (GFile *file);

/* Opens the set in @file and shows its first IRI. */
void scope_window_open_set (ScopeWindow *self, GFile *file);

/* Saves the open set into its file, or asks for one if it has none, and activates
 * @then, the detailed name of an action, or nothing if it is NULL, once it is saved. */
void scope_window_save_set (ScopeWindow *self, const char *then);

/* Returns whether the open set may be closed. If it has changes that are not saved,
 * asks whether to save them, and activates @action with @parameter, which may be
 * floating, once that is decided. */
gboolean
scope_window_keep_set (ScopeWindow *self, const char *action, GVariant *parameter);

/* Activates an action by its detailed name. */
void scope_window_activate (ScopeWindow *self, const char *name);
void scope_window_unsaved_dispose (ScopeWindow *self);
void scope_window_state_init (ScopeWindow *self);
void scope_window_preferences_install (GtkWidgetClass *klass);
void scope_window_preferences_init (ScopeWindow *self);
void scope_window_sections_install (GtkWidgetClass *klass);
void scope_window_paste_install (GtkWidgetClass *klass);
void scope_window_paste_init (ScopeWindow *self);
void scope_window_paste_watch (ScopeWindow *self, ScopeEntry *entry);
void scope_window_pages_install (GtkWidgetClass *klass);
void scope_window_pages_init (ScopeWindow *self);

/* Whether the page Learn is visible. */
gboolean scope_window_is_learning (ScopeWindow *self);

/* The name of the visible page, or of the view if that is Inspect: "inspect" is its
 * overview. NULL if no page is visible. */
const char *scope_window_get_page (ScopeWindow *self);
void scope_window_print_install (GtkWidgetClass *klass);
void scope_window_save_install (GtkWidgetClass *klass);
void scope_window_save_init (ScopeWindow *self);
void scope_window_text_install (GtkWidgetClass *klass);
void scope_window_worksheet_install (GtkWidgetClass *klass);
void scope_window_toast_dispose (ScopeWindow *self);
void scope_window_toast_install (GtkWidgetClass *klass);
