/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"

G_BEGIN_DECLS

/* The levels that readers assume for the cells they see. */

/* By the rule of 3987bis-00 §4.4: read from left to right until a block of
 * right-to-left text, read the block, the delimiters in it included, from right
 * to left, then go on. A block has no left-to-right letter, and begins and ends
 * with a right-to-left one or with a bracket whose other one is inside. Numbers
 * and percent-encodings are read from left to right everywhere.
 *
 * In right-to-left prose the directions are swapped: from right to left until a
 * block that begins and ends with a left-to-right letter.
 *
 * An array of an item for each cell, owned by the caller. */
guint8 *iri_bidi_perceive_by_rule (const IriBidiCells *cells);

/* The levels if components are read from left to right, each in its own direction:
 * from right to left if all its letters are right-to-left, otherwise by the rule
 * above. */
guint8 *iri_bidi_perceive_by_component (const IriBidiCells *cells);

G_END_DECLS
