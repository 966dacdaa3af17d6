/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include "iri-chars.h"
#include "iri-icu-idna.h"

#include <string.h>

/* A longer domain is refused: no name has it, and Punycode takes the square of
 * its length. */
#define MAX_DOMAIN_BYTES 16384

/* No part of an IPv4 address is larger; so as not to overflow. */
#define TOO_LARGE ((guint64) 1 << 40)

/* A host under way: findings are about all of it. */
typedef struct
{
  IriSpan span;
  const IriUrlErrors *errors;
} Host;

static void
fault (const Host *self, IriFindingCode code)
{
  iri_url_error (self->errors, code, IRI_PART_HOST, self->span);
}

/* Decodes percent-encoded bytes; what is not UTF-8 then becomes U+FFFD. */
static char *
percent_decode (const char *text, gsize length)
{
  GString *out = g_string_sized_new (length);
  char *valid;

  for (gsize at = 0; at < length; at++)
    if (text[at] == '%' && length - at >= 3
        && iri_byte_is ((guint8) text[at + 1], IRI_CLASS_HEX)
        && iri_byte_is ((guint8) text[at + 2], IRI_CLASS_HEX))
      {
        g_string_append_c (out,
                           (char) (iri_hex_value ((guint8) text[at + 1]) << 4
                                   | iri_hex_value ((guint8) text[at + 2])));
        at += 2;
      }
    else
      g_string_append_c (out, text[at]);
  valid = iri_utf8_make_valid (out->str, out->len);
  g_string_free (out, TRUE);
  return valid;
}

static char *
domain_to_ascii (const char *domain)
{
  const char *error = NULL;

  if (strlen (domain) > MAX_DOMAIN_BYTES)
    return NULL;
  /* A-labels in a domain that is all US-ASCII are left to the resolver. */
  if (g_str_is_ascii (domain))
    return g_ascii_strdown (domain, -1);
  return iri_icu_idna_domain_to_ascii (domain, &error);
}

/* One number of an IPv4 address. FALSE on failure; @odd is set if it is not
 * decimal. */
static gboolean
read_ipv4_number (const char *text, gsize length, guint64 *value, gboolean *odd)
{
  guint base = 10;

  if (length == 0)
    return FALSE;
  if (length >= 2 && text[0] == '0')
    {
      gboolean hex = (text[1] | 0x20) == 'x';

      base = hex ? 16 : 8;
      text += hex ? 2 : 1;
      length -= hex ? 2 : 1;
      *odd = TRUE;
    }
  *value = 0;
  for (gsize i = 0; i < length; i++)
    {
      int digit = g_ascii_xdigit_value (text[i]);

      if (digit < 0 || (guint) digit >= base)
        return FALSE;
      *value = MIN (*value * base + (guint) digit, TOO_LARGE);
    }
  return TRUE;
}

/* Whether the last label, but for an empty one, makes this an IPv4 address, right
 * or wrong. */
static gboolean
ends_in_a_number (const char *domain, gsize length)
{
  guint64 value;
  gboolean odd, digits = TRUE;
  gsize begin;

  if (length > 0 && domain[length - 1] == '.')
    length--;
  for (begin = length; begin > 0 && domain[begin - 1] != '.'; begin--)
    digits &= g_ascii_isdigit (domain[begin - 1]) != 0;
  if (begin == length)
    return FALSE;
  return digits
         || read_ipv4_number (domain + begin, length - begin, &value, &odd);
}

/* What the numbers come to; the last one fills what the others leave. FALSE if one
 * is too large. */
static gboolean
add_ipv4 (const Host *self, const guint64 *numbers, guint n, guint32 *address)
{
  guint64 sum = numbers[n - 1];
  gboolean failed = sum >= (guint64) 1 << (8 * (5 - n));

  for (guint i = 0; i + 1 < n; i++)
    {
      failed |= numbers[i] > 255;
      sum += (numbers[i] & 255) << (8 * (3 - i));
    }
  if (failed)
    fault (self, IRI_FINDING_IPV4_OUT_OF_RANGE_PART);
  *address = (guint32) sum;
  return !failed;
}

