/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-charset.h"
#include "iri-convention.h"
#include "iri-idna.h"
#include "scope-option.h"
#include "scope-standards.h"

#include <glib/gi18n.h>

static char *
make_title (guint index)
{
  int year = scope_standards_get (index)->year;
  const char *name = scope_standards_get_name (index);

  if (year == 0 || !scope_standards_is_history (index))
    return g_strdup (name);
  /* Translators: a standard and the year of its publication. */
  return g_strdup_printf (_ ("%s (%d)"), name, year);
}

static ScopeOption
get_standard (guint index)
{
  const IriSpec *spec = scope_standards_get (index);
  gboolean begins_history
      = scope_standards_is_history (index) && !scope_standards_is_history (index - 1);

  return (ScopeOption){ .id = spec->id,
                        .title = make_title (index),
                        .summary = _ (spec->summary),
                        .section = begins_history ? _ ("History") : NULL };
}

static guint
count_flavours (void)
{
  gsize n;

  iri_idna_all (&n);
  return (guint) n + 1;
}

/* The first option leaves the choice to the standard. */
static ScopeOption
get_flavour (guint index)
{
  const IriIdnaFlavourInfo *info;
  gsize n;

  if (index == 0)
    return (ScopeOption){ .id = "standard",
                          .title = g_strdup (_ ("Default of the Standard")),
                          .summary = _ ("Each standard has its own rules") };
  info = iri_idna_info (iri_idna_all (&n)[index - 1]);
  return (ScopeOption){ .id = info->id,
                        .title = g_strdup (_ (info->title)),
                        .summary = _ (info->summary) };
}

static guint
count_conventions (void)
{
  return IRI_N_CONVENTIONS;
}

static ScopeOption
get_convention (guint index)
{
  const IriConventionInfo *info = iri_convention_info ((IriConvention) index);

  return (ScopeOption){ .id = info->id,
                        .title = g_strdup (_ (info->title)),
                        .short_title = _ (info->short_title),
                        .summary = _ (info->summary) };
}

static guint
count_charsets (void)
{
  gsize n;

  iri_charset_all (&n);
  return (guint) n;
}

static ScopeOption
get_charset (guint index)
{
  gsize n;
  const IriCharset *charset = &iri_charset_all (&n)[index];

  return (ScopeOption){ .id = charset->name,
                        .title = g_strdup (charset->name),
                        .summary = g_dpgettext2 (NULL, "charset", charset->title) };
}

typedef struct
{
  const char *id;
  const char *title;
  const char *summary;
} Row;

static const Row notations[] = {
  { "off", NC_ ("Bidi notation", "Off"), N_ ("Capital letters stay as they are") },
  { "hebrew", NC_ ("Bidi notation", "Hebrew"),
    N_ ("Capitals stand for Hebrew letters") },
  { "arabic", NC_ ("Bidi notation", "Arabic"),
    N_ ("Capitals stand for Arabic letters") },
  { "capitals", NC_ ("Bidi notation", "Capitals"),
    N_ ("Capitals stand for right-to-left letters, and are shown as "
        "capitals") },
};

static const Row carets[] = {
  { "logical", NC_ ("caret", "Logical Order"),
    N_ ("An arrow key moves to the next character of the IRI") },
  { "visual", NC_ ("caret", "Visual Order"),
    N_ ("An arrow key moves to the next character on screen") },
};

static const Row contrasts[] = {
  { "system", NC_ ("contrast", "Follow the Desktop"),
    N_ ("The setting of the desktop") },
  { "high", NC_ ("contrast", "High"),
    N_ ("Outlines instead of tints, and no faint text") },
};

static ScopeOption
get_row (const char *context, const Row *row)
{
  return (ScopeOption){ .id = row->id,
                        .title = g_strdup (g_dpgettext2 (NULL, context, row->title)),
                        .summary = _ (row->summary) };
}

static guint
count_notations (void)
{
  return G_N_ELEMENTS (notations);
}

static ScopeOption
get_notation (guint index)
{
  return get_row ("Bidi notation", &notations[index]);
}

static guint
count_carets (void)
{
  return G_N_ELEMENTS (carets);
}

static ScopeOption
get_caret (guint index)
{
  return get_row ("caret", &carets[index]);
}

static guint
count_contrasts (void)
{
  return G_N_ELEMENTS (contrasts);
}

static ScopeOption
get_contrast (guint index)
{
  return get_row ("contrast", &contrasts[index]);
}

const ScopeOptions *
scope_options_find (const char *subject)
{
  static const ScopeOptions all[] = {
    /* Translators: a noun, what an IRI is judged by: RFC 3987. */
    { "standard", scope_standards_count, get_standard, "spec", N_ ("Standard"),
      N_ ("Apply this standard") },
    { "flavour", count_flavours, get_flavour, NULL, NULL, NULL },
    { "convention", count_conventions, get_convention, "convention",
      N_ ("Order on screen"), N_ ("Put the IRI in visual order by this convention") },
    /* Translators: a noun, how characters become bytes: UTF-8. */
    { "charset", count_charsets, get_charset, NULL, N_ ("Charset"),
      N_ ("Show the bytes in this charset") },
    { "notation", count_notations, get_notation, NULL, NULL, NULL },
    { "caret", count_carets, get_caret, NULL, NULL, NULL },
    { "contrast", count_contrasts, get_contrast, NULL, NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i].subject, subject))
      return &all[i];
  g_return_val_if_reached (&all[0]);
}
