/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-uba-steps-card.h"

#include "scope-closures.h"
#include "scope-keys.h"
#include "scope-uba-steps-grid.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>

/* More changes of a step are not listed one by one. */
#define MAX_CHANGES 12

/* How long a step is shown while all are played, in milliseconds. */
#define PLAY_INTERVAL 2500

struct _ScopeUbaStepsCard
{
  AdwBin parent_instance;

  ScopeBidiSteps *steps;
  guint step;
  GtkStack *stack;
  GtkLabel *title, *summary, *changes, *classes, *second_opinion;
  ScopeUbaStepsGrid *cells;
  GtkWidget *back, *forward; /* buttons */
  GtkCheckButton *all;
  GtkToggleButton *play;
  guint playing; /* the id of a timeout, or 0 */
  GtkScale *slider;
  GtkAdjustment *position; /* of the slider: the step */
  GtkWidget *legend;
};

G_DEFINE_TYPE (ScopeUbaStepsCard, scope_uba_steps_card, ADW_TYPE_BIN)

/* Each line is a sentence that may begin with a right-to-left letter. */
static char *
join_changes (char **lines)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = scope_closure_sentence (NULL, lines[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (text, FALSE);
}

/* Screen readers announce a changed description of the focused button. */
static void
announce (ScopeUbaStepsCard *self, const char *title, const char *changes)
{
  g_autofree char *step = g_strdup_printf (
      _ ("%s. %s"), title, scope_bidi_steps_get_summary (self->steps, self->step));
  g_autofree char *description = g_strconcat (step, "\n", changes, NULL);
  GtkWidget *const described[]
      = { GTK_WIDGET (self), self->back, self->forward, GTK_WIDGET (self->slider) };

  for (gsize i = 0; i < G_N_ELEMENTS (described); i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (described[i]),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                    -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, title, -1);
}

static void
show_step (ScopeUbaStepsCard *self)
{
  guint n_steps = scope_bidi_steps_get_n (self->steps);
  g_auto (GStrv) lines
      = scope_bidi_steps_get_changes (self->steps, self->step, MAX_CHANGES);
  g_auto (GStrv) legend = NULL;
  g_autofree char *changes = join_changes (lines), *classes = NULL;
  /* Translators: a rule of the Unicode Bidirectional Algorithm, and which step
   * it is of how many: "W4 · 3 of 7". */
  g_autofree char *title = g_strdup_printf (
      /* Translators: a rule of the Unicode Bidirectional Algorithm, its number and
       * how many rules there are: W4 · 5 of 12. */
      _ ("%s · %u of %u"), scope_bidi_steps_get_rule (self->steps, self->step),
      self->step + 1, n_steps);
  g_autoptr (GArray) cells = scope_bidi_steps_get_cells (self->steps, self->step);

  legend = scope_bidi_steps_explain_classes (cells);
  classes = join_changes (legend);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->summary,
                      scope_bidi_steps_get_summary (self->steps, self->step));
  gtk_label_set_text (self->changes, changes);
  gtk_widget_set_visible (GTK_WIDGET (self->changes), *changes != '\0');
  gtk_label_set_text (self->classes, classes);
  gtk_label_set_text (self->second_opinion,
                      scope_bidi_steps_get_second_opinion (self->steps));
  scope_uba_steps_grid_show (self->cells, cells);
  gtk_adjustment_set_value (self->position, self->step);
  announce (self, title, self->step == 0 ? classes : changes);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "steps.back", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "steps.forward",
                                 self->step + 1 < n_steps);
}

static guint
n_steps_of (ScopeUbaStepsCard *self)
{
  return self->steps != NULL ? scope_bidi_steps_get_n (self->steps) : 0;
}

static gboolean
step_by (ScopeUbaStepsCard *self, int by)
{
  if (by < 0 ? self->step == 0 : self->step + 1 >= n_steps_of (self))
    return FALSE;
  self->step += (guint) by;
  show_step (self);
  return TRUE;
}

static void
go (GtkWidget *widget, const char *action, GVariant *parameter)
{
  step_by (SCOPE_UBA_STEPS_CARD (widget),
           g_str_equal (action, "steps.forward") ? 1 : -1);
}

static void
on_position (ScopeUbaStepsCard *self)
{
  guint step = (guint) (gtk_adjustment_get_value (self->position) + .5);

  if (step == self->step || step >= n_steps_of (self))
    return;
  self->step = step;
  show_step (self);
}

static gboolean
play_step (gpointer data)
{
  ScopeUbaStepsCard *self = data;

  if (step_by (self, 1))
    return G_SOURCE_CONTINUE;
  self->playing = 0;
  gtk_toggle_button_set_active (self->play, FALSE);
  return G_SOURCE_REMOVE;
}

/* The slider's upper end is the last step. */
static void
apply_all (ScopeUbaStepsCard *self)
{
  if (self->steps != NULL)
    self->step = scope_bidi_steps_set_all (
        self->steps, gtk_check_button_get_active (self->all), self->step);
  gtk_adjustment_set_upper (self->position, MAX (n_steps_of (self), 1) - 1);
}

static void
on_all (ScopeUbaStepsCard *self)
{
  apply_all (self);
  if (n_steps_of (self) > 0)
    show_step (self);
}

