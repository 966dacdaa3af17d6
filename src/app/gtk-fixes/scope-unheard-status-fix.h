/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-gtk-fixes.h"

G_BEGIN_DECLS

/* For the statuses at and below @root, which change by what is typed into @entry. */
#if SCOPE_FIX_UNHEARD_STATUS
void scope_unheard_status_fix (GtkAccessible *entry, GtkWidget *root);
#else
static inline void
scope_unheard_status_fix (GtkAccessible *entry, GtkWidget *root)
{
}
#endif

G_END_DECLS
