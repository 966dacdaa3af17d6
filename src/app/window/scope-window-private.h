/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-comparer.h"
#include "scope-copy-menu.h"
#include "scope-entry-history.h"
#include "scope-entry.h"
#include "scope-export.h"
#include "scope-resolve-page.h"
#include "scope-text-page.h"
#include "scope-window.h"
#include "scope-worker.h"

G_BEGIN_DECLS

/* The parts of the window are in files of their own, one a subject:
 * scope_window_SUBJECT_install() adds its actions to the class,
 * scope_window_SUBJECT_init() follows what it shows. */

struct _ScopeWindow
{
  AdwApplicationWindow parent_instance;

  ScopeDocument *document;
  ScopeDocument *second;
  ScopeDocument *base;
  ScopeComparer *comparer;
  ScopeEntry *entry;
  ScopeEntry *second_entry;
  ScopeEntryHistory *committer;
  ScopeEntryHistory *second_committer;
  GtkMenuButton *history_button;
  gboolean private;         /* addresses are kept in the window alone */
  gboolean came_from_entry; /* to the history */
  GPtrArray *forgotten;     /* of the history, to be had back; or NULL */
  GtkLabel *place;          /* of the caret in the entry */
  GtkLabel *second_place;
  AdwToastOverlay *toasts;
  AdwToast *toast; /* the one that is shown, or NULL */
  AdwViewStack *pages;
  AdwSqueezer *switchers;
  GtkMenuButton *names; /* of the pages, where the switchers have no room */
  GtkMenuButton *icons; /* and where the names have none */
  GtkWidget *chooser;
  ScopeResolvePage *resolve_page;
  ScopeEntry *base_entry; /* on that page */
  GtkWidget *copy_button; /* AdwSplitButton */
  ScopeCopyMenu *copy_menu;
  ScopeWorker *copying;
  guint last_copy; /* of scope-copy.h */
  guint caret;     /* the cursor that the caret of the entry makes */
  ScopeTextPage *text_page;
};

/* Tells @text on a toast. */
void scope_window_show_toast (ScopeWindow *self, const char *text);

/* The same for a change of the address: one press brings back what was. */
void scope_window_show_undo_toast (ScopeWindow *self, const char *text);

/* The same for what is brought back by an action of its own. */
void scope_window_show_action_toast (ScopeWindow *self,
                                     const char *text,
                                     const char *action);

void scope_window_about_install (GtkWidgetClass *klass);
/* How its picture is shown just now. */
ScopeExportOptions scope_window_get_export_options (ScopeWindow *self);

void scope_window_copy_install (GtkWidgetClass *klass);
void scope_window_copy_init (ScopeWindow *self);
void scope_window_entry_init (ScopeWindow *self);
void scope_window_history_install (GtkWidgetClass *klass);
void scope_window_history_init (ScopeWindow *self);
void scope_window_history_dispose (ScopeWindow *self);
void scope_window_help_install (GtkWidgetClass *klass);
void scope_window_highlights_init (ScopeWindow *self);
void scope_window_fix_install (GtkWidgetClass *klass);
void scope_window_resolve_install (GtkWidgetClass *klass);

/* Has the keyboard type into the base, if that is there. FALSE if not. */
gboolean scope_window_resolve_focus (ScopeWindow *self);
void scope_window_state_init (ScopeWindow *self);
void scope_window_preferences_install (GtkWidgetClass *klass);
void scope_window_preferences_init (ScopeWindow *self);
void scope_window_sections_install (GtkWidgetClass *klass);
void scope_window_paste_install (GtkWidgetClass *klass);
void scope_window_paste_init (ScopeWindow *self);
void scope_window_print_install (GtkWidgetClass *klass);
void scope_window_save_install (GtkWidgetClass *klass);
void scope_window_save_init (ScopeWindow *self);
void scope_window_text_install (GtkWidgetClass *klass);
void scope_window_toast_install (GtkWidgetClass *klass);

G_END_DECLS
