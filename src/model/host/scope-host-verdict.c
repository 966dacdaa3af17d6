/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-verdict.h"

#include "iri-idna.h"
#include "iri-isolate.h"
#include "iri-verdict.h"

#include <glib/gi18n.h>
#include <string.h>

typedef const ScopeHostAnalysis *Analysis;

/* Isolated, because it is part of a sentence. */
static char *
quote (const char *host)
{
  return iri_isolate_host (host, (IriSpan){ 0, strlen (host) });
}

static char *
quote_typed (Analysis analysis)
{
  return iri_isolate_host (analysis->text, analysis->span);
}

static char *
get_rejection (Analysis analysis, const IriHost *host)
{
  g_autoptr (ScopeHostFlavour) row = scope_host_flavour_new (
      analysis->text, host, SCOPE_HOST_TRACKER_WHOLE, SCOPE_BIDI_NOTATION_OFF);
  char *rejection;

  g_object_get (row, "rejection", &rejection, NULL);
  return rejection;
}

static const char *
title_of (const IriHost *host)
{
  return _ (iri_idna_info (host->idna)->title);
}

static char *
describe_lookup (const IriHost *host)
{
  g_autofree char *ascii = quote (host->ascii);

  if (host->idna == IRI_IDNA_BROWSER)
    /* Translators: a host. */
    return g_strdup_printf (_ ("Browsers look up %s."), ascii);
  /* Translators: a flavour of IDNA, and a host. */
  return g_strdup_printf (_ ("%s looks up %s."), title_of (host), ascii);
}

static ScopeVerdict *
new_verdict (Analysis analysis,
             IriVerdictLevel level,
             const char *title,
             const char *body)
{
  gboolean mail = analysis->report->mailto != NULL && analysis->kind != IRI_HOST_NONE;
  g_autofree char *all = g_strconcat (
      body, mail ? " " : NULL, _ ("Email to the first recipient goes there."), NULL);
  g_autofree char *written
      = scope_bidi_notation_quotations_to_capitals (analysis->notation, all);

  return scope_verdict_new_from_text (level, title, written);
}

static ScopeVerdict *
verdict_missing (Analysis analysis)
{
  const IriReport *report = analysis->report;

  if (analysis->kind == IRI_HOST_EMPTY)
    return new_verdict (analysis, IRI_VERDICT_LEVEL_NOTE, _ ("The host is empty"),
                        _ ("There is nothing between the slashes. In a file: IRI that "
                           "means this computer."));
  if (iri_span_is_present (analysis->span))
    return new_verdict (analysis, IRI_VERDICT_LEVEL_ERROR, _ ("The host is not text"),
                        /* Translators: “It” is the host. */
                        _ ("Its bytes are not UTF-8, so no name can be looked up."));
  if (!iri_span_is_present (report->reference_components.span[IRI_COMPONENT_SCHEME]))
    return new_verdict (
        analysis, IRI_VERDICT_LEVEL_NOTE, _ ("There is no host"),
        _ ("A relative reference leads to the host of the page it is on."));
  return new_verdict (
      analysis, IRI_VERDICT_LEVEL_NOTE, _ ("There is no host"),
      _ ("Only the text after two slashes is a host; this IRI identifies its "
         "target in another way."));
}

