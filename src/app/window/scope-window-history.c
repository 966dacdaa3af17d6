/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include "iri-isolate.h"
#include "scope-closures.h"
#include "scope-history-popover.h"
#include "scope-saved-history.h"
#include "scope-settings.h"

#include <glib/gi18n.h>

/* Mouse buttons without a name in GDK. */
enum
{
  BUTTON_BACK = 8,
  BUTTON_FORWARD = 9,
};

static gboolean
is_in_second (ScopeWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return focus != NULL
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->second_entry));
}

/* Lessons have no history, but back goes to all of them. */
static gboolean
is_on_learn (ScopeWindow *self)
{
  return g_strcmp0 (scope_window_get_page (self), "learn") == 0;
}

static void
step (ScopeWindow *self, int by)
{
  if (is_on_learn (self))
    {
      if (by < 0)
        gtk_widget_activate_action (GTK_WIDGET (self->learn_page), "learn.overview",
                                    NULL);
      return;
    }
  scope_entry_navigation_step (
      is_in_second (self) ? self->second_navigation : self->navigation, by);
}

static void
back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  step (SCOPE_WINDOW (widget), -1);
}

static void
forward (GtkWidget *widget, const char *action, GVariant *parameter)
{
  step (SCOPE_WINDOW (widget), 1);
}

static void
on_button (GtkGestureClick *click, int n, double x, double y, ScopeWindow *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (click));

  if (button != BUTTON_BACK && button != BUTTON_FORWARD)
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  step (self, button == BUTTON_BACK ? -1 : 1);
}

static gboolean
is_in_entry (ScopeWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->entry));
}

/* The focus goes from the popover to its button (GTK 4.8.3), so it is moved back to the
 * entry if it was there before. */
static void
on_history_closed (ScopeWindow *self)
{
  if (self->was_in_entry)
    gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
  self->was_in_entry = FALSE;
}

static void
show_history (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  self->was_in_entry = is_in_entry (self);
  gtk_menu_button_popup (self->history_button);
}

static void
set_favourite (ScopeWindow *self, const char *text, gboolean favourite)
{
  const char *message
      = favourite ? _ ("Added to favorites") : _ ("Removed from favorites");

  if (!scope_history_set_favourite (scope_saved_history_get (), text, favourite))
    message = _ ("The IRI is too long to be a favorite");
  scope_window_show_toast (self, message);
}

static void
star (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *text;
  gboolean favourite;

  g_variant_get (parameter, "(&sb)", &text, &favourite);
  set_favourite (SCOPE_WINDOW (widget), text, favourite);
}

static void
favourite (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autofree char *address = scope_entry_navigation_get_iri (self->navigation);

  set_favourite (self, address,
                 !scope_history_is_favourite (scope_saved_history_get (), address));
}

static void
set_removed (ScopeWindow *self, GPtrArray *items)
{
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  self->removed = items;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.restore-history",
                                 items != NULL);
}

/* Takes @items, which can be restored until others are removed. */
static void
show_removed (ScopeWindow *self, const char *text, GPtrArray *items)
{
  set_removed (self, items);
  scope_window_show_action_toast (self, text, "win.restore-history");
}

static void
forget (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_removed (SCOPE_WINDOW (widget), _ ("IRI removed"),
                scope_history_remove (scope_saved_history_get (),
                                      g_variant_get_string (parameter, NULL)));
}

static void
clear_history (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_removed (SCOPE_WINDOW (widget), _ ("History cleared"),
                scope_history_clear (scope_saved_history_get ()));
}

static void
restore (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_history_restore (scope_saved_history_get (), self->removed);
  set_removed (self, NULL);
  scope_window_expire_toast (self, "win.restore-history");
}

static void
on_too_long (ScopeWindow *self)
{
  scope_window_show_toast (self, _ ("The IRI is too long for the history"));
}

static void
on_reverted (ScopeWindow *self, ScopeEntryNavigation *navigation)
{
  scope_window_show_action_toast (
      self, _ ("Restored the last IRI"),
      navigation == self->second_navigation ? "win.undo-second" : "win.undo");
}

static void
on_problem (ScopeWindow *self)
{
  const char *problem = scope_history_get_problem (scope_saved_history_get ());
  g_autofree char *reason = NULL, *text = NULL;

  if (problem == NULL)
    return;
  reason = iri_isolate_words (problem);
  /* Translators: %s is the message of an error. */
  text = g_strdup_printf (_ ("The history could not be saved: %s"), reason);
  scope_window_show_toast (self, text);
}

/* Runs after each key, so texts that are too long for the history are not searched
 * for. */
static void
update_star (ScopeWindow *self)
{
  GtkEntry *entry = GTK_ENTRY (self->entry);
  const char *text = scope_document_get_text (self->document);
  gsize length = strlen (text);
  gboolean is_favourite = FALSE;
  g_autofree char *address = NULL;
  g_autofree char *icon = NULL;
  g_autofree char *label = NULL;
  g_autofree char *tooltip = NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.favourite", length > 0);
  if (length > 0 && length <= SCOPE_HISTORY_MAX_TEXT)
    {
      address = scope_entry_navigation_get_iri (self->navigation);
      is_favourite = scope_history_is_favourite (scope_saved_history_get (), address);
    }
  icon = length > 0 ? scope_closure_star_icon (self, is_favourite) : NULL;
  label = scope_closure_star_label (self, is_favourite);
  if (g_strcmp0 (icon, gtk_entry_get_icon_name (entry, GTK_ENTRY_ICON_PRIMARY)) == 0)
    return;
  gtk_entry_set_icon_from_icon_name (entry, GTK_ENTRY_ICON_PRIMARY, icon);
  tooltip = scope_closure_with_key (self, label, "win.favourite");
  gtk_entry_set_icon_tooltip_text (entry, GTK_ENTRY_ICON_PRIMARY,
                                   icon != NULL ? tooltip : NULL);
}

