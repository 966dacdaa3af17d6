/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-worker.h"

#include "scope-task.h"

struct _ScopeWorker
{
  GObject *owner; /* not owned */
  const ScopeWorkerFuncs *funcs;
  GCancellable *running; /* of the thread, or NULL */
  gpointer waiting;      /* the job to start after that, or NULL */
};

/* The data of a task, which may outlive the owner for a moment. */
typedef struct
{
  const ScopeWorkerFuncs *funcs;
  gpointer job;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  work->funcs->free_job (work->job);
  g_free (work);
}

ScopeWorker *
scope_worker_new (GObject *owner, const ScopeWorkerFuncs *funcs)
{
  ScopeWorker *self = g_new0 (ScopeWorker, 1);

  self->owner = owner;
  self->funcs = funcs;
  return self;
}

/* A running task holds a reference to the owner, so none can be running. */
void
scope_worker_free (ScopeWorker *self)
{
  g_return_if_fail (self->running == NULL && self->waiting == NULL);
  g_free (self);
}

static void
run_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Work *work = data;

  g_task_return_pointer (task, work->funcs->run (work->job, cancellable),
                         work->funcs->free_result);
}

static void on_done (GObject *source, GAsyncResult *result, gpointer data);

static void
start (ScopeWorker *self, gpointer job)
{
  g_autoptr (GTask) task = NULL;
  Work *work = g_new (Work, 1);

  work->funcs = self->funcs;
  work->job = job;
  self->running = g_cancellable_new ();
  task = scope_task_new (self->owner, self->running, on_done, self);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, run_in_thread);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  ScopeWorker *self = data;
  gboolean cancelled = g_cancellable_is_cancelled (self->running);
  gpointer output = g_task_propagate_pointer (G_TASK (result), NULL);

  g_clear_object (&self->running);
  if (!cancelled)
    self->funcs->deliver (self->owner, output);
  else if (self->waiting != NULL)
    start (self, g_steal_pointer (&self->waiting));
}

void
scope_worker_cancel (ScopeWorker *self)
{
  if (self->running != NULL)
    g_cancellable_cancel (self->running);
  g_clear_pointer (&self->waiting, self->funcs->free_job);
}

void
scope_worker_start (ScopeWorker *self, gpointer job)
{
  scope_worker_cancel (self);
  if (self->running != NULL)
    self->waiting = job;
  else
    start (self, job);
}

gboolean
scope_worker_is_busy (ScopeWorker *self)
{
  return self->waiting != NULL
         || (self->running != NULL && !g_cancellable_is_cancelled (self->running));
}
