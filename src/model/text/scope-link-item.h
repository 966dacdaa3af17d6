/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"
#include "scope-row.h"

#define SCOPE_TYPE_LINK_ITEM (scope_link_item_get_type ())
G_DECLARE_FINAL_TYPE (ScopeLinkItem, scope_link_item, SCOPE, LINK_ITEM, ScopeRow)

/* Longer IRIs, in characters, are cut in rows. */
#define SCOPE_LINK_ITEM_MAX_CHARS 300

/**
 * ScopeLinkItem:
 *
 * A link of a text as a row of a table. Its properties:
 *
 * - `key`: its index in the text, from 0
 * - `position`: its line and column
 * - `text`: the IRI, cut for a row
 * - `title`: the title of the verdict
 * - `level`: the #IriVerdictLevel of the verdict
 * - `domain`: the host or domain it leads to, in US-ASCII, or NULL
 * - `group`: its domain and the number of links there if it is the first of a group, or
 *   NULL
 * - `findings`: the number of findings
 * - `details`: the line below the IRI, for narrow windows
 * - `summary`: everything in one line, for screen readers
 */

/* @n_in_group is the number of links to its domain if @link is the first of a group, or
 * else 0. */
ScopeLinkItem *scope_link_item_new (const ScopeLink *link, guint key, guint n_in_group);
