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
 * @unit: what is shown elsewhere
 * @instead: what belongs there
 *
 * A unit that stands where another one belongs; both are indices into @units of
 * the reading.
 */
typedef struct
{
  gsize unit;
  gsize instead;
} IriBidiMove;

/**
 * IriBidiPerception:
 * @units: of IriBidiUnit: the units of the text that was ordered, in stored order
 * @torn: of gsize, indices into @units: those shown in more pieces than one, in
 *   stored order
 * @torn_components: a bit, 1 << IriComponent, for each component shown in more pieces than
 *   one
 * @moves: of IriBidiMove, in visual order: units by their leftmost places, beside
 *   the stored order
 * @seen_components: what a reader who takes the line from left to right takes for
 *   components: the visual text parsed; spans are bytes of the visual text
 * @seems: whether that reader sees other characters in the host than it has, or
 *   a host where there is none
 * @read: what a person reads by the rule of 3987bis-00 §4.4; NULL if it is the
 *   text. A line of right-to-left prose is read by the same rule the other way
 *   round, from right to left until a block of left-to-right text
 * @by_component: what a person reads who takes the components one by one from
 *   left to right, each in its own direction; NULL if it is the text
 * @twin: another text that is shown the same by the same convention, an IRI
 *   reference if one was found that is; NULL if none was found
 *
 * What a reader makes of a line.
 */
typedef struct
{
  GArray *units;
  GArray *torn;
  guint torn_components;
  GArray *moves;
  IriComponents seen_components;
  gboolean seems;
  char *read;
  char *by_component;
  char *twin;
} IriBidiPerception;

/* Reads what @bidi shows, by the grammar of @spec. Takes linear time; the longer a
 * text is than 4,096 characters, the fewer twins are tried. */
IRI_API IriBidiPerception *iri_bidi_perception_new (const IriBidi *bidi,
                                                    const IriSpec *spec);
IRI_API void iri_bidi_perception_free (IriBidiPerception *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiPerception, iri_bidi_perception_free)

G_END_DECLS
