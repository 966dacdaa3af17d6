/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-gtk-fixes.h"

G_BEGIN_DECLS

#if SCOPE_FIX_OFFSCREEN_POPUP
void scope_offscreen_popup_fix_install (GtkWindow *window);
#else
static inline void
scope_offscreen_popup_fix_install (GtkWindow *window)
{
}
#endif

G_END_DECLS
