/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-report.h"

#include "iri-builder.h"
#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-check.h"
#include "iri-parse.h"
#include "iri-resolve.h"
#include "iri-rfc2396.h"
#include "iri-scheme.h"
#include "iri-to-iri.h"

#include <string.h>

/* G_DEFINE_BOXED_TYPE() uses a transparent union, which ISO C does not have. */
GType
iri_report_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static (
                                  "IriReport", (GBoxedCopyFunc) iri_report_ref,
                                  (GBoxedFreeFunc) iri_report_unref));
  return (GType) type;
}

/* Surrogates in UTF-8 are not valid, but have a finding of their own (§7.3). */
static void
find_surrogates (IriReportBuilder *self)
{
  const IriReport *report = self->report;
  const guint8 *text = (const guint8 *) report->reference;
  gsize length = report->reference_length;

  for (gsize at = 0; at + 3 <= length; at++)
    if (iri_utf8_is_surrogate (text + at, length - at))
      iri_builder_add_at (self, IRI_FINDING_SURROGATE,
                          iri_components_at (&report->reference_components, at),
                          (IriSpan){ at, at + 3 }, NULL);
}

/* Standards with MUSTs outside their grammar always need checks to find out whether a
 * text is valid. */
static gboolean
needs_checks (const IriReport *report)
{
  const IriSpec *spec = report->options.spec;

  return (report->options.want & IRI_WANT_CHECKS) != 0 || spec->nfc_required
         || spec->bidi_structure_required;
}

static void
make_checks (IriReportBuilder *self)
{
  IriReport *report = self->report;

  if (needs_checks (report))
    iri_check (report->reference, report->reference_length,
               &report->reference_components, report->options.spec,
               iri_builder_add_check, self);
}

static void
make_generic (IriReportBuilder *self)
{
  IriWant want = self->report->options.want;
  gboolean rejected;

  if ((want & IRI_WANT_TARGET) != 0)
    iri_builder_make_target (self);
  else if ((want & IRI_WANT_NORMAL) != 0)
    iri_builder_make_normalized (self);
  if ((want & (IRI_WANT_TARGET | IRI_WANT_NORMAL)) != 0)
    return;
  if ((want & (IRI_WANT_HOST | IRI_WANT_URI | IRI_WANT_IRI)) != 0)
    iri_builder_make_host (self, self->report->options.idna);
  rejected = iri_builder_check_host (self);
  if ((want & IRI_WANT_URI) != 0 && !rejected)
    iri_builder_make_uri (self);
  if ((want & IRI_WANT_IRI) != 0)
    iri_builder_make_iri (self);
  iri_builder_map_labels (self, self->report->host);
}

static IriOptions
fill_in (const IriOptions *options)
{
  IriOptions filled = options != NULL ? *options : (IriOptions){ 0 };

  if (filled.spec == NULL)
    filled.spec = iri_spec_default ();
  if ((filled.want & IRI_WANT_ALL) == 0)
    filled.want |= IRI_WANT_ALL;
  if (filled.source != NULL && !iri_charset_is_unicode (filled.source))
    {
      filled.preparation.normalize = TRUE;
      /* 3987bis-00 §3.1: the charset of the text is that of the document. */
      if (filled.charset == NULL && filled.spec->charset == IRI_CHARSET_HTTP_QUERY)
        filled.charset = filled.source;
    }
  filled.source = g_strdup (filled.source);
  filled.base = g_strdup (filled.base);
  filled.charset = g_strdup (filled.charset);
  filled.scripts = g_strdup (filled.scripts);
  filled.before = g_strdup (filled.before);
  filled.after = g_strdup (filled.after);
  return filled;
}

static void
take_charset_fault (IriSpan span, gpointer data)
{
  gboolean *faulty = data;

  *faulty = TRUE;
}

