/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-span.h"

#include <gio/gio.h>

#define SCOPE_TYPE_HISTORY_ITEM (scope_history_item_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHistoryItem, scope_history_item, SCOPE, HISTORY_ITEM, GObject)

/**
 * ScopeHistoryItem:
 *
 * An IRI in the history. Immutable, so that threads can share it. Its properties:
 *
 * - `text`: the IRI, UTF-8
 * - `inspected`: when it was last inspected, in microseconds since 1970, or 0
 */

/* @inspected and @favourite are times in microseconds since 1970, 0 for never. */
ScopeHistoryItem *
scope_history_item_new (const char *text, gint64 inspected, gint64 favourite);

/* Owned by @self. */
const char *scope_history_item_get_text (ScopeHistoryItem *self);

gint64 scope_history_item_get_inspected (ScopeHistoryItem *self);
gint64 scope_history_item_get_favourite (ScopeHistoryItem *self);

/* Whether both have the same text and times. */
gboolean scope_history_item_equal (ScopeHistoryItem *a, ScopeHistoryItem *b);

/* Whether the text contains @folded, a string folded by g_utf8_casefold(), in any case.
 * TRUE for the empty string. */
gboolean scope_history_item_contains (ScopeHistoryItem *self, const char *folded);

/* The matches: #IriSpan in bytes of the text, in order, not overlapping. A character
 * that folds to several matches as a whole. Empty for the empty string. Free with
 * g_array_unref(). */
GArray *scope_history_item_find (ScopeHistoryItem *self, const char *folded);
