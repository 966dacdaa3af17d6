/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi-perception.h"
#include "iri-diff.h"
#include "iri-notation.h"

#include <pango/pango.h>

G_BEGIN_DECLS

/* The bidi picture: the stored row above, the row that is shown below, a line
 * from each character to its place. It is laid out once, into a list of shapes
 * that any writer can draw: iri_picture_draw() does on cairo. Nothing in it is
 * mirrored on a right-to-left desktop. Lengths are in pixels, y runs down. */

typedef struct
{
  double x;
  double y;
  double width;
  double height;
} IriPictureBox;

/* What a shape is for. How each looks is in the table behind
 * iri_picture_style(). */
typedef enum
{
  /* boxes */
  IRI_PICTURE_CELL,       /* behind a character of a component */
  IRI_PICTURE_CELL_FAINT, /* of a host, before its registrable domain */
  IRI_PICTURE_DELIMITER,  /* behind a delimiter */
  IRI_PICTURE_INVISIBLE,  /* around what has no shape of its own */
  IRI_PICTURE_MISSING,    /* around what no font has a shape for */
  IRI_PICTURE_MOVED,      /* around a cell of the lower row that moved */
  IRI_PICTURE_DIFFERS,    /* around a cell that another text does not have */
  IRI_PICTURE_DOT,        /* where the line of one that moved ends */
  /* paths */
  IRI_PICTURE_PATTERN,   /* the pattern of a component, at a cell's foot */
  IRI_PICTURE_CONNECTOR, /* of a character that did not move */
  IRI_PICTURE_CONNECTOR_MOVED,     /* of one that did */
  IRI_PICTURE_CONNECTOR_DELIMITER, /* of a delimiter that did */
  IRI_PICTURE_STAIR,               /* the embedding levels */
  IRI_PICTURE_RUN,                 /* where one run ends and another begins */
  IRI_PICTURE_ESCAPE,  /* over percent-encoded octets of a character */
  IRI_PICTURE_BRACKET, /* under what is read as something else */
  /* texts */
  IRI_PICTURE_GLYPH,           /* a character of a component */
  IRI_PICTURE_GLYPH_STRONG,    /* one of the registrable domain */
  IRI_PICTURE_GLYPH_DELIMITER, /* a delimiter */
  IRI_PICTURE_CODE,            /* what stands for a character: its short name,
                                  its number or its octets */
  IRI_PICTURE_COUNT,           /* how many code points a cell has */
  IRI_PICTURE_LEVEL,           /* an embedding level */
  IRI_PICTURE_DECODED,         /* what percent-encoded octets mean */
  IRI_PICTURE_NAME,            /* a component's name */
  IRI_PICTURE_NUMBER,          /* a stored position */
  IRI_PICTURE_NUMBER_MOVED,
  IRI_PICTURE_READ_AS, /* what a bracket is read as */
  IRI_PICTURE_TITLE,   /* a convention's name */
  IRI_PICTURE_NOTE,    /* a remark, what was left out */
} IriPictureRole;

#define IRI_PICTURE_N_ROLES (IRI_PICTURE_NOTE + 1)

typedef enum
{
  IRI_PICTURE_BOX,
  IRI_PICTURE_PATH,
  IRI_PICTURE_TEXT,
} IriPictureKind;

/* Where a text is held. */
typedef enum
{
  IRI_PICTURE_START, /* x is its left edge */
  IRI_PICTURE_MIDDLE,
  IRI_PICTURE_END,
} IriPictureAnchor;

typedef enum
{
  IRI_PICTURE_MOVE_TO,
  IRI_PICTURE_LINE_TO,
  IRI_PICTURE_CURVE_TO, /* cubic; the third point is where it ends */
} IriPictureVerb;

/* A step of a path: one point, or three for a curve. */
typedef struct
{
  IriPictureVerb verb;
  double x[3];
  double y[3];
} IriPictureStep;

/**
 * IriPictureItem:
 * @kind: which of the fields below count
 * @role: what it is for
 * @component: whose colour and pattern it has; %IRI_COMPONENT_NONE for that of text
 * @cell: index of the cell that it belongs to, or -1
 * @strip: index of the strip that it is in
 * @lower: whether it belongs to the cell's place in the lower row
 * @box: of a box; radius of its corners is @radius
 * @radius: radius of the corners
 * @steps: index of the first step of a path
 * @n_steps: how many it has
 * @line_width: of a path or of the outline of a box
 * @dash: (array fixed-size=4): lengths of dashes and gaps; all 0 if unbroken
 * @round: whether its dashes have round ends
 * @text: (nullable): UTF-8
 * @size: of the text, in pixels
 * @x: where the text is anchored
 * @y: its baseline
 * @anchor: how it is anchored at @x
 *
 * One shape.
 */
