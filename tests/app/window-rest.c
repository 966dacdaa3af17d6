/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-rest.h"

static gboolean
stop (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Whether a page still computes what it shows. */
static gboolean
has_spinner (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_SPINNER (widget) && gtk_spinner_get_spinning (GTK_SPINNER (widget)))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_spinner (child))
      return TRUE;
  return FALSE;
}

static void
run_to_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean done = FALSE;

  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (stop), &done);
  gtk_widget_queue_draw (widget);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &done);
}

void
window_run_to_rest (ScopeWindow *window)
{
  ScopeDocument *document = scope_window_get_document (window);

  while (scope_document_get_waiting (document) || scope_document_get_busy (document))
    g_main_context_iteration (NULL, TRUE);
  do
    run_to_frame (GTK_WIDGET (window));
  while (has_spinner (GTK_WIDGET (window)));
}
