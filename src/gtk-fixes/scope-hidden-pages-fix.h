/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* For @stack, a GtkStack, an AdwViewStack or an AdwSqueezer that has all its
 * children. */
void scope_hidden_pages_fix_watch (GtkWidget *stack);
G_END_DECLS
