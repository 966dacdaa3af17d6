/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-intended.h"

#include "iri-bare-host.h"
#include "iri-chars.h"
#include "iri-copied-form.h"
#include "iri-defang.h"
#include "iri-detect.h"
#include "iri-parse.h"
#include "iri-prose.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* More delimiters inside each other are not removed. */
#define MAX_LAYERS 4

/* Delimiters of IRIs in text (RFC 3986, appendix C). */
static const struct
{
  const char *before;
  const char *after;
} around[] = {
  { "<URL:", ">" },       { "<", ">" },           { "\"", "\"" },
  { "'", "'" },           { "`", "`" },           { "(", ")" },
  { "[", "]" },           { "{", "}" },           { "\u00ab", "\u00bb" },
  { "\u2039", "\u203a" }, { "\u201c", "\u201d" }, { "\u201e", "\u201c" },
  { "\u2018", "\u2019" },
};

/* clang-format off */
static const struct
{
  const char *id;
  const char *message;
} changes[IRI_INTENDED_N_CHANGES] = {
  { "trimmed", N_ ("White space around the text was removed") },
  { "in-text", N_ ("The IRI was taken out of the text around it") },
  { "defanged", N_ ("The defanged IRI was restored") },
  { "host", N_ ("The text was read as a host") },
  { "email", N_ ("The text was read as an email address") },
};
/* clang-format on */

/* The state of reading one text. */
typedef struct
{
  const char *text;
  GString *plain; /* the IRI, if one was recognized */
  char *around;   /* (nullable): the words around it */
  guint changes;
} Reader;

static gboolean
has_ends (const char *text, IriSpan span, const char *before, const char *after)
{
  gsize n = strlen (before), m = strlen (after);

  return iri_span_length (span) > n + m
         && g_ascii_strncasecmp (text + span.begin, before, n) == 0
         && memcmp (text + span.end - m, after, m) == 0;
}

/* Whether @before and @after around @inner belong together: not in "<a> and <b>". */
static gboolean
are_a_pair (const char *text, IriSpan inner, const char *before, const char *after)
{
  guint depth = 0;

  for (gsize at = inner.begin; at < inner.end; at++)
    if (g_str_has_prefix (text + at, after))
      {
        if (depth == 0)
          return FALSE;
        depth--;
      }
    else if (g_str_has_prefix (text + at, before))
      depth++;
  return TRUE;
}

gboolean
iri_intended_inside (const char *text, IriSpan span, IriSpan *inner)
{
  for (gsize i = 0; i < G_N_ELEMENTS (around); i++)
    {
      const char *before = around[i].before, *after = around[i].after;
      IriSpan between = { span.begin + strlen (before), span.end - strlen (after) };

      if (!has_ends (text, span, before, after)
          || !are_a_pair (text, between, before, after))
        continue;
      *inner = between;
      return TRUE;
    }
  return FALSE;
}