typedef struct
{
  IriPictureKind kind;
  IriPictureRole role;
  IriComponent component;
  int cell;
  guint strip;
  gboolean lower;
  IriPictureBox box;
  double radius;
  guint steps;
  guint n_steps;
  double line_width;
  double dash[4];
  gboolean round;
  const char *text;
  double size;
  double x;
  double y;
  IriPictureAnchor anchor;
} IriPictureItem;

/**
 * IriPictureCell:
 * @block: index of the line that was ordered, as in the setup
 * @strip: index of its strip
 * @span: where it is, in bytes of the text that was ordered
 * @source: where it came from, in bytes of the text that was given: the same but
 *   for the convention `uri`
 * @first: index of its first character, from 0
 * @n_chars: how many characters it has: a grapheme cluster
 * @level: embedding level, or %IRI_BIDI_REMOVED for what is shown nowhere
 * @component: its component
 * @delimiter: whether it is a delimiter
 * @moved: whether the order of its block changed
 * @missing: whether no font has a shape for it
 * @differs: whether the text it is compared with has something else
 * @counterpart: index of the cell of that text which is drawn with it, or -1
 * @place: where it stands in the lower row of what is drawn, from 0
 * @upper: its box in the stored row
 * @lower: its box in the row that is shown
 *
 * A character as people count them. Cells are in stored order, block by block.
 */
typedef struct
{
  guint block;
  guint strip;
  IriSpan span;
  IriSpan source;
  gsize first;
  gsize n_chars;
  guint8 level;
  IriComponent component;
  gboolean delimiter;
  gboolean moved;
  gboolean missing;
  gboolean differs;
  int counterpart;
  guint place;
  IriPictureBox upper;
  IriPictureBox lower;
} IriPictureCell;

/**
 * IriPictureStrip:
 * @box: where it is, names and brackets included. It is wider than the picture
 *   if no line may be cut: then it is for the viewer to scroll
 * @block: index of its line
 * @first: index of its first cell
 * @n_cells: how many cells it has
 * @first_column: where these begin, in cells from the beginning of the line; more
 *   than in the line where the text it is compared with has more
 * @n_columns: how many cells wide it is
 * @upside_down: whether the row that is shown is above the stored one
 * @first_item: index of the first shape in it
 * @n_items: how many there are
 *
 * A line is wrapped into strips where no line from row to row is cut.
 */
typedef struct
{
  IriPictureBox box;
  guint block;
  guint first;
  guint n_cells;
  guint first_column;
  guint n_columns;
  gboolean upside_down;
  guint first_item;
  guint n_items;
} IriPictureStrip;

/* How two lines that are compared are put together. */
typedef enum
{
  IRI_PICTURE_APART,   /* each by itself, as all others are */
  IRI_PICTURE_ALIGNED, /* two rows, what they have in common below each other:
                          characters are shown where they are stored */
  IRI_PICTURE_SHARED,  /* both show the same: that is a row in the middle */
} IriPictureArrangement;

/**
 * IriPictureSetup:
 * @bidis: the lines, each by its convention; all of the same text if they are not
 *   compared
 * @n_bidis: how many there are. If there are several each has its title, and
 *   those that look the same are drawn once
 * @readings: (nullable): what a reader makes of each; they may be %NULL
 * @notation: what letters are drawn in: capitals for right-to-left ones in Bidi
 *   Notation (3987bis-00 §1.4)
 * @width: where to wrap, in pixels; 0 for one strip
 * @narrow: whether there is little room
 * @paper: whether it stands alone where nobody scrolls, on paper or on a slide:
 *   it is as wide as it takes, its rows are named, and several lines stand in
 *   two columns if the first of them has room there
 * @high_contrast: whether to draw outlines instead of tints
 * @titled: whether a single line has its title too
 * @font: (nullable): the family that characters are drawn in; NULL for the
 *   monospace font of the desktop
 * @compared: whether two lines of different texts are compared: these are all
 * @differences: (nullable): where their texts differ
 * @n_differences: in how many places
 * @registrable: where the registrable domain is in the text that was given, and
 *   in the one it is compared with, in bytes; empty if there is none to tell
 * @max_cells: how many cells of each line are drawn at most; 0 for 512
 *
 * What a picture is made of. Nothing of it is kept.
 */
