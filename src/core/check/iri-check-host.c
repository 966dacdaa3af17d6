/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-dns.h"
#include "iri-idna-rules.h"
#include "iri-uts46.h"

#include <string.h>

static void
found (IriCheck *self, IriFindingCode code, IriSpan span)
{
  iri_check_report (self, code, IRI_COMPONENT_HOST, span.begin, span.end);
}

static gboolean
is_a_label (const char *text, IriSpan label)
{
  return iri_dns_is_xn_label (text + label.begin, iri_span_length (label));
}

/* Reports an empty host in a scheme that needs one, at the byte before the host. */
void
iri_check_host_missing (IriCheck *self)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];

  if (self->components->host_kind == IRI_HOST_EMPTY && self->scheme->host != NULL)
    iri_check_report_with_section (self, IRI_FINDING_HOST_EMPTY, IRI_COMPONENT_HOST,
                                   (IriSpan){ host.begin - 1, host.begin },
                                   self->scheme->host);
}

static void
check_dots (IriCheck *self, IriSpan host)
{
  const char *text = self->text + host.begin;
  gsize length = iri_span_length (host);

  if (text[length - 1] == '.' && length > 1)
    found (self, IRI_FINDING_HOST_TRAILING_DOT, (IriSpan){ host.end - 1, host.end });
  /* iri-check-ip.c checks numbers. */
  if (self->scheme->host != NULL && !g_ascii_isdigit (text[0])
      && memchr (text, '.', length) == NULL
      && !(length == strlen ("localhost")
           && g_ascii_strncasecmp (text, "localhost", length) == 0))
    found (self, IRI_FINDING_HOST_NO_DOTS, host);
}

/* Some top-level domains are better known as file name extensions. */
static void
check_file_name (IriCheck *self, IriSpan host)
{
  static const char *const ends[] = { ".zip", ".mov" };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    if (iri_span_length (host) > strlen (ends[i])
        && g_ascii_strncasecmp (self->text + host.end - strlen (ends[i]), ends[i],
                                strlen (ends[i]))
               == 0)
      found (self, IRI_FINDING_HOST_LIKE_FILE, host);
}

void
iri_check_host (IriCheck *self)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];
  gsize length = iri_span_length (host);

  if (!iri_check_is_plain (self->text, host))
    return;
  check_dots (self, host);
  check_file_name (self, host);
  if (length - (self->text[host.end - 1] == '.' ? 1 : 0) > IRI_DNS_MAX_NAME)
    found (self, IRI_FINDING_NAME_LONG, host);
}

typedef void (*LabelFunc) (IriCheck *self, IriSpan label);

static void
each_label (IriCheck *self, LabelFunc func)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];
  gsize begin = host.begin;

  for (gsize at = begin; at <= host.end; at++)
    if (at == host.end || self->text[at] == '.')
      {
        func (self, (IriSpan){ begin, at });
        begin = at + 1;
      }
}

static void
check_capitals (IriCheck *self, IriSpan label)
{
  for (gsize at = label.begin; at < label.end; at++)
    if (g_ascii_isupper (self->text[at]))
      found (self, IRI_FINDING_HOST_UPPER_CASE, (IriSpan){ at, at + 1 });
}

/* Host names have only letters, digits and hyphens of US-ASCII, and no hyphen at an end
 * (RFC 1123 §2.1, which is STD 3). */
static void
check_std3 (IriCheck *self, IriSpan label)
{
  if (self->text[label.begin] == '-' || self->text[label.end - 1] == '-')
    found (self, IRI_FINDING_LABEL_HYPHEN, label);
  for (gsize at = label.begin; at < label.end; at++)
    {
      guint8 byte = (guint8) self->text[at];
      IriSpan span = { at, at + 1 };

      if (byte == '_')
        found (self, IRI_FINDING_HOST_UNDERSCORE, span);
      else if (byte != '-' && iri_byte_is (byte, IRI_CLASS_NAME)
               && !iri_byte_is (byte, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT))
        found (self, IRI_FINDING_HOST_CHARACTER, span);
    }
}

