/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "properties.h"

#include "iri-chars.h"
#include "iri-compare.h"
#include "iri-json.h"
#include "iri-parse.h"
#include "iri-report.h"
#include "iri-verdict.h"

#include <string.h>

/* One text, read by one standard. */
typedef struct
{
  const char *text;
  gsize length;
  const IriSpec *spec;
  IriReport *report;
  gboolean utf8;
  gboolean uri_valid; /* whether the URI it maps to is valid by RFC 3987 */
} Reading;

static IriReport *
read_text (const char *text, gsize length, const IriSpec *spec)
{
  const IriOptions options = { .spec = spec, .want = IRI_WANT_ALL | IRI_WANT_STEPS };

  return iri_report_new (text, (gssize) length, &options);
}

static char *
map_again (const char *text, const IriSpec *spec)
{
  const IriOptions options = { .spec = spec, .want = IRI_WANT_URI };
  g_autoptr (IriReport) report = iri_report_new (text, -1, &options);

  return g_strdup (report->uri);
}

static gboolean
is_uri (const char *text, gsize length, const IriSpec *spec)
{
  IriComponents components;

  iri_parse (text, length, spec->has_uri_grammar ? spec : iri_spec_default (),
             &components, NULL, NULL);
  return components.valid && components.ascii;
}

static gboolean
has_finding (const IriReport *report, IriFindingCode code)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == code)
      return TRUE;
  return FALSE;
}

/* Every URI is by definition an IRI and maps to itself (masinter-07 §2.3, RFC 3987
 * §3.1, 3987bis-00 §3.6), unless IDNA rejects its host. Browsers normalize instead. */
static gboolean
keeps_uris (const Reading *self)
{
  const IriReport *report = self->report;

  if (self->spec->parser == IRI_PARSER_URL
      || !is_uri (self->text, self->length, iri_spec_default ()))
    return TRUE;
  return g_strcmp0 (report->uri, self->text) == 0;
}

/* Mapping twice is the same as mapping once (RFC 3987 §3.1, at the end). */
static gboolean
maps_once (const Reading *self)
{
  g_autofree char *again = NULL;

  if (self->report->uri == NULL)
    return TRUE;
  again = map_again (self->report->uri, self->spec);
  return g_strcmp0 (again, self->report->uri) == 0;
}

/* Removes the differences that RFC 3987 §3.2 allows: makes hexadecimal digits upper
 * case and decodes percent-encoded unreserved characters. */
static char *
fold_uri (const char *uri)
{
  GString *out = g_string_new (NULL);

  for (gsize at = 0; uri[at] != '\0'; at++)
    if (uri[at] == '%' && g_ascii_isxdigit (uri[at + 1])
        && g_ascii_isxdigit (uri[at + 2]))
      {
        int byte = g_ascii_xdigit_value (uri[at + 1]) * 16
                   + g_ascii_xdigit_value (uri[at + 2]);

        if (g_ascii_isalnum (byte) || (byte != 0 && strchr ("-._~", byte)))
          g_string_append_c (out, (char) byte);
        else
          g_string_append_printf (out, "%%%02X", (guint) byte);
        at += 2;
      }
    else
      g_string_append_c (out, uri[at]);
  return g_string_free (out, FALSE);
}

static IriSpan
host_of (const char *uri)
{
  IriComponents components;

  iri_parse (uri, strlen (uri), iri_spec_default (), &components, NULL, NULL);
  return components.span[IRI_COMPONENT_HOST];
}

/* Host names are not case-sensitive either, and decoding an A-label loses its case
 * (RFC 3490 §4.2). */
static void
fold_host (char *uri)
{
  IriSpan host = host_of (uri);

  for (gsize at = host.begin; iri_span_is_present (host) && at < host.end; at++)
    uri[at] = g_ascii_tolower (uri[at]);
}

/* Returns whether the host of @uri is percent-encoded. Such a host maps back to itself
 * only without ToASCII, an option of RFC 3987 §3.1 (3987bis-00 §3.7, 4). */
