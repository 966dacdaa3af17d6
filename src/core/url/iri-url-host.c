/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-host.h"

#include "iri-url-private.h"

#include "iri-chars.h"
#include "iri-percent-decode.h"
#include "iri-rejection-messages.h"
#include "iri-rejection.h"
#include "iri-uts46.h"

#include <string.h>

/* Longer domains that need IDNA fail: no domain name is that long, and Punycode takes
 * quadratic time. */
#define MAX_DOMAIN_BYTES 16384

/* The offset of the first US-ASCII byte in @set, or @length if there is none. */
static gsize
find_any (const char *text, gsize length, IriUrlSet set)
{
  for (gsize at = 0; at < length; at++)
    if ((guint8) text[at] < 0x80 && iri_url_in_set ((guint8) text[at], set))
      return at;
  return length;
}

static char *
parse_ipv6 (const char *text, IriSpan span, const IriUrlErrors *errors)
{
  IriSpan inner = { span.begin + 1, span.end - 1 };
  guint16 address[8];
  GString *host;

  if (text[span.end - 1] != ']')
    {
      iri_url_error (errors, IRI_FINDING_IPV6_UNCLOSED, IRI_COMPONENT_HOST, span);
      return NULL;
    }
  if (!iri_url_parse_ipv6 (text, inner, errors, address))
    return NULL;
  host = g_string_new ("[");
  iri_url_append_ipv6 (address, host);
  g_string_append_c (host, ']');
  return g_string_free (host, FALSE);
}

/* The opaque-host parser. */
static char *
parse_opaque (const char *text, IriSpan span, const IriUrlErrors *errors)
{
  gsize length = iri_span_length (span);
  gsize bad = find_any (text + span.begin, length, IRI_URL_FORBIDDEN_HOST);
  GString *out;

  if (bad < length)
    {
      bad += span.begin;
      iri_url_error (errors, IRI_FINDING_HOST_INVALID_CODE_POINT, IRI_COMPONENT_HOST,
                     (IriSpan){ bad, bad + 1 });
      return NULL;
    }
  iri_url_check_units (errors, IRI_COMPONENT_HOST, text, span);
  out = g_string_new (NULL);
  iri_url_encode (text + span.begin, length, IRI_URL_SET_C0_CONTROL, out);
  return g_string_free (out, FALSE);
}

/* Converts @domain to ASCII. Returns NULL, or on failure a stable code for why. */
static const char *
domain_to_ascii (GString *domain)
{
  g_autofree char *ascii = NULL;
  const char *error = NULL;

  /* A-labels in an all-ASCII domain are not checked here, but by the resolver. */
  if (iri_is_ascii (domain->str, domain->len))
    {
      g_string_ascii_down (domain);
      return NULL;
    }
  if (domain->len > MAX_DOMAIN_BYTES)
    return "name-too-long";
  /* Invalid UTF-8 would be decoded as U+FFFD, which is not allowed in a domain. */
  if (!g_utf8_validate_len (domain->str, domain->len, NULL))
    return "disallowed";
  ascii = iri_uts46_to_ascii (domain->str, iri_uts46_flags (IRI_IDNA_BROWSER), &error);
  if (error != NULL)
    return error;
  g_string_assign (domain, ascii);
  return *ascii == '\0' ? "empty-label" : NULL;
}

/* Finds the first label that fails, and the rule that it breaks. */
static gboolean
find_rejection (const char *text, IriSpan span, IriRejection *rejection)
{
  g_autoptr (IriHost) host = NULL;

  if (!g_utf8_validate_len (text + span.begin, iri_span_length (span), NULL))
    return FALSE;
  host = iri_host_new (text, span, IRI_HOST_REG_NAME, IRI_IDNA_BROWSER);
  return iri_rejection_find_first (text, host, rejection);
}

/* Reports @finding about the host at @span of @text, with the rule that it breaks. */
static void
report_failure (const char *text,
                IriSpan span,
                IriFinding finding,
                const IriUrlErrors *errors)
{
  IriRejection rejection;

  if (errors->report == NULL)
    return;
  if (find_rejection (text, span, &rejection))
    {
      finding.detail = rejection.rule;
      finding.section = rejection.section;
      finding.c = rejection.c;
    }
  finding.component = IRI_COMPONENT_HOST;
  errors->report (finding, errors->data);
}

/* Returns the domain, or the serialized IPv4 address if it ends in a number. @text is
 * the text that it comes from. */
