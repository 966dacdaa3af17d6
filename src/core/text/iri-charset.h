/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span-map.h"

G_BEGIN_DECLS

/* The only place that knows how characters are written in other charsets than
 * UTF-8. It uses ICU's converters, and says as little as possible about what
 * they do otherwise than the WHATWG Encoding Standard. All functions may be
 * called by any thread. */

/**
 * IriCharset:
 * @name: its name, as IANA and `--charset` have it
 * @icu: ICU's name of the converter that is used
 * @web: the charset that browsers take for it (WHATWG Encoding §4.2); NULL if
 *   that is itself
 * @title: what it is, for people, not yet translated
 *
 * A charset that is offered to people. Those that only ICU knows can be used as
 * well, by any name that ICU has for them.
 */
typedef struct
{
  const char *name;
  const char *icu;
  const char *web;
  const char *title;
} IriCharset;

/* A character that a charset lacks, or octets that mean nothing in it: @span is
 * where they stand in what was given, in bytes. */
typedef void (*IriCharsetFaultFunc) (IriSpan span, gpointer data);

/* All that are offered, UTF-8 first; @n_charsets is set to their number.
 * Static. */
IRI_API const IriCharset *iri_charset_all (gsize *n_charsets);

/* Whether @name, in any case of letters, can be used with the functions
 * below. */
IRI_API gboolean iri_charset_is_known (const char *name);

/* Whether @name is UTF-8, UTF-16 or UTF-32: the query of a document in it is in
 * UTF-8 (3987bis-00 §3.5). */
IRI_API gboolean iri_charset_is_unicode (const char *name);

/* The name of the charset that browsers use where a document says @name: that of
 * windows-1252 for ISO-8859-1. @name itself where there is no such rule. */
IRI_API const char *iri_charset_web (const char *name);

/* Appends @text, @length bytes of UTF-8, to @out as the octets of @charset; as
 * UTF-8 where it is Unicode. What the charset lacks becomes a decimal character
 * reference, "&#233;", and is told to @missing, which may be NULL. Bytes that
 * are not UTF-8 are appended as they are. A charset with states is left in that
 * of US-ASCII. Returns FALSE, having done nothing, if @charset is not known. */
IRI_API gboolean iri_charset_encode (const char *charset,
                                     const char *text,
                                     gsize length,
                                     GString *out,
                                     IriCharsetFaultFunc missing,
                                     gpointer data);

/* The @length octets of @charset at @octets as UTF-8, U+FFFD for each fault,
 * which is told to @fault, which may be NULL. A byte order mark is a character
 * like others, except that it says how UTF-16 and UTF-32 are to be read.
 * @out_length is set to the number of bytes, and @map, which may be NULL, is
 * filled. NULL if @charset is not known. Free with g_free(). */
IRI_API char *iri_charset_decode (const char *charset,
                                  const char *octets,
                                  gsize length,
                                  gsize *out_length,
                                  IriSpanMap *map,
                                  IriCharsetFaultFunc fault,
                                  gpointer data);

G_END_DECLS
