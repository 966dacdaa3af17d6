/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-message.h"
#include "iri-verdict-private.h"

#include "iri-isolate-host.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Why a text is no IRI. {place} is where, in characters from 1. */
static const struct
{
  IriFindingCode code;
  const char *title;
} refusals[] = {
  { IRI_FINDING_PERCENT,
    N_ ("Not an IRI: two hex digits are missing at place {place}") },
  { IRI_FINDING_SCHEME_MISSING, N_ ("Not an IRI: there is no scheme") },
  { IRI_FINDING_USERINFO_AT, N_ ("Not an IRI: the host is not clear") },
  { IRI_FINDING_PORT_NOT_DIGITS,
    N_ ("Not an IRI: the port at place {place} is not a number") },
  { IRI_FINDING_HOST_BRACKET,
    N_ ("Not an IRI: the host is not a valid IP address") },
  { IRI_FINDING_HOST_COLON, N_ ("Not an IRI: the host is not a valid name") },
  { IRI_FINDING_IPV6, N_ ("Not an IRI: the host is not a valid IPv6 address") },
  { IRI_FINDING_IPVFUTURE,
    N_ ("Not an IRI: the host is not a valid IP address") },
  { IRI_FINDING_ZONE, N_ ("Not an IRI: the host names a zone") },
  { IRI_FINDING_NOT_UTF_8,
    N_ ("Not an IRI: the bytes at place {place} are not UTF-8") },
  { IRI_FINDING_BIDI_MIXED_FORBIDDEN,
    N_ ("Not an IRI: one component mixes letters of both directions") },
  { IRI_FINDING_BIDI_OTHERS_FORBIDDEN,
    N_ ("Not an IRI: a right-to-left component has other characters") },
  { IRI_FINDING_SURROGATE,
    N_ ("Not an IRI: the bytes at place {place} are not UTF-8") },
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

  /* Translators: what is so, and why it matters. */
  return g_strdup_printf (_ ("%s. %s"), message, iri_finding_why (finding));
}

/* Says @tone, @title and @body, of which it takes the last two. */
static gboolean
say (IriVerdict *self, IriTone tone, char *title, char *body)
{
  self->tone = tone;
  self->title = title;
  self->body = body;
  return TRUE;
}

static const char *
refusal_title (const IriReport *report, const IriFinding *finding)
{
  const IriSpec *spec = report->options.spec;

  if (spec->host_refusal_title != NULL
      && finding->component == IRI_COMPONENT_HOST)
    return _ (spec->host_refusal_title);
  if (spec->refusal_title != NULL)
    return _ (spec->refusal_title);
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    if (refusals[i].code == finding->code)
      return _ (refusals[i].title);
  return _ ("Not an IRI: the character at place {place} is not allowed");
}

/* The first finding of the worst kind that @report has of @grammar, or, if
 * that is FALSE, of the host. */
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

/* @title with the place of @finding, counted in characters from 1. */
static char *
fill_in_place (const char *title,
               const IriReport *report,
               const IriFinding *finding)
{
  glong place = g_utf8_strlen (report->text, (gssize) finding->span.begin) + 1;
  g_autofree char *number = g_strdup_printf ("%ld", place);

  return iri_verdict_fill (title, "{place}", number);
}

static gboolean
seems (const IriReport *report)
{
  return report->reading != NULL && report->reading->seems;
}

static gboolean
trades_places (const IriReport *report)
{
  return report->reading != NULL
         && (report->reading->moves->len > 0 || report->reading->torn->len > 0);
}

/* What deceives about an address that is refused for another reason, @but. */
static char *
also (const IriReport *report, const IriFinding *but)
{
  const IriFinding *finding = iri_verdict_find (report);
  char *message, *sentence;

  if (seems (report))
    return g_strdup (_ ("It also looks like a different address."));
  if (finding == NULL || finding == but || !iri_verdict_is_deceit (finding))
    return trades_places (report)
               ? g_strdup (_ ("Parts of it also trade places on screen."))
               : NULL;
  message = iri_finding_message (finding, report->text, report->length);
  /* Translators: what is so, as a sentence. */
  sentence = g_strdup_printf (_ ("%s."), message);
  g_free (message);
  return sentence;
}

