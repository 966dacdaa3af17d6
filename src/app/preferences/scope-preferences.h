/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-dialogs.h"
#include "scope-document.h"

/**
 * ScopePreferences:
 *
 * The preferences. Changes apply at once: standard, notation and convention to the
 * parent window and new ones, all others to all windows.
 */
#define SCOPE_TYPE_PREFERENCES (scope_preferences_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopePreferences, scope_preferences, SCOPE, PREFERENCES, ScopeSettingsDialog)

/* For the window that shows @document. */
GtkWidget *scope_preferences_new (ScopeDocument *document);
