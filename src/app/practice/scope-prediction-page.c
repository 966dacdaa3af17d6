/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-prediction-page.h"

#include "scope-closures.h"
#include "scope-document.h"
#include "scope-order-cells.h"
#include "scope-property.h"
#include "scope-uba-steps-card.h"

#include <glib/gi18n.h>

/* Nobody arranges more, and the rules take no time for so few. */
#define MAX_CELLS SCOPE_BIDI_STEP_MAX_CELLS

struct _ScopePredictionPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  ScopeBidiSteps *steps; /* NULL if there is nothing to arrange */
  gboolean is_stale;     /* the question is not about the document as it is */
  GtkLabel *message, *convention, *title;
  GtkWidget *question, *hint, *check, *result, *again;
  ScopeOrderCells *cells;
  ScopeUbaStepsCard *rules;
};

G_DEFINE_TYPE (ScopePredictionPage, scope_prediction_page, ADW_TYPE_BIN)

static void
forget_steps (ScopePredictionPage *self)
{
  scope_uba_steps_card_show (self->rules, NULL);
  g_clear_pointer (&self->steps, scope_bidi_steps_free);
}

static void
show_message (ScopePredictionPage *self, guint n_cells)
{
  g_autofree char *text = NULL;

  if (n_cells > MAX_CELLS)
    text = g_strdup_printf (
        /* Translators: %u is always 120. */
        ngettext ("Only an IRI of up to %u character can be arranged.",
                  "Only an IRI of up to %u characters can be arranged.", MAX_CELLS),
        MAX_CELLS);
  else
    text = g_strdup (
        _ ("Enter an IRI on the page Inspect to arrange its characters here."));
  gtk_label_set_text (self->message, text);
}

/* Asks again, about the IRI and the convention of the document. */
static void
ask (ScopePredictionPage *self)
{
  IriReport *report = scope_document_get_report (self->document);
  IriConvention convention = scope_document_get_convention (self->document);
  ScopeBidiNotation notation = scope_document_get_notation (self->document);
  g_autoptr (ScopeCharacterList) characters
      = scope_character_list_new (report, convention);
  const IriBidi *bidi = scope_character_list_get_bidi (characters);
  gboolean is_possible = bidi->n_order > 0 && bidi->n_order <= MAX_CELLS;

  self->is_stale = FALSE;
  forget_steps (self);
  show_message (self, (guint) MIN (bidi->n_order, G_MAXUINT));
  if (is_possible)
    {
      self->steps = scope_bidi_steps_new (characters, notation);
      scope_order_cells_show (
          self->cells,
          scope_prediction_new (bidi, scope_bidi_notation_info (notation)->write),
          FALSE);
    }
  gtk_label_set_text (self->convention, _ (iri_convention_info (convention)->title));
  gtk_widget_set_visible (GTK_WIDGET (self->message), !is_possible);
  gtk_widget_set_visible (self->question, is_possible);
  gtk_widget_set_visible (self->hint, TRUE);
  gtk_widget_set_visible (self->check, TRUE);
  gtk_widget_set_visible (self->result, FALSE);
}

static void
ask_again (ScopePredictionPage *self)
{
  ask (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->cells));
}

static char *
make_title (const ScopePrediction *cells)
{
  guint right = scope_prediction_count_right (cells);

  if (right == cells->n)
    return g_strdup (_ ("All characters are in the right place"));
  /* Translators: the first number is how many characters are in the right place, the
   * second one how many there are. */
  return g_strdup_printf (ngettext ("%u of %u character is in the right place",
                                    "%u of %u characters are in the right place",
                                    cells->n),
                          right, cells->n);
}

/* Screen readers read the result as the description of the button that has the focus
 * then. */
static void
reveal (ScopePredictionPage *self)
{
  g_autofree char *title = make_title (scope_order_cells_get (self->cells));

  scope_order_cells_reveal (self->cells);
  scope_uba_steps_card_show (self->rules, self->steps);
  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (self->hint, FALSE);
  gtk_widget_set_visible (self->check, FALSE);
  gtk_widget_set_visible (self->result, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->again),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
  gtk_widget_grab_focus (self->again);
}

/* A page that is not on screen asks later, because making cells slows typing down. */
static void
ask_when_shown (ScopePredictionPage *self)
{
  self->is_stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ask (self);
}

static void
follow_document (gpointer data)
{
  ScopePredictionPage *self = data;

  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (ask_when_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::convention",
                           G_CALLBACK (ask_when_shown), self, G_CONNECT_SWAPPED);
  ask (self);
}

static gboolean
scope_prediction_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCOPE_PREDICTION_PAGE (widget)->cells));
}

static void
scope_prediction_page_map (GtkWidget *widget)
{
  ScopePredictionPage *self = SCOPE_PREDICTION_PAGE (widget);

  if (self->is_stale)
    ask (self);
  GTK_WIDGET_CLASS (scope_prediction_page_parent_class)->map (widget);
}

static void
scope_prediction_page_dispose (GObject *object)
{
  ScopePredictionPage *self = SCOPE_PREDICTION_PAGE (object);

  if (self->rules != NULL)
    forget_steps (self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_prediction_page_parent_class)->dispose (object);
}

static void
scope_prediction_page_class_init (ScopePredictionPageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopePredictionPage, "document", document,
                           scope_document_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_prediction_page_dispose;
  widget_class->grab_focus = scope_prediction_page_grab_focus;
  widget_class->map = scope_prediction_page_map;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);
  g_type_ensure (SCOPE_TYPE_ORDER_CELLS);
  g_type_ensure (SCOPE_TYPE_UBA_STEPS_CARD);
  scope_template_set (widget_class, "scope-prediction-page");
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, message);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, convention);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, title);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, question);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, hint);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, check);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, result);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, again);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, cells);
  gtk_widget_class_bind_template_child (widget_class, ScopePredictionPage, rules);
  gtk_widget_class_bind_template_callback (widget_class, reveal);
  gtk_widget_class_bind_template_callback (widget_class, ask_again);
}

static void
scope_prediction_page_init (ScopePredictionPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
