/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-psl.h"

#include <libpsl.h>

#include <string.h>

/* Browsers parse a name that ends in a number as an IPv4 address (URL Standard,
 * ends in a number); the list would treat its numbers as domains. */
static gboolean
ends_in_number (const char *name)
{
  const char *dot = strrchr (name, '.');
  const char *last = dot != NULL ? dot + 1 : name;

  return strspn (last, "0123456789") == strlen (last)
         || g_ascii_strncasecmp (last, "0x", 2) == 0;
}

void
iri_psl_find (const char *ascii, const char **registrable, const char **public_suffix)
{
  const psl_ctx_t *list = psl_builtin ();
  gsize length = strlen (ascii);
  g_autofree char *rootless = NULL;
  const char *name = ascii, *domain;

  *registrable = *public_suffix = NULL;
  /* libpsl 0.21.2 finds no rule for a name with the dot of the root, so "co.uk."
   * would be a registrable domain. */
  if (g_str_has_suffix (ascii, "."))
    {
      rootless = g_strndup (ascii, length - 1);
      name = rootless;
    }
  if (list == NULL || *name == '\0' || ends_in_number (name))
    return;
  domain = psl_registrable_domain (list, name);
  if (domain != NULL)
    *registrable = ascii + (domain - name);
  /* A name without a registrable domain is a public suffix itself. */
  *public_suffix = *registrable != NULL ? strchr (*registrable, '.') + 1 : ascii;
}

gboolean
iri_psl_is_suffix (const char *ascii)
{
  const psl_ctx_t *list = psl_builtin ();

  return list != NULL
         && psl_is_public_suffix2 (list, ascii, PSL_TYPE_ICANN | PSL_TYPE_NO_STAR_RULE);
}

/* The version string of libpsl continues with the versions of other libraries. */
char *
iri_psl_version (void)
{
  const char *version = psl_get_version ();
  int length = (int) strcspn (version, " ");
  GDateTime *time = g_date_time_new_from_unix_utc (psl_builtin_file_time ());
  char *day, *line;

  if (time == NULL || g_date_time_to_unix (time) == 0)
    line = g_strdup_printf ("libpsl %.*s", length, version);
  else
    {
      day = g_date_time_format (time, "%Y-%m-%d");
      line = g_strdup_printf ("libpsl %.*s, list of %s", length, version, day);
      g_free (day);
    }
  g_clear_pointer (&time, g_date_time_unref);
  return line;
}
