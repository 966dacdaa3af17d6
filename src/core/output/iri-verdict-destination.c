/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Describes where an address leads. */

#include "iri-verdict-private.h"

#include "iri-chars.h"
#include "iri-host-naming.h"
#include "iri-isolate.h"
#include "iri-join-names.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Cuts a longer host at its beginning, because its end says who owns it, and any other
 * text at its end. */
#define MAX_CHARS 80

/* The largest number of recipients that are named, if all fit in MAX_CHARS. */
#define MAX_NAMED 3

/* The recipients of an address. */
typedef struct
{
  GPtrArray *names; /* the first %MAX_NAMED, for display */
  gsize n;          /* the number of all recipients */
} People;

/* Reads the recipients of an IRI. */
typedef void (*ReadPeople) (const IriReport *report, People *people);

static void read_mail (const IriReport *report, People *people);
static void read_list (const IriReport *report, People *people);
static void read_one (const IriReport *report, People *people);

/* Schemes that do not lead to a host, or not only to one. {people} are the recipients
 * that @read finds. */
static const struct
{
  const char *scheme;
  const char *title;
  const char *title_of_host; /* if there is a host */
  const char *title_of_none; /* if there is no recipient */
  ReadPeople read;
} schemes[] = {
  /* Translators: of an IRI; {host} is the name of a computer. */
  { "file", N_ ("Opens a file on this computer"),
    /* Translators: of an IRI; {host} is the name of a computer. */
    N_ ("Opens a file on {host}"), NULL, NULL },
  /* Translators: of an IRI; {people} are one or more addresses: a@b.example and 2
   * others. */
  { "mailto", N_ ("Writes to {people}"), NULL,
    N_ ("Writes a message, but has no recipient"), read_mail },
  /* Translators: of an IRI; {people} are one or more addresses: a@b.example and 2
   * others. */
  { "sms", N_ ("Writes to {people}"), NULL,
    N_ ("Writes a message, but has no recipient"), read_list },
  /* Translators: of an IRI; {people} is a phone number. */
  { "tel", N_ ("Calls {people}"), NULL, N_ ("No phone number to call"), read_one },
  { "tag", N_ ("A name, not an address that can be opened"), NULL, NULL, NULL },
  { "urn", N_ ("A name, not an address that can be opened"), NULL, NULL, NULL },
};

/* Findings about hosts in US-ASCII that cannot be looked up. */
static const IriFindingCode dead_ends[]
    = { IRI_FINDING_LABEL_EMPTY, IRI_FINDING_LABEL_LONG, IRI_FINDING_NAME_LONG };

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

/* The beginning of the last MAX_CHARS characters of @name. */
static const char *
skip_to_last (const char *name)
{
  glong length = g_utf8_strlen (name, -1);

  return g_utf8_offset_to_pointer (name, MAX (length - MAX_CHARS, 0));
}

/* The IPv4 address that browsers parse from a numeric name, or NULL. */
static const char *
find_disguised (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_IPV4_LIKE)
      return report->findings[i].quote;
  return NULL;
}

char *
iri_verdict_destination_host (const IriReport *report, gboolean plainly)
{
  const IriHost *host = report->host;
  const char *disguised = find_disguised (report), *registrable, *name, *shown;
  char *cut;

  if (host == NULL || host->ascii == NULL || *host->ascii == '\0'
      || is_dead_end (report))
    return NULL;
  if (disguised != NULL)
    return g_strdup (disguised);
  plainly = plainly || iri_host_name_imitates (report);
  name = plainly ? host->ascii : host->unicode;
  registrable = iri_host_domain (host).registrable;
  if (registrable != NULL)
    name = find_end (name, registrable);
  shown = skip_to_last (name);
  cut = g_strconcat (shown > name ? "…" : "", shown, NULL);
  /* The dot of the root would end the sentence, so it is removed. */
  if (strlen (cut) > 1 && g_str_has_suffix (cut, "."))
    cut[strlen (cut) - 1] = '\0';
  return cut;
}

char *
iri_verdict_quote_host (const IriReport *report, gboolean plainly)
{
  g_autofree char *host = iri_verdict_destination_host (report, plainly);

  return host != NULL ? iri_isolate_host (host, (IriSpan){ 0, strlen (host) }) : NULL;
}

static void
add_person (People *people, char *name)
{
  if (*name != '\0')
    people->n++;
  if (*name != '\0' && people->names->len < MAX_NAMED)
    g_ptr_array_add (people->names, name);
  else
    g_free (name);
}

static void
read_one (const IriReport *report, People *people)
{
  char *path = iri_report_decode (report, IRI_COMPONENT_PATH);

  if (path != NULL)
    add_person (people, path);
}

/* RFC 5724 §2.2 separates numbers with commas. */
static void
read_list (const IriReport *report, People *people)
{
  g_autofree char *path = iri_report_decode (report, IRI_COMPONENT_PATH);
  char **names = g_strsplit (path != NULL ? path : "", ",", -1);

  for (char **name = names; *name != NULL; name++)
    add_person (people, *name);
  g_free (names);
}

