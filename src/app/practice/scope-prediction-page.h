/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SCOPE_TYPE_PREDICTION_PAGE (scope_prediction_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopePredictionPage, scope_prediction_page, SCOPE, PREDICTION_PAGE, AdwBin)

/**
 * ScopePredictionPage:
 *
 * Asks for the visual order of the IRI of its property `document`, a #ScopeDocument,
 * then shows which characters are in the right place, and the rules one by one.
 */
