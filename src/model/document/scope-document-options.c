/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-document-options.h"

#include "iri-charset.h"
#include "iri-idna.h"
#include "iri-typable-scripts.h"

const char *
scope_document_options_get_flavour (const IriOptions *self)
{
  return self->idna != IRI_IDNA_DEFAULT ? iri_idna_id (self->idna) : "standard";
}

gboolean
scope_document_options_set_flavour (IriOptions *self, const char *id)
{
  IriIdnaFlavour idna = IRI_IDNA_DEFAULT;

  if (id != NULL)
    iri_idna_find (id, &idna);
  if (self->idna == idna)
    return FALSE;
  self->idna = idna;
  return TRUE;
}

const char *
scope_document_options_get_charset (const IriOptions *self)
{
  return self->charset != NULL ? self->charset : "UTF-8";
}

/* Interned, because a thread may use the name later; users choose only a few. */
gboolean
scope_document_options_set_charset (IriOptions *self, const char *name)
{
  const char *charset = NULL;

  if (name != NULL && iri_charset_is_known (name) && !iri_charset_is_unicode (name))
    charset = g_intern_string (name);
  if (self->charset == charset)
    return FALSE;
  self->charset = charset;
  return TRUE;
}

char **
scope_document_options_get_scripts (const IriOptions *self)
{
  return g_strsplit (self->scripts != NULL ? self->scripts : "", ",", -1);
}

gboolean
scope_document_options_set_scripts (IriOptions *self, char **codes)
{
  g_autofree char *list = codes != NULL ? g_strjoinv (",", codes) : NULL;
  const char *scripts = NULL;

  if (list != NULL && *list != '\0' && iri_typable_is_known (list))
    scripts = g_intern_string (list);
  if (self->scripts == scripts)
    return FALSE;
  self->scripts = scripts;
  return TRUE;
}
