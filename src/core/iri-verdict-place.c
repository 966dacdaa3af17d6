/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Where an address leads, in words. */

#include "iri-verdict-private.h"

#include "iri-quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What does not fit into a headline is left out at the beginning of a host, whose
 * end says who owns it, and at the end of anything else. */
#define MAX_CHARS 80

/* Addresses that lead to no host, or not only to one. {path} is their path. */
static const struct
{
  const char *scheme;
  const char *title;
  const char *title_of_host; /* where there is one */
} schemes[] = {
  { "file", N_ ("Opens a file on this computer"),
    N_ ("Opens a file on {host}") },
  { "mailto", N_ ("Writes to {path}"), NULL },
  { "sms", N_ ("Writes to {path}"), NULL },
  { "tel", N_ ("Calls {path}"), NULL },
  { "tag", N_ ("A name, which leads nowhere by itself"), NULL },
  { "urn", N_ ("A name, which leads nowhere by itself"), NULL },
};

/* What tells that no host can be found by its name. */
static const IriFindingCode dead_ends[]
    = { IRI_FINDING_HOST_REFUSED, IRI_FINDING_LABEL_EMPTY,
        IRI_FINDING_LABEL_LONG, IRI_FINDING_NAME_LONG };

static gboolean
is_dead_end (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (dead_ends); j++)
      if (report->findings[i].code == dead_ends[j])
        return TRUE;
  return FALSE;
}

/* The end of @name that has as many labels as @domain has. */
static const char *
find_end (const char *name, const char *domain)
{
  const char *at = name + strlen (name);
  gsize dots = 0;

  for (const char *p = domain; *p != '\0'; p++)
    dots += *p == '.';
  while (at > name && (at[-1] != '.' || dots-- > 0))
    at--;
  return at;
}

/* Where the last %MAX_CHARS characters of @name begin. */
static const char *
skip_to_last (const char *name)
{
  glong length = g_utf8_strlen (name, -1);

  return g_utf8_offset_to_pointer (name, MAX (length - MAX_CHARS, 0));
}

/* The IPv4 address that browsers read in a name of numbers, or NULL. */
static const char *
find_disguised (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_IPV4_LIKE)
      return report->findings[i].quote;
  return NULL;
}

char *
iri_verdict_host (const IriReport *report, gboolean plainly)
{
  const IriHost *host = report->host;
  const char *disguised = find_disguised (report), *name, *shown;
  char *cut;

  if (host == NULL || host->ascii == NULL || *host->ascii == '\0'
      || is_dead_end (report))
    return NULL;
  if (disguised != NULL)
    return g_strdup (disguised);
  name = plainly ? host->ascii : host->unicode;
  if (host->registrable != NULL)
    name = find_end (name, host->registrable);
  shown = skip_to_last (name);
  cut = g_strconcat (shown > name ? "…" : "", shown, NULL);
  /* The dot of the root would end the sentence. */
  if (strlen (cut) > 1 && g_str_has_suffix (cut, "."))
    cut[strlen (cut) - 1] = '\0';
  return cut;
}

char *
iri_verdict_quote_host (const IriReport *report, gboolean plainly)
{
  g_autofree char *host = iri_verdict_host (report, plainly);

  return host != NULL ? iri_quote_host (host, (IriSpan){ 0, strlen (host) })
                      : NULL;
}

/* The path of the address as people read it, of one line and isolated. */
static char *
quote_path (const IriReport *report)
{
  g_autofree char *path = iri_report_decode (report, IRI_PART_PATH);
  GString *out = g_string_new ("\u2066");
  const char *at = path;

  for (guint n = 0; *at != '\0' && n < MAX_CHARS;
       n++, at = g_utf8_next_char (at))
    g_string_append_unichar (out, g_unichar_isgraph (g_utf8_get_char (at))
                                      ? g_utf8_get_char (at)
                                      : 0xfffd);
  if (*at != '\0')
    g_string_append (out, "…");
  g_string_append (out, "\u2069");
  return g_string_free (out, FALSE);
}

static gsize
find_scheme (const IriReport *report)
{
  IriSpan span = report->display_parts.span[IRI_PART_SCHEME];
  gsize i = 0;

  while (i < G_N_ELEMENTS (schemes)
         && (iri_span_length (span) != strlen (schemes[i].scheme)
             || g_ascii_strncasecmp (report->display + span.begin,
                                     schemes[i].scheme, iri_span_length (span))
                    != 0))
    i++;
  return i;
}

char *
iri_verdict_place (const IriReport *report)
{
  g_autofree char *host = iri_verdict_quote_host (report, FALSE);
  const char *title = host != NULL ? N_ ("Goes to {host}") : NULL;
  gsize scheme = find_scheme (report);
  g_autofree char *path = NULL;

  if (scheme < G_N_ELEMENTS (schemes) && host == NULL)
    title = schemes[scheme].title;
  else if (scheme < G_N_ELEMENTS (schemes)
           && schemes[scheme].title_of_host != NULL)
    title = schemes[scheme].title_of_host;
  if (title == NULL)
    return NULL;
  if (host != NULL)
    return iri_verdict_fill (_ (title), "{host}", host);
  path = quote_path (report);
  return iri_verdict_fill (_ (title), "{path}", path);
}

/* Whether browsers show the host that is looked up in Punycode. */
static gboolean
is_shown_plainly (const IriReport *report)
{
  return report->browser != NULL
         && g_strcmp0 (report->browser->shown, report->host->ascii) == 0
         && !g_str_equal (report->host->ascii, report->host->unicode);
}

static gboolean
tells (const char *words, const char *host)
{
  return words != NULL && strstr (words, host) != NULL;
}

char *
iri_verdict_goes (const IriReport *report, const char *title, const char *why)
{
  gboolean plainly = iri_report_deceives (report);
  char *host = iri_verdict_host (report, plainly);
  const char *sentence = _ ("It goes to {host}.");
  gboolean told = host != NULL && (tells (title, host) || tells (why, host));
  g_autofree char *quoted = iri_verdict_quote_host (report, plainly);

  g_free (host);
  if (quoted == NULL)
    return report->host != NULL && iri_host_error (report->host) != NULL
               ? g_strdup (_ ("The host cannot be looked up."))
               : NULL;
  if (told)
    return NULL;
  if (iri_report_worst (report) == IRI_SEVERITY_ERROR)
    sentence = _ ("Its host is {host}.");
  else if (is_shown_plainly (report))
    sentence = _ ("It goes to {host}, and that is what browsers show.");
  return iri_verdict_fill (sentence, "{host}", quoted);
}