static gboolean
has_encoded_host (const char *uri)
{
  IriSpan host = host_of (uri);

  return iri_span_is_present (host)
         && memchr (uri + host.begin, '%', iri_span_length (host)) != NULL;
}

/* URI -> IRI -> URI gives the same URI, except for these (RFC 3987 §3.2). */
static gboolean
comes_back (const Reading *self)
{
  const char *uri = self->report->uri;
  g_autoptr (IriReport) there = NULL;
  g_autofree char *back = NULL;
  g_autofree char *was = NULL;
  g_autofree char *is = NULL;

  if (!self->uri_valid || (self->spec->idna != IRI_IDNA_NONE && has_encoded_host (uri)))
    return TRUE;
  there = read_text (uri, strlen (uri), self->spec);
  if (there->iri == NULL)
    return FALSE;
  back = map_again (there->iri, self->spec);
  if (back == NULL)
    return FALSE;
  was = fold_uri (uri);
  is = fold_uri (back);
  fold_host (was);
  fold_host (is);
  return g_str_equal (was, is);
}

static IriReport *
normalize (const char *text, gsize length, const IriSpec *spec, IriRung rung)
{
  const IriOptions options
      = { .spec = spec, .want = IRI_WANT_IRI | IRI_WANT_NORMAL, .rung = rung };

  return iri_report_new (text, (gssize) length, &options);
}

/* Normalizing a normal form does not change it (3987bis-00 §5.3.2), and there is one of
 * every text in UTF-8 that resolves. */
static gboolean
normalizes_once (const Reading *self)
{
  for (int rung = 0; self->utf8 && rung < IRI_N_RUNGS; rung++)
    {
      g_autoptr (IriReport) once
          = normalize (self->text, self->length, self->spec, (IriRung) rung);
      g_autoptr (IriReport) twice = NULL;

      if (once->iri == NULL)
        return self->report->iri == NULL;
      twice = normalize (once->iri, strlen (once->iri), self->spec, (IriRung) rung);
      if (g_strcmp0 (once->iri, twice->iri) != 0)
        return FALSE;
    }
  return TRUE;
}

/* Returns whether @span is inside the original text and does not cut a character. */
static gboolean
is_placed (const Reading *self, IriSpan span)
{
  if (span.begin > span.end || span.end > self->length)
    return FALSE;
  return !self->utf8
         || (((guint8) self->text[span.begin] & 0xc0) != 0x80
             && ((guint8) self->text[span.end] & 0xc0) != 0x80);
}

static gboolean
places_components (const Reading *self)
{
  const IriComponents *components = &self->report->components;

  for (int i = 0; i < IRI_N_COMPONENTS; i++)
    if (iri_span_is_present (components->span[i])
        && !is_placed (self, components->span[i]))
      return FALSE;
  return TRUE;
}

static gboolean
places_findings (const Reading *self)
{
  for (gsize i = 0; i < self->report->n_findings; i++)
    if (!is_placed (self, self->report->findings[i].span))
      return FALSE;
  return TRUE;
}

static gboolean
places_labels (const Reading *self)
{
  const IriHost *host = self->report->host;

  /* A browser's spans are offsets into the URL, which is another text. */
  for (gsize i = 0; host != NULL && i < host->n_labels; i++)
    if (!is_placed (self, host->labels[i].span))
      return FALSE;
  return TRUE;
}

/* The spans of the map cover the URI, and each comes from whole characters. */
static gboolean
places_uri (const Reading *self)
{
  const IriSpanMap *map = self->report->uri_map;
  gsize at = 0;

  if (map == NULL)
    return self->spec->parser == IRI_PARSER_URL || self->report->uri == NULL;
  for (gsize i = 0; i < map->n_entries; at = map->entries[i++].out.end)
    if (map->entries[i].out.begin != at || !is_placed (self, map->entries[i].in))
      return FALSE;
  return at == strlen (self->report->uri);
}

