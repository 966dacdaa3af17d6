/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

#define SCOPE_TYPE_WINDOW (scope_window_get_type ())
G_DECLARE_FINAL_TYPE (ScopeWindow, scope_window, SCOPE, WINDOW, AdwApplicationWindow)

ScopeWindow *scope_window_new (GtkApplication *application);

/* The document of the first entry. It belongs to @self. */
ScopeDocument *scope_window_get_document (ScopeWindow *self);

/* Shows @iri. Bytes that are not UTF-8 are shown as U+FFFD, and a toast says so. */
void scope_window_show_iri (ScopeWindow *self, const char *iri);

/* Cleans the text of the visible window like a pasted one, because somebody else has
 * written it. A toast says what was changed, and offers to undo it. */
void scope_window_clean_iri (ScopeWindow *self);

/* Shows the page @name of scope-window.ui. Returns FALSE if there is none. */
gboolean scope_window_show_page (ScopeWindow *self, const char *name);

/* Shows the lesson in @file, which is in preparation, on the Learn page. */
gboolean scope_window_preview_lesson (ScopeWindow *self, GFile *file, GError **error);

/* Restores what the last closed window showed: the page, the IRI, the second IRI and
 * the base. */
void scope_window_restore_state (ScopeWindow *self);

/* Saves that and the size of the window. Closing a window calls it. */
void scope_window_save_state (ScopeWindow *self);

/* Returns whether nothing would be lost. Otherwise asks the user, and activates
 * @action, which has no parameter, once that is decided. */
gboolean scope_window_can_close (ScopeWindow *self, const char *action);

/* Opens the set in @file, or shows the links in another file on the Text page. */
void scope_window_open_file (ScopeWindow *self, GFile *file);
