/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-steps.h"
#include "iri-notation.h"

G_BEGIN_DECLS

/**
 * IriBidiReasons:
 *
 * Says why each rule of UAX #9 changed what it changed.
 */
typedef struct _IriBidiReasons IriBidiReasons;

/* @bidi, whose steps are described, must outlive the result. Characters are quoted in
 * @notation, as iri_notation_letter() has them. Takes linear time. Free with
 * iri_bidi_reasons_free(). */
IRI_API IriBidiReasons *iri_bidi_reasons_new (const IriBidi *bidi,
                                              IriNotation notation);
IRI_API void iri_bidi_reasons_free (IriBidiReasons *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiReasons, iri_bidi_reasons_free)

/* Why @rule made @change, as a translated sentence in which the characters are isolated
 * (U+2066, U+2069). Free with g_free(). */
IRI_API char *iri_bidi_reasons_get (const IriBidiReasons *self,
                                    const char *rule,
                                    const IriBidiChange *change);

/* What the characters of @bidi_class, a UCharDirection, are, such as "Left-to-right
 * letters". Translated and static; "" if there is no such class. */
IRI_API const char *iri_bidi_class_summary (guint8 bidi_class);

G_END_DECLS
