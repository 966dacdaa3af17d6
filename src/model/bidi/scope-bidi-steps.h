/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-notation.h"
#include "scope-character-list.h"

/* How many characters a step shows, around the first change. */
#define SCOPE_BIDI_STEP_MAX_CELLS 120

/**
 * ScopeBidiStepCell:
 * @index: the index of the character
 * @c: the character, as the notation displays it
 * @component: its component, or %IRI_COMPONENT_NONE
 * @bidi_class: its Bidi_Class after the step
 * @level: its level after the step, or %IRI_BIDI_REMOVED
 * @changed: whether the step changed it or, for rule L2, its position
 */
typedef struct
{
  gsize index;
  gunichar c;
  IriComponent component;
  guint8 bidi_class;
  guint8 level;
  gboolean changed;
} ScopeBidiStepCell;

/**
 * ScopeBidiSteps:
 *
 * The steps of the Unicode Bidirectional Algorithm: the stored text, the rules that
 * changed something, or all, in order, and the text as it is shown. An empty text has
 * none.
 */
typedef struct _ScopeBidiSteps ScopeBidiSteps;

/* The steps of the text of @characters, with letters as @notation displays them. Linear
 * time; in any thread. */
ScopeBidiSteps *scope_bidi_steps_new (ScopeCharacterList *characters,
                                      ScopeBidiNotation notation);
void scope_bidi_steps_free (ScopeBidiSteps *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeBidiSteps, scope_bidi_steps_free)

/* Whether FriBidi, a second implementation of UAX #9, gives the same order, as a
 * sentence. Owned by @self. */
const char *scope_bidi_steps_get_second_opinion (const ScopeBidiSteps *self);

/* Sets whether rules that change nothing are steps too; at first they are not. Returns
 * the number that step @step has then or, if it is none any more, the next one. */
guint scope_bidi_steps_set_all (ScopeBidiSteps *self, gboolean all, guint step);

guint scope_bidi_steps_get_n (const ScopeBidiSteps *self);

/* The rule of the step, "W4", or a name for the first and the last, and its summary.
 * Static. */
const char *scope_bidi_steps_get_rule (const ScopeBidiSteps *self, guint step);
const char *scope_bidi_steps_get_summary (const ScopeBidiSteps *self, guint step);

/* Why the step made its first @max changes, a sentence each, and one with the number of
 * others, or one that says that there are none; none for the first and the last step.
 * Free with g_strfreev(). */
char **scope_bidi_steps_get_changes (const ScopeBidiSteps *self, guint step, guint max);

/* The text after the step: an array of #ScopeBidiStepCell, in logical order or, from
 * rule L2 on, in visual order. Free with g_array_unref(). */
GArray *scope_bidi_steps_get_cells (const ScopeBidiSteps *self, guint step);

/* What each class of @cells is, "CS: Separators in numbers", in the order in which they
 * occur. Free with g_strfreev(). */
char **scope_bidi_steps_explain_classes (const GArray *cells);
