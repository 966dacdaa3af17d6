/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-save.h"

#include "iri-isolate.h"
#include "iri-number.h"
#include "scope-gtk-versions.h"
#include "scope-property.h"

#include <glib/gi18n.h>

struct _ScopeTextSave
{
  GObject parent_instance;

  ScopeText *text;
  ScopeTextFormat format;
  gboolean asking;
  GtkWidget *window;         /* weak */
  GCancellable *cancellable; /* while it is written */
  char *name;                /* of the file */
  double fraction;
};

G_DEFINE_TYPE (ScopeTextSave, scope_text_save, G_TYPE_OBJECT)

static void
notify (ScopeTextSave *self)
{
  g_object_notify (G_OBJECT (self), "busy");
  g_object_notify (G_OBJECT (self), "fraction");
}

static void
on_progress (double fraction, gpointer data)
{
  ScopeTextSave *self = data;

  self->fraction = fraction;
  g_object_notify (G_OBJECT (self), "fraction");
}

/* The message that reports the outcome. */
static char *
describe (ScopeTextSave *self, guint n, const GError *error)
{
  g_autofree char *number = iri_number (n), *name = iri_isolate_name (self->name);
  g_autofree char *reason = NULL;

  if (error == NULL)
    return g_strdup_printf (
        /* Translators: a number, and the name of a file. */
        ngettext ("%s link saved in “%s”", "%s links saved in “%s”", n), number, name);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (_ ("Stopped. Nothing was saved"));
  reason = iri_isolate_words (error->message);
  /* Translators: the name of a file, and the message of an error. */
  return g_strdup_printf (_ ("“%s” was not saved: %s"), name, reason);
}

static void
on_done (GObject *text, GAsyncResult *result, gpointer data)
{
  ScopeTextSave *self = data;
  g_autoptr (GError) error = NULL;
  guint n;
  g_autofree char *message = NULL;

  scope_text_export_finish (result, &n, &error);
  message = describe (self, n, error);
  if (self->window != NULL)
    gtk_widget_activate_action (self->window, "win.show-toast", "s", message);
  g_clear_object (&self->cancellable);
  notify (self);
  g_object_unref (self);
}

static void
write_to (ScopeTextSave *self, GFile *file)
{
  GFileInfo *info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME,
                                       G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autofree char *base = g_file_get_basename (file);

  g_free (self->name);
  self->name = info != NULL ? g_strdup (g_file_info_get_display_name (info))
                            : g_filename_display_name (base);
  g_clear_object (&info);
  self->cancellable = g_cancellable_new ();
  self->fraction = 0;
  scope_text_export_async (self->text, self->format, file, self->cancellable,
                           on_progress, on_done, g_object_ref (self));
  notify (self);
}

static void
on_file (GObject *window, GAsyncResult *result, gpointer data)
{
  g_autoptr (ScopeTextSave) self = data;
  g_autoptr (GFile) file = scope_file_dialog_finish (result);

  self->asking = FALSE;
  if (file != NULL && self->text != NULL && self->cancellable == NULL)
    write_to (self, file);
}

void
scope_text_save_ask (ScopeTextSave *self, GtkWidget *widget, ScopeTextFormat format)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *name = NULL;

  g_return_if_fail (SCOPE_IS_TEXT_SAVE (self));
  if (self->asking || self->cancellable != NULL)
    return;
  self->format = format;
  g_set_weak_pointer (&self->window, GTK_WIDGET (root));
  /* Translators: the name of a file, without its suffix. */
  name = g_strdup_printf ("%s.%s", C_ ("file name", "links"),
                          scope_text_export_suffix (format));
  self->asking = TRUE;
  scope_file_dialog_save (GTK_WINDOW (root), _ ("Save Links"), name, NULL, on_file,
                          g_object_ref (self));
}

void
scope_text_save_stop (ScopeTextSave *self)
{
  g_return_if_fail (SCOPE_IS_TEXT_SAVE (self));
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

gboolean
scope_text_save_get_busy (ScopeTextSave *self)
{
  g_return_val_if_fail (SCOPE_IS_TEXT_SAVE (self), FALSE);
  return self->cancellable != NULL;
}

void
scope_text_save_set_text (ScopeTextSave *self, ScopeText *text)
{
  g_return_if_fail (SCOPE_IS_TEXT_SAVE (self));
  g_set_object (&self->text, text);
}

static void
scope_text_save_dispose (GObject *object)
{
  ScopeTextSave *self = SCOPE_TEXT_SAVE (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->text);
  G_OBJECT_CLASS (scope_text_save_parent_class)->dispose (object);
}

static void
scope_text_save_finalize (GObject *object)
{
  g_free (SCOPE_TEXT_SAVE (object)->name);
  G_OBJECT_CLASS (scope_text_save_parent_class)->finalize (object);
}

static void
get_busy (gpointer self, GValue *value)
{
  g_value_set_boolean (value, SCOPE_TEXT_SAVE (self)->cancellable != NULL);
}

static const ScopeProperty properties[] = {
  { "busy", SCOPE_PROPERTY_BOOLEAN, .get = get_busy },
  { "fraction", SCOPE_PROPERTY_DOUBLE, SCOPE_MEMBER (ScopeTextSave, fraction),
    .read_only = TRUE },
};

static void
scope_text_save_class_init (ScopeTextSaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scope_text_save_dispose;
  object_class->finalize = scope_text_save_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_text_save_init (ScopeTextSave *self)
{
}

ScopeTextSave *
scope_text_save_new (void)
{
  return g_object_new (SCOPE_TYPE_TEXT_SAVE, NULL);
}