static char *
parse_ipv4 (const Host *self, const char *text, gsize length)
{
  guint64 numbers[4];
  guint n = 0;
  guint32 address;
  gboolean odd = FALSE;

  if (length > 0 && text[length - 1] == '.')
    {
      fault (self, IRI_FINDING_IPV4_EMPTY_PART);
      length--;
    }
  for (gsize at = 0, stop; at <= length; at = stop + 1)
    {
      const char *dot = memchr (text + at, '.', length - at);

      stop = dot != NULL ? (gsize) (dot - text) : length;
      if (n == 4)
        {
          fault (self, IRI_FINDING_IPV4_TOO_MANY_PARTS);
          return NULL;
        }
      if (!read_ipv4_number (text + at, stop - at, &numbers[n++], &odd))
        {
          fault (self, IRI_FINDING_IPV4_NON_NUMERIC_PART);
          return NULL;
        }
    }
  if (odd)
    fault (self, IRI_FINDING_IPV4_NON_DECIMAL_PART);
  if (!add_ipv4 (self, numbers, n, &address))
    return NULL;
  return g_strdup_printf ("%u.%u.%u.%u", address >> 24, address >> 16 & 255,
                          address >> 8 & 255, address & 255);
}

/* An IPv6 address while it is read. */
typedef struct
{
  const char *text;
  gsize length;
  gsize at;
  guint16 pieces[8];
  int n;
  int compress; /* where "::" stands, -1 for nowhere */
} Ipv6;

static gboolean
is_digit_at (const Ipv6 *self)
{
  return self->at < self->length && g_ascii_isdigit (self->text[self->at]);
}

/* One number of an embedded IPv4 address. */
static IriFindingCode
read_embedded_number (Ipv6 *self, guint *value)
{
  int number = -1;

  if (!is_digit_at (self))
    return IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT;
  for (; is_digit_at (self); self->at++)
    {
      if (number == 0)
        return IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT;
      number = MAX (number, 0) * 10 + (self->text[self->at] - '0');
      if (number > 255)
        return IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_PART;
    }
  *value = (guint) number;
  return IRI_N_FINDINGS;
}

static IriFindingCode
read_embedded_ipv4 (Ipv6 *self)
{
  guint seen = 0;

  if (self->n > 6)
    return IRI_FINDING_IPV4_IN_IPV6_TOO_MANY_PIECES;
  while (self->at < self->length)
    {
      guint value = 0;
      IriFindingCode code;

      if (seen > 0)
        {
          if (self->text[self->at] != '.' || seen == 4)
            return IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT;
          self->at++;
        }
      code = read_embedded_number (self, &value);
      if (code != IRI_N_FINDINGS)
        return code;
      self->pieces[self->n] = (guint16) (self->pieces[self->n] * 0x100 + value);
      seen++;
      if (seen == 2 || seen == 4)
        self->n++;
    }
  return seen == 4 ? IRI_N_FINDINGS : IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_PARTS;
}

/* A piece and what follows it. @ended is set if nothing can. */
static IriFindingCode
read_ipv6_piece (Ipv6 *self, gboolean *ended)
{
  gsize begin = self->at;
  guint value = 0;

  while (self->at < self->length && self->at - begin < 4
         && g_ascii_isxdigit (self->text[self->at]))
    value = value * 16 + (guint) g_ascii_xdigit_value (self->text[self->at++]);
  if (self->at < self->length && self->text[self->at] == '.')
    {
      if (self->at == begin)
        return IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT;
      self->at = begin;
      *ended = TRUE;
      return read_embedded_ipv4 (self);
    }
  if (self->at < self->length)
    {
      if (self->text[self->at] != ':' || self->at + 1 == self->length)
        return IRI_FINDING_IPV6_INVALID_CODE_POINT;
      self->at++;
    }
  self->pieces[self->n++] = (guint16) value;
  return IRI_N_FINDINGS;
}

static IriFindingCode
read_ipv6_pieces (Ipv6 *self)
{
  gboolean ended = FALSE;

  while (self->at < self->length && !ended)
    {
      IriFindingCode code;

      if (self->n == 8)
        return IRI_FINDING_IPV6_TOO_MANY_PIECES;
      if (self->text[self->at] == ':')
        {
          if (self->compress >= 0)
            return IRI_FINDING_IPV6_MULTIPLE_COMPRESSION;
          self->at++;
          self->compress = ++self->n;
          continue;
        }
      code = read_ipv6_piece (self, &ended);
      if (code != IRI_N_FINDINGS)
        return code;
    }
  return IRI_N_FINDINGS;
}

/* Moves what stands behind "::" to the end. */
static IriFindingCode
expand_ipv6 (Ipv6 *self)
{
  if (self->compress < 0)
    return self->n == 8 ? IRI_N_FINDINGS : IRI_FINDING_IPV6_TOO_FEW_PIECES;
  for (int to = 7, from = self->n - 1; from >= self->compress; to--, from--)
    {
      guint16 piece = self->pieces[from];

      self->pieces[from] = 0;
      self->pieces[to] = piece;
    }
  return IRI_N_FINDINGS;
}

