/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/**
 * ScopeSaveDialog:
 *
 * Asks for the format to save and activates `win.save-as` of its parent window.
 */
#define SCOPE_TYPE_SAVE_DIALOG (scope_save_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScopeSaveDialog, scope_save_dialog, SCOPE, SAVE_DIALOG, AdwWindow)

/* @format is the id of the format to focus. */
ScopeSaveDialog *scope_save_dialog_new (GtkWindow *parent, const char *format);
