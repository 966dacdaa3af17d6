/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"

G_BEGIN_DECLS

/* What the addresses of a text are sorted by. Those that are alike in it are in
 * the order of the text. */
typedef enum
{
  SCOPE_LINK_SORT_POSITION,
  SCOPE_LINK_SORT_TEXT, /* code point by code point */
  SCOPE_LINK_SORT_VERDICT, /* the worst first; what deceives before what does not */
  SCOPE_LINK_SORT_DOMAIN,   /* what has none last */
  SCOPE_LINK_SORT_FINDINGS, /* the most first */
} ScopeLinkSort;
#define SCOPE_N_LINK_SORTS (SCOPE_LINK_SORT_FINDINGS + 1)

/* "place", "address", "verdict", "domain", "findings". Static. */
const char *scope_link_sort_id (ScopeLinkSort by);

/* Every tone. */
#define SCOPE_ALL_TONES ((1u << (IRI_TONE_ERROR + 1)) - 1)

/**
 * ScopeLinkQuery:
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
  ScopeLinkSort by;
  gboolean back;
} ScopeLinkQuery;

/* Whether it shows all as they stand in the text. */
gboolean scope_link_query_is_plain (const ScopeLinkQuery *self);

gboolean scope_link_query_equal (const ScopeLinkQuery *a,
                                 const ScopeLinkQuery *b);

/* Which of the addresses in @batches, of #ScopeLinkBatch, counted through from 0, are
 * shown: guint32, in their order. May take seconds; NULL once @dropped is
 * cancelled. In any thread. */
GArray *scope_link_query_run (const ScopeLinkQuery *self,
                              GPtrArray *batches,
                              GCancellable *dropped);

G_END_DECLS
