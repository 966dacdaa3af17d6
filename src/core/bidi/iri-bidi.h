/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-convention.h"
#include "iri-span-map.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* The direction of a component (3987bis-00 §4.2). */
typedef enum
{
  IRI_DIRECTION_NEUTRAL, /* neither letters nor digits */
  IRI_DIRECTION_LTR,
  IRI_DIRECTION_RTL,
  IRI_DIRECTION_DIGITS,
  IRI_DIRECTION_MIXED,
} IriDirection;

/* The level and the visual position of a character that is not shown. */
#define IRI_BIDI_REMOVED 0xff
#define IRI_BIDI_NO_POSITION G_MAXUINT32

/**
 * IriBidi:
 * @convention: the convention
 * @text: the text that was ordered, @length bytes of UTF-8, in URI notation if the
 *   convention uses it
 * @length: length of @text in bytes
 * @components: its components, in bytes of @text
 * @map: (nullable): which bytes of @text come from which bytes of the input; NULL if
 *   they are the same
 * @base: the paragraph level, 0 or 1
 * @n_chars: the number of characters in @text
 * @classes: the Bidi_Class of each, a UCharDirection, with the convention's changes
 * @levels: the embedding level of each; %IRI_BIDI_REMOVED if rule X9 of UAX #9
 *   removes it
 * @order: for each visual position, left to right, the index of the character
 *   shown there (UAX #9 L2)
 * @n_order: the number of visual positions
 * @visual: the visual text, left to right, with mirrored characters replaced by their
 *   mirror images (L4), combining marks after their base (L3), and no formatting
 *   characters
 * @display: @text with the marks that make any display show it in this order; without
 *   marks in URI notation, which is for a left-to-right line
 * @moved: whether @order differs from the logical order
 *
 * A text in visual order. Indices and counts are in characters.
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

/* Puts @length bytes of @text, valid UTF-8 with the components @components, in visual
 * order by @convention. Takes linear time. Free with iri_bidi_free(). */
IRI_API IriBidi *iri_bidi_new (const char *text,
                               gsize length,
                               const IriComponents *components,
                               IriConvention convention);

/**
 * IriUriNotation:
 * @spec: the standard whose mapping to URIs it follows
 * @idna: how labels of the host are written; %IRI_IDNA_NONE percent-encodes them
 * @charset: (nullable): the document charset; NULL for UTF-8
 *
 * How %IRI_CONVENTION_URI writes what it does not show as it is.
 */
typedef struct
{
  const IriSpec *spec;
  IriIdnaFlavour idna;
  const char *charset;
} IriUriNotation;

/* The same with the URI notation @notation, not that of RFC 3987 with UTS #46. */
IRI_API IriBidi *iri_bidi_new_by_notation (const char *text,
                                           gsize length,
                                           const IriComponents *components,
                                           IriConvention convention,
                                           const IriUriNotation *notation);
IRI_API void iri_bidi_free (IriBidi *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidi, iri_bidi_free)

/* Returns the visual position of each character, counted from 0, or
 * %IRI_BIDI_NO_POSITION if it is not shown, in an array of @n_chars items. Free with
 * g_free(). */
IRI_API guint32 *iri_bidi_visual_positions (const IriBidi *self);

/* Appends @visual, a visual text, without the control characters but tabs that rule
 * X9 does not remove, such as U+0085: displays show nothing for them. */
IRI_API void iri_bidi_append_visible (const char *visual, GString *out);

/* The short name of a Bidi_Class, "AL", and its long name, "Arabic_Letter". Static. */
IRI_API const char *iri_bidi_class_id (guint8 bidi_class);
IRI_API const char *iri_bidi_class_name (guint8 bidi_class);

/* Whether @c is shown mirrored at level @level (L4). */
IRI_API gboolean iri_bidi_is_mirrored (gunichar c, guint8 level);

/* Whether @length bytes of UTF-8 have a character that can change the visual order or
 * is not shown: R, AL, AN, a formatting character, or one that X9 removes. Does not
 * allocate. */
IRI_API gboolean iri_bidi_is_needed (const char *text, gsize length);

/* The direction of @length bytes of UTF-8. */
IRI_API IriDirection iri_direction (const char *text, gsize length);

/* The id of @direction: "neutral", "ltr", "rtl", "digits" or "mixed". Static. */
IRI_API const char *iri_direction_id (IriDirection direction);

G_END_DECLS
