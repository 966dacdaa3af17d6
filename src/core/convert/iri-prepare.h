/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-notation.h"
#include "iri-span-map.h"
#include "iri-spec.h"
#include "iri-steps.h"

G_BEGIN_DECLS

/* What to do with white space (guidelines-00 §4, step 2). */
typedef enum
{
  IRI_SPACES_KEEP,
  IRI_SPACES_SPLIT, /* the caller splits; each word is its own text */
  IRI_SPACES_REMOVE,
  IRI_SPACES_ENCODE, /* each U+0020 as "%20" */
} IriSpaces;

/* Sets @spaces to the choice with the id @id, as `--spaces` takes it. FALSE if
 * there is none. */
IRI_API gboolean iri_spaces_find (const char *id, IriSpaces *spaces);

/**
 * IriPreparation:
 * @removes_display_marks: remove display marks around the text, which may be copied
 *   with it (masinter-07 §4.2, 3987bis-00 §4.1), and those inside a display form
 *   (masinter-07 §3.2)
 * @notation: the notation of the text
 * @spaces: what to do with white space
 * @normalize: normalize to NFC, as the text comes from paper or from a charset
 *   other than those of Unicode (RFC 3987 §3.1, variants A and B)
 *
 * Changes that the caller asks for; none if all zero.
 */
typedef struct
{
  gboolean removes_display_marks;
  IriNotation notation;
  IriSpaces spaces;
  gboolean normalize;
} IriPreparation;

/**
 * IriChangeInfo:
 * @id: the rule's stable id
 * @message: what was changed, not yet translated
 *
 * A rule that changes a text before it is parsed.
 */
typedef struct
{
  const char *id;
  const char *message;
} IriChangeInfo;

/**
 * IriChange:
 * @rule: the rule that made it
 * @section: the document and section that it is based on: those of the standard, or if
 *   that does not have it, those of another one. Static
 * @span: what was changed, in bytes of the text as given
 * @after: the replacement; "" if it was removed. Owned by the #IriPrepared
 *
 * A change that preparation made.
 */
typedef struct
{
  const IriChangeInfo *rule;
  const char *section;
  IriSpan span;
  char *after;
} IriChange;

/**
 * IriPrepared:
 * @text: the reference string, @length bytes and a NUL
 * @length: length of @text in bytes
 * @map: from @text to the text as given. Owned by the #IriPrepared
 * @changes: the changes, rule by rule and in the order of the text
 * @n_changes: the number of changes listed, at most 1,000 for each rule
 * @n_left_out: the number of changes not listed
 *
 * A text that is ready to be parsed.
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

/* Adds the text as given, @length octets of @text, and what it is in Unicode,
 * @unicode_length bytes of @unicode, to the steps. @charset is its charset, or NULL for
 * UTF-8, for which there is no step. */
void iri_preparation_begin_steps (IriSteps *steps,
                                  const IriSpec *spec,
                                  const char *charset,
                                  const char *text,
                                  gsize length,
                                  const char *unicode,
                                  gsize unicode_length);

/* Like iri_prepare(), but also adds the text after each step to @steps, with U+FFFD for
 * U+0000 and for bytes that are not UTF-8. Without display marks, removing them is no
 * step. @steps may be NULL. */
IriPrepared *iri_prepare_in_steps (const char *text,
                                   gsize length,
                                   const IriSpec *spec,
                                   const IriPreparation *how,
                                   IriSteps *steps);

/* Prepares @length bytes of @text by @spec and @how. NULL if nothing changes.
 * Bytes that are not UTF-8 stay. Free with iri_prepared_free(). */
IRI_API IriPrepared *iri_prepare (const char *text,
                                  gsize length,
                                  const IriSpec *spec,
                                  const IriPreparation *how);

/* Normalizes @length bytes of @text to NFC. NULL if nothing changes. Bytes that are not
 * UTF-8 stay. Free with iri_prepared_free(). */
IRI_API IriPrepared *iri_prepare_nfc (const char *text, gsize length);
IRI_API void iri_prepared_free (IriPrepared *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriPrepared, iri_prepared_free)

G_END_DECLS
