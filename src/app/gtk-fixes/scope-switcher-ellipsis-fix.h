/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-gtk-fixes.h"

G_BEGIN_DECLS

/* For @switcher, an AdwViewSwitcher in an AdwSqueezer, once it has its pages. */
#if SCOPE_FIX_SWITCHER_ELLIPSIS
void scope_switcher_ellipsis_fix (GtkWidget *switcher);
#else
static inline void
scope_switcher_ellipsis_fix (GtkWidget *switcher)
{
}
#endif

G_END_DECLS
