/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-saved-history.h"

#include "scope-settings.h"

static ScopeHistory *saved_history;

ScopeHistory *
scope_saved_history_get (void)
{
  g_autofree char *path = NULL;

  if (saved_history == NULL)
    {
      path = g_build_filename (g_get_user_data_dir (), "iriscope", "history", NULL);
      saved_history = scope_history_new (path);
    }
  return saved_history;
}

gboolean
scope_saved_history_visit (const char *text)
{
  GSettings *settings = scope_settings_get ();

  if (settings != NULL && !g_settings_get_boolean (settings, "history"))
    return TRUE;
  return scope_history_visit (scope_saved_history_get (), text);
}

void
scope_saved_history_close (void)
{
  if (saved_history != NULL)
    scope_history_flush (saved_history);
  g_clear_object (&saved_history);
}
