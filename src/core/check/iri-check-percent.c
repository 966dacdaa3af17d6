/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-ascii-look-alike.h"
#include "iri-percent-decode.h"
#include "iri-unicode.h"

#include <string.h>

/* The position of the next percent-encoded octet, or @end if there is none. Sets
 * @octet to its value. */
static gsize
next_octet (const char *text, gsize at, gsize end, guint8 *octet)
{
  for (;; at++)
    {
      const char *sign = at < end ? memchr (text + at, '%', end - at) : NULL;

      if (sign == NULL)
        return end;
      at = (gsize) (sign - text);
      if (iri_percent_is_encoded (text + at, end - at))
        break;
    }
  *octet = iri_percent_octet (text + at);
  return at;
}

static guint
n_tails (const guint8 *octets, guint n)
{
  guint i = 1;

  while (i < n && iri_byte_is_continuation (octets[i]))
    i++;
  return i - 1;
}

/* Classifies octets that follow the pattern of UTF-8 but are not valid (RFC 3629 §3).
 * Sets @length to their number. */
static IriFindingCode
bad_octets (const guint8 *octets, guint n, guint *length)
{
  guint8 first = octets[0];
  guint wanted = first >= 0xf8   ? 4
                 : first >= 0xf0 ? 3
                 : first >= 0xe0 ? 2
                 : first >= 0xc0 ? 1
                                 : 0;

  *length = 1;
  if (wanted == 0 || n_tails (octets, n) < MIN (wanted, 3))
    return IRI_FINDING_PCT_NOT_UTF_8;
  *length = MIN (wanted + 1, 4);
  if (first <= 0xc1 || (first == 0xe0 && octets[1] < 0xa0)
      || (first == 0xf0 && octets[1] < 0x90))
    return IRI_FINDING_PCT_OVERLONG;
  return first == 0xed ? IRI_FINDING_PCT_SURROGATE : IRI_FINDING_PCT_BEYOND_UNICODE;
}

/* The finding for a percent-encoded character from U+0080 up. */
static IriFindingCode
character_code (gunichar c)
{
  if (c < 0xa0)
    return IRI_FINDING_PCT_CONTROL;
  if (iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c))
    return IRI_FINDING_PCT_BIDI;
  /* Some languages cannot be written without the joiners. */
  if (c != 0x200c && c != 0x200d && iri_unicode_is_ignorable (c))
    return IRI_FINDING_PCT_INVISIBLE;
  return IRI_N_FINDINGS;
}

static IriFindingCode
ascii_code (guint8 octet)
{
  if (octet == 0)
    return IRI_FINDING_PCT_NUL;
  if (octet < 0x20 || octet == 0x7f)
    return IRI_FINDING_PCT_CONTROL;
  if (iri_byte_is (octet, IRI_CLASS_UNRESERVED))
    return IRI_FINDING_PCT_UNRESERVED;
  return octet != '%' && iri_byte_is (octet, IRI_CLASS_URI) ? IRI_FINDING_PCT_RESERVED
                                                            : IRI_N_FINDINGS;
}

/* Whether the "%25" at @at is followed by two hex digits. */
static gboolean
is_double (const char *text, gsize at, gsize end)
{
  return end - at >= 5 && iri_byte_is ((guint8) text[at + 3], IRI_CLASS_HEX)
         && iri_byte_is ((guint8) text[at + 4], IRI_CLASS_HEX);
}

/* Checks the percent-encoded character at @at. Returns where it ends. */
static gsize
check_encoded (IriCheck *self, IriComponent component, gsize at, gsize end)
{
  guint8 octets[4] = { 0 };
  guint n = iri_percent_read_octets (self->text + at, end - at, octets);
  guint length = 1;
  IriFindingCode code;
  gunichar c = 0;
  gsize stop;

  if (octets[0] < 0x80)
    code = ascii_code (octets[0]);
  else if ((length = iri_utf8_read (octets, n, &c)) > 0)
    code = character_code (c);
  else
    code = bad_octets (octets, n, &length);
  stop = at + (gsize) 3 * length;
  if (octets[0] == '%' && is_double (self->text, at, end))
    {
      code = IRI_FINDING_DOUBLE_ENCODING;
      stop += 2;
    }
  if (code != IRI_N_FINDINGS)
    iri_check_report (self, code, component, at, stop);
  return stop;
}

