/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-trace.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_TRACE_CARD (scope_trace_card_get_type ())
G_DECLARE_FINAL_TYPE (ScopeTraceCard, scope_trace_card, SCOPE, TRACE_CARD, AdwBin)

/**
 * ScopeTraceCard:
 *
 * The Unicode Bidirectional Algorithm rule by rule, with buttons and keys to go
 * back and forward. Its actions are `trace.back` and `trace.forward`.
 */

/* Shows @trace from its first step; nothing if it is NULL. It must outlive its
 * use here. */
void scope_trace_card_show (ScopeTraceCard *self, const ScopeBidiTrace *trace);

G_END_DECLS
