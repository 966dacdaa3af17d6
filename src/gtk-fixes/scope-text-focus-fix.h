/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For a @text that is never mapped. */
void scope_text_focus_fix (GtkText *text);

G_END_DECLS
