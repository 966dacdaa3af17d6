/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-flavour.h"
#include "iri-host.h"

G_BEGIN_DECLS

/**
 * IriLabelChar:
 * @c: the character
 * @from: the character that it was mapped from; else @c
 * @span: where that stands, in bytes of the text: the character itself, its
 *   percent-encoded octets, or the A-label that it is encoded in
 *
 * A character of a label, and where it comes from.
 */
typedef struct
{
  gunichar c;
  gunichar from;
  IriSpan span;
} IriLabelChar;

/* The characters of label @index of @host, which is in @text: percent-encoded
 * octets are decoded. Of a very long label its beginning. Free with g_array_unref(). NULL if that is no text. */
GArray *iri_label_chars_new (const char *text, const IriHost *host, gsize index);

/* Whether @chars are an A-label. */
gboolean iri_label_chars_are_a_label (const GArray *chars);

/* What the A-label @chars is the code of. Free with g_array_unref(). NULL if it
 * is no Punycode. */
GArray *iri_label_chars_decode (const GArray *chars);

/* What becomes of the character @c of a label by @flavour, as a string. Free with
 * g_free(). NULL with @error set if it is rejected. */
char *iri_label_char_map (gunichar c, const IriFlavour *flavour, const char **error);

/* What @chars map to, one by one; what is rejected stays as it is. Free with
 * g_array_unref(). */
GArray *iri_label_chars_map (const GArray *chars, const IriFlavour *flavour);

G_END_DECLS
