/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Checks the syntax of the scheme. Reads the mailto message or the data content, and
 * reports findings about it. */

#include "iri-builder.h"

#include "iri-check.h"
#include "iri-dns.h"
#include "iri-scheme-syntax.h"
#include "iri-scheme.h"

#include <string.h>

/* Maps a span of the subject to the text as given. */
static IriSpan
map_span (const IriReportBuilder *self, IriSpan span)
{
  if (!iri_span_is_present (span))
    return span;
  return iri_builder_has_no_target (self) ? iri_builder_source_of (self->report, span)
                                          : (IriSpan){ 0, self->report->length };
}

static void
found (IriReportBuilder *self, IriFindingCode code, IriSpan span, const char *detail)
{
  if (iri_builder_has_no_target (self))
    iri_builder_add_at (self, code,
                        iri_components_at (self->subject.components, span.begin), span,
                        detail);
  else
    iri_builder_add_whole (self, code, detail);
}

/* The domain of an email address while it is checked. */
typedef struct
{
  IriReportBuilder *builder;
  IriSpan span;     /* in bytes of the subject */
  const char *text; /* what is checked, decoded or from the subject */
  gboolean whole;   /* it was decoded, so positions in it are not known */
} Domain;

static gboolean
has_code (IriFindingCode code, IriComponent component, gconstpointer wanted)
{
  return code == *(const IriFindingCode *) wanted;
}

/* Whether the checks of the whole IRI have already reported @code in @span. */
static gboolean
is_reported (const IriReportBuilder *self, IriFindingCode code, IriSpan span)
{
  return iri_span_length (span) > 0
         && iri_finding_list_has (self->findings, has_code, &code, span.begin + 1,
                                  span.end - 1);
}

/* Adds a finding about the domain. Only the host rules about deception apply to the
 * domains of email addresses. Returns the finding, or NULL if it is not kept. */
static IriFinding *
add_in_domain (const Domain *self, IriFinding finding)
{
  IriReportBuilder *builder = self->builder;
  IriSpan span = self->span;

  if (finding.component != IRI_COMPONENT_HOST
      || !iri_finding_info (finding.code)->deceives)
    return NULL;
  if (!self->whole)
    span = (IriSpan){ self->span.begin + finding.span.begin,
                      self->span.begin + finding.span.end };
  finding.component = iri_components_at (builder->subject.components, span.begin);
  finding.span = map_span (builder, span);
  finding.other = (IriSpan){ 0, 0 };
  if (is_reported (builder, finding.code, finding.span))
    return NULL;
  return iri_builder_add_mapped (builder, finding);
}

static void
take_domain (IriFinding finding, gpointer data)
{
  add_in_domain (data, finding);
}

/* The message says what the label can be mistaken for, which needs its letters. */
static void
take_look_alike (IriFinding finding, gpointer data)
{
  const Domain *self = data;
  IriFinding *kept = add_in_domain (self, finding);

  if (kept != NULL)
    kept->span_text = iri_builder_keep_text (
        self->builder, self->text + finding.span.begin, iri_span_length (finding.span));
}

/* Whether a label of @host, which is in @text, must be decoded to be read. */
static gboolean
is_encoded (const IriHost *host, const char *text)
{
  for (gsize i = 0; i < host->n_labels; i++)
    {
      IriSpan span = host->labels[i].span;

      if (memchr (text + span.begin, '%', iri_span_length (span)) != NULL
          || iri_dns_is_xn_label (text + span.begin, iri_span_length (span)))
        return TRUE;
    }
  return FALSE;
}

static void
check_domain (IriReportBuilder *self, const IriMailAddress *address)
{
  const char *text = self->subject.text + address->domain_span.begin;
  Domain domain = { self, address->domain_span, text, FALSE };
  gsize length = iri_span_length (domain.span);
  IriComponents components = { .host_kind = IRI_HOST_REG_NAME, .utf8 = TRUE };
  g_autoptr (IriBrowserDisplay) view = NULL;

  if (is_encoded (address->host, self->subject.text))
    {
      domain.text = text = address->host->unicode;
      length = strlen (text);
      domain.whole = TRUE;
    }
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    components.span[component] = IRI_SPAN_ABSENT;
  components.span[IRI_COMPONENT_HOST] = (IriSpan){ 0, length };
  components.span[IRI_COMPONENT_PATH] = (IriSpan){ length, length };
  iri_check (text, length, &components, self->report->options.spec, take_domain,
             &domain);
  view = iri_browser_display_new (iri_display_policy_at (0), text,
                                  (IriSpan){ 0, length }, IRI_HOST_REG_NAME);
  iri_builder_find_look_alikes (view, text, take_look_alike, &domain);
}

/* Whether the name before the @ is a dot-atom or looks quoted (RFC 6068 §2, RFC 5322
 * §3.4.1). */
static gboolean
is_local (const char *local)
{
  if (*local == '"')
    return TRUE;
  return *local != '.' && !g_str_has_suffix (local, ".") && strstr (local, "..") == NULL
         && strpbrk (local, " ()<>[]:;@\\,\"") == NULL;
}

