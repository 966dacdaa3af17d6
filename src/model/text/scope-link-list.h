/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-query.h"

#define SCOPE_TYPE_LINK_LIST (scope_link_list_get_type ())
G_DECLARE_FINAL_TYPE (ScopeLinkList, scope_link_list, SCOPE, LINK_LIST, GObject)

/**
 * ScopeLinkList:
 *
 * The links of a text that match a query, in its order: a list of #ScopeLinkItem. Items
 * are created on demand. A thread sorts and filters. Its property:
 *
 * - `busy`: whether a query is running; the last result stays until it is done
 */

ScopeLinkList *scope_link_list_new (void);

/* Appends @batches of #ScopeLinkBatch. */
void scope_link_list_add (ScopeLinkList *self, GPtrArray *batches);

/* Says that no more batches come until scope_link_list_clear(). Until then, new links
 * are sorted only now and then. */
void scope_link_list_complete (ScopeLinkList *self);

void scope_link_list_clear (ScopeLinkList *self);

/* Copies @query. */
void scope_link_list_set_query (ScopeLinkList *self, const ScopeLinkQuery *query);

/* Owned by @self, and changed by the next query. */
const ScopeLinkQuery *scope_link_list_get_query (ScopeLinkList *self);

guint scope_link_list_get_n_all (ScopeLinkList *self);

/* The number of links in the whole text whose #IriVerdictLevel is in the bit mask
 * @levels, or that deceive. */
guint scope_link_list_count_levels (ScopeLinkList *self, guint levels);
guint scope_link_list_count_deceptive (ScopeLinkList *self);

gboolean scope_link_list_get_busy (ScopeLinkList *self);

/* The link in the row at @position; sets @key, unless it is NULL, to its index in the
 * text. Valid until @self is cleared. */
const ScopeLink *
scope_link_list_get_link (ScopeLinkList *self, guint position, guint *key);

/* The links that are shown, for a thread. Immutable. */
typedef struct _ScopeLinkSnapshot ScopeLinkSnapshot;

ScopeLinkSnapshot *scope_link_list_get_snapshot (ScopeLinkList *self);
void scope_link_snapshot_free (ScopeLinkSnapshot *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeLinkSnapshot, scope_link_snapshot_free)

guint scope_link_snapshot_count (const ScopeLinkSnapshot *self);
const ScopeLink *scope_link_snapshot_get (const ScopeLinkSnapshot *self,
                                          guint position);
