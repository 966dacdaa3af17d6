/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-parse.h"

#include "iri-chars.h"
#include "iri-ip-syntax.h"
#include "iri-percent-decode.h"
#include "iri-rfc2396.h"
#include "iri-scheme.h"
#include "iri-syntax-group.h"

#include <string.h>

/* The members of a finding that the parser sets. Small, because every call of
 * iri_parse() initializes one. */
typedef struct
{
  IriFindingCode code;
  IriComponent component;
  IriSpan span;
} Fault;

/* The state of the parser. */
typedef struct
{
  const guint8 *text;
  gsize length;
  const IriSpec *spec;
  guint32 extra; /* groups that are allowed besides those of the component */
  IriComponents *components;
  IriFindingFunc report;
  gpointer data;
  Fault pending; /* not yet reported, as it may be extended */
} Reader;

static void
flush (Reader *self)
{
  const Fault *last = &self->pending;

  if (last->code != IRI_N_FINDINGS && self->report != NULL)
    self->report ((IriFinding){ .code = last->code,
                                .component = last->component,
                                .span = last->span },
                  self->data);
  self->pending.code = IRI_N_FINDINGS;
}

static void
fault (
    Reader *self, IriFindingCode code, IriComponent component, gsize begin, gsize end)
{
  Fault *last = &self->pending;

  self->components->valid = FALSE;
  if (code == IRI_FINDING_NOT_UTF_8)
    self->components->utf8 = FALSE;
  if (last->code == code && last->component == component && last->span.end == begin)
    {
      last->span.end = end;
      return;
    }
  flush (self);
  *last = (Fault){ .code = code, .component = component, .span = { begin, end } };
}

/* The fault of a character of @group in @component. If other components allow it, the
 * message must not say that no IRI may have it: square brackets in the query
 * (RFC 2732 §3), non-ASCII characters where the component is all ASCII (masinter-07
 * §3.1 a). */
static IriFindingCode
fault_of (const IriSpec *spec, IriSyntaxGroup group, IriComponent component)
{
  const guint32 beyond_ascii = IRI_SYNTAX_GROUP_BIDI_FORMATTING
                               | IRI_SYNTAX_GROUP_SPECIAL | IRI_SYNTAX_GROUP_AFTER_TAGS;

  if (group == IRI_SYNTAX_GROUP_BRACKET
      && (spec->allowed[IRI_COMPONENT_QUERY] & group) != 0
      && component != IRI_COMPONENT_HOST)
    return IRI_FINDING_CHARACTER;
  if ((group & beyond_ascii & spec->allowed[IRI_COMPONENT_PATH]) != 0
      && (spec->allowed[component] & IRI_SYNTAX_GROUP_UCS) == 0)
    {
      if (group == IRI_SYNTAX_GROUP_BIDI_FORMATTING && component == IRI_COMPONENT_HOST)
        return IRI_FINDING_HOST_BIDI_FORMATTING;
      group = IRI_SYNTAX_GROUP_UCS;
    }
  return iri_syntax_group_fault (group, component);
}

/* Reports a fault unless the standard allows @group in @component. */
static void
judge (
    Reader *self, IriSyntaxGroup group, IriComponent component, gsize begin, gsize end)
{
  if (((self->spec->allowed[component] | self->extra) & group) == 0)
    fault (self, fault_of (self->spec, group, component), component, begin, end);
}

/* The length of the character at @text if it is common and allowed everywhere:
 * U+00C0 to U+07FF, and U+1000 to U+CFFF without the block of U+2000, which has
 * spaces and formatting. 0 for others. */
static inline guint
read_common (const guint8 *text, gsize length)
{
  guint8 first = text[0];

  if (first >= 0xc3 && first <= 0xdf && length >= 2
      && iri_byte_is_continuation (text[1]))
    return 2;
  if (first >= 0xe1 && first <= 0xec && first != 0xe2 && length >= 3
      && iri_byte_is_continuation (text[1]) && iri_byte_is_continuation (text[2]))
    return 3;
  return 0;
}

/* Reads a non-ASCII character that is not common, or invalid bytes. Returns where it
 * ends. */
static gsize
read_rare (Reader *self, gsize at, gsize end, IriComponent component)
{
  gunichar c = 0;
  guint n = iri_utf8_read (self->text + at, end - at, &c);

  if (n == 0)
    {
      n = iri_utf8_fault (self->text + at, end - at);
      fault (self, IRI_FINDING_NOT_UTF_8, component, at, at + n);
    }
  else
    judge (self, iri_syntax_group (c), component, at, at + n);
  return at + n;
}

