/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The Unicode Bidirectional Algorithm (UAX #9, revision 46), implemented exactly, rule
 * by rule, in linear time. The program shows the visual order that this implementation
 * gives; docs/decisions/bidi-implementation.md explains why. */

/* No character is the cause. */
#define IRI_UBA_NO_CAUSE G_MAXUINT32

/**
 * IriUbaCause:
 * @before: the character before the changed one that decided: the one whose class a
 *   mark takes (W1), the strong character (P3, W2, W7), the neighbor (W4, W5, N1, N2),
 *   the opening bracket (N0), or the control that began the embedding (X5a to X6a)
 * @after: the character after it that decided: the neighbor (W4, W5, N1, N2), the
 *   closing bracket (N0), or the separator (L1)
 * @inside: a strong character inside the brackets, if that decided (N0 b)
 * @context: the strong character before the brackets, if that decided (N0 c)
 *
 * The characters, indices into the text, because of which a rule changes another one.
 * Where the rule looks beyond the first or last character of a sequence (X10), the
 * value is %IRI_UBA_NO_CAUSE.
 */
typedef struct
{
  guint32 before;
  guint32 after;
  guint32 inside;
  guint32 context;
} IriUbaCause;

/* Called when @rule changes the character @index to @bidi_class (a UCharDirection) and
 * @level because of @cause. Each character starts with its class in the input and the
 * paragraph level, or 0 if P3 determines that. Calls follow the order of the rules,
 * from W1 to I2 within each isolating run sequence. */
typedef void (*IriUbaFunc) (const char *rule,
                            gsize index,
                            guint8 bidi_class,
                            guint8 level,
                            const IriUbaCause *cause,
                            gpointer data);

/* Lets P2 and P3 determine the paragraph level. */
#define IRI_UBA_AUTO (-1)

/**
 * IriUbaInput:
 * @classes: the Bidi_Class of each character, a UCharDirection
 * @brackets: (nullable): for each character 1 if it is an opening paired bracket, -1
 *   if it is a closing one, otherwise 0; NULL if there are no brackets. Only those of
 *   class ON count (BD14)
 * @bracket_ids: (nullable): equal for both brackets of a pair; NULL with @brackets
 * @n: the number of characters, at most %G_MAXUINT32
 * @level: the paragraph's embedding level, 0 or 1, or %IRI_UBA_AUTO
 * @changed: (nullable): called for each change
 * @data: user data for @changed
 *
 * The input of the algorithm, owned by the caller.
 */
typedef struct
{
  const guint8 *classes;
  const gint8 *brackets;
  const gunichar *bracket_ids;
  gsize n;
  int level;
  IriUbaFunc changed;
  gpointer data;
} IriUbaInput;

/* The level of a character that X9 removes. */
#define IRI_UBA_REMOVED 0xff

/* Sets @levels, of @uba->n items, to the embedding level of each character
 * (P1 to L1). With %IRI_UBA_AUTO each paragraph determines its own level.
 * Returns the level of the first paragraph. */
guint8 iri_uba_levels (const IriUbaInput *uba, guint8 *levels);

/* Calls @resolve for each paragraph of the text (P1), which sets its @levels and
 * returns its own. Returns the level of the first. */
guint8 iri_uba_each_paragraph (
    const IriUbaInput *uba,
    guint8 (*resolve) (const IriUbaInput *uba, gsize begin, gsize end, guint8 *levels),
    guint8 *levels);

/* An implementation of the algorithm: iri_uba_levels() or iri_fribidi_levels(). */
typedef guint8 (*IriUbaLevelsFunc) (const IriUbaInput *uba, guint8 *levels);

/* Called when the visual positions from @begin to before @end, all on @level or above,
 * are reversed (L2). */
typedef void (*IriUbaReverseFunc) (guint8 level, gsize begin, gsize end, gpointer data);

/* Sets @order, which has room for @n items, to the indices of the characters of one
 * line from left to right (L2), without removed ones. Calls @turned, which may be
 * NULL, for each reversal, the highest level first. Returns the number of characters
 * shown. */
gsize iri_uba_order (const guint8 *levels,
                     gsize n,
                     guint32 *order,
                     IriUbaReverseFunc turned,
                     gpointer data);
