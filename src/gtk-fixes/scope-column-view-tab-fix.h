/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the final class @klass of widgets whose only child is a GtkColumnView. */
void scope_column_view_tab_fix_install (GtkWidgetClass *klass);
G_END_DECLS
