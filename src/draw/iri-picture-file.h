/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"
#include "iri-report.h"

#include <cairo.h>

G_BEGIN_DECLS

/* The picture of a report as a file of its own. */

typedef enum
{
  IRI_PICTURE_SVG,
  IRI_PICTURE_PDF,
  IRI_PICTURE_PNG,
} IriPictureFormat;

#define IRI_PICTURE_N_FORMATS (IRI_PICTURE_PNG + 1)

/* "svg", "pdf" or "png", which is also what names of files end in. Static. */
const char *iri_picture_format_id (IriPictureFormat format);

/* Sets @format to the one called @id. FALSE if there is none. */
gboolean iri_picture_format_find (const char *id, IriPictureFormat *format);

/**
 * IriPictureFile:
 * @format: what to write
 * @conventions: (array length=n_conventions): the lines, each by its convention
 * @n_conventions: how many there are; 0 for that of the report alone
 * @other: (nullable): the report of a text that the first is compared with, which
 *   stands below it. Then there is one convention
 * @notation: what letters are drawn in
 * @width: where to wrap, the margin included, in pixels; 0 for that of a slide
 * @scale: dots of a PNG for each pixel; 0 for two
 * @dark: whether the ground is dark; an SVG that is not dark adapts by itself
 * @high_contrast: whether to draw outlines instead of tints
 * @font: (nullable): the family that characters are drawn in; NULL for the
 *   monospace font of the desktop. An SVG has no more than its name
 *
 * How a picture is written. All zero is the default.
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
  const char *font;
} IriPictureFile;

/* Appends the picture of @report, which knows its visual order, as @file wants
 * it. Thread-safe. Returns what cairo says: %CAIRO_STATUS_INVALID_SIZE where
 * the picture is too large for the format. */
cairo_status_t iri_picture_file_append (GString *out,
                                        const IriReport *report,
                                        const IriPictureFile *file);

/* All of the same picture in words, for those who do not see it: translated, and
 * fit for XML. Thread-safe. Free with g_free(). */
char *iri_picture_file_summary (const IriReport *report,
                                const IriPictureFile *file);

G_END_DECLS
