/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* More pairs of a query are counted, not listed. */
#define IRI_QUERY_PAIRS_MAX 1000

/**
 * IriQueryPair:
 * @span: the pair, in bytes of the text
 * @value_span: its value, or %IRI_SPAN_ABSENT without an equals sign
 * @name: its name, decoded
 * @value: its value, decoded; "" without an equals sign
 *
 * A name and a value of a query that was written by a form.
 */
typedef struct
{
  IriSpan span;
  IriSpan value_span;
  char *name;
  char *value;
} IriQueryPair;

/* The pairs in @span of @text, in their order, with repeated names
 * (application/x-www-form-urlencoded, URL Standard §5.1): U+FFFD replaces what is not
 * UTF-8. Empty unless there is an equals sign in it. Sets @n_left_out, which may be
 * NULL, to the number of pairs that are not listed. Free with g_array_unref(). */
IRI_API GArray *iri_query_pairs_new (const char *text, IriSpan span, gsize *n_left_out);

G_END_DECLS
