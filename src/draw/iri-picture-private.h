/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"

G_BEGIN_DECLS

/* How a picture is made: lines are cut into cells (cells), cells are put in
 * their places (places), lines are wrapped (wrap), and shapes are put down strip
 * by strip (rows, lines, around). */

#define IRI_PICTURE_MAX_CELLS 512
#define IRI_PICTURE_BETWEEN_STRIPS 24

/* How long a glyph's text may be, in characters, however many marks its cell
 * has. */
#define IRI_PICTURE_MAX_MARKS 8

/* What is drawn in a cell. */
typedef struct
{
  IriPictureRole role;
  const char *stored;
  const char *shown; /* the same, but mirrored where it is shown so */
  gboolean boxed;    /* whether it stands for what has no shape */
} IriPictureContent;

/* Octets that stand for one character: @n cells from @first on, of the line;
 * @decoded is NULL if they are not UTF-8. */
typedef struct
{
  guint first;
  guint n;
  const char *decoded;
} IriPictureOctets;

/* What a reader takes for a component: places in the lower row from @begin to
 * @end. Both are 0 where there is nothing to say. */
typedef struct
{
  guint begin;
  guint end;
} IriPictureApparent;

/* Whether a strip may begin with a cell. */
typedef enum
{
  IRI_PICTURE_CUT_NEVER,    /* a line would cross, or an octet be torn */
  IRI_PICTURE_CUT_AT_WORST, /* between octets of one character */
  IRI_PICTURE_CUT_WELL,
  IRI_PICTURE_CUT_BEST, /* behind a delimiter or a component */
} IriPictureCut;

/**
 * IriPictureLine:
 * @bidi: the line
 * @reading: (nullable): what a reader makes of it
 * @titles: the names of the conventions that show it so
 * @block: its index in the setup
 * @first_cell: index of its first cell in the picture
 * @n_cells: how many it has
 * @begin: the first character that is drawn
 * @end: the one behind the last
 * @cell_of: for each of these its cell
 * @contents: for each cell what is drawn in it
 * @octets: of IriPictureOctets
 * @order: for each place the cell that stands there
 * @cuts: for each cell whether a strip may begin there, an IriPictureCut
 * @columns: for each cell where it stands in the stored row
 * @n_columns: how many there are: more than cells where the text that it is
 *   compared with has more
 * @levels: of each cell; of what has none, that of what it is drawn beside
 * @highest: of these
 * @column: where it stands beside other lines, from 0
 * @seen_host: what is taken for the host
 * @seen_path: what is taken for the path
 *
 * A line under way. Its cells are counted from its first.
 */
typedef struct
{
  const IriBidi *bidi;
  const IriBidiPerception *reading;
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
  guint8 *cuts;
  guint32 *columns;
  guint n_columns;
  guint8 *levels;
  guint8 highest;
  guint column;
  IriPictureApparent seen_host;
  IriPictureApparent seen_path;
} IriPictureLine;

/* The picture under way. */
typedef struct
{
  IriPicture *picture;
  const IriPictureSetup *setup;
  GArray *lines; /* of IriPictureLine */
  double cell;   /* width of a cell */
  double height; /* of a cell */
  double gap;    /* between cells */
  double gutter; /* left of the rows, for their names */
  double room;   /* from where strips begin to the end of their column */
  double y;      /* where the next strip begins */
} IriPictureBuilder;

/* A strip under way; its cells are those of the line from @first on. */
typedef struct
{
  IriPictureBuilder *maker;
  const IriPictureLine *line;
  guint strip;
  guint first;
  guint n;
  guint first_column;
  gboolean upside_down;
  gboolean moves;
  double left;
  double width;
  double upper; /* top of the stored row */
  double lower; /* top of the row that is shown */
} IriPictureRow;

/* How cells are drawn. */
typedef enum
{
  IRI_PICTURE_ROW_STORED,
  IRI_PICTURE_ROW_SHOWN,
  IRI_PICTURE_ROW_NEUTRAL, /* shown, and of no component */
} IriPictureRowKind;

/* Where the registrable domain of the line of @block is, in bytes of the text
 * that was given; empty if there is none to tell. */
static inline IriSpan
iri_picture_registrable (const IriPictureSetup *setup, guint block)
{
  return setup->registrable[setup->compared && block > 0 ? 1 : 0];
}

static inline IriPictureCell *
iri_picture_cell (const IriPictureBuilder *self,
                  const IriPictureLine *line,
                  guint i)
{
  return &g_array_index (self->picture->cells, IriPictureCell,
                         line->first_cell + i);
}

/* Makes the cells of @line, at most @max. */
void iri_picture_make_cells (IriPictureBuilder *self,
                             IriPictureLine *line,
                             gsize max);

