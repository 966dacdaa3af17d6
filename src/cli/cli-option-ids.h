/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The values of options: the id of the value at @i, or NULL if @i is their number. The
 * strings are static. */
typedef const char *(*CliIdFunc) (gsize i);

const char *cli_spec_id (gsize i);
const char *cli_idna_id (gsize i);
const char *cli_convention_id (gsize i);
const char *cli_conventions_id (gsize i);
const char *cli_charset_id (gsize i);
const char *cli_charsets_id (gsize i);
const char *cli_source_id (gsize i);
const char *cli_notation_id (gsize i);
const char *cli_rung_id (gsize i);
const char *cli_field_id (gsize i);
const char *cli_script_id (gsize i);
const char *cli_form_id (gsize i);
const char *cli_questions_id (gsize i);
