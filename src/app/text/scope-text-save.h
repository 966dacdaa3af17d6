/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text-export.h"

#include <gtk/gtk.h>

#define SCOPE_TYPE_TEXT_SAVE (scope_text_save_get_type ())
G_DECLARE_FINAL_TYPE (ScopeTextSave, scope_text_save, SCOPE, TEXT_SAVE, GObject)

/**
 * ScopeTextSave:
 *
 * Saves the links of a text, filtered and sorted as shown, to a file that the user
 * chooses. The window reports the result. Its properties:
 *
 * - `busy`: whether links are being written
 * - `fraction`: how many of them are written, from 0 to 1
 */

ScopeTextSave *scope_text_save_new (void);
void scope_text_save_set_text (ScopeTextSave *self, ScopeText *text);

/* Asks for a file in a dialog of the window of @widget, and writes it. */
void
scope_text_save_ask (ScopeTextSave *self, GtkWidget *widget, ScopeTextFormat format);

/* Stops writing and leaves the file as it was before. */
void scope_text_save_stop (ScopeTextSave *self);

gboolean scope_text_save_get_busy (ScopeTextSave *self);
