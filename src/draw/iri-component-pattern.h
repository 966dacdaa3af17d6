/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/**
 * IriComponentPattern:
 * @width: of its line, in pixels
 * @dash: lengths of dashes and gaps, 0 behind the last
 * @n_dash: how many of these there are
 * @lines: how many lines it has
 * @zigzag: the height of a zigzag, 0 for a straight line
 * @round: whether dashes have round ends: those without a length are dots
 *
 * The pattern at the foot of what belongs to a component, which tells it from
 * others where colour does not.
 */
typedef struct
{
  double width;
  double dash[4];
  int n_dash;
  int lines;
  double zigzag;
  gboolean round;
} IriComponentPattern;

/* The strip of @component, twice as wide in high contrast; no lines for
 * %IRI_COMPONENT_NONE. */
IriComponentPattern iri_component_pattern (IriComponent component,
                                           gboolean high_contrast);

G_END_DECLS
