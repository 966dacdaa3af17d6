/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/**
 * ScopeShortcut:
 * @group: the title of its group, not translated
 * @title: what it does, not translated
 * @action: (nullable): the detailed name of an action, whose key is that of the
 *   application
 * @keys: (nullable): the keys of a single widget, separated by spaces
 *
 * A row of the window of shortcuts.
 */
typedef struct
{
  const char *group;
  const char *title;
  const char *action;
  const char *keys;
} ScopeShortcut;

/* Returns all shortcuts and sets @n_shortcuts to their number; those of a group are
 * together. Static. */
const ScopeShortcut *scope_shortcuts_all (gsize *n_shortcuts);

/* A window that lists the shortcuts by group and scrolls. */
#define SCOPE_TYPE_SHORTCUTS (scope_shortcuts_get_type ())
G_DECLARE_FINAL_TYPE (ScopeShortcuts, scope_shortcuts, SCOPE, SHORTCUTS, AdwWindow)

GtkWidget *scope_shortcuts_new (void);
