/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-verdict.h"
#include "scope-pieces.h"

G_BEGIN_DECLS

/**
 * ScopeAddress:
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
} ScopeAddress;

/**
 * ScopeOddity:
 * @fault: the octets
 * @line: the line that they stand in, from 1
 * @column: which of its characters they are, from 1
 *
 * Octets that mean nothing in the charset of the text.
 */
typedef struct
{
  ScopeFault fault;
  guint64 line;
  guint32 column;
} ScopeOddity;

/**
 * ScopeCatch:
 * @addresses: of #ScopeAddress, first to last; lines are counted from the
 *   beginning of the piece until scope_catch_place()
 * @n_tones: how many of them there are, by #IriTone
 * @n_deceptive: how many of them deceive
 * @oddities: of #ScopeOddity, first to last
 * @n_oddities: how many there are, listed or not
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
  GArray *oddities;
  gsize n_oddities;
  guint64 n_lines;
  guint64 end;
  /*< private >*/
  GStringChunk *strings;
  gatomicrefcount refs;
} ScopeCatch;

/* Finds the addresses in @piece, and reads each by @options, of which what is
 * wanted does not matter. In any thread. */
ScopeCatch *scope_catch_new (const ScopePiece *piece,
                             const IriOptions *options);
ScopeCatch *scope_catch_ref (ScopeCatch *self);
void scope_catch_unref (ScopeCatch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeCatch, scope_catch_unref)

/* Counts lines from the beginning of the text, of which @n_lines come before
 * the piece. Once, before others see it. */
void scope_catch_place (ScopeCatch *self, guint64 n_lines);

G_END_DECLS
