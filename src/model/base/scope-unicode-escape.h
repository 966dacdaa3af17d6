/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Replaces "\u202E" in @text by that character, so that files can show invisible ones.
 * Zero, surrogates and all else stay. Free with g_free(). */
char *scope_unicode_unescape (const char *text);

/* The character that the beginning of @text stands for, or 0 if that is not an
 * escape. */
gunichar scope_unicode_escape_at (const char *text);
