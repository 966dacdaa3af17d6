/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The finding that the verdict is about, and its wording. */

#include "iri-isolate.h"
#include "iri-message.h"
#include "iri-parse.h"
#include "iri-verdict-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The letters of other scripts. */
static char *
explain_scripts (const IriReport *report, const IriFinding *finding)
{
  /* Translators: {foreign} is the letters and their script: а U+0430 is Cyrillic. */
  return iri_finding_fill (_ ("{foreign}. They can look like the letters of the other "
                              "script."),
                           finding, report->text);
}

static char *
get_why (const IriReport *report, const IriFinding *finding)
{
  return g_strdup (iri_finding_why (finding));
}

/* Whether the finding is about the part of the host that {host} names. */
static gboolean
is_in_registrable (const IriReport *report, const IriFinding *finding)
{
  IriSpan span = report->host != NULL ? iri_host_registrable_span (report->host)
                                      : IRI_SPAN_ABSENT;

  return finding->component == IRI_COMPONENT_HOST
         && (!iri_span_is_present (span) || finding->span.begin >= span.begin);
}

static gboolean
is_data (const IriReport *report, const IriFinding *finding)
{
  return g_ascii_strncasecmp (report->display, "data:", strlen ("data:")) == 0;
}

/* Names both hosts if they differ. Free with g_free(). */
static char *
explain_twin (const IriReport *report, const IriFinding *finding)
{
  const char *twin = finding->quote;
  IriSpan host = report->bidi->components.span[IRI_COMPONENT_HOST], other;
  IriComponents components;
  char *first, *second, *body = NULL;

  iri_parse (twin, strlen (twin), report->options.spec, &components, NULL, NULL);
  other = components.span[IRI_COMPONENT_HOST];
  if (!iri_span_is_present (host) || !iri_span_is_present (other))
    return NULL;
  first = iri_isolate_host (report->bidi->text, host);
  second = iri_isolate_host (twin, other);
  if (!g_str_equal (first, second))
    /* Translators: “This one” is the IRI, “one” another IRI. Each %s is a host, and
     * both hosts look the same on screen. */
    body = g_strdup_printf (_ ("This one has the host %s. One that has the "
                               "host %s looks exactly the same."),
                            first, second);
  g_free (first);
  g_free (second);
  return body;
}

/* A headline and explanation that replace the message of a finding in the verdict.
 * {host} is the destination. The message stays if there is none or @suits is FALSE. */
typedef struct
{
  IriFindingCode code;
  const char *title;
  const char *title_elsewhere; /* if the finding is not about the host, or NULL */
  char *(*explain) (const IriReport *report, const IriFinding *finding);
  gboolean (*suits) (const IriReport *report, const IriFinding *finding);
} Words;

/* Translators: of an IRI; {host} is example.com. */
#define USER_NAME N_ ("Goes to {host}; the part before @ is a user name")

/* Most important first. Other deceptive findings come after these. */
static const Words words[] = {
  { IRI_FINDING_SCHEME_SCRIPT, .title = N_ ("Runs a program instead of opening a page"),
    .explain = get_why },
  { IRI_FINDING_DATA_PAGE, .title = N_ ("Contains a web page"), .explain = get_why },
  { IRI_FINDING_SCHEME_WITHOUT_SERVER, .title = N_ ("Contains its data itself"),
    .explain = get_why, .suits = is_data },
  { IRI_FINDING_USERINFO_LIKE_HOST, .title = USER_NAME, .explain = get_why },
  { IRI_FINDING_USERINFO_HTTP, .title = USER_NAME, .explain = get_why },
  { IRI_FINDING_INVALID_CREDENTIALS, .title = USER_NAME, .explain = get_why },
  { IRI_FINDING_IPV4_LIKE,
    /* Translators: of an IRI; {host} is 127.0.0.1. */
    .title = N_ ("Goes to {host}, an IPv4 address in disguise") },
  { IRI_FINDING_HOST_UNRESOLVABLE, .title = N_ ("The host cannot be looked up") },
  { IRI_FINDING_BIDI_TWIN_HOST, .title = N_ ("Another address looks exactly the same"),
    .explain = explain_twin },
  { IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE,
    /* Translators: {host} is a host, {script} a script (Cyrillic), {ascii} the
     * letters that they look like (apple). Names of scripts are those of CLDR and
     * are not inflected. */
    .title = N_ ("{host}: {script} letters that imitate \"{ascii}\""),
    .explain = get_why, .suits = is_in_registrable },
  /* Translators: {host} is a host, {scripts} a list of scripts: Latin and Cyrillic.
   * Names of scripts are those of CLDR and are not inflected. */
  { IRI_FINDING_MIXED_SCRIPTS, .title = N_ ("{host} mixes {scripts} letters"),
    .explain = explain_scripts, .suits = is_in_registrable },
  { IRI_FINDING_INVISIBLE, .title = N_ ("An invisible character is in the host"),
    .title_elsewhere = N_ ("An invisible character is in the address") },
};