typedef struct
{
  const IriBidi *const *bidis;
  gsize n_bidis;
  const IriBidiPerception *const *readings;
  IriNotation notation;
  double width;
  gboolean narrow;
  gboolean paper;
  gboolean high_contrast;
  gboolean titled;
  const char *font;
  gboolean compared;
  const IriDifference *differences;
  gsize n_differences;
  IriSpan registrable[2];
  gsize max_cells;
} IriPictureSetup;

/**
 * IriPicture:
 * @width: in pixels: what was asked for, or what one strip takes, or on paper
 *   what all of them take
 * @height: in pixels
 * @high_contrast: as in the setup
 * @compared: as in the setup
 * @arrangement: how lines that are compared are put together
 * @items: of IriPictureItem, in the order in which they are drawn
 * @steps: of IriPictureStep
 * @cells: of IriPictureCell
 * @strips: of IriPictureStrip, from top to bottom
 * @missing: of gunichar: what no font has a shape for, each once, in stored
 *   order
 * @n_left_out: how many characters of each line are not drawn
 * @summary: all of it in words, for those who do not see it. Translated
 *
 * A picture that has been laid out.
 */
typedef struct
{
  double width;
  double height;
  gboolean high_contrast;
  gboolean compared;
  IriPictureArrangement arrangement;
  GArray *items;
  GArray *steps;
  GArray *cells;
  GArray *strips;
  GArray *missing;
  gsize n_left_out;
  char *summary;
  /*< private >*/
  GStringChunk *texts;
  PangoContext *context;
  char *font;
  GHashTable *layouts;
} IriPicture;

/* Lays out @setup with the fonts of @context, which is kept. Takes linear time,
 * most of it for the cells that are drawn. */
IriPicture *iri_picture_new (PangoContext *context,
                             const IriPictureSetup *setup);
void iri_picture_free (IriPicture *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriPicture, iri_picture_free)

/* The cell at @x, @y in either row, or -1. */
int iri_picture_hit (const IriPicture *self, double x, double y);

/* The cell of the line @block that holds the byte at @source of the text that was
 * given; -1 if that is not drawn. Lines of one text need only be asked for the
 * first. */
int iri_picture_find (const IriPicture *self, guint block, gsize source);

/* Whether both cells come from the same characters of the text: so do those of
 * several lines; or, where lines are compared, whether they are each other's
 * counterpart. -1 is related to none. */
gboolean iri_picture_is_related (const IriPicture *self, int cell, int other);

/* What a shape is coloured with. */
typedef enum
{
  IRI_PICTURE_INK_NONE,
  IRI_PICTURE_INK_COMPONENT, /* the colour of its component */
  IRI_PICTURE_INK_TEXT,      /* the colour of text */
} IriPictureInk;

/**
 * IriPictureStyle:
 * @id: a class name, "cell"
 * @fill: what a box or a text is filled with
 * @fill_alpha: how much of it, from 0 to 1
 * @stroke: what an outline or a path is drawn with
 * @stroke_alpha: how much of it, from 0 to 1
 * @monospace: whether a text is in the monospace font
 * @bold: whether a text is bold
 *
 * How all shapes of a role look. Line widths, dashes and sizes are in the items.
 */
typedef struct
{
  const char *id;
  IriPictureInk fill;
  double fill_alpha;
  IriPictureInk stroke;
  double stroke_alpha;
  gboolean monospace;
  gboolean bold;
} IriPictureStyle;

/* How @role looks. High contrast has no tints and full colours. Static. */
const IriPictureStyle *iri_picture_style (IriPictureRole role,
                                          gboolean high_contrast);

/* The colour of @ink in @component, on a light or a dark ground, as window.md has
 * it. */
PangoColor
iri_picture_color (IriPictureInk ink, IriComponent component, gboolean dark);

/* What the picture stands on. */
PangoColor iri_picture_ground (gboolean dark);

/* How a picture is drawn on cairo. */
typedef struct
{
  gboolean dark;
  int highlighted;      /* cell, with those related to it; -1 for none */
  const double *scroll; /* (nullable): for each strip, how far it is scrolled */
} IriPictureView;

typedef struct _cairo cairo_t;

/* Draws @self with its upper left corner at the origin of @cr. The ground is not
 * painted. */
void
iri_picture_draw (IriPicture *self, cairo_t *cr, const IriPictureView *view);

/* Draws no more than the strip @strip, where it stands. */
void iri_picture_draw_strip (IriPicture *self,
                             cairo_t *cr,
                             const IriPictureView *view,
                             guint strip);

G_END_DECLS
