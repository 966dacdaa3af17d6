/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the signal "row-activated" of @list. */
void scope_row_activation_fix (GtkListBox *list, GtkListBoxRow *row);

G_END_DECLS
