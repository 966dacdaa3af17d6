/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-script-name.h"

#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uldnames.h>
#include <unicode/ustring.h>

#define LANGUAGE_FIELD "\nLanguage: "

/* The language of our messages, which need not be the user's first one: the field of
 * that name in the header of the catalogue. NULL for English, which has no
 * catalogue. */
static char *
find_language (void)
{
  const char *field = strstr (g_dgettext (GETTEXT_PACKAGE, ""), LANGUAGE_FIELD);

  return field != NULL ? g_strndup (field + strlen (LANGUAGE_FIELD),
                                    strcspn (field + strlen (LANGUAGE_FIELD), "\n"))
                       : NULL;
}

/* What CLDR calls the script, or NULL if this edition of ICU has no name for it. */
static char *
name_in (const char *language, const char *code)
{
  UErrorCode error = U_ZERO_ERROR;
  ULocaleDisplayNames *names = uldn_open (language, ULDN_STANDARD_NAMES, &error);
  UChar wide[100];
  char name[3 * G_N_ELEMENTS (wide)] = "";

  /* By the number ICU 72 always answers in English. */
  uldn_scriptDisplayName (names, code, wide, G_N_ELEMENTS (wide), &error);
  u_strToUTF8 (name, sizeof name, NULL, wide, -1, &error);
  uldn_close (names);
  /* ICU answers with the code of a script that has no name. */
  return U_SUCCESS (error) && error != U_STRING_NOT_TERMINATED_WARNING
                 && strcmp (name, code) != 0
             ? g_strdup (name)
             : NULL;
}

char *
iri_script_name (gunichar c)
{
  g_autofree char *language = find_language ();
  const char *code = uscript_getShortName ((UScriptCode) iri_unicode_script (c));
  char *name = language != NULL && code != NULL ? name_in (language, code) : NULL;

  return name != NULL ? name
                      : g_strdelimit (g_strdup (iri_unicode_script_name (c)), "_", ' ');
}
