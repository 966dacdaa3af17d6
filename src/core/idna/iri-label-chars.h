/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"
#include "iri-idna-rules.h"

/**
 * IriLabelChar:
 * @c: the character
 * @from: the character that it was mapped from, or @c
 * @span: the position of @from in bytes of the text: the character itself, its
 *   percent-encoded octets, or the A-label that encodes it
 *
 * A character of a label, and where it comes from.
 */
typedef struct
{
  gunichar c;
  gunichar from;
  IriSpan span;
} IriLabelChar;

/* The characters of label @index of @host, which is in @text, percent-decoded. Only the
 * beginning of a very long label. Free with g_array_unref(). NULL if it is not text. */
GArray *iri_label_chars_new (const char *text, const IriHost *host, gsize index);

/* Whether @chars are an A-label. */
gboolean iri_label_chars_are_a_label (const GArray *chars);

/* The characters that the A-label @chars encodes. Free with g_array_unref(). NULL if it
 * is not Punycode. */
GArray *iri_label_chars_decode (const GArray *chars);

/* The string that @flavour maps @c to in a label. Free with g_free(). NULL if it is
 * rejected, with @error set. */
char *iri_label_char_map (gunichar c, const IriIdnaRules *flavour, const char **error);

/* The characters that @chars map to, one by one. Those that are rejected stay
 * unchanged. Free with g_array_unref(). */
GArray *iri_label_chars_map (const GArray *chars, const IriIdnaRules *flavour);
