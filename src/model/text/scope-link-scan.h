/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"

G_BEGIN_DECLS

/**
 * ScopeTextSource:
 * @file: (nullable): the file that the text is in
 * @bytes: (nullable): the text, if there is no @file
 * @options: how addresses are read; what its strings point at stays. Its charset
 *   is that of the text, unless a byte order mark says otherwise
 *
 * A text to go through.
 */
typedef struct
{
  GFile *file;
  GBytes *bytes;
  IriOptions options;
} ScopeTextSource;

/* How the addresses of a text that was read in @charset are read: what comes
 * from another one than Unicode is normalised (RFC 3987 §3.1, variant B), and
 * queries are mapped by the charset of the document (3987bis-00 §3.5). @charset
 * is not copied. */
IriOptions scope_text_source_options (const ScopeTextSource *self,
                                      const char *charset);

/**
 * ScopeLinkScanUpdate:
 * @batches: of #ScopeLinkBatch, in the order of the text, one after those of the
 *   last update; to be taken out of it or freed with it
 * @size: how many octets the text has, or 0 if that is not known
 * @charset: the charset that it is read in
 * @cancellable: that of the sweep, which tells it from others
 *
 * What is new.
 */
typedef struct
{
  GPtrArray *batches;
  guint64 size;
  const char *charset;
  GCancellable *cancellable;
} ScopeLinkScanUpdate;

typedef void (*ScopeLinkScanFunc) (GObject *owner,
                                   const ScopeLinkScanUpdate *update);

/* Goes through a text in threads, which may be longer than there is memory for.
 * @take is told in the main context of the caller, several times a second, and
 * never after @done. @owner stays until then. */
void scope_link_scan_async (GObject *owner,
                            const ScopeTextSource *source,
                            GCancellable *cancellable,
                            ScopeLinkScanFunc take,
                            GAsyncReadyCallback done);

/* For @done. FALSE with @error if the text could not be read to its end; what was
 * found up to there has been told. */
gboolean
scope_link_scan_finish (GObject *owner, GAsyncResult *result, GError **error);

G_END_DECLS
