/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-catch.h"

G_BEGIN_DECLS

/**
 * ScopeSource:
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
} ScopeSource;

/* How the addresses of a text that was read in @charset are read: what comes
 * from another one than Unicode is normalised (RFC 3987 §3.1, variant B), and
 * queries are mapped by the charset of the document (3987bis-00 §3.5). @charset
 * is not copied. */
IriOptions scope_source_options (const ScopeSource *self, const char *charset);

/**
 * ScopeHaul:
 * @catches: of #ScopeCatch, in the order of the text, one after those of the
 *   last haul; to be taken out of it or freed with it
 * @size: how many octets the text has, or 0 if that is not known
 * @charset: the charset that it is read in
 * @cancellable: that of the sweep, which tells it from others
 *
 * What is new.
 */
typedef struct
{
  GPtrArray *catches;
  guint64 size;
  const char *charset;
  GCancellable *cancellable;
} ScopeHaul;

typedef void (*ScopeHaulFunc) (GObject *owner, const ScopeHaul *haul);

/* Goes through a text in threads, which may be longer than there is memory for.
 * @take is told in the main context of the caller, several times a second, and
 * never after @done. @owner stays until then. */
void scope_sweep_async (GObject *owner,
                        const ScopeSource *source,
                        GCancellable *cancellable,
                        ScopeHaulFunc take,
                        GAsyncReadyCallback done);

/* For @done. FALSE with @error if the text could not be read to its end; what was
 * found up to there has been told. */
gboolean
scope_sweep_finish (GObject *owner, GAsyncResult *result, GError **error);

G_END_DECLS
