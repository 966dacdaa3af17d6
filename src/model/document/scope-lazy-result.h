/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-worker.h"

#define SCOPE_LAZY_RESULT_MAX_DOCUMENTS 2

/**
 * ScopeLazyJob:
 * @reports: the reports of the documents
 * @convention: the convention of the first document
 * @notation: the notation of the first document
 * @mode: (default 0): a subclass's own option, set in its prepare()
 * @previous: (nullable): an owned object to reuse, set in a subclass's prepare()
 *
 * The input of one computation. It is safe to read in a thread.
 */
typedef struct
{
  IriReport *reports[SCOPE_LAZY_RESULT_MAX_DOCUMENTS];
  IriConvention convention;
  ScopeBidiNotation notation;
  guint mode;
  GObject *previous;
} ScopeLazyJob;

#define SCOPE_TYPE_LAZY_RESULT (scope_lazy_result_get_type ())
G_DECLARE_DERIVABLE_TYPE (
    ScopeLazyResult, scope_lazy_result, SCOPE, LAZY_RESULT, GObject)

/**
 * ScopeLazyResult:
 *
 * Something computed from the reports of one or two documents. It is computed
 * only while it is active, at once if that is quick and otherwise in a thread.
 * The last result stays until the next one is there. Its properties:
 *
 * - `active`: whether the result is on screen; writable
 * - `busy`: whether the result on screen is being computed
 */

/**
 * ScopeLazyResultClass:
 * @n_documents: how many documents are needed, 1 or 2
 * @follows_convention: whether the result depends on the first document's
 *   convention
 * @waits_for_documents: whether `busy` includes the documents' own `busy`
 * @worker: the subclass sets `run`, which gets a #ScopeLazyJob, and `free_result`
 * @is_stale: whether the result on screen is missing or out of date. The default
 *   is TRUE from an invalidation to the next result
 * @invalidate: (nullable): called when a report changed, or, unless
 *   @report_changed, only the convention or an option
 * @prepare: (nullable): adds to a new job what the base class does not know
 * @is_quick: whether a job takes less than a frame
 * @show: takes the ownership of a result and shows it. Notifications are frozen
 * @grow: (nullable): adds more rows of the result to its lists. Called when idle
 *   until it returns TRUE
 * @spec_changed: (nullable): called when a document or its standard changed
 */
struct _ScopeLazyResultClass
{
  GObjectClass parent_class;

  guint n_documents;
  gboolean follows_convention;
  gboolean waits_for_documents;
  ScopeWorkerFuncs worker;
  gboolean (*is_stale) (ScopeLazyResult *self);
  void (*invalidate) (ScopeLazyResult *self, gboolean report_changed);
  void (*prepare) (ScopeLazyResult *self, ScopeLazyJob *job);
  gboolean (*is_quick) (const ScopeLazyJob *job);
  void (*show) (ScopeLazyResult *self, gpointer result);
  gboolean (*grow) (ScopeLazyResult *self);
  void (*spec_changed) (ScopeLazyResult *self);
};

void scope_lazy_result_set_active (ScopeLazyResult *self, gboolean active);
gboolean scope_lazy_result_get_busy (ScopeLazyResult *self);

/* The rest is for subclasses. */

/* NULL if none is set. */
ScopeDocument *scope_lazy_result_get_document (ScopeLazyResult *self, guint index);

/* Notifies @property, unless it is NULL, if the document changed. */
void scope_lazy_result_set_document (ScopeLazyResult *self,
                                     guint index,
                                     ScopeDocument *document,
                                     const char *property);

/* Whether all documents are set. */
gboolean scope_lazy_result_has_documents (ScopeLazyResult *self);

/* Drops what a thread is computing, and computes it again when it is needed. */
void scope_lazy_result_invalidate (ScopeLazyResult *self);

/* Computes the result if it is stale and needed. */
void scope_lazy_result_update (ScopeLazyResult *self);
