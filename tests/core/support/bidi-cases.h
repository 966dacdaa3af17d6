/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-uba.h"

/* Unicode's conformance tests for the bidirectional algorithm: BidiTest.txt and
 * BidiCharacterTest.txt of Debian's unicode-data, 15.0. */

/**
 * BidiCase:
 * @uba: the input of the algorithm
 * @base: the expected level of the paragraph; %IRI_UBA_AUTO if the file has none
 * @levels: the expected levels, separated by spaces, x for none
 * @order: the expected order of the characters that have a level
 * @line: the line of the file, for messages
 */
typedef struct
{
  IriUbaInput uba;
  int base;
  const char *levels;
  const char *order;
  const char *line;
} BidiCase;

/* Returns whether an implementation gives the expected result. */
typedef gboolean (*BidiCaseFunc) (const BidiCase *one);

/* Adds two tests to GTest, with these names: @classes runs @func for each case of
 * BidiTest.txt, once for each direction in its line, and @characters for each case
 * of BidiCharacterTest.txt. */
void bidi_add_cases (const char *classes, const char *characters, BidiCaseFunc func);

/* Returns whether @levels are those of @one. If @removed is FALSE, characters that
 * rule X9 removes may have any level, because not every implementation removes
 * them. */
gboolean
bidi_case_has_levels (const BidiCase *one, const guint8 *levels, gboolean removed);

/* Returns the class with this short name: U_LEFT_TO_RIGHT for "L". */
guint8 bidi_class_of (const char *name);
