/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-query.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_LINK_LIST (scope_link_list_get_type ())
G_DECLARE_FINAL_TYPE (ScopeLinkList, scope_link_list, SCOPE, LINK_LIST, GObject)

/**
 * ScopeLinkList:
 *
 * The addresses of a text that a query asks for, in its order: a list of
 * #ScopeLinkItem. A row is made when it is asked for and not kept; what is kept of
 * an address is a #ScopeLink. Sorting and filtering is done in a thread, and
 * moves numbers. Its properties:
 *
 * - `busy`: whether what the query asks for is being made; what was shown before
 *   is shown until then
 * - `n-all`: how many addresses there are, shown or not
 */

ScopeLinkList *scope_link_list_new (void);

/* Adds @batches, of #ScopeLinkBatch, which come after those that are there. */
void scope_link_list_add (ScopeLinkList *self, GPtrArray *batches);

/* No more are going to be added, until scope_link_list_clear(). While more come,
 * they are sorted among the others only now and then. */
void scope_link_list_complete (ScopeLinkList *self);

void scope_link_list_clear (ScopeLinkList *self);

/* Shows what @query, which is copied, asks for. */
void scope_link_list_set_query (ScopeLinkList *self,
                                const ScopeLinkQuery *query);
const ScopeLinkQuery *scope_link_list_get_query (ScopeLinkList *self);

guint scope_link_list_get_n_all (ScopeLinkList *self);
gboolean scope_link_list_get_busy (ScopeLinkList *self);

/* The address in the row at @position, with which one of the text it is in @key,
 * which may be NULL. Valid as long as @self is not cleared. */
const ScopeLink *
scope_link_list_get_link (ScopeLinkList *self, guint position, guint *key);

/* The row of the address that is @key of the text; %G_MAXUINT if it is not
 * shown. Linear where the query is not plain. */
guint scope_link_list_find (ScopeLinkList *self, guint key);

/* What is shown, to stay so while it is written in a thread. */
typedef struct _ScopeLinkSnapshot ScopeLinkSnapshot;

ScopeLinkSnapshot *scope_link_list_get_snapshot (ScopeLinkList *self);
void scope_link_snapshot_free (ScopeLinkSnapshot *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeLinkSnapshot, scope_link_snapshot_free)

guint scope_link_snapshot_count (const ScopeLinkSnapshot *self);
const ScopeLink *scope_link_snapshot_get (const ScopeLinkSnapshot *self,
                                          guint position);

G_END_DECLS
