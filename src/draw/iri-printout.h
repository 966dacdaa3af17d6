/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture-file.h"

G_BEGIN_DECLS

/* A report on sheets of paper: the picture and all of iri-page.h. A sheet ends
 * between two lines of text or two strips of the picture; a heading stays with
 * what follows it, and a strip that is too wide goes on below itself. Lengths are
 * in pixels, 96 to the inch; y runs down. */

/* How many characters of a text are set, and how many blocks. */
#define IRI_PRINTOUT_MAX_CHARS 2000
#define IRI_PRINTOUT_MAX_BLOCKS 500

/**
 * IriPrintout:
 * @width: how wide a sheet is, without the margins
 * @height: how high it is, likewise
 * @n_sheets: how many there are, at least one
 */
typedef struct
{
  double width;
  double height;
  guint n_sheets;
  /*< private >*/
  GArray *pieces;
  IriPicture *picture;
  IriBidi *bidi;
  IriBidiPerception *reading;
  double scale; /* of the picture */
} IriPrintout;

/* Sets @report, which has all that %IRI_WANT_ALL asks for, on sheets of @width and
 * @height; its picture has the convention, the letters, the contrast and the font of
 * @look.
 * Takes bounded time: what is longer than the limits above is cut, and says so. */
IriPrintout *iri_printout_new (const IriReport *report,
                               const IriPictureFile *look,
                               double width,
                               double height);
void iri_printout_free (IriPrintout *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriPrintout, iri_printout_free)

/* Draws the sheet @sheet, counted from 0, with its upper left corner at the origin
 * of @cr. */
void iri_printout_draw (const IriPrintout *self, cairo_t *cr, guint sheet);

G_END_DECLS
