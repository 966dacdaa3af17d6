/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* Defanged IRIs are written so that nobody opens them by accident:
 * hxxps[://]evil[.]example. No standard describes them. */

/* Appends @uri, of which @components are the components, to @out, defanged: no mail
 * program or chat finds a link, a host or an email address anywhere in it. */
IRI_API void
iri_defang (const char *uri, const IriComponents *components, GString *out);

/* Appends @sentence with the IRIs, hosts and email addresses in it defanged. */
IRI_API void iri_defang_sentence (const char *sentence, GString *out);

/* Appends @length bytes of @word, which has no white space, to @out, with what
 * defanging changed in its scheme and authority restored. If there was anything, dots,
 * colons and at signs in square brackets after the authority are restored as well.
 * Returns whether there was. */
IRI_API gboolean iri_refang (const char *word, gsize length, GString *out);

G_END_DECLS
