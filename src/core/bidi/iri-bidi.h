/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-convention.h"
#include "iri-span-map.h"

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

/* A character that is shown nowhere has no level and no place. */
#define IRI_BIDI_REMOVED 0xff
#define IRI_BIDI_NO_PLACE G_MAXUINT32

/**
 * IriBidi:
 * @convention: how it was ordered
 * @text: the text that was ordered, @length bytes of UTF-8: as given, but in
 *   URI notation where the convention says so
 * @length: its length in bytes
 * @components: its components, in bytes of @text
 * @map: which bytes of @text came from which bytes of the text given; NULL if it
 *   is the same
 * @base: the paragraph level that was given or found, 0 or 1
 * @n_chars: how many characters @text has
 * @classes: the Bidi_Class of each, a UCharDirection, as the convention takes it
 * @levels: embedding level of each; %IRI_BIDI_REMOVED for one that rule X9 of
 *   UAX #9 takes out
 * @order: for each visual place, left to right, the index of the character
 *   shown there (UAX #9 L2); characters taken out by X9 have no place
 * @n_order: how many visual places there are
 * @visual: what is seen, left to right: mirrored characters as their mirror
 *   (L4), combining marks after their base (L3), no formatting characters
 * @display: @text with the marks that make any display show it so; URI notation
 *   has none, and is for a left-to-right line
 * @moved: whether @order differs from the stored order
 *
 * How a text is put in visual order. Indices and numbers are in characters.
 */
typedef struct
{
  IriConvention convention;
  char *text;
  gsize length;
  IriComponents components;
  IriSpanMap *map;
  guint8 base;
  gsize n_chars;
  guint8 *classes;
  guint8 *levels;
  guint32 *order;
  gsize n_order;
  char *visual;
  char *display;
  gboolean moved;
} IriBidi;

/* Orders @length bytes of valid UTF-8, with the components @components, by
 * @convention. Takes linear time. */
IRI_API IriBidi *iri_bidi_new (const char *text,
                               gsize length,
                               const IriComponents *components,
                               IriConvention convention);
IRI_API void iri_bidi_free (IriBidi *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidi, iri_bidi_free)

/* Of each character its visual place, from 0; %IRI_BIDI_NO_PLACE if it is shown
 * nowhere. An array of @n_chars, owned by the caller. */
IRI_API guint32 *iri_bidi_places (const IriBidi *self);

/* The short name of a Bidi_Class, "AL", and its name for people, "Arabic Letter".
 * Static. */
IRI_API const char *iri_bidi_class_id (guint8 bidi_class);
IRI_API const char *iri_bidi_class_name (guint8 bidi_class);

/* Whether the character shown at level @level stands as its mirror image (L4). */
IRI_API gboolean iri_bidi_is_mirrored (gunichar c, guint8 level);

/* Whether any character can change the order of a line or is not seen in it: R,
 * AL, AN, a formatting character, or one that X9 removes. Linear, no
 * allocation. */
IRI_API gboolean iri_bidi_is_needed (const char *text, gsize length);

/* The direction of @length bytes of UTF-8. */
IRI_API IriDirection iri_direction (const char *text, gsize length);

/* "neutral", "ltr", "rtl", "digits", "mixed". Static. */
IRI_API const char *iri_direction_id (IriDirection direction);

G_END_DECLS