static void
append_component (const Reading *self,
                  IriComponent component,
                  const char *before,
                  const char *after,
                  GString *out)
{
  IriSpan span = self->report->reference_components.span[component];

  if (!iri_span_is_present (span))
    return;
  g_string_append (out, before);
  g_string_append_len (out, self->report->reference + span.begin,
                       (gssize) iri_span_length (span));
  g_string_append (out, after);
}

/* The components and their delimiters make up the whole text (RFC 3986 §5.3). A browser
 * also accepts other delimiters, and an invalid port is not a component (guidelines-00
 * §5.2.3). */
static gboolean
joins (const Reading *self)
{
  const IriReport *report = self->report;
  g_autoptr (GString) all = g_string_new (NULL);
  gboolean authority
      = iri_span_is_present (report->reference_components.span[IRI_COMPONENT_HOST]);

  if (self->spec->parser == IRI_PARSER_URL)
    return TRUE;
  append_component (self, IRI_COMPONENT_SCHEME, "", ":", all);
  if (authority)
    g_string_append (all, "//");
  append_component (self, IRI_COMPONENT_USERINFO, "", "@", all);
  append_component (self, IRI_COMPONENT_HOST, "", "", all);
  append_component (self, IRI_COMPONENT_PORT, ":", "", all);
  append_component (self, IRI_COMPONENT_PATH, "", "", all);
  append_component (self, IRI_COMPONENT_QUERY, "?", "", all);
  append_component (self, IRI_COMPONENT_FRAGMENT, "#", "", all);
  return all->len == report->reference_length
         && memcmp (all->str, report->reference, all->len) == 0;
}

/* What a text is compared with: itself, or a form of it that is often equal. */
static const char *const *
others_of (const Reading *self, const char *others[4])
{
  gsize n = 0;

  others[n++] = self->report->display;
  if (self->report->uri != NULL)
    others[n++] = self->report->uri;
  if (self->report->iri != NULL)
    others[n++] = self->report->iri;
  others[n] = NULL;
  return others;
}

static IriComparison *
compare (const Reading *self, const char *left, const char *right)
{
  const IriOptions options
      = { .spec = self->spec, .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) a = iri_report_new (left, -1, &options);
  g_autoptr (IriReport) b = iri_report_new (right, -1, &options);

  return iri_comparison_new (a, b, IRI_PURPOSE_ANY);
}

/* A text is equal to itself as it stands, and comparing the other way round gives the
 * same answer (3987bis-00 §5). */
static gboolean
compares_both_ways (const Reading *self)
{
  const char *others[4];

  for (const char *const *other = others_of (self, others); *other != NULL; other++)
    {
      g_autoptr (IriComparison) there = compare (self, others[0], *other);
      g_autoptr (IriComparison) back = compare (self, *other, others[0]);

      if ((there == NULL) != (back == NULL))
        return FALSE;
      if (there == NULL)
        continue;
      if (there->equal != back->equal || (there->equal && there->rung != back->rung))
        return FALSE;
      if (*other == others[0] && (!there->equal || there->rung != IRI_RUNG_STRING))
        return FALSE;
    }
  return TRUE;
}

/* Returns whether @text has a C0 control, U+007F or a C1 control. */
static gboolean
has_control (const char *text, gsize length)
{
  for (gsize at = 0; at < length; at++)
    if ((guint8) text[at] < 0x20 || text[at] == 0x7f
        || ((guint8) text[at] == 0xc2 && at + 1 < length
            && (guint8) text[at + 1] >= 0x80 && (guint8) text[at + 1] < 0xa0))
      return TRUE;
  return FALSE;
}

static gboolean
is_clean (const char *text)
{
  return text == NULL || !has_control (text, strlen (text));
}

/* Returns whether the mapping to URIs percent-encodes no US-ASCII (masinter-07
 * §2.3). */
static gboolean
encodes_only_ucs (const IriSpec *spec)
{
  return spec->n_to_uri > 0 && spec->to_uri[spec->n_to_uri - 1].components == 0;
}

