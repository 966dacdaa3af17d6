/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-prose.h"

#include "iri-chars.h"
#include "iri-parse.h"
#include "iri-scheme.h"

#include <string.h>
#include <unicode/uchar.h>

/* What is longer, in characters, is shortened. */
#define MAX_AROUND 40

/* What is at one side of the IRI, nearest first. */
typedef struct
{
  IriSpan marks;  /* next to it, without white space between */
  guint n_breaks; /* the line breaks in the white space after these */
  IriSpan word;   /* after the white space; empty at the end of the text */
} Side;

/* The characters of a host or an IRI that no word has inside it. */
#define NOT_IN_WORDS "./:@?#&=%\\_~"

/* A text at whose end one of these is may be continued as a host or an email
 * address. */
#define CONTINUED ".@/-_"

gboolean
iri_prose_is_white (gunichar c)
{
  return c < ' ' || c == 0xfeff || u_isUWhiteSpace ((UChar32) c);
}

static gsize
skip (const char *text, gsize length, gsize at, gboolean white)
{
  const char *p = text + at, *end = text + length;

  while (p < end && iri_prose_is_white (iri_utf8_first (p)) == white)
    p = g_utf8_next_char (p);
  return (gsize) (p - text);
}

static gsize
skip_back (const char *text, gsize at, gboolean white)
{
  const char *p = text + at;

  while (p > text
         && iri_prose_is_white (iri_utf8_first (g_utf8_prev_char (p))) == white)
    p = g_utf8_prev_char (p);
  return (gsize) (p - text);
}

static guint
count_breaks (const char *text, IriSpan white)
{
  const char *end = text + white.end;
  gunichar before = 0;
  guint n = 0;

  for (const char *p = text + white.begin; p < end;)
    {
      gunichar c = iri_utf8_next (&p);

      n += (c >= '\n' && c <= '\r' && !(c == '\n' && before == '\r')) || c == 0x85
           || c == 0x2028 || c == 0x2029;
      before = c;
    }
  return n;
}

static Side
read_left (const char *text, gsize begin)
{
  gsize marks = skip_back (text, begin, FALSE), end = skip_back (text, marks, TRUE);

  return (Side){ { marks, begin },
                 count_breaks (text, (IriSpan){ end, marks }),
                 { skip_back (text, end, FALSE), end } };
}

static Side
read_right (const char *text, gsize length, gsize end)
{
  gsize marks = skip (text, length, end, FALSE);
  gsize begin = skip (text, length, marks, TRUE);

  return (Side){ { end, marks },
                 count_breaks (text, (IriSpan){ marks, begin }),
                 { begin, skip (text, length, begin, FALSE) } };
}

static gboolean
is_empty (IriSpan span)
{
  return span.begin == span.end;
}

/* @word without the punctuation at both ends. */
static IriSpan
strip (const char *text, IriSpan word)
{
  const char *begin = text + word.begin, *end = text + word.end;

  while (begin < end && !u_isalnum ((UChar32) iri_utf8_first (begin)))
    begin = g_utf8_next_char (begin);
  while (end > begin
         && (U_GET_GC_MASK ((UChar32) iri_utf8_first (g_utf8_prev_char (end)))
             & (U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK))
                == 0)
    end = g_utf8_prev_char (end);
  return (IriSpan){ (gsize) (begin - text), (gsize) (end - text) };
}

/* Whether @word may be part of a host or an IRI, unlike a word of a sentence. */
static gboolean
is_like_iri (const char *text, IriSpan word)
{
  IriSpan inner = strip (text, word);
  gsize n = iri_span_length (inner);

  for (gsize at = 0; at < n; at++)
    if (strchr (NOT_IN_WORDS, text[inner.begin + at]) != NULL)
      return TRUE;
  return memchr (text + word.begin, '@', iri_span_length (word)) != NULL;
}

static gboolean
is_word (const char *text, IriSpan word)
{
  return !is_empty (strip (text, word)) && !is_like_iri (text, word);
}

static gboolean
has_words (const char *text, gsize length, IriSpan word, gboolean backwards)
{
  guint n = 0;

  while (!is_empty (word) && n < IRI_PROSE_MIN_WORDS)
    {
      gsize at;

      n += is_word (text, word);
      at = backwards ? skip_back (text, word.begin, TRUE)
                     : skip (text, length, word.end, TRUE);
      word = backwards ? (IriSpan){ skip_back (text, at, FALSE), at }
                       : (IriSpan){ at, skip (text, length, at, FALSE) };
    }
  return n >= IRI_PROSE_MIN_WORDS;
}

/* Whether a word is on a line of its own, as the rest of a long IRI in an email is. */
static gboolean
is_alone (const char *text, gsize length, IriSpan word)
{
  gsize next = skip (text, length, word.end, TRUE);

  return strip (text, word).end == word.end
         && (next == length || count_breaks (text, (IriSpan){ word.end, next }) > 0);
}

/* Whether the host of the IRI @text is its end. Sets @dotless to whether it is one
 * label, which the beginning of a host is, too. */
