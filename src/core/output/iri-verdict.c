/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-message.h"
#include "iri-verdict-private.h"

#include "iri-isolate-host.h"
#include "iri-psl.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Why a text is not an IRI. {position} is a position in characters from 1. */
static const struct
{
  IriFindingCode code;
  const char *title;
} rejections[] = {
  { IRI_FINDING_PERCENT,
    /* Translators: {position} is a number, from 1. */
    N_ ("Not an IRI: two hex digits are missing at position {position}") },
  { IRI_FINDING_SCHEME_MISSING, N_ ("Not an IRI: there is no scheme") },
  { IRI_FINDING_USERINFO_AT, N_ ("Not an IRI: the host is not clear") },
  { IRI_FINDING_PORT_NOT_DIGITS,
    /* Translators: {position} is a number, from 1. */
    N_ ("Not an IRI: the port at position {position} is not a number") },
  { IRI_FINDING_HOST_BRACKET, N_ ("Not an IRI: the host is not a valid IP address") },
  { IRI_FINDING_HOST_COLON, N_ ("Not an IRI: the host is not a valid name") },
  { IRI_FINDING_IPV6, N_ ("Not an IRI: the host is not a valid IPv6 address") },
  { IRI_FINDING_IPVFUTURE, N_ ("Not an IRI: the host is not a valid IP address") },
  { IRI_FINDING_ZONE, N_ ("Not an IRI: the host names a zone") },
  { IRI_FINDING_NOT_UTF_8,
    /* Translators: {position} is a number, from 1. */
    N_ ("Not an IRI: the bytes at position {position} are not UTF-8") },
  { IRI_FINDING_BIDI_MIXED_FORBIDDEN,
    N_ ("Not an IRI: one component mixes letters of both directions") },
  { IRI_FINDING_BIDI_NON_RTL_FORBIDDEN,
    N_ ("Not an IRI: a right-to-left component has other characters") },
  { IRI_FINDING_SURROGATE,
    N_ ("Not an IRI: the bytes at position {position} are not UTF-8") },
};

char *
iri_verdict_fill (const char *text, const char *name, const char *value)
{
  GString *filled = g_string_new (text);

  g_string_replace (filled, name, value, 0);
  return g_string_free (filled, FALSE);
}

char *
iri_verdict_join (char *first, char *second)
{
  char *both;

  if (first == NULL || second == NULL)
    return first != NULL ? first : second;
  /* Translators: two sentences. */
  both = g_strdup_printf (_ ("%s %s"), first, second);
  g_free (first);
  g_free (second);
  return both;
}

char *
iri_verdict_sentences (const IriReport *report, const IriFinding *finding)
{
  g_autofree char *message
      = iri_finding_message (finding, report->text, report->length);

  /* Translators: the message of a finding, and why it matters. */
  return g_strdup_printf (_ ("%s. %s"), message, iri_finding_why (finding));
}

const char *
iri_verdict_host_rejected (void)
{
  return _ ("The host cannot be looked up");
}

/* Sets the verdict. Takes ownership of @title and @body. Returns TRUE. */
static gboolean
set_verdict (IriVerdict *self, IriVerdictLevel level, char *title, char *body)
{
  self->level = level;
  self->title = title;
  self->body = body;
  return TRUE;
}

static const char *
rejection_title (const IriReport *report, const IriFinding *finding)
{
  const IriSpec *spec = report->options.spec;

  if (spec->host_rejection_title != NULL && finding->component == IRI_COMPONENT_HOST)
    return _ (spec->host_rejection_title);
  if (spec->rejection_title != NULL)
    return _ (spec->rejection_title);
  for (gsize i = 0; i < G_N_ELEMENTS (rejections); i++)
    if (rejections[i].code == finding->code)
      return _ (rejections[i].title);
  /* Translators: {position} is a number, from 1. */
  return _ ("Not an IRI: the character at position {position} is not allowed");
}

/* The first of the most severe findings about the grammar or, if @grammar is FALSE,
 * about the host. */
static const IriFinding *
first_error (const IriReport *report, gboolean grammar)
{
  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriFinding *finding = &report->findings[i];

      if (iri_finding_info (finding->code)->severity != IRI_SEVERITY_ERROR)
        return NULL;
      if (grammar == (finding->code != IRI_FINDING_HOST_REFUSED))
        return finding;
    }
  return NULL;
}

/* @title with the position of @finding, in characters from 1. Free with g_free(). */
static char *
fill_in_position (const char *title, const IriReport *report, const IriFinding *finding)
{
  glong position = g_utf8_strlen (report->text, (gssize) finding->span.begin) + 1;
  g_autofree char *number = g_strdup_printf ("%ld", position);

  return iri_verdict_fill (title, "{position}", number);
}

