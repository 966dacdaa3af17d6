/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text.h"

typedef enum
{
  SCOPE_TEXT_CSV,          /* see scope-link-csv.h */
  SCOPE_TEXT_DEFANGED_CSV, /* these see scope-link-defanged.h */
  SCOPE_TEXT_DEFANGED_JSON,
  SCOPE_TEXT_DEFANGED_MARKDOWN,
  SCOPE_TEXT_JSON, /* JSON Lines: for each link the output of `iri inspect --json`
                      with its position as in `iri detect --json` */
} ScopeTextFormat;

/* Called in the main context of the caller; @fraction is from 0 to 1. */
typedef void (*ScopeTextExportFunc) (double fraction, gpointer data);

/* Writes the links of @text that are shown, in their order, to @file in threads. On
 * failure the file is as it was before. @progress may be NULL. */
void scope_text_export_async (ScopeText *text,
                              ScopeTextFormat format,
                              GFile *file,
                              GCancellable *cancellable,
                              ScopeTextExportFunc progress,
                              GAsyncReadyCallback done,
                              gpointer data);

/* Sets @n_written, unless it is NULL, to the number of links. */
gboolean
scope_text_export_finish (GAsyncResult *result, guint *n_written, GError **error);

/* "csv", "jsonl" or "md", the suffix of its files. Static. */
const char *scope_text_export_suffix (ScopeTextFormat format);
