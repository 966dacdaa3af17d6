/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "search-provider.h"

#include "iri-translations.h"

#include <glib/gi18n.h>

int
main (int argc, char **argv)
{
  g_autoptr (SearchProvider) provider = NULL;

  iri_translations_init ();
  provider = search_provider_new ();
  return g_application_run (G_APPLICATION (provider), argc, argv);
}
