/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-uba.h"

G_BEGIN_DECLS

/* The Unicode Bidirectional Algorithm by FriBidi, with the classes and brackets
 * that the caller has: its own are of Unicode 10. A second opinion on
 * iri_uba_levels(), which is the implementation that the program uses. */

/* As iri_uba_levels(), but characters that X9 removes have a level as well, and
 * @uba->changed is not called. */
guint8 iri_fribidi_levels (const IriUba *uba, guint8 *levels);

/* Whether FriBidi 1.0.8 is known to give the levels that UAX #9 asks for. It
 * is in text with neither white space nor explicit formatting characters, and with
 * at most 64 brackets, and with either brackets or marks. It is known to differ
 * where
 *
 * - an isolate follows another one: it takes up what the first one ended with (X10)
 * - isolates are nested at the end of one: it looks past their end (X10, N1)
 * - a mark follows a bracket and a bracket the mark: it does not pair that bracket,
 *   or pairs it wrongly (BD16)
 * - a pair of brackets begins an embedding: it looks for the direction before the
 *   pair outside of the embedding (N0)
 *
 * and may agree elsewhere. */
gboolean iri_fribidi_is_right (const IriUba *uba);

/* Whether FriBidi is quick enough to be asked in passing. Its time grows with the
 * square of the number of bracket pairs, and its memory by a run for each change of
 * class. */
gboolean iri_fribidi_is_quick (const IriUba *uba);

/* The versions of the library and of its Unicode tables, which are not used here:
 * "FriBidi 1.0.8, Unicode 10.0.0". Free with g_free(). */
char *iri_fribidi_version (void);

G_END_DECLS
