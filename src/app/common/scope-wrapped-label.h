/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Sets the label of @button, in more lines if there is no room for one, as with large
 * text in a narrow window. */
void scope_button_set_wrapped_label (GtkButton *button, const char *label);