/* What deceives is said before what is worse. */
static IriTone
tone_of (const IriReport *report)
{
  return iri_report_worst (report) == IRI_SEVERITY_ERROR ? IRI_TONE_ERROR
                                                         : IRI_TONE_WARNING;
}

/* Whatever else is wrong, this is what one has to know. */
static gboolean
say_program (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = iri_verdict_find (report);

  if (finding == NULL
      || (finding->code != IRI_FINDING_SCHEME_SCRIPT
          && finding->code != IRI_FINDING_DATA_PAGE))
    return FALSE;
  return say (self, tone_of (report), iri_verdict_title (report, finding),
              g_strdup (iri_finding_why (finding)));
}

static gboolean
say_invalid (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = first_error (report, TRUE);
  char *body, *goes;

  if (report->valid || finding == NULL)
    return FALSE;
  body = iri_verdict_join (iri_verdict_sentences (report, finding),
                           also (report, finding));
  goes = iri_verdict_goes (report, NULL, body);
  return say (self, IRI_TONE_ERROR,
              fill_in_place (refusal_title (report, finding), report, finding),
              iri_verdict_join (body, goes));
}

static char *
describe_host (const IriReport *report)
{
  IriSpan span = report->bidi->components.span[IRI_COMPONENT_HOST];
  guint n = iri_count_displaced_labels (report);
  g_autofree char *host = NULL;

  if (!iri_span_is_present (span))
    return g_strdup (_ ("There is no host in it."));
  host = iri_isolate_host (report->bidi->text, span);
  if (n == 0)
    return g_strdup_printf (_ ("The host is really %s."), host);
  return g_strdup_printf (
      ngettext ("The host is really %s: %u of its labels is shown elsewhere.",
                "The host is really %s: %u of its labels are shown elsewhere.",
                n),
      host, n);
}

