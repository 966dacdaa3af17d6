/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-character-list.h"

G_BEGIN_DECLS

/* So many characters of a text are shown at a step, those around what the step
 * changed. */
#define SCOPE_BIDI_TRACE_MAX_CELLS 120

/**
 * ScopeBidiTraceCell:
 * @index: the character
 * @c: which one it is
 * @component: its component, or %IRI_COMPONENT_NONE
 * @bidi_class: its Bidi_Class after the step
 * @level: its level after the step, or %IRI_BIDI_REMOVED
 * @changed: whether the step changed it or, for rule L2, its place
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
 * The Unicode Bidirectional Algorithm at work, one rule after another: those
 * that changed something.
 */
typedef struct _ScopeBidiTrace ScopeBidiTrace;

/* In any thread; takes linear time. */
ScopeBidiTrace *scope_bidi_trace_new (ScopeCharacterList *characters);
void scope_bidi_trace_free (ScopeBidiTrace *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeBidiTrace, scope_bidi_trace_free)

guint scope_bidi_trace_get_n_steps (const ScopeBidiTrace *self);

/* The rule of the step, "W4", and what it says. Static. */
const char *scope_bidi_trace_get_rule (const ScopeBidiTrace *self, guint step);
const char *scope_bidi_trace_get_summary (const ScopeBidiTrace *self,
                                          guint step);

/* What the step changed, a sentence each; after @max of them one that says how
 * many more there are. Free with g_strfreev(). */
char **scope_bidi_trace_get_changes (const ScopeBidiTrace *self,
                                     guint step,
                                     guint max);

/* What the text is after the step: an array of #ScopeBidiTraceCell, in stored order
 * or, from rule L2 on, from left to right. @first is set to the place of the
 * first one, from 0. Free with g_array_unref(). */
GArray *scope_bidi_trace_get_cells (const ScopeBidiTrace *self,
                                    guint step,
                                    gsize *first);

G_END_DECLS
