/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-component-row.h"

#include "scope-closures.h"
#include "scope-cursor.h"
#include "scope-selectable-text.h"

struct _ScopeComponentRow
{
  ScopeItemRow parent_instance;

  guint previous; /* cursor of the document before the row was pointed at */
  guint own;      /* cursor of the document while the row is pointed at */
  GtkWidget *pill;
  ScopeSelectableText *value;
};

G_DEFINE_TYPE (ScopeComponentRow, scope_component_row, SCOPE_TYPE_ITEM_ROW)

static void
show_cursor (ScopeComponentRow *self)
{
  ScopeDocument *document = scope_item_row_get_document (self);
  IriSpan at = scope_cursor_to_span (scope_document_get_report (document),
                                     scope_document_get_cursor (document));
  IriSpan span = scope_component_get_span (scope_item_row_get_item (self));

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
                        scope_component_get_strong (scope_item_row_get_item (self)) };

  if (iri_span_length (mark.span) > 0)
    g_array_append_val (marks, mark);
  scope_selectable_text_set_highlights (self->value, marks);
}

/* The pointer or the focus has entered the row. */
static void
point (ScopeComponentRow *self)
{
  ScopeDocument *document = scope_item_row_get_document (self);
  IriSpan span = scope_component_get_span (scope_item_row_get_item (self));
  guint own
      = scope_cursor_from_offset (scope_document_get_report (document), span.begin);
  guint cursor = scope_document_get_cursor (document);

  if (iri_span_length (span) == 0 || cursor == own
      || scope_document_get_busy (document))
    return;
  self->previous = cursor;
  self->own = own;
  scope_document_set_cursor (document, own);
}

/* If the cursor has been moved meanwhile, it stays there. */
static void
unpoint (ScopeComponentRow *self)
{
  ScopeDocument *document = scope_item_row_get_document (self);

  if (scope_document_get_cursor (document) == self->own)
    scope_document_set_cursor (document, self->previous);
}

static void
scope_component_row_class_init (ScopeComponentRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCOPE_TYPE_COMPONENT);
  scope_template_set (widget_class, "scope-component-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeComponentRow, pill);
  gtk_widget_class_bind_template_child (widget_class, ScopeComponentRow, value);
  gtk_widget_class_bind_template_callback (widget_class, point);
  gtk_widget_class_bind_template_callback (widget_class, unpoint);
}

static void
scope_component_row_init (ScopeComponentRow *self)
{
  self->previous = self->own = SCOPE_NO_CURSOR;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_component_row_new (ScopeComponent *component,
                         ScopeDocument *document,
                         GtkSizeGroup *pills)
{
  ScopeComponentRow *self = g_object_new (SCOPE_TYPE_COMPONENT_ROW, "item", component,
                                          "document", document, NULL);

  g_signal_connect_object (document, "notify::cursor", G_CALLBACK (show_cursor), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (component, "notify", G_CALLBACK (show_strong), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  /* Highlights do not outlast the text. */
  g_signal_connect_object (self->value, "notify::text", G_CALLBACK (show_strong), self,
                           G_CONNECT_SWAPPED);
  show_strong (self);
  gtk_size_group_add_widget (pills, self->pill);
  return GTK_WIDGET (self);
}
