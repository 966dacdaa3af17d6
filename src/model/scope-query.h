/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-catch.h"

G_BEGIN_DECLS

/* What the addresses of a text are sorted by. Those that are alike in it are in
 * the order of the text. */
typedef enum
{
  SCOPE_BY_PLACE,
  SCOPE_BY_ADDRESS,  /* code point by code point */
  SCOPE_BY_VERDICT,  /* the worst first; what deceives before what does not */
  SCOPE_BY_DOMAIN,   /* what has none last */
  SCOPE_BY_FINDINGS, /* the most first */
} ScopeBy;
#define SCOPE_N_BY (SCOPE_BY_FINDINGS + 1)

/* "place", "address", "verdict", "domain", "findings". Static. */
const char *scope_by_id (ScopeBy by);

/* Every tone. */
#define SCOPE_ALL_TONES ((1u << (IRI_TONE_ERROR + 1)) - 1)

/**
 * ScopeQuery:
 * @text: (nullable): what an address, its domain or its verdict has to hold, in
 *   any case of letters
 * @tones: the tones that its verdict may have, a bit for each
 * @deceptive: whether it has to deceive
 * @by: what to sort by
 * @back: whether the other way round
 *
 * Which addresses to show, and in which order.
 */
typedef struct
{
  char *text;
  guint tones;
  gboolean deceptive;
  ScopeBy by;
  gboolean back;
} ScopeQuery;

/* Whether it shows all as they stand in the text. */
gboolean scope_query_is_plain (const ScopeQuery *self);

gboolean scope_query_equal (const ScopeQuery *a, const ScopeQuery *b);

/* Which of the addresses in @catches, of #ScopeCatch, counted through from 0, are
 * shown: guint32, in their order. May take seconds; NULL once @dropped is
 * cancelled. In any thread. */
GArray *scope_query_run (const ScopeQuery *self,
                         GPtrArray *catches,
                         GCancellable *dropped);

G_END_DECLS