/* From the first step again after the last one. */
static void
on_play (ScopeUbaStepsCard *self)
{
  gboolean active = gtk_toggle_button_get_active (self->play);

  g_clear_handle_id (&self->playing, g_source_remove);
  gtk_button_set_icon_name (GTK_BUTTON (self->play),
                            active ? "media-playback-pause-symbolic"
                                   : "media-playback-start-symbolic");
  if (!active)
    return;
  if (self->step + 1 >= n_steps_of (self))
    {
      self->step = 0;
      show_step (self);
    }
  self->playing = g_timeout_add (PLAY_INTERVAL, play_step, self);
}

static void
scope_uba_steps_card_unmap (GtkWidget *widget)
{
  gtk_toggle_button_set_active (SCOPE_UBA_STEPS_CARD (widget)->play, FALSE);
  GTK_WIDGET_CLASS (scope_uba_steps_card_parent_class)->unmap (widget);
}

static void
scope_uba_steps_card_dispose (GObject *object)
{
  g_clear_handle_id (&SCOPE_UBA_STEPS_CARD (object)->playing, g_source_remove);
  G_OBJECT_CLASS (scope_uba_steps_card_parent_class)->dispose (object);
}

/* Whether the focus is in another card. */
static gboolean
is_focus_elsewhere (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *card = focus != NULL
                        ? gtk_widget_get_ancestor (focus, SCOPE_TYPE_UBA_STEPS_CARD)
                        : NULL;

  return card != NULL && card != widget;
}

/* For keys anywhere in the window while the card is visible. */
static gboolean
on_key (GtkWidget *widget, GVariant *args, gpointer action)
{
  if (!gtk_widget_get_mapped (widget) || is_focus_elsewhere (widget))
    return FALSE;
  gtk_widget_activate_action (widget, action, NULL);
  return TRUE;
}

/* In the capture phase: the scrolled window has the same keys. */
static void
add_keys (ScopeUbaStepsCard *self)
{
  static const char *const actions[] = { "steps.back", "steps.forward" };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_MANAGED);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (
            scope_keys_make_trigger (actions[i]),
            gtk_callback_action_new (on_key, (gpointer) actions[i], NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
scope_uba_steps_card_show (ScopeUbaStepsCard *self, ScopeBidiSteps *steps)
{
  g_return_if_fail (SCOPE_IS_UBA_STEPS_CARD (self));
  self->steps = steps;
  self->step = 0;
  gtk_toggle_button_set_active (self->play, FALSE);
  apply_all (self);
  gtk_stack_set_visible_child_name (self->stack,
                                    n_steps_of (self) > 0 ? "steps" : "none");
  if (n_steps_of (self) > 0)
    show_step (self);
}

gboolean
scope_uba_steps_card_step (ScopeUbaStepsCard *self, int by)
{
  g_return_val_if_fail (SCOPE_IS_UBA_STEPS_CARD (self), FALSE);
  return step_by (self, by);
}

void
scope_uba_steps_card_set_presenting (ScopeUbaStepsCard *self)
{
  GtkWidget *const hidden[]
      = { GTK_WIDGET (self->play),   self->back,   self->forward,
          GTK_WIDGET (self->slider), self->legend, GTK_WIDGET (self->second_opinion),
          GTK_WIDGET (self->all) };

  g_return_if_fail (SCOPE_IS_UBA_STEPS_CARD (self));
  for (gsize i = 0; i < G_N_ELEMENTS (hidden); i++)
    gtk_widget_set_visible (hidden[i], FALSE);
  scope_uba_steps_grid_set_even (self->cells, TRUE);
}

void
scope_uba_steps_card_fit (ScopeUbaStepsCard *self, int width, int height)
{
  int needed;

  g_return_if_fail (SCOPE_IS_UBA_STEPS_CARD (self));
  gtk_widget_set_visible (GTK_WIDGET (self->classes), TRUE);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, width, NULL, &needed,
                      NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->classes),
                          self->step == 0 || needed <= height);
}

static void
scope_uba_steps_card_class_init (ScopeUbaStepsCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_uba_steps_card_dispose;
  widget_class->unmap = scope_uba_steps_card_unmap;
  g_type_ensure (SCOPE_TYPE_UBA_STEPS_GRID);
  scope_template_set (widget_class, "scope-uba-steps-card");
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, stack);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, title);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, summary);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, changes);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, classes);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard,
                                        second_opinion);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, cells);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, back);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, forward);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, play);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, slider);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, position);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, legend);
  gtk_widget_class_bind_template_child (widget_class, ScopeUbaStepsCard, all);
  gtk_widget_class_bind_template_callback (widget_class, on_position);
  gtk_widget_class_bind_template_callback (widget_class, on_play);
  gtk_widget_class_bind_template_callback (widget_class, on_all);
  gtk_widget_class_install_action (widget_class, "steps.back", NULL, go);
  gtk_widget_class_install_action (widget_class, "steps.forward", NULL, go);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_uba_steps_card_init (ScopeUbaStepsCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_keys_add_to_tooltips (GTK_WIDGET (self));
  /* Those who want no motion go through the steps themselves. */
  g_object_bind_property (gtk_widget_get_settings (GTK_WIDGET (self)),
                          "gtk-enable-animations", self->play, "visible",
                          G_BINDING_SYNC_CREATE);
  add_keys (self);
}
