/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi-perception.h"
#include "iri-diff.h"
#include "iri-notation.h"

#include <pango/pango.h>

/* The bidi picture: the stored row above, the shown row below, and a line
 * between the two positions of each character. It is laid out once, into a list
 * of shapes for any writer; iri_picture_draw() draws them on cairo. A right-to-
 * left desktop does not mirror it. Lengths are in pixels, y runs down. */

typedef struct
{
  double x;
  double y;
  double width;
  double height;
} IriPictureBox;

/* The role of a shape. iri_picture_style() returns its style. */
typedef enum
{
  /* boxes */
  IRI_PICTURE_CELL,       /* background of a character of a component */
  IRI_PICTURE_CELL_FAINT, /* of a host, before its registrable domain */
  IRI_PICTURE_DELIMITER,  /* background of a delimiter */
  IRI_PICTURE_INVISIBLE,  /* around a character without a shape */
  IRI_PICTURE_MISSING,    /* around a character that no font has */
  IRI_PICTURE_MOVED,      /* around a cell of the lower row that moved */
  IRI_PICTURE_DIFFERS,    /* around a cell that differs from the other text */
  IRI_PICTURE_DOT,        /* the end of the connector of a moved character */
  /* paths */
  IRI_PICTURE_PATTERN,             /* the pattern of a component, at a cell's foot */
  IRI_PICTURE_CONNECTOR,           /* of a character that did not move */
  IRI_PICTURE_CONNECTOR_MOVED,     /* of a moved character */
  IRI_PICTURE_CONNECTOR_DELIMITER, /* of a moved delimiter */
  IRI_PICTURE_STAIR,               /* the embedding levels */
  IRI_PICTURE_RUN,                 /* the border between two runs */
  IRI_PICTURE_ESCAPE,              /* over the percent-encoded octets of a character */
  IRI_PICTURE_BRACKET,             /* under what people read as another component */
  IRI_PICTURE_FINDING,             /* under a character with a finding */
  /* texts */
  IRI_PICTURE_GLYPH,           /* a character of a component */
  IRI_PICTURE_GLYPH_STRONG,    /* one of the registrable domain */
  IRI_PICTURE_GLYPH_DELIMITER, /* a delimiter */
  IRI_PICTURE_IMITATED,        /* the letter that a character imitates */
  IRI_PICTURE_CODE,            /* a character as its short name, number or octets */
  IRI_PICTURE_COUNT,           /* the number of code points of a cell */
  IRI_PICTURE_LEVEL,           /* an embedding level */
  IRI_PICTURE_DECODED,         /* the character that octets decode to */
  IRI_PICTURE_NAME,            /* a component's name */
  IRI_PICTURE_NUMBER,          /* a stored position */
  IRI_PICTURE_NUMBER_MOVED,
  IRI_PICTURE_PERCEIVED_AS, /* the text of a bracket */
  IRI_PICTURE_TITLE,        /* a convention's name */
  IRI_PICTURE_NOTE,         /* a note, for instance about omitted characters */
} IriPictureRole;

#define IRI_PICTURE_N_ROLES (IRI_PICTURE_NOTE + 1)

/* The size of the smallest text, in pixels; only names and codes of characters that
 * have no shape can be smaller. */
#define IRI_PICTURE_LEAST_TEXT 9.

typedef enum
{
  IRI_PICTURE_BOX,
  IRI_PICTURE_PATH,
  IRI_PICTURE_TEXT,
} IriPictureKind;

