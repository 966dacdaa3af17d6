/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Differences that readers overlook (3987bis-00 §8.5, §10), those that are hardest to
 * see first. */
typedef enum
{
  IRI_SUBTLE_DIFFERENCE_INVISIBLE = 1 << 0,   /* invisible characters */
  IRI_SUBTLE_DIFFERENCE_ORDER = 1 << 1,       /* the same visual order */
  IRI_SUBTLE_DIFFERENCE_COMPOSITION = 1 << 2, /* equal in NFC */
  IRI_SUBTLE_DIFFERENCE_WIDTH = 1 << 3,       /* full-width and half-width forms */
  IRI_SUBTLE_DIFFERENCE_CASE = 1 << 4,
  IRI_SUBTLE_DIFFERENCE_ACCENT = 1 << 5,
  IRI_SUBTLE_DIFFERENCE_DIGIT = 1 << 6,         /* "br0ken", "1ame" */
  IRI_SUBTLE_DIFFERENCE_COMPATIBILITY = 1 << 7, /* equal in NFKC, as ligatures */
  IRI_SUBTLE_DIFFERENCE_CONFUSABLE = 1 << 8,    /* UTS #39 §4, also "rn" for "m" */
} IriSubtleDifference;

#define IRI_N_SUBTLE_DIFFERENCES 9

/* The stable id of the kind @i, from 0: "invisible", "order", "composition", "width",
 * "case", "accent", "digit", "compatibility" or "confusable". Static. */
IRI_API const char *iri_subtle_difference_id (guint i);

/* The kinds of difference, at most two, without which @left and @right, valid UTF-8,
 * are equal: the fewest, and of those the first by their values. 0 if there are none,
 * or if the texts are equal or over 4 KiB. Never %IRI_SUBTLE_DIFFERENCE_ORDER, which
 * depends on the direction of the line. */
IRI_API guint iri_subtle_difference_find (const char *left, const char *right);

G_END_DECLS
