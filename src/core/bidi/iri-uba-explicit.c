/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-uba-private.h"

/* The value of max_depth (BD2). */
#define MAX_DEPTH 125

/* No override (X1). */
#define NEUTRAL 0xff

typedef struct
{
  guint8 level;
  guint8 override; /* L, R or NEUTRAL */
  gboolean isolate;
  const IriUbaRun *initiator; /* the control that pushed it; NULL for the paragraph */
} Status;

/* The directional status stack and the three counters of X1. */
typedef struct
{
  IriUbaParagraph *paragraph;
  Status stack[MAX_DEPTH + 2];
  guint top; /* index of the last entry */
  gsize overflow_isolates;
  gsize overflow_embeddings;
  gsize valid_isolates;
} Stack;

static const Status *
last (const Stack *self)
{
  return &self->stack[self->top];
}

/* The next level of the right-to-left or left-to-right direction, or 0 if it is deeper
 * than MAX_DEPTH. */
static guint8
next_level (const Stack *self, gboolean rtl)
{
  guint8 level = last (self)->level;
  guint8 next = rtl ? (guint8) ((level + 1) | 1) : (guint8) ((level + 2) & ~1);

  return next <= MAX_DEPTH ? next : 0;
}

static void
push (Stack *self,
      const IriUbaRun *initiator,
      guint8 level,
      guint8 override,
      gboolean isolate)
{
  self->stack[++self->top] = (Status){ level, override, isolate, initiator };
}

/* X2 to X5. */
static void
embed (Stack *self, const IriUbaRun *run)
{
  guint8 bidi_class = run->original;
  gboolean rtl = bidi_class == U_RIGHT_TO_LEFT_EMBEDDING
                 || bidi_class == U_RIGHT_TO_LEFT_OVERRIDE;
  guint8 level = next_level (self, rtl);
  guint8 override = bidi_class == U_LEFT_TO_RIGHT_OVERRIDE   ? U_LEFT_TO_RIGHT
                    : bidi_class == U_RIGHT_TO_LEFT_OVERRIDE ? U_RIGHT_TO_LEFT
                                                             : NEUTRAL;

  if (level != 0 && self->overflow_isolates == 0 && self->overflow_embeddings == 0)
    push (self, run, level, override, FALSE);
  else if (self->overflow_isolates == 0)
    self->overflow_embeddings++;
}

/* Sets @run to the level of the last entry, and to the class of its override. */
static void
set_level (Stack *self, const char *rule, IriUbaRun *run)
{
  const Status *status = last (self);

  iri_uba_set_because (self->paragraph, rule, run,
                       status->override == NEUTRAL ? run->bidi_class : status->override,
                       status->level, (IriUbaRunCause){ .before = status->initiator });
}

/* X5a to X5c. */
static void
isolate (Stack *self, const char *rule, IriUbaRun *run)
{
  const IriUbaParagraph *paragraph = self->paragraph;
  gboolean rtl = run->original == U_RIGHT_TO_LEFT_ISOLATE;
  guint8 level;

  if (run->original == U_FIRST_STRONG_ISOLATE)
    rtl = iri_uba_first_strong (
              run + 1,
              run->pair != NULL ? run->pair : paragraph->runs + paragraph->n_runs, NULL)
          == 1;
  set_level (self, rule, run);
  level = next_level (self, rtl);
  if (level != 0 && self->overflow_isolates == 0 && self->overflow_embeddings == 0)
    {
      self->valid_isolates++;
      push (self, run, level, NEUTRAL, TRUE);
    }
  else
    self->overflow_isolates++;
}

/* X6a. */
static void
pop_isolate (Stack *self, IriUbaRun *run)
{
  if (self->overflow_isolates > 0)
    self->overflow_isolates--;
  else if (self->valid_isolates > 0)
    {
      self->overflow_embeddings = 0;
      while (!last (self)->isolate)
        self->top--;
      self->top--;
      self->valid_isolates--;
    }
  set_level (self, "X6a", run);
}

/* X7. */
static void
pop_embedding (Stack *self)
{
  if (self->overflow_isolates > 0)
    return;
  if (self->overflow_embeddings > 0)
    self->overflow_embeddings--;
  else if (!last (self)->isolate && self->top >= 1)
    self->top--;
}

static void
visit (Stack *self, IriUbaRun *run)
{
  switch (run->original)
    {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_OVERRIDE:
      embed (self, run);
      break;
    case U_RIGHT_TO_LEFT_ISOLATE:
      isolate (self, "X5a", run);
      break;
    case U_LEFT_TO_RIGHT_ISOLATE:
      isolate (self, "X5b", run);
      break;
    case U_FIRST_STRONG_ISOLATE:
      isolate (self, "X5c", run);
      break;
    case U_POP_DIRECTIONAL_ISOLATE:
      pop_isolate (self, run);
      break;
    case U_POP_DIRECTIONAL_FORMAT:
      pop_embedding (self);
      break;
    case U_BOUNDARY_NEUTRAL:
    case U_BLOCK_SEPARATOR: /* X8: keeps the paragraph level */
      break;
    default:
      set_level (self, "X6", run);
    }
}

void
iri_uba_explicit (IriUbaParagraph *self)
{
  Stack stack = { .paragraph = self };
  IriUbaRun *end = self->runs + self->n_runs;

  stack.stack[0] = (Status){ self->level, NEUTRAL, FALSE, NULL };
  for (IriUbaRun *run = self->runs; run < end; run++)
    visit (&stack, run);
  for (IriUbaRun *run = self->runs; run < end; run++)
    if (iri_uba_is_removed (run->original))
      iri_uba_set (self, "X9", run, run->bidi_class, IRI_UBA_REMOVED);
}
