/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A message of the catalogue, in its forms for one and for many, which are the same
 * unless it has a number. */
typedef struct
{
  const char *key; /* with its context, for gettext */
  const char *forms[2];
} E2eMessage;

/* (transfer none): Returns the messages of the catalogue of the locale, which are none
 * in English. The folder of the catalogues is IRI_LOCALE_DIR. */
const GArray *e2e_catalogue_read (void);

/* (transfer none): Returns the translation of @message, with a number that of @n. */
const char *e2e_catalogue_translate (const E2eMessage *message, guint64 n);

/* Returns the name of the script that Unicode calls @english, or NULL. Free with
 * g_free(). */
char *e2e_catalogue_script (const char *english);