/* Decides what is drawn in the cell of @line whose text is @length bytes at
 * @text. */
void iri_picture_make_content (IriPictureBuilder *self,
                               IriPictureCell *cell,
                               IriPictureContent *content,
                               const char *text,
                               gsize length);

/* How @c is written where it is spoken of: itself, or its short name or number if
 * it has no shape. */
const char *iri_picture_name_char (IriPictureBuilder *self, gunichar c);

/* The line that @strip is of. */
const IriPictureLine *iri_picture_find_line (const IriPictureBuilder *self,
                                             const IriPictureStrip *strip);

/* Puts the cells of @line in their places and finds where it may be cut. */
void iri_picture_make_positions (IriPictureBuilder *self, IriPictureLine *line);

/* Finds what of @line is taken for the host and for the path, where that differs
 * from what they are. */
void iri_picture_make_apparent (IriPictureBuilder *self, IriPictureLine *line);

/* Arranges two lines that are compared: finds what differs in them, and which
 * cells belong together. */
void iri_picture_make_pair (IriPictureBuilder *self);

/* Makes the strips of all lines and decides how wide cells are. */
void iri_picture_make_strips (IriPictureBuilder *self);

/* Puts down all strips of two lines that are compared, unless they are apart. */
void iri_picture_put_pair (IriPictureBuilder *self);

/* The strip @number, as a row without a height; and its end at @y. */
IriPictureRow iri_picture_begin_strip (IriPictureBuilder *self, guint number);
void iri_picture_end_strip (IriPictureRow *row, double y);

/* How far the rows are apart. */
double iri_picture_get_drop (const IriPictureRow *row);

/* Put shapes down: what is above the rows, the rows, what is between them and
 * below them. What is above and below takes the height that it returns. */
double iri_picture_put_above (IriPictureRow *row);
void iri_picture_put_cells (IriPictureRow *row);
void iri_picture_put_connectors (IriPictureRow *row);
double iri_picture_put_below (IriPictureRow *row);

/* Parts of these: the names of the components, what octets mean, what is left out
 * or missing. They begin at @y, and return where they end. */
double iri_picture_put_names (IriPictureRow *row, double y);
double iri_picture_put_octets (IriPictureRow *row, double y);
double iri_picture_put_notes (IriPictureRow *row, double y);

/* Gives the cells of @row their boxes, and puts one of its rows down. */
void iri_picture_place_cells (IriPictureRow *row);
void iri_picture_put_row (IriPictureRow *row, IriPictureRowKind kind);

/* What the rows are called on paper. */
typedef enum
{
  IRI_PICTURE_CAPTION_LEVEL,
  IRI_PICTURE_CAPTION_STORED,
  IRI_PICTURE_CAPTION_SHOWN,
  IRI_PICTURE_CAPTION_FROM,
} IriPictureCaption;

#define IRI_PICTURE_N_CAPTIONS (IRI_PICTURE_CAPTION_FROM + 1)

/* Puts a row's name in the gutter, if there is one; its capitals are in the
 * middle of @y. */
void iri_picture_put_caption (IriPictureRow *row,
                              IriPictureCaption caption,
                              double y);

/* How wide the gutter has to be. */
double iri_picture_measure_captions (IriPicture *self);

/* Add an item of @role and return it, to be filled in. It is valid until the
 * next one. */
IriPictureItem *iri_picture_add_box (IriPictureRow *row,
                                     IriPictureRole role,
                                     IriComponent component,
                                     IriPictureBox box);
IriPictureItem *iri_picture_add_path (IriPictureRow *row,
                                      IriPictureRole role,
                                      IriComponent component);
IriPictureItem *iri_picture_add_text (IriPictureRow *row,
                                      IriPictureRole role,
                                      IriComponent component,
                                      const char *text,
                                      double size);

/* Lengthen the path that was added last. */
void iri_picture_move_to (IriPictureRow *row, double x, double y);
void iri_picture_line_to (IriPictureRow *row, double x, double y);
void iri_picture_curve_to (IriPictureRow *row,
                           double x1,
                           double y1,
                           double x2,
                           double y2,
                           double x3,
                           double y3);

/* Keeps @length bytes of @text, -1 for all, as long as the picture. */
const char *
iri_picture_keep (IriPictureBuilder *self, const char *text, gssize length);

/* The layout of @text as @role has it, owned by @self, and its width in
 * pixels. */
PangoLayout *iri_picture_layout (IriPicture *self,
                                 IriPictureRole role,
                                 double size,
                                 const char *text);
double iri_picture_measure (IriPicture *self,
                            IriPictureRole role,
                            double size,
                            const char *text);

/* All of it in words. Owned by the caller. */
char *iri_picture_summarize (const IriPictureBuilder *self);

G_END_DECLS
