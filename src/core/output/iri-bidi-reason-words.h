/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Facts about a change by a rule of UAX #9. */
typedef enum
{
  IRI_BIDI_REASON_BEFORE = 1 << 0,  /* a character before it is a cause */
  IRI_BIDI_REASON_AFTER = 1 << 1,   /* a character after it is a cause */
  IRI_BIDI_REASON_RTL = 1 << 2,     /* it has become R */
  IRI_BIDI_REASON_NUMBER = 1 << 3,  /* it has become or stays EN or AN */
  IRI_BIDI_REASON_CLASS = 1 << 4,   /* its class has changed */
  IRI_BIDI_REASON_CONTEXT = 1 << 5, /* a character before the brackets is a cause */
  IRI_BIDI_REASON_INSIDE = 1 << 6,  /* a character inside the brackets is a cause */
  /* it has not taken the direction of its embedding */
  IRI_BIDI_REASON_OPPOSITE = 1 << 7,
  IRI_BIDI_REASON_MARK = 1 << 8, /* it was a combining mark */
  /* the character before it begins or ends an isolate */
  IRI_BIDI_REASON_ISOLATE = 1 << 9,
  /* the separator that L1 looks for is not after it, but is a changed character
   * itself */
  IRI_BIDI_REASON_CAUSED_BY_ITSELF = 1 << 10,
} IriBidiReasonFlags;

/* The translated sentence for a change by @rule with the facts @flags, with the
 * placeholders {it}, {before}, {after}, {inside}, {context}, {class} and {level}.
 * Static; "" if there is no such rule. */
const char *iri_bidi_reason_sentence (const char *rule, IriBidiReasonFlags flags);
