/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi-steps.h"
#include "iri-notation.h"

/**
 * IriStepCell:
 * @index: the index of the character
 * @c: the character, as iri_notation_letter() has it
 * @component: its component, or that with the colour of its script, or
 *   %IRI_COMPONENT_NONE
 * @bidi_class: its Bidi_Class after the step
 * @level: its level after the step, or %IRI_BIDI_REMOVED
 * @changed: whether the step changed it or, for rule L2, its position
 */
typedef struct
{
  guint32 index;
  gunichar c;
  IriComponent component;
  guint8 bidi_class;
  guint8 level;
  gboolean changed;
} IriStepCell;

/* A text while the steps of UAX #9 are applied to it, one after the other. */
typedef struct _IriStepReplay IriStepReplay;

/* Begins before the first of @steps, which are those of @bidi. Letters are in
 * @notation. Free with iri_step_replay_free(). */
IriStepReplay *iri_step_replay_new (const IriBidi *bidi,
                                    const IriBidiSteps *steps,
                                    IriNotation notation);
void iri_step_replay_free (IriStepReplay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriStepReplay, iri_step_replay_free)

/* Gives the cells the colours of @scripts, an array of #IriStepScript, instead of those
 * of components. */
void iri_step_replay_color_by_script (IriStepReplay *self,
                                      const IriBidi *bidi,
                                      const GArray *scripts);

/* Applies @step, the next one; NULL after the last. */
void iri_step_replay_apply (IriStepReplay *self, const IriBidiStep *step);

/* The first @max cells: an array of IriStepCell, in logical order or, from rule L2 on
 * and after the last step, in visual order. Free with g_array_unref(). */
GArray *iri_step_replay_cells (const IriStepReplay *self, gsize max);
