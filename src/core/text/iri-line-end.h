/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/**
 * IriLineEnd:
 * @charset: (nullable): the charset; NULL for UTF-8
 * @unit: its length in octets
 * @position: the index of @octet in it; the others are 0
 * @octet: 0x0A; callers that separate lines by NUL set it to 0
 *
 * What ends a line in a charset: one octet in most, several in UTF-16 and UTF-32.
 */
typedef struct
{
  const char *charset;
  gsize unit;
  gsize position;
  char octet;
} IriLineEnd;

/* The line end of @charset, a known charset or NULL for UTF-8, which is not
 * copied. */
IriLineEnd iri_line_end_for_charset (const char *charset);

/* Reads a byte order mark at the start of the @length @octets and sets @self to
 * its charset. Returns the length of the mark, 0 if there is none. */
gsize iri_line_end_read_mark (IriLineEnd *self, const char *octets, gsize length);

/* Whether the @length @octets, which start at a character, end a line. */
gboolean iri_line_end_is_at (const IriLineEnd *self, const char *octets, gsize length);

/* The length in octets of the first line of the @length @octets with its end, or
 * 0 if it is not complete. */
gsize iri_line_end_first_line_length (const IriLineEnd *self,
                                      const char *octets,
                                      gsize length);

/* The length in octets of all complete lines at the start of the @length
 * @octets, of which the first @known contain no line end. */
gsize iri_line_end_complete_length (const IriLineEnd *self,
                                    const char *octets,
                                    gsize length,
                                    gsize known);