static gboolean
ends_with_host (const char *text, IriSpan iri, gboolean *dotless)
{
  const char *host = text + iri.begin;
  IriComponents components;
  IriSpan span;

  iri_parse (host, iri_span_length (iri), iri_spec_default (), &components, NULL, NULL);
  span = components.span[IRI_COMPONENT_HOST];
  if (!iri_span_is_present (span))
    return FALSE;
  *dotless = strcspn (host + span.begin, ".:[") >= iri_span_length (span)
             && !(iri_span_length (span) == strlen ("localhost")
                  && g_ascii_strncasecmp (host + span.begin, "localhost", 9) == 0);
  return span.end == iri_span_length (iri);
}

/* Whether what is after the IRI may be its rest. */
static gboolean
may_continue (const char *text, gsize length, IriSpan iri, const Side *right)
{
  gboolean dotless = FALSE, is_host = ends_with_host (text, iri, &dotless);
  gunichar first;

  if (is_empty (right->word) || right->n_breaks > 1)
    return FALSE;
  first = iri_utf8_first (text + right->word.begin);
  if (!is_empty (right->marks))
    return is_host && iri_span_length (right->marks) == 1
           && strchr (CONTINUED, text[right->marks.begin]) != NULL
           && (dotless || !u_isUUppercase ((UChar32) first));
  if (is_like_iri (text, right->word) || (is_host && dotless))
    return TRUE;
  return right->n_breaks == 1
         && ((is_host && !u_isUUppercase ((UChar32) first))
             || is_alone (text, length, right->word));
}

/* Whether the word before the IRI is the beginning of its scheme: "ht tps://". */
static gboolean
splits_scheme (const char *text, IriSpan iri, const Side *left)
{
  const char *colon = memchr (text + iri.begin, ':', iri_span_length (iri));
  g_autoptr (GString) joined = NULL;

  if (colon == NULL || !is_empty (left->marks) || is_empty (left->word))
    return FALSE;
  joined = g_string_new_len (text + left->word.begin,
                             (gssize) iri_span_length (left->word));
  g_string_append_len (joined, text + iri.begin, colon - (text + iri.begin));
  return *iri_scheme_find (joined->str, (IriSpan){ 0, joined->len })->name != '\0';
}

/* Whether punctuation is between the IRI and @word, which is before it, and no host or
 * email address has it. */
static gboolean
ends_with_mark (const char *text, IriSpan word)
{
  const char *end = text + word.end;
  gunichar last = iri_utf8_first (g_utf8_prev_char (end));

  if (is_empty (strip (text, word)))
    return strchr (".@/", text[word.begin]) == NULL;
  return u_ispunct ((UChar32) last)
         && (last >= 0x80 || !strchr (CONTINUED, (int) last));
}

/* Whether something divides a host without a scheme from the text before it. */
static gboolean
is_set_off_left (const char *text, gsize length, const Side *left)
{
  if (!is_empty (left->marks) || left->n_breaks > 1)
    return TRUE;
  if (ends_with_mark (text, left->word))
    return !is_like_iri (text, left->word);
  return left->n_breaks == 0 && is_word (text, left->word)
         && has_words (text, length, left->word, TRUE);
}

static gboolean
is_set_off_right (const char *text, gsize length, const Side *right)
{
  if (!is_empty (right->marks) || is_empty (right->word) || right->n_breaks > 1)
    return TRUE;
  return right->n_breaks == 0 && has_words (text, length, right->word, FALSE);
}

gboolean
iri_prose_surrounds (const char *text, gsize length, IriSpan iri, gboolean bare)
{
  const Side right = read_right (text, length, iri.end);
  Side left;

  if (may_continue (text, length, iri, &right))
    return FALSE;
  /* Without text before it, only an end of the line is plain. */
  if (iri.begin == 0)
    return is_empty (right.marks) && right.n_breaks > (bare ? 1 : 0);
  left = read_left (text, iri.begin);
  if (splits_scheme (text, iri, &left))
    return FALSE;
  return !bare
         || (is_set_off_left (text, length, &left)
             && is_set_off_right (text, length, &right));
}

/* Appends @span, at most %MAX_AROUND characters of it, in one line. */
static void
append_around (const char *text, IriSpan span, gboolean at_end, GString *out)
{
  glong n = g_utf8_strlen (text + span.begin, (gssize) iri_span_length (span));
  const char *begin = text + span.begin, *end = text + span.end;

  if (n > MAX_AROUND && at_end)
    begin = g_utf8_offset_to_pointer (begin, n - MAX_AROUND);
  if (n > MAX_AROUND && !at_end)
    end = g_utf8_offset_to_pointer (begin, MAX_AROUND);
  if (begin > text + span.begin)
    g_string_append (out, "…");
  for (const char *p = begin; p < end;)
    {
      gunichar c = iri_utf8_next (&p);

      if (!iri_prose_is_white (c))
        g_string_append_unichar (out, c);
      else if (out->len > 0 && out->str[out->len - 1] != ' ')
        g_string_append_c (out, ' ');
    }
  if (end < text + span.end)
    g_string_append (out, "…");
}

char *
iri_prose_around (const char *text, gsize length, IriSpan iri)
{
  const IriSpan before = strip (text, (IriSpan){ 0, iri.begin });
  const IriSpan after = strip (text, (IriSpan){ iri.end, length });
  GString *out;

  if (is_empty (before) && is_empty (after))
    return NULL;
  out = g_string_new (NULL);
  append_around (text, before, TRUE, out);
  g_string_append (out, is_empty (before) ? "… " : is_empty (after) ? " …" : " … ");
  append_around (text, after, FALSE, out);
  return g_string_free (out, FALSE);
}
