/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_GUIDE (scope_guide_get_type ())
G_DECLARE_FINAL_TYPE (ScopeGuide, scope_guide, SCOPE, GUIDE, AdwWindow)

/**
 * ScopeGuide:
 *
 * The help of the program, in a window of its own: topics, and what each of them
 * says, with pictures of addresses that are drawn as everywhere else and can be
 * looked into.
 */

/* Turns to the topic called @id, or to the first if there is none, in the guide
 * that @app has or in a new one. */
void scope_guide_show (GtkApplication *app, const char *id);

G_END_DECLS
