/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-file-name.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-prepare.h"

#include <string.h>

/* The state of converting a name to a path. */
typedef struct
{
  GString *iri;
  GString *uri;
  gboolean normalize;
} Writer;

static void
append_octets (GString *out, const char *octets, gsize length)
{
  for (gsize i = 0; i < length; i++)
    g_string_append_printf (out, "%%%02X", (guint8) octets[i]);
}

/* Appends one character, @length bytes. "?", "#" and "%" are ordinary characters in
 * a file name, but not in a path. */
static void
append_char (Writer *self, gunichar c, const char *text, gsize length)
{
  if (c < 0x80 && iri_byte_is ((guint8) c, IRI_CLASS_PATH))
    {
      g_string_append_c (self->iri, *text);
      g_string_append_c (self->uri, *text);
      return;
    }
  append_octets (self->uri, text, length);
  if (iri_char_is_ucschar (c) && !iri_char_is_bidi_formatting (c))
    g_string_append_len (self->iri, text, (gssize) length);
  else
    append_octets (self->iri, text, length);
}

/* Appends a run of valid characters of the name. */
static void
append_text (Writer *self, const char *text, gsize length)
{
  g_autoptr (IriPrepared) nfc = self->normalize ? iri_prepare_nfc (text, length) : NULL;
  const char *end;

  if (nfc != NULL)
    {
      text = nfc->text;
      length = nfc->length;
    }
  end = text + length;
  for (const char *next; text < end; text = next)
    {
      next = g_utf8_next_char (text);
      append_char (self, iri_utf8_first (text), text, (gsize) (next - text));
    }
}

static void
note_fault (IriSpan span, gpointer data)
{
  GArray *faults = data;

  g_array_append_val (faults, span);
}

/* Appends the name, with octets that are not characters percent-encoded. FALSE if
 * the charset is unknown. */
static gboolean
append_name (
    Writer *self, const char *name, gsize length, const char *charset, GArray *faults)
{
  g_autoptr (IriSpanMap) map = iri_span_map_new ();
  g_autofree char *text = NULL;
  gsize text_length, at = 0, fault = 0;

  text = iri_charset_decode (charset, name, length, &text_length, map, note_fault,
                             faults);
  if (text == NULL)
    return FALSE;
  for (gsize i = 0; i < map->n_entries && fault < faults->len; i++)
    {
      const IriSpanMapEntry *entry = &map->entries[i];
      IriSpan bad = g_array_index (faults, IriSpan, fault);

      if (entry->in.begin != bad.begin)
        continue;
      append_text (self, text + at, entry->out.begin - at);
      append_octets (self->iri, name + bad.begin, iri_span_length (bad));
      append_octets (self->uri, name + bad.begin, iri_span_length (bad));
      at = entry->out.end;
      fault++;
    }
  append_text (self, text + at, text_length - at);
  return TRUE;
}

/* The prefix that makes a path a relative reference (RFC 3986 §4.2): a colon in the
 * first segment would end a scheme, two slashes would begin an authority. */
static const char *
guard (const char *path)
{
  if (g_str_has_prefix (path, "//"))
    return "/.";
  return path[strcspn (path, "/:")] == ':' ? "./" : "";
}

IriFileName *
iri_file_name_new (const char *name, gsize length, const char *charset)
{
  g_autoptr (GString) iri = g_string_new (NULL);
  g_autoptr (GString) uri = g_string_new (NULL);
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  Writer writer = { iri, uri, !iri_charset_is_unicode (charset) };
  IriFileName *self;

  if (!append_name (&writer, name, length, charset, faults) || iri->len == 0)
    return NULL;
  self = g_new0 (IriFileName, 1);
  self->relative_iri = g_strconcat (guard (iri->str), iri->str, NULL);
  self->relative_uri = g_strconcat (guard (uri->str), uri->str, NULL);
  if (*iri->str == '/')
    {
      self->iri = g_strconcat ("file://", iri->str, NULL);
      self->uri = g_strconcat ("file://", uri->str, NULL);
    }
  self->octets = faults->len > 0;
  return self;
}

void
iri_file_name_free (IriFileName *self)
{
  if (self == NULL)
    return;
  g_free (self->relative_iri);
  g_free (self->relative_uri);
  g_free (self->iri);
  g_free (self->uri);
  g_free (self);
}
