/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

#include <cairo.h>
#include <pango/pango.h>

/* What an answer card has above and below the picture: the verdict, and the registrable
 * domain and the defanged URI. */
typedef struct IriAnswerCard IriAnswerCard;

/* Lays it out @width pixels wide. @report must be made with %IRI_WANT_ALL. Free with
 * iri_answer_card_free(). */
IriAnswerCard *
iri_answer_card_new (PangoContext *context, const IriReport *report, double width);
void iri_answer_card_free (IriAnswerCard *self);

/* The verdict in one line, and all else that the card says, for people who cannot see
 * it. Neither has the IRI itself, which may deceive. Free the description with
 * g_free(). */
const char *iri_answer_card_title (const IriAnswerCard *self);
char *iri_answer_card_description (const IriAnswerCard *self);

/* The heights above and below the picture, in pixels. */
double iri_answer_card_head (const IriAnswerCard *self);
double iri_answer_card_foot (const IriAnswerCard *self);

/* Draw what is above and below the picture, from the origin of @cr down. */
void iri_answer_card_draw_head (const IriAnswerCard *self, cairo_t *cr, gboolean dark);
void iri_answer_card_draw_foot (const IriAnswerCard *self, cairo_t *cr, gboolean dark);
