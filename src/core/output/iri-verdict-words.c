/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The finding that the verdict is about, and its wording. */

#include "iri-chars.h"
#include "iri-isolate-host.h"
#include "iri-message.h"
#include "iri-parse.h"
#include "iri-unicode.h"
#include "iri-verdict-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uscript.h>

/* Further scripts in one word are ignored. */
#define MAX_SCRIPTS 8

/* The letters of one script: how many, and the first of them. */
typedef struct
{
  int script;
  guint count;
  guint position; /* counted in letters from 1 */
  gunichar first;
} Letters;

static const char *const ordinals[] = {
  N_ ("The first letter is {script}."),   N_ ("The second letter is {script}."),
  N_ ("The third letter is {script}."),   N_ ("The fourth letter is {script}."),
  N_ ("The fifth letter is {script}."),   N_ ("The sixth letter is {script}."),
  N_ ("The seventh letter is {script}."), N_ ("The eighth letter is {script}."),
  N_ ("The ninth letter is {script}."),
};

static void
count_letter (Letters *all, guint *n, gunichar c, guint position)
{
  int script = iri_unicode_script (c);
  guint i = 0;

  while (i < *n && all[i].script != script)
    i++;
  if (i == MAX_SCRIPTS)
    return;
  if (i == *n)
    all[(*n)++] = (Letters){ script, 0, position, c };
  all[i].count++;
}

/* Counts the letters of each script at @span of @text. Returns how many scripts. */
static guint
count_letters (const char *text, IriSpan span, Letters *all)
{
  const char *end = text + span.end;
  guint n = 0, position = 0;

  for (const char *at = text + span.begin; at < end; at = g_utf8_next_char (at))
    {
      gunichar c = iri_utf8_first (at);

      if (g_unichar_isalpha (c) && iri_unicode_script (c) > USCRIPT_INHERITED)
        count_letter (all, &n, c, ++position);
    }
  return n;
}

/* The script with the fewest letters; on a tie, not Latin. */
static const Letters *
find_odd (const Letters *all, guint n)
{
  const Letters *odd = &all[0];

  for (guint i = 1; i < n; i++)
    if (all[i].count < odd->count
        || (all[i].count == odd->count && odd->script == USCRIPT_LATIN))
      odd = &all[i];
  return odd;
}

/* Says which letter of the word belongs to another script. */
static char *
explain_scripts (const IriReport *report, const IriFinding *finding)
{
  Letters all[MAX_SCRIPTS];
  guint n = count_letters (report->text, finding->span, all);
  const Letters *odd;
  g_autofree char *name = NULL;

  if (n == 0)
    return NULL;
  odd = find_odd (all, n);
  name = g_strdelimit (g_strdup (iri_unicode_script_name (odd->first)), "_", ' ');
  if (odd->position <= G_N_ELEMENTS (ordinals))
    return iri_verdict_fill (_ (ordinals[odd->position - 1]), "{script}", name);
  /* Translators: the position of a letter in a word, and its script. */
  return g_strdup_printf (_ ("Letter %u is %s."), odd->position, name);
}

static char *
get_why (const IriReport *report, const IriFinding *finding)
{
  return g_strdup (iri_finding_why (finding));
}

static gboolean
is_of_two (const IriReport *report, const IriFinding *finding)
{
  Letters all[MAX_SCRIPTS];

  return count_letters (report->text, finding->span, all) == 2;
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

#define USER_NAME N_ ("Goes to {host}; the part before @ is a user name")

/* Most important first. Other deceptive findings come after these. */
static const Words words[] = {
  { IRI_FINDING_SCHEME_SCRIPT,
    .title = N_ ("Runs a program instead of leading to a place"), .explain = get_why },
  { IRI_FINDING_DATA_PAGE, .title = N_ ("Contains a web page"), .explain = get_why },
  { IRI_FINDING_SCHEME_NOT_A_PLACE, .title = N_ ("Holds its content itself"),
    .explain = get_why, .suits = is_data },
  { IRI_FINDING_USERINFO_LIKE_HOST, .title = USER_NAME, .explain = get_why },
  { IRI_FINDING_USERINFO_HTTP, .title = USER_NAME, .explain = get_why },
  { IRI_FINDING_INVALID_CREDENTIALS, .title = USER_NAME, .explain = get_why },
  { IRI_FINDING_IPV4_LIKE,
    .title = N_ ("Goes to {host}, an IPv4 address in disguise") },
  { IRI_FINDING_HOST_UNRESOLVABLE, .title = N_ ("The host cannot be looked up") },
  { IRI_FINDING_BIDI_TWIN, .title = N_ ("Another address looks exactly the same"),
    .explain = explain_twin },
  { IRI_FINDING_MIXED_SCRIPTS, .title = N_ ("The host mixes two alphabets"),
    .title_elsewhere = N_ ("A word mixes two alphabets"), .explain = explain_scripts,
    .suits = is_of_two },
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
  g_autofree char *host = NULL;

  if (index < G_N_ELEMENTS (words))
    title = choose_title (report, finding, &words[index]);
  if (title == NULL || strstr (title, "{host}") == NULL)
    return g_strdup (title);
  host = iri_verdict_quote_host (report, TRUE);
  return host != NULL ? iri_verdict_fill (title, "{host}", host) : NULL;
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

char *
iri_verdict_body (const IriReport *report, const IriFinding *finding)
{
  g_autofree char *own = find_title (report, finding);
  g_autofree char *title = iri_verdict_title (report, finding);
  char *why = explain (report, finding, own != NULL);
  char *goes = iri_verdict_goes (report, title, why);

  return iri_verdict_join (why, goes);
}
