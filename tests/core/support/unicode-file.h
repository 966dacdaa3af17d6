/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The text of @name, a compressed test file of the Unicode Standard in
 * tests/data/unicode. Free with g_free(). */
char *unicode_file_read (const char *name);
