/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-trace.h"
#include "scope-character-list.h"
#include "scope-lazy-result.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_BIDI_DETAILS (scope_bidi_details_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeBidiDetails, scope_bidi_details, SCOPE, BIDI_DETAILS, ScopeLazyResult)

/* What is looked at. */
typedef enum
{
  SCOPE_BIDI_VIEW_NONE,
  SCOPE_BIDI_VIEW_TABLE,
  SCOPE_BIDI_VIEW_RULES,
  SCOPE_BIDI_VIEW_CONVENTIONS,
} ScopeBidiView;

/**
 * ScopeBidiDetails:
 *
 * How a document's text is put in visual order, in detail, made only while
 * somebody looks at it and in a thread if it is long. Its properties:
 *
 * - `characters`: the #ScopeCharacterList in the document's convention, or NULL if
 *   nobody has looked at them
 * - `busy`: whether what is looked at is being made; until then there is what was
 *   made last
 *
 * It emits `notify::characters` when the trace is another one too.
 */

ScopeBidiDetails *scope_bidi_details_new (ScopeDocument *document);

void scope_bidi_details_set_view (ScopeBidiDetails *self, ScopeBidiView view);

/* What there is, owned by @self; NULL if there is none yet. */
ScopeCharacterList *scope_bidi_details_get_characters (ScopeBidiDetails *self);
const ScopeBidiTrace *scope_bidi_details_get_trace (ScopeBidiDetails *self);

/* The rows of #ScopeConventionResult. */
GListModel *scope_bidi_details_get_conventions (ScopeBidiDetails *self);

gboolean scope_bidi_details_get_busy (ScopeBidiDetails *self);

G_END_DECLS
