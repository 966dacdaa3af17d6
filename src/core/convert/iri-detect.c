/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-detect.h"

#include "iri-chars.h"
#include "iri-link-term.h"

#include <string.h>

/* Common schemes in text. */
static const struct
{
  const char *name;
  gboolean slashes; /* must be followed by "//" */
} schemes[] = {
  { "about", FALSE },    { "acct", FALSE },   { "bitcoin", FALSE },
  { "cid", FALSE },      { "data", FALSE },   { "dav", TRUE },
  { "davs", TRUE },      { "did", FALSE },    { "doi", FALSE },
  { "feed", FALSE },     { "file", FALSE },   { "ftp", TRUE },
  { "ftps", TRUE },      { "geo", FALSE },    { "git", TRUE },
  { "git+https", TRUE }, { "git+ssh", TRUE }, { "gopher", TRUE },
  { "http", TRUE },      { "https", TRUE },   { "imap", TRUE },
  { "imaps", TRUE },     { "info", FALSE },   { "ipp", TRUE },
  { "irc", TRUE },       { "ircs", TRUE },    { "javascript", FALSE },
  { "ldap", TRUE },      { "ldaps", TRUE },   { "magnet", FALSE },
  { "mailto", FALSE },   { "matrix", FALSE }, { "mid", FALSE },
  { "news", FALSE },     { "nfs", TRUE },     { "nntp", TRUE },
  { "pop", TRUE },       { "rtsp", TRUE },    { "sftp", TRUE },
  { "sip", FALSE },      { "sips", FALSE },   { "smb", TRUE },
  { "sms", FALSE },      { "ssh", TRUE },     { "svn", TRUE },
  { "svn+ssh", TRUE },   { "tag", FALSE },    { "tel", FALSE },
  { "telnet", TRUE },    { "urn", FALSE },    { "view-source", FALSE },
  { "vnc", TRUE },       { "webcal", TRUE },  { "ws", TRUE },
  { "wss", TRUE },       { "xmpp", FALSE },
};

/* Quotation marks and the marks that close them. */
static const struct
{
  gunichar open;
  gunichar closers[2];
} quotes[] = {
  { '"', { '"', '"' } },          { '\'', { '\'', '\'' } },
  { 0x2018, { 0x2019, 0x2019 } }, { 0x2019, { 0x2019, 0x2018 } },
  { 0x201A, { 0x2018, 0x2019 } }, { 0x201C, { 0x201D, 0x201D } },
  { 0x201D, { 0x201D, 0x201C } }, { 0x201E, { 0x201C, 0x201D } },
  { 0x2039, { 0x203A, 0x203A } }, { 0x203A, { 0x2039, 0x203A } },
  { 0xAB, { 0xBB, 0xBB } },       { 0xBB, { 0xAB, 0xBB } },
  { 0x301D, { 0x301E, 0x301F } }, { 0xFF07, { 0xFF07, 0xFF07 } },
  { 0xFF02, { 0xFF02, 0xFF02 } },
};

/* The state of a search. */
typedef struct
{
  const guint8 *text;
  gsize length;
  GArray *open; /* gunichar: each open bracket */
} Search;

/* Reads the character at @at. Returns its length in bytes, 0 if there is none. */
static gsize
read_char (const Search *self, gsize at, gunichar *c)
{
  if (at >= self->length)
    return 0;
  *c = self->text[at];
  return *c < 0x80 ? 1 : iri_utf8_read (self->text + at, self->length - at, c);
}

/* The character before @at, 0 if there is none. */
static gunichar
char_before (const Search *self, gsize at)
{
  gunichar c = 0;

  for (gsize n = 1; n <= MIN (at, 4); n++)
    if ((self->text[at - n] & 0xC0) != 0x80)
      return read_char (self, at - n, &c) == n ? c : 0;
  return 0;
}

/* The marks that close the quotation mark before @begin, or NULL. */
static const gunichar *
closers_at (const Search *self, gsize begin)
{
  gunichar before = char_before (self, begin);

  for (gsize i = 0; i < G_N_ELEMENTS (quotes); i++)
    if (quotes[i].open == before)
      return quotes[i].closers;
  return NULL;
}

/* The end of the IRI that continues at @at with @component. Sets @stop to the first
 * character not read; no IRI begins before it. */
static gsize
find_end (Search *self,
          gsize at,
          IriComponent component,
          const gunichar *closers,
          gsize *stop)
{
  IriLinkReader reader
      = { (const char *) self->text, self->length, self->open, component };
  gsize safe = at, n;
  gunichar c;

  g_array_set_size (self->open, 0);
  while ((n = read_char (self, at, &c)) > 0)
    {
      IriUnicodeLinkTerm term;

      if (closers != NULL && (c == closers[0] || c == closers[1]))
        break;
      term = iri_link_read (&reader, at, c);
      if (term == IRI_UNICODE_LINK_HARD)
        break;
      at += n;
      if (term == IRI_UNICODE_LINK_INCLUDE)
        safe = at;
    }
  *stop = at;
  return safe;
}

/* The position of a ">" that ends the IRI at @at, without spaces between (RFC 3986
 * appendix C); 0 if there is none. */
static gsize
find_angle (const Search *self, gsize at)
{
  gunichar c;

  for (gsize n; (n = read_char (self, at, &c)) > 0; at += n)
    {
      if (c == '>')
        return at;
      if (c == '<' || c < ' ' || iri_unicode_is_white_space (c))
        break;
    }
  return 0;
}

