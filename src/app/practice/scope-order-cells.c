/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-order-cells-private.h"

#include "iri-chars.h"
#include "scope-character.h"
#include "scope-closures.h"
#include "scope-practice-words.h"

#include <glib/gi18n.h>

G_DEFINE_TYPE (ScopeOrderCells, scope_order_cells, ADW_TYPE_BIN)

static guint chosen_signal;

static GtkFlowBoxChild *
get_child (ScopeOrderCells *self, guint at)
{
  return gtk_flow_box_get_child_at_index (self->box, (int) at);
}

gboolean
scope_order_cells_is_movable (ScopeOrderCells *self)
{
  return self->cells != NULL && !self->for_choosing && !self->revealed;
}

guint
scope_order_cells_get_focus (ScopeOrderCells *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self->box));

  return child != NULL
             ? (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child))
             : SCOPE_ORDER_CELLS_NONE;
}

/* The cursor of the box, from where arrow keys go on, does not follow
 * gtk_widget_grab_focus(). */
void
scope_order_cells_set_focus (ScopeOrderCells *self, guint at)
{
  gtk_widget_child_focus (GTK_WIDGET (get_child (self, at)), GTK_DIR_TAB_FORWARD);
}

/* "HEBREW LETTER SHIN · 3 of 12". */
static char *
describe (ScopeOrderCells *self, guint at, const char *name)
{
  return g_strdup_printf (_ ("%s · %u of %u"), name, at + 1, self->cells->n);
}

/* The name, which is English in any language, does not set the direction. */
static void
show_name (ScopeOrderCells *self, guint at)
{
  g_autofree char *name = NULL, *isolated = NULL, *text = NULL, *sentence = NULL;

  if (at < self->cells->n)
    {
      name = scope_practice_name_characters (self->cells->cells[at]);
      isolated = g_strconcat (IRI_LRI, name, IRI_PDI, NULL);
      text = describe (self, at, isolated);
    }
  sentence = scope_closure_sentence (NULL, text);
  gtk_label_set_text (self->name, sentence);
}

/* How the cell at @at is marked: a style class and words. */
static const char *
get_mark (ScopeOrderCells *self, guint at, const char **words)
{
  *words = "";
  if (at == self->picked)
    {
      *words = _ ("Picked up. Activate the cell whose place it takes.");
      return "picked";
    }
  if (!self->revealed)
    return NULL;
  if (scope_prediction_is_right (self->cells, at))
    {
      *words = _ ("In the right place");
      return "right";
    }
  *words = _ ("Not in the right place");
  return "wrong";
}

static void
update_cell (ScopeOrderCells *self, guint at)
{
  GtkWidget *child = GTK_WIDGET (get_child (self, at));
  GtkWidget *label = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));
  const char *cell = self->cells->cells[at];
  g_autofree char *text = *g_utf8_next_char (cell) == '\0'
                              ? scope_character_text (g_utf8_get_char (cell))
                              : g_strdup (cell);
  g_autofree char *character = scope_practice_name_characters (cell);
  g_autofree char *name = describe (self, at, character);
  const char *words;
  const char *classes[] = { "order-cell", get_mark (self, at, &words), NULL };

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_css_classes (child, classes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

void
scope_order_cells_update (ScopeOrderCells *self)
{
  for (guint i = 0; i < self->cells->n; i++)
    update_cell (self, i);
}

void
scope_order_cells_move (ScopeOrderCells *self, guint from, guint to)
{
  self->picked = SCOPE_ORDER_CELLS_NONE;
  scope_prediction_move (self->cells, from, to);
  scope_order_cells_update (self);
}

static void
on_activated (ScopeOrderCells *self, GtkFlowBoxChild *child)
{
  guint at = (guint) gtk_flow_box_child_get_index (child);

  if (self->for_choosing)
    {
      g_signal_emit (self, chosen_signal, 0, self->cells->cells[at]);
      return;
    }
  if (!scope_order_cells_is_movable (self))
    return;
  if (self->picked != SCOPE_ORDER_CELLS_NONE)
    {
      scope_order_cells_move (self, self->picked, at);
      return;
    }
  self->picked = at;
  update_cell (self, at);
}

static void
on_focus (ScopeOrderCells *self, GtkEventControllerFocus *focus)
{
  GtkWidget *child = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));

  self->last_focus = (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child));
  show_name (self, self->last_focus);
}

