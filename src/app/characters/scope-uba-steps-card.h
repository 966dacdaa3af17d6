/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-steps.h"

#include <adwaita.h>

#define SCOPE_TYPE_UBA_STEPS_CARD (scope_uba_steps_card_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeUbaStepsCard, scope_uba_steps_card, SCOPE, UBA_STEPS_CARD, AdwBin)

/**
 * ScopeUbaStepsCard:
 *
 * The Unicode Bidirectional Algorithm rule by rule, with buttons, keys and a slider to
 * go back and forward, and a button that plays all steps. A check adds the rules that
 * change nothing. Its actions are `steps.back` and `steps.forward`.
 */

/* Shows @steps from its first step; nothing if it is NULL. It must outlive its
 * use here. */
void scope_uba_steps_card_show (ScopeUbaStepsCard *self, ScopeBidiSteps *steps);

/* Goes a step back (-1) or forward (1). Returns FALSE if there is none. */
gboolean scope_uba_steps_card_step (ScopeUbaStepsCard *self, int by);

/* Hides everything but the step, and makes all text as large as that of the widget. */
void scope_uba_steps_card_set_presenting (ScopeUbaStepsCard *self);

/* Explains the classes of a step after the first one only if all of it then fits into
 * @height at @width. */
void scope_uba_steps_card_fit (ScopeUbaStepsCard *self, int width, int height);
