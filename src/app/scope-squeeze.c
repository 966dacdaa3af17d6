/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-squeeze.h"

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

static void
ellipsize (GtkMenuButton *button)
{
  GtkWidget *label = find_label (GTK_WIDGET (button));

  g_return_if_fail (label != NULL);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
}

/* Another text is another label. */
void
scope_squeeze_ellipsize (GtkMenuButton *button)
{
  g_signal_connect (button, "notify::label", G_CALLBACK (ellipsize), NULL);
  ellipsize (button);
}

static void
keep_whole (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_whole (child);
}

void
scope_squeeze_keep_names (AdwSqueezer *squeezer)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (squeezer));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (ADW_IS_VIEW_SWITCHER (child))
      keep_whole (child);
}
