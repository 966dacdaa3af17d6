/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-top-scroller.h"

#include "scope-document.h"
#include "scope-property.h"

struct _ScopeTopScroller
{
  GObject parent_instance;

  GtkScrolledWindow *scroller; /* owns self */
  ScopeDocument *document;
  GSignalGroup *signals; /* of the document */
  char *shown;           /* what was compared last */
  gboolean whole;
};

G_DEFINE_TYPE (ScopeTopScroller, scope_top_scroller, G_TYPE_OBJECT)

void
scope_top_scroller_stop (GtkScrolledWindow *scroller)
{
  gtk_scrolled_window_set_kinetic_scrolling (scroller, FALSE);
  gtk_scrolled_window_set_kinetic_scrolling (scroller, TRUE);
}

/* The beginning of the text, up to the end of the authority, or all of it. */
static char *
get_compared (ScopeTopScroller *self)
{
  const IriReport *report = scope_document_get_report (self->document);
  IriSpan path = report->components.span[IRI_COMPONENT_PATH];

  if (self->whole)
    return g_strdup (report->text);
  return g_strndup (report->text, iri_span_is_present (path) ? path.begin : 0);
}

static void
on_report (ScopeTopScroller *self)
{
  g_autofree char *compared = get_compared (self);

  if (g_strcmp0 (compared, self->shown) == 0)
    return;
  scope_top_scroller_stop (self->scroller);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  g_free (self->shown);
  self->shown = g_steal_pointer (&compared);
}

static void
follow_document (gpointer data)
{
  ScopeTopScroller *self = data;

  g_signal_group_set_target (self->signals, self->document);
  g_free (self->shown);
  self->shown = self->document != NULL ? get_compared (self) : NULL;
}

static void
get_scroller (gpointer self, GValue *value)
{
  g_value_set_object (value, SCOPE_TOP_SCROLLER (self)->scroller);
}

static void
set_scroller (gpointer data, const GValue *value)
{
  ScopeTopScroller *self = data;

  g_return_if_fail (self->scroller == NULL);
  self->scroller = g_value_get_object (value);
  /* Not by a weak reference: the binding of the document needs the widget. */
  g_signal_connect_swapped (self->scroller, "destroy", G_CALLBACK (g_object_unref),
                            g_object_ref (self));
}

static void
scope_top_scroller_finalize (GObject *object)
{
  ScopeTopScroller *self = SCOPE_TOP_SCROLLER (object);

  g_object_unref (self->signals);
  g_clear_object (&self->document);
  g_free (self->shown);
  G_OBJECT_CLASS (scope_top_scroller_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "scroller", SCOPE_PROPERTY_OBJECT, .type = gtk_scrolled_window_get_type,
    .get = get_scroller, .set = set_scroller },
  { "document", SCOPE_PROPERTY_OBJECT, SCOPE_MEMBER (ScopeTopScroller, document),
    .type = scope_document_get_type, .changed = follow_document },
  SCOPE_BOOLEAN_PROPERTY (ScopeTopScroller, "whole", whole),
};

static void
scope_top_scroller_class_init (ScopeTopScrollerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_top_scroller_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_top_scroller_init (ScopeTopScroller *self)
{
  self->signals = g_signal_group_new (SCOPE_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (self->signals, "notify::report",
                                  G_CALLBACK (on_report), self);
}
