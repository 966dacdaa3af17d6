/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

/* A worksheet for a class: questions about IRIs on A4 paper, with or without answers. */

/**
 * IriWorksheetItem:
 * @prompt: the question, a sentence
 * @note: (nullable): more about it, of any number of lines
 * @text: the IRI that it is about
 * @is_visual: whether @text is in visual order already
 * @other: (nullable): a second IRI
 * @choices: (nullable): answers to choose from
 * @answer: the answer in words
 * @picture: (nullable): the IRI whose picture explains the answer
 *
 * A question. All strings are valid UTF-8.
 */
typedef struct
{
  const char *prompt;
  const char *note;
  const char *text;
  gboolean is_visual;
  const char *other;
  const char *const *choices;
  const char *answer;
  const char *picture;
} IriWorksheetItem;

/* Appends a PDF with the @n_items questions of @items below @title, with the answers or,
 * if not @answers, with room for them. Linear time. Thread-safe. Returns a status of
 * cairo. */
cairo_status_t iri_worksheet_append (GString *out,
                                     const char *title,
                                     const IriWorksheetItem *items,
                                     gsize n_items,
                                     gboolean answers);
