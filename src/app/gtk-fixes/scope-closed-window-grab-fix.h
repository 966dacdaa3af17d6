/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-gtk-fixes.h"

G_BEGIN_DECLS

#if SCOPE_FIX_CLOSED_WINDOW_GRAB
void scope_closed_window_grab_fix (GtkWindow *window);
#else
static inline void
scope_closed_window_grab_fix (GtkWindow *window)
{
}
#endif

G_END_DECLS