static ScopeVerdict *
verdict_ip (Analysis analysis)
{
  g_autofree char *typed = quote_typed (analysis);
  g_autofree char *address
      = analysis->address != NULL ? quote (analysis->address) : NULL;
  g_autofree char *body = NULL;
  gboolean same = g_strcmp0 (typed, address) == 0;

  if (analysis->kind == IRI_HOST_IPVFUTURE)
    return new_verdict (analysis, IRI_VERDICT_LEVEL_WARNING,
                        _ ("A kind of IP address that is not in use"),
                        _ ("The brackets are reserved for later versions of IP."));
  if (address == NULL)
    return new_verdict (analysis, IRI_VERDICT_LEVEL_WARNING,
                        _ ("An IP address that browsers reject"),
                        _ ("No name is looked up, and browsers do not connect to it."));
  if (!same && analysis->kind != IRI_HOST_IPV6)
    {
      /* Translators: what was typed for a host, and what it means: 0x7f.1 and
       * 127.0.0.1. */
      body = g_strdup_printf (_ ("Browsers read %s as the IPv4 address %s."), typed,
                              address);
      return new_verdict (analysis, IRI_VERDICT_LEVEL_WARNING,
                          _ ("A number, not a name"), body);
    }
  body = same ? g_strdup (_ ("No name is looked up, so no domain shows who owns "
                             "it."))
              /* Translators: an IP address. */
              : g_strdup_printf (_ ("No name is looked up. Browsers write it "
                                    "as %s."),
                                 address);
  return new_verdict (analysis, IRI_VERDICT_LEVEL_GOOD,
                      analysis->kind == IRI_HOST_IPV4 ? _ ("An IPv4 address")
                                                      : _ ("An IPv6 address"),
                      body);
}

/* Rejected by the flavour of the document; others may differ. */
static ScopeVerdict *
verdict_rejected (Analysis analysis)
{
  g_autofree char *rejection = get_rejection (analysis, analysis->chosen);
  g_autofree char *other = NULL, *body = NULL;

  if (analysis->named->ascii == NULL)
    return new_verdict (analysis, IRI_VERDICT_LEVEL_ERROR, iri_verdict_host_rejected (),
                        rejection);
  other = describe_lookup (analysis->browser->ascii != NULL ? analysis->browser
                                                            : analysis->named);
  /* Translators: two sentences. */
  body = g_strdup_printf (_ ("%s %s"), rejection, other);
  return new_verdict (analysis, IRI_VERDICT_LEVEL_ERROR,
                      _ ("Flavors disagree on whether this host can be looked up"),
                      body);
}

static ScopeVerdict *
verdict_rejected_by_browsers (Analysis analysis)
{
  g_autofree char *rejection = get_rejection (analysis, analysis->browser);
  g_autofree char *other = describe_lookup (analysis->chosen);
  g_autofree char *body = g_strdup_printf (_ ("%s %s"), rejection, other);

  return new_verdict (analysis, IRI_VERDICT_LEVEL_WARNING,
                      _ ("Browsers reject this host"), body);
}

static ScopeVerdict *
verdict_two_hosts (Analysis analysis)
{
  g_autofree char *ours = describe_lookup (analysis->chosen);
  g_autofree char *theirs = describe_lookup (analysis->browser);
  g_autofree char *body = g_strdup_printf (
      /* Translators: two sentences, then this one. */
      _ ("%s %s The two may belong to different people."), ours, theirs);

  return new_verdict (analysis, IRI_VERDICT_LEVEL_WARNING,
                      _ ("Flavors disagree about this host"), body);
}

/* The first label that the first browser shows as Punycode, or -1. */
static gssize
find_hidden (Analysis analysis)
{
  const IriBrowserDisplay *view = analysis->view;

  for (gsize i = 0; view != NULL && i < view->host->n_labels; i++)
    if (view->steps[i] != NULL)
      return (gssize) i;
  return -1;
}

static char *
looked_up (Analysis analysis)
{
  g_autofree char *ascii = quote (analysis->chosen->ascii);

  /* Translators: of a host; %s is its ASCII form. */
  return g_strdup_printf (_ ("Looked up as %s"), ascii);
}

static ScopeVerdict *
verdict_punycode (Analysis analysis, gsize label)
{
  const IriBrowserDisplay *view = analysis->view;
  const char *reason = iri_display_policy_step_summary (view->steps[label]->id);
  g_autofree char *title = looked_up (analysis);
  g_autofree char *browsers = iri_browser_display_name_hiding (view, label);
  g_autofree char *body
      = browsers == NULL
            /* Translators: “this form” is the Punycode in the title above; %s is a
             * sentence that says why. */
            ? g_strdup_printf (_ ("Browsers show this form, not the letters. %s"),
                               reason)
            /* Translators: “This form” is the Punycode in the title above; browsers,
             * such as Chromium and Firefox, and a sentence that says why. */
            : g_strdup_printf (_ ("This form, not the letters, is shown by %s. %s"),
                               browsers, reason);

  return new_verdict (analysis, IRI_VERDICT_LEVEL_WARNING, title, body);
}

