/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-gtk-fixes.h"

G_BEGIN_DECLS

/* For @stack, a GtkStack, an AdwViewStack or an AdwSqueezer that has all its
 * children. */
#if SCOPE_FIX_HIDDEN_PAGES
void scope_hidden_pages_fix_watch (GtkWidget *stack);
#else
static inline void
scope_hidden_pages_fix_watch (GtkWidget *stack)
{
}
#endif

G_END_DECLS
