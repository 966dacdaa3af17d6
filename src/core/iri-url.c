/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include "iri-chars.h"
#include "iri-charset.h"

#include <string.h>

/* The basic URL parser. Each function is one state of the standard's, or a few
 * that always follow each other; it takes as much of the input as the state
 * does, and says which comes next. */

typedef struct Parser Parser;

/* A state: returns the next one in @self->next. FALSE on failure. */
typedef gboolean (*State) (Parser *self);

struct Parser
{
  const char *text;
  gsize length;
  gsize at;
  State next; /* NULL: the end */
  const IriUrl *base;
  const char *charset;
  IriParts *parts;
  IriUrlErrors errors;
  IriUrl *url;
  gboolean special;
  gboolean file;
  GString *path;
  gsize
      drive; /* where a path begins that is a drive letter in a host's place */
};

static const struct
{
  const char *scheme;
  int port;
} special_schemes[] = {
  { "ftp", 21 },    { "file", -1 }, { "http", 80 },
  { "https", 443 }, { "ws", 80 },   { "wss", 443 },
};

gboolean
iri_url_is_special (const char *scheme, int *port)
{
  for (gsize i = 0; i < G_N_ELEMENTS (special_schemes); i++)
    if (g_str_equal (special_schemes[i].scheme, scheme))
      {
        if (port != NULL)
          *port = special_schemes[i].port;
        return TRUE;
      }
  return FALSE;
}

static void
set_string (char **field, const char *value)
{
  g_free (*field);
  *field = g_strdup (value);
}

static void
error_at (
    Parser *self, IriFindingCode code, IriPart part, gsize begin, gsize end)
{
  iri_url_error (&self->errors, code, part, (IriSpan){ begin, end });
}

static void
set_part (Parser *self, IriPart part, gsize begin, gsize end)
{
  self->parts->span[part] = (IriSpan){ begin, end };
}

/* The byte at @self->at, -1 at the end. */
static int
peek (const Parser *self)
{
  return self->at < self->length ? (guint8) self->text[self->at] : -1;
}

static int
peek_at (const Parser *self, gsize at)
{
  return at < self->length ? (guint8) self->text[at] : -1;
}

/* Whether @c ends a segment: "/", or "\" where the scheme is special. */
static gboolean
is_slash (const Parser *self, int c)
{
  return c == '/' || (c == '\\' && self->special);
}

/* Where the first byte is that ends an authority, or a path if not @slashes. */
static gsize
find_end (const Parser *self, gsize at, gboolean slashes)
{
  for (; at < self->length; at++)
    {
      int c = (guint8) self->text[at];

      if (c == '?' || c == '#' || (slashes && is_slash (self, c)))
        break;
    }
  return at;
}

/* Appends a component, percent-encoded, and says what is odd about it. */
static void
encode_part (Parser *self,
             IriPart part,
             gsize begin,
             gsize end,
             IriUrlSet set,
             GString *out)
{
  iri_url_check_units (&self->errors, part, self->text,
                       (IriSpan){ begin, end });
  iri_url_encode (self->text + begin, end - begin, set, out);
}

/* A Windows drive letter: a letter and ":" or "|". */
static gboolean
is_drive (const char *text, gsize length, gboolean normalized)
{
  return length == 2 && g_ascii_isalpha (text[0])
         && (text[1] == ':' || (text[1] == '|' && !normalized));
}

/* Whether what follows starts with one. */
static gboolean
starts_with_drive (const Parser *self)
{
  int c = peek_at (self, self->at + 2);

  return self->length - self->at >= 2
         && is_drive (self->text + self->at, 2, FALSE)
         && (c == -1 || c == '/' || c == '\\' || c == '?' || c == '#');
}

/* The path without its last segment; a drive letter stays. */
static void
shorten (Parser *self)
{
  const char *slash = memrchr (self->path->str, '/', self->path->len);

  if (slash == NULL)
    return;
  if (self->file && slash == self->path->str
      && is_drive (slash + 1, self->path->len - 1, TRUE))
    return;
  g_string_truncate (self->path, (gsize) (slash - self->path->str));
}

