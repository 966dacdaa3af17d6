/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-task.h"

typedef struct
{
  GObject *owner;
  GAsyncReadyCallback done;
  gpointer data;
} Callback;

static void
on_done (GObject *no_source, GAsyncResult *result, gpointer data)
{
  Callback *self = data;

  self->done (self->owner, result, self->data);
  g_object_unref (self->owner);
  g_free (self);
}

GTask *
scope_task_new (gpointer owner,
                GCancellable *cancellable,
                GAsyncReadyCallback done,
                gpointer data)
{
  Callback *self = g_new (Callback, 1);

  self->owner = g_object_ref (owner);
  self->done = done;
  self->data = data;
  return g_task_new (NULL, cancellable, on_done, self);
}
