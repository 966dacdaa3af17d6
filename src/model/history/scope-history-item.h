/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-span.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_HISTORY_ITEM (scope_history_item_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHistoryItem, scope_history_item, SCOPE, HISTORY_ITEM, GObject)

/**
 * ScopeHistoryItem:
 *
 * An address that is kept. It never changes, so that threads may hand it around.
 * Its properties:
 *
 * - `text`: the address, UTF-8
 * - `visited`: when it was looked into last, in microseconds since 1970, or 0
 * - `favourite`: whether it is one of the favourites
 */

/* @visited and @starred are times in microseconds since 1970, 0 for never. */
ScopeHistoryItem *
scope_history_item_new (const char *text, gint64 visited, gint64 starred);

/* Belongs to @self. */
const char *scope_history_item_get_text (ScopeHistoryItem *self);

/* When it was looked into last, and when it was made a favourite. */
gint64 scope_history_item_get_visited (ScopeHistoryItem *self);
gint64 scope_history_item_get_starred (ScopeHistoryItem *self);

/* Whether both are the same address at the same times. */
gboolean scope_history_item_equal (ScopeHistoryItem *a, ScopeHistoryItem *b);

/* Whether @folded, a text that g_utf8_casefold() has been through, is anywhere in
 * the address, whatever its case. The empty text is in all. */
gboolean scope_history_item_contains (ScopeHistoryItem *self,
                                      const char *folded);

/* Where it is there: of IriSpan, in bytes of the address, in their order and apart
 * from each other. A character that folds to several is found as a whole. Owned by
 * the caller; empty for the empty text. */
GArray *scope_history_item_find (ScopeHistoryItem *self, const char *folded);

G_END_DECLS
