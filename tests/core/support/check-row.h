/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/**
 * CheckRow:
 * @id: the finding
 * @text: a text that has it, what is marked between « and »; not marked where the
 *   document does not say where
 * @near: a text that is nearly the same and has it not
 * @spec: the document to read by
 * @source: the charset of the text
 * @charset: the charset of the document
 * @base: what the text is resolved against
 * @near_base: what @near is resolved against, if that is the difference
 * @repeat: how often @text's and @near's `*` is repeated; 0: it is a character
 *   like others
 *
 * A finding, with a case and a near miss.
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

G_END_DECLS
