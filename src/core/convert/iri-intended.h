/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/* How a text differs from the IRI that is meant by it, one bit each. */
typedef enum
{
  IRI_INTENDED_TRIMMED = 1 << 0,  /* white space is around it */
  IRI_INTENDED_IN_TEXT = 1 << 1,  /* delimiters or other text are around it */
  IRI_INTENDED_DEFANGED = 1 << 2, /* it is defanged */
  IRI_INTENDED_HOST = 1 << 3,     /* it begins with a host */
  IRI_INTENDED_EMAIL = 1 << 4,    /* it is an email address */
} IriIntendedChange;

#define IRI_INTENDED_N_CHANGES 5

/* Longer texts, in bytes, are read as they are. */
#define IRI_INTENDED_MAX_LENGTH ((gsize) 65536)

/**
 * IriIntended:
 * @changes: how the text differs from @iri, bits of #IriIntendedChange
 * @plain: the text without what is around it, no longer defanged
 * @iri: the same with the scheme that it lacks
 * @around: (nullable): the words around it, shortened, if it was taken out of a text
 * @host: (nullable): the host of @iri, if the text has no scheme
 *
 * The IRI that a person means by a text which is not that IRI.
 */
typedef struct
{
  guint changes;
  char *plain;
  char *iri;
  char *around;
  IriHost *host;
} IriIntended;

/* The IRI that is meant by @length bytes of @text, or NULL if it is to be read as it
 * is. Of several IRIs in a text none is meant, and none that white space may have cut
 * off. Free with iri_intended_free(). */
IRI_API IriIntended *iri_intended_new (const char *text, gsize length);

/* The same, but no IRI is taken out of a sentence, as is best for a text that nobody
 * looks at: only delimiters, markup or the verdict may be around it, in the forms of
 * iri_copy_make(). */
IRI_API IriIntended *iri_intended_new_without_prose (const char *text, gsize length);
IRI_API void iri_intended_free (IriIntended *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriIntended, iri_intended_free)

/* The stable id of @change, which is one bit, and what it says about a text that was
 * read as it is meant, translated. Static. */
IRI_API const char *iri_intended_change_id (IriIntendedChange change);
IRI_API const char *iri_intended_change_message (IriIntendedChange change);

/* Sets @inner to what the delimiters at both ends of @span of @text enclose (RFC 3986,
 * appendix C). FALSE if there are none. */
gboolean iri_intended_inside (const char *text, IriSpan span, IriSpan *inner);

G_END_DECLS
