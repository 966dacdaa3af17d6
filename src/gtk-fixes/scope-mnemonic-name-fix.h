/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the buttons at and below @root. */
void scope_mnemonic_name_fix (GtkWidget *root);
G_END_DECLS
