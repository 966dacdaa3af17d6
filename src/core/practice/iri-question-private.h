/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-question.h"

/* The question that is being made. */
typedef struct
{
  IriQuestion *question;
  GRand *random;
  guint difficulty;
  GPtrArray *wrong; /* answers that are surely wrong, all different */
} IriQuestionMaker;

/* One of @words, NULL-terminated. */
const char *iri_question_pick (IriQuestionMaker *self, const char *const *words);

/* A random number from 0 to before @end. */
guint iri_question_below (IriQuestionMaker *self, guint end);

/* Adds a wrong answer, unless it is the right one, which must be set, or is there
 * already. Takes ownership of @text. */
void iri_question_add_wrong (IriQuestionMaker *self, char *text);

/* Set all but the kind and the choices. */
void iri_question_make_order (IriQuestionMaker *self);
void iri_question_make_host (IriQuestionMaker *self);
void iri_question_make_twin (IriQuestionMaker *self);
void iri_question_make_type (IriQuestionMaker *self);
void iri_question_make_rung (IriQuestionMaker *self);
void iri_question_make_lookup (IriQuestionMaker *self);
void iri_question_make_foreign (IriQuestionMaker *self);
