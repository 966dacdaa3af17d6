/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-idna.h"

#include "iri-idn2.h"
#include "iri-idna2003.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>

#define LIBIDN2 "libidn2"
#define LIBIDN "GNU libidn"
/* Our own, with the tables of iri-unicode.h. */
#define TABLES "Iriscope"

static const IriIdnaFlavourInfo flavours[] = {
  { "uts46", N_ ("UTS #46 and IDNA2008"),
    N_ ("Maps the name by UTS #46, then validates it by IDNA2008"), TABLES,
    IRI_IDNA_UTS46, FALSE },
  { "idna2008", N_ ("IDNA2008"),
    N_ ("Validates the name by IDNA2008 without mapping it"), LIBIDN2, IRI_IDNA_2008,
    FALSE },
  { "uts46-transitional", N_ ("UTS #46, transitional"),
    N_ ("Maps ß and ς to other letters and removes joiners, as in the "
        "transition to IDNA2008"),
    TABLES, IRI_IDNA_UTS46_TRANSITIONAL, TRUE },
  { "idna2003", N_ ("IDNA2003"),
    N_ ("Maps the name by Nameprep, as RFC 3490 and 3987bis-00 specify"), LIBIDN,
    IRI_IDNA_2003, FALSE },
  { "idna2003", N_ ("IDNA2003"),
    N_ ("Maps the name by Nameprep, with the flags of ToASCII that RFC 3987 sets"),
    LIBIDN, IRI_IDNA_2003_RFC3987, FALSE },
  { "browser", N_ ("Browsers"),
    N_ ("Maps the name by UTS #46 as the URL Standard does, symbols "
        "included"),
    TABLES, IRI_IDNA_BROWSER, FALSE },
  { "none", N_ ("No IDNA"), N_ ("Percent-encodes the name, which RFC 3987 allows"),
    NULL, IRI_IDNA_NONE, FALSE },
};

const IriIdnaFlavour *
iri_idna_all (gsize *n_flavours)
{
  static const IriIdnaFlavour all[] = {
    IRI_IDNA_UTS46, IRI_IDNA_2008,    IRI_IDNA_UTS46_TRANSITIONAL,
    IRI_IDNA_2003,  IRI_IDNA_BROWSER, IRI_IDNA_NONE,
  };

  *n_flavours = G_N_ELEMENTS (all);
  return all;
}

const IriIdnaFlavourInfo *
iri_idna_info (IriIdnaFlavour idna)
{
  for (gsize i = 0; i < G_N_ELEMENTS (flavours); i++)
    if (flavours[i].idna == idna)
      return &flavours[i];
  g_return_val_if_reached (&flavours[0]);
}

const char *
iri_idna_id (IriIdnaFlavour idna)
{
  for (gsize i = 0; i < G_N_ELEMENTS (flavours); i++)
    if (flavours[i].idna == idna)
      return flavours[i].id;
  return NULL;
}

gboolean
iri_idna_find (const char *id, IriIdnaFlavour *idna)
{
  for (gsize i = 0; i < G_N_ELEMENTS (flavours); i++)
    if (g_str_equal (flavours[i].id, id))
      {
        *idna = flavours[i].idna;
        return TRUE;
      }
  return FALSE;
}

char *
iri_idna_library_version (IriIdnaFlavour idna)
{
  switch (idna)
    {
    case IRI_IDNA_UTS46:
    case IRI_IDNA_UTS46_TRANSITIONAL:
    case IRI_IDNA_BROWSER:
      return g_strdup (IRI_VERSION);
    case IRI_IDNA_2008:
      return g_strdup (iri_idn2_version ());
    case IRI_IDNA_2003:
    case IRI_IDNA_2003_RFC3987:
      return g_strdup (iri_idna2003_version ());
    case IRI_IDNA_DEFAULT:
    case IRI_IDNA_NONE:
      return NULL;
    }
  g_return_val_if_reached (NULL);
}

char *
iri_idna_unicode_version (IriIdnaFlavour idna)
{
  switch (idna)
    {
    case IRI_IDNA_2008:
      return g_strdup_printf ("%u", iri_idn2_unicode (IRI_IDNA_2008));
    case IRI_IDNA_UTS46:
    case IRI_IDNA_UTS46_TRANSITIONAL:
    case IRI_IDNA_BROWSER:
      return g_strdup (iri_unicode_edition);
    case IRI_IDNA_2003:
    case IRI_IDNA_2003_RFC3987:
      /* The Unicode version of RFC 3454 §1.1, the only one that libidn supports. */
      return g_strdup ("3.2");
    case IRI_IDNA_DEFAULT:
    case IRI_IDNA_NONE:
      return NULL;
    }
  g_return_val_if_reached (NULL);
}

char *
iri_idna_version (IriIdnaFlavour idna)
{
  const char *library = iri_idna_info (idna)->library;
  g_autofree char *version = NULL;
  char *unicode, *all;

  if (library == NULL)
    return NULL;
  version = iri_idna_library_version (idna);
  unicode = iri_idna_unicode_version (idna);
  all = g_strdup_printf ("%s %s, Unicode %s", library, version, unicode);
  g_free (unicode);
  return all;
}
