/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-characters.h"
#include "scope-document.h"
#include "scope-trace.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_ORDERING (scope_ordering_get_type ())
G_DECLARE_FINAL_TYPE (ScopeOrdering, scope_ordering, SCOPE, ORDERING, GObject)

/* What is looked at. */
typedef enum
{
  SCOPE_VIEW_NONE,
  SCOPE_VIEW_TABLE,
  SCOPE_VIEW_RULES,
  SCOPE_VIEW_CONVENTIONS,
} ScopeView;

/**
 * ScopeOrdering:
 *
 * How a document's text is put in visual order, in detail, made only while
 * somebody looks at it and in a thread if it is long. Its properties:
 *
 * - `characters`: the #ScopeCharacters in the document's convention, or NULL if
 *   nobody has looked at them
 * - `busy`: whether what is looked at is being made; until then there is what was
 *   made last
 *
 * It emits `notify::characters` when the trace is another one too.
 */

ScopeOrdering *scope_ordering_new (ScopeDocument *document);

void scope_ordering_set_view (ScopeOrdering *self, ScopeView view);

/* What there is, owned by @self; NULL if there is none yet. */
ScopeCharacters *scope_ordering_get_characters (ScopeOrdering *self);
const ScopeTrace *scope_ordering_get_trace (ScopeOrdering *self);

/* The rows of #ScopeDisplay. */
GListModel *scope_ordering_get_displays (ScopeOrdering *self);

gboolean scope_ordering_get_busy (ScopeOrdering *self);

G_END_DECLS
