/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The question before a set is closed whose changes are not saved. */

#include "scope-unsaved-dialog.h"
#include "scope-window-private.h"

/* The question, and then its answer. */
typedef struct
{
  ScopeWindow *window;
  char *then; /* the detailed name of an action */
  gboolean saves;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_object_unref (question->window);
  g_free (question->then);
  g_free (question);
}

void
scope_window_activate (ScopeWindow *self, const char *name)
{
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  if (g_action_parse_detailed_name (name, &action, &target, NULL))
    gtk_widget_activate_action_variant (GTK_WIDGET (self), action, target);
}

static gboolean
act (gpointer data)
{
  const Question *question = data;
  ScopeWindow *self = question->window;
  ScopeSet *set = self->set_bar != NULL ? scope_set_bar_get_set (self->set_bar) : NULL;

  if (set == NULL)
    return G_SOURCE_REMOVE;
  if (question->saves)
    {
      scope_window_save_set (self, question->then);
      return G_SOURCE_REMOVE;
    }
  scope_set_mark_saved (set);
  scope_window_activate (self, question->then);
  return G_SOURCE_REMOVE;
}

/* Acts once the dialog is closed, because that may show another one or close the
 * window. Takes @data. */
static void
on_response (GtkWidget *dialog, const char *response, gpointer data)
{
  Question *question = data;

  g_clear_weak_pointer (&question->window->unsaved_dialog);
  question->saves = g_str_equal (response, "save");
  if (question->saves || g_str_equal (response, "discard"))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, act, question, free_question);
  else
    free_question (question);
}

/* Takes @then. */
static void
ask (ScopeWindow *self, char *then)
{
  Question *question = g_new (Question, 1);
  GtkWidget *dialog = GTK_WIDGET (scope_unsaved_dialog_new ());

  *question = (Question){ g_object_ref (self), then, FALSE };
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), question);
  g_set_weak_pointer (&self->unsaved_dialog, dialog);
  scope_dialog_present (dialog, GTK_WINDOW (self));
}

gboolean
scope_window_keep_set (ScopeWindow *self, const char *action, GVariant *parameter)
{
  g_autoptr (GVariant) owned
      = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;
  ScopeSet *set = scope_set_bar_get_set (self->set_bar);

  if (set == NULL || !scope_set_is_modified (set))
    return TRUE;
  if (self->unsaved_dialog == NULL)
    ask (self, g_action_print_detailed_name (action, owned));
  return FALSE;
}

gboolean
scope_window_can_close (ScopeWindow *self, const char *action)
{
  g_return_val_if_fail (SCOPE_IS_WINDOW (self), TRUE);
  return scope_window_keep_set (self, action, NULL);
}

void
scope_window_unsaved_dispose (ScopeWindow *self)
{
  g_clear_weak_pointer (&self->unsaved_dialog);
}
