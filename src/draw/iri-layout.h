/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-components.h"

#include <pango/pango.h>

/* Lays out an IRI with Pango: always left to right, with components in their
 * colours, findings underlined, and visible stand-ins for controls. */

/* The order of the characters in a line. */
typedef enum
{
  IRI_LAYOUT_VISUAL,  /* the Unicode Bidirectional Algorithm in a left-to-right
                      embedding (RFC 3987 §4.1) */
  IRI_LAYOUT_LOGICAL, /* one after another in the order of the text, each letter in
                      its isolated form: for stored order beside visual order */
  IRI_LAYOUT_LABELS,  /* a host: each label is in visual order, and labels are in
                      logical order, as iri_isolate_host() shows them in sentences */
} IriLayoutOrder;

/* The meaning of a highlight. */
typedef enum
{
  IRI_HIGHLIGHT_COMPONENT, /* a component, in its colour */
  IRI_HIGHLIGHT_ERROR,     /* a finding, underlined */
  IRI_HIGHLIGHT_WARNING,
  IRI_HIGHLIGHT_NOTE,
  IRI_HIGHLIGHT_POINTED,    /* the character that is selected elsewhere */
  IRI_HIGHLIGHT_DIFFERENCE, /* a difference from another text */
  IRI_HIGHLIGHT_STRONG,     /* a registrable domain */
} IriHighlightKind;

/**
 * IriHighlight:
 * @kind: the meaning
 * @component: the component, for %IRI_HIGHLIGHT_COMPONENT
 * @span: its span, in bytes of the text
 */
typedef struct
{
  IriHighlightKind kind;
  IriComponent component;
  IriSpan span;
} IriHighlight;

/**
 * IriLayoutSetup:
 * @text: (array length=length): valid UTF-8
 * @length: its length in bytes
 * @shown: the part of @text to lay out, in bytes; an ellipsis stands for the rest
 * @marks: (nullable) (array length=n_marks): highlights; clamped to the text
 * @n_marks: number of @marks
 * @order: the order of characters
 * @dark: whether the background is dark
 * @preedit: (nullable): the preedit of an input method
 * @preedit_at: its offset, in bytes of @text
 * @preedit_attrs: (nullable): its attributes, in bytes of @preedit
 * @width: where to wrap, in Pango units; -1 for one line
 *
 * The input of iri_layout_new(), which copies what it needs.
 */
typedef struct
{
  const char *text;
  gsize length;
  IriSpan shown;
  const IriHighlight *marks;
  gsize n_marks;
  IriLayoutOrder order;
  gboolean dark;
  const char *preedit;
  gsize preedit_at;
  PangoAttrList *preedit_attrs;
  int width;
} IriLayoutSetup;

/**
 * IriLayoutGlyph:
 * @offset: the character, as an offset in bytes of the text
 * @line: its wrapped line, from 0
 * @x: its left edge, in Pango units from the left edge of the line
 * @width: its width in Pango units
 * @level: the embedding level of the run it belongs to
 *
 * The position of a character in the layout.
 */
typedef struct
{
  gsize offset;
  guint line;
  int x;
  int width;
  guint8 level;
} IriLayoutGlyph;

/* A text that has been laid out. The layout differs from the text: it has
 * stand-ins for controls, and may have a preedit, a directional mark and
 * ellipses. So an offset is either one of the text or an index of the layout. */
typedef struct _IriLayout IriLayout;

/* Lays out @setup. Sets the base direction of @context, which the layout keeps,
 * to left-to-right. */
IriLayout *iri_layout_new (PangoContext *context, const IriLayoutSetup *setup);
void iri_layout_free (IriLayout *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriLayout, iri_layout_free)

/* Returns the layout, owned by @self. Its text differs from the given text. */
PangoLayout *iri_layout_get_pango_layout (IriLayout *self);

/* Wraps at @width Pango units; -1 for one line. */
void iri_layout_set_width (IriLayout *self, int width);

/* The size in pixels of the text wrapped at @width Pango units, and its number
 * of lines. Measuring lays out the text, so sizes are cached; it may leave the
 * layout wrapped at @width. */
typedef struct
{
  int width;
  int height;
  int n_lines;
} IriLayoutSize;

IriLayoutSize iri_layout_measure (IriLayout *self, int width);

/* Returns how often measuring laid out the text. */
guint iri_layout_get_n_measured (const IriLayout *self);

/* Returns the part of the text that is laid out, in bytes. */
IriSpan iri_layout_get_shown (const IriLayout *self);

/* Converts an offset in bytes of the text to an index of the layout. A preedit
 * precedes the character at its offset. */
gsize iri_layout_index_from_text (const IriLayout *self, gsize offset);

/* Converts an index of the layout to an offset of the text; the nearest one for
 * an index outside the text. */
gsize iri_layout_index_to_text (const IriLayout *self, gsize index);

/* Returns the index where the preedit starts, or would start. */
gsize iri_layout_get_preedit_index (const IriLayout *self);

/* Returns the glyphs of all characters of the text in visual order, line by
 * line and from left to right. Takes linear time. Free with g_free(). */
IriLayoutGlyph *iri_layout_get_glyphs (IriLayout *self, gsize *n_glyphs);

/* Returns @c, or a visible stand-in without direction if @c is a control, which
 * would be invisible, change the order or break the line. */
gunichar iri_layout_stand_in (gunichar c);

/* Returns the colour of @component on a light or a dark background. %IRI_COMPONENT_NONE
 * has the colour of delimiters. */
PangoColor iri_layout_component_color (IriComponent component, gboolean dark);