/* A segment that is "." or "..", in any spelling of the dots; 0 if it is none. */
static guint
count_dots (const char *text, gsize length)
{
  guint dots = 0;

  for (gsize at = 0; at < length; dots++)
    if (text[at] == '.')
      at++;
    else if (length - at >= 3 && g_ascii_strncasecmp (text + at, "%2e", 3) == 0)
      at += 3;
    else
      return 0;
  return dots <= 2 ? dots : 0;
}

static gboolean parse_query (Parser *self);
static gboolean parse_fragment (Parser *self);
static gboolean parse_path (Parser *self);

/* What comes behind a path: the next state for "?" or "#" at @self->at. */
static void
after_path (Parser *self)
{
  int c = peek (self);

  self->next = c == '?' ? parse_query : c == '#' ? parse_fragment : NULL;
}

static gboolean
parse_fragment (Parser *self)
{
  GString *out = g_string_new (NULL);

  set_part (self, IRI_PART_FRAGMENT, self->at + 1, self->length);
  encode_part (self, IRI_PART_FRAGMENT, self->at + 1, self->length,
               IRI_URL_SET_FRAGMENT, out);
  self->url->fragment = g_string_free (out, FALSE);
  self->next = NULL;
  return TRUE;
}

/* The query in the charset of the document, where the scheme has such queries;
 * what the charset lacks becomes a reference, of which "&", "#" and ";" are
 * encoded as well. */
typedef struct
{
  Parser *parser;
  gsize begin; /* of the query */
  gsize at;
  IriUrlSet set;
  GString *out;
} CharsetQuery;

static void
append_octets (CharsetQuery *self, gsize end)
{
  g_autoptr (GString) octets = g_string_new (NULL);

  iri_charset_encode (self->parser->charset, self->parser->text + self->at,
                      end - self->at, octets, NULL, NULL);
  iri_url_encode (octets->str, octets->len, self->set, self->out);
  self->at = end;
}

static void
append_missing (IriSpan span, gpointer data)
{
  CharsetQuery *self = data;
  gsize begin = self->begin + span.begin, end = self->begin + span.end;
  gunichar c = g_utf8_get_char (self->parser->text + begin);

  append_octets (self, begin);
  /* ISO-2022-JP has codes of its own for these three (Encoding Standard). */
  if (c == 0x0e || c == 0x0f || c == 0x1b)
    c = 0xfffd;
  g_string_append_printf (self->out, "%%26%%23%u%%3B", c);
  error_at (self->parser, IRI_FINDING_NOT_ENCODABLE, IRI_PART_QUERY, begin,
            end);
  self->at = end;
}

static void
encode_query_in_charset (Parser *self, gsize begin, gsize end, GString *out)
{
  CharsetQuery query = { self, begin, begin, IRI_URL_SET_SPECIAL_QUERY, out };
  g_autoptr (GString) ignored = g_string_new (NULL);

  iri_url_check_units (&self->errors, IRI_PART_QUERY, self->text,
                       (IriSpan){ begin, end });
  iri_charset_encode (self->charset, self->text + begin, end - begin, ignored,
                      append_missing, &query);
  append_octets (&query, end);
}

static gboolean
uses_charset (const Parser *self)
{
  return self->charset != NULL && self->special
         && !iri_charset_is_unicode (self->charset)
         && !g_str_equal (self->url->scheme, "ws")
         && !g_str_equal (self->url->scheme, "wss");
}

static gboolean
parse_query (Parser *self)
{
  const char *hash
      = memchr (self->text + self->at, '#', self->length - self->at);
  gsize begin = self->at + 1;
  gsize end = hash != NULL ? (gsize) (hash - self->text) : self->length;
  GString *out = g_string_new (NULL);

  set_part (self, IRI_PART_QUERY, begin, end);
  if (uses_charset (self))
    encode_query_in_charset (self, begin, end, out);
  else
    encode_part (self, IRI_PART_QUERY, begin, end,
                 self->special ? IRI_URL_SET_SPECIAL_QUERY : IRI_URL_SET_QUERY,
                 out);
  g_free (self->url->query);
  self->url->query = g_string_free (out, FALSE);
  self->at = end;
  after_path (self);
  return TRUE;
}

