/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The text has nothing that can be compared. */
extern const char differential_skipped[];

/* The difference has no explanation. */
extern const char differential_unexplained[];

/**
 * Differential:
 * @name: what is compared with which implementation
 * @prepare: (nullable): changes a random text so that the implementation can read it
 * @compare: compares the results for @length bytes of @text, which a NUL follows.
 *   Returns NULL if they are the same, otherwise why they are not, a constant, or one
 *   of the strings above. Appends both results to @said if that is not known
 *
 * A comparison of ours with another implementation.
 */
typedef struct
{
  const char *name;
  void (*prepare) (GString *text, GRand *random);
  const char *(*compare) (const char *text, gsize length, GString *said);
} Differential;

extern const Differential differential_uriparser;
extern const Differential differential_glib;
extern const Differential differential_icu_host;
extern const Differential differential_libidn2;
extern const Differential differential_punycode;

/* Replaces what is not US-ASCII by US-ASCII, and NUL by a letter. */
void differential_make_ascii (GString *text, GRand *random);

/* Keeps only a name: the host of the text, or the text up to the first delimiter. */
void differential_make_host (GString *text, GRand *random);
