/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-picture-card.h"

#include "iri-message.h"
#include "iri-picture-marks.h"
#include "scope-appearance.h"
#include "scope-closures.h"
#include "scope-cursor.h"
#include "scope-keys.h"
#include "scope-property.h"
#include "scope-visual-order-tracker.h"

#include <glib/gi18n.h>

/* How long a letter takes to change into the one that it imitates, in milliseconds, and
 * how often it changes there and back. */
#define CHANGE_TIME 900
#define N_CHANGES 3

struct _ScopePictureCard
{
  AdwBin parent_instance;

  ScopeDocument *document;
  ScopeVisualOrderTracker *tracker;
  ScopePicture *picture;
  GtkLabel *title;
  GtkToggleButton *by_script;
  AdwAnimation *changing; /* of letters into those that they imitate */
  GArray *marks;          /* of IriPictureMark */
  GPtrArray *messages;    /* of the marks */
};

G_DEFINE_TYPE (ScopePictureCard, scope_picture_card, ADW_TYPE_BIN)

static void
collect_marks (ScopePictureCard *self, const IriReport *report)
{
  g_array_unref (self->marks);
  self->marks = iri_picture_marks_new (report);
  g_ptr_array_set_size (self->messages, 0);
  for (guint i = 0; i < self->marks->len; i++)
    g_ptr_array_add (
        self->messages,
        iri_finding_message (
            &report->findings[g_array_index (self->marks, IriPictureMark, i).finding],
            report->text, report->length));
}

/* Without animations the letters stay as they are; the picture names those that they
 * imitate above them in either case. A folded picture might hide those. */
static void
show_imitated (ScopePictureCard *self)
{
  adw_animation_reset (self->changing);
  if (!gtk_toggle_button_get_active (self->by_script))
    return;
  g_object_set (self->picture, "folded", FALSE, NULL);
  adw_animation_play (self->changing);
}

static void
show_title (ScopePictureCard *self, const ScopeVisualOrders *orders)
{
  gboolean moved = FALSE;

  for (gsize i = 0; i < orders->n_bidis; i++)
    moved = moved || orders->bidis[i]->moved;
  gtk_label_set_label (self->title, moved ? _ ("Stored above, shown below")
                                          : _ ("Shown as it is stored"));
}

/* Offers to unfold a picture of many strips. */
static char *
show_all_label (gpointer self, guint n_strips, gboolean folded)
{
  if (n_strips <= SCOPE_PICTURE_FOLDED_STRIPS)
    return g_strdup ("");
  if (!folded)
    return g_strdup (_ ("Show Fewer Lines"));
  /* Translators: a button; %u is the number of lines of a picture. */
  return g_strdup_printf (ngettext ("Show All %u Lines", "Show All %u Lines", n_strips),
                          n_strips);
}

static void
toggle_folded (ScopePictureCard *self)
{
  gboolean folded;

  g_object_get (self->picture, "folded", &folded, NULL);
  g_object_set (self->picture, "folded", !folded, NULL);
}

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
  collect_marks (self, orders->report);
  lines.marks = (const IriPictureMark *) (gpointer) self->marks->data;
  lines.messages = (const char *const *) self->messages->pdata;
  lines.n_marks = self->marks->len;
  show_title (self, orders);
  lines.perceptions = (const IriBidiPerception *const *) orders->perceptions;
  scope_picture_set_lines (self->picture, &lines, scope_visual_orders_ref (orders),
                           scope_visual_orders_unref);
}

ScopeOrderSelection
scope_picture_card_get_selection (ScopePictureCard *self)
{
  g_return_val_if_fail (SCOPE_IS_PICTURE_CARD (self), SCOPE_ORDERS_ONE);
  return scope_visual_order_tracker_get_selection (self->tracker);
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

/* The animation must not outlive the picture. */
static void
scope_picture_card_dispose (GObject *object)
{
  g_clear_object (&SCOPE_PICTURE_CARD (object)->changing);
  G_OBJECT_CLASS (scope_picture_card_parent_class)->dispose (object);
}

static void
scope_picture_card_finalize (GObject *object)
{
  ScopePictureCard *self = SCOPE_PICTURE_CARD (object);

  g_array_unref (self->marks);
  g_ptr_array_unref (self->messages);
  G_OBJECT_CLASS (scope_picture_card_parent_class)->finalize (object);
}

static void
scope_picture_card_class_init (ScopePictureCardClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopePictureCard, "document", document,
                           scope_document_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_picture_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = scope_picture_card_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);

  g_type_ensure (SCOPE_TYPE_VISUAL_ORDER_TRACKER);
  scope_template_set (widget_class, "scope-picture-card");
  gtk_widget_class_bind_template_child (widget_class, ScopePictureCard, tracker);
  gtk_widget_class_bind_template_child (widget_class, ScopePictureCard, picture);
  gtk_widget_class_bind_template_child (widget_class, ScopePictureCard, title);
  gtk_widget_class_bind_template_child (widget_class, ScopePictureCard, by_script);
  gtk_widget_class_bind_template_callback (widget_class, show_imitated);
  gtk_widget_class_bind_template_callback (widget_class, show_all_label);
  gtk_widget_class_bind_template_callback (widget_class, toggle_folded);
  gtk_widget_class_bind_template_callback (widget_class, show_orders);
  gtk_widget_class_bind_template_callback (widget_class, select_cursor);
}

static void
init_changing (ScopePictureCard *self)
{
  AdwAnimationTarget *target
      = adw_property_animation_target_new (G_OBJECT (self->picture), "imitated");
  AdwAnimation *changing
      = adw_timed_animation_new (GTK_WIDGET (self->picture), 0, 1, CHANGE_TIME, target);

  adw_timed_animation_set_alternate (ADW_TIMED_ANIMATION (changing), TRUE);
  adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (changing), 2 * N_CHANGES);
  self->changing = changing;
}

static void
scope_picture_card_init (ScopePictureCard *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (IriPictureMark));
  self->messages = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_keys_add_to_tooltips (GTK_WIDGET (self));
  scope_appearance_bind_picture (self->picture);
  scope_appearance_bind_picture_zoom (self->picture);
  init_changing (self);
}
