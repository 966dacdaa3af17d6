/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_HAS_TOAST_DOUBLE_FREE !ADW_CHECK_VERSION (1, 8, 0)

/* Adds @toast to @overlay, which takes it. */
#if SCOPE_HAS_TOAST_DOUBLE_FREE
void scope_toast_double_free_fix_add (AdwToastOverlay *overlay, AdwToast *toast);
#else
static inline void
scope_toast_double_free_fix_add (AdwToastOverlay *overlay, AdwToast *toast)
{
  adw_toast_overlay_add_toast (overlay, toast);
}
#endif

G_END_DECLS
