/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text-export.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_TEXT_SAVE (scope_text_save_get_type ())
G_DECLARE_FINAL_TYPE (ScopeTextSave, scope_text_save, SCOPE, TEXT_SAVE, GObject)

/**
 * ScopeTextSave:
 *
 * The links of a text, as they are shown, saved to a file that is asked for.
 * The window says what has become of it. Its properties:
 *
 * - `busy`: whether they are being written
 * - `fraction`: how much of them is, from 0 to 1
 */

ScopeTextSave *scope_text_save_new (void);
void scope_text_save_set_text (ScopeTextSave *self, ScopeText *text);

/* Asks for a file, for what is in the window of @widget, and writes it. */
void
scope_text_save_ask (ScopeTextSave *self, GtkWidget *widget, ScopeTextFormat format);

/* Writes no further; the file is as it was before. */
void scope_text_save_stop (ScopeTextSave *self);

gboolean scope_text_save_get_busy (ScopeTextSave *self);

G_END_DECLS
