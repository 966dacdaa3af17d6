/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-verdict.h"
#include "scope-notation.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_VERDICT (scope_verdict_get_type ())
G_DECLARE_FINAL_TYPE (ScopeVerdict, scope_verdict, SCOPE, VERDICT, GObject)

/**
 * ScopeVerdict:
 *
 * The #IriVerdict on a report, in the letters of a notation. Its properties:
 *
 * - `tone`: the #IriTone, as an unsigned number
 * - `title`: what is so, in one line; "" where there is no address
 * - `body`: why it matters, in one line
 */

ScopeVerdict *scope_verdict_new (const IriReport *report,
                                 ScopeNotation notation);

/* One that says just this. */
ScopeVerdict *
scope_verdict_new_from_text (IriTone tone, const char *title, const char *body);

IriTone scope_verdict_get_tone (ScopeVerdict *self);

/* What is gone to, in US-ASCII, or NULL. Owned by @self. */
const char *scope_verdict_get_host (ScopeVerdict *self);

G_END_DECLS
