/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-question.h"

#include <gio/gio.h>

/* Instead of an #IriQuestionKind: each kind in turn. */
#define SCOPE_PRACTICE_ALL IRI_N_QUESTIONS

/**
 * ScopePractice:
 *
 * Asks questions, which get harder with right answers, and keeps the progress and the
 * question in the settings.
 */
typedef struct _ScopePractice ScopePractice;

/* Continues with the question that was asked last. Without @settings, which may be
 * NULL, nothing is kept. Free with scope_practice_free(). */
ScopePractice *scope_practice_new (GSettings *settings);
void scope_practice_free (ScopePractice *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopePractice, scope_practice_free)

/* The question; owned by @self until the next one is asked. */
const IriQuestion *scope_practice_get_question (ScopePractice *self);

/* Asks the next question. */
void scope_practice_next (ScopePractice *self);

/* The kind that is asked, or %SCOPE_PRACTICE_ALL. Setting another one asks a new
 * question. */
guint scope_practice_get_kind (ScopePractice *self);
void scope_practice_set_kind (ScopePractice *self, guint kind);

/* Whether @answer is right. Only the first answer to a question is counted: two right
 * ones in a row make the next questions of its kind harder, a wrong one makes them
 * easier. */
gboolean scope_practice_answer (ScopePractice *self, const char *answer);

/* The difficulty of the question, from 0 to %IRI_QUESTION_MAX_DIFFICULTY. */
guint scope_practice_get_difficulty (ScopePractice *self);

/* How many questions were answered, and how many of them right. */
void scope_practice_get_progress (ScopePractice *self, guint *right, guint *answered);

/* Forgets the progress and asks the easiest questions again. */
void scope_practice_reset (ScopePractice *self);
