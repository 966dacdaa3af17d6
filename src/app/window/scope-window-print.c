/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-isolate.h"
#include "iri-printout.h"
#include "scope-export.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

/* A pixel is 1/96 inch, GTK's point 1/72. */
#define POINTS_IN_A_PIXEL .75

/* The document as it was when printing was requested. */
typedef struct
{
  IriReport *report;
  ScopeExportOptions options;
  IriPrintout *paper;
} Printing;

static void
printing_free (gpointer data, GClosure *closure)
{
  Printing *self = data;

  iri_report_unref (self->report);
  iri_printout_free (self->paper);
  g_free (self);
}

static void
on_begin (GtkPrintOperation *operation, GtkPrintContext *context, Printing *printing)
{
  const IriPictureFile picture = scope_export_picture (&printing->options);

  g_clear_pointer (&printing->paper, iri_printout_free);
  printing->paper
      = iri_printout_new (printing->report, &picture,
                          gtk_print_context_get_width (context) / POINTS_IN_A_PIXEL,
                          gtk_print_context_get_height (context) / POINTS_IN_A_PIXEL);
  gtk_print_operation_set_n_pages (operation, (int) printing->paper->n_sheets);
}

static void
on_draw (GtkPrintOperation *operation,
         GtkPrintContext *context,
         int page,
         Printing *printing)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_scale (cr, POINTS_IN_A_PIXEL, POINTS_IN_A_PIXEL);
  iri_printout_draw (printing->paper, cr, (guint) page);
}

static void
on_done (ScopeWindow *self,
         GtkPrintOperationResult result,
         GtkPrintOperation *operation)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL, *message = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  reason = iri_isolate_words (error->message);
  /* Translators: %s is the message of an error. */
  message = g_strdup_printf (_ ("Not printed: %s"), reason);
  scope_window_show_toast (self, message);
}

static GtkPrintOperation *
operation_new (ScopeWindow *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Printing *printing = g_new0 (Printing, 1);
  g_autofree char *name = NULL;

  printing->report = iri_report_ref (scope_document_get_report (self->document));
  printing->options = scope_window_get_export_options (self);
  name = scope_export_name (SCOPE_EXPORT_PDF, printing->report);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (on_begin), printing,
                         printing_free, G_CONNECT_DEFAULT);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw), printing);
  g_signal_connect_object (operation, "done", G_CALLBACK (on_done), self,
                           G_CONNECT_SWAPPED);
  return operation;
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autoptr (GtkPrintOperation) operation = operation_new (self);

  /* The signal done reports errors too. */
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (self), NULL);
}

void
scope_window_print_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.print", NULL, print);
}
