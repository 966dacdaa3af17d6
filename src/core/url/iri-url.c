/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include "iri-chars.h"
#include "iri-url-path.h"
#include "iri-url-steps.h"

#include <string.h>

/* The basic URL parser. Each function is one state of the standard, or several that
 * always follow each other. It consumes the input that the state consumes and sets
 * the next state. */

typedef struct Parser Parser;

/* A state: sets @self->next to the state after it. Returns FALSE on failure. */
typedef gboolean (*State) (Parser *self);

struct Parser
{
  const char *text;
  gsize length;
  gsize at;
  State next; /* NULL at the end */
  const IriUrl *base;
  const char *charset;
  IriComponents *components;
  IriUrlErrors errors;
  IriUrl *url;
  gboolean special;
  IriUrlPath path;
  gsize drive; /* the start of a path that has a drive letter in the place of a host */
  const IriResolveListener *listener; /* receives the steps, or NULL */
};

/* Reports a step and the text that it uses, or NULL if the component is absent. */
static void
report_step (const Parser *self, IriUrlStep step, const char *text)
{
  iri_url_steps_report (self->listener, step, text, -1);
}

/* Reports a step that uses the text from @begin to @end. */
static void
report_range (const Parser *self, IriUrlStep step, gsize begin, gsize end)
{
  iri_url_steps_report (self->listener, step, self->text + begin,
                        (gssize) (end - begin));
}

/* Reports a step that uses the authority of @url, which is stored as components. */
static void
report_authority (const Parser *self, IriUrlStep step, const IriUrl *url)
{
  g_autoptr (GString) authority = NULL;

  if (self->listener == NULL)
    return;
  authority = g_string_new (NULL);
  iri_url_append_authority (url, authority);
  report_step (self, step, url->host != NULL ? authority->str : NULL);
}

static void
set_string (char **field, const char *value)
{
  g_free (*field);
  *field = g_strdup (value);
}

static void
error_at (
    Parser *self, IriFindingCode code, IriComponent component, gsize begin, gsize end)
{
  iri_url_error (&self->errors, code, component, (IriSpan){ begin, end });
}

static void
set_component (Parser *self, IriComponent component, gsize begin, gsize end)
{
  self->components->span[component] = (IriSpan){ begin, end };
}

/* The byte at @self->at, or -1 at the end. */
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

/* The offset of the first byte that ends an authority, or a path if not @slashes. */
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

/* Whether the remaining input starts with a Windows drive letter. */
static gboolean
starts_with_drive (const Parser *self)
{
  return iri_url_begins_with_drive (self->text + self->at, self->length - self->at);
}

static gboolean parse_query (Parser *self);
static gboolean parse_fragment (Parser *self);
static gboolean parse_path (Parser *self);

/* Sets the state after a path: for "?" or "#" at @self->at, or the end. */
static void
after_path (Parser *self)
{
  int c = peek (self);

  self->next = c == '?' ? parse_query : c == '#' ? parse_fragment : NULL;
}

static gboolean
parse_fragment (Parser *self)
{
  IriSpan span = { self->at + 1, self->length };
  GString *out = g_string_new (NULL);

  self->components->span[IRI_COMPONENT_FRAGMENT] = span;
  iri_url_check_units (&self->errors, IRI_COMPONENT_FRAGMENT, self->text, span);
  iri_url_encode (self->text + span.begin, iri_span_length (span), IRI_URL_SET_FRAGMENT,
                  out);
  self->url->fragment = g_string_free (out, FALSE);
  report_step (self, IRI_URL_STEP_FRAGMENT, self->url->fragment);
  self->next = NULL;
  return TRUE;
}

