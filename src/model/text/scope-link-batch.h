/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-verdict.h"
#include "scope-text-reader.h"

/**
 * ScopeLink:
 * @text: the IRI, UTF-8
 * @title: the title of its verdict
 * @domain: (nullable): the host or domain it leads to, in US-ASCII; see
 *   iri_verdict_new()
 * @line: its line, from 1
 * @column: its first character in the line, from 1
 * @begin: its first byte in the line as UTF-8, from 0
 * @length: the length of @text in bytes
 * @n_findings: how many findings there are, by #IriSeverity
 * @level: the #IriVerdictLevel of the verdict
 * @deceives: whether one of its findings is about deception
 *
 * A link that was found in a text. There may be millions of them.
 */
typedef struct
{
  const char *text;
  const char *title;
  const char *domain;
  guint64 line;
  guint32 column;
  guint32 begin;
  guint32 length;
  guint32 n_findings[3];
  guint8 level;
  guint8 deceives;
} ScopeLink;

/**
 * ScopeLocatedDecodeError:
 * @error: the error
 * @line: its line, from 1
 * @column: its character in the line, from 1
 *
 * A #ScopeDecodeError with its position in the text.
 */
typedef struct
{
  ScopeDecodeError error;
  guint64 line;
  guint32 column;
} ScopeLocatedDecodeError;

/**
 * ScopeLinkBatch:
 * @links: the #ScopeLink, in the order of the text; their lines are counted
 *   from the beginning of the chunk until scope_link_batch_offset_lines()
 * @decode_errors: the #ScopeLocatedDecodeError, in the order of the text
 * @n_decode_errors: the number of errors, listed or not
 * @n_lines: the number of lines in the chunk
 * @end: the offset in the text where the chunk ends, in bytes
 *
 * The links in one chunk of a text. References are counted.
 */
typedef struct
{
  GArray *links;
  GArray *decode_errors;
  gsize n_decode_errors;
  guint64 n_lines;
  guint64 end;
  /*< private >*/
  GStringChunk *strings;
  gatomicrefcount refs;
} ScopeLinkBatch;

/* Finds the links in @chunk and analyses each with @options, whose `want` is
 * ignored. In any thread. */
ScopeLinkBatch *scope_link_batch_new (const ScopeTextChunk *chunk,
                                      const IriOptions *options);
ScopeLinkBatch *scope_link_batch_ref (ScopeLinkBatch *self);
void scope_link_batch_unref (ScopeLinkBatch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeLinkBatch, scope_link_batch_unref)

/* Adds @n_lines, the number of lines before the chunk, to all line numbers. Call it
 * once, before the batch is shared. */
void scope_link_batch_offset_lines (ScopeLinkBatch *self, guint64 n_lines);
