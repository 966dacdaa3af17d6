/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-wrapped-label.h"

void
scope_button_set_wrapped_label (GtkButton *button, const char *label)
{
  GtkWidget *child;

  gtk_button_set_label (button, label);
  child = gtk_button_get_child (button);
  gtk_label_set_wrap (GTK_LABEL (child), TRUE);
  gtk_label_set_justify (GTK_LABEL (child), GTK_JUSTIFY_CENTER);
}