/* A form has a control character only if the text has one, and a URI not even then. */
static gboolean
adds_no_controls (const Reading *self)
{
  const IriReport *report = self->report;

  if (!is_clean (report->uri) && !encodes_only_ucs (self->spec))
    return FALSE;
  return has_control (self->text, self->length)
         || (is_clean (report->uri) && is_clean (report->iri)
             && is_clean (report->bidi->visual));
}

/* JSON is one line of UTF-8 without any control character. */
static gboolean
writes_clean_json (const Reading *self)
{
  g_autoptr (GString) json = g_string_new (NULL);

  iri_json_append_report (json, self->report, IRI_JSON_ALL);
  return !has_control (json->str, json->len)
         && g_utf8_validate_len (json->str, json->len, NULL);
}

/* What is not valid has a finding that says so: an error, except that the URL Standard
 * has validation errors that do not end the parser (its §1.1). */
static gboolean
explains_invalid (const Reading *self, const IriReport *report)
{
  if (report->valid)
    return TRUE;
  return self->spec->parser == IRI_PARSER_URL
             ? iri_report_count (report) > 0
             : iri_report_max_severity (report) == IRI_SEVERITY_ERROR;
}

/* Whatever a subcommand computes, it finds the text valid or not, and its exit status
 * is 1 if the text is not valid or there is no result: then there is an error to
 * report. */
static gboolean
agrees_with_status (const Reading *self)
{
  static const struct
  {
    guint want;
    gboolean uri;
    gboolean iri;
  } commands[] = {
    { IRI_WANT_ALL, TRUE, TRUE },                                    /* inspect */
    { IRI_WANT_URI | IRI_WANT_HOST, TRUE, FALSE },                   /* to-uri */
    { IRI_WANT_IRI | IRI_WANT_HOST | IRI_WANT_CHECKS, FALSE, TRUE }, /* to-iri */
    { IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_NORMAL, FALSE, TRUE },  /* normalize */
    { IRI_WANT_BIDI | IRI_WANT_CHECKS, FALSE, FALSE },               /* bidi */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const IriOptions options = { .spec = self->spec, .want = commands[i].want };
      g_autoptr (IriReport) report
          = iri_report_new (self->text, (gssize) self->length, &options);

      if (report->valid != self->report->valid || !explains_invalid (self, report))
        return FALSE;
      if (((commands[i].uri && report->uri == NULL)
           || (commands[i].iri && report->iri == NULL))
          && iri_report_max_severity (report) != IRI_SEVERITY_ERROR)
        return FALSE;
    }
  return TRUE;
}

static gboolean
maps_to_ascii (const Reading *self)
{
  return self->report->uri == NULL || g_str_is_ascii (self->report->uri);
}

/* IRIs are valid only if they map to valid URIs (masinter-07 §2.3): by RFC 2396 under
 * the standards based on it, otherwise by RFC 3986. 3987bis-00 allows "#" in fragments,
 * which no URI has, so there must be a finding. */
static gboolean
maps_to_uris (const Reading *self)
{
  const IriReport *report = self->report;

  if (report->uri == NULL || self->uri_valid || !report->valid)
    return TRUE;
  /* The URL Standard allows these in a domain, without a validation error. */
  if (self->spec->parser == IRI_PARSER_URL)
    return strpbrk (report->uri, "\"`{}") != NULL;
  return self->spec != iri_spec_default ()
         && has_finding (report, IRI_FINDING_URI_INVALID);
}

static gboolean
end_in_result (const IriSteps *steps, const char *result)
{
  if (steps == NULL)
    return TRUE;
  return steps->n_steps > 0
         && g_strcmp0 (steps->steps[steps->n_steps - 1].text, result) == 0;
}

/* The text after the last step is the result. */
static gboolean
steps_arrive (const Reading *self)
{
  return end_in_result (self->report->uri_steps, self->report->uri)
         && end_in_result (self->report->iri_steps, self->report->iri);
}

