/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * IriLineFeed:
 * @charset: the charset that is read; NULL for UTF-8
 * @unit: how many octets its line feed has
 * @place: which of them is 0x0A; the others are 0
 *
 * How lines end in a charset: in most it is one octet, in UTF-16 and UTF-32
 * several.
 */
typedef struct
{
  const char *charset;
  gsize unit;
  gsize place;
} IriLineFeed;

/* That of @charset, which is known or NULL for UTF-8; @charset is not copied. */
IriLineFeed iri_line_feed_of (const char *charset);

/* Reads the byte order mark that the @length @octets at the beginning of a text
 * may be: it says which charset the text is in, and @self becomes that. Returns
 * how many octets the mark has, 0 if there is none. */
gsize
iri_line_feed_heed_mark (IriLineFeed *self, const char *octets, gsize length);

/* Whether the @length @octets, which begin with a character, end in a line
 * feed. */
gboolean
iri_line_feed_ends (const IriLineFeed *self, const char *octets, gsize length);

/* How long the whole lines at the beginning of the @length @octets are, if the
 * first @known of them hold no line feed. */
gsize iri_line_feed_whole (const IriLineFeed *self,
                           const char *octets,
                           gsize length,
                           gsize known);

G_END_DECLS
