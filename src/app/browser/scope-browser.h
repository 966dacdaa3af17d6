/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-window.h"

G_BEGIN_DECLS

/* Why the address of @document cannot be opened in a browser now, a sentence,
 * translated; NULL if it can. Static. */
const char *scope_browser_get_blocked_reason (ScopeDocument *document);

/* Hands the URI of what @window shows over to the browser that the desktop knows,
 * by the portal where there is one, and asks first where something is wrong or
 * deceives. What goes wrong is told on a toast. */
void scope_browser_open (ScopeWindow *window);

G_END_DECLS
