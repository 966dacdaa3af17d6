/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-psl.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <libpsl.h>
#include <string.h>

/* A list of public suffixes, and when it was made. */
typedef struct
{
  const psl_ctx_t *list;
  psl_ctx_t *owned; /* the list, if it is from a file */
  gint64 time;      /* in seconds since 1970; 0 if it is not known */
  char date[sizeof "2023-01-31"];
} SuffixList;

/* Uses the list in @file if it is newer. libpsl dates its own list like this, too. */
static void
use_newer (SuffixList *self, const char *file)
{
  GStatBuf status;
  psl_ctx_t *list;

  if (file == NULL || *file == '\0' || g_stat (file, &status) != 0
      || (gint64) status.st_mtime <= self->time)
    return;
  list = psl_load_file (file);
  if (list == NULL || psl_suffix_count (list) == 0)
    {
      psl_free (list);
      return;
    }
  psl_free (self->owned);
  self->list = self->owned = list;
  self->time = (gint64) status.st_mtime;
}

/* The newest list. It is loaded once and kept. */
static const SuffixList *
get_list (void)
{
  static SuffixList newest;
  static gsize loaded = 0;

  if (g_once_init_enter (&loaded))
    {
      g_autoptr (GDateTime) time = NULL;
      g_autofree char *date = NULL;

      newest.list = psl_builtin ();
      newest.time = psl_builtin_file_time ();
      use_newer (&newest, psl_dist_filename ());
      use_newer (&newest, g_getenv ("IRI_PUBLIC_SUFFIX_LIST"));
      time = newest.time > 0 ? g_date_time_new_from_unix_utc (newest.time) : NULL;
      date = time != NULL ? g_date_time_format (time, "%Y-%m-%d") : NULL;
      if (date != NULL)
        g_strlcpy (newest.date, date, sizeof newest.date);
      g_once_init_leave (&loaded, 1);
    }
  return &newest;
}

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
  const psl_ctx_t *list = get_list ()->list;
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
  const psl_ctx_t *list = get_list ()->list;

  return list != NULL
         && psl_is_public_suffix2 (list, ascii, PSL_TYPE_ICANN | PSL_TYPE_NO_STAR_RULE);
}

const char *
iri_psl_date (void)
{
  const SuffixList *list = get_list ();

  return *list->date != '\0' ? list->date : NULL;
}

gboolean
iri_psl_is_old (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) limit = g_date_time_add_years (now, -2);

  return iri_psl_date () != NULL && get_list ()->time < g_date_time_to_unix (limit);
}

char *
iri_psl_describe (void)
{
  const char *date = iri_psl_date ();

  if (date == NULL)
    return NULL;
  return g_strdup_printf (iri_psl_is_old ()
                              /* Translators: a date. */
                              ? _ ("Public Suffix List of %s, more than two years old")
                              /* Translators: a date. */
                              : _ ("Public Suffix List of %s"),
                          date);
}

/* The version string of libpsl continues with the versions of other libraries. */
char *
iri_psl_version (void)
{
  const char *version = psl_get_version (), *date = iri_psl_date ();
  int length = (int) strcspn (version, " ");

  return date != NULL
             ? g_strdup_printf ("libpsl %.*s, list of %s", length, version, date)
             : g_strdup_printf ("libpsl %.*s", length, version);
}