/* Decodes the text as given to UTF-8. Whether all of it was valid in its charset. */
static gboolean
take_text (IriReport *report, const char *text, gsize length)
{
  gboolean faulty = FALSE;

  if (report->options.source != NULL)
    report->text
        = iri_charset_decode (report->options.source, text, length, &report->length,
                              NULL, take_charset_fault, &faulty);
  if (report->text != NULL)
    return !faulty;
  report->length = length;
  report->text = g_malloc (length + 1);
  memcpy (report->text, text, length);
  report->text[length] = '\0';
  return TRUE;
}

/* Prepares the text. @given, @length bytes, is what it was before it was decoded. */
static void
prepare (IriReport *report, const char *given, gsize length)
{
  const IriOptions *options = &report->options;
  g_autoptr (IriSteps) steps = NULL;

  if (iri_builder_wants_steps (report))
    {
      steps = iri_steps_new ();
      iri_preparation_begin_steps (steps, options->spec, options->source, given, length,
                                   report->text, report->length);
    }
  report->prepared = iri_prepare_in_steps (report->text, report->length, options->spec,
                                           &options->preparation, steps);
  /* The first one is the text as given. */
  if (steps != NULL && steps->n_steps > 1)
    report->preparation_steps = g_steal_pointer (&steps);
  report->reference = report->text;
  report->reference_length = report->length;
  if (report->prepared == NULL)
    return;
  report->reference = report->prepared->text;
  report->reference_length = report->prepared->length;
}

/* Maps the components to the text as given. */
static void
map_components (IriReport *report)
{
  report->components = report->reference_components;
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    report->components.span[component]
        = iri_builder_source_of (report, report->reference_components.span[component]);
}

/* An #IriFindingFunc for what the grammar does not allow. */
static void
take_fault (IriFinding finding, gpointer data)
{
  IriReportBuilder *self = data;

  if (finding.code == IRI_FINDING_HOST_PERCENT
      && iri_builder_percent_encoded_all (self->report, finding.span))
    return;
  self->report->valid = FALSE;
  if (!iri_builder_is_inside_encoded (self->report, finding.span.begin))
    iri_builder_add (finding, self);
}

static void
read_generic (IriReportBuilder *self)
{
  IriReport *report = self->report;

  report->valid = TRUE;
  iri_parse (report->reference, report->reference_length, report->options.spec,
             &report->reference_components, take_fault, self);
}

static void
read_url (IriReportBuilder *self)
{
  if (iri_utf8_is_valid (self->report->reference, self->report->reference_length))
    iri_builder_read_url (self);
  else
    read_generic (self);
}

/* What each parser does for a report: it reads the reference into components, and makes
 * the forms that are wanted from what it has read. */
static const struct
{
  void (*read) (IriReportBuilder *self);
  void (*make_forms) (IriReportBuilder *self);
} parsers[] = {
  [IRI_PARSER_GENERIC] = { read_generic, make_generic },
  [IRI_PARSER_URL] = { read_url, iri_builder_make_url },
};
G_STATIC_ASSERT (G_N_ELEMENTS (parsers) == IRI_N_PARSERS);

static void
analyze (IriReportBuilder *self)
{
  make_checks (self);
  iri_builder_make_scheme (self);
  parsers[self->report->options.spec->parser].make_forms (self);
}

static void
read_reference (IriReportBuilder *self)
{
  IriReport *report = self->report;

  parsers[report->options.spec->parser].read (self);
  map_components (report);
  self->subject = (IriSubject){ report->reference, report->reference_length,
                                &report->display_components };
  report->display_components = report->reference_components;
}

/* Whether the subject is UTF-8 without U+0000. URIs, hosts and IRIs never contain
 * U+0000. */
static gboolean
is_string (const IriSubject *subject)
{
  return subject->components->utf8
         && memchr (subject->text, '\0', subject->length) == NULL;
}

static gboolean
has_host (const IriComponents *components)
{
  return iri_span_is_present (components->span[IRI_COMPONENT_HOST]);
}

