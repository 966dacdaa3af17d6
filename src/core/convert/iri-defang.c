/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-defang.h"

#include "iri-chars.h"

#include <string.h>

/* Schemes and how they are written, any case. The first row of each is how we write
 * it. */
static const struct
{
  const char *defanged;
  const char *scheme;
} schemes[] = {
  { "hxxp", "http" }, { "hxxps", "https" }, { "fxp", "ftp" },   { "fxps", "ftps" },
  { "htxp", "http" }, { "htxps", "https" }, { "h**p", "http" }, { "h**ps", "https" },
  { "h__p", "http" }, { "h__ps", "https" }, { "hxtp", "http" }, { "hxtps", "https" },
};

/* What brackets are put around, or a word is put for, and what it stands for. */
static const struct
{
  const char *word;
  const char *plain;
} enclosed[] = {
  { ".", "." },   { "dot", "." }, { "://", "://" }, { ":", ":" },  { ":/", ":/" },
  { "//", "//" }, { "/", "/" },   { "@", "@" },     { "at", "@" },
};

static const char brackets[][2] = { { '[', ']' }, { '(', ')' }, { '{', '}' } };

/* A word that is read once. */
typedef struct
{
  const char *text;
  gsize length;
  gsize at;
  GString *out;
  gsize begin;    /* of the word in @out */
  gboolean colon; /* one has been read */
  gboolean rest;  /* the authority has ended */
  gboolean found;
} Reader;

static gboolean
has_prefix (const Reader *self, gsize at, const char *prefix)
{
  gsize n = strlen (prefix);

  return self->length - at >= n
         && g_ascii_strncasecmp (self->text + at, prefix, n) == 0;
}

/* The length of the brackets at @at and what is in them, or 0. Sets @plain to what it
 * stands for. */
static gsize
match_enclosed (const Reader *self, gsize at, const char **plain)
{
  gsize bracket = 0;

  while (bracket < G_N_ELEMENTS (brackets) && brackets[bracket][0] != self->text[at])
    bracket++;
  for (gsize i = 0; bracket < G_N_ELEMENTS (brackets) && i < G_N_ELEMENTS (enclosed);
       i++)
    {
      gsize end = at + 1 + strlen (enclosed[i].word);

      if (!has_prefix (self, at + 1, enclosed[i].word) || end >= self->length
          || self->text[end] != brackets[bracket][1])
        continue;
      *plain = enclosed[i].plain;
      return end + 1 - at;
    }
  return 0;
}

/* Whether a colon, enclosed or not, is at @at. */
static gboolean
is_colon (const Reader *self, gsize at)
{
  const char *plain = NULL;

  return at < self->length
         && (self->text[at] == ':'
             || (match_enclosed (self, at, &plain) > 0 && *plain == ':'));
}

static gboolean
read_scheme (Reader *self)
{
  if (self->colon)
    return FALSE;
  if (self->at > 0
      && (iri_byte_is ((guint8) self->text[self->at - 1], IRI_CLASS_SCHEME)
          || strchr ("/@", self->text[self->at - 1]) != NULL))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      gsize n = strlen (schemes[i].defanged);

      if (!has_prefix (self, self->at, schemes[i].defanged)
          || !is_colon (self, self->at + n))
        continue;
      g_string_append (self->out, schemes[i].scheme);
      self->at += n;
      self->found = TRUE;
      return TRUE;
    }
  return FALSE;
}

/* Handles the first colon. Without a slash after it, the scheme has no authority, and
 * parentheses belong to the IRI. The addresses of mailto are defanged too. */
static void
note_colon (Reader *self)
{
  const char *word = self->out->str + self->begin, *plain = NULL;
  gsize n = self->out->len - self->begin;

  if (!self->colon && g_str_has_suffix (word, "://"))
    self->colon = TRUE;
  if (self->colon || n == 0 || word[n - 1] != ':')
    return;
  self->colon = TRUE;
  if (g_ascii_strcasecmp (word, "mailto:") == 0)
    return;
  self->rest = self->rest || self->at == self->length
               || (self->text[self->at] != '/'
                   && (match_enclosed (self, self->at, &plain) == 0 || *plain != '/'));
}

