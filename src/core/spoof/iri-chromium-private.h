/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-display-policy-private.h"

/* Shared by the files of Chromium's display policy. */

/* The characters that Chromium shows in the labels of a host, as a pattern for an ICU
 * set. */
extern const char iri_chromium_characters[];

/* Well-known sites whose look-alikes Chromium shows as Punycode, up to a NULL. */
extern const char *const iri_chromium_names[];

/* The @names, up to a NULL, by the skeletons of the hosts that look like them. @names
 * must live as long. Free with g_hash_table_unref(). */
GHashTable *iri_chromium_names_new (const char *const *names);

/* The name of @names that @host, as it would be shown, looks like, or NULL if it looks
 * like none, or is one or below one. */
const char *iri_chromium_names_find (GHashTable *names, const char *host);

/* Whether one of @n characters is in a position where readers take it for a stroke, a
 * slash or a part of its neighbor. */
gboolean iri_chromium_is_dangerous (const gunichar *chars, gsize n);
