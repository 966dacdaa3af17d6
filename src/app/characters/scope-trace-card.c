/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-trace-card.h"

#include "scope-adaptive-box.h"
#include "scope-closures.h"
#include "scope-trace-grid.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>

/* More changes of a step are not listed one by one. */
#define MAX_CHANGES 12

struct _ScopeTraceCard
{
  AdwBin parent_instance;

  const ScopeBidiTrace *trace;
  guint step;
  GtkStack *stack;
  GtkLabel *title, *summary, *changes, *second_opinion;
  ScopeTraceGrid *cells;
  GtkWidget *back, *forward; /* buttons */
};

G_DEFINE_TYPE (ScopeTraceCard, scope_trace_card, ADW_TYPE_BIN)

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
announce (ScopeTraceCard *self, const char *title, const char *changes)
{
  g_autofree char *said = g_strdup_printf (
      "%s. %s\n%s", title, scope_bidi_trace_get_summary (self->trace, self->step),
      changes);
  GtkWidget *const told[] = { GTK_WIDGET (self), self->back, self->forward };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (told[i]),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said, -1);
}

static void
show_step (ScopeTraceCard *self)
{
  guint n_steps = scope_bidi_trace_get_n_steps (self->trace);
  g_auto (GStrv) lines
      = scope_bidi_trace_get_changes (self->trace, self->step, MAX_CHANGES);
  g_autofree char *changes = join_changes (lines);
  /* Translators: a rule of the Unicode Bidirectional Algorithm, and which step
   * it is of how many: "W4 · 3 of 7". */
  g_autofree char *title = g_strdup_printf (
      _ ("%s · %u of %u"), scope_bidi_trace_get_rule (self->trace, self->step),
      self->step + 1, n_steps);
  gsize first;
  g_autoptr (GArray) cells
      = scope_bidi_trace_get_cells (self->trace, self->step, &first);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->summary,
                      scope_bidi_trace_get_summary (self->trace, self->step));
  gtk_label_set_text (self->changes, changes);
  gtk_label_set_text (self->second_opinion,
                      scope_bidi_trace_get_second_opinion (self->trace));
  scope_trace_grid_show (self->cells, cells, first);
  announce (self, title, changes);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "trace.back", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "trace.forward",
                                 self->step + 1 < n_steps);
}

static guint
n_steps_of (ScopeTraceCard *self)
{
  return self->trace != NULL ? scope_bidi_trace_get_n_steps (self->trace) : 0;
}

static void
go (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeTraceCard *self = SCOPE_TRACE_CARD (widget);
  gboolean forward = g_str_equal (action, "trace.forward");

  if (forward ? self->step + 1 >= n_steps_of (self) : self->step == 0)
    return;
  self->step += forward ? 1 : -1;
  show_step (self);
}

/* For keys anywhere in the window while the card is visible. */
static gboolean
on_key (GtkWidget *widget, GVariant *args, gpointer action)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  gtk_widget_activate_action (widget, action, NULL);
  return TRUE;
}

/* In the capture phase: the scrolled window has the same keys. */
static void
add_keys (ScopeTraceCard *self)
{
  static const struct
  {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_Page_Up, "trace.back" },
    { GDK_KEY_KP_Page_Up, "trace.back" },
    { GDK_KEY_Page_Down, "trace.forward" },
    { GDK_KEY_KP_Page_Down, "trace.forward" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_MANAGED);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (
            gtk_keyval_trigger_new (keys[i].key, GDK_CONTROL_MASK),
            gtk_callback_action_new (on_key, (gpointer) keys[i].action, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
scope_trace_card_show (ScopeTraceCard *self, const ScopeBidiTrace *trace)
{
  g_return_if_fail (SCOPE_IS_TRACE_CARD (self));
  self->trace = trace;
  self->step = 0;
  gtk_stack_set_visible_child_name (self->stack,
                                    n_steps_of (self) > 0 ? "steps" : "none");
  if (n_steps_of (self) > 0)
    show_step (self);
}

static void
scope_trace_card_class_init (ScopeTraceCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCOPE_TYPE_ADAPTIVE_BOX);
  g_type_ensure (SCOPE_TYPE_VBOX);
  g_type_ensure (SCOPE_TYPE_TRACE_GRID);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-trace-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeTraceCard, stack);
  gtk_widget_class_bind_template_child (widget_class, ScopeTraceCard, title);
  gtk_widget_class_bind_template_child (widget_class, ScopeTraceCard, summary);
  gtk_widget_class_bind_template_child (widget_class, ScopeTraceCard, changes);
  gtk_widget_class_bind_template_child (widget_class, ScopeTraceCard, second_opinion);
  gtk_widget_class_bind_template_child (widget_class, ScopeTraceCard, cells);
  gtk_widget_class_bind_template_child (widget_class, ScopeTraceCard, back);
  gtk_widget_class_bind_template_child (widget_class, ScopeTraceCard, forward);
  gtk_widget_class_install_action (widget_class, "trace.back", NULL, go);
  gtk_widget_class_install_action (widget_class, "trace.forward", NULL, go);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_trace_card_init (ScopeTraceCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}