static gboolean
seems_other_host (const IriReport *report)
{
  return report->perception != NULL && report->perception->seems_other_host;
}

static gboolean
is_out_of_order (const IriReport *report)
{
  return report->perception != NULL
         && (report->perception->moves->len > 0 || report->perception->split->len > 0);
}

/* A sentence about what is deceptive in an IRI that @but already rejects, or NULL. Free
 * with g_free(). */
static char *
also (const IriReport *report, const IriFinding *but)
{
  const IriFinding *finding = iri_verdict_find (report);
  char *message, *sentence;

  if (seems_other_host (report))
    /* Translators: “It” is the IRI. */
    return g_strdup (_ ("It also looks like a different address."));
  if (finding == NULL || finding == but || !iri_verdict_is_deceit (finding))
    return is_out_of_order (report)
               /* Translators: “It” is the IRI. */
               ? g_strdup (_ ("Its components also change places on screen."))
               : NULL;
  message = iri_finding_message (finding, report->text, report->length);
  /* Translators: the message of a finding, as a sentence. */
  sentence = g_strdup_printf (_ ("%s."), message);
  g_free (message);
  return sentence;
}

/* The verdict may be about deception although the IRI also has an error. */
static IriVerdictLevel
level_of (const IriReport *report)
{
  return iri_report_max_severity (report) == IRI_SEVERITY_ERROR
             ? IRI_VERDICT_LEVEL_ERROR
             : IRI_VERDICT_LEVEL_WARNING;
}

/* Programs come before any other problem. */
static gboolean
judge_program (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = iri_verdict_find (report);

  if (finding == NULL
      || (finding->code != IRI_FINDING_SCHEME_SCRIPT
          && finding->code != IRI_FINDING_DATA_PAGE))
    return FALSE;
  return set_verdict (self, level_of (report), iri_verdict_title (report, finding),
                      g_strdup (iri_finding_why (finding)));
}

static gboolean
judge_invalid (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = first_error (report, TRUE);
  char *body, *goes;

  if (report->valid || finding == NULL)
    return FALSE;
  body = iri_verdict_join (iri_verdict_sentences (report, finding),
                           also (report, finding));
  goes = iri_verdict_destination_body (report, NULL, body);
  return set_verdict (
      self, IRI_VERDICT_LEVEL_ERROR,
      fill_in_position (rejection_title (report, finding), report, finding),
      iri_verdict_join (body, goes));
}

static char *
describe_host (const IriReport *report)
{
  IriSpan span = report->bidi->components.span[IRI_COMPONENT_HOST];
  guint n = iri_count_displaced_labels (report);
  g_autofree char *host = NULL;

  if (!iri_span_is_present (span))
    /* Translators: “It” is the IRI. */
    return g_strdup (_ ("There is no host in it."));
  host = iri_isolate_host (report->bidi->text, span);
  if (n == 0)
    /* Translators: a host. */
    return g_strdup_printf (_ ("The host is really %s."), host);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: a host, and how many of its labels are not where
                    * readers expect them. */
                   "The host is really %s: %u of its labels is shown elsewhere.",
                   "The host is really %s: %u of its labels are shown elsewhere.", n),
      host, n);
}

/* Names the host that the IRI seems to have, and the real one. What hides has a
 * warning; a noncharacter, which has none, is shown as a box. */
static gboolean
judge_seeming (IriVerdict *self, const IriReport *report)
{
  g_autofree char *seen = NULL;
  char *seeming;

  if (!seems_other_host (report)
      || report->n_found[IRI_SEVERITY_ERROR] + report->n_found[IRI_SEVERITY_WARNING]
             == 0)
    return FALSE;
  seen = iri_isolate_seen_host (report);
  /* Translators: “this” is the IRI; %s is a host. */
  seeming = seen != NULL ? g_strdup_printf (_ ("Read from left to right, this seems to "
                                               "be the host %s."),
                                            seen)
                         /* Translators: “this” is the IRI. */
                         : g_strdup (_ ("Read from left to right, this seems to have "
                                        "no host."));
  return set_verdict (self, level_of (report),
                      /* Translators: “It” is the IRI. */
                      g_strdup (_ ("It looks like a different address")),
                      iri_verdict_join (seeming, describe_host (report)));
}

static gboolean
is_note (const IriFinding *finding)
{
  const IriFindingInfo *info = iri_finding_info (finding->code);

  return info->severity == IRI_SEVERITY_NOTE && !info->deceives;
}

