/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_SCROLLED_PAGE (scope_scrolled_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeScrolledPage, scope_scrolled_page, SCOPE, SCROLLED_PAGE, GtkWidget)

/**
 * ScopeScrolledPage:
 *
 * Has one child, which is as high as it likes: what scrolls. A GtkScrolledWindow
 * asks how high it is in no width, and a page answers that by laying out all its
 * text in a width that it never gets, as long as it takes to lay it out for good.
 * A sheet has no height then.
 */

G_END_DECLS
