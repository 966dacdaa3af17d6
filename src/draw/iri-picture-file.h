/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"
#include "iri-report.h"

#include <cairo.h>

/* Writes the picture of a report into a file. */

typedef enum
{
  IRI_PICTURE_SVG,
  IRI_PICTURE_PDF,
  IRI_PICTURE_PNG,
} IriPictureFormat;

/* Sets @format to that with the id @id, "svg", "pdf" or "png" in any letter case, which
 * is also the suffix of its files. Returns FALSE if there is none. */
gboolean iri_picture_format_find (const char *id, IriPictureFormat *format);

/**
 * IriPictureFile:
 * @format: the file format
 * @conventions: (array length=n_conventions): the convention of each line
 * @n_conventions: number of @conventions; 0 for that of the report
 * @other: (nullable): the report of a second text, which is compared and drawn
 *   below the first; needs a single convention
 * @notation: the notation of letters
 * @width: where to wrap, in pixels with the margin; 0 for that of a slide or, for
 *   @steps, of a page
 * @scale: PNG dots per pixel; 0 for two
 * @dark: whether the background is dark; otherwise an SVG adapts to the viewer
 * @high_contrast: whether to draw outlines instead of tints
 * @card: whether it is an answer card, with the verdict above the picture, and the
 *   registrable domain and the defanged URI below it. In an SVG its texts are outlines.
 *   Not for two texts; needs a report with %IRI_WANT_ALL
 * @by_script: whether colours are those of scripts instead of components
 * @steps: whether it has the steps of the Unicode Bidirectional Algorithm by the first
 *   convention instead, below each other, with texts that are outlines in an SVG. Not
 *   for two texts, and not with @card
 * @one_row: whether an order that is the logical one is drawn once. Not for two texts;
 *   always so on an answer card
 * @font: (nullable): the font family of characters; NULL for the monospace font
 *   of the desktop. An SVG only contains its name
 *
 * The options of a picture file. All zero is the default.
 */
typedef struct
{
  IriPictureFormat format;
  const IriConvention *conventions;
  gsize n_conventions;
  const IriReport *other;
  IriNotation notation;
  double width;
  double scale;
  gboolean dark;
  gboolean high_contrast;
  gboolean by_script;
  gboolean card;
  gboolean steps;
  gboolean one_row;
  const char *font;
} IriPictureFile;

/* Appends the picture of @report, which must have its visual order
 * (%IRI_WANT_BIDI), in the form that @file describes. Thread-safe. Returns
 * %CAIRO_STATUS_INVALID_SIZE if the picture is too large for the format, or
 * another status of cairo. */
cairo_status_t iri_picture_file_append (GString *out,
                                        const IriReport *report,
                                        const IriPictureFile *file);

/* Returns a translated description of the same picture for people who cannot
 * see it, valid in XML. Thread-safe. Free with g_free(). */
char *iri_picture_file_summary (const IriReport *report, const IriPictureFile *file);
