/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-settings.h"
#include "scope-window-private.h"

#include <string.h>

/* Longer texts are not restored: settings are not for megabytes. */
#define MAX_BYTES 65536

/* Larger sizes were not saved by Iriscope and are ignored. */
#define MAX_SIZE 16384

typedef struct
{
  const char *key;
  ScopeDocument *document;
} SavedText;

static void
get_saved_texts (ScopeWindow *self, SavedText texts[3])
{
  texts[0] = (SavedText){ "address", self->document };
  texts[1] = (SavedText){ "second", self->second };
  texts[2] = (SavedText){ "base", self->base };
}

static void
set_string (GSettings *settings, const char *key, const char *value)
{
  g_autofree char *old = g_settings_get_string (settings, key);

  if (strcmp (old, value) != 0)
    g_settings_set_string (settings, key, value);
}

/* Without a history the last texts are not stored either. A private window does not
 * change what is stored. */
static void
save_texts (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  gboolean wanted;
  SavedText texts[3];

  if (settings == NULL || self->private)
    return;
  wanted = g_settings_get_boolean (settings, "history");
  get_saved_texts (self, texts);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *text = scope_document_get_text (texts[i].document);

      set_string (settings, texts[i].key,
                  wanted && strlen (text) <= MAX_BYTES ? text : "");
    }
}

static void
save_page (ScopeWindow *self)
{
  const char *page = scope_window_get_page (self);

  if (scope_settings_get () != NULL && page != NULL)
    set_string (scope_settings_get (), "page", page);
}

void
scope_window_save_state (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  int width, height;

  g_return_if_fail (SCOPE_IS_WINDOW (self));
  if (settings == NULL)
    return;
  /* The size when not maximized. */
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set (settings, "window-size", "(ii)", width, height);
  g_settings_set_boolean (settings, "maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  save_page (self);
  save_texts (self);
}

static gboolean
on_close (ScopeWindow *self)
{
  if (!scope_window_keep_set (self, "window.close", NULL))
    return GDK_EVENT_STOP;
  scope_window_save_state (self);
  return GDK_EVENT_PROPAGATE;
}

/* After each pause in typing, in case the program is killed. */
static void
on_typing (ScopeWindow *self, GParamSpec *pspec, ScopeDocument *document)
{
  if (!scope_document_get_typing (document))
    save_texts (self);
}

void
scope_window_restore_state (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *page = NULL;
  SavedText texts[3];

  g_return_if_fail (SCOPE_IS_WINDOW (self));
  if (settings == NULL)
    return;
  page = g_settings_get_string (settings, "page");
  scope_window_show_page (self, page);
  get_saved_texts (self, texts);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_settings_get_string (settings, texts[i].key);

      scope_document_set_text (texts[i].document, text);
    }
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

static void
restore_size (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  int width, height;

  if (settings == NULL)
    return;
  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  if (width > 0 && width <= MAX_SIZE && height > 0 && height <= MAX_SIZE)
    gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (settings, "maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

/* The size is that of the last window; texts are restored by the caller. */
void
scope_window_state_init (ScopeWindow *self)
{
  SavedText texts[3];

  restore_size (self);
  if (scope_settings_get () != NULL)
    g_signal_connect_object (scope_settings_get (), "changed::history",
                             G_CALLBACK (save_texts), self, G_CONNECT_SWAPPED);
  get_saved_texts (self, texts);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_signal_connect_object (texts[i].document, "notify::typing",
                             G_CALLBACK (on_typing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::page", G_CALLBACK (save_page), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "close-request", G_CALLBACK (on_close), NULL);
}
