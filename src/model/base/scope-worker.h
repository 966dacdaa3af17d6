/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/**
 * ScopeWorker:
 *
 * Runs the jobs of an object in a thread, one at a time. A new job cancels the
 * one that runs and replaces the one that waits.
 */
typedef struct _ScopeWorker ScopeWorker;

/**
 * ScopeWorkerFuncs:
 * @run: computes the result of a job, in a thread. It may stop early and return
 *   NULL once the #GCancellable is cancelled
 * @free_job: frees a job
 * @deliver: gives a result that was not cancelled to the owner, which takes it, in
 *   the thread that called scope_worker_start()
 * @free_result: frees a result that is not delivered
 */
typedef struct
{
  gpointer (*run) (gconstpointer job, GCancellable *cancellable);
  GDestroyNotify free_job;
  void (*deliver) (gpointer owner, gpointer result);
  GDestroyNotify free_result;
} ScopeWorkerFuncs;

/* @owner frees the worker in its finalize(), and lives on while a thread runs.
 * @funcs is static. */
ScopeWorker *scope_worker_new (GObject *owner, const ScopeWorkerFuncs *funcs);
void scope_worker_free (ScopeWorker *self);

/* Cancels what runs or waits, and runs @job, which it takes. */
void scope_worker_start (ScopeWorker *self, gpointer job);

/* Cancels what runs or waits: nothing of it is delivered. */
void scope_worker_cancel (ScopeWorker *self);

/* Whether a job runs or waits that is not cancelled. */
gboolean scope_worker_is_busy (ScopeWorker *self);
