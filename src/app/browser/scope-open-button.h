/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <gtk/gtk.h>

#define SCOPE_TYPE_OPEN_BUTTON (scope_open_button_get_type ())
G_DECLARE_FINAL_TYPE (ScopeOpenButton, scope_open_button, SCOPE, OPEN_BUTTON, GtkButton)

/**
 * ScopeOpenButton:
 *
 * Opens the IRI of its property `document` in a browser, by the action `win.open`.
 * If that is not possible it is insensitive and its tooltip says why.
 */
