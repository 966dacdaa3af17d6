/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-application.h"

#include "iri-translations.h"

#include <glib/gi18n.h>

int
main (int argc, char **argv)
{
  g_autoptr (ScopeApplication) app = NULL;

  iri_translations_init ();
  g_set_application_name (_ ("Iriscope"));
  app = scope_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
