/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriFileName:
 * @relative_iri: the name as a relative reference, an IRI reference
 * @relative_uri: the same as a URI reference
 * @iri: the name with the scheme `file`; NULL if it is not an absolute name
 * @uri: the same as a URI
 * @octets: whether the name has octets that are not characters; all four forms
 *   have them percent-encoded
 *
 * The references for a file name (3987bis-00 §8.4).
 */
typedef struct
{
  char *relative_iri;
  char *relative_uri;
  char *iri;
  char *uri;
  gboolean octets;
} IriFileName;

/* Converts the @length octets of @name, a file name in @charset with "/" between
 * its segments. Names that are not in Unicode are normalized to NFC (RFC 3987
 * §3.1, variant B). NULL if the name is empty or @charset is unknown. Free with
 * iri_file_name_free(). */
IRI_API IriFileName *
iri_file_name_new (const char *name, gsize length, const char *charset);

IRI_API void iri_file_name_free (IriFileName *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriFileName, iri_file_name_free)

G_END_DECLS
