/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"

/**
 * ScopeTextSource:
 * @file: (nullable): the file with the text
 * @bytes: (nullable): the text in UTF-8, if @file is NULL
 * @options: the options to analyse links with; its strings are not copied. Its
 *   charset is that of the file, unless a byte order mark says otherwise
 *
 * A text to scan.
 */
typedef struct
{
  GFile *file;
  GBytes *bytes;
  IriOptions options;
} ScopeTextSource;

/* The options for links of a text in @charset. If that of a file is not a Unicode
 * charset, links are normalized to NFC (RFC 3987 §3.1, variant B), and their queries
 * are encoded in @charset (3987bis-00 §3.5). Those of a text without a file are the
 * given ones, because pasted text is Unicode. @charset is not copied. */
IriOptions scope_text_source_options (const ScopeTextSource *self, const char *charset);

/**
 * ScopeLinkScanUpdate:
 * @batches: the #ScopeLinkBatch since the last update, in the order of the text
 * @size: the size of the text in bytes, or 0 if it is not known
 * @charset: the charset of the text
 * @cancellable: that of the scan, which identifies it
 *
 * New results of a scan.
 */
typedef struct
{
  GPtrArray *batches;
  guint64 size;
  const char *charset;
  GCancellable *cancellable;
} ScopeLinkScanUpdate;

typedef void (*ScopeLinkScanFunc) (GObject *owner, const ScopeLinkScanUpdate *update);

/* Scans a text, which may be larger than memory, in threads. Calls @update in the
 * main context of the caller, several times a second and never after @done. Holds a
 * reference to @owner until then. */
void scope_link_scan_async (GObject *owner,
                            const ScopeTextSource *source,
                            GCancellable *cancellable,
                            ScopeLinkScanFunc update,
                            GAsyncReadyCallback done);

/* For @done. FALSE with @error if the text could not be read to its end; the links up
 * to there were passed to the last update. */
gboolean scope_link_scan_finish (GAsyncResult *result, GError **error);
