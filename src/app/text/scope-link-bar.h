/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-link-list.h"

#include <adwaita.h>

#define SCOPE_TYPE_LINK_BAR (scope_link_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScopeLinkBar, scope_link_bar, SCOPE, LINK_BAR, AdwBin)

/**
 * ScopeLinkBar:
 *
 * Says which link of the page Text is being inspected and leads to those before and
 * after it. Visible while the document has that link. It enables the actions of the
 * window `win.next-link` and `win.previous-link`, which also work while the text
 * differs. Its property:
 *
 * - `document`: the #ScopeDocument; to be set once
 */

/* Shows the link of @links at @position in the window. It is followed when @links are
 * sorted or filtered. */
void
scope_link_bar_show_link (ScopeLinkBar *self, ScopeLinkList *links, guint position);

/* Shows the link @by rows after the last one shown, if there is one. */
void scope_link_bar_step (ScopeLinkBar *self, int by);

/* The position of the last link shown. */
guint scope_link_bar_get_position (ScopeLinkBar *self);
