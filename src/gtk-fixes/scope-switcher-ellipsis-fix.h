/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* For @switcher, an AdwViewSwitcher in an AdwSqueezer, once it has its pages. */
void scope_switcher_ellipsis_fix (GtkWidget *switcher);
G_END_DECLS
