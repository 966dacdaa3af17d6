/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ScopeSaveDialog:
 *
 * Asks what to save, and has the window that it is a dialog of do so, by its
 * action `win.save-as`.
 */
#define SCOPE_TYPE_SAVE_DIALOG (scope_save_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeSaveDialog, scope_save_dialog, SCOPE, SAVE_DIALOG, AdwWindow)

/* @format is the id of the one to begin with, that was chosen last. */
ScopeSaveDialog *scope_save_dialog_new (GtkWindow *parent, const char *format);

G_END_DECLS
