/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-uba.h"

#include <unicode/uchar.h>

G_BEGIN_DECLS

#define IRI_UBA_NO_MATCH G_MAXSIZE

/* A paragraph under way. */
typedef struct
{
  const IriUba *uba;
  gsize begin; /* of the paragraph, in characters of the text */
  gsize n;
  guint8 level;
  guint8 *classes; /* as the rules have left them */
  guint8 *levels;
  const guint8 *explicit_levels; /* as X1 to X9 have left them */
  gsize *match; /* of an isolate initiator its PDI and back (BD9) */
} IriUbaParagraph;

/* An isolating run sequence (BD13): the indices of its characters, and the
 * directions that count as before and after it (X10). */
typedef struct
{
  IriUbaParagraph *paragraph;
  const gsize *at;
  gsize n;
  guint8 level;
  guint8 sos;
  guint8 eos;
} IriUbaSequence;

static inline gboolean
iri_uba_is_isolate_initiator (guint8 bidi_class)
{
  return bidi_class == U_LEFT_TO_RIGHT_ISOLATE
         || bidi_class == U_RIGHT_TO_LEFT_ISOLATE
         || bidi_class == U_FIRST_STRONG_ISOLATE;
}

/* What X9 takes out. */
static inline gboolean
iri_uba_is_removed (guint8 bidi_class)
{
  switch (bidi_class)
    {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_BOUNDARY_NEUTRAL:
      return TRUE;
    default:
      return FALSE;
    }
}

static inline guint8
iri_uba_direction (guint8 level)
{
  return level % 2 == 0 ? U_LEFT_TO_RIGHT : U_RIGHT_TO_LEFT;
}

/* A rule makes @bidi_class of the character at @index of the paragraph, and puts
 * it on @level. */
void iri_uba_set (IriUbaParagraph *self,
                  const char *rule,
                  gsize index,
                  guint8 bidi_class,
                  guint8 level);

/* A rule makes @bidi_class of the character at @index of the paragraph. */
void iri_uba_set_class (IriUbaParagraph *self,
                        const char *rule,
                        gsize index,
                        guint8 bidi_class);

/* A rule puts the character at @index of the paragraph on @level. */
void iri_uba_set_level (IriUbaParagraph *self,
                        const char *rule,
                        gsize index,
                        guint8 level);

/* BD9, P2 and P3: the first strong character between @begin and @end, isolates
 * passed over. 0, 1, or @otherwise. */
guint8 iri_uba_first_strong (const IriUbaParagraph *self,
                             gsize begin,
                             gsize end,
                             guint8 otherwise);

/* X1 to X9. */
void iri_uba_explicit (IriUbaParagraph *self);

/* W1 to I2, of one isolating run sequence. */
void iri_uba_weak (IriUbaSequence *self);
void iri_uba_neutral (IriUbaSequence *self);

G_END_DECLS
