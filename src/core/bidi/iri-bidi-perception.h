/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-unit.h"
#include "iri-bidi.h"
#include "iri-finding.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriBidiMove:
 * @unit: the unit that is out of order
 * @displaced_unit: the unit that logical order has in this position
 *
 * A unit shown in the position of another. Both are indices into @units of
 * IriBidiPerception.
 */
typedef struct
{
  gsize unit;
  gsize displaced_unit;
} IriBidiMove;

/**
 * IriBidiPerception:
 * @units: IriBidiUnit items: the units of the ordered text, in logical order
 * @split: gsize items, indices into @units: the units with other text shown inside
 *   them, in logical order
 * @split_components: a bit, 1 << IriComponent, for each component with other text
 *   shown inside it
 * @moves: IriBidiMove items, in visual order: the units whose leftmost positions differ
 *   from the logical order
 * @seen_components: the components that a left-to-right reader sees: those of the
 *   visual text, in bytes of the visual text
 * @seems_other_host: whether the host that this reader sees has other characters than
 *   the real one, or only one of the two exists; never if @runs_right_to_left
 * @runs_right_to_left: whether all labels of the host are right-to-left, and what is
 *   shown first in its place does not look like a host. Readers of the script expect
 *   that order
 * @perceived: (nullable): the text as read by the rule of 3987bis-00 §4.4, in
 *   right-to-left prose with directions swapped; NULL if it is the logical text
 * @perceived_by_component: (nullable): the text as read component by component from
 *   left to right, each in its own direction; NULL if it is the logical text
 * @twin: (nullable): a visual twin: another text that this convention shows the same
 *   way, an IRI reference if possible; NULL if none was found
 *
 * What a reader perceives in a line.
 */
typedef struct
{
  GArray *units;
  GArray *split;
  guint split_components;
  GArray *moves;
  IriComponents seen_components;
  gboolean seems_other_host;
  gboolean runs_right_to_left;
  char *perceived;
  char *perceived_by_component;
  char *twin;
} IriBidiPerception;

/* Analyzes how readers perceive @bidi, with the grammar of @spec. Takes linear time;
 * for texts over 4,096 characters it tries fewer twins. Free with
 * iri_bidi_perception_free(). */
IRI_API IriBidiPerception *iri_bidi_perception_new (const IriBidi *bidi,
                                                    const IriSpec *spec);
IRI_API void iri_bidi_perception_free (IriBidiPerception *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiPerception, iri_bidi_perception_free)

G_END_DECLS
