/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* (transfer none): Returns what the program can show for @english in the locale of the
 * test: the translations of the messages that it is made of, which can differ by
 * context. In English, and for what is no message, @english alone. */
const GPtrArray *e2e_translate (const char *english);

/* Returns whether @shown is @english in the locale of the test. */
gboolean e2e_is_translation (const char *shown, const char *english);
