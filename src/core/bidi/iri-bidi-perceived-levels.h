/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"

/* The levels that readers assume for the cells they see. */

/* Applies the rule of 3987bis-00 §4.4: read from left to right up to a block of
 * right-to-left text, read the block from right to left, including the delimiters in
 * it, and go on from left to right. A block has no left-to-right letter. It begins and
 * ends with a right-to-left letter, or with a bracket if it contains the other one of
 * the pair. Numbers and percent-encodings are always read from left to right.
 *
 * In right-to-left prose the directions are swapped: read from right to left up to a
 * block that begins and ends with a left-to-right letter.
 *
 * Returns an array of one level for each cell, owned by the caller. */
guint8 *iri_bidi_perceive_by_rule (const IriBidiCells *cells);

/* Reads the components from left to right, and each component in its own direction:
 * from right to left if all its letters are right-to-left, otherwise by the rule
 * above. Returns an array of one level for each cell, owned by the caller. */
guint8 *iri_bidi_perceive_by_component (const IriBidiCells *cells);
