/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-parts.h"

#include <pango/pango.h>

G_BEGIN_DECLS

/* One line of an IRI on Pango: always left to right, components in their
 * colours, findings underlined, controls made harmless. */

/* How the characters of a line are ordered. */
typedef enum
{
  IRI_LINE_SHOWN, /* the Unicode Bidirectional Algorithm in a left-to-right
                      embedding (RFC 3987 §4.1) */
  IRI_LINE_AS_IS, /* one after another in the order of the text, each letter in
                      its isolated form: for stored order beside visual order */
} IriLineOrder;

/* What a stretch of a line is marked with. */
typedef enum
{
  IRI_MARK_PART,  /* a component, in its colour */
  IRI_MARK_ERROR, /* a finding, underlined */
  IRI_MARK_WARNING,
  IRI_MARK_NOTE,
  IRI_MARK_POINTED,    /* what is pointed at elsewhere */
  IRI_MARK_DIFFERENCE, /* what another text does not have there */
  IRI_MARK_STRONG,     /* what stands out: a registrable domain */
} IriMarkKind;

/**
 * IriMark:
 * @kind: what the mark says
 * @part: the component, for %IRI_MARK_PART
 * @span: where, in bytes of the text
 */
typedef struct
{
  IriMarkKind kind;
  IriPart part;
  IriSpan span;
} IriMark;

/**
 * IriLineSetup:
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
  const IriMark *marks;
  gsize n_marks;
  IriLineOrder order;
  gboolean dark;
  const char *preedit;
  gsize preedit_at;
  PangoAttrList *preedit_attrs;
  int width;
} IriLineSetup;

/**
 * IriLineGlyph:
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
} IriLineGlyph;

/* A text that has been laid out. What is laid out is not quite the text:
 * controls have stand-ins, and a preedit, a mark of order and ellipses may have
 * been put in. Offsets of the text and of the layout are told apart
 * everywhere. */
typedef struct _IriLine IriLine;

/* Lays out @setup. @context becomes the line's own: its base direction is set
 * to left-to-right. */
IriLine *iri_line_new (PangoContext *context, const IriLineSetup *setup);
void iri_line_free (IriLine *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriLine, iri_line_free)

/* The layout, owned by @self. Its text is not the text that was given. */
PangoLayout *iri_line_get_layout (IriLine *self);

/* Wraps at @width Pango units, -1 for one line. */
void iri_line_set_width (IriLine *self, int width);

/* How large the text is in all, in pixels, where it is wrapped at @width Pango
 * units, and in how many lines. To measure is to lay out, so what has been
 * measured is remembered. The line is wrapped anew only where it has to be, and
 * may be left at @width. */
typedef struct
{
  int width;
  int height;
  int n_lines;
} IriLineSize;

IriLineSize iri_line_measure (IriLine *self, int width);

/* How often the text has been laid out to be measured. */
guint iri_line_get_n_measured (const IriLine *self);

/* What of the text is laid out. */
IriSpan iri_line_get_shown (const IriLine *self);

/* Where in the layout the byte at @offset of the text is. A preedit stands
 * before the character at its offset. */
gsize iri_line_to_layout (const IriLine *self, gsize offset);

/* The other way. What belongs to no character of the text gives the nearest. */
gsize iri_line_to_text (const IriLine *self, gsize index);

/* Where in the layout the preedit begins; without one, where it would. */
gsize iri_line_get_preedit_index (const IriLine *self);

/* Where each character of the text was laid out, in visual order: line by line,
 * from left to right. Linear. Free with g_free(). */
IriLineGlyph *iri_line_glyphs (IriLine *self, gsize *n_glyphs);

/* What is shown in place of @c: @c itself, or a visible stand-in without a
 * direction of its own if @c is a control, which would be invisible, change the
 * order or break the line. */
gunichar iri_line_stand_in (gunichar c);

/* The colour of @part, as window.md has it, on a light or a dark ground.
 * %IRI_PART_NONE gives the colour of delimiters. */
PangoColor iri_line_part_color (IriPart part, gboolean dark);

G_END_DECLS
