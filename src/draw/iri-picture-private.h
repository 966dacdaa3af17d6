/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"

/* Lines are cut into cells (cells), cells get positions (positions), lines are
 * wrapped into strips (wrap), and each strip adds its shapes (rows, connectors,
 * above, below). */

#define IRI_PICTURE_MAX_CELLS 512
#define IRI_PICTURE_BETWEEN_STRIPS 24

/* Characters of the text of a glyph, however many marks its cell has. */
#define IRI_PICTURE_MAX_MARKS 8

/* The content of a cell. */
typedef struct
{
  IriPictureRole role;
  const char *stored;
  const char *shown; /* the same, mirrored if the row shows it so */
  gboolean boxed;    /* whether it is a label for a character without a shape */
} IriPictureContent;

/* The percent-encoded octets of one character: @n cells of the line from @first
 * on. @decoded is NULL if they are not UTF-8. */
typedef struct
{
  guint first;
  guint n;
  const char *decoded;
} IriPictureOctets;

/* What people read as a component: positions in the lower row from @begin to
 * @end. Both are 0 if it is the component. */
typedef struct
{
  guint begin;
  guint end;
} IriPictureMistaken;

/* Whether a strip may start with a cell. */
typedef enum
{
  IRI_PICTURE_BREAK_NEVER, /* it would cut a connector or split an octet */
  IRI_PICTURE_BREAK_POOR,  /* between octets of one character */
  IRI_PICTURE_BREAK_GOOD,
  IRI_PICTURE_BREAK_BEST, /* after a delimiter or a component */
} IriPictureBreak;

/**
 * IriPictureLine:
 * @bidi: the line
 * @perception: (nullable): how people read it
 * @titles: (element-type utf8): the names of the conventions with this display
 * @block: its index in the setup
 * @first_cell: index of its first cell in the picture
 * @n_cells: number of its cells
 * @begin: index of the first drawn character
 * @end: index after the last one
 * @cell_of: the cell of each drawn character
 * @contents: the content of each cell
 * @octets: (element-type IriPictureOctets)
 * @order: the cell at each visual position
 * @breaks: for each cell whether a strip may start there, an IriPictureBreak
 * @columns: the column of each cell in the stored row
 * @n_columns: number of columns, which includes those that only the compared
 *   text uses
 * @levels: the level of each cell; without one, that of the cell beside it
 * @highest: the highest of @levels
 * @column: its column beside other lines, from 0
 * @seen_host: what people read as the host
 * @seen_path: what people read as the path
 *
 * A line under construction. Its cells are counted from its first.
 */
typedef struct
{
  const IriBidi *bidi;
  const IriBidiPerception *perception;
  GPtrArray *titles;
  guint block;
  guint first_cell;
  guint n_cells;
  gsize begin;
  gsize end;
  guint32 *cell_of;
  IriPictureContent *contents;
  GArray *octets;
  guint32 *order;
  guint8 *breaks;
  guint32 *columns;
  guint n_columns;
  guint8 *levels;
  guint8 highest;
  guint column;
  IriPictureMistaken seen_host;
  IriPictureMistaken seen_path;
} IriPictureLine;

/* A picture under construction. */
typedef struct
{
  IriPicture *picture;
  const IriPictureSetup *setup;
  GArray *lines; /* of IriPictureLine */
  double cell;   /* width of a cell */
  double height; /* of a cell */
  double gap;    /* between cells */
  double gutter; /* space for the captions, left of the rows */
  double room;   /* from the left edge of strips to the end of their column */
  double y;      /* top of the next strip */
} IriPictureBuilder;

/* A strip under construction; its cells are those of the line from @first on. */
typedef struct
{
  IriPictureBuilder *builder;
  const IriPictureLine *line;
  guint strip;
  guint first;
  guint n;
  guint first_column;
  gboolean upside_down;
  gboolean one_row;
  gboolean moves;
  double left;
  double width;
  double upper; /* top of the stored row */
  double lower; /* top of the shown row */
} IriPictureStripBuilder;

/* The style of a row of cells. */
typedef enum
{
  IRI_PICTURE_ROW_STORED,
  IRI_PICTURE_ROW_SHOWN,
  IRI_PICTURE_ROW_NEUTRAL, /* shown, without colours of components */
} IriPictureRowKind;

/* Returns the registrable domain of the line of @block, in bytes of the source
 * text; empty if there is none. */
static inline IriSpan
iri_picture_registrable (const IriPictureSetup *setup, guint block)
{
  return setup->registrable[setup->compared && block > 0 ? 1 : 0];
}

static inline IriPictureCell *
iri_picture_cell (const IriPictureBuilder *self, const IriPictureLine *line, guint i)
{
  return &g_array_index (self->picture->cells, IriPictureCell, line->first_cell + i);
}

/* Makes at most @max cells of @line. */
void iri_picture_make_cells (IriPictureBuilder *self, IriPictureLine *line, gsize max);

/* Fills @content for a cell whose text is @length bytes at @text. */
void iri_picture_make_content (IriPictureBuilder *self,
                               IriPictureCell *cell,
                               IriPictureContent *content,
                               const char *text,
                               gsize length);

/* Returns @c, or its short name or number if it has no shape. */
const char *iri_picture_name_char (IriPictureBuilder *self, gunichar c);

/* Returns the line of @strip. */
const IriPictureLine *iri_picture_find_line (const IriPictureBuilder *self,
                                             const IriPictureStrip *strip);

/* Positions the cells of @line and finds where it may be cut. */
void iri_picture_make_positions (IriPictureBuilder *self, IriPictureLine *line);

