/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the program keeps of the choices of its user. It belongs to the program.
 * NULL where the schema is not installed, as where the program was built: then
 * nothing is kept. */
GSettings *scope_settings_get (void);

G_END_DECLS
