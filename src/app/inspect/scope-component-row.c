/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-component-row.h"

#include "scope-closures.h"
#include "scope-component-swatch.h"
#include "scope-cursor.h"
#include "scope-name-value-box.h"
#include "scope-selectable-text.h"

struct _ScopeComponentRow
{
  GtkListBoxRow parent_instance;

  ScopeComponent *component;
  ScopeDocument *document;
  guint kept; /* the cursor of the document before the row was pointed at */
  guint own;  /* the cursor that pointing at the row makes */
  GtkWidget *pill;
  ScopeSelectableText *value;
};

G_DEFINE_TYPE (ScopeComponentRow, scope_component_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_COMPONENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
scope_component_row_get_property (GObject *object,
                                  guint id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_COMPONENT_ROW (object)->component);
}

static void
scope_component_row_set_property (GObject *object,
                                  guint id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScopeComponentRow *self = SCOPE_COMPONENT_ROW (object);

  if (g_set_object (&self->component, g_value_get_object (value)))
    g_object_notify_by_pspec (object, props[PROP_COMPONENT]);
}

/* The row stands out while what is pointed at belongs to it. */
static void
show_cursor (ScopeComponentRow *self)
{
  guint cursor = scope_document_get_cursor (self->document);
  IriSpan at = scope_cursor_to_span (scope_document_get_report (self->document),
                                     cursor);
  IriSpan span = scope_component_get_span (self->component);

  if (iri_span_is_present (at) && at.begin >= span.begin && at.end <= span.end)
    gtk_widget_add_css_class (GTK_WIDGET (self), "pointed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "pointed");
}

static void
show_strong (ScopeComponentRow *self)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (IriHighlight));
  IriHighlight mark = { IRI_HIGHLIGHT_STRONG, IRI_COMPONENT_HOST,
                        scope_component_get_strong (self->component) };

  if (iri_span_length (mark.span) > 0)
    g_array_append_val (marks, mark);
  scope_selectable_text_set_highlights (self->value, marks);
}

/* By pointer or focus, or both. What was pointed at before is kept for later. */
static void
point (ScopeComponentRow *self)
{
  IriSpan span = scope_component_get_span (self->component);
  const IriReport *report = scope_document_get_report (self->document);
  guint own = scope_cursor_from_offset (report, span.begin);
  guint cursor = scope_document_get_cursor (self->document);

  if (iri_span_length (span) == 0 || cursor == own
      || scope_document_get_busy (self->document))
    return;
  self->kept = cursor;
  self->own = own;
  scope_document_set_cursor (self->document, own);
}

/* Unless something else is pointed at by now. */
static void
unpoint (ScopeComponentRow *self)
{
  if (scope_document_get_cursor (self->document) == self->own)
    scope_document_set_cursor (self->document, self->kept);
}

static void
scope_component_row_finalize (GObject *object)
{
  g_clear_object (&SCOPE_COMPONENT_ROW (object)->component);
  g_clear_object (&SCOPE_COMPONENT_ROW (object)->document);
  G_OBJECT_CLASS (scope_component_row_parent_class)->finalize (object);
}

static void
scope_component_row_class_init (ScopeComponentRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_component_row_get_property;
  object_class->set_property = scope_component_row_set_property;
  object_class->finalize = scope_component_row_finalize;
  props[PROP_COMPONENT] = g_param_spec_object (
      "component", NULL, NULL, SCOPE_TYPE_COMPONENT,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_COMPONENT_SWATCH);
  g_type_ensure (SCOPE_TYPE_NAME_VALUE_BOX);
  g_type_ensure (SCOPE_TYPE_VBOX);
  g_type_ensure (SCOPE_TYPE_SELECTABLE_TEXT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-component-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeComponentRow, pill);
  gtk_widget_class_bind_template_child (widget_class, ScopeComponentRow, value);
  gtk_widget_class_bind_template_callback (widget_class, point);
  gtk_widget_class_bind_template_callback (widget_class, unpoint);
  scope_closures_bind (widget_class);
}

static void
scope_component_row_init (ScopeComponentRow *self)
{
  self->kept = self->own = SCOPE_NO_CURSOR;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_component_row_new (ScopeComponent *component,
                         ScopeDocument *document,
                         GtkSizeGroup *pills)
{
  ScopeComponentRow *self
      = g_object_new (SCOPE_TYPE_COMPONENT_ROW, "component", component, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "notify::cursor", G_CALLBACK (show_cursor),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (component, "notify", G_CALLBACK (show_strong), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  /* Marks are for the text that is there. */
  g_signal_connect_object (self->value, "notify::text",
                           G_CALLBACK (show_strong), self, G_CONNECT_SWAPPED);
  show_strong (self);
  gtk_size_group_add_widget (pills, self->pill);
  return GTK_WIDGET (self);
}