/* Reads the non-ASCII characters at @at. Returns where they end. */
static gsize
read_non_ascii (Reader *self, gsize at, gsize end, IriComponent component)
{
  gboolean allowed
      = ((self->spec->allowed[component] | self->extra) & IRI_SYNTAX_GROUP_UCS) != 0;

  self->components->ascii = FALSE;
  while (at < end && self->text[at] >= 0x80)
    {
      guint n = allowed ? read_common (self->text + at, end - at) : 0;

      at = n > 0 ? at + n : read_rare (self, at, end, component);
    }
  return at;
}

/* Reads a character that is not a plain one of @component. Returns where it ends. */
static gsize
read_odd (Reader *self, gsize at, gsize end, IriComponent component)
{
  guint8 byte = self->text[at];

  if (byte >= 0x80)
    return read_non_ascii (self, at, end, component);
  if (iri_percent_is_encoded ((const char *) self->text + at, end - at))
    {
      judge (self, IRI_SYNTAX_GROUP_PCT_ENCODED, component, at, at + 3);
      return at + 3;
    }
  judge (self, iri_syntax_group (byte), component, at, at + 1);
  return at + 1;
}

/* Reads characters of @component from @at up to one of the class @stop or to @end.
 * Plain ones are of the class @plain. Returns where they end. */
static inline gsize
read_chars (Reader *self,
            gsize at,
            gsize end,
            IriComponent component,
            guint16 plain,
            guint16 stop)
{
  const guint8 *text = self->text;

  for (;;)
    {
      while (at < end && iri_byte_is (text[at], plain))
        at++;
      if (at == end || iri_byte_is (text[at], stop))
        return at;
      at = read_odd (self, at, end, component);
    }
}

static void
set_component (Reader *self, IriComponent component, gsize begin, gsize end)
{
  self->components->span[component] = (IriSpan){ begin, end };
}

/* Reads a character not allowed in a scheme, or invalid bytes. Returns where it
 * ends. */
static gsize
read_bad_scheme_character (Reader *self, gsize at, gsize end)
{
  const guint8 *text = self->text + at;
  IriFindingCode code = IRI_FINDING_SCHEME_CHARACTER;
  gunichar c;
  guint n = 1;

  if (text[0] >= 0x80)
    {
      self->components->ascii = FALSE;
      n = iri_utf8_read (text, end - at, &c);
      if (n == 0)
        {
          n = iri_utf8_fault (text, end - at);
          code = IRI_FINDING_NOT_UTF_8;
        }
    }
  fault (self, code, IRI_COMPONENT_SCHEME, at, at + n);
  return at + n;
}

/* Text before a ":" without "/", "?" or "#" before it is meant as a scheme, valid or
 * not (RFC 3986 appendix B), or may be part of a relative path (guidelines-00
 * §5.1). Returns where the rest begins. */
static gsize
read_bad_scheme (Reader *self)
{
  gboolean relative = self->spec->bad_scheme_is_path;
  const guint8 *text = self->text;
  gsize end = 0;

  while (end < self->length && text[end] != ':'
         && !iri_byte_is (text[end], IRI_CLASS_END_OF_AUTHORITY))
    end++;
  if (end == self->length || text[end] != ':')
    return 0;
  if (end == 0)
    {
      fault (self, IRI_FINDING_SCHEME_MISSING, IRI_COMPONENT_NONE, 0, 1);
      return 0;
    }
  if (!relative)
    set_component (self, IRI_COMPONENT_SCHEME, 0, end);
  for (gsize at = 0; at < end;)
    if (iri_byte_is (text[at], at == 0 ? IRI_CLASS_ALPHA : IRI_CLASS_SCHEME))
      at++;
    else
      {
        at = read_bad_scheme_character (self, at, end);
        if (relative)
          return 0;
      }
  return end + 1;
}

/* scheme ":". Returns where the rest begins: 0 if there is no scheme. */
static gsize
read_scheme (Reader *self)
{
  gsize at = 0;

  if (self->length == 0)
    return 0;
  if (iri_byte_is (self->text[0], IRI_CLASS_ALPHA))
    for (at = 1; at < self->length && iri_byte_is (self->text[at], IRI_CLASS_SCHEME);
         at++)
      ;
  if (at > 0 && at < self->length && self->text[at] == ':')
    {
      set_component (self, IRI_COMPONENT_SCHEME, 0, at);
      return at + 1;
    }
  return read_bad_scheme (self);
}

