/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-verdict.h"
#include "scope-text-reader.h"

G_BEGIN_DECLS

/**
 * ScopeLink:
 * @text: the address, UTF-8
 * @title: the verdict on it, in one line
 * @domain: (nullable): what is gone to, in US-ASCII: see #IriVerdict
 * @line: the line that it stands in, from 1
 * @column: the character of the line that it begins with, from 1
 * @begin: the same in bytes of the line as UTF-8, from 0
 * @length: the length of @text in bytes
 * @n_findings: how many findings there are, by #IriSeverity
 * @tone: the #IriTone of the verdict
 * @deceives: whether a finding says that people may be deceived
 *
 * An address that was found in a text. There may be millions of them.
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
  guint8 tone;
  guint8 deceives;
} ScopeLink;

/**
 * ScopeLocatedDecodeError:
 * @fault: the octets
 * @line: the line that they stand in, from 1
 * @column: which of its characters they are, from 1
 *
 * Octets that mean nothing in the charset of the text.
 */
typedef struct
{
  ScopeDecodeError fault;
  guint64 line;
  guint32 column;
} ScopeLocatedDecodeError;

/**
 * ScopeLinkBatch:
 * @addresses: of #ScopeLink, first to last; lines are counted from the
 *   beginning of the piece until scope_link_batch_place()
 * @n_tones: how many of them there are, by #IriTone
 * @n_deceptive: how many of them deceive
 * @decode_errors: of #ScopeLocatedDecodeError, first to last
 * @n_decode_errors: how many there are, listed or not
 * @n_lines: how many lines the piece has
 * @end: how many octets of the text are read with it
 *
 * What was found in a piece of a text.
 */
typedef struct
{
  GArray *addresses;
  guint n_tones[IRI_TONE_ERROR + 1];
  guint n_deceptive;
  GArray *decode_errors;
  gsize n_decode_errors;
  guint64 n_lines;
  guint64 end;
  /*< private >*/
  GStringChunk *strings;
  gatomicrefcount refs;
} ScopeLinkBatch;

/* Finds the addresses in @piece, and reads each by @options, of which what is
 * wanted does not matter. In any thread. */
ScopeLinkBatch *scope_link_batch_new (const ScopeTextChunk *piece,
                                      const IriOptions *options);
ScopeLinkBatch *scope_link_batch_ref (ScopeLinkBatch *self);
void scope_link_batch_unref (ScopeLinkBatch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeLinkBatch, scope_link_batch_unref)

/* Counts lines from the beginning of the text, of which @n_lines come before
 * the piece. Once, before others see it. */
void scope_link_batch_place (ScopeLinkBatch *self, guint64 n_lines);

G_END_DECLS
