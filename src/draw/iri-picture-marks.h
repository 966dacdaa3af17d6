/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"
#include "iri-report.h"

/* Returns marks of the findings of @report at a part of its display text, an array of
 * IriPictureMark. Free with g_array_unref(). */
GArray *iri_picture_marks_new (const IriReport *report);
