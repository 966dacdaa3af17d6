/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "search-find.h"

#include "iri-bare-host.h"
#include "iri-detect.h"
#include "iri-psl.h"
#include "iri-report.h"

#include <string.h>

#define MAX_RESULTS 5

/* The scheme that browsers add to a name without one. */
#define SCHEME "https://"

typedef struct
{
  const char *text;
  GPtrArray *results;
} Search;

static void
add (GPtrArray *results, char *address)
{
  if (results->len < MAX_RESULTS
      && !g_ptr_array_find_with_equal_func (results, address, g_str_equal, NULL))
    g_ptr_array_add (results, address);
  else
    g_free (address);
}

/* iri_detect() also finds hosts and email addresses without a scheme. */
static void
on_detected (IriSpan span, gpointer data)
{
  Search *search = data;
  g_autofree char *address
      = g_strndup (search->text + span.begin, span.end - span.begin);
  IriBareHost kind = iri_bare_host_find (address, strlen (address));

  add (search->results, iri_bare_host_complete (kind, address));
}

/* The name has to be below a known public suffix, which excludes "notes.txt" and
 * "co.uk". */
static gboolean
begins_with_name (const char *address)
{
  IriOptions options = { .want = IRI_WANT_HOST };
  g_autoptr (IriReport) report = iri_report_new (address, -1, &options);
  const IriHost *host = report->host;
  const char *domain = host != NULL ? iri_host_domain (host).registrable : NULL;
  const char *dot = domain != NULL ? strrchr (domain, '.') : NULL;

  return dot != NULL && iri_psl_is_suffix (dot + 1);
}

static gboolean
are_too_long (const char *const *terms)
{
  gsize length = 0;

  for (gsize i = 0; terms[i] != NULL && length <= SEARCH_MAX_BYTES; i++)
    length += strlen (terms[i]) + 1;
  return length > SEARCH_MAX_BYTES;
}

char **
search_find (const char *const *terms)
{
  g_autofree char *text = NULL;
  Search search = { NULL, NULL };

  if (are_too_long (terms))
    return g_new0 (char *, 1);
  text = g_strjoinv (" ", (char **) terms);
  search = (Search){ text, g_ptr_array_new () };
  iri_detect (text, strlen (text), on_detected, &search);
  for (gsize i = 0; search.results->len == 0 && terms[i] != NULL; i++)
    {
      char *address = g_strconcat (SCHEME, terms[i], NULL);

      if (begins_with_name (address))
        add (search.results, address);
      else
        g_free (address);
    }
  g_ptr_array_add (search.results, NULL);
  return (char **) g_ptr_array_free (search.results, FALSE);
}
