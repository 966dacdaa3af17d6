/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-notation.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* How a verdict sounds. */
typedef enum
{
  SCOPE_TONE_NONE, /* there is no address */
  SCOPE_TONE_GOOD,
  SCOPE_TONE_NOTE,
  SCOPE_TONE_WARNING,
  SCOPE_TONE_ERROR,
} ScopeTone;

#define SCOPE_TYPE_VERDICT (scope_verdict_get_type ())
G_DECLARE_FINAL_TYPE (ScopeVerdict, scope_verdict, SCOPE, VERDICT, GObject)

/**
 * ScopeVerdict:
 *
 * The answer to "is this address what it looks like?", immutable. Its
 * properties:
 *
 * - `tone`: the #ScopeTone, as an unsigned number
 * - `title`: what is so, in one line; "" where there is no address
 * - `body`: why it matters, in one line
 */

ScopeVerdict *scope_verdict_new (const IriReport *report,
                                 ScopeNotation notation);

ScopeTone scope_verdict_get_tone (ScopeVerdict *self);

G_END_DECLS
