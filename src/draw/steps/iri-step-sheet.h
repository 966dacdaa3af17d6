/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi.h"
#include "iri-notation.h"

#include <cairo.h>
#include <pango/pango.h>

/* The steps of the Unicode Bidirectional Algorithm below each other: the stored text,
 * each rule that changes something with its reasons, and the text as it is shown.
 * Lengths are in pixels. */

/* Limits for the cells of each step, and for its reasons. */
#define IRI_STEP_SHEET_MAX_CELLS 240
#define IRI_STEP_SHEET_MAX_REASONS 12

typedef struct _IriStepSheet IriStepSheet;

/**
 * IriStepSheetSetup:
 * @notation: the notation of letters
 * @by_script: whether colours are those of scripts instead of components, with a legend
 * @font: (nullable): the font family of characters; NULL for the monospace font of the
 *   desktop
 * @width: where to wrap
 *
 * The options of a sheet.
 */
typedef struct
{
  IriNotation notation;
  gboolean by_script;
  const char *font;
  double width;
} IriStepSheetSetup;

/* Lays out the steps of @bidi with the fonts of @context, which the sheet keeps. Takes
 * linear time. */
IriStepSheet *iri_step_sheet_new (PangoContext *context,
                                  const IriBidi *bidi,
                                  const IriStepSheetSetup *setup);
void iri_step_sheet_free (IriStepSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriStepSheet, iri_step_sheet_free)

/* The size of the sheet; its width is at most the one that it was wrapped at. */
double iri_step_sheet_width (const IriStepSheet *self);
double iri_step_sheet_height (const IriStepSheet *self);

/* The texts of all steps, a line each, for people who cannot see them. Free with
 * g_free(). */
char *iri_step_sheet_description (const IriStepSheet *self);

/* Draws the sheet with its upper left corner at the origin of @cr, without a
 * background. */
void iri_step_sheet_draw (const IriStepSheet *self, cairo_t *cr, gboolean dark);
