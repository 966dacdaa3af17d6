/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window with only a plain GtkEntry and, below it, a plain GtkLabel with the same
 * text: what Iriscope must not look like. */

#include <gtk/gtk.h>

static void
activate (GtkApplication *app, gpointer text)
{
  GtkWidget *window = gtk_application_window_new (app);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  "IRI", -1);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 200);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_editable_set_position (GTK_EDITABLE (entry), -1);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) app = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (app, "activate", G_CALLBACK (activate), argv[argc - 1]);
  return g_application_run (G_APPLICATION (app), 1, argv);
}