static gboolean
parse_query (Parser *self)
{
  const char *hash = memchr (self->text + self->at, '#', self->length - self->at);
  IriSpan span
      = { self->at + 1, hash != NULL ? (gsize) (hash - self->text) : self->length };
  GString *out = g_string_new (NULL);

  self->components->span[IRI_COMPONENT_QUERY] = span;
  iri_url_check_units (&self->errors, IRI_COMPONENT_QUERY, self->text, span);
  iri_url_encode_query (self->text, span,
                        self->special ? IRI_URL_SET_SPECIAL_QUERY : IRI_URL_SET_QUERY,
                        iri_url_uses_charset (self->url->scheme) ? self->charset : NULL,
                        &self->errors, out);
  g_free (self->url->query);
  self->url->query = g_string_free (out, FALSE);
  report_step (self, IRI_URL_STEP_QUERY, self->url->query);
  self->at = span.end;
  after_path (self);
  return TRUE;
}

/* The path state, for all segments of the path. */
static gboolean
parse_path (Parser *self)
{
  gsize end = find_end (self, self->at, FALSE);
  gsize at = self->drive != G_MAXSIZE ? self->drive : self->at;
  IriUrlSegment segment;

  if (!iri_span_is_present (self->components->span[IRI_COMPONENT_PATH]))
    set_component (self, IRI_COMPONENT_PATH, at, end);
  for (gsize stop;; at = stop + 1)
    {
      for (stop = at; stop < end && !is_slash (self, (guint8) self->text[stop]); stop++)
        ;
      iri_url_check_units (&self->errors, IRI_COMPONENT_PATH, self->text,
                           (IriSpan){ at, stop });
      if (stop < end && self->text[stop] == '\\')
        error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_COMPONENT_PATH, stop,
                  stop + 1);
      segment = iri_url_path_add (&self->path, self->text + at, stop - at, stop < end);
      iri_url_steps_report_segment (self->listener, segment, self->path.text,
                                    self->text + stop, end - stop);
      if (stop == end)
        break;
    }
  iri_url_steps_report_path (self->listener, self->path.text);
  self->at = end;
  after_path (self);
  return TRUE;
}

/* The path start state. */
static gboolean
parse_path_start (Parser *self)
{
  int c = peek (self);

  set_component (self, IRI_COMPONENT_PATH, self->at, find_end (self, self->at, FALSE));
  report_range (self, IRI_URL_STEP_PATH, self->at, find_end (self, self->at, FALSE));
  if (!self->special && (c == -1 || c == '?' || c == '#'))
    {
      after_path (self);
      return TRUE;
    }
  if (c == '\\' && self->special)
    error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_COMPONENT_PATH, self->at,
              self->at + 1);
  if (is_slash (self, c))
    self->at++;
  self->next = parse_path;
  return TRUE;
}

/* The opaque path state. If a query or fragment follows spaces at the end of the path,
 * the last space is encoded, so that it is not lost when they are removed. */
static gboolean
parse_opaque_path (Parser *self)
{
  gsize begin = self->at, end = find_end (self, self->at, FALSE);
  gsize plain = end;

  self->url->opaque = TRUE;
  set_component (self, IRI_COMPONENT_PATH, begin, end);
  if (end < self->length && end > begin && self->text[end - 1] == ' ')
    plain--;
  iri_url_check_units (&self->errors, IRI_COMPONENT_PATH, self->text,
                       (IriSpan){ begin, end });
  iri_url_encode (self->text + begin, plain - begin, IRI_URL_SET_C0_CONTROL,
                  self->path.text);
  if (plain < end)
    g_string_append (self->path.text, "%20");
  report_step (self, IRI_URL_STEP_OPAQUE_PATH, self->path.text->str);
  self->at = end;
  after_path (self);
  return TRUE;
}

/* The host state, for the text from @begin to @end. */
static gboolean
take_host (Parser *self, gsize begin, gsize end)
{
  IriSpan span = { begin, end };

  self->components->span[IRI_COMPONENT_HOST] = span;
  if (begin == end && self->special)
    {
      error_at (self, IRI_FINDING_HOST_MISSING, IRI_COMPONENT_HOST, begin, end);
      return FALSE;
    }
  g_free (self->url->host);
  self->url->host = iri_url_parse_host (self->text, span, !self->special,
                                        &self->components->host_kind, &self->errors);
  return self->url->host != NULL;
}

