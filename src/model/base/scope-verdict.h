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
 * - `title`: the verdict in one line; "" without an IRI
 * - `body`: why it matters, in one line
 */

ScopeVerdict *scope_verdict_new (const IriReport *report, ScopeNotation notation);

ScopeVerdict *
scope_verdict_new_from_text (IriTone tone, const char *title, const char *body);

IriTone scope_verdict_get_tone (ScopeVerdict *self);

/* The host or domain that the IRI leads to, in US-ASCII, or NULL. Owned by @self. */
const char *scope_verdict_get_host (ScopeVerdict *self);

G_END_DECLS
