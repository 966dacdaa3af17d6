/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-notation.h"
#include "iri-span-map.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* What the caller wants done with white space (guidelines-00 §4, step 2). */
typedef enum
{
  IRI_SPACES_KEEP,
  IRI_SPACES_SPLIT, /* the caller's doing: each piece is a text of its own */
  IRI_SPACES_REMOVE,
  IRI_SPACES_ENCODE, /* each U+0020 as "%20" */
} IriSpaces;

/* Sets @spaces to the choice called @id, as `--spaces` takes it. FALSE if there
 * is none. */
IRI_API gboolean iri_spaces_find (const char *id, IriSpaces *spaces);

/**
 * IriPreparation:
 * @marks: take off the display marks around the text: it was pasted or typed
 *   where IRIs are shown (masinter-07 §4.2, 3987bis-00 §4.1)
 * @notation: what the text is written in
 * @spaces: what to do with white space
 * @normalize: the text comes from paper or another charset, so that it is put
 *   in NFC (RFC 3987 §3.1, variants A and B)
 *
 * What the caller knows of the text or chooses. All zero is nothing.
 */
typedef struct
{
  gboolean marks;
  IriNotation notation;
  IriSpaces spaces;
  gboolean normalize;
} IriPreparation;

/**
 * IriChangeInfo:
 * @id: the rule's stable id
 * @section: the document and section that say it
 * @message: what was done, not yet translated
 *
 * A rule that changes a text before it is read.
 */
typedef struct
{
  const char *id;
  const char *section;
  const char *message;
} IriChangeInfo;

/**
 * IriChange:
 * @rule: the rule that made it
 * @span: what was changed, in bytes of the text as given
 * @after: what it became; "" if it was taken out
 *
 * A change that preparation made.
 */
typedef struct
{
  const IriChangeInfo *rule;
  IriSpan span;
  char *after;
} IriChange;

/**
 * IriPrepared:
 * @text: the reference string, @length bytes and a NUL
 * @length: its length in bytes
 * @map: from @text to the text as given
 * @changes: what was changed, rule by rule and in the order of the text
 * @n_changes: how many changes are listed: of each rule no more than 1,000
 * @n_left_out: how many more there are
 *
 * A text made ready to be read.
 */
typedef struct
{
  char *text;
  gsize length;
  IriSpanMap *map;
  IriChange *changes;
  gsize n_changes;
  gsize n_left_out;
} IriPrepared;

/* Prepares @length bytes of @text as @spec and @how say. NULL if there is
 * nothing to change. Any bytes will do: those that are not UTF-8 stay. */
IRI_API IriPrepared *iri_prepare (const char *text,
                                  gsize length,
                                  const IriSpec *spec,
                                  const IriPreparation *how);

/* Puts @length bytes of @text in NFC. NULL if it is already. */
IRI_API IriPrepared *iri_prepare_nfc (const char *text, gsize length);
IRI_API void iri_prepared_free (IriPrepared *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriPrepared, iri_prepared_free)

G_END_DECLS
