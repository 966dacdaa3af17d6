/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-library-versions.h"

#include "iri-fribidi.h"
#include "iri-icu.h"
#include "iri-idna.h"
#include "iri-psl.h"
#include "iri-unicode-probe.h"
#include "iri-unicode.h"

static gboolean
glib_knows (gunichar c, gpointer data)
{
  return g_unichar_isdefined (c);
}

static char *
describe_glib (void)
{
  return g_strdup_printf ("GLib %u.%u.%u, Unicode %u", glib_major_version,
                          glib_minor_version, glib_micro_version,
                          iri_unicode_probe (glib_knows, NULL));
}

char **
iri_library_versions (void)
{
  char *lines[] = {
    iri_fribidi_version (),
    describe_glib (),
    iri_idna_version (IRI_IDNA_2003),
    iri_icu_version (),
    iri_idna_version (IRI_IDNA_2008),
    iri_psl_version (),
    g_strdup (iri_unicode_version ()),
    NULL,
  };

  return g_memdup2 (lines, sizeof lines);
}
