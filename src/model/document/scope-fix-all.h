/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

#include <gio/gio.h>

/**
 * ScopeFixAll:
 * @text: the text after the fixes
 * @length: the length of @text in bytes
 * @n_found: the number of findings before the fixes
 * @n_left: the number of findings after the fixes, of any kind
 * @complete: whether no safe fix is left
 */
typedef struct
{
  char *text;
  gsize length;
  gsize n_found;
  gsize n_left;
  gboolean complete;
} ScopeFixAll;

/* Applies safe fixes until there are none left, until they no longer change the text,
 * or until @max_time, in microseconds, is over: a report lists only a limited number of
 * findings, so a long text needs many of them. NULL if @report has no safe fix or
 * @cancellable was cancelled. In any thread. Free with scope_fix_all_free(). */
ScopeFixAll *
scope_fix_all_new (const IriReport *report, gint64 max_time, GCancellable *cancellable);
void scope_fix_all_free (ScopeFixAll *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeFixAll, scope_fix_all_free)