static gboolean
judge_finding (IriVerdict *self, const IriReport *report, gboolean deceives)
{
  const IriFinding *finding = iri_verdict_find (report);
  IriVerdictLevel level = level_of (report);

  if (finding == NULL || (deceives && !iri_verdict_is_deceit (finding)))
    return FALSE;
  if (level == IRI_VERDICT_LEVEL_WARNING && is_note (finding))
    level = IRI_VERDICT_LEVEL_NOTE;
  return set_verdict (self, level, iri_verdict_title (report, finding),
                      iri_verdict_body (report, finding));
}

static gboolean
judge_deceptive (IriVerdict *self, const IriReport *report)
{
  return judge_finding (self, report, TRUE);
}

static gboolean
judge_rejected (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = first_error (report, FALSE);

  if (finding == NULL)
    return FALSE;
  return set_verdict (self, IRI_VERDICT_LEVEL_ERROR,
                      g_strdup (iri_verdict_host_rejected ()),
                      iri_verdict_join (iri_verdict_sentences (report, finding),
                                        also (report, finding)));
}

/* Handles errors about neither the text nor its host, such as one about the base. */
static gboolean
judge_failed (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = first_error (report, TRUE);

  if (finding == NULL)
    return FALSE;
  return set_verdict (
      self, IRI_VERDICT_LEVEL_ERROR,
      iri_finding_message (finding, report->text, report->length),
      iri_verdict_join (g_strdup (iri_finding_why (finding)),
                        iri_verdict_destination_body (report, NULL, NULL)));
}

/* The finding that best explains which units change places. */
static const IriFinding *
find_trade (const IriReport *report)
{
  static const IriFindingCode codes[]
      = { IRI_FINDING_BIDI_HOST_MOVED, IRI_FINDING_BIDI_MOVED,
          IRI_FINDING_BIDI_HOST_SPLIT, IRI_FINDING_BIDI_SPLIT, IRI_FINDING_BIDI_ORDER };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    for (gsize j = 0; j < report->n_findings; j++)
      if (report->findings[j].code == codes[i])
        return &report->findings[j];
  return NULL;
}

static gboolean
judge_traded (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = find_trade (report);
  char *why, *destination;

  if (!is_out_of_order (report))
    return FALSE;
  if (report->n_found[IRI_SEVERITY_WARNING] == 0)
    {
      destination = iri_verdict_destination_title (report);
      return set_verdict (
          self, IRI_VERDICT_LEVEL_NOTE,
          destination != NULL ? destination
                              : g_strdup (_ ("Valid, and parts of it run from right "
                                             "to left")),
          g_strdup (_ ("Right-to-left addresses look like this. Read each block of "
                       "right-to-left text from right to left.")));
    }
  why = finding != NULL ? iri_verdict_sentences (report, finding)
                        : g_strdup (_ ("Read from left to right, they appear in a "
                                       "different order from the one stored."));
  return set_verdict (
      self, IRI_VERDICT_LEVEL_WARNING,
      g_strdup (_ ("Valid, but components change places on screen")),
      iri_verdict_join (why, iri_verdict_destination_body (report, NULL, NULL)));
}

static gboolean
judge_warned (IriVerdict *self, const IriReport *report)
{
  return judge_finding (self, report, FALSE);
}

static gboolean
judge_relative (IriVerdict *self, const IriReport *report)
{
  g_autofree char *host = NULL;

  if (iri_span_is_present (report->display_components.span[IRI_COMPONENT_SCHEME]))
    return FALSE;
  host = iri_verdict_quote_host (report, FALSE);
  return set_verdict (
      self, IRI_VERDICT_LEVEL_NOTE, g_strdup (_ ("A relative reference")),
      host != NULL
          /* Translators: “It” is the reference; %s is a host. */
          ? g_strdup_printf (_ ("It goes to %s, with the scheme of its base."), host)
          /* Translators: “It” is the reference. */
          : g_strdup (_ ("It needs a base IRI to lead anywhere.")));
}

/* Describes the destination, or that the text is valid if there is none. */
static gboolean
judge_destination (IriVerdict *self, const IriReport *report)
{
  char *destination = iri_verdict_destination_title (report);
  gboolean moved = report->bidi != NULL && report->bidi->moved;
  const char *title = moved ? _ ("Valid, and all components are shown in order")
                            : _ ("Valid, and shown as it is stored");
  const char *body = moved ? _ ("Its right-to-left letters run from right to "
                                "left, each inside its own component.")
                           : _ ("The visual order is the logical order.");

  if (destination == NULL)
    return set_verdict (self, IRI_VERDICT_LEVEL_GOOD, g_strdup (title),
                        g_strdup (body));
  return set_verdict (self, IRI_VERDICT_LEVEL_GOOD, destination,
                      g_strdup_printf (_ ("%s."), title));
}

