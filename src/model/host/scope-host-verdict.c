/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-verdict.h"

#include "iri-idna.h"
#include "iri-isolate-host.h"

#include <glib/gi18n.h>
#include <string.h>

typedef const ScopeHostAnalysis *Answer;

/* A string of its own within a sentence. */
static char *
quote (const char *host)
{
  return iri_isolate_host (host, (IriSpan){ 0, strlen (host) });
}

static char *
quote_typed (Answer answer)
{
  return iri_isolate_host (answer->text, answer->span);
}

/* Why @host is refused, a sentence. */
static char *
refusal_of (Answer answer, const IriHost *host)
{
  g_autoptr (ScopeHostFlavour) row = scope_host_flavour_new (
      answer->text, host, SCOPE_HOST_WHOLE, SCOPE_NOTATION_OFF);
  char *refusal;

  g_object_get (row, "refusal", &refusal, NULL);
  return refusal;
}

static const char *
title_of (const IriHost *host)
{
  return _ (iri_idna_info (host->idna)->title);
}

/* A sentence about what another flavour looks up. */
static char *
say_other (const IriHost *host)
{
  g_autofree char *ascii = quote (host->ascii);

  if (host->idna == IRI_IDNA_BROWSER)
    return g_strdup_printf (_ ("Browsers look up %s."), ascii);
  /* Translators: a flavour of IDNA, and a host. */
  return g_strdup_printf (_ ("%s looks up %s."), title_of (host), ascii);
}

/* In the letters that are wanted. */
static ScopeVerdict *
say (Answer answer, IriTone tone, const char *title, const char *body)
{
  gboolean mail
      = answer->report->mailto != NULL && answer->kind != IRI_HOST_NONE;
  g_autofree char *all
      = g_strconcat (body, mail ? " " : NULL,
                     _ ("Mail to the first recipient goes there."), NULL);
  g_autofree char *written = scope_notation_write (answer->notation, all);

  return scope_verdict_new_from_text (tone, title, written);
}

static ScopeVerdict *
say_missing (Answer answer)
{
  const IriReport *report = answer->report;

  if (answer->kind == IRI_HOST_EMPTY)
    return say (
        answer, IRI_TONE_NOTE, _ ("The host is empty"),
        _ ("There is nothing between the slashes. In a file: address that "
           "stands for this computer."));
  if (iri_span_is_present (answer->span))
    return say (
        answer, IRI_TONE_ERROR, _ ("The host is not text"),
        _ ("Its bytes are not UTF-8, and no name can be looked up by them."));
  if (!iri_span_is_present (
          report->reference_components.span[IRI_COMPONENT_SCHEME]))
    return say (
        answer, IRI_TONE_NOTE, _ ("There is no host in it"),
        _ ("A relative reference leads to the host of the page that it stands "
           "on."));
  return say (
      answer, IRI_TONE_NOTE, _ ("There is no host in it"),
      _ ("Only what follows two slashes is a host; this address names what it "
         "leads to in another way."));
}

static ScopeVerdict *
say_address (Answer answer)
{
  g_autofree char *typed = quote_typed (answer);
  g_autofree char *address
      = answer->address != NULL ? quote (answer->address) : NULL;
  g_autofree char *body = NULL;
  gboolean same = g_strcmp0 (typed, address) == 0;

  if (answer->kind == IRI_HOST_IPVFUTURE)
    return say (answer, IRI_TONE_WARNING,
                _ ("An address of a kind that is not in use"),
                _ ("The brackets keep a place for later versions of IP."));
  if (address == NULL)
    return say (answer, IRI_TONE_WARNING,
                _ ("An IP address that browsers refuse"),
                _ ("No name is looked up, but they do not go there either."));
  if (!same && answer->kind != IRI_HOST_IPV6)
    {
      body = g_strdup_printf (_ ("Browsers read %s as the IPv4 address %s."),
                              typed, address);
      return say (answer, IRI_TONE_WARNING, _ ("A number, not a name"), body);
    }
  body = same ? g_strdup (_ ("No name is looked up, and nobody's name is "
                             "vouched for."))
              : g_strdup_printf (_ ("No name is looked up. Browsers write it "
                                    "as %s."),
                                 address);
  return say (answer, IRI_TONE_GOOD,
              answer->kind == IRI_HOST_IPV4 ? _ ("An IPv4 address")
                                            : _ ("An IPv6 address"),
              body);
}

/* The document has it refused; others may not. */
static ScopeVerdict *
say_refused (Answer answer)
{
  g_autofree char *refusal = refusal_of (answer, answer->chosen);
  g_autofree char *other = NULL, *body = NULL;

  if (answer->named->ascii == NULL)
    return say (answer, IRI_TONE_ERROR, _ ("This host cannot be looked up"),
                refusal);
  other = say_other (answer->browser->ascii != NULL ? answer->browser
                                                    : answer->named);
  /* Translators: two sentences. */
  body = g_strdup_printf (_ ("%s %s"), refusal, other);
  return say (answer, IRI_TONE_ERROR,
              _ ("Flavours disagree on whether this host can be looked up"),
              body);
}

