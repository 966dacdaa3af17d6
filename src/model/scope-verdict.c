/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-verdict.h"

#include "iri-parse.h"
#include "scope-hosts.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeVerdict
{
  GObject parent_instance;

  ScopeTone tone;
  char *title;
  char *body;
};

G_DEFINE_TYPE (ScopeVerdict, scope_verdict, G_TYPE_OBJECT)

enum
{
  PROP_TONE = 1,
  PROP_TITLE,
  PROP_BODY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
scope_verdict_get_property (GObject *object,
                            guint id,
                            GValue *value,
                            GParamSpec *pspec)
{
  ScopeVerdict *self = SCOPE_VERDICT (object);

  switch (id)
    {
    case PROP_TONE:
      g_value_set_uint (value, self->tone);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_BODY:
      g_value_set_string (value, self->body);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_verdict_finalize (GObject *object)
{
  ScopeVerdict *self = SCOPE_VERDICT (object);

  g_free (self->title);
  g_free (self->body);
  G_OBJECT_CLASS (scope_verdict_parent_class)->finalize (object);
}

static void
scope_verdict_class_init (ScopeVerdictClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_verdict_get_property;
  object_class->finalize = scope_verdict_finalize;
  props[PROP_TONE]
      = g_param_spec_uint ("tone", NULL, NULL, 0, SCOPE_TONE_ERROR, 0, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_BODY] = g_param_spec_string ("body", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_verdict_init (ScopeVerdict *self)
{
}

/* Says @tone, @title and @body, of which it takes the last two. */
static void
say (ScopeVerdict *self, ScopeTone tone, char *title, char *body)
{
  self->tone = tone;
  self->title = title;
  self->body = body;
}

/* Why a text is no IRI. {place} is where, in
 * characters from 1. */
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
    N_ ("Not an IRI: the port at place {place} is no number") },
  { IRI_FINDING_HOST_BRACKET, N_ ("Not an IRI: the host is no address") },
  { IRI_FINDING_HOST_COLON, N_ ("Not an IRI: the host is no name") },
  { IRI_FINDING_IPV6, N_ ("Not an IRI: the host is no IPv6 address") },
  { IRI_FINDING_IPVFUTURE, N_ ("Not an IRI: the host is no address") },
  { IRI_FINDING_ZONE, N_ ("Not an IRI: the host names a zone") },
  { IRI_FINDING_NOT_UTF_8,
    N_ ("Not an IRI: the bytes at place {place} are not UTF-8") },
  { IRI_FINDING_BIDI_MIXED_FORBIDDEN,
    N_ ("Not an IRI: letters of both directions stand in one part") },
  { IRI_FINDING_BIDI_OTHERS_FORBIDDEN,
    N_ ("Not an IRI: more than right-to-left letters stands in one part") },
  { IRI_FINDING_SURROGATE,
    N_ ("Not an IRI: the bytes at place {place} are not UTF-8") },
};

static const char *
refusal_title (const IriReport *report, const IriFinding *finding)
{
  if (report->options.spec->whatwg)
    return finding->part == IRI_PART_HOST ? _ ("Browsers refuse this host")
                                          : _ ("Browsers refuse this address");
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    if (refusals[i].code == finding->code)
      return _ (refusals[i].title);
  return _ ("Not an IRI: the character at place {place} is not allowed");
}

/* What a finding says, as one line of sentences. */
static char *
sentences (const IriReport *report, const IriFinding *finding)
{
  g_autofree char *message
      = iri_finding_message (finding, report->text, report->length);

  /* Translators: what is so, and why it matters. */
  return g_strdup_printf (_ ("%s. %s"), message, iri_finding_why (finding));
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
  GString *filled = g_string_new (title);

  g_string_replace (filled, "{place}", number, 0);
  return g_string_free (filled, FALSE);
}

static gboolean
trades_places (const IriReport *report)
{
  return report->reading != NULL
         && (report->reading->moves->len > 0 || report->reading->torn->len > 0);
}

/* @reason, and what else there is to say of the order: an address that leads
 * nowhere may deceive all the same. */
static char *
and_order (const IriReport *report, char *reason)
{
  const char *order = NULL;
  char *both;

  if (report->reading != NULL && report->reading->seems)
    order = _ ("It also looks like a different address.");
  else if (trades_places (report))
    order = _ ("Parts of it also trade places on screen.");
  if (order == NULL)
    return reason;
  /* Translators: two sentences. */
  both = g_strdup_printf (_ ("%s %s"), reason, order);
  g_free (reason);
  return both;
}

static gboolean
say_invalid (ScopeVerdict *self, const IriReport *report)
{
  const IriFinding *finding = first_error (report, TRUE);

  if (report->valid || finding == NULL)
    return FALSE;
  say (self, SCOPE_TONE_ERROR,
       fill_in_place (refusal_title (report, finding), report, finding),
       and_order (report, sentences (report, finding)));
  return TRUE;
}

/* What is worse than that it deceives is said after that. */
static ScopeTone
tone_of (const IriReport *report)
{
  return iri_report_worst (report) == IRI_SEVERITY_ERROR ? SCOPE_TONE_ERROR
                                                         : SCOPE_TONE_WARNING;
}

static char *
describe_host (const IriReport *report)
{
  IriSpan span = report->bidi->parts.span[IRI_PART_HOST];
  guint n = scope_hosts_count_elsewhere (report);
  g_autofree char *host = NULL;

  if (!iri_span_is_present (span))
    return g_strdup (_ ("There is no host in it."));
  host = scope_hosts_quote (report->bidi->text, span);
  if (n == 0)
    return g_strdup_printf (_ ("The host is really %s."), host);
  return g_strdup_printf (
      ngettext ("The host is really %s: %u of its labels is shown elsewhere.",
                "The host is really %s: %u of its labels are shown elsewhere.",
                n),
      host, n);
}

static gboolean
say_deceptive (ScopeVerdict *self, const IriReport *report)
{
  g_autofree char *seen = NULL, *host = NULL, *seems = NULL;

  if (report->reading == NULL || !report->reading->seems)
    return FALSE;
  seen = scope_hosts_seen (report);
  host = describe_host (report);
  seems = seen != NULL
              ? g_strdup_printf (_ ("Read from left to right, this seems to be "
                                    "the host %s."),
                                 seen)
              : g_strdup (_ ("Read from left to right, this seems to have no "
                             "host."));
  say (self, tone_of (report),
       g_strdup (_ ("It looks like a different address")),
       /* Translators: what it seems, and what it is. */
       g_strdup_printf (_ ("%s %s"), seems, host));
  return TRUE;
}

/* Where the hosts differ, those tell the two apart. */
static gboolean
say_twin (ScopeVerdict *self, const IriReport *report)
{
  const char *twin = report->reading != NULL ? report->reading->twin : NULL;
  IriSpan host, other;
  IriParts parts;
  g_autofree char *first = NULL, *second = NULL, *body = NULL;

  if (twin == NULL)
    return FALSE;
  iri_parse (twin, strlen (twin), report->options.spec, &parts, NULL, NULL);
  host = report->bidi->parts.span[IRI_PART_HOST];
  other = parts.span[IRI_PART_HOST];
  if (iri_span_is_present (host) && iri_span_is_present (other))
    {
      first = scope_hosts_quote (report->bidi->text, host);
      second = scope_hosts_quote (twin, other);
    }
  if (first != NULL && !g_str_equal (first, second))
    body = g_strdup_printf (_ ("This one leads to the host %s. One that leads "
                               "to %s looks exactly the same."),
                            first, second);
  else
    body = g_strdup (_ ("Another address, of the same characters in another "
                        "order, looks exactly the same."));
  say (self, tone_of (report), g_strdup (_ ("Two addresses, one appearance")),
       g_steal_pointer (&body));
  return TRUE;
}

static gboolean
say_refused (ScopeVerdict *self, const IriReport *report)
{
  const IriFinding *finding = first_error (report, FALSE);

  if (finding == NULL)
    return FALSE;
  say (self, SCOPE_TONE_ERROR, g_strdup (_ ("The host cannot be looked up")),
       and_order (report, sentences (report, finding)));
  return TRUE;
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
say_traded (ScopeVerdict *self, const IriReport *report)
{
  const IriFinding *finding = find_trade (report);

  if (!trades_places (report))
    return FALSE;
  say (self, SCOPE_TONE_WARNING,
       g_strdup (_ ("Valid, but parts of it trade places on screen")),
       finding != NULL
           ? sentences (report, finding)
           : g_strdup (_ ("Read from left to right, they come in another "
                          "order than the one that is stored.")));
  return TRUE;
}

static gboolean
say_warned (ScopeVerdict *self, const IriReport *report)
{
  if (iri_report_worst (report) != IRI_SEVERITY_WARNING)
    return FALSE;
  say (self, SCOPE_TONE_WARNING, g_strdup (_ ("Valid, but easily misread")),
       sentences (report, &report->findings[0]));
  return TRUE;
}

static gboolean
say_relative (ScopeVerdict *self, const IriReport *report)
{
  if (iri_span_is_present (report->parts.span[IRI_PART_SCHEME]))
    return FALSE;
  say (self, SCOPE_TONE_NOTE, g_strdup (_ ("A relative reference")),
       g_strdup (_ ("It needs a base before it leads anywhere.")));
  return TRUE;
}

static gboolean
say_in_place (ScopeVerdict *self, const IriReport *report)
{
  if (report->bidi == NULL || !report->bidi->moved)
    return FALSE;
  say (self, SCOPE_TONE_GOOD,
       g_strdup (_ ("Valid, and every part stands in its place")),
       g_strdup (_ ("Its right-to-left letters run from right to left, each "
                    "inside its own part.")));
  return TRUE;
}

static gboolean
say_plain (ScopeVerdict *self, const IriReport *report)
{
  say (self, SCOPE_TONE_GOOD, g_strdup (_ ("Valid, and shown as it is stored")),
       g_strdup (_ ("Every character stands where it is read.")));
  return TRUE;
}

static gboolean
say_nothing (ScopeVerdict *self, const IriReport *report)
{
  if (report->length != 0)
    return FALSE;
  say (self, SCOPE_TONE_NONE, g_strdup (""), g_strdup (""));
  return TRUE;
}

/* The first that has something to say says it. */
static gboolean (*const voices[]) (ScopeVerdict *, const IriReport *) = {
  say_nothing, say_invalid, say_deceptive, say_twin,     say_refused,
  say_traded,  say_warned,  say_relative,  say_in_place, say_plain,
};

static void
write_string (ScopeNotation notation, char **string)
{
  g_autofree char *letters = *string;

  *string = letters != NULL ? scope_notation_write (notation, letters) : NULL;
}

ScopeVerdict *
scope_verdict_new (const IriReport *report, ScopeNotation notation)
{
  ScopeVerdict *self = g_object_new (SCOPE_TYPE_VERDICT, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (voices); i++)
    if (voices[i](self, report))
      break;
  write_string (notation, &self->title);
  write_string (notation, &self->body);
  return self;
}

ScopeTone
scope_verdict_get_tone (ScopeVerdict *self)
{
  return self->tone;
}
