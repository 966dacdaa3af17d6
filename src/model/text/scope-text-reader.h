/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* How many octets of an error are kept. */
#define SCOPE_DECODE_ERROR_MAX_OCTETS 8

/* How many errors of a chunk are kept. */
#define SCOPE_TEXT_CHUNK_MAX_ERRORS 100

/**
 * ScopeDecodeError:
 * @at: the offset in the text of the chunk, in bytes
 * @octets: the first octets
 * @n_octets: the number of octets, kept or not
 *
 * A run of octets that cannot be decoded, or a line of more than %IRI_TEXT_MAX_BYTES
 * octets, which is not kept.
 */
typedef struct
{
  gsize at;
  guint8 octets[SCOPE_DECODE_ERROR_MAX_OCTETS];
  gsize n_octets;
} ScopeDecodeError;

/**
 * ScopeTextChunk:
 * @text: the lines with their ends. UTF-8 is kept as it is, valid or not; other
 *   charsets are decoded, with U+FFFD for each error
 * @length: the length of @text in bytes
 * @errors: the first #ScopeDecodeError
 * @n_errors: the number of errors, kept or not
 * @end: the offset in the text where the chunk ends, in bytes
 *
 * Some whole lines of a text.
 */
typedef struct
{
  char *text;
  gsize length;
  GArray *errors;
  gsize n_errors;
  guint64 end;
} ScopeTextChunk;

void scope_text_chunk_free (ScopeTextChunk *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeTextChunk, scope_text_chunk_free)

/**
 * ScopeTextReader:
 *
 * Reads a text in chunks, in no more memory than its longest line takes. Not
 * thread-safe.
 */
typedef struct _ScopeTextReader ScopeTextReader;

/* Reads @stream in @charset, or in UTF-8 if that is NULL or not known. */
ScopeTextReader *scope_text_reader_new (GInputStream *stream, const char *charset);
void scope_text_reader_free (ScopeTextReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeTextReader, scope_text_reader_free)

/* The next chunk, or NULL at the end and on error. Free with
 * scope_text_chunk_free(). The first chunks are short, so that the first links are
 * shown soon. */
ScopeTextChunk *scope_text_reader_next (ScopeTextReader *self,
                                        GCancellable *cancellable,
                                        GError **error);

/* The charset of the text. A byte order mark overrides the one that was asked
 * for. */
const char *scope_text_reader_get_charset (const ScopeTextReader *self);