/* The port state. */
static gboolean
take_port (Parser *self, gsize begin, gsize end)
{
  guint port = 0;
  int usual = -1;

  set_component (self, IRI_COMPONENT_PORT, begin, end);
  for (gsize at = begin; at < end; at++)
    {
      if (!g_ascii_isdigit (self->text[at]))
        {
          error_at (self, IRI_FINDING_PORT_INVALID, IRI_COMPONENT_PORT, begin, end);
          return FALSE;
        }
      port = MIN (port * 10 + (guint) (self->text[at] - '0'), 100000);
    }
  if (port > 65535)
    {
      error_at (self, IRI_FINDING_PORT_OUT_OF_RANGE, IRI_COMPONENT_PORT, begin, end);
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

  set_component (self, IRI_COMPONENT_USERINFO, begin, end);
  error_at (self, IRI_FINDING_INVALID_CREDENTIALS, IRI_COMPONENT_USERINFO, begin, end);
  iri_url_encode (self->text + begin, split - begin, IRI_URL_SET_USERINFO, username);
  if (split < end)
    iri_url_encode (self->text + split + 1, end - split - 1, IRI_URL_SET_USERINFO,
                    password);
  g_free (self->url->username);
  g_free (self->url->password);
  self->url->username = g_string_free (username, FALSE);
  self->url->password = g_string_free (password, FALSE);
}

/* The offset of the ":" that ends a host, or @end. */
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

/* The authority state and the states of its components. */
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
      error_at (self, IRI_FINDING_HOST_MISSING, IRI_COMPONENT_HOST, begin, end);
      return FALSE;
    }
  if (!take_host (self, begin, colon)
      || (colon < end && !take_port (self, colon + 1, end)))
    return FALSE;
  report_authority (self, IRI_URL_STEP_AUTHORITY, self->url);
  self->at = end;
  self->next = parse_path_start;
  return TRUE;
}

/* The special authority ignore slashes state. */
static gboolean
skip_slashes (Parser *self)
{
  gsize begin = self->at;

  while (is_slash (self, peek (self)))
    self->at++;
  if (self->at > begin)
    error_at (self, IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
              IRI_COMPONENT_NONE, begin, self->at);
  self->next = parse_authority;
  return TRUE;
}

static gboolean
has_two_slashes (const Parser *self)
{
  return peek (self) == '/' && peek_at (self, self->at + 1) == '/';
}

/* The special authority slashes state. The next state reports a single slash or
 * backslashes. */
static gboolean
parse_special_slashes (Parser *self)
{
  if (has_two_slashes (self))
    self->at += 2;
  else if (!is_slash (self, peek (self)))
    error_at (self, IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
              IRI_COMPONENT_SCHEME, 0, self->at);
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
  report_authority (self, IRI_URL_STEP_BASE_AUTHORITY, self->base);
}

/* Copies the path from the base, and the query unless the reference has its own. */
static void
copy_path (Parser *self)
{
  g_string_assign (self->path.text, self->base->path);
  self->url->opaque = self->base->opaque;
  report_step (self, IRI_URL_STEP_BASE_PATH, self->base->path);
  if (peek (self) != '?')
    {
      set_string (&self->url->query, self->base->query);
      report_step (self, IRI_URL_STEP_BASE_QUERY, self->base->query);
    }
  set_component (self, IRI_COMPONENT_PATH, self->at, self->at);
  after_path (self);
}

/* Starts the path in the directory of the base. */
static void
begin_beside_base (Parser *self)
{
  g_string_assign (self->path.text, self->base->path);
  iri_url_path_shorten (&self->path);
  report_step (self, IRI_URL_STEP_MERGED_PATH, self->path.text->str);
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
      error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_COMPONENT_PATH, at,
                at + 1);
  self->at += 2;
  if (is_slash (self, after))
    {
      self->next = self->special ? skip_slashes : parse_authority;
      return TRUE;
    }
  self->at--;
  copy_authority (self);
  set_component (self, IRI_COMPONENT_PATH, self->at - 1,
                 find_end (self, self->at, FALSE));
  report_range (self, IRI_URL_STEP_ROOTED_PATH, self->at - 1,
                find_end (self, self->at, FALSE));
  self->next = parse_path;
  return TRUE;
}

