/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

/* UTS #46 with the tables of iri-unicode.h: the mapping, the validity criteria and both
 * directions. */

/* The parameters of UTS #46 §4, as bits, and two of IDNA2008. */
typedef enum
{
  IRI_UTS46_CHECK_HYPHENS = 1 << 0,
  IRI_UTS46_CHECK_BIDI = 1 << 1,
  IRI_UTS46_CHECK_JOINERS = 1 << 2,
  IRI_UTS46_USE_STD3 = 1 << 3,
  IRI_UTS46_TRANSITIONAL = 1 << 4,
  IRI_UTS46_VERIFY_DNS_LENGTH = 1 << 5,
  IRI_UTS46_IGNORE_INVALID_PUNYCODE = 1 << 6,
  IRI_UTS46_CHECK_CONTEXTO = 1 << 7, /* and the other contextual rules of RFC 5892 */
  IRI_UTS46_IDNA2008 = 1 << 8,       /* characters must be valid by RFC 5892 as well */
} IriUts46Flags;

/* The parameters by which @idna, a flavour of UTS #46, judges. Bidi and the lengths are
 * checked in the name as a whole. */
IriUts46Flags iri_uts46_flags (IriIdnaFlavour idna);

/* Sets @ascii and @unicode to the forms of @label, valid UTF-8, by @idna, a flavour of
 * UTS #46; free them with g_free(). Returns NULL, or a stable code for why the label is
 * rejected. */
const char *iri_uts46_resolve (const char *label,
                               IriIdnaFlavour idna,
                               char **ascii,
                               char **unicode);

/* Whether @domain, valid UTF-8, is a valid domain (URL Standard §3.4): domain to ASCII
 * with beStrict TRUE. Returns NULL, or a stable code for why it is not. */
const char *iri_uts46_check_strictly (const char *domain);

/* ToASCII and ToUnicode of @domain, valid UTF-8. Free with g_free(). @error is set to
 * NULL or to a stable code for the first error; the result then shows how far the
 * steps got. */
char *iri_uts46_to_ascii (const char *domain, IriUts46Flags flags, const char **error);
char *
iri_uts46_to_unicode (const char *domain, IriUts46Flags flags, const char **error);
