/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-notation.h"
#include "iri-picture.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* No character is pointed at. */
#define SCOPE_PICTURE_NO_CURSOR G_MAXUINT

#define SCOPE_PICTURE_MIN_ZOOM .5
#define SCOPE_PICTURE_MAX_ZOOM 4.

/**
 * ScopePicture:
 *
 * The bidi picture of a text: what is stored above, what is shown below, from
 * left to right on any desktop. It wraps into strips at the width it has; a strip
 * that cannot be cut is moved sideways by itself. Its properties:
 *
 * - `cursor`: which character is pointed at, as its index in the text, which goes
 *   on in the one that it is compared with, or %SCOPE_PICTURE_NO_CURSOR; to be set. Keys move it along the row that it is
 *   in and from row to row; the pointer moves it for as long as it is there
 * - `zoom`: from %SCOPE_PICTURE_MIN_ZOOM to %SCOPE_PICTURE_MAX_ZOOM
 * - `font`: the family that characters are drawn in; "" for the monospace font of
 *   the desktop
 * - `dark`: whether the ground is dark
 * - `high-contrast`: whether outlines are drawn instead of tints
 *
 * Its signal `activate` says that the character that is pointed at was chosen, by
 * Enter or by a second click.
 *
 * To assistive technology it is an image, whose label says all of it in words and
 * whose description is the character that is pointed at.
 */
#define SCOPE_TYPE_PICTURE (scope_picture_get_type ())
G_DECLARE_FINAL_TYPE (ScopePicture, scope_picture, SCOPE, PICTURE, GtkWidget)

/**
 * ScopePictureLines:
 * @text: the text, as given: UTF-8
 * @bidis: the orders it is shown in
 * @readings: (nullable): what a reader makes of each; they may be %NULL
 * @n_bidis: how many there are
 * @other: (nullable): a text that @text is compared with; then these are the
 *   orders of the two
 * @differences: (nullable): where the ordered texts of the two differ
 * @n_differences: in how many places
 * @registrable: where the registrable domain is in @text, and in @other, in bytes;
 *   empty if there is none to tell
 * @notation: what its letters are drawn in
 *
 * What is to be seen in a picture.
 */
typedef struct
{
  const char *text;
  const IriBidi *const *bidis;
  const IriBidiPerception *const *readings;
  gsize n_bidis;
  const char *other;
  const IriDifference *differences;
  gsize n_differences;
  IriSpan registrable[2];
  IriNotation notation;
} ScopePictureLines;

GtkWidget *scope_picture_new (void);

/* Shows @lines instead of what is there. All that they point to belongs to
 * @owner, which is released by @release when they are needed no more. */
void scope_picture_set_lines (ScopePicture *self,
                              const ScopePictureLines *lines,
                              gpointer owner,
                              GDestroyNotify release);

guint scope_picture_get_cursor (ScopePicture *self);
void scope_picture_set_cursor (ScopePicture *self, guint cursor);

double scope_picture_get_zoom (ScopePicture *self);
void scope_picture_set_zoom (ScopePicture *self, double zoom);

/* @font may be %NULL, which is "". */
void scope_picture_set_font (ScopePicture *self, const char *font);

/* How two texts that are compared are put together. */
IriPictureArrangement scope_picture_get_arrangement (ScopePicture *self);

/* What there is to say of the character that is pointed at: its place, itself,
 * its name, level and visual place. "" if none is, or if it is not drawn. Free
 * with g_free(). */
char *scope_picture_describe (ScopePicture *self);

G_END_DECLS
