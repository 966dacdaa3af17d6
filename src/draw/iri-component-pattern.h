/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-components.h"

/**
 * IriComponentPattern:
 * @width: line width, in pixels
 * @dash: lengths of dashes and gaps in pixels, then 0
 * @n_dash: number of used elements of @dash
 * @lines: number of lines
 * @zigzag: height of a zigzag, 0 for a straight line
 * @round: whether dashes have round ends; those of length 0 are dots
 *
 * The pattern below the characters of a component, which identifies it without
 * colour.
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

/* Returns the pattern of @component, twice as wide in high contrast, or one
 * without lines for %IRI_COMPONENT_NONE. */
IriComponentPattern iri_component_pattern (IriComponent component,
                                           gboolean high_contrast);
