/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What to show in the place of a character that is not seen by itself: "ZWJ",
 * "LRM", "SP", its abbreviation in Unicode (NameAliases.txt), or its number in
 * hex where it has none: unassigned, private, other spaces. NULL for a character
 * that is seen. Free with g_free(). */
char *iri_character_label (gunichar c);

G_END_DECLS
