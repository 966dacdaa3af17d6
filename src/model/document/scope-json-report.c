/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-json-report.h"

#include "iri-json.h"
#include "iri-translations.h"

void
scope_json_report_append (GString *out, const IriReport *report)
{
  gpointer paused = iri_translations_pause ();
  /* Anew, because the names of hosts in a report are in the language that it was made
   * in. */
  g_autoptr (IriReport) english
      = iri_report_new (report->text, (gssize) report->length, &report->options);

  iri_json_append_report (out, english, IRI_JSON_ALL);
  iri_translations_resume (paused);
}
