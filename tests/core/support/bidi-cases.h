/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-uba.h"

G_BEGIN_DECLS

/* All that Unicode has to test the bidirectional algorithm with: BidiTest.txt and
 * BidiCharacterTest.txt of Debian's unicode-data, 15.0. */

/**
 * BidiCase:
 * @uba: what the algorithm is given
 * @levels: what has to come out, a space between two, x for none
 * @order: the order of those that have a level
 * @line: the line of the file, to be shown
 */
typedef struct
{
  IriUba uba;
  const char *levels;
  const char *order;
  const char *line;
} BidiCase;

/* Whether what has to come out does. */
typedef gboolean (*BidiCaseFunc) (const BidiCase *one);

/* Tests of the names in GTest: that @func says so of each case of BidiTest.txt,
 * one for each direction that a line asks for, and of BidiCharacterTest.txt. */
void bidi_add_cases (const char *classes, const char *characters, BidiCaseFunc func);

/* Whether @levels are as @one says. What X9 takes out may have any level if
 * @removed is FALSE: not every implementation takes it out. */
gboolean
bidi_case_has_levels (const BidiCase *one, const guint8 *levels, gboolean removed);

/* A class by its short name, as U_LEFT_TO_RIGHT by "L". */
guint8 bidi_class_of (const char *name);

G_END_DECLS
