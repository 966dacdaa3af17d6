/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-psl.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <libpsl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* No list is as long as this; that of 2026 has 330,000 bytes. */
#define MAX_SIZE (16 * 1024 * 1024)

/* A list of public suffixes, and when it was made. It never changes and is never freed,
 * because other threads may use it when another takes its place. */
typedef struct _SuffixList SuffixList;
struct _SuffixList
{
  const psl_ctx_t *list;
  gint64 time; /* in seconds since 1970; 0 if it is not known */
  char date[sizeof "2023-01-31"];
  const SuffixList *previous; /* so that leak checkers find it */
};

static const SuffixList *current = NULL;

static SuffixList *
suffix_list_new (const psl_ctx_t *list, gint64 time)
{
  SuffixList *self = g_new0 (SuffixList, 1);
  g_autoptr (GDateTime) at = time > 0 ? g_date_time_new_from_unix_utc (time) : NULL;
  g_autofree char *date = at != NULL ? g_date_time_format (at, "%Y-%m-%d") : NULL;

  self->list = list;
  self->time = time;
  if (date != NULL)
    g_strlcpy (self->date, date, sizeof self->date);
  return self;
}

/* The day in the comment at the beginning of newer lists, "// VERSION:
 * 2026-01-22_10-33-27_UTC", or 0. */
static gint64
read_version (const char *file)
{
  static const char key[] = "// VERSION: ";
  char head[1024];
  FILE *stream = g_fopen (file, "rb");
  const char *version;
  g_autoptr (GDateTime) at = NULL;
  int year, month, day;

  if (stream == NULL)
    return 0;
  head[fread (head, 1, sizeof head - 1, stream)] = '\0';
  fclose (stream);
  version = strstr (head, key);
  if (version == NULL
      || sscanf (version + strlen (key), "%4d-%2d-%2d", &year, &month, &day) != 3)
    return 0;
  at = g_date_time_new_utc (year, month, day, 0, 0, 0);
  return at != NULL ? g_date_time_to_unix (at) : 0;
}

/* Whether @list is one: libpsl takes each line of any text for a suffix. */
static gboolean
has_top_level_domains (const psl_ctx_t *list)
{
  return list != NULL
         && psl_is_public_suffix2 (list, "com", PSL_TYPE_ICANN | PSL_TYPE_NO_STAR_RULE);
}

/* libpsl dates its own list by that of the file, too. */
static SuffixList *
load (const char *file, GError **error)
{
  GStatBuf status;
  gint64 version;
  psl_ctx_t *list = NULL;

  if (g_access (file, R_OK) != 0 || g_stat (file, &status) != 0)
    {
      g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (errno),
                           g_strerror (errno));
      return NULL;
    }
  if (S_ISREG (status.st_mode) && status.st_size <= MAX_SIZE)
    list = psl_load_file (file);
  if (!has_top_level_domains (list))
    {
      psl_free (list);
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                           /* Translators: after the name of a file. */
                           _ ("This file is not a Public Suffix List"));
      return NULL;
    }
  version = read_version (file);
  return suffix_list_new (list, version > 0 ? version : (gint64) status.st_mtime);
}

static void
set_current (SuffixList *self)
{
  do
    self->previous = g_atomic_pointer_get (&current);
  while (!g_atomic_pointer_compare_and_exchange (&current, self->previous, self));
}

/* Uses the list in @file if it is newer. */
static void
use_newer (const char *file)
{
  const SuffixList *last = g_atomic_pointer_get (&current);
  GStatBuf status;
  SuffixList *list;

  if (file == NULL || *file == '\0' || g_stat (file, &status) != 0
      || (gint64) status.st_mtime <= last->time)
    return;
  list = load (file, NULL);
  if (list != NULL)
    set_current (list);
}

static void
use_newest (void)
{
  set_current (suffix_list_new (psl_builtin (), psl_builtin_file_time ()));
  use_newer (psl_dist_filename ());
  use_newer (g_getenv ("IRI_PUBLIC_SUFFIX_LIST"));
}

static const SuffixList *
get_list (void)
{
  static gsize loaded = 0;

  if (g_once_init_enter (&loaded))
    {
      if (g_atomic_pointer_get (&current) == NULL)
        use_newest ();
      g_once_init_leave (&loaded, 1);
    }
  return g_atomic_pointer_get (&current);
}

gconstpointer
iri_psl_get_identity (void)
{
  return get_list ();
}

gboolean
iri_psl_use_file (const char *file, GError **error)
{
  SuffixList *list;

  if (file == NULL)
    {
      use_newest ();
      return TRUE;
    }
  list = load (file, error);
  if (list == NULL)
    return FALSE;
  set_current (list);
  return TRUE;
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

/* The end of @name without empty labels, except that of the root: libpsl takes an empty
 * label for a part of the one before it. */
static const char *
after_empty_labels (const char *name)
{
  const char *end = name;

  for (const char *p = name; *p != '\0'; p++)
    if (*p == '.' && (p == name || p[-1] == '.'))
      end = p + 1;
  return end;
}

void
iri_psl_find (const char *ascii, const char **registrable, const char **public_suffix)
{
  const psl_ctx_t *list = get_list ()->list;
  const char *end = after_empty_labels (ascii), *name = end, *domain;
  g_autofree char *rootless = NULL;

  *registrable = *public_suffix = NULL;
  /* libpsl 0.21.2 finds no rule for a name with the dot of the root, so "co.uk."
   * would be a registrable domain. */
  if (g_str_has_suffix (end, "."))
    {
      rootless = g_strndup (end, strlen (end) - 1);
      name = rootless;
    }
  if (list == NULL || *name == '\0' || ends_in_number (name))
    return;
  domain = psl_registrable_domain (list, name);
  if (domain != NULL)
    *registrable = end + (domain - name);
  /* A name without a registrable domain is a public suffix itself. */
  *public_suffix = *registrable != NULL ? strchr (*registrable, '.') + 1 : end;
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