static gboolean
is_enclosed_punctuation (const Reader *self, char plain)
{
  return self->text[self->at] == '['
         && (plain == '.' || !g_ascii_isalpha (self->text[self->at + 1]));
}

/* After the authority, where parentheses and words in brackets may belong to the IRI,
 * only a dot and other punctuation in square brackets are restored. */
static gboolean
read_enclosed (Reader *self)
{
  const char *plain = NULL;
  gsize n = match_enclosed (self, self->at, &plain);

  if (n == 0 || (self->rest && !is_enclosed_punctuation (self, *plain)))
    return FALSE;
  g_string_append (self->out, plain);
  self->at += n;
  self->found = self->found || !self->rest;
  note_colon (self);
  return TRUE;
}

/* The two slashes before the authority follow a colon. */
static gboolean
ends_authority (const Reader *self, char c)
{
  const char *end = self->out->str + self->out->len;
  gsize length = self->out->len - self->begin;

  if (c != '/')
    return iri_byte_is ((guint8) c, IRI_CLASS_END_OF_AUTHORITY);
  return !(length >= 1 && end[-1] == ':')
         && !(length >= 2 && end[-2] == ':' && end[-1] == '/');
}

static void
read_byte (Reader *self)
{
  char c = self->text[self->at++];

  self->rest = self->rest || ends_authority (self, c);
  g_string_append_c (self->out, c);
  note_colon (self);
}

gboolean
iri_refang (const char *word, gsize length, GString *out)
{
  Reader self = { word, length, 0, out, out->len, FALSE, FALSE, FALSE };

  while (self.at < length)
    if ((self.rest || !read_scheme (&self)) && !read_enclosed (&self))
      read_byte (&self);
  if (self.found)
    return TRUE;
  g_string_truncate (out, self.begin);
  g_string_append_len (out, word, (gssize) length);
  return FALSE;
}

static void
append_scheme (const char *uri, IriSpan scheme, GString *out)
{
  gsize length = iri_span_length (scheme);

  for (gsize i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (strlen (schemes[i].scheme) == length
        && strncmp (uri, schemes[i].scheme, length) == 0)
      {
        g_string_append (out, schemes[i].defanged);
        return;
      }
  g_string_append_len (out, uri, (gssize) length);
}

/* Appends the dot, colon or at sign at @p in brackets, with the slashes after it that
 * belong to it. Returns what follows. */
static const char *
append_enclosed (const char *p, GString *out)
{
  /* g_str_has_prefix() of GLib 2.76 and later measures all that follows. */
  gsize n = strncmp (p, "://", strlen ("://")) == 0 ? strlen ("://") : 1;

  g_string_append_printf (out, "[%.*s]", (int) n, p);
  return p + n;
}

void
iri_defang (const char *uri, const IriComponents *components, GString *out)
{
  IriSpan scheme = components->span[IRI_COMPONENT_SCHEME];
  const char *p = uri;

  if (iri_span_is_present (scheme))
    {
      append_scheme (uri, scheme, out);
      p += scheme.end;
    }
  while (*p != '\0')
    if (strchr (".:@", *p) != NULL)
      p = append_enclosed (p, out);
    else
      g_string_append_c (out, *p++);
}

void
iri_defang_sentence (const char *sentence, GString *out)
{
  gboolean in_word = FALSE;

  for (const char *p = sentence; *p != '\0';)
    if (in_word && strchr (".:@", *p) != NULL && p[1] != '\0'
        && !g_ascii_isspace (p[1]))
      p = append_enclosed (p, out);
    else
      {
        gunichar c = iri_utf8_next (&p);

        in_word = g_unichar_isalnum (c) || g_unichar_ismark (c);
        g_string_append_unichar (out, c);
      }
}
