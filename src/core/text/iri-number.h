/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Returns @n for a sentence, in digits with the thousands separators of the locale.
 * Free with g_free(). */
char *iri_number (guint64 n);
