/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets of IRIs, and the gallery, whose examples are a set too. */

#include "scope-gtk-versions.h"
#include "scope-task.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define SUFFIX ".iriset"

gboolean
scope_window_is_set_file (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && g_str_has_suffix (name, SUFFIX);
}

static void
read_in_thread (GTask *task, gpointer window, gpointer file, GCancellable *cancellable)
{
  g_autofree char *text = NULL;
  gsize length;
  GError *error = NULL;

  if (g_file_load_contents (file, cancellable, &text, &length, NULL, &error))
    g_task_return_pointer (task, scope_set_read (text, length), g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
on_read (GObject *window, GAsyncResult *result, gpointer data)
{
  ScopeWindow *self = SCOPE_WINDOW (window);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScopeSet) set = g_task_propagate_pointer (G_TASK (result), &error);

  if (self->set_bar == NULL)
    return;
  if (set == NULL)
    scope_window_show_toast (self, error->message);
  else
    {
      scope_set_set_file (set, g_task_get_task_data (G_TASK (result)));
      scope_set_bar_open (self->set_bar, set, 0);
    }
}

void
scope_window_open_set (ScopeWindow *self, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GTask) task = NULL;

  if (!scope_window_keep_set (self, "win.open-set", g_variant_new_string (uri)))
    return;
  task = scope_task_new (self, NULL, on_read, NULL);
  scope_window_show_page (self, "inspect");
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

static void
open_set (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  scope_window_open_set (SCOPE_WINDOW (widget), file);
}

/* What is written, and where. */
typedef struct
{
  ScopeSet *set;
  GString *text;
  GFile *file;
  char *then; /* (nullable): the detailed name of an action for afterwards */
} Saving;

static Saving *
saving_new (ScopeSet *set, const char *then)
{
  Saving *self = g_new0 (Saving, 1);

  self->set = g_object_ref (set);
  self->then = g_strdup (then);
  return self;
}

static void
saving_free (gpointer data)
{
  Saving *self = data;

  g_object_unref (self->set);
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_clear_object (&self->file);
  g_free (self->then);
  g_free (self);
}

static void
save_in_thread (GTask *task, gpointer window, gpointer data, GCancellable *cancellable)
{
  const Saving *saving = data;
  GError *error = NULL;

  if (g_file_replace_contents (saving->file, saving->text->str, saving->text->len, NULL,
                               FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL,
                               cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The set may have been changed while it was written. */
static void
mark_saved (const Saving *saving)
{
  g_autoptr (GString) now = scope_set_write (saving->set);

  scope_set_set_file (saving->set, saving->file);
  if (g_string_equal (now, saving->text))
    scope_set_mark_saved (saving->set);
}

static void
on_saved (GObject *window, GAsyncResult *result, gpointer data)
{
  const Saving *saving = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;
  gboolean saved = g_task_propagate_boolean (G_TASK (result), &error);

  if (saved)
    mark_saved (saving);
  else
    problem = scope_window_describe_unsaved (error);
  if (SCOPE_WINDOW (window)->set_bar == NULL)
    return;
  scope_window_show_toast (SCOPE_WINDOW (window), saved ? _ ("Set saved") : problem);
  if (saved && saving->then != NULL)
    scope_window_activate (SCOPE_WINDOW (window), saving->then);
}

/* A new set without a title gets that of its first file. */
static void
name_set (ScopeSet *set, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  if (*scope_set_get_title (set) != '\0' || scope_set_get_file (set) != NULL)
    return;
  if (g_str_has_suffix (name, SUFFIX))
    name[strlen (name) - strlen (SUFFIX)] = '\0';
  scope_set_set_title (set, name);
}

/* Takes @saving. */
static void
save_to (ScopeWindow *self, Saving *saving, GFile *file)
{
  g_autoptr (GTask) task = scope_task_new (self, NULL, on_saved, NULL);

  name_set (saving->set, file);
  saving->text = scope_set_write (saving->set);
  saving->file = g_object_ref (file);
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, save_in_thread);
}

/* Takes @data. */
static void
on_file (GObject *window, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file = scope_file_dialog_finish (result);

  if (file != NULL)
    save_to (SCOPE_WINDOW (window), data, file);
  else
    saving_free (data);
}

/* Takes @saving. */
static void
ask_for_file (ScopeWindow *self, Saving *saving)
{
  g_autofree char *title = g_utf8_make_valid (scope_set_get_title (saving->set), -1);
  g_autofree char *name = g_strconcat (*title != '\0' ? title : "set", SUFFIX, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  g_strdelimit (name, "/", '-');
  gtk_file_filter_set_name (filter, _ ("Set of IRIs"));
  gtk_file_filter_add_suffix (filter, SUFFIX + 1);
  scope_file_dialog_save (GTK_WINDOW (self), _ ("Save Set"), name, filter, on_file,
                          saving);
}

void
scope_window_save_set (ScopeWindow *self, const char *then)
{
  ScopeSet *set = scope_set_bar_get_set (self->set_bar);
  Saving *saving = saving_new (set, then);

  if (scope_set_get_file (set) != NULL)
    save_to (self, saving, scope_set_get_file (set));
  else
    ask_for_file (self, saving);
}

static void
save_set (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  ask_for_file (self, saving_new (scope_set_bar_get_set (self->set_bar), NULL));
}

static void
close_set (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (!scope_window_keep_set (self, action, NULL))
    return;
  scope_set_bar_open (self->set_bar, NULL, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
add_to_set (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  ScopeSet *open = scope_set_bar_get_set (self->set_bar);
  g_autoptr (ScopeSet) set = NULL;
  const char *text = scope_document_get_text (self->document);
  guint position;

  if (*text == '\0')
    {
      gtk_widget_error_bell (widget);
      return;
    }
  set = open != NULL && !scope_set_is_gallery (open) ? g_object_ref (open)
                                                     : scope_set_new ();
  position
      = scope_set_count (set) > 0 ? scope_set_bar_get_position (self->set_bar) + 1 : 0;
  scope_set_insert (set, position, "", text);
  scope_set_bar_open (self->set_bar, set, position);
  scope_window_show_toast (self, _ ("Added to the set"));
}

static void
remove_from_set (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  ScopeSet *set = scope_set_bar_get_set (self->set_bar);
  guint position = scope_set_bar_get_position (self->set_bar);

  scope_set_remove (set, position);
  scope_set_bar_open (self->set_bar, set,
                      MIN (position, MAX (scope_set_count (set), 1) - 1));
  scope_window_show_action_toast (self, _ ("Removed from the set"),
                                  "win.restore-to-set");
}

static void
restore_to_set (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  ScopeSet *set = scope_set_bar_get_set (self->set_bar);

  if (set != NULL)
    scope_set_bar_open (self->set_bar, set, scope_set_restore (set));
}

static void
next (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_set_bar_step (SCOPE_WINDOW (widget)->set_bar, 1);
}

static void
previous (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_set_bar_step (SCOPE_WINDOW (widget)->set_bar, -1);
}

static void
show_gallery (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_window_show_page (self, "learn");
  gtk_widget_activate_action (GTK_WIDGET (self->learn_page), "learn.gallery", NULL);
}

/* The parameter is the position of a card of the gallery. */
static void
show_example (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autoptr (ScopeSet) set = NULL;

  if (!scope_window_keep_set (self, action, parameter))
    return;
  set = scope_learn_page_make_set (self->learn_page);
  scope_set_bar_open (self->set_bar, set, g_variant_get_uint32 (parameter));
}

void
scope_window_set_install (GtkWidgetClass *klass)
{
  g_type_ensure (SCOPE_TYPE_SET_BAR);
  gtk_widget_class_install_action (klass, "win.add-to-set", NULL, add_to_set);
  gtk_widget_class_install_action (klass, "win.close-set", NULL, close_set);
  gtk_widget_class_install_action (klass, "win.gallery", NULL, show_gallery);
  gtk_widget_class_install_action (klass, "win.next-in-set", NULL, next);
  gtk_widget_class_install_action (klass, "win.open-set", "s", open_set);
  gtk_widget_class_install_action (klass, "win.previous-in-set", NULL, previous);
  gtk_widget_class_install_action (klass, "win.remove-from-set", NULL, remove_from_set);
  gtk_widget_class_install_action (klass, "win.restore-to-set", NULL, restore_to_set);
  gtk_widget_class_install_action (klass, "win.save-set", NULL, save_set);
  gtk_widget_class_install_action (klass, "win.show-example", "u", show_example);
}
