/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-copied-form.h"

#include "iri-chars.h"
#include "iri-notation.h"

#include <string.h>

/* A text that is read from its beginning. */
typedef struct
{
  const char *at;
  const char *end;
} Reader;

static gboolean
skip (Reader *self, const char *word)
{
  gsize n = strlen (word);

  if ((gsize) (self->end - self->at) < n
      || g_ascii_strncasecmp (self->at, word, n) != 0)
    return FALSE;
  self->at += n;
  return TRUE;
}

static gboolean
drop_end (Reader *self, const char *word)
{
  gsize n = strlen (word);

  if ((gsize) (self->end - self->at) < n
      || g_ascii_strncasecmp (self->end - n, word, n) != 0)
    return FALSE;
  self->end -= n;
  return TRUE;
}

static const char *
find (const Reader *self, const char *word)
{
  return g_strstr_len (self->at, self->end - self->at, word);
}

/* Replaces character references (HTML 4 §24) and appends the rest as it is. */
static void
append_decoded (const char *begin, const char *end, GString *out)
{
  iri_notation_read (IRI_NOTATION_XML, begin, (gsize) (end - begin), out, NULL);
}

/* Appends the value of the attribute href of the start tag. */
static gboolean
read_href (Reader tag, GString *out)
{
  const char *quote;

  while (!skip (&tag, " href=\""))
    if (tag.at++ == tag.end)
      return FALSE;
  quote = memchr (tag.at, '"', (gsize) (tag.end - tag.at));
  if (quote == NULL)
    return FALSE;
  append_decoded (tag.at, quote, out);
  return TRUE;
}

/* One element of HTML: <a dir="ltr" href="…">…</a>. */
static gboolean
read_html_link (Reader self, GString *out)
{
  const Reader tag = { self.at, memchr (self.at, '>', (gsize) (self.end - self.at)) };

  if (tag.end == NULL || !skip (&self, "<a ") || !drop_end (&self, "</a>")
      || self.end <= tag.end)
    return FALSE;
  self.at = tag.end + 1;
  return find (&self, "<") == NULL && read_href (tag, out);
}

/* <bdi dir="ltr">…</bdi> */
static gboolean
read_html_text (Reader self, GString *out)
{
  if (!skip (&self, "<bdi dir=\"ltr\">") || !drop_end (&self, "</bdi>")
      || find (&self, "<") != NULL)
    return FALSE;
  append_decoded (self.at, self.end, out);
  return TRUE;
}

/* [text](<destination>) (CommonMark 0.30 §6.3), which may have references (§6.2). */
static gboolean
read_markdown_link (Reader self, GString *out)
{
  const char *middle;

  if (!skip (&self, "[") || !drop_end (&self, ">)"))
    return FALSE;
  middle = find (&self, "](<");
  if (middle == NULL)
    return FALSE;
  self.at = middle + strlen ("](<");
  if (strcspn (self.at, "<>") < (gsize) (self.end - self.at))
    return FALSE;
  append_decoded (self.at, self.end, out);
  return TRUE;
}

/* \href{…}{…} and \url{…}; a backslash is before "%" and "#". */
static gboolean
read_latex_link (Reader self, GString *out)
{
  gboolean shows = skip (&self, "\\href{");

  if ((!shows && !skip (&self, "\\url{")) || !drop_end (&self, "}"))
    return FALSE;
  for (; self.at < self.end && *self.at != '}'; self.at++)
    {
      if (*self.at == '\\' && self.at + 1 < self.end)
        self.at++;
      g_string_append_c (out, *self.at);
    }
  return shows ? skip (&self, "}{") : self.at == self.end;
}

/* The value of @n digits in @base, or G_MAXUINT32. */
static guint32
read_digits (Reader *self, guint n, guint base)
{
  guint32 value = 0;

  for (guint i = 0; i < n; i++)
    {
      int digit = self->at < self->end ? g_ascii_xdigit_value (*self->at++) : -1;

      if (digit < 0 || digit >= (int) base)
        return G_MAXUINT32;
      value = value * base + (guint32) digit;
    }
  return value;
}

/* Reads the second half of a surrogate pair (RFC 8259 §7). */
static gunichar
read_low_surrogate (Reader *self, gunichar high)
{
  guint32 low = skip (self, "\\u") ? read_digits (self, 4, 16) : G_MAXUINT32;

  if (low < 0xdc00 || low > 0xdfff)
    return G_MAXUINT32;
  return 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
}

/* Reads what follows a backslash in a string of JSON, Python or C. */
static gboolean
read_escape (Reader *self, GString *out)
{
  const char kind = self->at < self->end ? *self->at : '\0';
  guint32 c;

  if (kind >= '0' && kind <= '3')
    {
      c = read_digits (self, 3, 8);
      if (c < 0x100)
        g_string_append_c (out, (char) c);
      return c != 0 && c < 0x100;
    }
  self->at++;
  if (kind != 'u' && kind != 'U')
    {
      g_string_append_c (out, kind);
      return kind != '\0' && strchr ("\"\\?/", kind) != NULL;
    }
  c = read_digits (self, kind == 'u' ? 4 : 8, 16);
  if (c >= 0xd800 && c <= 0xdbff)
    c = read_low_surrogate (self, c);
  if (c == 0 || !g_unichar_validate (c))
    return FALSE;
  g_string_append_unichar (out, c);
  return TRUE;
}

static gboolean
read_string (Reader self, GString *out)
{
  if (!skip (&self, "\"") || !drop_end (&self, "\"") || find (&self, "\\") == NULL)
    return FALSE;
  while (self.at < self.end)
    if (*self.at == '"')
      return FALSE;
    else if (*self.at != '\\')
      g_string_append_c (out, *self.at++);
    else
      {
        self.at++;
        if (!read_escape (&self, out))
          return FALSE;
      }
  return iri_utf8_is_valid (out->str, out->len);
}

gboolean
iri_copied_form_read (const char *text, IriSpan span, GString *out)
{
  static gboolean (*const forms[]) (Reader self, GString * out)
      = { read_html_link, read_html_text, read_markdown_link, read_latex_link,
          read_string };
  const Reader reader = { text + span.begin, text + span.end };

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_string_truncate (out, 0);
      if (forms[i](reader, out))
        return out->len > 0;
    }
  return FALSE;
}