/* Reads text that was checked as a whole, to record and check non-ASCII in it. */
static void
read_rest (Reader *self, gsize at, gsize end, IriComponent component)
{
  while (at < end)
    at = self->text[at] >= 0x80 ? read_non_ascii (self, at, end, component) : at + 1;
}

static gboolean
is_ipv6 (const Reader *self, const char *text, gsize length)
{
  return self->spec->has_rfc2732_literals ? iri_rfc2396_is_ipv6 (text, length)
                                          : iri_ip_syntax_is_ipv6 (text, length);
}

/* The inside of "[" "]" (RFC 3986 §3.2.2). RFC 6874 allowed a zone there until RFC 9844
 * obsoleted it. RFC 2732 knows no later versions of IP addresses. */
static IriHostKind
read_ip_literal (Reader *self, gsize at, gsize end)
{
  const char *text = (const char *) self->text + at;
  gsize length = end - at;
  const char *percent = memchr (text, '%', length);

  if (!self->spec->has_rfc2732_literals && length > 0
      && (text[0] == 'v' || text[0] == 'V'))
    {
      if (!iri_ip_syntax_is_ipvfuture (text, length))
        fault (self, IRI_FINDING_IPVFUTURE, IRI_COMPONENT_HOST, at, end);
      return IRI_HOST_IPVFUTURE;
    }
  if (percent != NULL && is_ipv6 (self, text, (gsize) (percent - text)))
    fault (self, IRI_FINDING_ZONE, IRI_COMPONENT_HOST, at + (gsize) (percent - text),
           end);
  else if (!is_ipv6 (self, text, length))
    fault (self, IRI_FINDING_IPV6, IRI_COMPONENT_HOST, at, end);
  return IRI_HOST_IPV6;
}

/* A host that begins with "[". Returns where it ends. */
static gsize
read_bracketed_host (Reader *self, gsize at, gsize end)
{
  const guint8 *close = memchr (self->text + at, ']', end - at);
  gsize after;

  if (close == NULL)
    {
      fault (self, IRI_FINDING_HOST_BRACKET, IRI_COMPONENT_HOST, at, at + 1);
      self->components->host_kind = IRI_HOST_REG_NAME;
      return read_chars (self, at + 1, end, IRI_COMPONENT_HOST, IRI_CLASS_USERINFO, 0);
    }
  after = (gsize) (close - self->text) + 1;
  self->components->host_kind = read_ip_literal (self, at + 1, after - 1);
  read_rest (self, at + 1, after - 1, IRI_COMPONENT_HOST);
  if (after < end && self->text[after] != ':')
    {
      const guint8 *colon = memchr (self->text + after, ':', end - after);
      gsize stop = colon == NULL ? end : (gsize) (colon - self->text);

      fault (self, IRI_FINDING_HOST_BRACKET, IRI_COMPONENT_HOST, after, stop);
      read_rest (self, after, stop, IRI_COMPONENT_HOST);
      after = stop;
    }
  return after;
}

/* Whether the standard counts the host from @begin to @end as an IPv4 address. */
static gboolean
is_ipv4 (const Reader *self, gsize begin, gsize end)
{
  const char *host = (const char *) self->text + begin;

  return self->spec->has_hostnames ? iri_rfc2396_is_ipv4 (host, end - begin, self->spec)
                                   : iri_ip_syntax_is_ipv4 (host, end - begin);
}

/* Reads a host without brackets, up to the last ":". */
static gsize
read_named_host (Reader *self, gsize at, gsize end)
{
  const guint8 *colon = memrchr (self->text + at, ':', end - at);
  gsize stop = colon == NULL ? end : (gsize) (colon - self->text);
  gsize begin = at;

  for (; at < stop; at++)
    {
      at = read_chars (self, at, stop, IRI_COMPONENT_HOST, IRI_CLASS_NAME,
                       IRI_CLASS_USERINFO);
      if (at < stop)
        fault (self, IRI_FINDING_HOST_COLON, IRI_COMPONENT_HOST, at, at + 1);
    }
  if (stop == begin)
    self->components->host_kind = IRI_HOST_EMPTY;
  else if (is_ipv4 (self, begin, stop))
    self->components->host_kind = IRI_HOST_IPV4;
  else
    self->components->host_kind = IRI_HOST_REG_NAME;
  return stop;
}