/* Includes the recipients in header fields, because they get a copy. */
static void
read_mail (const IriReport *report, People *people)
{
  const IriMailto *mailto = report->mailto;

  if (mailto == NULL)
    {
      read_one (report, people);
      return;
    }
  for (guint i = 0; i < MIN (mailto->addresses->len, MAX_NAMED); i++)
    add_person (people, iri_mail_address_unicode (
                            &g_array_index (mailto->addresses, IriMailAddress, i)));
  people->n = mailto->n_addresses;
}

/* @name isolated and without line ends. Free with g_free(). */
static char *
quote_name (const char *name)
{
  GString *out = g_string_new (IRI_LRI);
  const char *at = name;

  for (guint n = 0; *at != '\0' && n < MAX_CHARS; n++, at = g_utf8_next_char (at))
    {
      gunichar c = iri_utf8_first (at);

      g_string_append_unichar (out, c == ' ' || g_unichar_isgraph (c) ? c : 0xfffd);
    }
  if (*at != '\0')
    g_string_append (out, "…");
  g_string_append (out, IRI_PDI);
  return g_string_free (out, FALSE);
}

/* The recipients that fit in a headline, and the number of others. Free with
 * g_free(). */
static char *
quote_people (const People *people)
{
  g_autoptr (GPtrArray) quoted = g_ptr_array_new_with_free_func (g_free);
  glong length = 0;

  for (guint i = 0; i < people->names->len; i++)
    {
      const char *name = people->names->pdata[i];

      length += g_utf8_strlen (name, -1);
      if (i > 0 && length > MAX_CHARS)
        break;
      g_ptr_array_add (quoted, quote_name (name));
    }
  return iri_join_names ((const char *const *) quoted->pdata, quoted->len,
                         (guint) people->n);
}

static char *
make_people_title (gsize scheme, const IriReport *report)
{
  People people = { g_ptr_array_new_with_free_func (g_free), 0 };
  const char *title = schemes[scheme].title;
  char *list = NULL, *filled;

  schemes[scheme].read (report, &people);
  if (people.names->len == 0)
    title = schemes[scheme].title_of_none;
  else
    list = quote_people (&people);
  filled = iri_verdict_fill (_ (title), "{people}", list != NULL ? list : "");
  g_free (list);
  g_ptr_array_unref (people.names);
  return filled;
}

static gsize
find_scheme (const IriReport *report)
{
  IriSpan span = report->display_components.span[IRI_COMPONENT_SCHEME];
  gsize i = 0;

  while (i < G_N_ELEMENTS (schemes)
         && (iri_span_length (span) != strlen (schemes[i].scheme)
             || g_ascii_strncasecmp (report->display + span.begin, schemes[i].scheme,
                                     iri_span_length (span))
                    != 0))
    i++;
  return i;
}

char *
iri_verdict_destination_title (const IriReport *report)
{
  g_autofree char *host = iri_verdict_quote_host (report, FALSE);
  /* Translators: of an IRI; {host} is example.com. */
  const char *title = host != NULL ? N_ ("Goes to {host}") : NULL;
  gsize scheme = find_scheme (report);

  if (scheme < G_N_ELEMENTS (schemes) && host == NULL)
    title = schemes[scheme].title;
  else if (scheme < G_N_ELEMENTS (schemes) && schemes[scheme].title_of_host != NULL)
    title = schemes[scheme].title_of_host;
  if (title == NULL)
    return NULL;
  if (host != NULL)
    return iri_verdict_fill (_ (title), "{host}", host);
  if (schemes[scheme].read != NULL)
    return make_people_title (scheme, report);
  return g_strdup (_ (title));
}

/* Whether all browsers show the host in Punycode. */
static gboolean
is_shown_plainly (const IriReport *report)
{
  return report->browser != NULL
         && g_strcmp0 (report->browser->shown, report->host->ascii) == 0
         && !g_str_equal (report->host->ascii, report->host->unicode)
         && iri_browser_display_is_common (report->browser);
}

static gboolean
mentions (const char *words, const char *host)
{
  return words != NULL && strstr (words, host) != NULL;
}

char *
iri_verdict_destination_body (const IriReport *report,
                              const char *title,
                              const char *why)
{
  gboolean plainly = iri_report_deceives (report);
  g_autofree char *host = iri_verdict_destination_host (report, plainly);
  /* Translators: “It” is the IRI; {host} is example.com. */
  const char *sentence = _ ("It goes to {host}.");
  gboolean mentioned = host != NULL && (mentions (title, host) || mentions (why, host));
  g_autofree char *quoted = iri_verdict_quote_host (report, plainly);

  if (quoted == NULL)
    return report->host != NULL && iri_host_rejection (report->host) != NULL
                   && !mentions (title, iri_verdict_host_rejected ())
               /* Translators: a title, as a sentence. */
               ? g_strdup_printf (_ ("%s."), iri_verdict_host_rejected ())
               : NULL;
  if (mentioned)
    return NULL;
  if (iri_report_max_severity (report) == IRI_SEVERITY_ERROR)
    /* Translators: “It” is the IRI; {host} is example.com. */
    sentence = _ ("Its host is {host}.");
  else if (is_shown_plainly (report))
    /* Translators: “It” is the IRI; {host} is example.com, and browsers show exactly
     * that. */
    sentence = _ ("It goes to {host}, and that is what browsers show.");
  return iri_verdict_fill (sentence, "{host}", quoted);
}
