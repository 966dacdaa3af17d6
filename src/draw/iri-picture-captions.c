/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The captions of the rows, for a picture without other explanations. */

#define CAPTION_SIZE 11
#define CAPTION_SPACE 10 /* between a caption and its row */

static const char *
get_caption (IriPictureCaption caption)
{
  switch (caption)
    {
    case IRI_PICTURE_CAPTION_LEVEL:
      /* Translators: the row of embedding levels. */
      return C_ ("row", "level");
    case IRI_PICTURE_CAPTION_STORED:
      /* Translators: the row of characters as they are stored. */
      return C_ ("row", "stored");
    case IRI_PICTURE_CAPTION_SHOWN:
      /* Translators: the row of characters as they are shown. */
      return C_ ("row", "shown");
    case IRI_PICTURE_CAPTION_FROM:
      /* Translators: the row of numbers, each a stored position: "from 12". */
      return C_ ("row", "from");
    }
  g_return_val_if_reached ("");
}

double
iri_picture_measure_captions (IriPicture *self)
{
  double width = 0;

  for (int i = 0; i < IRI_PICTURE_N_CAPTIONS; i++)
    width = MAX (width, iri_picture_measure (self, IRI_PICTURE_NOTE, CAPTION_SIZE,
                                             get_caption ((IriPictureCaption) i)));
  return ceil (width) + CAPTION_SPACE;
}

void
iri_picture_add_caption (IriPictureStripBuilder *row,
                         IriPictureCaption caption,
                         double y)
{
  IriPictureItem *item;

  if (!row->builder->setup->paper)
    return;
  item = iri_picture_add_text (row, IRI_PICTURE_NOTE, IRI_COMPONENT_NONE,
                               get_caption (caption), CAPTION_SIZE);
  item->anchor = IRI_PICTURE_END;
  item->x = row->left - CAPTION_SPACE;
  item->y = y + CAPTION_SIZE * .36;
}