/* RFC 3986 §5.3 recomposes the target even if its path begins with "//", which is not
 * allowed without an authority (§3.3). */
static void
check_target (IriReportBuilder *self, const IriComponents *base)
{
  const IriComponents *reference = &self->report->reference_components;
  gboolean relative = !iri_span_is_present (reference->span[IRI_COMPONENT_SCHEME]);

  if (has_host (&self->report->display_components) && !has_host (reference)
      && !(relative && has_host (base)))
    iri_builder_add_whole (self, IRI_FINDING_PATH_AS_HOST, NULL);
}

static void
take_step (const IriResolveStep *step, gpointer data)
{
  IriReport *report = data;

  if (step->kind == IRI_RESOLVE_RESULT)
    iri_steps_add (report->iri_steps, step->number, step->title,
                   report->options.spec->resolve_section, step->text, step->length);
}

/* Resolves the reference against the base and makes the target the subject. FALSE if
 * the base is not a valid base, so that there is no target. */
static gboolean
resolve_against_base (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriOptions *options = &report->options;
  gboolean stepwise
      = iri_builder_wants_steps (report) && (options->want & IRI_WANT_TARGET) != 0;
  g_autoptr (GString) target = g_string_new (NULL);
  IriResolveListener listener = { take_step, NULL };
  IriResolveOptions how = { .spec = options->spec, .non_strict = options->non_strict };
  IriComponents base_components;

  if (stepwise)
    {
      report->iri_steps = iri_steps_new ();
      listener.data = report;
      how.listener = &listener;
    }
  iri_parse (options->base, strlen (options->base), options->spec, &base_components,
             NULL, NULL);
  if (!iri_resolve (options->base, &base_components, report->reference,
                    &report->reference_components, &how, target))
    {
      iri_builder_add_whole (self, IRI_FINDING_BASE_RELATIVE, NULL);
      return FALSE;
    }
  report->target_length = target->len;
  report->target = g_string_free (g_steal_pointer (&target), FALSE);
  iri_parse (report->target, report->target_length, options->spec,
             &report->display_components, NULL, NULL);
  self->subject = (IriSubject){ report->target, report->target_length,
                                &report->display_components };
  check_target (self, &base_components);
  return TRUE;
}

/* Returns FALSE if there is a base, but no target. */
static gboolean
resolve (IriReportBuilder *self)
{
  const IriOptions *options = &self->report->options;

  /* The parser of the URL Standard has already resolved the reference. */
  return options->base == NULL || options->spec->resolves_while_parsing
         || resolve_against_base (self);
}

/* Whether the host is known to be a domain name (RFC 3987 §3.1): by its scheme. */
static gboolean
is_domain (const IriSubject *subject)
{
  IriSpan scheme = subject->components->span[IRI_COMPONENT_SCHEME];

  return !iri_span_is_present (scheme)
         || iri_scheme_has_domains (iri_scheme_find (subject->text, scheme));
}

/* The flavour of IDNA for the host. A registry name is no host (duerst-01 §2.2,
 * §3.1). */
static IriIdnaFlavour
choose_idna (const IriReport *report, const IriSubject *subject)
{
  const IriSpec *spec = report->options.spec;
  IriIdnaFlavour idna = iri_spec_idna (spec, report->asked_idna);

  if (iri_rfc2396_is_reg_name (subject->text, subject->components, spec))
    return IRI_IDNA_NONE;
  if (idna != IRI_IDNA_DEFAULT)
    return idna;
  return spec->idna_by_scheme && !is_domain (subject) ? IRI_IDNA_NONE : spec->idna;
}

