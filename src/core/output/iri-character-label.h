/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* The label of an invisible character: its abbreviation in Unicode's NameAliases.txt
 * ("ZWJ", "LRM", "SP") or else its code point in hex. NULL for a visible character.
 * Free with g_free(). */
char *iri_character_label (gunichar c);