/* The file host state. */
static gboolean
parse_file_host (Parser *self)
{
  gsize begin = self->at, end = find_end (self, begin, TRUE);

  if (iri_url_is_drive (self->text + begin, end - begin))
    {
      error_at (self, IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST,
                IRI_COMPONENT_PATH, begin, end);
      self->drive = begin;
      report_range (self, IRI_URL_STEP_PATH, begin, find_end (self, begin, FALSE));
      self->next = parse_path;
      return TRUE;
    }
  self->at = end;
  self->next = parse_path_start;
  set_component (self, IRI_COMPONENT_HOST, begin, end);
  self->components->host_kind = IRI_HOST_EMPTY;
  if (begin < end && !take_host (self, begin, end))
    return FALSE;
  if (g_str_equal (self->url->host, "localhost"))
    set_string (&self->url->host, "");
  report_step (self, IRI_URL_STEP_FILE_HOST, self->url->host);
  return TRUE;
}

static gboolean
has_file_base (const Parser *self)
{
  return self->base != NULL && g_str_equal (self->base->scheme, "file");
}

/* The file slash state, after one slash. */
static gboolean
parse_file_slash (Parser *self)
{
  if (is_slash (self, peek (self)))
    {
      if (peek (self) == '\\')
        error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_COMPONENT_NONE,
                  self->at, self->at + 1);
      self->at++;
      self->next = parse_file_host;
      return TRUE;
    }
  if (has_file_base (self))
    {
      set_string (&self->url->host, self->base->host);
      report_step (self, IRI_URL_STEP_BASE_FILE_HOST, self->base->host);
      if (!starts_with_drive (self))
        iri_url_path_copy_drive (&self->path, self->base->path);
    }
  set_component (self, IRI_COMPONENT_PATH, self->at - 1,
                 find_end (self, self->at, FALSE));
  report_range (
      self, has_file_base (self) ? IRI_URL_STEP_ROOTED_FILE_PATH : IRI_URL_STEP_PATH,
      self->at - 1, find_end (self, self->at, FALSE));
  self->next = parse_path;
  return TRUE;
}

/* The file state. */
static gboolean
parse_file (Parser *self)
{
  int c = peek (self);

  set_string (&self->url->host, "");
  self->special = self->path.is_file = TRUE;
  if (is_slash (self, c))
    {
      if (c == '\\')
        error_at (self, IRI_FINDING_INVALID_REVERSE_SOLIDUS, IRI_COMPONENT_NONE,
                  self->at, self->at + 1);
      self->at++;
      self->next = parse_file_slash;
      return TRUE;
    }
  self->next = parse_path;
  if (!has_file_base (self))
    {
      report_range (self, IRI_URL_STEP_PATH, self->at,
                    find_end (self, self->at, FALSE));
      return TRUE;
    }
  set_string (&self->url->host, self->base->host);
  report_step (self, IRI_URL_STEP_BASE_FILE_HOST, self->base->host);
  if (ends_path (c))
    copy_path (self);
  else if (!starts_with_drive (self))
    begin_beside_base (self);
  else
    {
      report_range (self, IRI_URL_STEP_DRIVE, self->at,
                    find_end (self, self->at, FALSE));
      error_at (self, IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER, IRI_COMPONENT_PATH,
                self->at, self->at + 2);
    }
  return TRUE;
}

/* The path or authority state: the scheme is not special, and a slash follows it. */
static gboolean
parse_path_or_authority (Parser *self)
{
  gboolean authority = has_two_slashes (self);

  set_component (self, IRI_COMPONENT_PATH, self->at, find_end (self, self->at, FALSE));
  self->at += authority ? 2 : 1;
  if (authority)
    self->components->span[IRI_COMPONENT_PATH] = IRI_SPAN_ABSENT;
  else
    report_range (self, IRI_URL_STEP_PATH, self->at - 1,
                  find_end (self, self->at, FALSE));
  self->next = authority ? parse_authority : parse_path;
  return TRUE;
}