/* [ ":" port ] from @at to @end. */
static void
read_port (Reader *self, gsize at, gsize end)
{
  gsize digits;

  if (at == end)
    return;
  set_component (self, IRI_COMPONENT_PORT, ++at, end);
  for (digits = at; digits < end && iri_byte_is (self->text[digits], IRI_CLASS_DIGIT);
       digits++)
    ;
  if (digits == end)
    return;
  fault (self, IRI_FINDING_PORT_NOT_DIGITS, IRI_COMPONENT_PORT, at, end);
  read_rest (self, at, end, IRI_COMPONENT_PORT);
}

/* Reads an iauthority that is not a plain name. The last "@" ends the userinfo, as a
 * safeguard against deception (RFC 3986 §7.6), or the first (guidelines-00
 * §5.2.1). */
static void
read_server (Reader *self, gsize at, gsize end)
{
  gboolean first = self->spec->userinfo_ends_at_first_at;
  const guint8 *sign = first ? memchr (self->text + at, '@', end - at)
                             : memrchr (self->text + at, '@', end - at);
  gsize host = at;

  if (sign != NULL)
    {
      gsize user_end = (gsize) (sign - self->text);

      set_component (self, IRI_COMPONENT_USERINFO, at, user_end);
      for (; at < user_end; at++)
        {
          at = read_chars (self, at, user_end, IRI_COMPONENT_USERINFO,
                           IRI_CLASS_USERINFO, IRI_CLASS_PATH);
          if (at < user_end)
            fault (self, IRI_FINDING_USERINFO_AT, IRI_COMPONENT_USERINFO, at, at + 1);
        }
      host = user_end + 1;
    }
  if (host < end && self->text[host] == '[')
    at = read_bracketed_host (self, host, end);
  else
    at = read_named_host (self, host, end);
  set_component (self, IRI_COMPONENT_HOST, host, at);
  read_port (self, at, end);
}

/* A reader of the same text that does not report; the result is in @components. */
static Reader
trial (const Reader *self, IriComponents *components)
{
  Reader quiet = *self;

  *components = *self->components;
  components->valid = TRUE;
  quiet.components = components;
  quiet.report = NULL;
  return quiet;
}

/* Whether the authority in the valid @components is a server: its host is a hostname or
 * an address, which must be there if there is a userinfo or port (RFC 2396 §3.2.2). */
static gboolean
is_server (const Reader *self, const IriComponents *components)
{
  switch (components->host_kind)
    {
    case IRI_HOST_EMPTY:
      return !iri_span_is_present (components->span[IRI_COMPONENT_USERINFO])
             && !iri_span_is_present (components->span[IRI_COMPONENT_PORT]);
    case IRI_HOST_REG_NAME:
      return !iri_span_is_present (iri_rfc2396_hostname_fault (
          (const char *) self->text, components->span[IRI_COMPONENT_HOST], self->spec));
    case IRI_HOST_NONE:
    case IRI_HOST_IPV4:
    case IRI_HOST_IPV6:
    case IRI_HOST_IPVFUTURE:
      break;
    }
  return TRUE;
}

/* An authority that is not a server may be a reg_name as a whole: a host with any
 * number of "@" and ":", and of characters that a host name may not have (RFC 2396
 * §3.2.1). */
static gboolean
read_reg_name (Reader *self, gsize at, gsize end)
{
  IriComponents components;
  Reader quiet = trial (self, &components);

  read_server (&quiet, at, end);
  if (at == end || (components.valid && is_server (self, &components)))
    return FALSE;
  components.valid = TRUE;
  self->extra = quiet.extra = self->spec->allowed[IRI_COMPONENT_PATH];
  read_chars (&quiet, at, end, IRI_COMPONENT_HOST, IRI_CLASS_PATH, 0);
  if (components.valid)
    read_rest (self, at, end, IRI_COMPONENT_HOST);
  self->extra = 0;
  if (!components.valid)
    return FALSE;
  set_component (self, IRI_COMPONENT_HOST, at, end);
  self->components->host_kind = IRI_HOST_REG_NAME;
  return TRUE;
}

/* Whether the authority of the scheme is always a server. */
static gboolean
has_server (const Reader *self)
{
  return iri_scheme_find ((const char *) self->text,
                          self->components->span[IRI_COMPONENT_SCHEME])
             ->port
         != 0;
}

static void
read_authority_components (Reader *self, gsize at, gsize end)
{
  if (!self->spec->has_registry_authority || has_server (self)
      || !read_reg_name (self, at, end))
    read_server (self, at, end);
}

/* The authority of a scheme with servers is a server by RFC 2396: its host is a host
 * name, which only an empty authority lacks. */
