/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-open-dialog.h"

#include "scope-browser-launch.h"
#include "scope-closures.h"

/* Longer URIs are cut off on screen. */
#define MAX_SHOWN_BYTES 1024

struct _ScopeOpenDialog
{
  ScopeAlert parent_instance;

  GtkLabel *host;
  GtkLabel *address;
  char *uri;
};

G_DEFINE_TYPE (ScopeOpenDialog, scope_open_dialog, SCOPE_TYPE_ALERT)

static void
scope_open_dialog_finalize (GObject *object)
{
  g_free (SCOPE_OPEN_DIALOG (object)->uri);
  G_OBJECT_CLASS (scope_open_dialog_parent_class)->finalize (object);
}

static void
scope_open_dialog_class_init (ScopeOpenDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scope_open_dialog_finalize;
  scope_template_set (widget_class, "scope-open-dialog");
  gtk_widget_class_bind_template_child (widget_class, ScopeOpenDialog, host);
  gtk_widget_class_bind_template_child (widget_class, ScopeOpenDialog, address);
}

static void
scope_open_dialog_init (ScopeOpenDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_verdict (ScopeOpenDialog *self, ScopeVerdict *verdict)
{
  char *title, *body, *heading, *sentence;

  g_object_get (verdict, "title", &title, "body", &body, NULL);
  heading = scope_closure_sentence (self, title);
  sentence = scope_closure_sentence (self, body);
  g_object_set (self, "heading", heading, "body", sentence, NULL);
  g_free (title);
  g_free (body);
  g_free (heading);
  g_free (sentence);
}

/* The list takes no focus, so the dialog describes it to screen readers. */
static void
set_address (ScopeOpenDialog *self, const char *host)
{
  g_autofree char *shown = g_strndup (self->uri, MAX_SHOWN_BYTES);
  g_autofree char *description = NULL, *body = NULL;

  g_object_get (self, "body", &body, NULL);
  description = g_strdup_printf ("%s %s %s", body, host, shown);
  gtk_label_set_label (self->host, host);
  gtk_label_set_label (self->address, shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

ScopeOpenDialog *
scope_open_dialog_new (ScopeDocument *document)
{
  const IriReport *report = scope_document_get_report (document);
  ScopeVerdict *verdict = scope_document_get_verdict (document);
  const char *host = scope_verdict_get_host (verdict);
  ScopeOpenDialog *self = g_object_new (SCOPE_TYPE_OPEN_DIALOG, NULL);

  self->uri = g_strdup (scope_browser_launch_get_uri (report));
  set_verdict (self, verdict);
  set_address (self, host != NULL ? host : report->host->ascii);
  return self;
}

const char *
scope_open_dialog_get_uri (ScopeOpenDialog *self)
{
  g_return_val_if_fail (SCOPE_IS_OPEN_DIALOG (self), NULL);
  return self->uri;
}
