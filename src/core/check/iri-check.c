/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-grammar-names.h"
#include "iri-rfc2396.h"
#include "iri-unicode.h"

#include <unicode/uchar.h>

/* RFC 9110 §4.1 advises all programs to support URIs of at least this many bytes. */
#define COMMON_MAX_BYTES 8000

static void
flush (IriCheck *self)
{
  if (self->pending.code != IRI_N_FINDINGS)
    self->report (self->pending, self->data);
  self->pending.code = IRI_N_FINDINGS;
  g_clear_pointer (&self->quote, g_free);
}

void
iri_check_report (
    IriCheck *self, IriFindingCode code, IriComponent component, gsize begin, gsize end)
{
  IriFinding *last = &self->pending;

  if (last->code == code && last->component == component && last->span.end == begin)
    {
      last->span.end = end;
      return;
    }
  flush (self);
  *last = (IriFinding){ .code = code, .component = component, .span = { begin, end } };
}

void
iri_check_report_inside (IriCheck *self,
                         IriFindingCode code,
                         IriComponent component,
                         IriSpan span,
                         IriSpan in)
{
  flush (self);
  self->pending
      = (IriFinding){ .code = code, .component = component, .span = span, .other = in };
}

void
iri_check_report_with_section (IriCheck *self,
                               IriFindingCode code,
                               IriComponent component,
                               IriSpan span,
                               const char *section)
{
  iri_check_report_inside (self, code, component, span, (IriSpan){ 0 });
  self->pending.section = section;
}

void
iri_check_report_with_quote (IriCheck *self,
                             IriFindingCode code,
                             IriComponent component,
                             IriSpan span,
                             const char *quote)
{
  iri_check_report_inside (self, code, component, span, (IriSpan){ 0 });
  self->quote = g_strdup (quote);
  self->pending.quote = self->quote;
}

void
iri_check_each_character (IriCheck *self, IriCharacterFunc func)
{
  for (int component = IRI_COMPONENT_USERINFO; component < IRI_N_COMPONENTS;
       component++)
    {
      IriSpan span = self->components->span[component];

      if (!iri_span_is_present (span))
        continue;
      for (gsize at = span.begin, next; at < span.end; at = next)
        {
          const char *p = self->text + at;

          next = at + 1;
          if ((guint8) *p < 0x80)
            continue;
          next = at + (gsize) (g_utf8_next_char (p) - p);
          func (self, (IriComponent) component, at, next, iri_utf8_first (p));
        }
    }
}

static const struct
{
  IriComponent component;
  const char *delimiters;
} divisions[] = {
  { IRI_COMPONENT_USERINFO, ":" }, { IRI_COMPONENT_HOST, "." },
  { IRI_COMPONENT_PATH, "/" },     { IRI_COMPONENT_QUERY, "&;=" },
  { IRI_COMPONENT_FRAGMENT, "" },
};

static gboolean
is_delimiter (const char *delimiters, char byte)
{
  for (; *delimiters != '\0'; delimiters++)
    if (*delimiters == byte)
      return TRUE;
  return FALSE;
}

static void
divide (IriCheck *self,
        IriComponent component,
        const char *delimiters,
        IriUnitFunc func)
{
  IriSpan span = self->components->span[component];
  gsize begin = span.begin;
  guint8 all = 0;

  for (gsize at = begin; at <= span.end; at++)
    if (at == span.end || is_delimiter (delimiters, self->text[at]))
      {
        if (all >= 0x80)
          func (self, component, (IriSpan){ begin, at });
        begin = at + 1;
        all = 0;
      }
    else
      all |= (guint8) self->text[at];
}

void
iri_check_each_unit (IriCheck *self, IriUnitFunc func)
{
  for (gsize i = 0; i < G_N_ELEMENTS (divisions); i++)
    if (iri_span_is_present (self->components->span[divisions[i].component]))
      divide (self, divisions[i].component, divisions[i].delimiters, func);
}

gboolean
iri_check_is_allowed (const IriCheck *self, IriComponent component, gunichar c)
{
  const guint32 allowed = component == IRI_COMPONENT_HOST
                              ? self->allowed_in_host
                              : self->spec->allowed[component];

  return self->spec->allows_all_characters || (iri_syntax_group (c) & allowed) != 0;
}

static void
check_length (IriCheck *self)
{
  if (self->length > COMMON_MAX_BYTES)
    iri_check_report (self, IRI_FINDING_LONG, IRI_COMPONENT_NONE, 0, self->length);
}

