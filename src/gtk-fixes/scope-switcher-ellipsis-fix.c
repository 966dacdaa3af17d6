/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* An AdwViewSwitcher says that its minimum width is that of ellipsized page names,
 * so the AdwSqueezer around it shows it with no name readable before it shows its
 * next child. So we forbid the ellipsis.
 *
 * To see it: make the window narrower, with a large text size.
 *
 * Versions: libadwaita 1.2.2 and 1.7.6 (tried); AdwSqueezer is deprecated since 1.4. */

void
scope_switcher_ellipsis_fix (GtkWidget *switcher)
{
  if (GTK_IS_LABEL (switcher))
    gtk_label_set_ellipsize (GTK_LABEL (switcher), PANGO_ELLIPSIZE_NONE);
  for (GtkWidget *child = gtk_widget_get_first_child (switcher); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scope_switcher_ellipsis_fix (child);
}
