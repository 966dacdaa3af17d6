/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

#include "scope-gtk-fixes.h"

/* GTK sends no keys to an unmapped widget (GTK 4.8.3), so this forwards them to the
 * child's input context and then to its key bindings. */

void
scope_entry_reset_im (ScopeEntry *self)
{
  if (self->preedit)
    gtk_im_context_reset (self->im);
}

void
scope_entry_focus_im (ScopeEntry *self)
{
  if (!gtk_editable_get_editable (GTK_EDITABLE (self->text)))
    return;
  if (gtk_widget_has_focus (GTK_WIDGET (self->text)))
    {
      gtk_im_context_focus_in (self->im);
      return;
    }
  scope_entry_reset_im (self);
  gtk_im_context_focus_out (self->im);
}

/* Positions the window of the input method at the caret. */
void
scope_entry_notify_im (ScopeEntry *self)
{
  GdkRectangle area = scope_entry_get_caret_area (self);
  graphene_point_t at;

  if (!gtk_widget_has_focus (GTK_WIDGET (self->text))
      || !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (self->text),
                                    &GRAPHENE_POINT_INIT (area.x, area.y), &at))
    return;
  area.x = at.x;
  area.y = at.y;
  gtk_im_context_set_cursor_location (self->im, &area);
}

static void
on_preedit (ScopeEntry *self)
{
  g_autofree char *preedit = NULL;

  g_clear_pointer (&self->preedit, g_free);
  g_clear_pointer (&self->preedit_attrs, pango_attr_list_unref);
  gtk_im_context_get_preedit_string (self->im, &preedit, &self->preedit_attrs,
                                     &self->preedit_cursor);
  if (preedit && *preedit)
    {
      self->preedit = g_steal_pointer (&preedit);
      self->preedit_cursor
          = CLAMP (self->preedit_cursor, 0, g_utf8_strlen (self->preedit, -1));
    }
  scope_entry_invalidate_layout (self);
  scope_entry_changed (self);
}

/* Runs after the handler of GtkText, which inserts the text. */
static void
on_commit (ScopeEntry *self)
{
  g_signal_emit_by_name (self, "typed");
}

/* Returns whether @controller had a binding for @event. */
static gboolean
run_bindings (GListModel *controller, GdkEvent *event, GtkWidget *widget)
{
  guint n = g_list_model_get_n_items (controller);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (controller, i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (gtk_shortcut_trigger_trigger (trigger, event, FALSE) == GDK_KEY_MATCH_EXACT
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                           widget,
                                           gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
run_all_bindings (ScopeEntry *self, GdkEvent *event)
{
  GtkWidget *text = GTK_WIDGET (self->text);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (text);
  guint n = g_list_model_get_n_items (controllers);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GtkEventController) controller
          = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller)
          && run_bindings (G_LIST_MODEL (controller), event, text))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_menu_key (guint key, GdkModifierType state)
{
  state &= gtk_accelerator_get_default_mod_mask ();
  return (key == GDK_KEY_Menu && state == 0)
         || (key == GDK_KEY_F10 && state == GDK_SHIFT_MASK);
}

static gboolean
on_key (ScopeEntry *self,
        guint key,
        guint code,
        GdkModifierType state,
        GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->text))
      || !gtk_widget_is_focus (GTK_WIDGET (self->text)))
    return FALSE;
  self->touch = FALSE;
  scope_entry_restart_blinking (self);
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_Escape)
    scope_entry_reset_im (self);
  if (is_menu_key (key, state))
    {
      scope_entry_popup_menu_at_caret (self);
      return TRUE;
    }
  return scope_entry_undo_by_key (self, key, state)
         || scope_entry_move_by_key (self, key, state)
         || scope_entry_paste_by_key (self, key, state)
         || run_all_bindings (self, event);
}

/* Lets the key controller of the child know that the context is active. */
static void
on_im_update (ScopeEntry *self)
{
  g_signal_emit_by_name (self->im_keys, "im-update");
}

static void
find_im_keys (ScopeEntry *self)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (self->text));

  for (guint i = g_list_model_get_n_items (all); i > 0; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i - 1);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_key_get_im_context (
              GTK_EVENT_CONTROLLER_KEY (controller)))
        g_set_object (&self->im_keys, controller);
    }
}

void
scope_entry_init_keys (ScopeEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  scope_text_focus_fix (self->text);
  find_im_keys (self);
  self->im = g_object_ref (gtk_event_controller_key_get_im_context (
      GTK_EVENT_CONTROLLER_KEY (self->im_keys)));
  g_signal_connect_swapped (self->im, "preedit-changed", G_CALLBACK (on_preedit), self);
  g_signal_connect_swapped (self->im, "commit", G_CALLBACK (on_commit), self);

  gtk_event_controller_key_set_im_context (GTK_EVENT_CONTROLLER_KEY (keys), self->im);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  g_signal_connect_swapped (keys, "im-update", G_CALLBACK (on_im_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