/* What it seems, and what it is. */
static gboolean
say_seeming (IriVerdict *self, const IriReport *report)
{
  g_autofree char *seen = NULL;
  char *seeming;

  if (!seems (report))
    return FALSE;
  seen = iri_isolate_seen_host (report);
  seeming = seen != NULL
                ? g_strdup_printf (_ ("Read from left to right, this seems to "
                                      "be the host %s."),
                                   seen)
                : g_strdup (_ ("Read from left to right, this seems to have "
                               "no host."));
  return say (self, tone_of (report),
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
say_finding (IriVerdict *self, const IriReport *report, gboolean deceives)
{
  const IriFinding *finding = iri_verdict_find (report);
  IriTone tone = tone_of (report);

  if (finding == NULL || (deceives && !iri_verdict_is_deceit (finding)))
    return FALSE;
  if (tone == IRI_TONE_WARNING && is_note (finding))
    tone = IRI_TONE_NOTE;
  return say (self, tone, iri_verdict_title (report, finding),
              iri_verdict_body (report, finding));
}

static gboolean
say_deceptive (IriVerdict *self, const IriReport *report)
{
  return say_finding (self, report, TRUE);
}

static gboolean
say_refused (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = first_error (report, FALSE);

  if (finding == NULL)
    return FALSE;
  return say (self, IRI_TONE_ERROR,
              g_strdup (_ ("The host cannot be looked up")),
              iri_verdict_join (iri_verdict_sentences (report, finding),
                                also (report, finding)));
}

/* An error that leaves both the text and its host alone, of the base. */
static gboolean
say_failed (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = first_error (report, TRUE);

  if (finding == NULL)
    return FALSE;
  return say (self, IRI_TONE_ERROR,
              iri_finding_message (finding, report->text, report->length),
              iri_verdict_join (g_strdup (iri_finding_why (finding)),
                                iri_verdict_goes (report, NULL, NULL)));
}

/* Which finding tells best what trades places. */
static const IriFinding *
find_trade (const IriReport *report)
{
  static const IriFindingCode codes[]
      = { IRI_FINDING_BIDI_HOST_MOVED, IRI_FINDING_BIDI_MOVED,
          IRI_FINDING_BIDI_HOST_TORN, IRI_FINDING_BIDI_TORN,
          IRI_FINDING_BIDI_ORDER };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    for (gsize j = 0; j < report->n_findings; j++)
      if (report->findings[j].code == codes[i])
        return &report->findings[j];
  return NULL;
}

static gboolean
say_traded (IriVerdict *self, const IriReport *report)
{
  const IriFinding *finding = find_trade (report);
  char *why;

  if (!trades_places (report))
    return FALSE;
  why = finding != NULL
            ? iri_verdict_sentences (report, finding)
            : g_strdup (_ ("Read from left to right, they appear in a "
                           "different order from the one stored."));
  return say (self, IRI_TONE_WARNING,
              g_strdup (_ ("Valid, but parts of it trade places on screen")),
              iri_verdict_join (why, iri_verdict_goes (report, NULL, NULL)));
}

static gboolean
say_warned (IriVerdict *self, const IriReport *report)
{
  return say_finding (self, report, FALSE);
}

static gboolean
say_relative (IriVerdict *self, const IriReport *report)
{
  g_autofree char *host = NULL;

  if (iri_span_is_present (
          report->display_components.span[IRI_COMPONENT_SCHEME]))
    return FALSE;
  host = iri_verdict_quote_host (report, FALSE);
  return say (self, IRI_TONE_NOTE, g_strdup (_ ("A relative reference")),
              host != NULL
                  ? g_strdup_printf (
                      _ ("It goes to %s, with the scheme of its base."), host)
                  : g_strdup (_ ("It needs a base IRI to lead anywhere.")));
}

/* Where it goes; where there is no telling, that it is valid. */
static gboolean
say_place (IriVerdict *self, const IriReport *report)
{
  char *place = iri_verdict_place (report);
  gboolean moved = report->bidi != NULL && report->bidi->moved;
  const char *title = moved ? _ ("Valid, and every component is in its place")
                            : _ ("Valid, and shown as it is stored");
  const char *body = moved ? _ ("Its right-to-left letters run from right to "
                                "left, each inside its own component.")
                           : _ ("Every character is shown where it is read.");

  if (place == NULL)
    return say (self, IRI_TONE_GOOD, g_strdup (title), g_strdup (body));
  return say (self, IRI_TONE_GOOD, place, g_strdup_printf (_ ("%s."), title));
}

static gboolean
say_nothing (IriVerdict *self, const IriReport *report)
{
  if (report->length != 0)
    return FALSE;
  return say (self, IRI_TONE_NONE, g_strdup (""), g_strdup (""));
}

/* The first that has something to say says it. */
static gboolean (*const voices[]) (IriVerdict *, const IriReport *) = {
  say_nothing,   say_program,  say_invalid, say_seeming,
  say_deceptive, say_refused,  say_failed,  say_traded,
  say_warned,    say_relative, say_place,
};

IriVerdict *
iri_verdict_new (const IriReport *report)
{
  IriVerdict *self = g_new0 (IriVerdict, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (voices); i++)
    if (voices[i](self, report))
      break;
  self->host = iri_verdict_host (report, TRUE);
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

const char *
iri_tone_id (IriTone tone)
{
  switch (tone)
    {
    case IRI_TONE_NONE:
      return "none";
    case IRI_TONE_GOOD:
      return "good";
    case IRI_TONE_NOTE:
      return "note";
    case IRI_TONE_WARNING:
      return "warning";
    case IRI_TONE_ERROR:
      return "error";
    }
  g_return_val_if_reached ("");
}