/* Each function checks one rule and runs for the traits that the rule is about. */
static const struct
{
  guint traits;
  void (*check) (IriCheck *self);
} rules[] = {
  { IRI_TRAIT_TEXT, check_length },
  { IRI_TRAIT_TEXT, iri_check_end },
  { IRI_TRAIT_NON_ASCII, iri_check_characters },
  { IRI_TRAIT_NON_ASCII, iri_check_ignorables },
  { IRI_TRAIT_FORMAT, iri_check_joiners },
  { IRI_TRAIT_FORMAT, iri_check_formatting },
  { IRI_TRAIT_RTL, iri_check_structure },
  { IRI_TRAIT_NAME, iri_check_bidi_host },
  { IRI_TRAIT_NON_ASCII, iri_check_nfc },
  { IRI_TRAIT_CAPITAL, iri_check_capitals },
  { IRI_TRAIT_MARK, iri_check_leading_marks },
  { IRI_TRAIT_MARK, iri_check_overlays },
  { IRI_TRAIT_MARK, iri_check_repeated_marks },
  { IRI_TRAIT_NON_ASCII, iri_check_scripts },
  { IRI_TRAIT_OTHER_DIGIT, iri_check_digits },
  { IRI_TRAIT_EXCLUDED, iri_check_excluded },
  { IRI_TRAIT_DIGIT, iri_check_words },
  { IRI_TRAIT_PERCENT, iri_check_octets },
  { IRI_TRAIT_PERCENT, iri_check_hex_digits },
  { IRI_TRAIT_PERCENT, iri_check_pct_u },
  { IRI_TRAIT_PERCENT, iri_check_pct_host },
  { IRI_TRAIT_PERCENT, iri_check_pct_hidden },
  { IRI_TRAIT_SCHEME, iri_check_scheme },
  { IRI_TRAIT_SCHEME, iri_check_scheme_name },
  { IRI_TRAIT_SCHEME, iri_check_host_missing },
  { IRI_TRAIT_USERINFO, iri_check_userinfo },
  { IRI_TRAIT_PORT, iri_check_port },
  { IRI_TRAIT_IP_LITERAL, iri_check_ip_literal },
  { IRI_TRAIT_NAME, iri_check_host },
  { IRI_TRAIT_NAME, iri_check_labels },
  { IRI_TRAIT_NAME, iri_check_a_labels },
  { IRI_TRAIT_NAME | IRI_TRAIT_IPV4, iri_check_ipv4 },
  { IRI_TRAIT_NAME, iri_check_registrable_domain },
  { IRI_TRAIT_NON_ASCII | IRI_TRAIT_PERCENT, iri_check_domain_outside_host },
  { IRI_TRAIT_PATH, iri_check_segments },
  { IRI_TRAIT_PATH, iri_check_dots },
  { IRI_TRAIT_BACKSLASH, iri_check_backslashes },
  { IRI_TRAIT_BACKSLASH, iri_check_backslash_host },
  { IRI_TRAIT_QUERY, iri_check_query },
  { IRI_TRAIT_FRAGMENT, iri_check_fragment },
};

static const guint8 byte_traits[256] = {
  ['%'] = IRI_TRAIT_PERCENT, ['\\'] = IRI_TRAIT_BACKSLASH, ['0'] = IRI_TRAIT_DIGIT,
  ['1'] = IRI_TRAIT_DIGIT,   ['2'] = IRI_TRAIT_DIGIT,      ['3'] = IRI_TRAIT_DIGIT,
  ['4'] = IRI_TRAIT_DIGIT,   ['5'] = IRI_TRAIT_DIGIT,      ['6'] = IRI_TRAIT_DIGIT,
  ['7'] = IRI_TRAIT_DIGIT,   ['8'] = IRI_TRAIT_DIGIT,      ['9'] = IRI_TRAIT_DIGIT,
};

static const struct
{
  IriComponent component;
  guint trait;
} component_traits[] = {
  { IRI_COMPONENT_SCHEME, IRI_TRAIT_SCHEME },
  { IRI_COMPONENT_USERINFO, IRI_TRAIT_USERINFO },
  { IRI_COMPONENT_PORT, IRI_TRAIT_PORT },
  { IRI_COMPONENT_QUERY, IRI_TRAIT_QUERY },
  { IRI_COMPONENT_FRAGMENT, IRI_TRAIT_FRAGMENT },
};

