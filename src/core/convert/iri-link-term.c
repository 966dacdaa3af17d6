/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-link-term.h"

#include "iri-chars.h"

#include <string.h>

/* UTS #58 includes these, but IRIs have none of them (RFC 3987 §2.2), and in source
 * code and markup they are around links. */
#define NOT_IN_IRIS "<>\\^`|"

/* Bidi formatting around a link belongs to its display (3987bis-00 §4.1). Joiners and
 * tags are parts of words and emoji. */
static IriUnicodeLinkTerm
classify_invisible (gunichar c, gunichar *opener)
{
  if (c == 0x202c || c == 0x2069)
    {
      *opener = c;
      return IRI_UNICODE_LINK_CLOSE;
    }
  if ((c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2068))
    {
      *opener = c <= 0x202e ? 0x202c : 0x2069;
      return IRI_UNICODE_LINK_OPEN;
    }
  return iri_character (c)->category != U_FORMAT_CHAR || (c >> 12) == 0xe0
                 || c == 0x200c || c == 0x200d
             ? IRI_UNICODE_LINK_INCLUDE
             : IRI_UNICODE_LINK_SOFT;
}

/* Whether a byte of US-ASCII belongs to a link wherever it stands. */
static gboolean
continues_link (guint8 byte)
{
  return iri_byte_is (byte, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT)
         || (byte != '\0' && strchr ("#$%&*+-/=@_~", byte) != NULL);
}

IriUnicodeLinkTerm
iri_link_term (gunichar c, gunichar *opener)
{
  IriUnicodeLinkTerm term;

  if (c < 0x80 && continues_link ((guint8) c))
    return IRI_UNICODE_LINK_INCLUDE;
  term = iri_character (c)->link_term;
  if (term == IRI_UNICODE_LINK_OPEN)
    *opener = c;
  else if (term == IRI_UNICODE_LINK_CLOSE)
    *opener = iri_unicode_link_opener (c);
  if (c == 0xfffd || (c < 0x80 && strchr (NOT_IN_IRIS, (int) c) != NULL))
    return IRI_UNICODE_LINK_HARD;
  if (term != IRI_UNICODE_LINK_HARD && iri_unicode_is_ignorable (c))
    return classify_invisible (c, opener);
  return term;
}

/* Moves to the next component if @c ends this one. Returns whether brackets before it
 * do not match those after it. */
static gboolean
separates (IriLinkReader *self, gsize at, gunichar c)
{
  IriComponent component = self->component;

  if (c == '#' && component != IRI_COMPONENT_FRAGMENT)
    self->component = IRI_COMPONENT_FRAGMENT;
  else if (c == '?' && component <= IRI_COMPONENT_PATH)
    self->component = IRI_COMPONENT_QUERY;
  else if (c == '/' && component == IRI_COMPONENT_HOST)
    self->component = IRI_COMPONENT_PATH;
  else if (component <= IRI_COMPONENT_PATH)
    return c == '/';
  else if (component == IRI_COMPONENT_QUERY)
    return c == '=' || c == '&';
  else
    return c == ':' && self->length - at >= strlen (":~:")
           && memcmp (self->text + at, ":~:", strlen (":~:")) == 0;
  return TRUE;
}

/* Whether the byte at @at is between two letters. */
static gboolean
is_in_word (const char *text, gsize length, gsize at)
{
  const guint letter = U_GC_L_MASK | U_GC_M_MASK;
  const char *before = g_utf8_find_prev_char (text, text + at);
  const char *after = text + at + 1;

  return before != NULL && at + 1 < length
         && (iri_unicode_category_mask (iri_utf8_first (before)) & letter) != 0
         && (iri_unicode_category_mask (
                 g_utf8_get_char_validated (after, (gssize) (length - at - 1)))
             & letter)
                != 0;
}

/* Whether @c is a punctuation mark that no domain name has, such as a dash. */
static gboolean
is_not_in_hosts (gunichar c)
{
  const IriCharacter *character = iri_character (c);

  return c >= 0x80 && (U_MASK (character->category) & U_GC_P_MASK) != 0
         && character->idna2008 != IRI_IDNA2008_CONTEXTO;
}

IriUnicodeLinkTerm
iri_link_read (IriLinkReader *self, gsize at, gunichar c)
{
  gunichar opener = 0;
  IriUnicodeLinkTerm term = iri_link_term (c, &opener);

  if (c < 0x80 && separates (self, at, c))
    g_array_set_size (self->open, 0);
  switch (term)
    {
    case IRI_UNICODE_LINK_OPEN:
      /* An IPv6 address begins with a bracket, and no name has one. */
      if (self->component == IRI_COMPONENT_HOST && at > 0
          && iri_byte_is ((guint8) self->text[at - 1],
                          IRI_CLASS_ALPHA | IRI_CLASS_DIGIT))
        return IRI_UNICODE_LINK_HARD;
      g_array_append_val (self->open, opener);
      return term;
    case IRI_UNICODE_LINK_CLOSE:
      if (self->open->len == 0
          || g_array_index (self->open, gunichar, self->open->len - 1) != opener)
        return IRI_UNICODE_LINK_HARD;
      g_array_set_size (self->open, self->open->len - 1);
      return IRI_UNICODE_LINK_INCLUDE;
    case IRI_UNICODE_LINK_SOFT:
      /* Words of Hebrew have it; elsewhere it is a delimiter of source code. */
      return c != '"' || is_in_word (self->text, self->length, at)
                 ? IRI_UNICODE_LINK_SOFT
                 : IRI_UNICODE_LINK_HARD;
    case IRI_UNICODE_LINK_INCLUDE:
      return self->component == IRI_COMPONENT_HOST && is_not_in_hosts (c)
                 ? IRI_UNICODE_LINK_HARD
                 : term;
    case IRI_UNICODE_LINK_HARD:
      return term;
    }
  g_return_val_if_reached (IRI_UNICODE_LINK_HARD);
}

gsize
iri_link_mark_length (const char *text, gsize length)
{
  const char *end = text + length, *last;
  gsize run = 0;
  guint8 type;

  if (length == 0)
    return 0;
  while (run < length && strchr ("*_~", end[-1]) != NULL
         && end[-1 - (gssize) run] == end[-1])
    run++;
  if (run > 1)
    return run;
  last = g_utf8_find_prev_char (text, end);
  if (last == NULL || (guint8) *last < 0x80)
    return 0;
  type = iri_character (iri_utf8_first (last))->category;
  return type == U_FINAL_PUNCTUATION || type == U_INITIAL_PUNCTUATION
             ? (gsize) (end - last)
             : 0;
}
