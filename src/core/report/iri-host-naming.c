/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-host-naming.h"

#include "iri-isolate.h"
#include "iri-script-letters.h"

#include <glib/gi18n-lib.h>
#include <string.h>

gboolean
iri_host_name_finding_imitates (const IriFinding *finding)
{
  IriFindingCode code = finding->code;

  return code == IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE
         || code == IRI_FINDING_WHOLE_SCRIPT_EXPECTED
         || code == IRI_FINDING_MIXED_SCRIPTS || code == IRI_FINDING_BROWSER_PUNYCODE;
}

gboolean
iri_host_name_imitates (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (iri_host_name_finding_imitates (&report->findings[i])
        && report->findings[i].component == IRI_COMPONENT_HOST)
      return TRUE;
  return FALSE;
}

gboolean
iri_host_name_imitates_at (const IriReport *report, IriSpan span)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (iri_host_name_finding_imitates (&report->findings[i])
        && report->findings[i].span.begin >= span.begin
        && report->findings[i].span.end <= span.end)
      return TRUE;
  return FALSE;
}

const char *
iri_host_name_safe_iri (const IriReport *report)
{
  return report->uri != NULL && iri_host_name_imitates (report) ? report->uri
                                                                : report->display;
}

static char *
isolate (const char *host)
{
  return iri_isolate_host (host, (IriSpan){ 0, strlen (host) });
}

char *
iri_host_name_both (const char *ascii, const char *unicode)
{
  g_autofree char *plain = isolate (ascii), *letters = isolate (unicode);
  g_autofree char *scripts = iri_script_letters_name (unicode, strlen (unicode));

  if (*scripts == '\0')
    /* Translators: a host in ASCII and in Unicode. */
    return g_strdup_printf (_ ("%s (%s)"), plain, letters);
  /* Translators: a host in ASCII and in Unicode, and the scripts of its letters. */
  return g_strdup_printf (_ ("%s (%s, %s)"), plain, letters, scripts);
}

char *
iri_host_name_registrable (const IriHost *host, gboolean imitates)
{
  const char *ascii = iri_host_domain (host).registrable;
  g_autofree char *unicode = ascii != NULL ? iri_host_registrable_unicode (host) : NULL;

  if (unicode == NULL)
    return NULL;
  return imitates && !g_str_equal (ascii, unicode) ? iri_host_name_both (ascii, unicode)
                                                   : isolate (unicode);
}
