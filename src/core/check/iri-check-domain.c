/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-dns.h"
#include "iri-icu.h"
#include "iri-intended.h"
#include "iri-mailto.h"
#include "iri-percent-decode.h"
#include "iri-psl.h"
#include "iri-unicode.h"

#include <string.h>
#include <unicode/uchar.h>

/* Internationalized domain names outside the host, as in
 * "http://validator.example/check?uri=http%3A%2F%2Frésumé.example.org" (RFC 3987
 * §3.1). */

/* Endings that are more common in file names than in domain names with two labels. */
static const char *const file_endings[] = { "app", "cc", "mm", "md", "ml", "mov", "pl",
                                            "ps",  "py", "rs", "sh", "so", "zip" };

/* Schemes whose path begins with a domain name (RFC 4501, RFC 4151). */
static const char *const domain_schemes[] = { "dns", "tag" };

/* A run of characters that domain names have. */
typedef struct
{
  IriSpan span;
  IriSpan last; /* the last label */
  guint n_labels;
  gboolean valid; /* no label is empty or has a hyphen at an end */
  gboolean ascii;
} Run;

static gboolean
is_in_label (gunichar c)
{
  if (c < 0x80)
    return c == '-' || iri_byte_is ((guint8) c, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT);
  return (iri_unicode_category_mask (c) & (U_GC_L_MASK | U_GC_M_MASK | U_GC_ND_MASK))
         != 0;
}

static void
end_label (const IriCheck *self, Run *run, gsize begin, gsize end)
{
  run->valid &= begin < end && self->text[begin] != '-' && self->text[end - 1] != '-';
  run->last = (IriSpan){ begin, end };
  run->n_labels++;
}

/* Reads the character at @at, which a URI has in percent-encoded form (RFC 3987 §3.1).
 * Returns how many bytes it takes. */
static gsize
read_char (const IriCheck *self, gsize at, gsize end, gunichar *c)
{
  guint n_octets = iri_percent_read_char (self->text + at, end - at, c);

  if (n_octets > 0 && *c >= 0x80)
    return 3 * (gsize) n_octets;
  *c = iri_utf8_first (self->text + at);
  return (gsize) g_utf8_skip[(guint8) self->text[at]];
}

/* Reads a run at @at, which may be empty. */
static Run
read_run (const IriCheck *self, gsize at, gsize end)
{
  Run run = { .span = { at, at }, .valid = TRUE, .ascii = TRUE };
  gsize label = at;

  while (at < end)
    {
      gunichar c;
      gsize length = read_char (self, at, end, &c);

      if (iri_char_is_label_dot (c))
        end_label (self, &run, label, at);
      else if (!is_in_label (c))
        break;
      run.ascii &= c < 0x80;
      at += length;
      if (iri_char_is_label_dot (c))
        label = at;
    }
  run.span.end = at;
  /* The dot after the last label is that of the root, or ends a sentence. */
  if (label < at || run.n_labels == 0)
    end_label (self, &run, label, at);
  else
    run.span.end = run.last.end;
  return run;
}

/* Whether the text before @at ends with @ascii or the percent-encoded form of it. Sets
 * @at to its beginning. */
static gboolean
is_after (const IriCheck *self, gsize begin, gsize *at, char ascii)
{
  const char *text = self->text + *at;
  char encoded[4];

  if (*at > begin && text[-1] == ascii)
    {
      *at -= 1;
      return TRUE;
    }
  g_snprintf (encoded, sizeof encoded, "%%%02X", (guint8) ascii);
  if (*at < begin + 3 || g_ascii_strncasecmp (text - 3, encoded, 3) != 0)
    return FALSE;
  *at -= 3;
  return TRUE;
}

/* Whether the run follows the "//" of an IRI or the "@" of an email address. */
static gboolean
follows_mark (const IriCheck *self, IriSpan in, const Run *run)
{
  gsize at = run->span.begin;

  return is_after (self, in.begin, &at, '@')
         || (is_after (self, in.begin, &at, '/')
             && is_after (self, in.begin, &at, '/'));
}

static gboolean
is_among (const char *text, IriSpan span, const char *const *words, gsize n_words)
{
  gsize length = iri_span_length (span);

  for (gsize i = 0; i < n_words; i++)
    if (strlen (words[i]) == length
        && g_ascii_strncasecmp (words[i], text + span.begin, length) == 0)
      return TRUE;
  return FALSE;
}

