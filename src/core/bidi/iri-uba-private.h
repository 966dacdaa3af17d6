/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-uba.h"

#include <unicode/uchar.h>

/* A Bidi_Class as an element of a set. */
#define IRI_UBA_BIT(bidi_class) (1U << (bidi_class))

/**
 * IriUbaRun:
 * @begin: its first character, in characters of the paragraph
 * @end: just past its last character
 * @next: the next run of its isolating run sequence (BD13), or NULL
 * @pair: the PDI that matches an isolate initiator, and the other way round (BD9), or
 *   the closing bracket that matches an opening one (BD16), or NULL
 * @original: the Bidi_Class in the input
 * @bidi_class: the class after the rules applied so far
 * @embedding: the level after X1 to X9
 * @level: the level after the rules applied so far
 *
 * Adjacent characters of one class, which every rule changes in the same way. Text in
 * words has far fewer runs than characters, so the rules work on runs. A paired
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

/* A paragraph while it is being resolved. */
typedef struct
{
  const IriUbaInput *uba;
  gsize begin; /* its first character in the text */
  gsize n;
  guint8 level;
  IriUbaRun *runs;
  gsize n_runs;
  guint32 seen; /* the set of the classes in the input */
  gboolean has_brackets;
} IriUbaParagraph;

/* An isolating run sequence (BD13), with its first run and the direction that is
 * assumed before it (X10). */
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

/* Whether X9 removes characters of @bidi_class. */
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

/* The runs because of which a rule changes another one; see IriUbaCause. */
typedef struct
{
  const IriUbaRun *before;
  const IriUbaRun *after;
  const IriUbaRun *inside;
  const IriUbaRun *context;
} IriUbaRunCause;

/* Calls the @changed function of the input for each character of @run. */
void iri_uba_report (const IriUbaParagraph *self,
                     const char *rule,
                     const IriUbaRun *run,
                     const IriUbaRunCause *cause);

/* Changes @run to @bidi_class and @level because of @cause, and reports it if that is a
 * change. */
static inline void
iri_uba_set_because (const IriUbaParagraph *self,
                     const char *rule,
                     IriUbaRun *run,
                     guint8 bidi_class,
                     guint8 level,
                     IriUbaRunCause cause)
{
  if (run->bidi_class == bidi_class && run->level == level)
    return;
  run->bidi_class = bidi_class;
  run->level = level;
  if (self->uba->changed != NULL)
    iri_uba_report (self, rule, run, &cause);
}

/* The same if no other run is the cause. */
static inline void
iri_uba_set (const IriUbaParagraph *self,
             const char *rule,
             IriUbaRun *run,
             guint8 bidi_class,
             guint8 level)
{
  iri_uba_set_because (self, rule, run, bidi_class, level, (IriUbaRunCause){ NULL });
}

/* The level that the first strong character from @begin to before @end determines,
 * 0 or 1, or 0 if there is none. Skips isolates (BD9, P2 and P3). Sets *@strong, which
 * may be NULL, to that character, or to NULL. */
guint8 iri_uba_first_strong (const IriUbaRun *begin,
                             const IriUbaRun *end,
                             const IriUbaRun **strong);

/* Applies X1 to X9. */
void iri_uba_explicit (IriUbaParagraph *self);

/* The direction that is assumed after a sequence whose last run is @last (X10). */
guint8 iri_uba_eos (const IriUbaSequence *self, const IriUbaRun *last);

/* Apply W1 to W7, and N0 to I2, to one isolating run sequence. */
void iri_uba_weak (const IriUbaSequence *self);
void iri_uba_neutral (const IriUbaSequence *self);