/* One segment, from @begin to @end, and whether a slash follows it. */
static void
add_segment (Parser *self, gsize begin, gsize end, gboolean slash)
{
  const char *segment = self->text + begin;
  guint dots = count_dots (segment, end - begin);

  if (dots == 2)
    shorten (self);
  if (dots != 0)
    {
      if (!slash)
        g_string_append_c (self->path, '/');
      return;
    }
  if (self->file && self->path->len == 0
      && is_drive (segment, end - begin, FALSE))
    {
      g_string_append_printf (self->path, "/%c:", segment[0]);
      return;
    }
  g_string_append_c (self->path, '/');
  encode_part (self, IRI_PART_PATH, begin, end, IRI_URL_SET_PATH, self->path);
}

/* The path state, segment by segment, to the end of the path. */
static gboolean
parse_path (Parser *self)
{
  gsize end = find_end (self, self->at, FALSE);
  gsize at = self->drive != G_MAXSIZE ? self->drive : self->at;

  if (!iri_span_is_present (self->parts->span[IRI_PART_PATH]))
    set_part (self, IRI_PART_PATH, at, end);
  for (gsize stop;; at = stop + 1)
    {
      for (stop = at; stop < end && !is_slash (self, (guint8) self->text[stop]);
           stop++)
        ;
      if (stop < end && self->text[stop] == '\\')
        error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_PART_PATH,
                  stop, stop + 1);
      add_segment (self, at, stop, stop < end);
      if (stop == end)
        break;
    }
  self->at = end;
  after_path (self);
  return TRUE;
}

/* The path start state. */
static gboolean
parse_path_start (Parser *self)
{
  int c = peek (self);

  set_part (self, IRI_PART_PATH, self->at, find_end (self, self->at, FALSE));
  if (!self->special && (c == -1 || c == '?' || c == '#'))
    {
      after_path (self);
      return TRUE;
    }
  if (c == '\\' && self->special)
    error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_PART_PATH,
              self->at, self->at + 1);
  if (is_slash (self, c))
    self->at++;
  self->next = parse_path;
  return TRUE;
}

/* The opaque path state. Of spaces at its end the last one is encoded, so that it
 * is not lost where the URL is cut behind it. */
static gboolean
parse_opaque_path (Parser *self)
{
  gsize begin = self->at, end = find_end (self, self->at, FALSE);
  gsize plain = end;

  self->url->opaque = TRUE;
  set_part (self, IRI_PART_PATH, begin, end);
  if (end < self->length && end > begin && self->text[end - 1] == ' ')
    plain--;
  encode_part (self, IRI_PART_PATH, begin, plain, IRI_URL_SET_C0_CONTROL,
               self->path);
  if (plain < end)
    g_string_append (self->path, "%20");
  self->at = end;
  after_path (self);
  return TRUE;
}

/* The host state, for what lies between @begin and @end. */
static gboolean
take_host (Parser *self, gsize begin, gsize end)
{
  IriSpan span = { begin, end };

  self->parts->span[IRI_PART_HOST] = span;
  if (begin == end && self->special)
    {
      error_at (self, IRI_FINDING_HOST_MISSING, IRI_PART_HOST, begin, end);
      return FALSE;
    }
  g_free (self->url->host);
  self->url->host = iri_url_parse_host (self->text, span, !self->special,
                                        &self->parts->host_kind, &self->errors);
  return self->url->host != NULL;
}

/* The port state. */
static gboolean
take_port (Parser *self, gsize begin, gsize end)
{
  guint port = 0;
  int usual = -1;

  set_part (self, IRI_PART_PORT, begin, end);
  for (gsize at = begin; at < end; at++)
    {
      if (!g_ascii_isdigit (self->text[at]))
        {
          error_at (self, IRI_FINDING_PORT_INVALID, IRI_PART_PORT, begin, end);
          return FALSE;
        }
      port = MIN (port * 10 + (guint) (self->text[at] - '0'), 100000);
    }
  if (port > 65535)
    {
      error_at (self, IRI_FINDING_PORT_OUT_OF_RANGE, IRI_PART_PORT, begin, end);
      return FALSE;
    }
  iri_url_is_special (self->url->scheme, &usual);
  self->url->port = begin == end || (int) port == usual ? -1 : (int) port;
  return TRUE;
}