/* Returns whether @text has a character that a display form adds to it. */
static gboolean
has_display_marks (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (iri_char_is_bidi_formatting (iri_utf8_first (text))
        || iri_char_is_later_bidi_control (iri_utf8_first (text)))
      return TRUE;
  return FALSE;
}

/* The marks of a display form are no part of the IRI (masinter-07 §4.2, 3987bis-00
 * §4.1): without them it is the same text. The convention of URI notation has another
 * text. */
static gboolean
reads_display_forms (const Reading *self)
{
  const IriPreparation how = { .removes_display_marks = TRUE };

  if (!self->utf8 || has_display_marks (self->report->display))
    return TRUE;
  for (int i = 0; i < IRI_N_CONVENTIONS; i++)
    {
      g_autoptr (IriBidi) bidi = NULL;
      g_autoptr (IriPrepared) prepared = NULL;

      if (iri_convention_info ((IriConvention) i)->uri)
        continue;
      bidi = iri_report_order (self->report, (IriConvention) i);
      prepared = iri_prepare (bidi->display, strlen (bidi->display),
                              iri_spec_default (), &how);
      if (!g_str_equal (prepared != NULL ? prepared->text : bidi->display,
                        self->report->display))
        return FALSE;
    }
  return TRUE;
}

/* The icon of the verdict is that of the worst finding, unless the verdict is about an
 * address that is meant: then it has at least a note, and no error without one below.
 * Notes alone can stand below a good verdict, which says so, and without findings only
 * a note can be given, about how to read the text. Nothing has no verdict. */
static gboolean
verdict_agrees (const Reading *self)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (self->report);
  int worst = iri_report_max_severity (self->report);

  if (self->report->intended != NULL
      && (self->report->intended->changes & ~(guint) IRI_INTENDED_TRIMMED) != 0)
    return verdict->level >= IRI_VERDICT_LEVEL_NOTE
           && verdict->level <= iri_verdict_level_of ((IriSeverity) worst);
  if (self->length > 0
      && (worst == IRI_SEVERITY_ERROR || worst == IRI_SEVERITY_WARNING))
    return verdict->level == iri_verdict_level_of ((IriSeverity) worst);
  return verdict->level <= IRI_VERDICT_LEVEL_NOTE;
}

static const struct
{
  const char *name;
  gboolean (*holds) (const Reading *self);
} properties[] = {
  { "uri-stays", keeps_uris },
  { "mapping-idempotent", maps_once },
  { "uri-to-iri-to-uri", comes_back },
  { "normalizing-idempotent", normalizes_once },
  { "spans-of-parts", places_components },
  { "spans-of-findings", places_findings },
  { "spans-of-labels", places_labels },
  { "spans-of-uri-map", places_uri },
  { "parts-join", joins },
  { "uri-ascii", maps_to_ascii },
  { "valid-to-uri", maps_to_uris },
  { "last-step", steps_arrive },
  { "compares-both-ways", compares_both_ways },
  { "adds-no-controls", adds_no_controls },
  { "json-is-clean", writes_clean_json },
  { "agrees-with-status", agrees_with_status },
  { "reads-display-forms", reads_display_forms },
  { "verdict-agrees", verdict_agrees },
};

gsize
properties_count (void)
{
  return G_N_ELEMENTS (properties);
}

const char *
properties_name (gsize property)
{
  return properties[property].name;
}

void
properties_check (const char *text,
                  gsize length,
                  const IriSpec *spec,
                  PropertyFunc failed,
                  gpointer data)
{
  Reading reading = { .text = text,
                      .length = length,
                      .spec = spec,
                      .report = read_text (text, length, spec),
                      .utf8 = g_utf8_validate_len (text, length, NULL) };

  if (reading.report->uri != NULL)
    reading.uri_valid
        = is_uri (reading.report->uri, strlen (reading.report->uri), spec);
  for (gsize i = 0; i < G_N_ELEMENTS (properties); i++)
    if (!properties[i].holds (&reading))
      failed (i, data);
  iri_report_unref (reading.report);
}
