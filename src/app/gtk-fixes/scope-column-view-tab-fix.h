/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-gtk-fixes.h"

G_BEGIN_DECLS

/* For the final class @klass of widgets whose only child is a GtkColumnView. */
#if SCOPE_FIX_COLUMN_VIEW_TAB
void scope_column_view_tab_fix_install (GtkWidgetClass *klass);
#else
static inline void
scope_column_view_tab_fix_install (GtkWidgetClass *klass)
{
}
#endif

G_END_DECLS
