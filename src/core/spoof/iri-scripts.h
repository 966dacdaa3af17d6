/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* So many words of 64 bits hold a bit for each UScriptCode. */
#define IRI_SCRIPTS_WORDS 4

/**
 * IriScripts:
 * @common: the scripts that all the characters have in common; all there are
 *   where none has said otherwise
 * @others: the same of those that are not Latin
 *
 * The resolved script set of a text, augmented by what is written together (UTS
 * #39 §5.1): a script a bit.
 */
typedef struct
{
  guint64 common[IRI_SCRIPTS_WORDS];
  guint64 others[IRI_SCRIPTS_WORDS];
} IriScripts;

/* Of no character. */
#define IRI_SCRIPTS_ALL                                                                \
  ((IriScripts){ { ~0ull, ~0ull, ~0ull, ~0ull }, { ~0ull, ~0ull, ~0ull, ~0ull } })

/* Takes a character into account. */
void iri_scripts_add (IriScripts *self, gunichar c);

/* Whether the characters mix scripts that are not written together: neither of one
 * script nor, beside Latin, Japanese, Chinese or Korean (§5.2, what is not highly
 * restrictive). */
gboolean iri_scripts_is_mixed (const IriScripts *self);

G_END_DECLS
