/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* So many of the octets of a fault are kept. */
#define SCOPE_DECODE_ERROR_MAX_OCTETS 8

/* So many of the faults of a piece are kept. */
#define SCOPE_TEXT_CHUNK_MAX_ERRORS 100

/**
 * ScopeDecodeError:
 * @at: where it is in the text of the piece, in bytes
 * @octets: the first of them
 * @n_octets: how many there are
 *
 * Octets in a row that mean nothing in the charset.
 */
typedef struct
{
  gsize at;
  guint8 octets[SCOPE_DECODE_ERROR_MAX_OCTETS];
  gsize n_octets;
} ScopeDecodeError;

/**
 * ScopeTextChunk:
 * @text: the lines with their ends, @length bytes. Those of a text in UTF-8 are
 *   as they are, whatever they are; what is in another charset is made UTF-8,
 *   U+FFFD for each fault
 * @length: its length in bytes
 * @faults: the first faults, of #ScopeDecodeError
 * @n_errors: how many there are
 * @end: how many octets of the text are read with it
 *
 * Some whole lines of a text.
 */
typedef struct
{
  char *text;
  gsize length;
  GArray *faults;
  gsize n_errors;
  guint64 end;
} ScopeTextChunk;

void scope_text_chunk_free (ScopeTextChunk *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeTextChunk, scope_text_chunk_free)

/**
 * ScopeTextReader:
 *
 * A text that is read piece by piece, in no more memory than its longest line
 * takes. For one thread.
 */
typedef struct _ScopeTextReader ScopeTextReader;

/* Reads @stream in @charset; what is not known is taken for UTF-8. */
ScopeTextReader *scope_text_reader_new (GInputStream *stream,
                                        const char *charset);
void scope_text_reader_free (ScopeTextReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeTextReader, scope_text_reader_free)

/* The next piece, or NULL at the end and with @error. Free with
 * scope_text_chunk_free(). The first ones are short, so that there is something to
 * show. */
ScopeTextChunk *scope_text_reader_next (ScopeTextReader *self,
                                        GCancellable *cancellable,
                                        GError **error);

/* The charset that is read: a byte order mark decides. "UTF-8" if nothing has
 * been said. */
const char *scope_text_reader_get_charset (const ScopeTextReader *self);

G_END_DECLS
