/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* bench-start-iriscope [IRI]: the program, with its start measured. */

#include "bench-start.h"
#include "scope-application.h"

#include <locale.h>

int
main (int argc, char **argv)
{
  g_autoptr (ScopeApplication) app = NULL;

  setlocale (LC_ALL, "");
  app = scope_application_new ();
  bench_start_watch (GTK_APPLICATION (app));
  return g_application_run (G_APPLICATION (app), argc, argv);
}