static gboolean
judge_nothing (IriVerdict *self, const IriReport *report)
{
  if (report->length != 0)
    return FALSE;
  return set_verdict (self, IRI_VERDICT_LEVEL_NONE, g_strdup (""), g_strdup (""));
}

/* The first function that returns TRUE sets the verdict. */
static gboolean (*const judges[]) (IriVerdict *, const IriReport *) = {
  judge_nothing,   judge_program,  judge_invalid,     judge_seeming,
  judge_deceptive, judge_rejected, judge_failed,      judge_traded,
  judge_warned,    judge_relative, judge_destination,
};

/* Every verdict names the script of letters that imitate others. */
static void
add_imitation (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = iri_verdict_find_imitation (report);
  g_autofree char *title = NULL, *message = NULL;

  if (finding == NULL)
    return;
  title = iri_verdict_title (report, finding);
  message = iri_finding_message (finding, report->text, report->length);
  if (!g_str_equal (self->title, title) && strstr (self->body, message) == NULL)
    /* Translators: the message of a finding, as a sentence. */
    self->body = iri_verdict_join (g_strdup_printf (_ ("%s."), message), self->body);
}

/* The level is at least that of the most severe finding. A good verdict says that the
 * findings are only notes. */
static void
follow_findings (IriVerdict *self, const IriReport *report)
{
  int worst = iri_report_max_severity (report);

  if (worst < 0 || self->level == IRI_VERDICT_LEVEL_NONE)
    return;
  if (worst == IRI_SEVERITY_NOTE && self->level == IRI_VERDICT_LEVEL_GOOD)
    self->body
        /* Translators: “It” is the IRI. */
        = iri_verdict_join (self->body, g_strdup (_ ("Its findings are only notes.")));
  else
    self->level = MAX (self->level, iri_verdict_level_of ((IriSeverity) worst));
}

IriVerdict *
iri_verdict_new_alone (const IriReport *report)
{
  IriVerdict *self = g_new0 (IriVerdict, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (judges); i++)
    if (judges[i](self, report))
      break;
  add_imitation (self, report);
  follow_findings (self, report);
  self->host = iri_verdict_destination_host (report, TRUE);
  return self;
}

IriVerdict *
iri_verdict_new (const IriReport *report)
{
  IriVerdict *self = iri_verdict_new_intended (report);

  if (self == NULL)
    self = iri_verdict_new_alone (report);
  iri_verdict_add_carried (self, report);
  return self;
}

void
iri_verdict_free (IriVerdict *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->body);
  g_free (self->host);
  g_free (self);
}

static gboolean
has_public_suffix (const IriReport *report)
{
  return report != NULL && report->host != NULL
         && iri_host_domain (report->host).public_suffix != NULL;
}

char *
iri_verdict_editions (const IriReport *report)
{
  const char *date = has_public_suffix (report) ? iri_psl_date () : NULL;

  if (date == NULL)
    /* Translators: a version: 18.0.0. */
    return g_strdup_printf (_ ("Judged by Unicode %s"), iri_unicode_edition);
  return g_strdup_printf (
      /* Translators: a version: 18.0.0, and a date: 2026-11-20. */
      _ ("Judged by Unicode %s and the Public Suffix List of %s"), iri_unicode_edition,
      date);
}

IriVerdictLevel
iri_verdict_level_of (IriSeverity severity)
{
  switch (severity)
    {
    case IRI_SEVERITY_ERROR:
      return IRI_VERDICT_LEVEL_ERROR;
    case IRI_SEVERITY_WARNING:
      return IRI_VERDICT_LEVEL_WARNING;
    case IRI_SEVERITY_NOTE:
      return IRI_VERDICT_LEVEL_NOTE;
    }
  g_return_val_if_reached (IRI_VERDICT_LEVEL_NONE);
}

const char *
iri_verdict_level_id (IriVerdictLevel level)
{
  switch (level)
    {
    case IRI_VERDICT_LEVEL_NONE:
      return "none";
    case IRI_VERDICT_LEVEL_GOOD:
      return "good";
    case IRI_VERDICT_LEVEL_NOTE:
      return "note";
    case IRI_VERDICT_LEVEL_WARNING:
      return "warning";
    case IRI_VERDICT_LEVEL_ERROR:
      return "error";
    }
  g_return_val_if_reached ("");
}
