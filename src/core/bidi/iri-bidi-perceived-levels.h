/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"

G_BEGIN_DECLS

/* What people take for the levels of the cells that they see. */

/* By the rule of 3987bis-00 §4.4: read from left to right until a block of
 * right-to-left text, read the block, the delimiters in it included, from right
 * to left, then go on. A block has no left-to-right letter, and begins and ends
 * with a right-to-left one or with a bracket whose other one is inside. Numbers
 * and percent-encodings are read from left to right everywhere.
 *
 * Who reads right-to-left prose does the same the other way round: from right to
 * left until a block that begins and ends with a left-to-right letter.
 *
 * An array of an item for each cell, owned by the caller. */
guint8 *iri_bidi_perceive_by_rule (const IriBidiCells *cells);

/* Component by component, those from left to right, each in its own direction:
 * from right to left if all letters in it are right-to-left ones, else by the
 * rule. */
guint8 *iri_bidi_perceive_by_component (const IriBidiCells *cells);

G_END_DECLS
