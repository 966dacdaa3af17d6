/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-uba.h"

/* The Unicode Bidirectional Algorithm as FriBidi implements it, with classes and
 * brackets from the caller, because FriBidi's own tables are of Unicode 10. It is a
 * second opinion on iri_uba_levels(), the implementation that the program uses. */

/* Like iri_uba_levels(), but also sets the levels of characters that X9 removes, and
 * does not call @uba->changed. */
guint8 iri_fribidi_levels (const IriUbaInput *uba, guint8 *levels);

/* Whether FriBidi 1.0.8 is known to give the levels that UAX #9 requires: for text
 * with neither white space nor explicit formatting characters, with at most 64
 * brackets, and without marks if there are brackets. It is known to differ where
 *
 * - an isolate follows another one: FriBidi continues with the state at the end of
 *   the first one (X10)
 * - isolates are nested at the end of another one: it looks past their end (X10, N1)
 * - a mark is between two brackets: it does not pair the second bracket, or pairs it
 *   wrongly (BD16)
 * - a pair of brackets begins an embedding: it looks for the direction before the
 *   pair outside of the embedding (N0)
 *
 * and may agree elsewhere. */
gboolean iri_fribidi_is_known_to_agree (const IriUbaInput *uba);

/* Whether FriBidi is fast enough to run on every text. Its time is quadratic in the
 * number of bracket pairs, and it allocates a run for each change of class. */
gboolean iri_fribidi_is_quick (const IriUbaInput *uba);

/* Whether the text has no isolates: with some, FriBidi 1.0.8 reads memory that it has
 * freed, and crashes. */
gboolean iri_fribidi_is_safe (const IriUbaInput *uba);

/* The versions of the library and of its Unicode tables, which are not used here, as
 * "FriBidi 1.0.8, Unicode 10.0.0". Free with g_free(). */
char *iri_fribidi_version (void);
