/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-parse.h"

/* A text and the components that the parser must find in it. @components has the
 * format of parse_row_render(), or is NULL if no standard says what the components
 * of this invalid text are. */
typedef struct
{
  const char *name;
  const char *text;
  const char *components;
  gboolean valid;
} ParseRow;

/* Adds a test /@group/NAME for each of @n_rows @rows. */
void parse_row_add (const char *group, const ParseRow *rows, gsize n_rows);

/* Returns the components that are present, in logical order, as `scheme{a} path{b}`.
 * The host is named by its kind: `ipv4{1.2.3.4}`. Free with g_free(). */
char *parse_row_render (const char *text, const IriComponents *components);

/* Checks that the components are inside the text, in order, and do not overlap. */
void parse_row_check_order (const IriComponents *components, gsize length);
