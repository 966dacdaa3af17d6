/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-batch.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_LINK_ITEM (scope_link_item_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeLinkItem, scope_link_item, SCOPE, LINK_ITEM, ScopeRow)

/* So much of an address is shown in a row, in characters. */
#define SCOPE_LINK_ITEM_MAX_CHARS 300

/**
 * ScopeLinkItem:
 *
 * An address of a text as a row of a table. Its properties:
 *
 * - `key`: which one of the text it is, from 0
 * - `place`: where it stands: line and column
 * - `text`: its first characters
 * - `title`: the verdict in one line
 * - `tone`: that of the verdict, an #IriTone
 * - `domain`: where it goes, in US-ASCII, or NULL
 * - `findings`: how many there are
 * - `details`: what a row without columns says below the address
 * - `summary`: all of it, for those who hear it
 */

ScopeLinkItem *scope_link_item_new (const ScopeLink *address, guint key);

G_END_DECLS
