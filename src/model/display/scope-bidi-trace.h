/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-character-list.h"

G_BEGIN_DECLS

/* How many characters a step shows, around the first change. */
#define SCOPE_BIDI_TRACE_MAX_CELLS 120

/**
 * ScopeBidiTraceCell:
 * @index: the index of the character
 * @c: the character
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
} ScopeBidiTraceCell;

/**
 * ScopeBidiTrace:
 *
 * The steps of the Unicode Bidirectional Algorithm: the rules that changed something,
 * in order.
 */
typedef struct _ScopeBidiTrace ScopeBidiTrace;

/* Linear time; in any thread. */
ScopeBidiTrace *scope_bidi_trace_new (ScopeCharacterList *characters);
void scope_bidi_trace_free (ScopeBidiTrace *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeBidiTrace, scope_bidi_trace_free)

/* Whether FriBidi, a second implementation of UAX #9, gives the same order, as a
 * sentence. Owned by @self. */
const char *scope_bidi_trace_get_second_opinion (const ScopeBidiTrace *self);

guint scope_bidi_trace_get_n_steps (const ScopeBidiTrace *self);

/* The rule of the step, "W4", and its summary. Static. */
const char *scope_bidi_trace_get_rule (const ScopeBidiTrace *self, guint step);
const char *scope_bidi_trace_get_summary (const ScopeBidiTrace *self, guint step);

/* The first @max changes of the step, a sentence each, and one with the number of
 * others. Free with g_strfreev(). */
char **scope_bidi_trace_get_changes (const ScopeBidiTrace *self, guint step, guint max);

/* The text after the step: an array of #ScopeBidiTraceCell, in logical order or, from
 * rule L2 on, in visual order. @first is set to the position of the first cell, from
 * 0. Free with g_array_unref(). */
GArray *
scope_bidi_trace_get_cells (const ScopeBidiTrace *self, guint step, gsize *first);

G_END_DECLS
