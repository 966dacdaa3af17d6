/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The format of files of sets, as iriscope(1) describes it. */

#include "scope-set.h"

#include "scope-unicode-escape.h"

#include <string.h>

#define SET_TITLE "# "
#define ENTRY_TITLE "## "
#define INDENTATION "  "

/* The set that is read. A title waits for its IRI, with its note. */
typedef struct
{
  ScopeSet *set;
  GString *title; /* "" if none waits */
  GString *note;  /* of the title that waits, or else of the last entry or the set */
  guint n_blank;  /* lines since the note */
} Reader;

/* Gives the note to the last entry, or to the set if there is none. */
static void
close_note (Reader *self)
{
  guint n = scope_set_count (self->set);

  if (n > 0)
    scope_set_set_note (self->set, n - 1, self->note->str);
  else
    scope_set_set_own_note (self->set, self->note->str);
  g_string_truncate (self->note, 0);
}

static void
add_note (Reader *self, const char *line)
{
  if (self->note->len > 0)
    for (guint i = 0; i <= self->n_blank; i++)
      g_string_append_c (self->note, '\n');
  self->n_blank = 0;
  g_string_append (self->note, line);
}

/* A second title for the same IRI continues the first. */
static void
add_title (Reader *self, const char *title)
{
  if (self->title->len == 0)
    close_note (self);
  else
    g_string_append (self->title, " · ");
  g_string_append (self->title, title + strspn (title, " \t"));
}

static void
add_iri (Reader *self, const char *line)
{
  g_autofree char *text = scope_unicode_unescape (line);

  if (self->title->len == 0)
    close_note (self);
  scope_set_insert (self->set, G_MAXUINT, self->title->str, text);
  g_string_truncate (self->title, 0);
}

static gboolean
is_set_title (Reader *self, const char *line)
{
  return g_str_has_prefix (line, SET_TITLE) && scope_set_count (self->set) == 0
         && self->title->len == 0 && self->note->len == 0
         && *scope_set_get_title (self->set) == '\0';
}

/* @line has no white space at its end. */
static void
read_line (Reader *self, const char *line)
{
  if (*line == '\0')
    self->n_blank++;
  else if (*line == ' ' || *line == '\t')
    add_note (self, line + strspn (line, " \t"));
  else if (is_set_title (self, line))
    scope_set_set_title (self->set, line + strlen (SET_TITLE)
                                        + strspn (line + strlen (SET_TITLE), " \t"));
  else if (g_str_has_prefix (line, ENTRY_TITLE))
    add_title (self, line + strlen (ENTRY_TITLE));
  else if (g_str_has_prefix (line, SET_TITLE))
    add_title (self, line + strlen (SET_TITLE));
  else
    add_iri (self, line);
  if (*line != '\0')
    self->n_blank = 0;
}

/* U+0000 becomes its escape, which nothing reads as that. */
static char *
copy_line (const char *line, gsize length)
{
  GString *copy = g_string_new (NULL);

  for (gsize i = 0; i < length; i++)
    if (line[i] == '\0')
      g_string_append (copy, "\\u0000");
    else
      g_string_append_c (copy, line[i]);
  return g_strchomp (g_string_free (copy, FALSE));
}

/* A title without an IRI is a line of the note before it, then its own. */
static void
close_title (Reader *self)
{
  g_autofree char *note = g_strdup (self->note->str);
  guint n = scope_set_count (self->set);

  if (self->title->len > 0)
    {
      g_string_assign (self->note, n > 0 ? scope_set_get (self->set, n - 1)->note
                                         : scope_set_get_note (self->set));
      self->n_blank = 0;
      add_note (self, self->title->str);
      if (*note != '\0')
        add_note (self, note);
    }
  close_note (self);
}

ScopeSet *
scope_set_read (const char *text, gsize length)
{
  ScopeSet *set = scope_set_new ();
  Reader reader = { set, g_string_new (NULL), g_string_new (NULL), 0 };
  const char *end = text + length;

  if (length >= 3 && memcmp (text, "\uFEFF", 3) == 0)
    text += 3;
  while (text < end)
    {
      const char *stop = memchr (text, '\n', (gsize) (end - text));
      g_autofree char *line
          = copy_line (text, (gsize) ((stop != NULL ? stop : end) - text));

      read_line (&reader, line);
      text = stop != NULL ? stop + 1 : end;
    }
  close_title (&reader);
  g_string_free (reader.title, TRUE);
  g_string_free (reader.note, TRUE);
  scope_set_mark_saved (set);
  return set;
}

/* Each line indented, without empty ones at both ends. */
static void
write_note (GString *out, const char *note)
{
  g_autofree char *stripped = g_strstrip (g_strdup (note));

  for (char *line = stripped, *end; line != NULL; line = end)
    {
      end = strchr (line, '\n');
      if (end != NULL)
        *end++ = '\0';
      line = g_strchomp (line) + strspn (line, " \t");
      g_string_append_printf (out, "%s%s\n", *line != '\0' ? INDENTATION : "", line);
    }
}

/* A title is one line. */
static void
write_title (GString *out, const char *mark, const char *title)
{
  g_autofree char *line = g_strdup (title);

  g_strdelimit (line, "\n\r", ' ');
  g_strstrip (line);
  if (*line != '\0')
    g_string_append_printf (out, "%s%s\n", mark, line);
}

/* Whether nobody sees @c in a file. Escapes have no more than four digits. */
static gboolean
is_hidden (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return c <= 0xffff
         && (type == G_UNICODE_CONTROL || type == G_UNICODE_FORMAT
             || type == G_UNICODE_LINE_SEPARATOR
             || type == G_UNICODE_PARAGRAPH_SEPARATOR);
}

/* Whether @at in @text must be escaped although it can be seen: white space at the
 * ends, the sign of a title, and what would be read as an escape. */
static gboolean
is_special (const char *text, const char *at)
{
  if (*at == ' ')
    return at == text || at[strspn (at, " ")] == '\0';
  if (*at == '#')
    return at == text
           && (g_str_has_prefix (text, SET_TITLE)
               || g_str_has_prefix (text, ENTRY_TITLE));
  return *at == '\\' && scope_unicode_escape_at (at) != 0;
}

static void
write_iri (GString *out, const char *text)
{
  for (const char *at = text; *at != '\0';)
    {
      gunichar c = g_utf8_get_char_validated (at, -1);
      gsize length = c < 0x110000 ? (gsize) (g_utf8_next_char (at) - at) : 1;

      if (c < 0x110000 && (is_hidden (c) || is_special (text, at)))
        g_string_append_printf (out, "\\u%04X", c);
      else
        g_string_append_len (out, at, (gssize) length);
      at += length;
    }
  g_string_append_c (out, '\n');
}

GString *
scope_set_write (ScopeSet *self)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (SCOPE_IS_SET (self), NULL);
  write_title (out, SET_TITLE, scope_set_get_title (self));
  if (*scope_set_get_note (self) != '\0')
    write_note (out, scope_set_get_note (self));
  for (guint i = 0; i < scope_set_count (self); i++)
    {
      const ScopeSetEntry *entry = scope_set_get (self, i);

      g_string_append (out, out->len > 0 ? "\n" : "");
      write_title (out, ENTRY_TITLE, entry->title);
      write_iri (out, entry->text);
      if (*entry->note != '\0')
        write_note (out, entry->note);
    }
  return out;
}
