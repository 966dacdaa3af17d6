/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-characters.h"

G_BEGIN_DECLS

/* So many characters of a text are shown at a step, those around what the step
 * changed. */
#define SCOPE_TRACE_MAX_CELLS 120

/**
 * ScopeTraceCell:
 * @index: the character
 * @c: which one it is
 * @part: its component, or %IRI_PART_NONE
 * @bidi_class: its Bidi_Class after the step
 * @level: its level after the step, or %IRI_BIDI_REMOVED
 * @changed: whether the step changed it or, for rule L2, its place
 */
typedef struct
{
  gsize index;
  gunichar c;
  IriPart part;
  guint8 bidi_class;
  guint8 level;
  gboolean changed;
} ScopeTraceCell;

/**
 * ScopeTrace:
 *
 * The Unicode Bidirectional Algorithm at work, one rule after another: those
 * that changed something.
 */
typedef struct _ScopeTrace ScopeTrace;

/* In any thread; takes linear time. */
ScopeTrace *scope_trace_new (ScopeCharacters *characters);
void scope_trace_free (ScopeTrace *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeTrace, scope_trace_free)

guint scope_trace_get_n_steps (const ScopeTrace *self);

/* The rule of the step, "W4", and what it says. Static. */
const char *scope_trace_get_rule (const ScopeTrace *self, guint step);
const char *scope_trace_get_summary (const ScopeTrace *self, guint step);

/* What the step changed, a sentence each; after @max of them one that says how
 * many more there are. Free with g_strfreev(). */
char **scope_trace_get_changes (const ScopeTrace *self, guint step, guint max);

/* What the text is after the step: an array of #ScopeTraceCell, in stored order
 * or, from rule L2 on, from left to right. @first is set to the place of the
 * first one, from 0. Free with g_array_unref(). */
GArray *
scope_trace_get_cells (const ScopeTrace *self, guint step, gsize *first);

G_END_DECLS
