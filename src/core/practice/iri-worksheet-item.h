/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/**
 * IriWorksheetItem:
 * @prompt: the question, a sentence
 * @note: (nullable): more about it, of any number of lines
 * @text: the IRI that it is about
 * @in_order: whether @text is shown without reordering
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
  gboolean in_order;
  const char *other;
  const char *const *choices;
  const char *answer;
  const char *picture;
} IriWorksheetItem;
