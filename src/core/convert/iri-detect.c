/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-detect.h"

#include "iri-chars.h"
#include "iri-detect-name.h"
#include "iri-link-term.h"

#include <string.h>

/* Common schemes in text, sorted. */
static const struct
{
  const char *name;
  const char *rest; /* what must follow the colon */
} schemes[] = {
  { "about", "" },       { "acct", "" },      { "bitcoin", "" },
  { "cid", "" },         { "data", "" },      { "dav", "//" },
  { "davs", "//" },      { "did", "" },       { "doi", "" },
  { "feed", "" },        { "file", "/" },     { "ftp", "//" },
  { "ftps", "//" },      { "geo", "" },       { "git", "//" },
  { "git+https", "//" }, { "git+ssh", "//" }, { "gopher", "//" },
  { "http", "//" },      { "https", "//" },   { "imap", "//" },
  { "imaps", "//" },     { "info", "" },      { "ipp", "//" },
  { "irc", "//" },       { "ircs", "//" },    { "javascript", "" },
  { "ldap", "//" },      { "ldaps", "//" },   { "magnet", "" },
  { "mailto", "" },      { "matrix", "" },    { "mid", "" },
  { "news", "" },        { "nfs", "//" },     { "nntp", "//" },
  { "pop", "//" },       { "rtsp", "//" },    { "sftp", "//" },
  { "sip", "" },         { "sips", "" },      { "smb", "//" },
  { "sms", "" },         { "ssh", "//" },     { "svn", "//" },
  { "svn+ssh", "//" },   { "tag", "" },       { "tel", "" },
  { "telnet", "//" },    { "urn", "" },       { "view-source", "" },
  { "vnc", "//" },       { "webcal", "//" },  { "ws", "//" },
  { "wss", "//" },       { "xmpp", "" },
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

/* The characters after the backslash in "\\n" and in "\\fB" of man pages. */
#define MAX_ESCAPE 2

/* The state of a search. */
typedef struct
{
  const guint8 *text;
  gsize length;
  GArray *open; /* gunichar: each open bracket; NULL until there is an IRI */
  gsize floor;  /* where what was read before ends */
  IriDetectFunc found;
  gpointer data;
  gsize name_stop; /* the end of a name that was read, whose other dots are skipped */
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

/* The array for open brackets, empty. Most lines of text need none. */
static GArray *
reset_open (Search *self)
{
  if (self->open == NULL)
    self->open = g_array_new (FALSE, FALSE, sizeof (gunichar));
  g_array_set_size (self->open, 0);
  return self->open;
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
      = { (const char *) self->text, self->length, reset_open (self), component };
  gsize safe = at, n;
  gunichar c;

  while ((n = read_char (self, at, &c)) > 0)
    {
      IriUnicodeLinkTerm term;

      if (iri_link_is_letter (c))
        {
          safe = at += n;
          continue;
        }
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
 * punctuation, a quotation mark that nothing opens, or marks of Markdown, which stand
 * on both sides or are doubled. */
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

/* Whether the authority at @begin has a host that may be a domain name, or another
 * host. UTS #58 links no other names. */
static gboolean
has_host (const Search *self, gsize begin, gsize end)
{
  const char *text = (const char *) self->text;
  const char *at, *colon;

  for (gsize i = begin; i < end; i++)
    if (iri_byte_is (self->text[i], IRI_CLASS_END_OF_AUTHORITY))
      end = i;
  at = memrchr (text + begin, '@', end - begin);
  if (at != NULL)
    begin = (gsize) (at + 1 - text);
  colon = memrchr (text + begin, ':', end - begin);
  if (colon != NULL)
    end = (gsize) (colon - text);
  if (end > begin && text[end - 1] == '.')
    end--;
  return begin == end || text[begin] == '['
         || iri_detect_has_labels (text + begin, end - begin);
}

/* The end of the address from @rest to @end of a mailto: URI; @rest if it is not valid.
 * Header fields and further addresses may follow (RFC 6068 §2), but nothing else. */
static gsize
find_mailto_end (const Search *self, gsize rest, gsize end)
{
  const char *text = (const char *) self->text;
  const char *at = memchr (text + rest, '@', end - rest);
  gsize length = at != NULL ? (gsize) (at - (text + rest)) : 0, stop;

  if (text[rest] == '?')
    return end;
  if (at == NULL || !iri_detect_is_local_part (text + rest, length))
    return rest;
  stop = iri_detect_name_end (text, end, (gsize) (at + 1 - text));
  return stop == end || text[stop - 1] == '@' || strchr ("?,%", text[stop]) != NULL
             ? end
             : stop;
}

/* Reports the IRI at @begin, whose beginning up to @rest, where @component begins,
 * identifies it as one. Returns where to continue. */
static gsize
try_rest (Search *self, gsize begin, gsize rest, IriComponent component)
{
  gunichar c, opener;
  gsize end, stop;
  IriUnicodeLinkTerm first;

  /* Excludes "std::". */
  if (read_char (self, rest, &c) == 0 || c == ':')
    return rest;
  end = char_before (self, begin) == '<' ? find_angle (self, rest) : 0;
  stop = end;
  if (end == 0)
    {
      /* Excludes "note: this". */
      first = iri_link_term (c, &opener);
      if (first != IRI_UNICODE_LINK_INCLUDE && first != IRI_UNICODE_LINK_OPEN
          && c != '?')
        return rest;
      end = find_end (self, rest, component, closers_at (self, begin), &stop);
      if (has_prefix (self, begin, "mailto:"))
        end = find_mailto_end (self, rest, end);
      end = drop_marks (self, begin, rest, end);
    }
  if (end > rest && (component != IRI_COMPONENT_HOST || has_host (self, rest, end)))
    self->found ((IriSpan){ begin, end }, self->data);
  return stop;
}

/* Whether @name, of @length bytes, is a known scheme. Sets @rest to what must follow
 * its colon. */
static gboolean
find_scheme (const char *name, gsize length, const char **rest)
{
  const char first = g_ascii_tolower (*name);

  for (gsize i = 0; i < G_N_ELEMENTS (schemes) && schemes[i].name[0] <= first; i++)
    if (schemes[i].name[0] == first && strlen (schemes[i].name) == length
        && g_ascii_strncasecmp (schemes[i].name, name, length) == 0)
      {
        *rest = schemes[i].rest;
        return TRUE;
      }
  return FALSE;
}

/* Where the scheme in the run of its characters from @begin to @colon begins. Sets
 * @rest to what must follow its colon, if it is a common one. */
static gsize
find_scheme_begin (const Search *self, gsize begin, gsize colon, const char **rest)
{
  const char *text = (const char *) self->text, *dot;
  gsize last = begin;

  while (begin < colon && !iri_byte_is (self->text[begin], IRI_CLASS_ALPHA))
    begin++;
  if (begin == colon || find_scheme (text + begin, colon - begin, rest))
    return begin;
  /* The scheme may follow a sentence without a space, "etc.http://". */
  dot = memrchr (text + begin, '.', colon - begin);
  if (dot != NULL && find_scheme (dot + 1, (gsize) (text + colon - (dot + 1)), rest))
    return (gsize) (dot + 1 - text);
  /* Or an escape sequence of source code, "\\nhttp://". */
  if (begin > 0 && text[begin - 1] == '\\')
    last = MIN (begin + MAX_ESCAPE, colon - 1);
  for (gsize at = begin + 1; at <= last; at++)
    if (find_scheme (text + at, colon - at, rest))
      return at;
  return begin;
}

/* Checks the possible scheme in the run of its characters from @begin to the ":" at
 * @colon. Returns where to continue. */
static gsize
try_scheme (Search *self, gsize begin, gsize colon)
{
  gboolean slashes = has_prefix (self, colon, "://");
  gsize rest = colon + strlen (slashes ? "://" : ":");
  const char *wanted = "//";

  begin = find_scheme_begin (self, begin, colon, &wanted);
  if (begin == colon || !has_prefix (self, colon + 1, wanted))
    return colon + 1;
  return try_rest (self, begin, rest,
                   slashes ? IRI_COMPONENT_HOST : IRI_COMPONENT_PATH);
}

/* Reports the host or email address around the "." or "@" at @at. Returns where to
 * continue; @at if there is none. */
static gsize
try_name (Search *self, gsize at)
{
  const char *text = (const char *) self->text;
  gboolean is_email = text[at] == '@';
  IriDetectedName name = (is_email ? iri_detect_email : iri_detect_host) (
      text, self->length, self->floor, at);
  gsize end = name.span.end, stop = end;

  self->name_stop = name.stop;
  if (!iri_span_is_present (name.span))
    return is_email ? name.stop : at;
  if (!is_email && end < self->length
      && iri_byte_is (self->text[end], IRI_CLASS_END_OF_AUTHORITY))
    end = drop_marks (self, name.span.begin, end,
                      find_end (self, end, IRI_COMPONENT_HOST,
                                closers_at (self, name.span.begin), &stop));
  if (!name.ambiguous || (end > name.span.end && text[name.span.end] == '/'))
    self->found ((IriSpan){ name.span.begin, end }, self->data);
  return stop;
}

/* Whether a name may be around the "." at @at. */
static gboolean
may_be_in_name (const Search *self, gsize at)
{
  guint8 before, after;

  if (at == 0 || at + 1 >= self->length || at < self->name_stop)
    return FALSE;
  before = self->text[at - 1];
  after = self->text[at + 1];
  return (before >= 0x80 || iri_byte_is (before, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT))
         && (after >= 0x80 || iri_byte_is (after, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT));
}

/* Whether one of the full stops that UTS #46 maps to "." is at @at, in a name. */
static gboolean
is_wide_separator (const Search *self, gsize at)
{
  gunichar c;

  return at > 0 && at >= self->name_stop && read_char (self, at, &c) > 0
         && (c == 0x3002 || c == 0xff0e || c == 0xff61);
}

/* Checks for an IRI in "<URL:...>" at @at. Returns where to continue; @at if there is
 * none. */
static gsize
try_angle (Search *self, gsize at)
{
  gsize begin = at + strlen ("<URL:"), end;

  if (!has_prefix (self, at, "<URL:"))
    return at;
  end = find_angle (self, begin);
  if (end <= begin)
    return at;
  self->found ((IriSpan){ begin, end }, self->data);
  return end;
}

/* Checks what is around the byte at @at. Returns where to continue; @at if there is no
 * IRI. */
static gsize
try_byte (Search *self, gsize at)
{
  gsize begin = at;

  switch (self->text[at])
    {
    case ':':
      while (begin > self->floor
             && iri_byte_is (self->text[begin - 1], IRI_CLASS_SCHEME))
        begin--;
      return begin < at ? try_scheme (self, begin, at) : at;
    case '<':
      return try_angle (self, at);
    case '@':
      return try_name (self, at);
    case '.':
      return may_be_in_name (self, at) ? try_name (self, at) : at;
    default:
      return is_wide_separator (self, at) ? try_name (self, at) : at;
    }
}

void
iri_detect (const char *text, gsize length, IriDetectFunc found, gpointer data)
{
  /* Bytes that are in every IRI, and the first bytes of full stops other than ".". */
  static const guint8 is_mark[256]
      = { [':'] = 1, ['<'] = 1, ['@'] = 1, ['.'] = 1, [0xe3] = 1, [0xef] = 1 };
  Search self = { (const guint8 *) text, length, NULL, 0, found, data, 0 };

  for (gsize at = 0; at < length;)
    {
      gsize next;

      while (at < length && !is_mark[(guint8) text[at]])
        at++;
      if (at == length)
        break;
      next = try_byte (&self, at);
      if (next > at)
        self.floor = next;
      at = MAX (next, at + 1);
    }
  if (self.open != NULL)
    g_array_unref (self.open);
}
