/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include "iri-chars.h"

#define N_PIECES 8

/* No "::" has been found so far. */
#define NOWHERE (N_PIECES + 1)

typedef struct
{
  const char *text;
  const IriUrlErrors *errors;
  gsize at;
  gsize end;
  guint16 *address;
  guint piece;    /* the number of pieces so far */
  guint compress; /* the index of the first piece after "::" */
} Reader;

/* The byte at distance @ahead from the next one, or U+0000, which is in no address, at
 * the end. */
static char
peek (const Reader *self, gsize ahead)
{
  return self->end - self->at > ahead ? self->text[self->at + ahead] : '\0';
}

/* Reports @code from @begin up to and including the next character. */
static gboolean
fail (const Reader *self, IriFindingCode code, gsize begin)
{
  const char *next = g_utf8_next_char (self->text + self->at);
  gsize end = MIN ((gsize) (next - self->text), self->end);

  iri_url_error (self->errors, code, IRI_COMPONENT_HOST, (IriSpan){ begin, end });
  return FALSE;
}

/* Reads one of the four numbers of an IPv4 address. */
static gboolean
read_ipv4_number (Reader *self)
{
  gsize begin = self->at;
  guint value = 0;

  while (g_ascii_isdigit (peek (self, 0)))
    {
      /* Leading zeros are not allowed. */
      if (self->at > begin && value == 0)
        return fail (self, IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT, self->at);
      value = value * 10 + (guint) (peek (self, 0) - '0');
      if (value > 255)
        return fail (self, IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_PART, begin);
      self->at++;
    }
  if (self->at == begin)
    return fail (self, IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT, self->at);
  self->address[self->piece] = (guint16) (self->address[self->piece] * 0x100 + value);
  return TRUE;
}

/* Reads an IPv4 address, which takes the place of two pieces. */
static gboolean
read_ipv4 (Reader *self)
{
  gsize begin = self->at;
  guint seen = 0;

  if (self->piece > N_PIECES - 2)
    {
      self->at = self->end;
      return fail (self, IRI_FINDING_IPV4_IN_IPV6_TOO_MANY_PIECES, begin);
    }
  for (; self->at < self->end; seen++)
    {
      if (seen > 0 && (peek (self, 0) != '.' || seen == 4))
        return fail (self, IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT, self->at);
      if (seen > 0)
        self->at++;
      if (!read_ipv4_number (self))
        return FALSE;
      if (seen % 2 == 1)
        self->piece++;
    }
  return seen == 4 || fail (self, IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_PARTS, begin);
}

/* Reads up to four hex digits and the colon after them, or an IPv4 address. */
static gboolean
read_piece (Reader *self)
{
  gsize begin = self->at;
  guint value = 0;

  while (self->at - begin < 4 && iri_byte_is ((guint8) peek (self, 0), IRI_CLASS_HEX))
    {
      value = value * 0x10 + iri_hex_value ((guint8) peek (self, 0));
      self->at++;
    }
  if (peek (self, 0) == '.' && self->at == begin)
    return fail (self, IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT, begin);
  if (peek (self, 0) == '.')
    {
      self->at = begin;
      return read_ipv4 (self);
    }
  if (self->at < self->end && (peek (self, 0) != ':' || self->end - self->at == 1))
    return fail (self, IRI_FINDING_IPV6_INVALID_CODE_POINT, self->at);
  if (self->at - begin > 1 && self->text[begin] == '0')
    iri_url_error (self->errors, IRI_FINDING_IPV6_PIECE_LEADING_ZERO,
                   IRI_COMPONENT_HOST, (IriSpan){ begin, self->at });
  if (self->at < self->end)
    self->at++;
  self->address[self->piece++] = (guint16) value;
  return TRUE;
}

static gboolean
read_pieces (Reader *self)
{
  while (self->at < self->end)
    {
      if (self->piece == N_PIECES)
        return fail (self, IRI_FINDING_IPV6_TOO_MANY_PIECES, self->at);
      if (peek (self, 0) == ':' && self->compress != NOWHERE)
        return fail (self, IRI_FINDING_IPV6_MULTIPLE_COMPRESSION, self->at);
      if (peek (self, 0) == ':')
        {
          self->at++;
          self->compress = ++self->piece;
        }
      else if (!read_piece (self))
        return FALSE;
    }
  return TRUE;
}

/* Moves the pieces after "::" to the end. "::" itself counts as a piece, of value 0. */
static void
expand (Reader *self)
{
  guint swaps = self->piece - self->compress;

  for (guint to = N_PIECES - 1; swaps > 0; to--, swaps--)
    {
      guint from = self->compress + swaps - 1;
      guint16 piece = self->address[to];

      self->address[to] = self->address[from];
      self->address[from] = piece;
    }
}

gboolean
iri_url_parse_ipv6 (const char *text,
                    IriSpan span,
                    const IriUrlErrors *errors,
                    guint16 address[8])
{
  Reader self = {
    .text = text,
    .errors = errors,
    .at = span.begin,
    .end = span.end,
    .address = address,
    .compress = NOWHERE,
  };

  for (guint i = 0; i < N_PIECES; i++)
    address[i] = 0;
  if (peek (&self, 0) == ':')
    {
      if (peek (&self, 1) != ':')
        return fail (&self, IRI_FINDING_IPV6_INVALID_COMPRESSION, span.begin);
      self.at += 2;
      self.compress = ++self.piece;
    }
  if (!read_pieces (&self))
    return FALSE;
  if (self.compress != NOWHERE)
    expand (&self);
  else if (self.piece != N_PIECES)
    {
      iri_url_error (errors, IRI_FINDING_IPV6_TOO_FEW_PIECES, IRI_COMPONENT_HOST,
                     (IriSpan){ span.begin - 1, span.end + 1 });
      return FALSE;
    }
  return TRUE;
}

/* Returns the first of the longest runs of two or more zeros, which "::" replaces, or
 * N_PIECES if there is no such run. */
static guint
find_zeros (const guint16 address[8], guint *length)
{
  guint begin = N_PIECES;

  *length = 1;
  for (guint i = 0, run = 0; i < N_PIECES; i++)
    {
      run = address[i] == 0 ? run + 1 : 0;
      if (run > *length)
        {
          *length = run;
          begin = i + 1 - run;
        }
    }
  return begin;
}

void
iri_url_append_ipv6 (const guint16 address[8], GString *out)
{
  guint length, zeros = find_zeros (address, &length);

  for (guint i = 0; i < N_PIECES;)
    if (i == zeros)
      {
        g_string_append (out, i == 0 ? "::" : ":");
        i += length;
      }
    else
      {
        g_string_append_printf (out, "%x", address[i]);
        i++;
        if (i < N_PIECES)
          g_string_append_c (out, ':');
      }
}
