/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span-map.h"

G_BEGIN_DECLS

/* Conversion between UTF-8 and other charsets with ICU's converters, corrected
 * where they differ from the WHATWG Encoding Standard. All functions are
 * thread-safe. */

/**
 * IriCharset:
 * @name: its IANA name, as for `--charset`
 * @icu: ICU's name of its converter
 * @web: (nullable): the charset that browsers use instead (WHATWG Encoding §4.2)
 * @title: a description for people, untranslated
 *
 * A charset that people can choose from a list. The functions below also accept
 * any other charset by any name that ICU knows.
 */
typedef struct
{
  const char *name;
  const char *icu;
  const char *web;
  const char *title;
} IriCharset;

/* Called for a character that the charset lacks, or octets that are not valid
 * in it; @span is their range in the input, in bytes. */
typedef void (*IriCharsetFaultFunc) (IriSpan span, gpointer data);

/* The listed charsets, UTF-8 first; sets @n_charsets to their number. Static. */
IRI_API const IriCharset *iri_charset_all (gsize *n_charsets);

/* Whether the functions below know @name, ignoring case. */
IRI_API gboolean iri_charset_is_known (const char *name);

/* Whether @name is UTF-8, UTF-16 or UTF-32, so that queries of a document in it
 * are in UTF-8 (3987bis-00 §3.5). */
IRI_API gboolean iri_charset_is_unicode (const char *name);

/* The charset that browsers use for a document that declares @name, as
 * windows-1252 for ISO-8859-1; @name itself if there is no such rule. */
IRI_API const char *iri_charset_web (const char *name);

/* Appends the @length bytes of UTF-8 at @text to @out in @charset, or in UTF-8
 * if that is a Unicode charset. Characters that the charset lacks become
 * decimal character references, "&#233;", and are reported to @missing, which
 * may be NULL. Bytes that are not UTF-8 are copied. A stateful charset ends in
 * its US-ASCII state. Returns FALSE without output if @charset is unknown. */
IRI_API gboolean iri_charset_encode (const char *charset,
                                     const char *text,
                                     gsize length,
                                     GString *out,
                                     IriCharsetFaultFunc missing,
                                     gpointer data);

/* Decodes the @length bytes at @octets from @charset to UTF-8, with U+FFFD for
 * each error, which is reported to @fault; @fault may be NULL. A byte order
 * mark is kept, and selects the byte order of UTF-16 and UTF-32. Sets
 * @out_length to the number of bytes and fills @map, which may be NULL. Returns
 * NULL if @charset is unknown. Free with g_free(). */
IRI_API char *iri_charset_decode (const char *charset,
                                  const char *octets,
                                  gsize length,
                                  gsize *out_length,
                                  IriSpanMap *map,
                                  IriCharsetFaultFunc fault,
                                  gpointer data);

G_END_DECLS
