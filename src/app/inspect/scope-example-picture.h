/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SCOPE_TYPE_EXAMPLE_PICTURE (scope_example_picture_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeExamplePicture, scope_example_picture, SCOPE, EXAMPLE_PICTURE, AdwBin)

/**
 * ScopeExamplePicture:
 *
 * A picture of six characters for pages without an IRI. It is decoration and
 * cannot be pointed at.
 */
