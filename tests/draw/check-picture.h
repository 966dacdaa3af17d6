/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"

/* Checks @picture, which was made from @setup, for what must be true of every
 * picture. */
void check_picture (const IriPicture *picture, const IriPictureSetup *setup);

static inline const IriPictureCell *
cell_at (const IriPicture *picture, guint i)
{
  return &g_array_index (picture->cells, IriPictureCell, i);
}

static inline const IriPictureItem *
item_at (const IriPicture *picture, guint i)
{
  return &g_array_index (picture->items, IriPictureItem, i);
}

static inline const IriPictureStrip *
strip_at (const IriPicture *picture, guint i)
{
  return &g_array_index (picture->strips, IriPictureStrip, i);
}
