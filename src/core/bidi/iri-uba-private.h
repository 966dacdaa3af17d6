/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-uba.h"

#include <unicode/uchar.h>

G_BEGIN_DECLS

/* A set of Bidi_Classes. */
#define IRI_UBA_BIT(bidi_class) (1U << (bidi_class))

/**
 * IriUbaRun:
 * @begin: its first character, in characters of the paragraph
 * @end: where it ends
 * @next: the next one of its isolating run sequence (BD13), or NULL
 * @pair: the PDI of an isolate initiator and the other way round (BD9), or the
 *   closing bracket of an opening one (BD16), or NULL
 * @original: the Bidi_Class given
 * @bidi_class: the class as the rules have left it so far
 * @embedding: the level as X1 to X9 have left it
 * @level: the level as the rules have left it so far
 *
 * Adjacent characters of one class, which each rule changes alike. There are far
 * fewer runs than characters in text of words, so the rules work on runs. A paired
 * bracket or an explicit formatting character is a run of its own.
 */
typedef struct _IriUbaRun IriUbaRun;
struct _IriUbaRun
{
  guint32 begin;
  guint32 end;
  IriUbaRun *next;
  IriUbaRun *pair;
  guint8 original;
  guint8 bidi_class;
  guint8 embedding;
  guint8 level;
};

/* A paragraph under way. */
typedef struct
{
  const IriUba *uba;
  gsize begin; /* of the paragraph, in characters of the text */
  gsize n;
  guint8 level;
  IriUbaRun *runs;
  gsize n_runs;
  guint32 seen; /* the set of the classes given */
  gboolean has_brackets;
} IriUbaParagraph;

/* An isolating run sequence (BD13): its first run, and the direction that counts
 * as before it (X10). */
typedef struct
{
  IriUbaParagraph *paragraph;
  IriUbaRun *first;
  guint8 level;
  guint8 sos;
} IriUbaSequence;

static inline gboolean
iri_uba_is_isolate_initiator (guint8 bidi_class)
{
  return bidi_class == U_LEFT_TO_RIGHT_ISOLATE || bidi_class == U_RIGHT_TO_LEFT_ISOLATE
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

/* Reports each character of @run to the caller of the algorithm. */
void
iri_uba_report (const IriUbaParagraph *self, const char *rule, const IriUbaRun *run);

/* A rule changes @run to @bidi_class and @level. */
static inline void
iri_uba_set (const IriUbaParagraph *self,
             const char *rule,
             IriUbaRun *run,
             guint8 bidi_class,
             guint8 level)
{
  if (run->bidi_class == bidi_class && run->level == level)
    return;
  run->bidi_class = bidi_class;
  run->level = level;
  if (self->uba->changed != NULL)
    iri_uba_report (self, rule, run);
}

/* BD9, P2 and P3: the level that the first strong character from @begin to before
 * @end asks for, isolates skipped: 0 or 1, and 0 if there is none. */
guint8 iri_uba_first_strong (const IriUbaRun *begin, const IriUbaRun *end);

/* X1 to X9. */
void iri_uba_explicit (IriUbaParagraph *self);

/* The direction that counts as after a sequence whose last run is @last (X10). */
guint8 iri_uba_eos (const IriUbaSequence *self, const IriUbaRun *last);

/* W1 to I2, of one isolating run sequence. */
void iri_uba_weak (const IriUbaSequence *self);
void iri_uba_neutral (const IriUbaSequence *self);

G_END_DECLS
