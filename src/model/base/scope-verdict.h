/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-verdict.h"
#include "scope-bidi-notation.h"

#include <gio/gio.h>

#define SCOPE_TYPE_VERDICT (scope_verdict_get_type ())
G_DECLARE_FINAL_TYPE (ScopeVerdict, scope_verdict, SCOPE, VERDICT, GObject)

/**
 * ScopeVerdict:
 *
 * The #IriVerdict on a report, in the letters of a notation. Its properties:
 *
 * - `level`: the #IriVerdictLevel, as an unsigned number
 * - `title`: the verdict in one line; "" without an IRI
 * - `body`: why it matters, in one line
 * - `editions`: the editions of the data that it rests on, as iri_verdict_editions()
 *   names them; NULL without an IRI
 */

ScopeVerdict *scope_verdict_new (const IriReport *report, ScopeBidiNotation notation);

ScopeVerdict *scope_verdict_new_from_text (IriVerdictLevel level,
                                           const char *title,
                                           const char *body);

IriVerdictLevel scope_verdict_get_level (ScopeVerdict *self);

/* The host or domain that the IRI leads to, in US-ASCII, or NULL. Owned by @self. */
const char *scope_verdict_get_host (ScopeVerdict *self);
