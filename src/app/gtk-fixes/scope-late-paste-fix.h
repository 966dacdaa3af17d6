/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-gtk-fixes.h"

G_BEGIN_DECLS

#if SCOPE_FIX_LATE_PASTE
void scope_late_paste_fix_init (void);
#else
static inline void
scope_late_paste_fix_init (void)
{
}
#endif

G_END_DECLS
