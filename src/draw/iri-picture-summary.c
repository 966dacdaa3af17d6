/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

char *
iri_picture_summarize (const IriPictureMaker *self)
{
  return g_strdup ("");
}
