/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the statuses at and below @root, which change by what is typed into @entry. */
void scope_unheard_status_fix (GtkAccessible *entry, GtkWidget *root);
G_END_DECLS
