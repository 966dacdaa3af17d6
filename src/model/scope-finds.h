/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-query.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_FINDS (scope_finds_get_type ())
G_DECLARE_FINAL_TYPE (ScopeFinds, scope_finds, SCOPE, FINDS, GObject)

/**
 * ScopeFinds:
 *
 * The addresses of a text that a query asks for, in its order: a list of
 * #ScopeFound. A row is made when it is asked for and not kept; what is kept of
 * an address is a #ScopeAddress. Sorting and filtering is done in a thread, and
 * moves numbers. Its properties:
 *
 * - `busy`: whether what the query asks for is being made; what was shown before
 *   is shown until then
 * - `n-all`: how many addresses there are, shown or not
 */

ScopeFinds *scope_finds_new (void);

/* Adds @catches, of #ScopeCatch, which come after those that are there. */
void scope_finds_add (ScopeFinds *self, GPtrArray *catches);

/* No more are going to be added, until scope_finds_clear(). While more come,
 * they are sorted among the others only now and then. */
void scope_finds_complete (ScopeFinds *self);

void scope_finds_clear (ScopeFinds *self);

/* Shows what @query, which is copied, asks for. */
void scope_finds_set_query (ScopeFinds *self, const ScopeQuery *query);
const ScopeQuery *scope_finds_get_query (ScopeFinds *self);

guint scope_finds_get_n_all (ScopeFinds *self);
gboolean scope_finds_get_busy (ScopeFinds *self);

/* The address in the row at @position, with which one of the text it is in @key,
 * which may be NULL. Valid as long as @self is not cleared. */
const ScopeAddress *
scope_finds_get_address (ScopeFinds *self, guint position, guint *key);

/* The row of the address that is @key of the text; %G_MAXUINT if it is not
 * shown. Linear where the query is not plain. */
guint scope_finds_find (ScopeFinds *self, guint key);

/* What is shown, to stay so while it is written in a thread. */
typedef struct _ScopeFindsShown ScopeFindsShown;

ScopeFindsShown *scope_finds_get_shown (ScopeFinds *self);
void scope_finds_shown_free (ScopeFindsShown *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeFindsShown, scope_finds_shown_free)

guint scope_finds_shown_count (const ScopeFindsShown *self);
const ScopeAddress *scope_finds_shown_get (const ScopeFindsShown *self,
                                           guint position);

G_END_DECLS
