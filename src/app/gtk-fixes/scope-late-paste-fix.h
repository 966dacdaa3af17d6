/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Has search entries, for the whole program, bear what is pasted into them after
 * their window was closed. Once, when GTK is there. */
void scope_late_paste_fix_init (void);

G_END_DECLS