/* Another host that outdated rules lead to, or NULL. */
static const IriHost *
find_old (Analysis analysis)
{
  for (gsize i = 0; i < analysis->n_hosts; i++)
    if (scope_host_analysis_is_outdated (analysis, analysis->hosts[i])
        && analysis->hosts[i]->ascii != NULL
        && !g_str_equal (analysis->hosts[i]->ascii, analysis->chosen->ascii))
      return analysis->hosts[i];
  return NULL;
}

static ScopeVerdict *
verdict_old (Analysis analysis, const IriHost *old)
{
  g_autofree char *title = looked_up (analysis);
  g_autofree char *ascii = quote (old->ascii);
  g_autofree char *body = g_strdup_printf (
      /* Translators: a host. */
      _ ("Older software looks up %s instead, which may belong to somebody "
         "else."),
      ascii);

  return new_verdict (analysis, IRI_VERDICT_LEVEL_NOTE, title, body);
}

/* A flavour that rejects the host, outdated if @old; NULL if there is none. */
static const IriHost *
find_strict (Analysis analysis, gboolean old)
{
  for (gsize i = 0; i < analysis->n_hosts; i++)
    if (analysis->hosts[i]->ascii == NULL
        && scope_host_analysis_is_outdated (analysis, analysis->hosts[i]) == old)
      return analysis->hosts[i];
  return NULL;
}

static ScopeVerdict *
verdict_strict (Analysis analysis, const IriHost *strict)
{
  g_autofree char *title = looked_up (analysis);
  g_autofree char *rejection = get_rejection (analysis, strict);
  g_autofree char *body = g_strdup_printf (
      /* Translators: a flavour of IDNA, and why it rejects the host. */
      _ ("%s rejects it. %s"), title_of (strict), rejection);

  return new_verdict (analysis, IRI_VERDICT_LEVEL_NOTE, title, body);
}

static ScopeVerdict *
verdict_agreed (Analysis analysis)
{
  gsize length = iri_span_length (analysis->span);
  const char *ascii = analysis->chosen->ascii;
  g_autofree char *title = NULL;

  if (strlen (ascii) == length
      && memcmp (ascii, analysis->text + analysis->span.begin, length) == 0)
    title = g_strdup (_ ("Looked up unchanged"));
  else
    title = looked_up (analysis);
  return new_verdict (analysis, IRI_VERDICT_LEVEL_GOOD, title,
                      find_strict (analysis, TRUE) != NULL
                          ? _ ("All flavors of IDNA that are in use agree; older "
                               "software may reject it.")
                          : _ ("All flavors of IDNA agree."));
}

static ScopeVerdict *
verdict_name (Analysis analysis)
{
  const IriHost *chosen = analysis->chosen, *browser = analysis->browser;
  const IriHost *other;

  if (chosen->ascii == NULL)
    return verdict_rejected (analysis);
  if (browser->ascii == NULL)
    return verdict_rejected_by_browsers (analysis);
  if (!g_str_equal (browser->ascii, chosen->ascii))
    return verdict_two_hosts (analysis);
  if (find_hidden (analysis) >= 0)
    return verdict_punycode (analysis, (gsize) find_hidden (analysis));
  if ((other = find_old (analysis)) != NULL)
    return verdict_old (analysis, other);
  if ((other = find_strict (analysis, FALSE)) != NULL)
    return verdict_strict (analysis, other);
  return verdict_agreed (analysis);
}

ScopeVerdict *
scope_host_verdict_new (const ScopeHostAnalysis *analysis)
{
  if (g_str_equal (analysis->page, "empty"))
    return new_verdict (analysis, IRI_VERDICT_LEVEL_NONE, "", "");
  if (g_str_equal (analysis->page, "none"))
    return verdict_missing (analysis);
  if (analysis->kind != IRI_HOST_REG_NAME || analysis->address != NULL)
    return verdict_ip (analysis);
  return verdict_name (analysis);
}
