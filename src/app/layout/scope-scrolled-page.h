/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_SCROLLED_PAGE (scope_scrolled_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeScrolledPage, scope_scrolled_page, SCOPE, SCROLLED_PAGE, GtkWidget)

/**
 * ScopeScrolledPage:
 *
 * A scrolled page that never measures its child at minimum width, because that
 * would lay out the whole text twice, as GtkScrolledWindow does (GTK 4.8.3).
 */