static void
take_credentials (Parser *self, gsize begin, gsize end)
{
  const char *colon = memchr (self->text + begin, ':', end - begin);
  gsize split = colon != NULL ? (gsize) (colon - self->text) : end;
  GString *username = g_string_new (NULL), *password = g_string_new (NULL);

  set_part (self, IRI_PART_USERINFO, begin, end);
  error_at (self, IRI_FINDING_INVALID_CREDENTIALS, IRI_PART_USERINFO, begin,
            end);
  iri_url_encode (self->text + begin, split - begin, IRI_URL_SET_USERINFO,
                  username);
  if (split < end)
    iri_url_encode (self->text + split + 1, end - split - 1,
                    IRI_URL_SET_USERINFO, password);
  g_free (self->url->username);
  g_free (self->url->password);
  self->url->username = g_string_free (username, FALSE);
  self->url->password = g_string_free (password, FALSE);
}

/* The ":" that ends a host, or @end. */
static gsize
find_colon (const Parser *self, gsize at, gsize end)
{
  gboolean inside = FALSE;

  for (; at < end; at++)
    if (self->text[at] == ':' && !inside)
      break;
    else if (self->text[at] == '[' || self->text[at] == ']')
      inside = self->text[at] == '[';
  return at;
}

/* The authority state, and those of its parts. */
static gboolean
parse_authority (Parser *self)
{
  gsize begin = self->at, end = find_end (self, self->at, TRUE);
  const char *sign = memrchr (self->text + begin, '@', end - begin);
  gsize colon;

  if (sign != NULL)
    {
      take_credentials (self, begin, (gsize) (sign - self->text));
      begin = (gsize) (sign - self->text) + 1;
    }
  colon = find_colon (self, begin, end);
  if (begin == colon && (sign != NULL || colon < end))
    {
      error_at (self, IRI_FINDING_HOST_MISSING, IRI_PART_HOST, begin, end);
      return FALSE;
    }
  if (!take_host (self, begin, colon)
      || (colon < end && !take_port (self, colon + 1, end)))
    return FALSE;
  self->at = end;
  self->next = parse_path_start;
  return TRUE;
}

/* The special authority ignore slashes state. */
static gboolean
skip_slashes (Parser *self)
{
  for (; peek (self) == '/' || peek (self) == '\\'; self->at++)
    error_at (self, IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
              IRI_PART_NONE, self->at, self->at + 1);
  self->next = parse_authority;
  return TRUE;
}

static gboolean
has_two_slashes (const Parser *self)
{
  return peek (self) == '/' && peek_at (self, self->at + 1) == '/';
}

/* The special authority slashes state. */
static gboolean
parse_special_slashes (Parser *self)
{
  if (has_two_slashes (self))
    self->at += 2;
  else
    error_at (self, IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
              IRI_PART_SCHEME, 0, self->at);
  self->next = skip_slashes;
  return TRUE;
}

static void
copy_authority (Parser *self)
{
  set_string (&self->url->username, self->base->username);
  set_string (&self->url->password, self->base->password);
  set_string (&self->url->host, self->base->host);
  self->url->port = self->base->port;
}

/* What a reference that has no path of its own takes from its base. */
static void
copy_path (Parser *self)
{
  g_string_assign (self->path, self->base->path);
  self->url->opaque = self->base->opaque;
  if (peek (self) != '?')
    set_string (&self->url->query, self->base->query);
  set_part (self, IRI_PART_PATH, self->at, self->at);
  after_path (self);
}

/* A path that begins in the directory of the base. */
static void
begin_beside_base (Parser *self)
{
  g_string_assign (self->path, self->base->path);
  shorten (self);
  self->next = parse_path;
}

static gboolean
ends_path (int c)
{
  return c == -1 || c == '?' || c == '#';
}

/* The relative state, and the relative slash state. */
static gboolean
parse_relative (Parser *self)
{
  int c = peek (self), after = peek_at (self, self->at + 1);

  if (!is_slash (self, c))
    {
      copy_authority (self);
      if (ends_path (c))
        copy_path (self);
      else
        begin_beside_base (self);
      return TRUE;
    }
  for (gsize at = self->at; at < self->at + 2; at++)
    if (peek_at (self, at) == '\\' && self->special)
      error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_PART_PATH, at,
                at + 1);
  self->at += 2;
  if (is_slash (self, after))
    {
      self->next = self->special ? skip_slashes : parse_authority;
      return TRUE;
    }
  self->at--;
  copy_authority (self);
  set_part (self, IRI_PART_PATH, self->at - 1,
            find_end (self, self->at, FALSE));
  self->next = parse_path;
  return TRUE;
}