/* Whether the run is the beginning of a value of the query, and not a file name. */
static gboolean
is_value (const IriCheck *self, IriSpan query, const Run *run)
{
  gsize begin = run->span.begin, end = run->span.end;
  const char *rest = self->text + end;

  if (begin > query.begin && strchr ("=&;", self->text[begin - 1]) == NULL)
    return FALSE;
  if (end < query.end && strchr ("&;/:", *rest) == NULL
      && g_ascii_strncasecmp (rest, "%2F", 3) != 0
      && g_ascii_strncasecmp (rest, "%3A", 3) != 0)
    return FALSE;
  return run->n_labels > 2
         || !is_among (self->text, run->last, file_endings,
                       G_N_ELEMENTS (file_endings));
}

static gboolean
is_where_domains_are (const IriCheck *self, IriComponent component, const Run *run)
{
  IriSpan in = self->components->span[component];

  if (follows_mark (self, in, run))
    return TRUE;
  if (component == IRI_COMPONENT_QUERY)
    return is_value (self, in, run);
  return component == IRI_COMPONENT_PATH && run->span.begin == in.begin
         && is_among (self->text, self->components->span[IRI_COMPONENT_SCHEME],
                      domain_schemes, G_N_ELEMENTS (domain_schemes));
}

/* The list lacks "example", which is reserved for documentation (RFC 2606). */
static gboolean
ends_in_suffix (const IriCheck *self, const Run *run)
{
  static const char *const reserved[] = { "example" };
  const char *last = self->text + run->last.begin;
  g_autofree char *label = NULL, *suffix = NULL;

  if (is_among (self->text, run->last, reserved, G_N_ELEMENTS (reserved)))
    return TRUE;
  if (iri_span_length (run->last) > IRI_DNS_MAX_LABEL * strlen ("%HH"))
    return FALSE;
  label = iri_percent_decode (last, iri_span_length (run->last));
  suffix = iri_icu_to_lower (label, strlen (label));
  return iri_psl_is_suffix (suffix);
}

/* Whether the text is an email address, whose domain is mapped as that of the mailto
 * IRI that is meant. */
static gboolean
is_bare_email (const IriCheck *self, IriComponent component)
{
  g_autoptr (IriIntended) intended = NULL;

  if (component != IRI_COMPONENT_PATH
      || iri_span_is_present (self->components->span[IRI_COMPONENT_SCHEME])
      || memchr (self->text, '@', self->length) == NULL)
    return FALSE;
  intended = iri_intended_new (self->text, self->length);
  return intended != NULL && (intended->changes & IRI_INTENDED_EMAIL) != 0;
}

static void
check_run (IriCheck *self, IriComponent component, const Run *run)
{
  if (!run->ascii && run->valid && run->n_labels > 1
      && is_where_domains_are (self, component, run) && ends_in_suffix (self, run)
      && !is_bare_email (self, component))
    iri_check_report (self, IRI_FINDING_DOMAIN_OUTSIDE_HOST, component, run->span.begin,
                      run->span.end);
}

static void
check_span (IriCheck *self, IriComponent component, IriSpan span)
{
  for (gsize at = span.begin; at < span.end;)
    {
      Run run = read_run (self, at, span.end);

      check_run (self, component, &run);
      at = MAX (run.span.end, at);
      if (at == span.end)
        return;
      /* The digits of a percent-encoding belong to no run. */
      at += iri_percent_is_encoded (self->text + at, span.end - at)
                ? 3
                : (gsize) g_utf8_skip[(guint8) self->text[at]];
    }
}

/* The domains of recipients are shown in ASCII too, so they are left out. */
static void
check_mailto_query (IriCheck *self, IriSpan query)
{
  gsize begin = query.begin;

  for (gsize at = begin; at <= query.end; at++)
    if (at == query.end || self->text[at] == '&')
      {
        IriSpan field = { begin, at };

        if (!iri_span_is_present (iri_mailto_field_recipients (self->text, field)))
          check_span (self, IRI_COMPONENT_QUERY, field);
        begin = at + 1;
      }
}

static void
check_component (IriCheck *self, IriComponent component)
{
  IriSpan span = self->components->span[component];

  if (!self->scheme->mail || component == IRI_COMPONENT_FRAGMENT)
    check_span (self, component, span);
  else if (component == IRI_COMPONENT_QUERY)
    check_mailto_query (self, span);
}

void
iri_check_domain_outside_host (IriCheck *self)
{
  static const IriComponent components[]
      = { IRI_COMPONENT_PATH, IRI_COMPONENT_QUERY, IRI_COMPONENT_FRAGMENT };

  for (gsize i = 0; i < G_N_ELEMENTS (components); i++)
    if (iri_span_is_present (self->components->span[components[i]]))
      check_component (self, components[i]);
}
