/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-standards.h"

#include <glib/gi18n.h>

/* The standards that matter today. All others are history. */
static const struct
{
  const char *id;
  const char *name;
} current[] = {
  { "whatwg", N_ ("Browsers Today") },
  { "rfc3987", N_ ("RFC 3987") },
  { "3987bis-00", N_ ("Draft Standard 2010") },
};

static gboolean
is_current (const IriSpec *spec)
{
  for (gsize i = 0; i < G_N_ELEMENTS (current); i++)
    if (g_str_equal (current[i].id, spec->id))
      return TRUE;
  return FALSE;
}

guint
scope_standards_count (void)
{
  gsize n;

  iri_spec_all (&n);
  return (guint) n;
}

gboolean
scope_standards_is_history (guint index)
{
  return index >= G_N_ELEMENTS (current);
}

const IriSpec *
scope_standards_get (guint index)
{
  gsize n;
  const IriSpec *spec = iri_spec_all (&n);

  g_return_val_if_fail (index < n, NULL);
  if (!scope_standards_is_history (index))
    return iri_spec_find (current[index].id);
  index -= G_N_ELEMENTS (current);
  for (; is_current (spec) || index > 0; spec++)
    if (!is_current (spec))
      index--;
  return spec;
}

const char *
scope_standards_get_name (guint index)
{
  return scope_standards_is_history (index) ? scope_standards_get (index)->title
                                            : _ (current[index].name);
}