static void
read_subject (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriSubject *subject = &self->subject;
  gboolean resolved = resolve (self);

  report->asked_idna = report->options.idna;
  report->options.idna = choose_idna (report, subject);
  if (is_string (subject))
    {
      report->display = g_strndup (subject->text, subject->length);
      if (resolved)
        {
          iri_builder_make_browser (self);
          analyze (self);
          iri_builder_encode_untypable (self);
          iri_builder_find_registrable (self);
          iri_builder_check_spoof (self);
          iri_builder_check_browser (self);
        }
    }
  else
    {
      report->display = iri_utf8_make_valid (subject->text, subject->length);
      find_surrogates (self);
      /* The URL Standard can parse a text with U+0000. */
      iri_builder_make_url (self);
    }
  if ((report->options.want & IRI_WANT_BIDI) != 0)
    iri_builder_make_bidi (self);
}

/* How many of the first bytes of a text that is too long are examined: whole characters
 * if it is UTF-8. */
static gsize
find_kept_length (const char *text)
{
  gsize length = IRI_TEXT_KEPT_BYTES;

  while (length > IRI_TEXT_KEPT_BYTES - 4 && ((guint8) text[length] & 0xC0) == 0x80)
    length--;
  return length;
}

/* The forms of a part of the text, or with U+FFFD for what is not in the charset, would
 * be mistaken for those of the text. */
static void
drop_forms (IriReport *report)
{
  report->valid = FALSE;
  g_clear_pointer (&report->uri, g_free);
  g_clear_pointer (&report->uri_map, iri_span_map_free);
  g_clear_pointer (&report->uri_steps, iri_steps_free);
  g_clear_pointer (&report->iri, g_free);
  g_clear_pointer (&report->iri_steps, iri_steps_free);
}

IriReport *
iri_report_new (const char *text, gssize length, const IriOptions *options)
{
  IriReport *report = g_new0 (IriReport, 1);
  IriReportBuilder self = {
    .report = report,
    .findings = iri_finding_list_new (),
  };
  const gsize given = length < 0 ? strlen (text) : (gsize) length;
  const gsize n = given > IRI_TEXT_MAX_BYTES ? find_kept_length (text) : given;
  gboolean in_charset;

  g_atomic_ref_count_init (&report->refs);
  report->options = fill_in (options);
  in_charset = take_text (report, text, n);
  prepare (report, text, n);
  read_reference (&self);
  if (!in_charset && n == given)
    iri_builder_add_whole (&self, IRI_FINDING_NOT_IN_CHARSET, NULL);
  iri_builder_check_preparation (&self);
  read_subject (&self);
  if (n < given || !in_charset)
    drop_forms (report);
  if (n < given)
    iri_builder_add_whole (&self, IRI_FINDING_TOO_LONG, NULL);
  else
    {
      iri_builder_make_intended (&self);
      iri_builder_make_carried (&self);
    }
  report->findings
      = iri_finding_list_finish (self.findings, &report->n_findings, report->n_found);
  iri_builder_name_hosts (&self);
  return report;
}

