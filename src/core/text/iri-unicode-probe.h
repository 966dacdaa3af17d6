/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Whether a library knows the character. */
typedef gboolean (*IriUnicodeKnows) (gunichar c, gpointer data);

/* Finds the Unicode version of a library that does not report it: the newest
 * version of which it @knows a new letter. Returns 11 for all versions before
 * 12. */
guint iri_unicode_probe (IriUnicodeKnows knows, gpointer data);