static void
check_address (const IriMailAddress *address, gpointer data)
{
  IriReportBuilder *self = data;

  if (address->domain == NULL || !is_local (address->local))
    {
      found (self, IRI_FINDING_MAILTO_ADDRESS, address->span, NULL);
      return;
    }
  if (iri_mail_address_needs_utf8 (address))
    found (self, IRI_FINDING_MAILTO_UTF8, address->span, NULL);
  if (iri_mail_address_mixes_directions (address))
    found (self, IRI_FINDING_MAILTO_DIRECTIONS, address->span, NULL);
  if (address->host == NULL)
    return;
  else if (address->host->ascii == NULL)
    found (self, IRI_FINDING_MAILTO_DOMAIN, address->domain_span,
           iri_host_rejection (address->host));
  else
    check_domain (self, address);
}

static void
check_field (const IriMailField *field, gpointer data)
{
  static const IriFindingCode codes[] = {
    [IRI_MAIL_TO] = IRI_N_FINDINGS,
    [IRI_MAIL_CC] = IRI_N_FINDINGS,
    [IRI_MAIL_BCC] = IRI_FINDING_MAILTO_HIDDEN,
    [IRI_MAIL_BODY] = IRI_N_FINDINGS,
    [IRI_MAIL_SAFE] = IRI_N_FINDINGS,
    [IRI_MAIL_ATTACH] = IRI_FINDING_MAILTO_ATTACHMENT,
    [IRI_MAIL_OTHER] = IRI_FINDING_MAILTO_HEADER,
  };
  IriReportBuilder *self = data;

  if (codes[field->kind] != IRI_N_FINDINGS)
    found (self, codes[field->kind], field->name_span, NULL);
  if (field->kind != IRI_MAIL_BODY && strpbrk (field->value, "\r\n") != NULL)
    found (self, IRI_FINDING_MAILTO_LINE_BREAK, field->span, NULL);
}

static void
make_mailto (IriReportBuilder *self)
{
  const IriMailtoListener listener = { check_address, check_field, self };
  IriMailto *mailto = iri_mailto_read (self->subject.text, self->subject.components,
                                       self->report->options.idna, &listener);

  self->report->mailto = mailto;
  for (guint i = 0; i < mailto->addresses->len; i++)
    {
      IriMailAddress *address = &g_array_index (mailto->addresses, IriMailAddress, i);

      if (address->host != NULL)
        iri_builder_map_labels (self, address->host);
      address->span = map_span (self, address->span);
      address->domain_span = map_span (self, address->domain_span);
    }
  for (guint i = 0; i < mailto->fields->len; i++)
    {
      IriMailField *field = &g_array_index (mailto->fields, IriMailField, i);

      field->span = map_span (self, field->span);
      field->name_span = map_span (self, field->name_span);
    }
}

static void
make_content (IriReportBuilder *self)
{
  IriEmbeddedContent *content = iri_embedded_content_new (
      self->subject.text, self->subject.length, self->subject.components);

  self->report->content = content;
  if (content->kind == IRI_EMBEDDED_CONTENT_DATA && !content->comma)
    found (self, IRI_FINDING_DATA_COMMA,
           (IriSpan){ content->type_span.begin, content->span.end }, NULL);
  else if (content->page)
    found (self, IRI_FINDING_DATA_PAGE, content->type_span, NULL);
  if (iri_span_is_present (content->fault))
    found (self, IRI_FINDING_DATA_BASE64, content->fault, NULL);
  content->span = map_span (self, content->span);
  content->type_span = map_span (self, content->type_span);
  content->fault = map_span (self, content->fault);
}

/* Adds a finding about the syntax of the scheme. A position in the target is not one in
 * the text. */
static void
take_syntax (IriFinding finding, gpointer data)
{
  IriReportBuilder *self = data;
  IriSpan other = finding.other;
  IriFinding *kept;

  finding.component = IRI_COMPONENT_NONE;
  if (iri_builder_has_no_target (self))
    {
      finding.component
          = iri_components_at (self->subject.components, finding.span.begin);
      iri_builder_add (finding, self);
      return;
    }
  finding.span = (IriSpan){ 0, self->report->length };
  finding.other = (IriSpan){ 0, 0 };
  kept = iri_builder_add_mapped (self, finding);
  if (kept != NULL)
    kept->other_text
        = iri_builder_keep_text (self, self->subject.text + other.begin,
                                 MIN (iri_span_length (other), IRI_BUILDER_MAX_QUOTED));
}

void
iri_builder_make_scheme (IriReportBuilder *self)
{
  const IriScheme *scheme;

  if ((self->report->options.want & IRI_WANT_CHECKS) == 0)
    return;
  iri_scheme_syntax_check (self->subject.text, self->subject.length,
                           self->subject.components, take_syntax, self);
  scheme = iri_scheme_find (self->subject.text,
                            self->subject.components->span[IRI_COMPONENT_SCHEME]);
  if (scheme->mail)
    make_mailto (self);
  else if (scheme->executes || scheme->data)
    make_content (self);
}
