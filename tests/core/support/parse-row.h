/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-parse.h"

G_BEGIN_DECLS

/* What a text is to be taken apart into. @components is the rendering of
 * parse_row_render(); NULL where no document says what the parts of a text
 * outside the grammar are. */
typedef struct
{
  const char *name;
  const char *text;
  const char *components;
  gboolean valid;
} ParseRow;

/* Adds a test /@group/NAME for each of @n_rows @rows. */
void parse_row_add (const char *group, const ParseRow *rows, gsize n_rows);

/* The components that are there, in stored order, as `scheme{a} path{b}`. The
 * host goes by its kind: `ipv4{1.2.3.4}`. Free with g_free(). */
char *parse_row_render (const char *text, const IriComponents *components);

/* That components lie in the text, in order and apart. */
void parse_row_check_order (const IriComponents *components, gsize length);

G_END_DECLS