static void
check_server (Reader *self, IriSpan authority)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];
  IriSpan bad = IRI_SPAN_ABSENT;

  if (!has_server (self))
    return;
  if (self->components->host_kind == IRI_HOST_REG_NAME)
    bad = iri_rfc2396_hostname_fault ((const char *) self->text, host, self->spec);
  else if (!is_server (self, self->components))
    bad = authority;
  if (iri_span_is_present (bad))
    fault (self, IRI_FINDING_HOSTNAME, IRI_COMPONENT_HOST, bad.begin, bad.end);
}

/* iauthority. Returns where it ends. Most are a plain name, read without
 * backtracking. */
static gsize
read_authority (Reader *self, gsize at)
{
  const guint8 *text = self->text;
  gsize begin = at, end = self->length;

  while (at < end && iri_byte_is (text[at], IRI_CLASS_NAME))
    at++;
  if ((at == end || iri_byte_is (text[at], IRI_CLASS_END_OF_AUTHORITY)) && at > begin
      && !iri_byte_is (text[begin], IRI_CLASS_DIGIT))
    {
      set_component (self, IRI_COMPONENT_HOST, begin, at);
      self->components->host_kind = IRI_HOST_REG_NAME;
      return at;
    }
  while (at < end && !iri_byte_is (text[at], IRI_CLASS_END_OF_AUTHORITY))
    at++;
  read_authority_components (self, begin, at);
  return at;
}

/* Whether an opaque part begins at @at, after the scheme or the authority. */
static gboolean
is_opaque (const Reader *self, gsize at)
{
  return self->spec->has_opaque_part && at < self->length && self->text[at] != '/'
         && iri_span_is_present (self->components->span[IRI_COMPONENT_SCHEME])
         && !iri_span_is_present (self->components->span[IRI_COMPONENT_HOST]);
}

/* opaque_part (RFC 2396 §3): "[" and "]" may occur in it but not begin it. Returns
 * where it ends. */
static gsize
read_opaque_part (Reader *self, gsize at)
{
  if (at < self->length && (self->text[at] == '[' || self->text[at] == ']'))
    at = read_odd (self, at, self->length, IRI_COMPONENT_PATH);
  self->extra = IRI_SYNTAX_GROUP_BRACKET;
  at = read_chars (self, at, self->length, IRI_COMPONENT_PATH, IRI_CLASS_QUERY,
                   IRI_CLASS_HASH);
  self->extra = 0;
  return at;
}

/* What follows the path: [ "?" iquery ] [ "#" ifragment ]. */
static void
read_query_and_fragment (Reader *self, gsize at)
{
  gsize end;

  if (at < self->length && self->text[at] == '?')
    {
      end = read_chars (self, at + 1, self->length, IRI_COMPONENT_QUERY,
                        IRI_CLASS_QUERY, IRI_CLASS_HASH);
      set_component (self, IRI_COMPONENT_QUERY, at + 1, end);
      at = end;
    }
  if (at == self->length)
    return;
  end = read_chars (self, at + 1, self->length, IRI_COMPONENT_FRAGMENT, IRI_CLASS_QUERY,
                    0);
  set_component (self, IRI_COMPONENT_FRAGMENT, at + 1, end);
}

void
iri_parse (const char *text,
           gsize length,
           const IriSpec *spec,
           IriComponents *components,
           IriFindingFunc report,
           gpointer data)
{
  Reader self = {
    .text = (const guint8 *) text,
    .length = length,
    .spec = spec,
    .components = components,
    .report = report,
    .data = data,
    .pending = { .code = IRI_N_FINDINGS },
  };
  gsize at, end;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    components->span[component] = IRI_SPAN_ABSENT;
  components->host_kind = IRI_HOST_NONE;
  components->valid = TRUE;
  components->ascii = TRUE;
  components->utf8 = TRUE;

  at = read_scheme (&self);
  if (spec->has_opaque_part && at > 0 && (at == length || text[at] == '#'))
    fault (&self, IRI_FINDING_SCHEME_ALONE, IRI_COMPONENT_SCHEME, 0, at);
  if (length - at >= 2 && text[at] == '/' && text[at + 1] == '/')
    {
      const gsize begin = at + 2;

      at = read_authority (&self, begin);
      if (spec->has_hostnames)
        check_server (&self, (IriSpan){ begin, at });
    }
  if (is_opaque (&self, at))
    end = read_opaque_part (&self, at);
  else
    end = read_chars (&self, at, length, IRI_COMPONENT_PATH, IRI_CLASS_PATH,
                      IRI_CLASS_END_OF_PATH);
  set_component (&self, IRI_COMPONENT_PATH, at, end);
  read_query_and_fragment (&self, end);
  flush (&self);
}
