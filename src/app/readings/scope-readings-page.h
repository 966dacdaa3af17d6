/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

#define SCOPE_TYPE_READINGS_PAGE (scope_readings_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeReadingsPage, scope_readings_page, SCOPE, READINGS_PAGE, AdwBin)

/**
 * ScopeReadingsPage:
 *
 * The view "Standards": the IRI by each of the nine standards. Its
 * property `document` is the #ScopeDocument.
 */
