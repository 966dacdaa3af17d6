/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text.h"

G_BEGIN_DECLS

typedef enum
{
  SCOPE_TEXT_CSV,  /* see scope-link-csv.h */
  SCOPE_TEXT_JSON, /* JSON Lines: what `iri inspect --json` says of each
                        address, and where it is, as `iri detect --json` says */
} ScopeTextFormat;

/* How far it is, from 0 to 1. In the main context of the caller. */
typedef void (*ScopeTextExportFunc) (double fraction, gpointer data);

/* Writes the addresses of @text that are shown, in their order, to @file in
 * threads. The file is there whole or as it was before. @progress may be NULL. */
void scope_text_export_async (ScopeText *text,
                              ScopeTextFormat format,
                              GFile *file,
                              GCancellable *cancellable,
                              ScopeTextExportFunc progress,
                              GAsyncReadyCallback done,
                              gpointer data);

/* FALSE with @error if it could not be written. @n_written, which may be NULL,
 * is set to the number of addresses. */
gboolean scope_text_export_finish (GAsyncResult *result,
                                   guint *n_written,
                                   GError **error);

/* "csv" or "jsonl": the id of a format and the end of its files' names. Static. */
const char *scope_text_export_suffix (ScopeTextFormat format);

G_END_DECLS
