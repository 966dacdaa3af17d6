/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-charset.h"
#include "iri-convention.h"
#include "iri-idna.h"
#include "iri-spec.h"
#include "scope-option.h"

#include <glib/gi18n.h>

static guint
count_standards (void)
{
  gsize n;

  iri_spec_all (&n);
  return (guint) n;
}

static char *
document_title (const IriSpec *spec)
{
  if (spec->year == 0)
    return g_strdup (spec->title);
  /* Translators: a standard and the year of its publication. */
  return g_strdup_printf (_ ("%s (%d)"), spec->title, spec->year);
}

/* The standards that matter today, by names that fit; the others are history. */
static const struct
{
  const char *id;
  const char *title;
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

/* Returns the historical standard at @index among them. */
static const IriSpec *
get_historical (guint index)
{
  gsize n;
  const IriSpec *spec = iri_spec_all (&n);

  for (; is_current (spec) || index > 0; spec++)
    if (!is_current (spec))
      index--;
  return spec;
}

static ScopeOption
get_standard (guint index)
{
  const IriSpec *spec;

  if (index < G_N_ELEMENTS (current))
    return (ScopeOption){ .id = current[index].id,
                          .title = g_strdup (_ (current[index].title)),
                          .summary = _ (iri_spec_find (current[index].id)->summary) };
  index -= G_N_ELEMENTS (current);
  spec = get_historical (index);
  return (ScopeOption){ .id = spec->id,
                        .title = document_title (spec),
                        .summary = _ (spec->summary),
                        .section = index == 0 ? _ ("History") : NULL };
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
    { "standard", count_standards, get_standard, "spec", N_ ("Standard"),
      N_ ("Apply this standard") },
    { "flavour", count_flavours, get_flavour, NULL, NULL, NULL },
    { "convention", count_conventions, get_convention, "convention",
      N_ ("Order on screen"), N_ ("Put the IRI in visual order by this convention") },
    { "charset", count_charsets, get_charset, NULL, NULL, NULL },
    { "notation", count_notations, get_notation, NULL, NULL, NULL },
    { "caret", count_carets, get_caret, NULL, NULL, NULL },
    { "contrast", count_contrasts, get_contrast, NULL, NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i].subject, subject))
      return &all[i];
  g_return_val_if_reached (&all[0]);
}