static gsize
index_of (IriFindingCode code)
{
  gsize i = 0;

  while (i < G_N_ELEMENTS (words) && words[i].code != code)
    i++;
  return i;
}

/* Lower numbers come first. */
static gsize
rank_of (const IriFinding *finding)
{
  const IriFindingInfo *info = iri_finding_info (finding->code);
  gsize index = index_of (finding->code);

  if (index < G_N_ELEMENTS (words) || info->deceives)
    return index;
  return info->severity == IRI_SEVERITY_WARNING ? index + 1 : G_MAXSIZE;
}

gboolean
iri_verdict_is_deceit (const IriFinding *finding)
{
  return rank_of (finding) <= G_N_ELEMENTS (words);
}

const IriFinding *
iri_verdict_find (const IriReport *report)
{
  const IriFinding *best = NULL;

  for (gsize i = 0; i < report->n_findings; i++)
    if (rank_of (&report->findings[i]) < (best != NULL ? rank_of (best) : G_MAXSIZE))
      best = &report->findings[i];
  return best;
}

/* The translated headline of @row for @finding, or NULL. */
static const char *
choose_title (const IriReport *report, const IriFinding *finding, const Words *row)
{
  if (row->suits != NULL && !row->suits (report, finding))
    return NULL;
  if (finding->component == IRI_COMPONENT_HOST || row->title_elsewhere == NULL)
    return _ (row->title);
  return _ (row->title_elsewhere);
}

static char *
find_title (const IriReport *report, const IriFinding *finding)
{
  gsize index = index_of (finding->code);
  const char *title = NULL;
  g_autofree char *host = NULL, *filled = NULL;

  if (index < G_N_ELEMENTS (words))
    title = choose_title (report, finding, &words[index]);
  if (title == NULL || strstr (title, "{host}") == NULL)
    return g_strdup (title);
  host = iri_verdict_quote_host (report, TRUE);
  if (host == NULL)
    return NULL;
  /* The host comes last: it can have a brace, which is no placeholder. */
  filled = iri_finding_fill (title, finding, report->text);
  return iri_verdict_fill (filled, "{host}", host);
}

char *
iri_verdict_title (const IriReport *report, const IriFinding *finding)
{
  char *title = find_title (report, finding);

  return title != NULL ? title
                       : iri_finding_message (finding, report->text, report->length);
}

/* The explanation. @own: whether the headline is from the table. Free with g_free(). */
static char *
explain (const IriReport *report, const IriFinding *finding, gboolean own)
{
  char *why = NULL;

  if (!own)
    return g_strdup (iri_finding_why (finding));
  if (words[index_of (finding->code)].explain != NULL)
    why = words[index_of (finding->code)].explain (report, finding);
  return why != NULL ? why : iri_verdict_sentences (report, finding);
}

const IriFinding *
iri_verdict_find_imitation (const IriReport *report)
{
  static const IriFindingCode codes[]
      = { IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE, IRI_FINDING_MIXED_SCRIPTS,
          IRI_FINDING_WHOLE_SCRIPT_EXPECTED };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    for (gsize j = 0; j < report->n_findings; j++)
      if (report->findings[j].code == codes[i]
          && report->findings[j].component == IRI_COMPONENT_HOST)
        return &report->findings[j];
  return NULL;
}

char *
iri_verdict_body (const IriReport *report, const IriFinding *finding)
{
  g_autofree char *own = find_title (report, finding);
  g_autofree char *title = iri_verdict_title (report, finding);
  char *why = explain (report, finding, own != NULL);
  char *goes = iri_verdict_destination_body (report, title, why);

  return iri_verdict_join (why, goes);
}
