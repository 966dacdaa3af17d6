/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_WINDOW (scope_window_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeWindow, scope_window, SCOPE, WINDOW, AdwApplicationWindow)

ScopeWindow *scope_window_new (GtkApplication *application);

/* What the window shows. It belongs to @self. */
ScopeDocument *scope_window_get_document (ScopeWindow *self);

/* Shows @iri, any bytes that a command line can hold. Bytes that are not UTF-8
 * are shown as U+FFFD, and a toast says so. */
void scope_window_show_iri (ScopeWindow *self, const char *iri);

/* Shows the page called @name, as scope-window.ui has it. FALSE if there is
 * none. */
gboolean scope_window_show_page (ScopeWindow *self, const char *name);

/* Shows what the window that was left last showed: the page, the address, what
 * that was compared with and what it was resolved against. */
void scope_window_restore (ScopeWindow *self);

/* Keeps that, and the size of the window, for the next time; a window that is
 * closed does so by itself. */
void scope_window_keep (ScopeWindow *self);

/* Shows the addresses in @file on the page of texts. */
void scope_window_open_file (ScopeWindow *self, GFile *file);

G_END_DECLS