static ScopeVerdict *
say_browsers_refuse (Answer answer)
{
  g_autofree char *refusal = refusal_of (answer, answer->browser);
  g_autofree char *other = say_other (answer->chosen);
  g_autofree char *body = g_strdup_printf (_ ("%s %s"), refusal, other);

  return say (answer, IRI_TONE_WARNING, _ ("Browsers refuse this host"), body);
}

static ScopeVerdict *
say_two (Answer answer)
{
  g_autofree char *ours = say_other (answer->chosen);
  g_autofree char *theirs = say_other (answer->browser);
  g_autofree char *body = g_strdup_printf (
      /* Translators: two sentences, then this one. */
      _ ("%s %s The two may belong to different people."), ours, theirs);

  return say (answer, IRI_TONE_WARNING, _ ("Flavours disagree about this host"),
              body);
}

/* The first label that a browser shows as Punycode. */
static const char *
find_step (Answer answer)
{
  const IriBrowserDisplay *view = answer->view;

  for (gsize i = 0; view != NULL && i < view->host->n_labels; i++)
    if (view->steps[i] != NULL)
      return view->steps[i]->id;
  return NULL;
}

static char *
looked_up (Answer answer)
{
  g_autofree char *ascii = quote (answer->chosen->ascii);

  return g_strdup_printf (_ ("Looked up as %s"), ascii);
}

static ScopeVerdict *
say_punycode (Answer answer)
{
  g_autofree char *title = looked_up (answer);
  g_autofree char *body
      = g_strdup_printf (_ ("Browsers show it so, not in its own letters. %s"),
                         iri_display_policy_step_summary (find_step (answer)));

  return say (answer, IRI_TONE_WARNING, title, body);
}

/* Another host that older rules lead to, or NULL. */
static const IriHost *
find_old (Answer answer)
{
  for (gsize i = 0; i < answer->n_hosts; i++)
    if (scope_host_analysis_is_outdated (answer, answer->hosts[i])
        && answer->hosts[i]->ascii != NULL
        && !g_str_equal (answer->hosts[i]->ascii, answer->chosen->ascii))
      return answer->hosts[i];
  return NULL;
}

static ScopeVerdict *
say_old (Answer answer, const IriHost *old)
{
  g_autofree char *title = looked_up (answer);
  g_autofree char *ascii = quote (old->ascii);
  g_autofree char *body = g_strdup_printf (
      _ ("Older software looks up %s instead, which may belong to somebody "
         "else."),
      ascii);

  return say (answer, IRI_TONE_NOTE, title, body);
}

/* One that refuses what the document and browsers take, by rules that are @old or
 * not; NULL if there is none. */
static const IriHost *
find_strict (Answer answer, gboolean old)
{
  for (gsize i = 0; i < answer->n_hosts; i++)
    if (answer->hosts[i]->ascii == NULL
        && scope_host_analysis_is_outdated (answer, answer->hosts[i]) == old)
      return answer->hosts[i];
  return NULL;
}

static ScopeVerdict *
say_strict (Answer answer, const IriHost *strict)
{
  g_autofree char *title = looked_up (answer);
  g_autofree char *refusal = refusal_of (answer, strict);
  g_autofree char *body = g_strdup_printf (
      /* Translators: a flavour of IDNA, and why it refuses the host. */
      _ ("%s refuses it as it stands. %s"), title_of (strict), refusal);

  return say (answer, IRI_TONE_NOTE, title, body);
}

static ScopeVerdict *
say_agreed (Answer answer)
{
  gsize length = iri_span_length (answer->span);
  const char *ascii = answer->chosen->ascii;
  g_autofree char *title = NULL;

  if (strlen (ascii) == length
      && memcmp (ascii, answer->text + answer->span.begin, length) == 0)
    title = g_strdup (_ ("Looked up as it stands"));
  else
    title = looked_up (answer);
  return say (answer, IRI_TONE_GOOD, title,
              find_strict (answer, TRUE) != NULL
                  ? _ ("All flavours of IDNA that are in use agree; older "
                       "software may refuse it.")
                  : _ ("All flavours of IDNA agree."));
}

static ScopeVerdict *
say_name (Answer answer)
{
  const IriHost *chosen = answer->chosen, *browser = answer->browser;
  const IriHost *other;

  if (chosen->ascii == NULL)
    return say_refused (answer);
  if (browser->ascii == NULL)
    return say_browsers_refuse (answer);
  if (!g_str_equal (browser->ascii, chosen->ascii))
    return say_two (answer);
  if (find_step (answer) != NULL)
    return say_punycode (answer);
  if ((other = find_old (answer)) != NULL)
    return say_old (answer, other);
  if ((other = find_strict (answer, FALSE)) != NULL)
    return say_strict (answer, other);
  return say_agreed (answer);
}

ScopeVerdict *
scope_host_verdict_new (const ScopeHostAnalysis *answer)
{
  if (g_str_equal (answer->page, "empty"))
    return say (answer, IRI_TONE_NONE, "", "");
  if (g_str_equal (answer->page, "none"))
    return say_missing (answer);
  if (answer->kind != IRI_HOST_REG_NAME || answer->address != NULL)
    return say_address (answer);
  return say_name (answer);
}