/* The horizontal anchor of a text. */
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
 * @kind: which of the fields below are used
 * @role: its role
 * @component: the component of its colour and pattern; %IRI_COMPONENT_NONE for
 *   the colour of text
 * @cell: index of its cell, or -1
 * @strip: index of its strip
 * @lower: whether it belongs to the cell in the lower row
 * @box: of a box
 * @radius: radius of the corners of @box
 * @steps: index of the first step of a path
 * @n_steps: number of steps
 * @line_width: of a path or of the outline of a box
 * @dash: (array fixed-size=4): lengths of dashes and gaps; all 0 if unbroken
 * @round: whether its dashes have round ends
 * @text: (nullable): UTF-8
 * @size: of the text, in pixels
 * @x: of the anchor of the text
 * @y: its baseline
 * @anchor: its alignment at @x
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
 * @block: index of its line in the setup
 * @strip: index of its strip
 * @span: its span, in bytes of the ordered text
 * @source: its span, in bytes of the source text; differs from @span only for
 *   the convention `uri`
 * @first: index of its first character, from 0
 * @n_chars: number of its characters, which are a grapheme cluster
 * @level: embedding level, or %IRI_BIDI_REMOVED if it is not shown
 * @component: its component
 * @delimiter: whether it is a delimiter
 * @ink: the component with its colour and pattern; %IRI_COMPONENT_NONE for the
 *   colour of text
 * @script: a UScriptCode, if the picture is coloured by script and it has one; else 0
 * @imitated: (nullable): the US-ASCII letters that it imitates
 * @moved: whether the order of its block changed
 * @missing: whether no font has a shape for it
 * @differs: whether it differs from the compared text
 * @counterpart: index of its counterpart in the compared text, or -1
 * @position: its position in the lower row, from 0
 * @upper: its box in the stored row
 * @lower: its box in the shown row
 *
 * A user-perceived character. Cells are in logical order, block by block.
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
  IriComponent ink;
  int script;
  const char *imitated;
  gboolean moved;
  gboolean missing;
  gboolean differs;
  int counterpart;
  guint position;
  IriPictureBox upper;
  IriPictureBox lower;
} IriPictureCell;

/**
 * IriPictureStrip:
 * @box: its box with names and brackets. If it cannot be wrapped it is wider than
 *   the picture, and the viewer scrolls it
 * @block: index of its line
 * @first: index of its first cell
 * @n_cells: number of cells
 * @first_column: its first column, counting those that only the compared text
 *   uses
 * @n_columns: its width in columns
 * @upside_down: whether the shown row is above the stored row
 * @one_row: whether one row is both, because nothing moves
 * @first_item: index of its first shape
 * @n_items: number of shapes
 *
 * A line is wrapped into strips where no connector is cut.
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
  gboolean one_row;
  guint first_item;
  guint n_items;
} IriPictureStrip;

/* The arrangement of two compared lines. */
typedef enum
{
  IRI_PICTURE_APART,   /* each by itself, like other lines */
  IRI_PICTURE_ALIGNED, /* two rows, what they have in common below each other:
                          characters are shown where they are stored */
  IRI_PICTURE_SHARED,  /* the same visual order: a shared row in the middle */
} IriPictureArrangement;

/**
 * IriPictureMark:
 * @span: where something was found, in bytes of the source text
 * @severe: whether it is more than a note
 * @imitates: whether letters there imitate others
 * @finding: the index of the finding in its report
 *
 * A mark under characters: a zigzag, or dots for a note.
 */
typedef struct
{
  IriSpan span;
  gboolean severe;
  gboolean imitates;
  gsize finding;
} IriPictureMark;

/**
 * IriPictureSetup:
 * @bidis: (array length=n_bidis): the lines, each by its convention; all of one
 *   text unless they are compared
 * @n_bidis: number of lines. Several lines have titles, and those that look the
 *   same are drawn once
 * @perceptions: (nullable): how people read each line; elements may be %NULL
 * @notation: the notation of letters, for instance Bidi Notation, with capitals
 *   for right-to-left letters (3987bis-00 §1.4)
 * @width: where to wrap, in pixels; 0 for one strip
 * @narrow: whether to use short titles
 * @paper: whether it is for paper or a slide, where nobody scrolls: it is as wide
 *   as needed, its rows have captions, and several lines are in two columns if
 *   the first one fits
 * @dense: whether cells are only as wide as their texts need, for a picture that is
 *   enlarged until its smallest text can be read from far away
 * @high_contrast: whether to draw outlines instead of tints
 * @titled: whether a single line has its title too
 * @one_row: whether a line in which nothing moves has one row; not for two texts, which
 *   are compared
 * @by_script: whether colours and names are those of scripts instead of components;
 *   then characters without a script have the colour of text
 * @marks: (nullable) (array length=n_marks): marks of the source text
 * @n_marks: number of @marks
 * @font: (nullable): the font family of characters; NULL for the monospace font
 *   of the desktop
 * @compared: whether the lines are two different texts to compare
 * @differences: (nullable) (array length=n_differences): their differences
 * @n_differences: number of @differences
 * @registrable: the registrable domains in the source text and in the compared
 *   text, in bytes; empty if there is none
 * @max_cells: maximum number of drawn cells of each line; 0 for 512
 *
 * The input of iri_picture_new(), which copies what it needs.
 */
