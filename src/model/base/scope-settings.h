/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The settings of the program, or NULL if their schema is not installed. Owned by the
 * program. */
GSettings *scope_settings_get (void);

/* Moves the values of keys that were renamed to the new keys. */
void scope_settings_migrate (GSettings *settings);
