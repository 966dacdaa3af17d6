/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

typedef enum
{
  SCOPE_LESSON_HEADING,
  SCOPE_LESSON_PARAGRAPH,
  SCOPE_LESSON_ITEM,        /* of a list */
  SCOPE_LESSON_IRI,         /* a picture of an IRI */
  SCOPE_LESSON_STEPS,       /* the rules that put an IRI in visual order */
  SCOPE_LESSON_HOST,        /* a host by each flavour of IDNA */
  SCOPE_LESSON_TABLE,       /* a text in several charsets */
  SCOPE_LESSON_COMPARE,     /* two IRIs */
  SCOPE_LESSON_CONVENTIONS, /* an IRI by each display convention */
  SCOPE_LESSON_SEE,         /* the sections of standards that say so */
} ScopeLessonBlockKind;

/**
 * ScopeLessonBlock:
 * @kind: what it is; from %SCOPE_LESSON_IRI on, a live field
 * @line: its first line in the file, from 1
 * @text: its text, the lines joined by spaces, or the argument of the field
 * @other: (nullable): the second IRI of %SCOPE_LESSON_COMPARE
 */
typedef struct
{
  ScopeLessonBlockKind kind;
  guint line;
  char *text;
  char *other;
} ScopeLessonBlock;

/**
 * ScopeLessonProblem:
 * @line: the line, from 1
 * @message: what is wrong there, not yet translated. Static
 */
typedef struct
{
  guint line;
  const char *message;
} ScopeLessonProblem;

/**
 * ScopeLesson:
 * @title: its title; "" if there is none
 * @blocks: #ScopeLessonBlock items
 * @problems: #ScopeLessonProblem items, in the order of the lines
 *
 * A lesson: text with live fields. CONTRIBUTING.md describes the format.
 */
typedef struct
{
  char *title;
  GPtrArray *blocks;
  GArray *problems;
} ScopeLesson;

/* Reads @length bytes of @text, whatever they are: what is wrong is a problem, and the
 * rest is read. Free with scope_lesson_free(). */
ScopeLesson *scope_lesson_new (const char *text, gsize length);
void scope_lesson_free (ScopeLesson *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeLesson, scope_lesson_free)

/* Whether a block of @kind has text to translate. */
gboolean scope_lesson_is_prose (ScopeLessonBlockKind kind);
