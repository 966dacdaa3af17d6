/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-user-history.h"

#include "scope-settings.h"

static ScopeHistory *user_history;

ScopeHistory *
scope_user_history_get (void)
{
  g_autofree char *path = NULL;

  if (user_history == NULL)
    {
      path = g_build_filename (g_get_user_data_dir (), "iriscope", "history", NULL);
      user_history = scope_history_new (path);
    }
  return user_history;
}

gboolean
scope_user_history_visit (const char *text)
{
  GSettings *settings = scope_settings_get ();

  if (settings != NULL && !g_settings_get_boolean (settings, "history"))
    return TRUE;
  return scope_history_visit (scope_user_history_get (), text);
}

void
scope_user_history_close (void)
{
  if (user_history != NULL)
    scope_history_flush (user_history);
  g_clear_object (&user_history);
}
