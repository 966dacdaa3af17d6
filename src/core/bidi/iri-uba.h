/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* The Unicode Bidirectional Algorithm (UAX #9, revision 46) to the letter, rule
 * by rule, in linear time. The visual order that the program shows is by this
 * implementation; docs/decisions/bidi-implementation.md says why. */

/* A rule changed a character: it is of @bidi_class (a UCharDirection) and on
 * @level now. Each began with the class given, and on the level given to the
 * paragraph, 0 where P3 has to find it. @index counts characters. The rules of a
 * paragraph, and from W1 to I2 those of each isolating run sequence, come in
 * their order. */
typedef void (*IriUbaFunc) (const char *rule,
                            gsize index,
                            guint8 bidi_class,
                            guint8 level,
                            gpointer data);

/* The direction of a paragraph that P2 and P3 are to find. */
#define IRI_UBA_AUTO (-1)

/**
 * IriUba:
 * @classes: the Bidi_Class of each character, a UCharDirection
 * @brackets: of each character 1 for an opening paired bracket, -1 for a closing
 *   one, 0 for others; NULL for none at all. Only those of class ON count (BD14)
 * @bracket_ids: what the two of a pair have in common; NULL with @brackets
 * @n: how many characters there are, at most %G_MAXUINT32
 * @level: the paragraph's embedding level, 0 or 1, or %IRI_UBA_AUTO
 * @changed: takes what each rule changed, in their order, or NULL
 * @data: for @changed
 *
 * What the algorithm is given. The caller owns it all.
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
} IriUba;

/* A character that X9 takes out has no level. */
#define IRI_UBA_REMOVED 0xff

/* Sets @levels, of @uba->n items, to the embedding level of each character
 * (P1 to L1). A paragraph separator ends a paragraph; each has the level given or
 * finds its own. Returns the level of the first one. */
guint8 iri_uba_levels (const IriUba *uba, guint8 *levels);

/* An implementation of that: iri_uba_levels(), or iri_fribidi_levels(). */
typedef guint8 (*IriUbaLevelsFunc) (const IriUba *uba, guint8 *levels);

/* What stands at the visual places from @begin to @end was turned around, for it
 * is on @level or higher (L2). */
typedef void (*IriUbaTurnFunc) (guint8 level,
                                gsize begin,
                                gsize end,
                                gpointer data);

/* Sets @order, which has room for @n items, to the characters of one line from
 * left to right (L2), those without a level left out. Tells @turned, which may be
 * NULL, what it turns, the highest level first. Returns how many are shown. */
gsize iri_uba_order (const guint8 *levels,
                     gsize n,
                     guint32 *order,
                     IriUbaTurnFunc turned,
                     gpointer data);

G_END_DECLS