static void
on_enter (GtkEventControllerMotion *motion, double x, double y, ScopeOrderCells *self)
{
  GtkWidget *child = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (motion));

  show_name (self, (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child)));
}

static void
on_leave (ScopeOrderCells *self)
{
  if (self->cells != NULL)
    show_name (self, scope_order_cells_get_focus (self));
}

static void
add_cell (ScopeOrderCells *self)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), gtk_label_new (NULL));
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (on_focus), self);
  g_signal_connect (motion, "enter", G_CALLBACK (on_enter), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (child, focus);
  gtk_widget_add_controller (child, motion);
  scope_order_cells_init_drag (self, child);
  gtk_flow_box_append (self->box, child);
}

void
scope_order_cells_show (ScopeOrderCells *self,
                        ScopePrediction *cells,
                        gboolean for_choosing)
{
  GtkWidget *child;

  g_return_if_fail (SCOPE_IS_ORDER_CELLS (self));
  g_clear_pointer (&self->cells, scope_prediction_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_flow_box_remove (self->box, child);
  self->cells = cells;
  self->for_choosing = for_choosing;
  self->revealed = FALSE;
  self->picked = SCOPE_ORDER_CELLS_NONE;
  self->last_focus = 0;
  self->drag = NULL;
  gtk_flow_box_set_max_children_per_line (self->box, MAX (1, cells->n));
  for (guint i = 0; i < cells->n; i++)
    add_cell (self);
  scope_order_cells_update (self);
  show_name (self, SCOPE_ORDER_CELLS_NONE);
}

const ScopePrediction *
scope_order_cells_get (ScopeOrderCells *self)
{
  g_return_val_if_fail (SCOPE_IS_ORDER_CELLS (self), NULL);
  return self->cells;
}

void
scope_order_cells_reveal (ScopeOrderCells *self)
{
  g_return_if_fail (SCOPE_IS_ORDER_CELLS (self) && self->cells != NULL);
  self->revealed = TRUE;
  self->picked = SCOPE_ORDER_CELLS_NONE;
  scope_order_cells_update (self);
}

static gboolean
scope_order_cells_grab_focus (GtkWidget *widget)
{
  ScopeOrderCells *self = SCOPE_ORDER_CELLS (widget);

  if (self->cells == NULL || self->last_focus >= self->cells->n)
    return FALSE;
  scope_order_cells_set_focus (self, self->last_focus);
  return TRUE;
}

/* All cells are one stop for Tab, and arrow keys go from cell to cell: in a flow box
 * alone Tab stops at each child. */
static gboolean
scope_order_cells_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidgetClass *parent = GTK_WIDGET_CLASS (scope_order_cells_parent_class);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return parent->focus (widget, direction);
  return scope_order_cells_get_focus (SCOPE_ORDER_CELLS (widget))
             == SCOPE_ORDER_CELLS_NONE
         && gtk_widget_grab_focus (widget);
}

static void
scope_order_cells_finalize (GObject *object)
{
  g_clear_pointer (&SCOPE_ORDER_CELLS (object)->cells, scope_prediction_free);
  G_OBJECT_CLASS (scope_order_cells_parent_class)->finalize (object);
}

static void
scope_order_cells_class_init (ScopeOrderCellsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_order_cells_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = scope_order_cells_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = scope_order_cells_focus;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* From left to right on any desktop, as wide as its cells need. */
static void
scope_order_cells_init (ScopeOrderCells *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->picked = SCOPE_ORDER_CELLS_NONE;
  self->box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                            "homogeneous", TRUE, "row-spacing", 4, "column-spacing", 3,
                            "halign", GTK_ALIGN_START, NULL);
  self->name
      = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, "css-classes",
                      (const char *const[]){ "caption", "secondary", NULL }, NULL);
  gtk_widget_set_direction (GTK_WIDGET (self->box), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Characters"), -1);
  g_signal_connect_swapped (self->box, "child-activated", G_CALLBACK (on_activated),
                            self);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->box));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->name));
  adw_bin_set_child (ADW_BIN (self), content);
  scope_order_cells_init_keys (self);
}
