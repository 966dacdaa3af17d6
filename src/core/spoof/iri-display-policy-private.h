/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Shared by the files of the display policy. */

/* The characters that browsers show in the labels of a host, as a pattern for an ICU
 * set. */
extern const char iri_display_policy_characters[];

/* Whether @c is one of @characters. */
gboolean iri_display_policy_is_one_of (gunichar c, const char *characters);

/* Whether one of @n characters is in a position where readers take it for a stroke, a
 * slash or a part of its neighbour. */
gboolean iri_display_policy_is_dangerous (const gunichar *chars, gsize n);

G_END_DECLS
