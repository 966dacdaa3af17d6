/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-components.h"

#include <pango/pango.h>

G_BEGIN_DECLS

/* One line of an IRI on Pango: always left to right, components in their
 * colours, findings underlined, controls made harmless. */

/* How the characters of a line are ordered. */
typedef enum
{
  IRI_LAYOUT_VISUAL, /* the Unicode Bidirectional Algorithm in a left-to-right
                      embedding (RFC 3987 §4.1) */
  IRI_LAYOUT_LOGICAL, /* one after another in the order of the text, each letter in
                      its isolated form: for stored order beside visual order */
} IriLayoutOrder;

/* What a stretch of a line is marked with. */
typedef enum
{
  IRI_HIGHLIGHT_COMPONENT, /* a component, in its colour */
  IRI_HIGHLIGHT_ERROR,     /* a finding, underlined */
  IRI_HIGHLIGHT_WARNING,
  IRI_HIGHLIGHT_NOTE,
  IRI_HIGHLIGHT_POINTED,    /* what is pointed at elsewhere */
  IRI_HIGHLIGHT_DIFFERENCE, /* what another text does not have there */
  IRI_HIGHLIGHT_STRONG,     /* what stands out: a registrable domain */
} IriHighlightKind;

/**
 * IriHighlight:
 * @kind: what the mark says
 * @component: the component, for %IRI_HIGHLIGHT_COMPONENT
 * @span: where, in bytes of the text
 */
typedef struct
{
  IriHighlightKind kind;
  IriComponent component;
  IriSpan span;
} IriHighlight;

/**
 * IriLayoutSetup:
 * @text: what is shown: @length bytes of valid UTF-8
 * @length: its length in bytes
 * @shown: the part of @text that is laid out; where it leaves something out,
 *   an ellipsis stands for it
 * @marks: (nullable): @n_marks marks; spans beyond the text are cut
 * @n_marks: how many marks there are
 * @order: how characters are ordered
 * @dark: whether the ground is dark
 * @preedit: (nullable): what an input method is composing
 * @preedit_at: where, in bytes of @text
 * @preedit_attrs: (nullable): how it is to look, in bytes of @preedit
 * @width: where lines are wrapped, in Pango units; -1 for one line
 *
 * What a line is made of. Nothing of it is kept.
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
 * @line: which wrapped line it is on, from 0
 * @x: its left edge, in Pango units from the left edge of the line
 * @width: its width in Pango units
 * @level: the embedding level of the run it belongs to
 *
 * Where a character was laid out.
 */
typedef struct
{
  gsize offset;
  guint line;
  int x;
  int width;
  guint8 level;
} IriLayoutGlyph;

/* A text that has been laid out. What is laid out is not quite the text:
 * controls have stand-ins, and a preedit, a mark of order and ellipses may have
 * been put in. Offsets of the text and of the layout are told apart
 * everywhere. */
typedef struct _IriLayout IriLayout;

/* Lays out @setup. @context becomes the line's own: its base direction is set
 * to left-to-right. */
IriLayout *iri_layout_new (PangoContext *context, const IriLayoutSetup *setup);
void iri_layout_free (IriLayout *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriLayout, iri_layout_free)

/* The layout, owned by @self. Its text is not the text that was given. */
PangoLayout *iri_layout_get_pango_layout (IriLayout *self);

/* Wraps at @width Pango units, -1 for one line. */
void iri_layout_set_width (IriLayout *self, int width);

/* How large the text is in all, in pixels, where it is wrapped at @width Pango
 * units, and in how many lines. To measure is to lay out, so what has been
 * measured is remembered. The line is wrapped anew only where it has to be, and
 * may be left at @width. */
typedef struct
{
  int width;
  int height;
  int n_lines;
} IriLayoutSize;

IriLayoutSize iri_layout_measure (IriLayout *self, int width);

/* How often the text has been laid out to be measured. */
guint iri_layout_get_n_measured (const IriLayout *self);

/* What of the text is laid out. */
IriSpan iri_layout_get_shown (const IriLayout *self);

/* Where in the layout the byte at @offset of the text is. A preedit stands
 * before the character at its offset. */
gsize iri_layout_index_from_text (const IriLayout *self, gsize offset);

/* The other way. What belongs to no character of the text gives the nearest. */
gsize iri_layout_index_to_text (const IriLayout *self, gsize index);

/* Where in the layout the preedit begins; without one, where it would. */
gsize iri_layout_get_preedit_index (const IriLayout *self);

/* Where each character of the text was laid out, in visual order: line by line,
 * from left to right. Linear. Free with g_free(). */
IriLayoutGlyph *iri_layout_get_glyphs (IriLayout *self, gsize *n_glyphs);

/* What is shown in place of @c: @c itself, or a visible stand-in without a
 * direction of its own if @c is a control, which would be invisible, change the
 * order or break the line. */
gunichar iri_layout_stand_in (gunichar c);

/* The colour of @component, as window.md has it, on a light or a dark ground.
 * %IRI_COMPONENT_NONE gives the colour of delimiters. */
PangoColor iri_layout_component_color (IriComponent component, gboolean dark);

G_END_DECLS
