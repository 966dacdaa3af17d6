/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <gtk/gtk.h>

/* Returns why @document cannot be opened in a browser now, as a translated
 * sentence, or NULL if it can. Static. */
const char *scope_browser_get_blocked_reason (ScopeDocument *document);

/* Opens the URI of @document in the default browser, through the portal if there
 * is one, and asks first if it has errors or could deceive. Reports failures by
 * the action `win.show-toast` of @window. */
void scope_browser_open (GtkWindow *window, ScopeDocument *document);