/* Finds what people read as the host and as the path, if it is other text of
 * @line. */
void iri_picture_find_perceived (IriPictureBuilder *self, IriPictureLine *line);

/* Finds which letters of @line imitate others. */
void iri_picture_find_imitated (IriPictureBuilder *self, IriPictureLine *line);

/* Gives the cells of @line their scripts and the colours of these. */
void iri_picture_color_by_script (IriPictureBuilder *self, IriPictureLine *line);

/* Returns the script @script, a UScriptCode, of the picture; NULL if it has none
 * such. */
const IriPictureScript *iri_picture_find_script (const IriPicture *self, int script);

/* Finds the differences and the counterparts of two compared lines, and
 * arranges them. */
void iri_picture_make_pair (IriPictureBuilder *self);

/* Makes the strips of all lines and sets the size of cells. */
void iri_picture_make_strips (IriPictureBuilder *self);

/* Draws the strips of two compared lines, unless they are apart. */
void iri_picture_add_pair (IriPictureBuilder *self);

/* Starts the strip @number as a row without a height, and ends it at @y. */
IriPictureStripBuilder iri_picture_begin_strip (IriPictureBuilder *self, guint number);
void iri_picture_end_strip (IriPictureStripBuilder *row, double y);

/* Returns the distance between the rows. */
double iri_picture_get_drop (const IriPictureStripBuilder *row);

/* Add the shapes above the rows, of the rows, between and below them. The first
 * and the last return their height. */
double iri_picture_add_above (IriPictureStripBuilder *row);
void iri_picture_add_cells (IriPictureStripBuilder *row);
void iri_picture_add_connectors (IriPictureStripBuilder *row);
double iri_picture_add_below (IriPictureStripBuilder *row);

/* Parts of iri_picture_add_above() and iri_picture_add_below(): names of components,
 * decoded octets, and notes about omitted or missing characters. They start at @y and
 * return their end. */
double iri_picture_add_names (IriPictureStripBuilder *row, double y);
double iri_picture_add_octets (IriPictureStripBuilder *row, double y);
double iri_picture_add_notes (IriPictureStripBuilder *row, double y);

/* Returns a note that lists the first @n of the characters @missing that no font has,
 * by their code points and, if @named, their names. Free with g_free(). */
char *iri_picture_missing_note (const GArray *missing, guint n, gboolean named);

/* Adds the names of scripts beside their colours. */
double iri_picture_add_legend (IriPictureStripBuilder *row, double y);

/* Adds the code point of each letter that imitates another one or, if the picture is
 * coloured by script, that other letter. */
double iri_picture_add_imitated (IriPictureStripBuilder *row, double y);

/* Adds @text centred above or below the cell @i, its top at @y. */
void
iri_picture_add_code (IriPictureStripBuilder *row, guint i, const char *text, double y);
#define IRI_PICTURE_CODE_HEIGHT 14

/* Adds the pattern of @component at the foot of @box. */
void iri_picture_add_pattern (IriPictureStripBuilder *row,
                              IriComponent component,
                              IriPictureBox box);

/* Sets the boxes of the cells of @row, and adds the shapes of one row. */
void iri_picture_place_cells (IriPictureStripBuilder *row);
void iri_picture_add_row (IriPictureStripBuilder *row, IriPictureRowKind kind);

/* The captions of the rows on paper. */
typedef enum
{
  IRI_PICTURE_CAPTION_LEVEL,
  IRI_PICTURE_CAPTION_STORED,
  IRI_PICTURE_CAPTION_SHOWN,
  IRI_PICTURE_CAPTION_FROM,
} IriPictureCaption;

#define IRI_PICTURE_N_CAPTIONS (IRI_PICTURE_CAPTION_FROM + 1)

/* Adds a row's caption to the gutter, if there is one, vertically centred at
 * @y. */
void iri_picture_add_caption (IriPictureStripBuilder *row,
                              IriPictureCaption caption,
                              double y);

/* Returns the width that the gutter needs. */
double iri_picture_measure_captions (IriPicture *self);

/* Add an item of @role and return it for the caller to complete. It is valid
 * until the next call. */
IriPictureItem *iri_picture_add_box (IriPictureStripBuilder *row,
                                     IriPictureRole role,
                                     IriComponent component,
                                     IriPictureBox box);
IriPictureItem *iri_picture_add_path (IriPictureStripBuilder *row,
                                      IriPictureRole role,
                                      IriComponent component);
IriPictureItem *iri_picture_add_text (IriPictureStripBuilder *row,
                                      IriPictureRole role,
                                      IriComponent component,
                                      const char *text,
                                      double size);

/* Append to the path that was added last. */
void iri_picture_move_to (IriPictureStripBuilder *row, double x, double y);
void iri_picture_line_to (IriPictureStripBuilder *row, double x, double y);
void iri_picture_curve_to (IriPictureStripBuilder *row,
                           double x1,
                           double y1,
                           double x2,
                           double y2,
                           double x3,
                           double y3);

/* Copies @length bytes of @text, -1 for all; owned by the picture. */
const char *iri_picture_keep (IriPictureBuilder *self, const char *text, gssize length);

/* Return the layout of @text in the style of @role, owned by @self, and its
 * width in pixels. */
PangoLayout *iri_picture_layout (IriPicture *self,
                                 IriPictureRole role,
                                 double size,
                                 const char *text);
double iri_picture_measure (IriPicture *self,
                            IriPictureRole role,
                            double size,
                            const char *text);

/* Returns a description of the picture in words. Free with g_free(). */
char *iri_picture_summarize (const IriPictureBuilder *self);
