/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/**
 * IriRejection:
 * @rule: the rule that the label breaks, a stable id: "disallowed",
 *   "contexto-middle-dot", "bidi-rule-3". Static
 * @section: its standard and section, for people. Static
 * @idna: the flavour that rejects it
 * @c: the offending character; 0 if it is the label as a whole
 * @span: where @c is, in bytes of the text that contains the host: the character,
 *   its percent-encoded octets or the A-label that encodes it. Empty if @c is 0
 *
 * Why a label is rejected.
 */
typedef struct
{
  const char *rule;
  const char *section;
  IriIdnaFlavour idna;
  gunichar c;
  IriSpan span;
} IriRejection;

/* Finds why label @index of @host, which is in @text, is rejected. FALSE if it is
 * not. Takes time linear in the length of the label. */
IRI_API gboolean iri_rejection_find (const char *text,
                                     const IriHost *host,
                                     gsize index,
                                     IriRejection *out);

/* The same for the first label that is rejected. */
IRI_API gboolean iri_rejection_find_first (const char *text,
                                           const IriHost *host,
                                           IriRejection *out);

/* The rule that iri_rejection_message() explains: @rule, or "outdated" if libidn2
 * does not know the character and later tables allow it in names. Static. */
const char *iri_rejection_explained_rule (const IriRejection *rejection);

/* A translated sentence that names the character, between U+2066 and U+2069 if it
 * is visible. Free with g_free(). */
IRI_API char *iri_rejection_message (const IriRejection *rejection);

G_END_DECLS