typedef struct
{
  const IriBidi *const *bidis;
  gsize n_bidis;
  const IriBidiPerception *const *perceptions;
  IriNotation notation;
  double width;
  gboolean narrow;
  gboolean paper;
  gboolean dense;
  gboolean high_contrast;
  gboolean titled;
  gboolean one_row;
  gboolean by_script;
  const IriPictureMark *marks;
  gsize n_marks;
  const char *font;
  gboolean compared;
  const IriDifference *differences;
  gsize n_differences;
  IriSpan registrable[2];
  gsize max_cells;
} IriPictureSetup;

/**
 * IriPictureScript:
 * @script: a UScriptCode
 * @name: its name
 * @ink: the component with its colour and pattern
 *
 * A script of a picture that is coloured by script.
 */
typedef struct
{
  int script;
  const char *name;
  IriComponent ink;
} IriPictureScript;

/* The ink of @script, a UScriptCode, in a text that has @n_others scripts other than
 * Latin before it. */
IriComponent iri_picture_script_ink (int script, guint n_others);

/**
 * IriPicture:
 * @width: in pixels: that of the setup, or of the only strip, or on paper of all
 *   strips
 * @height: in pixels
 * @high_contrast: as in the setup
 * @compared: as in the setup
 * @arrangement: the arrangement of compared lines
 * @items: (element-type IriPictureItem): in drawing order
 * @steps: (element-type IriPictureStep)
 * @cells: (element-type IriPictureCell)
 * @strips: (element-type IriPictureStrip): from top to bottom
 * @missing: (element-type gunichar): the characters that no font has, each once,
 *   in logical order
 * @scripts: (element-type IriPictureScript): the scripts, if it is coloured by them,
 *   in logical order
 * @n_left_out: number of characters of each line that are not drawn
 * @summary: a translated description for people who cannot see it
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
  GArray *scripts;
  gsize n_left_out;
  char *summary;
  /*< private >*/
  GStringChunk *texts;
  PangoContext *context;
  char *font;
  GHashTable *layouts;
} IriPicture;

/* Lays out @setup with the fonts of @context, which the picture keeps. Takes
 * linear time, most of it for drawn cells. */
IriPicture *iri_picture_new (PangoContext *context, const IriPictureSetup *setup);
void iri_picture_free (IriPicture *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriPicture, iri_picture_free)

/* Returns the index of the cell at @x, @y in either row, or -1. */
int iri_picture_hit (const IriPicture *self, double x, double y);

/* Returns the cell of the line @block with the byte @source of the source text,
 * or -1 if it is not drawn. For lines of one text the first line is enough. */
int iri_picture_find (const IriPicture *self, guint block, gsize source);

/* Returns whether both cells come from the same characters of the text, or are
 * counterparts in compared lines. -1 is related to no cell. */
gboolean iri_picture_is_related (const IriPicture *self, int cell, int other);

/* The colour of a shape. */
typedef enum
{
  IRI_PICTURE_INK_NONE,
  IRI_PICTURE_INK_COMPONENT, /* the colour of its component */
  IRI_PICTURE_INK_TEXT,      /* the colour of text */
} IriPictureInk;

/**
 * IriPictureStyle:
 * @id: a class name, "cell"
 * @fill: the colour of a box or a text
 * @fill_alpha: its opacity, from 0 to 1
 * @stroke: the colour of an outline or a path
 * @stroke_alpha: its opacity, from 0 to 1
 * @monospace: whether a text is in the monospace font
 * @bold: whether a text is bold
 *
 * The style of a role. Line widths, dashes and sizes are in the items.
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

/* Returns the style of @role. High contrast has full colours instead of tints.
 * Static. */
const IriPictureStyle *iri_picture_style (IriPictureRole role, gboolean high_contrast);

/* Returns the colour of @ink in @component on a light or a dark background. */
PangoColor iri_picture_color (IriPictureInk ink, IriComponent component, gboolean dark);

/* Returns the background colour of the picture. */
PangoColor iri_picture_ground (gboolean dark);

/* The options of iri_picture_draw(). */
typedef struct
{
  gboolean dark;
  int highlighted;      /* this cell and related cells; -1 for none */
  const double *scroll; /* (nullable): offset of each strip, in pixels */
  double imitated;      /* 0: letters as they are; 1: the letters that they imitate */
} IriPictureView;

typedef struct _cairo cairo_t;

/* Draws @self with its upper left corner at the origin of @cr, without a
 * background. */
void iri_picture_draw (IriPicture *self, cairo_t *cr, const IriPictureView *view);

/* Draws only the strip @strip, at its position in the picture. */
void iri_picture_draw_strip (IriPicture *self,
                             cairo_t *cr,
                             const IriPictureView *view,
                             guint strip);
