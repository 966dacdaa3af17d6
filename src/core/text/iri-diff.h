/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriDifference:
 * @left: what only the first text has; bytes of it
 * @right: what stands in its place in the second; bytes of that
 *
 * A place where two texts differ, in whole characters. One of the two may be
 * empty.
 */
typedef struct
{
  IriSpan left;
  IriSpan right;
} IriDifference;

/* The differences between @left and @right, both valid UTF-8: as few characters as
 * can be where the texts are not long, one piece where they are. @n is set to
 * their number. Free with g_free(). */
IRI_API IriDifference *iri_diff (const char *left,
                                 gsize left_length,
                                 const char *right,
                                 gsize right_length,
                                 gsize *n);

G_END_DECLS
