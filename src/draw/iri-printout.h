/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture-file.h"

/* Prints a report: the picture and the contents of iri-report-page.h. A page break
 * falls between two lines of text or two strips; a heading stays with the next
 * line, and a strip that is too wide continues below itself. Lengths are in
 * pixels, 96 to the inch; y runs down. */

/* Limits for the characters of one text and for blocks. */
#define IRI_PRINTOUT_MAX_CHARS 2000
#define IRI_PRINTOUT_MAX_BLOCKS 500

/**
 * IriPrintout:
 * @width: width of a sheet without margins
 * @height: height of a sheet without margins
 * @n_sheets: number of sheets, at least one
 */
typedef struct
{
  double width;
  double height;
  guint n_sheets;
  /*< private >*/
  GArray *rows;
  IriPicture *picture;
  IriBidi *bidi;
  IriBidiPerception *perception;
  double scale; /* of the picture */
} IriPrintout;

/* Lays out @report, which must have %IRI_WANT_ALL, on sheets of @width and
 * @height. @look gives the convention, notation, contrast and font of its
 * picture. Takes bounded time: longer texts are cut at the limits above, with a
 * note. */
IriPrintout *iri_printout_new (const IriReport *report,
                               const IriPictureFile *look,
                               double width,
                               double height);
void iri_printout_free (IriPrintout *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriPrintout, iri_printout_free)

/* Draws the sheet @sheet, from 0, with its upper left corner at the origin of
 * @cr. */
void iri_printout_draw (const IriPrintout *self, cairo_t *cr, guint sheet);
