/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-steps.h"
#include "scope-character-list.h"
#include "scope-lazy-result.h"

#define SCOPE_TYPE_BIDI_DETAILS_TRACKER (scope_bidi_details_tracker_get_type ())
G_DECLARE_FINAL_TYPE (ScopeBidiDetailsTracker,
                      scope_bidi_details_tracker,
                      SCOPE,
                      BIDI_DETAILS_TRACKER,
                      ScopeLazyResult)

/* Which of its views is on screen. */
typedef enum
{
  SCOPE_BIDI_VIEW_NONE,
  SCOPE_BIDI_VIEW_TABLE,
  SCOPE_BIDI_VIEW_RULES,
  SCOPE_BIDI_VIEW_CONVENTIONS,
} ScopeBidiView;

/**
 * ScopeBidiDetailsTracker:
 *
 * How the text of a document gets its visual order, in detail. Its properties, besides
 * those of #ScopeLazyResult:
 *
 * - `characters`: the #ScopeCharacterList in the convention of the document, or NULL
 *   before the first one
 *
 * `notify::characters` covers the steps, too.
 */

ScopeBidiDetailsTracker *scope_bidi_details_tracker_new (ScopeDocument *document);

void scope_bidi_details_tracker_set_view (ScopeBidiDetailsTracker *self,
                                          ScopeBidiView view);

/* NULL before the first one. Owned by @self. */
ScopeCharacterList *
scope_bidi_details_tracker_get_characters (ScopeBidiDetailsTracker *self);
ScopeBidiSteps *scope_bidi_details_tracker_get_steps (ScopeBidiDetailsTracker *self);

/* The rows of #ScopeConventionResult. */
GListModel *scope_bidi_details_tracker_get_conventions (ScopeBidiDetailsTracker *self);

gboolean scope_bidi_details_tracker_get_busy (ScopeBidiDetailsTracker *self);