/* The file host state. */
static gboolean
parse_file_host (Parser *self)
{
  gsize begin = self->at, end = find_end (self, begin, TRUE);

  if (is_drive (self->text + begin, end - begin, FALSE))
    {
      error_at (self, IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST,
                IRI_PART_PATH, begin, end);
      self->drive = begin;
      self->next = parse_path;
      return TRUE;
    }
  self->at = end;
  self->next = parse_path_start;
  set_part (self, IRI_PART_HOST, begin, end);
  self->parts->host_kind = IRI_HOST_EMPTY;
  if (begin == end)
    return TRUE;
  if (!take_host (self, begin, end))
    return FALSE;
  if (g_str_equal (self->url->host, "localhost"))
    set_string (&self->url->host, "");
  return TRUE;
}

static gboolean
has_file_base (const Parser *self)
{
  return self->base != NULL && g_str_equal (self->base->scheme, "file");
}

/* The drive letter that a path from the root of a base stays on. */
static void
keep_drive (Parser *self)
{
  const char *path = self->base->path;
  gsize end = path[0] == '/' ? strcspn (path + 1, "/") : 0;

  if (!starts_with_drive (self) && is_drive (path + 1, end, TRUE))
    g_string_append_len (self->path, path, 3);
}

/* The file slash state: one slash has been seen. */
static gboolean
parse_file_slash (Parser *self)
{
  if (is_slash (self, peek (self)))
    {
      if (peek (self) == '\\')
        error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_PART_NONE,
                  self->at, self->at + 1);
      self->at++;
      self->next = parse_file_host;
      return TRUE;
    }
  if (has_file_base (self))
    {
      set_string (&self->url->host, self->base->host);
      keep_drive (self);
    }
  set_part (self, IRI_PART_PATH, self->at - 1,
            find_end (self, self->at, FALSE));
  self->next = parse_path;
  return TRUE;
}

/* The file state. */
static gboolean
parse_file (Parser *self)
{
  int c = peek (self);

  set_string (&self->url->host, "");
  self->special = self->file = TRUE;
  if (is_slash (self, c))
    {
      if (c == '\\')
        error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_PART_NONE,
                  self->at, self->at + 1);
      self->at++;
      self->next = parse_file_slash;
      return TRUE;
    }
  self->next = parse_path;
  if (!has_file_base (self))
    return TRUE;
  set_string (&self->url->host, self->base->host);
  if (ends_path (c))
    copy_path (self);
  else if (!starts_with_drive (self))
    begin_beside_base (self);
  else
    error_at (self, IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER,
              IRI_PART_PATH, self->at, self->at + 2);
  return TRUE;
}

/* The path or authority state: the scheme is not special, and one slash
 * follows. */
static gboolean
parse_path_or_authority (Parser *self)
{
  gboolean authority = has_two_slashes (self);

  set_part (self, IRI_PART_PATH, self->at, find_end (self, self->at, FALSE));
  self->at += authority ? 2 : 1;
  if (authority)
    self->parts->span[IRI_PART_PATH] = IRI_SPAN_ABSENT;
  self->next = authority ? parse_authority : parse_path;
  return TRUE;
}

static void
set_scheme (Parser *self, char *scheme)
{
  g_free (self->url->scheme);
  self->url->scheme = scheme;
  self->special = iri_url_is_special (scheme, NULL);
  self->file = g_str_equal (scheme, "file");
}

/* What follows the ":" of a scheme. */
static gboolean
parse_after_scheme (Parser *self)
{
  gboolean related = self->base != NULL
                     && g_str_equal (self->base->scheme, self->url->scheme);

  if (self->file)
    {
      if (!has_two_slashes (self))
        error_at (self, IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
                  IRI_PART_SCHEME, 0, self->at);
      self->next = parse_file;
    }
  else if (self->special && related && !has_two_slashes (self))
    {
      error_at (self, IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
                IRI_PART_SCHEME, 0, self->at);
      self->next = parse_relative;
    }
  else if (self->special)
    self->next = parse_special_slashes;
  else if (peek (self) == '/')
    self->next = parse_path_or_authority;
  else
    self->next = parse_opaque_path;
  return TRUE;
}

