/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

/**
 * CheckRow:
 * @id: the code of the finding
 * @text: a text with the finding, with its span between « and »; without « » if
 *   the standard gives no position
 * @near: a text that is almost the same and does not have the finding
 * @spec: the standard by which the texts are read
 * @source: the charset of the text
 * @charset: the charset of the document
 * @base: the base against which @text is resolved
 * @near_base: the base for @near, if only the base differs
 * @repeat: how often `*` is repeated in @text and @near; 0 if `*` is an ordinary
 *   character
 *
 * A finding, with a text that has it and a near miss.
 */
typedef struct
{
  const char *id;
  const char *text;
  const char *near;
  const char *spec;
  const char *source;
  const char *charset;
  const char *base;
  const char *near_base;
  int repeat;
  int near_repeat;
} CheckRow;

extern const CheckRow check_rows[];
extern const gsize n_check_rows;