static gboolean
has_prefix (const Search *self, gsize at, const char *prefix)
{
  gsize n = strlen (prefix);

  return self->length - at >= n
         && g_ascii_strncasecmp ((const char *) self->text + at, prefix, n) == 0;
}

/* The number of bytes @c before @at. */
static gsize
count_before (const Search *self, gsize at, guint8 c)
{
  gsize n = 0;

  while (n < at && self->text[at - n - 1] == c)
    n++;
  return n;
}

/* How many bytes before @end belong to the text around the IRI that begins at @begin:
 * punctuation, a quotation mark that nothing opens, or marks of Markdown, which stand on
 * both sides or are doubled. */
static gsize
count_marks (const Search *self, gsize begin, gsize end)
{
  gsize n = iri_link_mark_length ((const char *) self->text + begin, end - begin);
  gunichar c = char_before (self, end), opener;

  if (n > 0)
    return n;
  if (c == '*' || c == '_' || c == '~')
    return count_before (self, begin, (guint8) c) > 0 ? 1 : 0;
  return c != 0 && iri_link_term (c, &opener) == IRI_UNICODE_LINK_SOFT
             ? (gsize) g_unichar_to_utf8 (c, NULL)
             : 0;
}

/* The end of the IRI at @begin without the marks that follow its beginning up to
 * @rest. */
static gsize
drop_marks (const Search *self, gsize begin, gsize rest, gsize end)
{
  gsize n;

  while (end > rest && (n = count_marks (self, begin, end)) > 0)
    end -= MIN (n, end - rest);
  return end;
}

/* Reports the IRI at @begin, whose beginning up to @rest, where @component begins,
 * identifies it as one. Returns where to continue. */
static gsize
try_rest (Search *self,
          gsize begin,
          gsize rest,
          IriComponent component,
          IriDetectFunc found,
          gpointer data)
{
  gunichar c, opener;
  gsize end, stop;
  IriUnicodeLinkTerm first;

  if (read_char (self, rest, &c) == 0)
    return rest;
  end = char_before (self, begin) == '<' ? find_angle (self, rest) : 0;
  stop = end;
  if (end == 0)
    {
      /* Excludes "std::" and "note: this". */
      first = iri_link_term (c, &opener);
      if (first != IRI_UNICODE_LINK_INCLUDE && first != IRI_UNICODE_LINK_OPEN
          && c != '?')
        return rest;
      end = find_end (self, rest, component, closers_at (self, begin), &stop);
      end = drop_marks (self, begin, rest, end);
    }
  if (end > rest)
    found ((IriSpan){ begin, end }, data);
  return stop;
}

/* Whether @name, of @length bytes, is a known scheme. Sets @slashes to whether it needs
 * "//". */
static gboolean
find_scheme (const char *name, gsize length, gboolean *slashes)
{
  for (gsize i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (schemes[i].name[0] == g_ascii_tolower (*name)
        && strlen (schemes[i].name) == length
        && g_ascii_strncasecmp (schemes[i].name, name, length) == 0)
      {
        *slashes = schemes[i].slashes;
        return TRUE;
      }
  return FALSE;
}

/* Checks the possible scheme from @begin to the ":" at @colon. Returns where to
 * continue. */
static gsize
try_scheme (Search *self, gsize begin, gsize colon, IriDetectFunc found, gpointer data)
{
  const char *text = (const char *) self->text;
  gboolean slashes = has_prefix (self, colon, "://"), wanted = TRUE;
  gsize rest = colon + strlen (slashes ? "://" : ":");
  const char *dot;

  while (begin < colon && !iri_byte_is (self->text[begin], IRI_CLASS_ALPHA))
    begin++;
  /* The scheme may follow a sentence without a space: "etc.http://". */
  dot = memrchr (text + begin, '.', colon - begin);
  if (!find_scheme (text + begin, colon - begin, &wanted) && dot != NULL
      && find_scheme (dot + 1, (gsize) (text + colon - (dot + 1)), &wanted))
    begin = (gsize) (dot + 1 - text);
  if (begin == colon || (wanted && !slashes))
    return colon + 1;
  return try_rest (self, begin, rest, slashes ? IRI_COMPONENT_HOST : IRI_COMPONENT_PATH,
                   found, data);
}

/* Checks for an IRI without a scheme at @at. Returns where to continue; @at if there is
 * none. */
static gsize
try_prefix (Search *self, gsize at, IriDetectFunc found, gpointer data)
{
  const guint8 first = self->text[at];
  gsize end;

  if (first != '<' && (first | 0x20) != 'w')
    return at;
  if (has_prefix (self, at, "<URL:"))
    {
      end = find_angle (self, at + strlen ("<URL:"));
      if (end > at + strlen ("<URL:"))
        {
          found ((IriSpan){ at + strlen ("<URL:"), end }, data);
          return end;
        }
    }
  if (has_prefix (self, at, "www.") && char_before (self, at) != '@')
    return try_rest (self, at, at + strlen ("www."), IRI_COMPONENT_HOST, found, data);
  return at;
}

void
iri_detect (const char *text, gsize length, IriDetectFunc found, gpointer data)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (gunichar));
  Search self = { (const guint8 *) text, length, open };
  gsize run = 0; /* the start of a run of characters allowed in a scheme */

  for (gsize at = 0; at < length;)
    {
      gsize next = at;

      if (self.text[at] == ':' && run < at)
        next = try_scheme (&self, run, at, found, data);
      else if (self.text[at] == '<' || run == at)
        next = try_prefix (&self, at, found, data);
      if (next > at)
        run = at = next;
      else if (!iri_byte_is (self.text[at++], IRI_CLASS_SCHEME))
        run = at;
    }
}