static void
set_scheme (Parser *self, char *scheme)
{
  g_free (self->url->scheme);
  self->url->scheme = scheme;
  self->special = iri_url_is_special (scheme, NULL);
  self->path.is_file = g_str_equal (scheme, "file");
}

/* Selects the state after the ":" of a scheme. */
static gboolean
parse_after_scheme (Parser *self)
{
  gboolean related
      = self->base != NULL && g_str_equal (self->base->scheme, self->url->scheme);

  if (self->path.is_file)
    {
      if (!has_two_slashes (self))
        error_at (self, IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
                  IRI_COMPONENT_SCHEME, 0, self->at);
      self->next = parse_file;
    }
  else if (self->special && related && !has_two_slashes (self))
    {
      error_at (self, IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
                IRI_COMPONENT_SCHEME, 0, self->at);
      report_step (self, IRI_URL_STEP_SAME_SCHEME, self->url->scheme);
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
      error_at (self, IRI_FINDING_MISSING_SCHEME_NON_RELATIVE_URL, IRI_COMPONENT_NONE,
                0, self->length);
      return FALSE;
    }
  set_scheme (self, g_strdup (base->scheme));
  report_step (self, IRI_URL_STEP_BASE_SCHEME, base->scheme);
  if (base->opaque)
    copy_path (self);
  else
    self->next = self->path.is_file ? parse_file : parse_relative;
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
  set_component (self, IRI_COMPONENT_SCHEME, 0, end);
  set_scheme (self, g_ascii_strdown (self->text, (gssize) end));
  report_step (self, IRI_URL_STEP_SCHEME, self->url->scheme);
  self->at = end + 1;
  return parse_after_scheme (self);
}

static void
start (Parser *self)
{
  IriUrl *url = g_new0 (IriUrl, 1);

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    self->components->span[component] = IRI_SPAN_ABSENT;
  self->components->host_kind = IRI_HOST_NONE;
  self->components->ascii = TRUE;
  self->components->utf8 = TRUE;
  for (gsize at = 0; at < self->length; at++)
    self->components->ascii &= (guint8) self->text[at] < 0x80;
  url->username = g_strdup ("");
  url->password = g_strdup ("");
  url->port = -1;
  self->url = url;
  self->path.text = g_string_new (NULL);
  self->drive = G_MAXSIZE;
  self->next = parse_scheme;
}

/* Runs the states to the end. Returns the URL, or NULL on failure. */
static IriUrl *
run (Parser *self)
{
  gboolean ok = TRUE;

  start (self);
  while (ok && self->next != NULL)
    ok = self->next (self);
  if (!iri_span_is_present (self->components->span[IRI_COMPONENT_PATH]))
    set_component (self, IRI_COMPONENT_PATH, self->at, self->at);
  self->url->path = g_string_free (self->path.text, FALSE);
  self->components->valid = ok;
  if (ok)
    return self->url;
  iri_url_free (self->url);
  return NULL;
}

IriUrl *
iri_url_parse (const char *text,
               gsize length,
               const IriUrl *base,
               const char *charset,
               IriComponents *components,
               IriFindingFunc report,
               gpointer data)
{
  Parser self = {
    .text = text,
    .length = length,
    .base = base,
    .charset = charset,
    .components = components,
    .errors = { report, data },
  };

  return run (&self);
}

void
iri_url_explain (const char *base,
                 const char *text,
                 gsize length,
                 const char *charset,
                 const IriResolveListener *listener)
{
  IriComponents components;
  g_autoptr (GString) href = g_string_new (NULL);
  IriUrl *base_url
      = iri_url_parse (base, strlen (base), NULL, NULL, &components, NULL, NULL);
  Parser self = {
    .text = text,
    .length = length,
    .base = base_url,
    .charset = charset,
    .components = &components,
    .listener = listener,
  };
  IriUrl *url = *base == '\0' || base_url != NULL ? run (&self) : NULL;

  if (url != NULL)
    {
      iri_url_append_href (url, href);
      iri_url_steps_report_href (listener, href);
    }
  iri_url_free (url);
  iri_url_free (base_url);
}
