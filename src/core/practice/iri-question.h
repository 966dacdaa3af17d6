/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* What a question for practice asks. */
typedef enum
{
  IRI_QUESTION_ORDER,   /* the visual order of an IRI */
  IRI_QUESTION_HOST,    /* which component is the host */
  IRI_QUESTION_TWIN,    /* which of two IRIs looks the same as another one */
  IRI_QUESTION_TYPE,    /* the IRI that is stored, from its visual order */
  IRI_QUESTION_RUNG,    /* the lowest rung on which two IRIs are equal */
  IRI_QUESTION_LOOKUP,  /* the host that a browser looks up */
  IRI_QUESTION_FOREIGN, /* the letter of another script */
  IRI_N_QUESTIONS,
} IriQuestionKind;

/* Questions get harder up to this difficulty; 0 is the easiest. */
#define IRI_QUESTION_MAX_DIFFICULTY 4

/**
 * IriQuestion:
 * @kind: what it asks
 * @text: what the question is about: an IRI in logical order; for %IRI_QUESTION_TYPE in
 *   visual order
 * @other: (nullable): the second IRI of %IRI_QUESTION_RUNG
 * @answer: the right answer, and the only one
 * @choices: (nullable): the answer and wrong ones, in the order in which to show them;
 *   NULL for %IRI_QUESTION_TYPE and %IRI_QUESTION_FOREIGN, which have no choices
 *
 * A question for practice. The answers of %IRI_QUESTION_RUNG are ids: of an #IriRung,
 * or "different".
 */
typedef struct
{
  IriQuestionKind kind;
  char *text;
  char *other;
  char *answer;
  char **choices;
} IriQuestion;

/* Makes a question. The same arguments always make the same question, another @seed
 * usually another one. Free with iri_question_free(). */
IRI_API IriQuestion *
iri_question_new (IriQuestionKind kind, guint32 seed, guint difficulty);
IRI_API void iri_question_free (IriQuestion *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriQuestion, iri_question_free)

/* The stable id of @kind, such as "order". Static. */
IRI_API const char *iri_question_id (IriQuestionKind kind);

/* What a question of @kind asks, as a translated sentence. Static. */
IRI_API const char *iri_question_prompt (IriQuestionKind kind);

G_END_DECLS