/* The no scheme state. */
static gboolean
parse_no_scheme (Parser *self)
{
  const IriUrl *base = self->base;

  if (base == NULL || (base->opaque && peek (self) != '#'))
    {
      error_at (self, IRI_FINDING_MISSING_SCHEME_NON_RELATIVE_URL,
                IRI_PART_NONE, 0, self->length);
      return FALSE;
    }
  set_scheme (self, g_strdup (base->scheme));
  if (base->opaque)
    copy_path (self);
  else
    self->next = self->file ? parse_file : parse_relative;
  return TRUE;
}

/* The scheme start state, and the scheme state. */
static gboolean
parse_scheme (Parser *self)
{
  gsize end = 0;

  if (self->length > 0 && g_ascii_isalpha (self->text[0]))
    while (end < self->length
           && iri_byte_is ((guint8) self->text[end], IRI_CLASS_SCHEME))
      end++;
  if (end == 0 || peek_at (self, end) != ':')
    return parse_no_scheme (self);
  set_part (self, IRI_PART_SCHEME, 0, end);
  set_scheme (self, g_ascii_strdown (self->text, (gssize) end));
  self->at = end + 1;
  return parse_after_scheme (self);
}

static void
start (Parser *self)
{
  IriUrl *url = g_new0 (IriUrl, 1);

  for (int part = 0; part < IRI_N_PARTS; part++)
    self->parts->span[part] = IRI_SPAN_ABSENT;
  self->parts->host_kind = IRI_HOST_NONE;
  self->parts->ascii = TRUE;
  self->parts->utf8 = TRUE;
  for (gsize at = 0; at < self->length; at++)
    self->parts->ascii &= (guint8) self->text[at] < 0x80;
  url->username = g_strdup ("");
  url->password = g_strdup ("");
  url->port = -1;
  self->url = url;
  self->path = g_string_new (NULL);
  self->drive = G_MAXSIZE;
  self->next = parse_scheme;
}

IriUrl *
iri_url_parse (const char *text,
               gsize length,
               const IriUrl *base,
               const char *charset,
               IriParts *parts,
               IriFindingFunc report,
               gpointer data)
{
  Parser self = {
    .text = text,
    .length = length,
    .base = base,
    .charset = charset,
    .parts = parts,
    .errors = { report, data },
  };
  gboolean ok = TRUE;

  start (&self);
  while (ok && self.next != NULL)
    ok = self.next (&self);
  if (!iri_span_is_present (parts->span[IRI_PART_PATH]))
    set_part (&self, IRI_PART_PATH, self.at, self.at);
  self.url->path = g_string_free (self.path, FALSE);
  parts->valid = ok;
  if (ok)
    return self.url;
  iri_url_free (self.url);
  return NULL;
}

void
iri_url_free (IriUrl *self)
{
  if (self == NULL)
    return;
  g_free (self->scheme);
  g_free (self->username);
  g_free (self->password);
  g_free (self->host);
  g_free (self->path);
  g_free (self->query);
  g_free (self->fragment);
  g_free (self);
}

static void
append_authority (const IriUrl *self, GString *out)
{
  g_string_append (out, "//");
  if (*self->username != '\0' || *self->password != '\0')
    {
      g_string_append (out, self->username);
      if (*self->password != '\0')
        g_string_append_printf (out, ":%s", self->password);
      g_string_append_c (out, '@');
    }
  g_string_append (out, self->host);
  if (self->port >= 0)
    g_string_append_printf (out, ":%d", self->port);
}

void
iri_url_append_href (const IriUrl *self, GString *out)
{
  g_string_append_printf (out, "%s:", self->scheme);
  if (self->host != NULL)
    append_authority (self, out);
  /* Or the path would be read as an authority. */
  else if (!self->opaque && g_str_has_prefix (self->path, "//"))
    g_string_append (out, "/.");
  g_string_append (out, self->path);
  if (self->query != NULL)
    g_string_append_printf (out, "?%s", self->query);
  if (self->fragment != NULL)
    g_string_append_printf (out, "#%s", self->fragment);
}
