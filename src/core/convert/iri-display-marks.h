/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The US-ASCII characters that %IRI_MARKS_STRONG is about. */
#define IRI_STRONG_DELIMITERS "#&./:=?@"

/* Where a display form has marks besides those around it. */
typedef enum
{
  IRI_MARKS_NONE,
  IRI_MARKS_COMPONENTS, /* LRM around each component with right-to-left characters */
  IRI_MARKS_RESERVED, /* LRM around each reserved character (RFC 2396 §2.2, brackets) */
  IRI_MARKS_STRONG,   /* LRM around each of %IRI_STRONG_DELIMITERS */
  IRI_MARKS_ISOLATES_LTR, /* LRI … PDI around each unit with right-to-left characters */
  IRI_MARKS_ISOLATES_RTL, /* RLI … PDI around each unit that is not empty */
} IriMarks;

G_END_DECLS