/* "paypaI.com": a single capital I among lowercase letters, where no capital is
 * needed. */
static void
check_capital_i (IriCheck *self, IriSpan label)
{
  const char *text = self->text;
  gsize at = label.end;

  for (gsize i = label.begin; i < label.end; i++)
    if (g_ascii_isupper (text[i]))
      {
        if (text[i] != 'I' || at != label.end)
          return;
        at = i;
      }
  if (at == label.end || at == label.begin || !g_ascii_islower (text[at - 1])
      || (at + 1 < label.end && !g_ascii_islower (text[at + 1])))
    return;
  iri_check_report_inside (self, IRI_FINDING_HOST_CAPITAL_I, IRI_COMPONENT_HOST,
                           (IriSpan){ at, at + 1 }, label);
}

static void
check_hyphens (IriCheck *self, IriSpan label)
{
  const char *text = self->text;

  if (iri_span_length (label) >= 4 && text[label.begin + 2] == '-'
      && text[label.begin + 3] == '-' && !is_a_label (text, label))
    found (self, IRI_FINDING_LABEL_HYPHENS, label);
}

static void
check_label (IriCheck *self, IriSpan label)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];

  if (iri_span_length (label) == 0)
    {
      /* The empty label after the last dot is the root. */
      if (label.end < host.end)
        found (self, IRI_FINDING_LABEL_EMPTY, (IriSpan){ label.end, label.end + 1 });
      return;
    }
  if (!iri_check_is_plain (self->text, label))
    {
      /* Not every flavour of IDNA applies UseSTD3ASCIIRules, but names should be
       * validated by it (3987bis-00 §5.3.3). */
      if (!iri_is_ascii (self->text + label.begin, iri_span_length (label))
          && !iri_idna_rules_get (self->spec->idna)->std3)
        check_std3 (self, label);
      return;
    }
  if (iri_span_length (label) > IRI_DNS_MAX_LABEL)
    found (self, IRI_FINDING_LABEL_LONG, label);
  check_std3 (self, label);
  if (!is_a_label (self->text, label))
    {
      check_capitals (self, label);
      check_capital_i (self, label);
    }
  check_hyphens (self, label);
}

/* Checks the labels in ASCII; IDNA checks the others, but for what its flavour leaves
 * out. */
void
iri_check_labels (IriCheck *self)
{
  each_label (self, check_label);
}

/* Checks only the encoding: an A-label must be what its U-label encodes to. Other
 * objections depend on the flavour of IDNA. */
static IriFindingCode
a_label_code (const char *label)
{
  g_autofree char *ascii = NULL, *unicode = NULL;
  const char *error = iri_uts46_resolve (label, IRI_IDNA_UTS46, &ascii, &unicode);

  if (g_strcmp0 (error, "punycode") == 0)
    return IRI_FINDING_A_LABEL_INVALID;
  return g_strcmp0 (error, "a-label") == 0 || g_strcmp0 (error, "not-nfc") == 0
             ? IRI_FINDING_A_LABEL_NOT_CANONICAL
             : IRI_N_FINDINGS;
}

static void
check_a_label (IriCheck *self, IriSpan label)
{
  g_autofree char *lower = NULL;
  const char *raw = self->text + label.begin;
  IriFindingCode code;

  if (!is_a_label (self->text, label) || !iri_check_is_plain (self->text, label)
      || iri_span_length (label) > IRI_DNS_MAX_LABEL)
    return;
  lower = g_ascii_strdown (raw, (gssize) iri_span_length (label));
  code = a_label_code (lower);
  if (code != IRI_N_FINDINGS)
    found (self, code, label);
  if (memcmp (raw, lower, iri_span_length (label)) != 0)
    found (self, IRI_FINDING_A_LABEL_UPPER_CASE, label);
}

void
iri_check_a_labels (IriCheck *self)
{
  each_label (self, check_a_label);
}