static IriFindingCode
read_ipv6 (Ipv6 *self)
{
  IriFindingCode code;

  if (self->length > 0 && self->text[0] == ':')
    {
      if (self->length < 2 || self->text[1] != ':')
        return IRI_FINDING_IPV6_INVALID_COMPRESSION;
      self->at = 2;
      self->compress = ++self->n;
    }
  code = read_ipv6_pieces (self);
  return code == IRI_N_FINDINGS ? expand_ipv6 (self) : code;
}

/* The first of the longest runs of zeros, which is written "::". Returns its
 * length, 0 if it is shorter than two. */
static int
longest_zeros (const guint16 *pieces, int *begin)
{
  int longest = 1;

  for (int i = 0; i < 8; i++)
    {
      int run = i;

      while (run < 8 && pieces[run] == 0)
        run++;
      if (run - i > longest)
        {
          longest = run - i;
          *begin = i;
        }
      i = MAX (i, run - 1);
    }
  return longest > 1 ? longest : 0;
}

static char *
serialize_ipv6 (const guint16 *pieces)
{
  GString *out = g_string_new ("[");
  int begin = 0, length = longest_zeros (pieces, &begin);

  for (int i = 0; i < 8; i++)
    {
      if (length > 0 && i == begin)
        {
          g_string_append (out, i == 0 ? "::" : ":");
          i += length - 1;
          continue;
        }
      g_string_append_printf (out, "%x%s", pieces[i], i < 7 ? ":" : "");
    }
  g_string_append_c (out, ']');
  return g_string_free (out, FALSE);
}

static char *
parse_ipv6 (const Host *self, const char *text, gsize length)
{
  Ipv6 address = { .text = text, .length = length, .compress = -1 };
  IriFindingCode code = read_ipv6 (&address);

  if (code == IRI_N_FINDINGS)
    return serialize_ipv6 (address.pieces);
  fault (self, code);
  return NULL;
}

static gboolean
has_any (const char *text, gsize length, IriUrlSet set)
{
  for (gsize at = 0; at < length; at++)
    if ((guint8) text[at] < 0x80 && iri_url_in_set ((guint8) text[at], set))
      return TRUE;
  return FALSE;
}

static char *
parse_opaque (const Host *self, const char *text, gsize length)
{
  GString *out;

  if (has_any (text, length, IRI_URL_FORBIDDEN_HOST))
    {
      fault (self, IRI_FINDING_HOST_INVALID_CODE_POINT);
      return NULL;
    }
  out = g_string_new (NULL);
  iri_url_encode (text, length, IRI_URL_SET_C0_CONTROL, out);
  return g_string_free (out, FALSE);
}

static char *
parse_domain (const Host *self,
              const char *text,
              gsize length,
              IriHostKind *kind)
{
  g_autofree char *domain = percent_decode (text, length);
  g_autofree char *ascii = domain_to_ascii (domain);

  if (ascii == NULL || *ascii == '\0')
    {
      fault (self, IRI_FINDING_DOMAIN_TO_ASCII);
      return NULL;
    }
  if (has_any (ascii, strlen (ascii), IRI_URL_FORBIDDEN_DOMAIN))
    {
      fault (self, IRI_FINDING_DOMAIN_INVALID_CODE_POINT);
      return NULL;
    }
  if (!ends_in_a_number (ascii, strlen (ascii)))
    return g_steal_pointer (&ascii);
  *kind = IRI_HOST_IPV4;
  return parse_ipv4 (self, ascii, strlen (ascii));
}

char *
iri_url_parse_host (const char *text,
                    IriSpan span,
                    gboolean opaque,
                    IriHostKind *kind,
                    const IriUrlErrors *errors)
{
  const Host self = { span, errors };
  gsize length = iri_span_length (span);

  text += span.begin;
  *kind = length == 0 ? IRI_HOST_EMPTY : IRI_HOST_REG_NAME;
  if (length > 0 && text[0] == '[')
    {
      *kind = IRI_HOST_IPV6;
      if (text[length - 1] == ']')
        return parse_ipv6 (&self, text + 1, length - 2);
      fault (&self, IRI_FINDING_IPV6_UNCLOSED);
      return NULL;
    }
  return opaque ? parse_opaque (&self, text, length)
                : parse_domain (&self, text, length, kind);
}
