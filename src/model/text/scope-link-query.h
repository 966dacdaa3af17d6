/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"

/* The key that links are sorted by. Links with equal keys are in the order of the
 * text. */
typedef enum
{
  SCOPE_LINK_SORT_POSITION,
  SCOPE_LINK_SORT_TEXT,     /* code point by code point */
  SCOPE_LINK_SORT_VERDICT,  /* the worst first, and what deceives before the rest */
  SCOPE_LINK_SORT_DOMAIN,   /* links without a domain last */
  SCOPE_LINK_SORT_FINDINGS, /* the most first */
} ScopeLinkSort;
#define SCOPE_N_LINK_SORTS (SCOPE_LINK_SORT_FINDINGS + 1)

/* "position", "link", "verdict", "domain", "findings". Static. */
const char *scope_link_sort_id (ScopeLinkSort by);

/* Every level. */
#define SCOPE_LINK_QUERY_ALL_LEVELS ((1u << (IRI_VERDICT_LEVEL_ERROR + 1)) - 1)

/**
 * ScopeLinkQuery:
 * @text: (nullable): a string in the IRI, its domain or the title of its verdict;
 *   case is ignored
 * @levels: a bit mask of the #IriVerdictLevel to show
 * @deceptive: whether to show only links that deceive
 * @by: the sort key
 * @back: whether to sort in reverse
 * @grouped: whether links with the same domain come together, by domain
 *
 * Which links to show, and in which order.
 */
typedef struct
{
  char *text;
  guint levels;
  gboolean deceptive;
  ScopeLinkSort by;
  gboolean back;
  gboolean grouped;
} ScopeLinkQuery;

/* The sets of levels that the window offers: a name that is not translated, and the bit
 * mask. The first has all levels. */
#define SCOPE_N_LINK_LEVELS 5
typedef struct
{
  const char *name;
  guint levels;
} ScopeLinkLevels;
extern const ScopeLinkLevels scope_link_levels[SCOPE_N_LINK_LEVELS];

/* Which links are shown, such as "Deceptive", or NULL if all are. Translated. */
char *scope_link_query_describe (const ScopeLinkQuery *self);

/* Whether all links are shown, in the order of the text. */
gboolean scope_link_query_is_plain (const ScopeLinkQuery *self);

gboolean scope_link_query_equal (const ScopeLinkQuery *a, const ScopeLinkQuery *b);

/* The indexes (guint32, from 0) of the links to show, in order, in all @batches of
 * #ScopeLinkBatch. It may take seconds. NULL if it was cancelled. In any thread. */
GArray *scope_link_query_run (const ScopeLinkQuery *self,
                              GPtrArray *batches,
                              GCancellable *cancellable);
