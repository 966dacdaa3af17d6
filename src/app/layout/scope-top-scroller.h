/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SCOPE_TYPE_TOP_SCROLLER (scope_top_scroller_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeTopScroller, scope_top_scroller, SCOPE, TOP_SCROLLER, GObject)

/**
 * ScopeTopScroller:
 *
 * Scrolls a page to its top when the document has another IRI, so that what is said of
 * it first is in view. Lives as long as the scrolled window. Its properties:
 *
 * - `scroller`: the #GtkScrolledWindow; to be set once
 * - `document`: the #ScopeDocument, or NULL
 * - `whole`: whether an IRI with the same scheme and authority is another one too.
 *   FALSE is for pages where the rest of the IRI is edited or fixed.
 */

/* Ends the motion that continues after the wheel or a finger, which would scroll on
 * from where it was. */
void scope_top_scroller_stop (GtkScrolledWindow *scroller);