/* Clearing keeps favourites that were never inspected. */
static void
update_clear (ScopeWindow *self)
{
  GListModel *history = G_LIST_MODEL (scope_saved_history_get ());
  gboolean inspected = FALSE;

  for (guint i = g_list_model_get_n_items (history); i > 0 && !inspected; i--)
    {
      g_autoptr (ScopeHistoryItem) item = g_list_model_get_item (history, i - 1);

      inspected = scope_history_item_get_inspected (item) != 0;
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.clear-history", inspected);
}

static void
update_steps (ScopeWindow *self)
{
  ScopeEntryNavigation *navigation
      = is_in_second (self) ? self->second_navigation : self->navigation;
  gboolean can_go_back, can_go_forward;

  g_object_get (navigation, "can-go-back", &can_go_back, "can-go-forward",
                &can_go_forward, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back",
                                 can_go_back || is_on_learn (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.forward",
                                 can_go_forward && !is_on_learn (self));
}

static void
make_popover (GtkMenuButton *button, gpointer window)
{
  GSettings *settings = scope_settings_get ();
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  popover = scope_history_popover_new ();
  g_object_bind_property (window, "private", popover, "private", G_BINDING_SYNC_CREATE);
  if (settings != NULL)
    g_settings_bind (settings, "history", popover, "wanted", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (popover, "closed", G_CALLBACK (on_history_closed), window,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

static GtkWidget *
make_history_icon (gboolean private)
{
  GtkWidget *content;

  if (!private)
    return gtk_image_new_from_icon_name ("document-open-recent-symbolic");
  content = adw_button_content_new ();
  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content),
                                    "view-conceal-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), C_ ("window", "Private"));
  return content;
}

static void
show_history_key (ScopeWindow *self, const char *label)
{
  g_autofree char *tooltip = scope_closure_with_key (self, label, "win.history");

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->history_button), tooltip);
}

static void
on_private (ScopeWindow *self)
{
  GtkWidget *button = GTK_WIDGET (self->history_button);
  const char *label = self->private ? _ ("History, Private Mode") : _ ("History");

  gtk_menu_button_set_child (self->history_button, make_history_icon (self->private));
  show_history_key (self, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  scope_window_show_toast (self, self->private ? _ ("Private mode is on")
                                               : _ ("Private mode is off"));
}

void
scope_window_history_install (GtkWidgetClass *klass)
{
  g_type_ensure (SCOPE_TYPE_ENTRY_NAVIGATION);
  gtk_widget_class_install_action (klass, "win.back", NULL, back);
  gtk_widget_class_install_action (klass, "win.clear-history", NULL, clear_history);
  gtk_widget_class_install_action (klass, "win.favourite", NULL, favourite);
  gtk_widget_class_install_action (klass, "win.forget", "s", forget);
  gtk_widget_class_install_action (klass, "win.forward", NULL, forward);
  gtk_widget_class_install_action (klass, "win.history", NULL, show_history);
  gtk_widget_class_install_action (klass, "win.restore-history", NULL, restore);
  gtk_widget_class_install_action (klass, "win.star", "(sb)", star);
  gtk_widget_class_install_property_action (klass, "win.private", "private");
}

static void
follow_navigation (ScopeWindow *self, ScopeEntryNavigation *navigation)
{
  g_signal_connect_object (navigation, "notify::can-go-back", G_CALLBACK (update_steps),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (navigation, "notify::can-go-forward",
                           G_CALLBACK (update_steps), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (navigation, "too-long", G_CALLBACK (on_too_long), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (navigation, "reverted", G_CALLBACK (on_reverted), self,
                           G_CONNECT_SWAPPED);
}

void
scope_window_history_init (ScopeWindow *self)
{
  ScopeHistory *history = scope_saved_history_get ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_menu_button_set_create_popup_func (self->history_button, make_popover, self,
                                         NULL);
  show_history_key (self, _ ("History"));
  follow_navigation (self, self->navigation);
  follow_navigation (self, self->second_navigation);
  g_signal_connect_object (self, "notify::page", G_CALLBACK (update_steps), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::focus-widget", G_CALLBACK (update_steps),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::private", G_CALLBACK (on_private), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "notify::problem", G_CALLBACK (on_problem), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "items-changed", G_CALLBACK (update_star), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "items-changed", G_CALLBACK (update_clear), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::text", G_CALLBACK (update_star),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::notation", G_CALLBACK (update_star),
                           self, G_CONNECT_SWAPPED);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_button), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  set_removed (self, NULL);
  update_star (self);
  update_clear (self);
  update_steps (self);
}

void
scope_window_history_dispose (ScopeWindow *self)
{
  g_clear_pointer (&self->removed, g_ptr_array_unref);
}
