/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-settings.h"
#include "scope-window-private.h"

#include <string.h>

/* Settings are no place for a text of megabytes: a longer one is not there when
 * the window opens again. */
#define MAX_BYTES 65536

/* Sizes that a window was never left at come from somebody else. */
#define MAX_SIZE 16384

/* A text, and the setting that keeps it. */
typedef struct
{
  const char *key;
  ScopeDocument *document;
} Kept;

static void
get_kept (ScopeWindow *self, Kept kept[3])
{
  kept[0] = (Kept){ "address", self->document };
  kept[1] = (Kept){ "second", self->second };
  kept[2] = (Kept){ "base", self->base };
}

static void
keep_string (GSettings *settings, const char *key, const char *value)
{
  g_autofree char *old = g_settings_get_string (settings, key);

  if (strcmp (old, value) != 0)
    g_settings_set_string (settings, key, value);
}

/* Who wants no history wants nothing kept of what was typed last either. A private
 * window leaves what there is alone. */
static void
keep_texts (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  gboolean wanted;
  Kept kept[3];

  if (settings == NULL || self->private)
    return;
  wanted = g_settings_get_boolean (settings, "history");
  get_kept (self, kept);
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      const char *text = scope_document_get_text (kept[i].document);

      keep_string (settings, kept[i].key,
                   wanted && strlen (text) <= MAX_BYTES ? text : "");
    }
}

static void
keep_page (ScopeWindow *self)
{
  const char *page = adw_view_stack_get_visible_child_name (self->pages);

  if (scope_settings_get () != NULL && page != NULL)
    keep_string (scope_settings_get (), "page", page);
}

void
scope_window_keep (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  int width, height;

  g_return_if_fail (SCOPE_IS_WINDOW (self));
  if (settings == NULL)
    return;
  /* What it would be if it were not maximized. */
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set (settings, "window-size", "(ii)", width, height);
  g_settings_set_boolean (settings, "maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  keep_page (self);
  keep_texts (self);
}

static gboolean
on_close (ScopeWindow *self)
{
  scope_window_keep (self);
  return GDK_EVENT_PROPAGATE;
}

/* Once it is typed to its end: a program that is killed has it. */
static void
on_typing (ScopeWindow *self, GParamSpec *pspec, ScopeDocument *document)
{
  if (!scope_document_get_typing (document))
    keep_texts (self);
}

void
scope_window_restore (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *page = NULL;
  Kept kept[3];

  g_return_if_fail (SCOPE_IS_WINDOW (self));
  if (settings == NULL)
    return;
  page = g_settings_get_string (settings, "page");
  if (adw_view_stack_get_child_by_name (self->pages, page) != NULL)
    adw_view_stack_set_visible_child_name (self->pages, page);
  get_kept (self, kept);
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autofree char *text = g_settings_get_string (settings, kept[i].key);

      scope_document_set_text (kept[i].document, text);
    }
  /* What is typed next takes its place. */
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

/* All windows are as large as the last one was; what is in it is for one alone. */
void
scope_window_state_init (ScopeWindow *self)
{
  Kept kept[3];

  restore_size (self);
  if (scope_settings_get () != NULL)
    g_signal_connect_object (scope_settings_get (), "changed::history",
                             G_CALLBACK (keep_texts), self, G_CONNECT_SWAPPED);
  get_kept (self, kept);
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    g_signal_connect_object (kept[i].document, "notify::typing",
                             G_CALLBACK (on_typing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child-name",
                           G_CALLBACK (keep_page), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "close-request", G_CALLBACK (on_close), NULL);
}