static guint
host_trait (IriHostKind kind)
{
  switch (kind)
    {
    case IRI_HOST_REG_NAME:
      return IRI_TRAIT_NAME;
    case IRI_HOST_IPV6:
    case IRI_HOST_IPVFUTURE:
      return IRI_TRAIT_IP_LITERAL;
    case IRI_HOST_IPV4:
      return IRI_TRAIT_IPV4;
    case IRI_HOST_NONE:
    case IRI_HOST_EMPTY:
      return 0;
    }
  g_return_val_if_reached (0);
}

/* Whether the standard allows ASCII characters that no URI may have. */
static gboolean
allows_excluded (const IriSpec *spec)
{
  const guint32 excluded = IRI_SYNTAX_GROUP_SPACE | IRI_SYNTAX_GROUP_DELIMITER
                           | IRI_SYNTAX_GROUP_UNWISE | IRI_SYNTAX_GROUP_CONTROL;

  return (spec->allowed[IRI_COMPONENT_PATH] & excluded) != 0;
}

/* Whether @c may have a right-to-left Bidi_Class: it is in a block with right-to-left
 * letters or digits, assigned or not. */
static gboolean
is_in_rtl_block (gunichar c)
{
  return (c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff)
         || (c >= 0xfe70 && c <= 0xfeff) || (c >= 0x10800 && c <= 0x10fff)
         || (c >= 0x1e800 && c <= 0x1efff);
}

static guint
character_traits (gunichar c)
{
  static const struct
  {
    guint mask;
    guint trait;
  } rows[] = {
    { U_GC_M_MASK, IRI_TRAIT_MARK },
    { U_GC_LU_MASK | U_GC_LT_MASK, IRI_TRAIT_CAPITAL },
    { U_GC_ND_MASK, IRI_TRAIT_OTHER_DIGIT },
    { U_GC_CF_MASK, IRI_TRAIT_FORMAT },
  };
  guint mask = iri_unicode_category_mask (c);
  guint traits = is_in_rtl_block (c) ? IRI_TRAIT_RTL : 0;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if ((mask & rows[i].mask) != 0)
      traits |= rows[i].trait;
  return traits;
}

static guint
find_character_traits (const char *text, gsize length)
{
  guint traits = IRI_TRAIT_NON_ASCII;

  for (gsize at = 0; at < length;)
    if ((guint8) text[at] < 0x80)
      at++;
    else
      {
        traits |= character_traits (iri_utf8_first (text + at));
        at += (gsize) g_utf8_skip[(guint8) text[at]];
      }
  return traits;
}

static guint
find_traits (const char *text,
             gsize length,
             const IriComponents *components,
             const IriSpec *spec)
{
  guint traits = IRI_TRAIT_TEXT | host_trait (components->host_kind);

  for (gsize at = 0; at < length; at++)
    traits |= byte_traits[(guint8) text[at]];
  for (gsize i = 0; i < G_N_ELEMENTS (component_traits); i++)
    if (iri_span_is_present (components->span[component_traits[i].component]))
      traits |= component_traits[i].trait;
  if (iri_span_length (components->span[IRI_COMPONENT_PATH]) > 0)
    traits |= IRI_TRAIT_PATH;
  if (!components->ascii)
    traits |= find_character_traits (text, length);
  if (allows_excluded (spec))
    traits |= IRI_TRAIT_EXCLUDED;
  return traits;
}

/* A reg_name may have characters that host names may not have (RFC 2396 §3.2.1). */
static guint32
find_allowed_in_host (const char *text,
                      const IriComponents *components,
                      const IriSpec *spec)
{
  guint32 allowed = spec->allowed[IRI_COMPONENT_HOST];

  if (iri_rfc2396_is_reg_name (text, components, spec))
    allowed |= spec->allowed[IRI_COMPONENT_PATH];
  return allowed;
}

void
iri_check (const char *text,
           gsize length,
           const IriComponents *components,
           const IriSpec *spec,
           IriFindingFunc report,
           gpointer data)
{
  IriCheck self = {
    .text = text,
    .length = length,
    .components = components,
    .spec = spec,
    .scheme = iri_scheme_find (text, components->span[IRI_COMPONENT_SCHEME]),
    .report = report,
    .data = data,
    .traits = find_traits (text, length, components, spec),
    .allowed_in_host = find_allowed_in_host (text, components, spec),
    .pending = { .code = IRI_N_FINDINGS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    if ((self.traits & rules[i].traits) != 0)
      {
        rules[i].check (&self);
        flush (&self);
      }
}
