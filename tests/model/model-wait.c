/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "model-wait.h"

gboolean
model_is_busy (gpointer object)
{
  gboolean busy;

  g_object_get (object, "busy", &busy, NULL);
  return busy;
}

void
model_await_idle (gpointer object)
{
  while (model_is_busy (object))
    g_main_context_iteration (NULL, TRUE);
}

void
model_turn (void)
{
  if (!g_main_context_iteration (NULL, FALSE))
    g_thread_yield ();
}

void
model_await_threads (gpointer object)
{
  while (g_atomic_int_get (&G_OBJECT (object)->ref_count) > 1)
    model_turn ();
}

void
model_finalize (gpointer object)
{
  model_await_threads (object);
  g_assert_finalize_object (object);
}