void
iri_check_octets (IriCheck *self)
{
  for (int component = IRI_COMPONENT_USERINFO; component < IRI_N_COMPONENTS;
       component++)
    {
      IriSpan span = self->components->span[component];
      guint8 octet;

      if (!iri_span_is_present (span))
        continue;
      for (gsize at = span.begin;
           (at = next_octet (self->text, at, span.end, &octet)) < span.end;)
        at = check_encoded (self, (IriComponent) component, at, span.end);
    }
}

void
iri_check_hex_digits (IriCheck *self)
{
  guint8 octet;

  for (gsize at = 0;
       (at = next_octet (self->text, at, self->length, &octet)) < self->length; at += 3)
    if (g_ascii_islower (self->text[at + 1]) || g_ascii_islower (self->text[at + 2]))
      iri_check_report (self, IRI_FINDING_PCT_LOWER_CASE,
                        iri_components_at (self->components, at), at, at + 3);
}

static gboolean
is_pct_u (const char *text, gsize length)
{
  if (length < 6 || text[0] != '%' || (text[1] != 'u' && text[1] != 'U'))
    return FALSE;
  for (int i = 2; i < 6; i++)
    if (!iri_byte_is ((guint8) text[i], IRI_CLASS_HEX))
      return FALSE;
  return TRUE;
}

/* "%u00E9" comes from JavaScript's escape(). */
void
iri_check_pct_u (IriCheck *self)
{
  for (gsize at = 0; at < self->length; at++)
    if (is_pct_u (self->text + at, self->length - at))
      iri_check_report (self, IRI_FINDING_PCT_U,
                        iri_components_at (self->components, at), at, at + 6);
}

/* If the standard does not allow it, the grammar has already reported it. */
void
iri_check_pct_host (IriCheck *self)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];
  guint8 octet;
  gsize at;

  if (self->components->host_kind != IRI_HOST_REG_NAME
      || (!self->spec->allows_all_characters
          && (self->spec->allowed[IRI_COMPONENT_HOST] & IRI_SYNTAX_GROUP_PCT_ENCODED)
                 == 0))
    return;
  at = next_octet (self->text, host.begin, host.end, &octet);
  if (at < host.end)
    iri_check_report (self, IRI_FINDING_PCT_HOST, IRI_COMPONENT_HOST, host.begin,
                      host.end);
}

/* The character that is percent-encoded at @at, if a host has no need to encode it:
 * printable ASCII or a look-alike of a delimiter. 0 for any other. Sets @next to where
 * it ends. */
static gunichar
read_hidden (const char *text, gsize at, gsize end, gsize *next)
{
  guint8 octets[4] = { 0 };
  guint n = iri_percent_read_octets (text + at, end - at, octets);
  guint length = 1;
  gunichar c;

  if (n == 0)
    return 0;
  c = octets[0];
  if (c >= 0x80)
    length = iri_utf8_read (octets, n, &c);
  *next = at + (gsize) 3 * MAX (length, 1);
  if (length == 0 || (c >= 0x80 && iri_ascii_look_alike (c) == NULL))
    return 0;
  return c > ' ' && c != '%' && c != 0x7f ? c : 0;
}

/* "http://good.example%2Fevil.example/", "http://ex%61mple.com/". */
void
iri_check_pct_hidden (IriCheck *self)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];
  g_autoptr (GString) plain = NULL;

  if (self->components->host_kind != IRI_HOST_REG_NAME)
    return;
  plain = g_string_new (NULL);
  for (gsize at = host.begin, next; at < host.end; at = MAX (next, at + 1))
    {
      IriSpan hidden = { at, at };
      gunichar c;

      next = at;
      while ((c = read_hidden (self->text, hidden.end, host.end, &next)) != 0)
        {
          g_string_append_unichar (plain, c);
          hidden.end = next;
        }
      if (plain->len > 0)
        iri_check_report_with_quote (self, IRI_FINDING_PCT_HIDDEN, IRI_COMPONENT_HOST,
                                     hidden, plain->str);
      g_string_truncate (plain, 0);
    }
}
