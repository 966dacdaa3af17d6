/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-picture-card.h"

#include "scope-appearance.h"
#include "scope-closures.h"
#include "scope-cursor.h"
#include "scope-property.h"
#include "scope-visual-order-tracker.h"

struct _ScopePictureCard
{
  AdwBin parent_instance;

  ScopeDocument *document;
  ScopeVisualOrderTracker *tracker;
  ScopePicture *picture;
};

G_DEFINE_TYPE (ScopePictureCard, scope_picture_card, ADW_TYPE_BIN)

/* The picture holds the report while it shows it. */
static void
show_orders (ScopePictureCard *self)
{
  ScopeVisualOrders *orders = scope_visual_order_tracker_get_orders (self->tracker);
  ScopePictureLines lines = { 0 };

  if (orders == NULL)
    return;
  lines.text = orders->report->display;
  lines.bidis = (const IriBidi *const *) orders->bidis;
  lines.n_bidis = orders->n_bidis;
  lines.registrable[0] = orders->report->registrable;
  lines.notation
      = scope_bidi_notation_info (scope_document_get_notation (self->document))->write;
  lines.perceptions = (const IriBidiPerception *const *) orders->perceptions;
  scope_picture_set_lines (self->picture, &lines, scope_visual_orders_ref (orders),
                           scope_visual_orders_unref);
}

/* Selects the chosen character in the entry. */
static void
select_cursor (ScopePictureCard *self)
{
  IriSpan span = scope_cursor_to_span (scope_document_get_report (self->document),
                                       scope_document_get_cursor (self->document));

  if (iri_span_is_present (span))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.select-span", "(tt)",
                                (guint64) span.begin, (guint64) span.end);
}

static void
follow_document (gpointer data)
{
  ScopePictureCard *self = data;

  g_object_bind_property (self->document, "cursor", self->picture, "cursor",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
scope_picture_card_class_init (ScopePictureCardClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopePictureCard, "document", document,
                           scope_document_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);

  g_type_ensure (SCOPE_TYPE_VISUAL_ORDER_TRACKER);
  scope_template_set (widget_class, "scope-picture-card");
  gtk_widget_class_bind_template_child (widget_class, ScopePictureCard, tracker);
  gtk_widget_class_bind_template_child (widget_class, ScopePictureCard, picture);
  gtk_widget_class_bind_template_callback (widget_class, show_orders);
  gtk_widget_class_bind_template_callback (widget_class, select_cursor);
}

static void
scope_picture_card_init (ScopePictureCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_appearance_bind_picture (self->picture);
  scope_appearance_bind_picture_zoom (self->picture);
}
