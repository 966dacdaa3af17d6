/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-link-format.h"

#include "iri-chars.h"
#include "iri-parse.h"
#include "iri-syntax-group.h"
#include "iri-unicode.h"

#include <string.h>
#include <unicode/uchar.h>

/* ASCII not allowed in IRIs, and characters that are not text. Brackets are classified
 * earlier. */
#define HARD_GROUPS                                                                    \
  (IRI_SYNTAX_GROUP_SPACE | IRI_SYNTAX_GROUP_DELIMITER | IRI_SYNTAX_GROUP_UNWISE       \
   | IRI_SYNTAX_GROUP_CONTROL | IRI_SYNTAX_GROUP_SPECIAL                               \
   | IRI_SYNTAX_GROUP_NON_CHARACTER | IRI_SYNTAX_GROUP_FFFE)

/* Bidi formatting around a link belongs to its display (3987bis-00 §4.1). Joiners and
 * tags are parts of words and emoji. */
static IriLinkTerm
classify_invisible (gunichar c, gunichar *pair)
{
  if (c == 0x202C || c == 0x2069)
    {
      *pair = c;
      return IRI_LINK_CLOSE;
    }
  if ((c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2068))
    {
      *pair = c <= 0x202E ? 0x202C : 0x2069;
      return IRI_LINK_OPEN;
    }
  return u_charType ((UChar32) c) != U_FORMAT_CHAR || (c >> 12) == 0xE0
                 || u_hasBinaryProperty ((UChar32) c, UCHAR_JOIN_CONTROL)
             ? IRI_LINK_INCLUDE
             : IRI_LINK_SOFT;
}

static gboolean
ends_phrase (UChar32 c)
{
  return u_hasBinaryProperty (c, UCHAR_TERMINAL_PUNCTUATION)
         || u_hasBinaryProperty (c, UCHAR_QUOTATION_MARK)
         || u_getIntPropertyValue (c, UCHAR_LINE_BREAK) == U_LB_INSEPARABLE;
}

/* Whether a byte of US-ASCII belongs to a link wherever it stands. */
static gboolean
continues_link (guint8 byte)
{
  return iri_byte_is (byte, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT)
         || (byte != '\0' && strchr ("#$%&*+-/=@_~", byte) != NULL);
}

IriLinkTerm
iri_link_term (gunichar c, gunichar *pair)
{
  int side;

  if (c < 0x80 && continues_link ((guint8) c))
    return IRI_LINK_INCLUDE;
  /* Letters are never punctuation, brackets or spaces, so the lookups below are
   * skipped. */
  if ((U_MASK (iri_character (c).category) & U_GC_L_MASK) != 0)
    return IRI_LINK_INCLUDE;
  side = iri_unicode_bracket (c, pair);
  if (side != 0)
    return side > 0 ? IRI_LINK_OPEN : IRI_LINK_CLOSE;
  if ((iri_syntax_group (c) & HARD_GROUPS) != 0 || u_isUWhiteSpace ((UChar32) c))
    return IRI_LINK_HARD;
  if (u_hasBinaryProperty ((UChar32) c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
    return classify_invisible (c, pair);
  return ends_phrase ((UChar32) c) ? IRI_LINK_SOFT : IRI_LINK_INCLUDE;
}

/* Some programs treat these characters as letters, others ignore them. */
static gboolean
is_uncertain (gunichar c)
{
  return !iri_unicode_is_assigned (c) || iri_char_is_private (c);
}

/* Whether @c ends a link. @open has the pair value of each open bracket. */
static gboolean
breaks (gunichar c, GArray *open)
{
  gunichar pair = 0;

  switch (iri_link_term (c, &pair))
    {
    case IRI_LINK_HARD:
      return TRUE;
    case IRI_LINK_OPEN:
      g_array_append_val (open, pair);
      return FALSE;
    case IRI_LINK_CLOSE:
      if (open->len == 0 || g_array_index (open, gunichar, open->len - 1) != pair)
        return TRUE;
      g_array_set_size (open, open->len - 1);
      return FALSE;
    case IRI_LINK_INCLUDE:
    case IRI_LINK_SOFT:
      return is_uncertain (c);
    }
  g_return_val_if_reached (TRUE);
}

gsize
iri_link_mark_length (const char *text, gsize length)
{
  const char *end = text + length, *last;
  gsize run = 0;
  int type;

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
  type = u_charType ((UChar32) iri_utf8_first (last));
  return type == U_FINAL_PUNCTUATION || type == U_INITIAL_PUNCTUATION
             ? (gsize) (end - last)
             : 0;
}

/* The beginning of the characters at the end of @text that belong to the sentence
 * around it if @text ends there. */
static gsize
find_tail (const char *text, gsize length)
{
  const char *at = text + length;
  gunichar pair;

  while (at > text)
    {
      const char *before = g_utf8_prev_char (at);
      IriLinkTerm term = iri_link_term (iri_utf8_first (before), &pair);
      gsize mark = iri_link_mark_length (text, (gsize) (at - text));

      if (mark > 0)
        before = at - mark;
      else if (term != IRI_LINK_SOFT && term != IRI_LINK_OPEN)
        break;
      at = before;
    }
  return (gsize) (at - text);
}

/* Percent-encodes all bytes, even those that a URI allows. */
static void
append_encoded (const char *text, gsize length, GString *out)
{
  static const char hex[] = "0123456789ABCDEF";

  for (gsize i = 0; i < length; i++)
    {
      g_string_append_c (out, '%');
      g_string_append_c (out, hex[(guint8) text[i] >> 4]);
      g_string_append_c (out, hex[(guint8) text[i] & 15]);
    }
}

/* Appends @span of @iri. Text from @tail on would belong to the sentence around it, so
 * it is percent-encoded. */
static void
append_component (const char *iri, IriSpan span, gsize tail, GString *out)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (gunichar));

  for (gsize at = span.begin; at < span.end;)
    {
      gsize n = (gsize) g_utf8_skip[(guint8) iri[at]];

      if (breaks (iri_utf8_first (iri + at), open) || at >= tail)
        append_encoded (iri + at, n, out);
      else
        g_string_append_len (out, iri + at, (gssize) n);
      at += n;
    }
}

void
iri_link_escape (const char *iri, const IriSpec *spec, GString *out)
{
  static const IriComponent escaped[]
      = { IRI_COMPONENT_PATH, IRI_COMPONENT_QUERY, IRI_COMPONENT_FRAGMENT };
  gsize length = strlen (iri), tail = find_tail (iri, length), done = 0;
  IriComponents components;

  iri_parse (iri, length, spec, &components, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (escaped); i++)
    {
      IriSpan span = components.span[escaped[i]];

      if (!iri_span_is_present (span))
        continue;
      g_string_append_len (out, iri + done, (gssize) (span.begin - done));
      append_component (iri, span, tail, out);
      done = span.end;
    }
  g_string_append (out, iri + done);
}
