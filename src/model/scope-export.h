/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text.h"

G_BEGIN_DECLS

typedef enum
{
  SCOPE_EXPORT_CSV,  /* see scope-csv.h */
  SCOPE_EXPORT_JSON, /* JSON Lines: what `iri inspect --json` says of each
                        address, and where it is, as `iri detect --json` says */
} ScopeExportFormat;

/* How far it is, from 0 to 1. In the main context of the caller. */
typedef void (*ScopeExportFunc) (double fraction, gpointer data);

/* Writes the addresses of @text that are shown, in their order, to @file in
 * threads. The file is there whole or as it was before. @progress may be NULL. */
void scope_export_async (ScopeText *text,
                         ScopeExportFormat format,
                         GFile *file,
                         GCancellable *cancellable,
                         ScopeExportFunc progress,
                         GAsyncReadyCallback done,
                         gpointer data);

/* FALSE with @error if it could not be written. @n_written, which may be NULL,
 * is set to the number of addresses. */
gboolean
scope_export_finish (GAsyncResult *result, guint *n_written, GError **error);

/* "csv" or "jsonl": the id of a format and the end of its files' names. Static. */
const char *scope_export_suffix (ScopeExportFormat format);

G_END_DECLS
