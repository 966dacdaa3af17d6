/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ScopeWorker:
 *
 * What takes long and is wanted of something that changes, made in a thread. One
 * thread at a time, and the newest wins: what is wanted no more is dropped, and
 * then what is wanted now is made, not all that was wanted in between.
 */
typedef struct _ScopeWorker ScopeWorker;

/**
 * ScopeWorkerFuncs:
 * @make: makes what is wanted of a job, in a thread. It may stop early and return
 *   NULL where the #GCancellable is cancelled: nobody wants it any more
 * @free_job: frees a job
 * @take: has the owner take what was made, unless it is wanted no more; in the
 *   thread that scope_worker_start() was called in
 * @free_made: frees what was made, where nobody takes it
 */
typedef struct
{
  gpointer (*make) (gconstpointer job, GCancellable *dropped);
  GDestroyNotify free_job;
  void (*take) (gpointer owner, gpointer made);
  GDestroyNotify free_made;
} ScopeWorkerFuncs;

/* @owner, which is to free it when it is finalized, lives on while a thread works
 * for it. @kind is static. */
ScopeWorker *scope_worker_new (GObject *owner, const ScopeWorkerFuncs *kind);
void scope_worker_free (ScopeWorker *self);

/* Makes what is wanted of @job, which is taken, and of nothing before it. */
void scope_worker_start (ScopeWorker *self, gpointer job);

/* Drops what is being made: it is wanted no more. */
void scope_worker_cancel (ScopeWorker *self);

/* Whether something that is wanted is being made. */
gboolean scope_worker_is_busy (ScopeWorker *self);

G_END_DECLS
