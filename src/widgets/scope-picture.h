/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-notation.h"
#include "iri-picture.h"

#include <gtk/gtk.h>

/* No character is selected. */
#define SCOPE_PICTURE_NO_CURSOR G_MAXUINT

#define SCOPE_PICTURE_MIN_ZOOM .5
#define SCOPE_PICTURE_MAX_ZOOM 12.

#define SCOPE_PICTURE_FOLDED_STRIPS 2

/**
 * ScopePicture:
 *
 * The bidi picture of a text: its logical order above, its visual order below,
 * from left to right on any desktop. It wraps into strips at its width; a strip
 * that cannot be cut scrolls horizontally. Its properties:
 *
 * - `cursor`: the index of the selected character in the text, continued in the
 *   compared text, or %SCOPE_PICTURE_NO_CURSOR. Keys move it along a row and from
 *   row to row; the pointer moves it while it is over the picture
 * - `zoom`: from %SCOPE_PICTURE_MIN_ZOOM to %SCOPE_PICTURE_MAX_ZOOM
 * - `font`: the font family of characters; "" for the monospace font of the
 *   desktop
 * - `dark`: whether the background is dark
 * - `high-contrast`: whether outlines are drawn instead of tints
 * - `by-script`: whether colours are those of scripts instead of components
 * - `imitated`: from 0, letters as they are, to 1, the letters that they imitate
 * - `folded`: whether only the first %SCOPE_PICTURE_FOLDED_STRIPS strips of a single
 *   line are shown, until keys move the cursor beyond them
 * - `n-strips`: the number of strips of a single line, else 0
 *
 * The signal `activate` is emitted when the selected character is activated with
 * Enter or a second click.
 *
 * For assistive technology it is an image, whose label describes all of it and
 * whose description is the selected character.
 */
#define SCOPE_TYPE_PICTURE (scope_picture_get_type ())
G_DECLARE_FINAL_TYPE (ScopePicture, scope_picture, SCOPE, PICTURE, GtkWidget)

/**
 * ScopePictureLines:
 * @text: the source text, in UTF-8
 * @bidis: (array length=n_bidis): its visual order by each convention
 * @perceptions: (nullable): how people read each; elements may be %NULL
 * @n_bidis: number of @bidis
 * @other: (nullable): a text to compare with @text; then @bidis has one element
 *   for each of the two
 * @differences: (nullable) (array length=n_differences): the differences of the
 *   two ordered texts
 * @n_differences: number of @differences
 * @registrable: the registrable domains in @text and in @other, in bytes; empty
 *   if there is none
 * @notation: the notation of letters
 * @dense: whether cells are only as wide as their texts need
 * @marks: (nullable) (array length=n_marks): the findings of @text to mark
 * @messages: (nullable) (array length=n_marks): what they are
 * @n_marks: number of @marks
 *
 * The contents of a picture.
 */
typedef struct
{
  const char *text;
  const IriBidi *const *bidis;
  const IriBidiPerception *const *perceptions;
  gsize n_bidis;
  const char *other;
  const IriDifference *differences;
  gsize n_differences;
  IriSpan registrable[2];
  IriNotation notation;
  gboolean dense;
  const IriPictureMark *marks;
  const char *const *messages;
  gsize n_marks;
} ScopePictureLines;

GtkWidget *scope_picture_new (void);

/* Shows @lines. Their data belongs to @owner, which @release frees when they
 * are no longer needed. */
void scope_picture_set_lines (ScopePicture *self,
                              const ScopePictureLines *lines,
                              gpointer owner,
                              GDestroyNotify release);

guint scope_picture_get_cursor (ScopePicture *self);
void scope_picture_set_cursor (ScopePicture *self, guint cursor);

double scope_picture_get_zoom (ScopePicture *self);
void scope_picture_set_zoom (ScopePicture *self, double zoom);

/* The arrangement of two compared texts. */
IriPictureArrangement scope_picture_get_arrangement (ScopePicture *self);

/* Scrolls all lines that are wider than the picture, by @widths of it to the right.
 * Returns FALSE if none moves. */
gboolean scope_picture_scroll_sideways (ScopePicture *self, double widths);