IriReport *
iri_report_ref (IriReport *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
iri_report_unref (IriReport *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_free (self->text);
  g_free ((char *) self->options.source);
  g_free ((char *) self->options.base);
  g_free ((char *) self->options.charset);
  g_free ((char *) self->options.scripts);
  g_free ((char *) self->options.before);
  g_free ((char *) self->options.after);
  iri_prepared_free (self->prepared);
  iri_steps_free (self->preparation_steps);
  g_free (self->target);
  g_free (self->display);
  iri_host_free (self->host);
  iri_browser_display_free (self->browser);
  iri_mailto_free (self->mailto);
  iri_embedded_content_free (self->content);
  iri_intended_free (self->intended);
  g_clear_pointer (&self->carried, g_array_unref);
  g_clear_pointer (&self->carried_reports, g_ptr_array_unref);
  g_free (self->uri);
  iri_span_map_free (self->uri_map);
  iri_steps_free (self->uri_steps);
  g_free (self->iri);
  iri_steps_free (self->iri_steps);
  iri_bidi_free (self->bidi);
  iri_bidi_perception_free (self->perception);
  g_free (self->findings);
  if (self->quotes != NULL)
    g_string_chunk_free (self->quotes);
  g_free (self);
}

IriBidi *
iri_report_order (const IriReport *self, IriConvention convention)
{
  gsize length = strlen (self->display);
  IriComponents components = self->display_components;
  /* Only the host knows whether it is a domain to the URL Standard. */
  const IriUriNotation notation
      = { self->options.spec,
          self->host != NULL ? self->host->idna : self->options.idna,
          self->options.charset };

  /* U+FFFD may have moved the components. */
  if (!components.utf8 || self->target != NULL || length != self->reference_length)
    iri_parse (self->display, length, self->options.spec, &components, NULL, NULL);
  return iri_bidi_new_by_notation (self->display, length, &components, convention,
                                   &notation);
}

IriOptions
iri_report_options_for_other (const IriReport *self, guint want)
{
  IriOptions options = self->options;

  options.want = want;
  options.idna = self->asked_idna;
  return options;
}

IriReport *
iri_report_on_carried (const IriReport *self, guint i)
{
  IriReport *kept = g_ptr_array_index (self->carried_reports, i);
  IriOptions options
      = iri_report_options_for_other (self, IRI_WANT_ALL | IRI_WANT_AS_IS);

  if (kept != NULL)
    return iri_report_ref (kept);
  options.source = NULL;
  options.preparation = (IriPreparation){ 0 };
  options.depth = MIN (options.depth + 1, IRI_CARRIED_MAX_DEPTH);
  return iri_report_new (g_array_index (self->carried, IriCarried, i).iri, -1,
                         &options);
}

static const char *
text_of_sentence (const IriReport *self)
{
  return self->iri != NULL ? self->iri : self->display;
}

IriSentence *
iri_report_sentence (const IriReport *self,
                     IriBaseDirection direction,
                     const char *const marks[2])
{
  const IriOptions *options = &self->options;

  if (options->before == NULL && options->after == NULL)
    return NULL;
  return iri_sentence_new (
      options->before != NULL ? options->before : "", text_of_sentence (self),
      options->after != NULL ? options->after : "", marks, direction);
}

IriEmbeddingNeed
iri_report_embedding_need (const IriReport *self)
{
  const char *text = text_of_sentence (self);

  return iri_embedding_need (text, strlen (text), self->options.context);
}

int
iri_report_max_severity (const IriReport *self)
{
  if (self->n_findings == 0)
    return -1;
  return (int) iri_finding_info (self->findings[0].code)->severity;
}

gsize
iri_report_count (const IriReport *self)
{
  gsize n = 0;

  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    n += self->n_found[i];
  return n;
}

gboolean
iri_report_deceives (const IriReport *self)
{
  for (gsize i = 0; i < self->n_findings; i++)
    if (iri_finding_info (self->findings[i].code)->deceives)
      return TRUE;
  return FALSE;
}

/* A text can match the grammar and violate another rule of the standard, or be valid
 * because only preparation wrote what the grammar does not allow. A lenient
 * parser reads texts that do not match. */
void
iri_report_find_productions (const IriReport *self, IriProductions *productions)
{
  const IriComponents *components = &self->reference_components;
  gboolean matches = components->valid && !self->options.spec->parser_is_lenient;

  iri_productions_find (self->reference, self->reference_length, components,
                        self->options.spec, self->valid || matches, productions);
}

char *
iri_report_decode (const IriReport *self, IriComponent component)
{
  IriSpan span = self->reference_components.span[component];
  g_autofree char *valid = NULL;
  GString *plain;

  if (!iri_span_is_present (span))
    return NULL;
  valid = iri_utf8_make_valid (self->reference + span.begin, iri_span_length (span));
  plain = g_string_new (NULL);
  iri_decode (valid, strlen (valid), plain);
  return g_string_free (plain, FALSE);
}
