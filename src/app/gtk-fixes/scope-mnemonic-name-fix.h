/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-gtk-fixes.h"

G_BEGIN_DECLS

/* For the buttons at and below @root. */
#if SCOPE_FIX_MNEMONIC_NAME
void scope_mnemonic_name_fix (GtkWidget *root);
#else
static inline void
scope_mnemonic_name_fix (GtkWidget *root)
{
}
#endif

G_END_DECLS
