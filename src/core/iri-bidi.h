/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Which way the characters of a component run (3987bis-00 §4.2). */
typedef enum
{
  IRI_DIRECTION_NEUTRAL, /* neither letters nor digits */
  IRI_DIRECTION_LTR,
  IRI_DIRECTION_RTL,
  IRI_DIRECTION_DIGITS,
  IRI_DIRECTION_MIXED,
} IriDirection;

#define IRI_BIDI_REMOVED 0xff

/**
 * IriBidi:
 * @convention: the id of the convention, "embed-ltr"
 * @n_chars: how many characters the text has
 * @levels: embedding level of each character; %IRI_BIDI_REMOVED for one that
 *   rule X9 of UAX #9 takes out
 * @order: for each visual place, left to right, the index of the character
 *   shown there (UAX #9 L2); characters taken out by X9 have no place
 * @n_order: how many visual places there are
 * @visual: what is seen, left to right: mirrored characters as their mirror
 *   (L4), combining marks after their base (L3), no formatting characters
 * @display: the text with the marks that make any display show it so
 * @moved: whether @order differs from the stored order
 * @brackets_left_out: whether there were too many brackets to pair them all
 *   (rule N0), so that some may be shown in another place
 *
 * How a text is put in visual order (RFC 3987 §4.1). Indices and numbers are in
 * characters.
 */
typedef struct
{
  const char *convention;
  gsize n_chars;
  guint8 *levels;
  guint32 *order;
  gsize n_order;
  char *visual;
  char *display;
  gboolean moved;
  gboolean brackets_left_out;
} IriBidi;

/* @text is @length bytes of valid UTF-8. */
IRI_API IriBidi *iri_bidi_new (const char *text, gsize length);
IRI_API void iri_bidi_free (IriBidi *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidi, iri_bidi_free)

/* Whether any character can change the order of a line or is taken out of it: R,
 * AL, AN, an explicit formatting character, or one that X9 removes. Linear, no
 * allocation. */
IRI_API gboolean iri_bidi_is_needed (const char *text, gsize length);

/* The direction of @length bytes of UTF-8. */
IRI_API IriDirection iri_direction (const char *text, gsize length);

/* "neutral", "ltr", "rtl", "digits", "mixed". Static. */
IRI_API const char *iri_direction_id (IriDirection direction);

G_END_DECLS