static char *
finish_domain (const char *text, const IriUrlDomain *domain, IriHostKind *kind)
{
  gsize bad = find_any (domain->text, domain->length, IRI_URL_FORBIDDEN_DOMAIN);
  IriFinding finding = { .code = IRI_FINDING_DOMAIN_CODE_POINT };
  guint32 address;
  GString *host;

  if (bad < domain->length)
    {
      finding.span = iri_url_domain_span (domain, (IriSpan){ bad, bad + 1 });
      report_failure (text, domain->span, finding, domain->errors);
      return NULL;
    }
  if (!iri_url_domain_ends_in_number (domain))
    return g_strndup (domain->text, domain->length);
  *kind = IRI_HOST_IPV4;
  if (!iri_url_parse_ipv4 (domain, &address))
    return NULL;
  host = g_string_new (NULL);
  iri_url_append_ipv4 (address, host);
  return g_string_free (host, FALSE);
}

/* Reports what is not valid about the domain at @span and browsers accept. @decoded is
 * the same without percent-encoding. */
static void
report_invalid (IriSpan span, const char *decoded, const IriUrlErrors *errors)
{
  const char *rule = iri_uts46_check_strictly (decoded);

  if (rule != NULL)
    errors->report (
        (IriFinding){ .code = IRI_FINDING_DOMAIN_NOT_VALID,
                      .component = IRI_COMPONENT_HOST,
                      .span = span,
                      .detail = rule,
                      .section = iri_rejection_section (rule, IRI_IDNA_BROWSER) },
        errors->data);
}

/* Returns the ASCII form of @domain as a host, or NULL. @decoded is its text without
 * percent-encoding, or NULL if nobody hears of errors. */
static char *
convert_domain (const char *text,
                const IriUrlDomain *domain,
                const char *decoded,
                IriHostKind *kind)
{
  const IriUrlErrors *errors = domain->errors;
  gboolean allowed = find_any (domain->text, domain->length, IRI_URL_FORBIDDEN_DOMAIN)
                     == domain->length;

  if (decoded != NULL && allowed)
    report_invalid (domain->span, decoded, errors);
  if (decoded != NULL && allowed && iri_url_domain_ends_in_number (domain)
      && !iri_is_ascii (decoded, strlen (decoded)))
    iri_url_error (errors, IRI_FINDING_IPV4_NON_ASCII_INPUT, IRI_COMPONENT_HOST,
                   domain->span);
  return finish_domain (text, domain, kind);
}

static char *
parse_domain (const char *text,
              IriSpan span,
              const IriUrlErrors *errors,
              IriHostKind *kind)
{
  gsize length = iri_span_length (span);
  g_autoptr (GString) ascii = g_string_sized_new (length);
  IriUrlDomain domain = { .span = span, .errors = errors };
  g_autofree char *decoded = NULL;
  IriFinding finding = { .code = IRI_FINDING_DOMAIN_TO_ASCII, .span = span };

  /* The decoded octets are not necessarily UTF-8. */
  iri_percent_append_octets (text + span.begin, length, ascii);
  if (errors->report != NULL)
    decoded = g_strndup (ascii->str, ascii->len);
  if (ascii->len < length)
    iri_url_error (errors, IRI_FINDING_DOMAIN_PERCENT_ENCODED, IRI_COMPONENT_HOST,
                   span);
  domain.exact = ascii->len == length && iri_is_ascii (text + span.begin, length);
  finding.detail = domain_to_ascii (ascii);
  if (finding.detail != NULL)
    {
      report_failure (text, span, finding, errors);
      return NULL;
    }
  domain.text = ascii->str;
  domain.length = ascii->len;
  return convert_domain (text, &domain, decoded, kind);
}

char *
iri_url_parse_host (const char *text,
                    IriSpan span,
                    gboolean opaque,
                    IriHostKind *kind,
                    const IriUrlErrors *errors)
{
  gsize length = iri_span_length (span);

  *kind = length == 0 ? IRI_HOST_EMPTY : IRI_HOST_REG_NAME;
  if (length > 0 && text[span.begin] == '[')
    {
      *kind = IRI_HOST_IPV6;
      return parse_ipv6 (text, span, errors);
    }
  return opaque ? parse_opaque (text, span, errors)
                : parse_domain (text, span, errors, kind);
}

char *
iri_url_browser_host (const char *text, IriSpan span, IriHostKind *kind)
{
  static const IriUrlErrors unheard = { 0 };

  return iri_url_parse_host (text, span, FALSE, kind, &unheard);
}
