/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SCOPE_TYPE_GUIDE (scope_guide_get_type ())
G_DECLARE_FINAL_TYPE (ScopeGuide, scope_guide, SCOPE, GUIDE, AdwWindow)

/**
 * ScopeGuide:
 *
 * The help window: a list of topics, each with text and live pictures of IRIs that
 * can be inspected.
 */

/* Shows the topic or lesson @id, or the first topic if there is none, in the guide of
 * @app, which is created if necessary. */
void scope_guide_show (GtkApplication *app, const char *id);
