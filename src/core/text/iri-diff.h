/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriDifference:
 * @left: the range only in the first text, in bytes of it
 * @right: the range that replaces it in the second text, in bytes of that
 *
 * A difference between two texts, in whole characters. One range may be empty.
 */
typedef struct
{
  IriSpan left;
  IriSpan right;
} IriDifference;

/* The differences between @left and @right, both valid UTF-8 with lengths in
 * bytes: minimal for short texts, a single one for long texts. Sets @n to their
 * number. Free with g_free(). */
IRI_API IriDifference *iri_diff (const char *left,
                                 gsize left_length,
                                 const char *right,
                                 gsize right_length,
                                 gsize *n);

G_END_DECLS
