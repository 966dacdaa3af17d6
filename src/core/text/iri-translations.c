/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-translations.h"

#include <glib.h>
#include <libintl.h>
#include <locale.h>

void
iri_translations_init (void)
{
  const char *folder = g_getenv ("IRI_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

void
iri_translations_stop (void)
{
  setlocale (LC_MESSAGES, "C");
}