static IriSpan
trim (const char *text, IriSpan span)
{
  const char *begin = text + span.begin, *end = text + span.end;

  while (begin < end && iri_prose_is_white (iri_utf8_first (begin)))
    begin = g_utf8_next_char (begin);
  while (end > begin && iri_prose_is_white (iri_utf8_first (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  return (IriSpan){ (gsize) (begin - text), (gsize) (end - text) };
}

static gboolean
has_white (const char *text, IriSpan span)
{
  for (const char *p = text + span.begin; p < text + span.end;)
    if (iri_prose_is_white (iri_utf8_next (&p)))
      return TRUE;
  return FALSE;
}

/* The target of the link that @span is in Markdown (CommonMark 0.30 §6.3). */
static gboolean
find_markdown_target (const char *text, IriSpan span, IriSpan *target)
{
  gsize begin = span.begin + (text[span.begin] == '!' ? 1 : 0);
  const char *middle;

  if (span.end - begin < strlen ("[](a)") || text[begin] != '['
      || text[span.end - 1] != ')')
    return FALSE;
  middle = g_strstr_len (text + begin, (gssize) (span.end - begin), "](");
  if (middle == NULL)
    return FALSE;
  *target = trim (text, (IriSpan){ (gsize) (middle + 2 - text), span.end - 1 });
  /* A title may follow. */
  for (gsize at = target->begin; at < target->end; at++)
    if (g_ascii_isspace (text[at]))
      target->end = at;
  return TRUE;
}

static void
take_span (IriSpan span, gpointer data)
{
  g_array_append_val ((GArray *) data, span);
}

static GArray *
detect (const char *text, gsize length)
{
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (IriSpan));

  iri_detect (text, length, take_span, spans);
  return spans;
}

/* Whether a person who writes @text means an IRI by it. */
static gboolean
is_meant (const char *text, gsize length)
{
  g_autoptr (GArray) spans = detect (text, length);

  return (spans->len > 0 && g_array_index (spans, IriSpan, 0).begin == 0)
         || iri_bare_host_find (text, length) != IRI_BARE_HOST_NONE;
}

/* The length of the scheme of @text, or 0. g_uri_peek_scheme() never frees those that
 * are new to it. */
static gsize
scheme_length (const char *text)
{
  gsize n = 0;

  while (iri_byte_is ((guint8) text[n], n == 0 ? IRI_CLASS_ALPHA : IRI_CLASS_SCHEME))
    n++;
  return text[n] == ':' ? n : 0;
}

/* Whether @word is @plain, an IRI of any scheme with something after the colon, as it
 * is defanged here. Without the scheme that people know, nothing less tells it from
 * code. */
static gboolean
is_defanged_form (const char *word, gsize length, const char *plain)
{
  g_autoptr (GString) out = g_string_new (NULL);
  IriComponents components;
  gsize scheme = scheme_length (plain);

  if (scheme == 0 || plain[scheme + 1] == '\0')
    return FALSE;
  iri_parse (plain, strlen (plain), iri_spec_default (), &components, NULL, NULL);
  iri_defang (plain, &components, out);
  return out->len == length && memcmp (out->str, word, length) == 0;
}

/* Reads a text without white space. */
static gboolean
read_word (Reader *self, IriSpan span)
{
  const char *word = self->text + span.begin;
  gboolean defanged;

  g_string_truncate (self->plain, 0);
  defanged = iri_refang (word, iri_span_length (span), self->plain);
  if (!is_meant (self->plain->str, self->plain->len)
      && !(defanged
           && is_defanged_form (word, iri_span_length (span), self->plain->str)))
    return FALSE;
  if (defanged)
    self->changes |= IRI_INTENDED_DEFANGED;
  return TRUE;
}

/* Reads an email address with a quoted local part, which may have white space in it. */
static gboolean
read_quoted (Reader *self, IriSpan span)
{
  const char *begin = self->text + span.begin;

  if (*begin != '"'
      || iri_bare_host_find (begin, iri_span_length (span)) != IRI_BARE_HOST_EMAIL)
    return FALSE;
  g_string_truncate (self->plain, 0);
  g_string_append_len (self->plain, begin, (gssize) iri_span_length (span));
  return TRUE;
}

/* Reads a text that is an IRI and nothing else. */
static gboolean
read_alone (Reader *self, IriSpan span)
{
  return read_quoted (self, span)
         || (!has_white (self->text, span) && read_word (self, span));
}

static gboolean
read_enclosed (Reader *self, IriSpan span)
{
  const IriSpan all = span;

  for (guint layer = 0; layer < MAX_LAYERS; layer++)
    {
      if (!find_markdown_target (self->text, span, &span)
          && !iri_intended_inside (self->text, span, &span))
        return FALSE;
      span = trim (self->text, span);
      if (!read_alone (self, span))
        continue;
      self->around = iri_prose_around (self->text, all.end, span);
      self->changes |= IRI_INTENDED_IN_TEXT;
      return TRUE;
    }
  return FALSE;
}

/* Reads markup or source code, which says itself where the IRI begins and ends, so that
 * it may have any scheme or none. */
static gboolean
read_copied (Reader *self, IriSpan span)
{
  const GString *plain = self->plain;

  if (!iri_copied_form_read (self->text, span, self->plain)
      || has_white (plain->str, (IriSpan){ 0, plain->len }))
    return FALSE;
  self->changes |= IRI_INTENDED_IN_TEXT;
  return TRUE;
}

/* Reads the verdict of an IRI and its defanged URI, which is whole, while the verdict
 * may name hosts. */
static gboolean
read_line (Reader *self, IriSpan span)
{
  static const char dash[] = " \u2014 ";
  const char *begin = self->text + span.begin;
  const char *last = g_strrstr_len (begin, (gssize) iri_span_length (span), dash);
  IriSpan uri = { last == NULL ? span.end : (gsize) (last - self->text) + strlen (dash),
                  span.end };

  if (last == NULL || has_white (self->text, uri)
      || g_strstr_len (begin, last - begin, "://") != NULL
      || g_strstr_len (begin, last - begin, "[:]/") != NULL || !read_word (self, uri)
      || (self->changes & IRI_INTENDED_DEFANGED) == 0)
    return FALSE;
  self->changes |= IRI_INTENDED_IN_TEXT;
  return TRUE;
}

/* The text at @span with each of its words restored. */
static GString *
refang_words (const Reader *self, IriSpan span, gboolean *defanged)
{
  GString *out = g_string_new (NULL);
  const char *end = self->text + span.end;

  for (const char *p = self->text + span.begin, *begin; p < end;)
    {
      for (begin = p; p < end && !iri_prose_is_white (iri_utf8_first (p));)
        p = g_utf8_next_char (p);
      *defanged |= iri_refang (begin, (gsize) (p - begin), out);
      for (begin = p; p < end && iri_prose_is_white (iri_utf8_first (p));)
        p = g_utf8_next_char (p);
      g_string_append_len (out, begin, p - begin);
    }
  return out;
}

static gboolean
are_all_equal (const char *text, const GArray *spans)
{
  IriSpan first = g_array_index (spans, IriSpan, 0);

  for (guint i = 1; i < spans->len; i++)
    {
      IriSpan span = g_array_index (spans, IriSpan, i);

      if (iri_span_length (span) != iri_span_length (first)
          || memcmp (text + span.begin, text + first.begin, iri_span_length (span))
                 != 0)
        return FALSE;
    }
  return TRUE;
}

/* Whether the IRI at @span stands by itself and is valid, or is an email address, which
 * may be quoted. */
static gboolean
is_separate (const GString *text, IriSpan span)
{
  const char *iri = text->str + span.begin;
  gsize length = iri_span_length (span);
  IriBareHost kind = iri_bare_host_find (iri, length);
  gboolean bare = kind != IRI_BARE_HOST_NONE && *iri != '"'
                  && g_ascii_strncasecmp (iri, "www.", 4) != 0;
  IriComponents components;

  if (span.begin > 0
      && iri_byte_is ((guint8) text->str[span.begin - 1], IRI_CLASS_SCHEME))
    return FALSE;
  iri_parse (iri, length, iri_spec_default (), &components, NULL, NULL);
  return (components.valid || kind == IRI_BARE_HOST_EMAIL)
         && iri_prose_surrounds (text->str, text->len, span, bare);
}

static gboolean
are_all_separate (const GString *text, const GArray *spans)
{
  for (guint i = 0; i < spans->len; i++)
    if (!is_separate (text, g_array_index (spans, IriSpan, i)))
      return FALSE;
  return TRUE;
}

/* Reads running text with one IRI in it, which may be there more than once. */
static gboolean
read_sentence (Reader *self, IriSpan span)
{
  gboolean defanged = FALSE;
  GString *text = refang_words (self, span, &defanged);
  g_autoptr (GArray) spans = detect (text->str, text->len);
  gboolean found = spans->len > 0 && are_all_equal (text->str, spans)
                   && are_all_separate (text, spans);

  if (found)
    {
      IriSpan first = g_array_index (spans, IriSpan, 0);

      g_string_truncate (self->plain, 0);
      g_string_append_len (self->plain, text->str + first.begin,
                           (gssize) iri_span_length (first));
      self->around = iri_prose_around (text->str, text->len, first);
      self->changes |= IRI_INTENDED_IN_TEXT | (defanged ? IRI_INTENDED_DEFANGED : 0);
    }
  g_string_free (text, TRUE);
  return found;
}

/* Whether nothing has to be read: the beginning of nearly all IRIs, and none of the
 * characters with which a text is more or other than an IRI. */
static gboolean
is_plain_web_address (const char *text, gsize length)
{
  return g_ascii_strncasecmp (text, "http", 4) == 0
         && (strncmp (text + 4, "://", 3) == 0 || strncmp (text + 4, "s://", 4) == 0)
         && strcspn (text, "\t\n\v\f\r <>[({") == length
         && (guint8) text[length - 1] < 0x80;
}

static IriIntended *
finish (Reader *self)
{
  IriIntended *intended = g_new0 (IriIntended, 1);
  IriBareHost bare = iri_bare_host_find (self->plain->str, self->plain->len);

  intended->changes = self->changes;
  intended->around = self->around;
  intended->plain = g_strdup (self->plain->str);
  intended->iri = iri_bare_host_complete (bare, intended->plain);
  if (bare != IRI_BARE_HOST_NONE)
    {
      intended->host = iri_bare_host_new (intended->plain);
      intended->changes
          |= bare == IRI_BARE_HOST_EMAIL ? IRI_INTENDED_EMAIL : IRI_INTENDED_HOST;
    }
  if (intended->changes == 0)
    g_clear_pointer (&intended, iri_intended_free);
  return intended;
}

/* Reads a text of which everything but the IRI belongs to a form of it. */
static gboolean
read_form (Reader *self, IriSpan span)
{
  return read_alone (self, span) || read_copied (self, span)
         || read_enclosed (self, span) || read_line (self, span);
}

static IriIntended *
read_text (const char *text, gsize length, gboolean with_sentences)
{
  g_autoptr (GString) plain = NULL;
  Reader self = { text, NULL, NULL, 0 };
  IriSpan span;

  if (length == 0 || length > IRI_INTENDED_MAX_LENGTH
      || memchr (text, '\0', length) != NULL || is_plain_web_address (text, length)
      || !iri_utf8_is_valid (text, length))
    return NULL;
  plain = g_string_sized_new (length);
  self.plain = plain;
  span = trim (text, (IriSpan){ 0, length });
  if (iri_span_length (span) == 0)
    return NULL;
  if (!read_form (&self, span)
      && (!with_sentences || !has_white (text, span) || !read_sentence (&self, span)))
    {
      self.changes = 0;
      g_string_truncate (plain, 0);
      g_string_append_len (plain, text + span.begin, (gssize) iri_span_length (span));
    }
  if (iri_span_length (span) < length)
    self.changes |= IRI_INTENDED_TRIMMED;
  return finish (&self);
}

IriIntended *
iri_intended_new (const char *text, gsize length)
{
  return read_text (text, length, TRUE);
}

IriIntended *
iri_intended_new_without_prose (const char *text, gsize length)
{
  return read_text (text, length, FALSE);
}

void
iri_intended_free (IriIntended *self)
{
  if (self == NULL)
    return;
  g_free (self->plain);
  g_free (self->iri);
  g_free (self->around);
  iri_host_free (self->host);
  g_free (self);
}

static gsize
index_of (IriIntendedChange change)
{
  gsize i = 0;

  while (i + 1 < IRI_INTENDED_N_CHANGES && (guint) change != 1u << i)
    i++;
  return i;
}

const char *
iri_intended_change_id (IriIntendedChange change)
{
  return changes[index_of (change)].id;
}

const char *
iri_intended_change_message (IriIntendedChange change)
{
  return _ (changes[index_of (change)].message);
}
