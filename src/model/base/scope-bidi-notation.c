/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-bidi-notation.h"

#include "iri-chars.h"

#include <glib/gi18n.h>
#include <string.h>

static const ScopeBidiNotationInfo notations[SCOPE_N_BIDI_NOTATIONS] = {
  [SCOPE_BIDI_NOTATION_OFF] = { "off", "", IRI_NOTATION_PLAIN, IRI_NOTATION_PLAIN },
  [SCOPE_BIDI_NOTATION_HEBREW] = { "hebrew", N_ ("Capitals stand for Hebrew letters"),
                                   IRI_NOTATION_BIDI, IRI_NOTATION_PLAIN },
  [SCOPE_BIDI_NOTATION_ARABIC] = { "arabic", N_ ("Capitals stand for Arabic letters"),
                                   IRI_NOTATION_BIDI_ARABIC, IRI_NOTATION_PLAIN },
  [SCOPE_BIDI_NOTATION_CAPITALS]
  = { "capitals", N_ ("Capitals stand for right-to-left letters"), IRI_NOTATION_BIDI,
      IRI_NOTATION_BIDI },
};

const ScopeBidiNotationInfo *
scope_bidi_notation_info (ScopeBidiNotation notation)
{
  g_return_val_if_fail (notation < SCOPE_N_BIDI_NOTATIONS, NULL);
  return &notations[notation];
}

gboolean
scope_bidi_notation_find (const char *id, ScopeBidiNotation *notation)
{
  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    if (g_str_equal (notations[i].id, id))
      {
        *notation = (ScopeBidiNotation) i;
        return TRUE;
      }
  return FALSE;
}

char *
scope_bidi_notation_to_display (ScopeBidiNotation notation,
                                const char *text,
                                gsize length)
{
  const ScopeBidiNotationInfo *info = scope_bidi_notation_info (notation);
  GString *out = g_string_new (NULL);

  if (info->write != IRI_NOTATION_PLAIN)
    g_string_append_len (out, text, (gssize) length);
  else
    iri_notation_read (info->read, text, length, out, NULL);
  return g_string_free (out, FALSE);
}

/* Converts the letters of @text, or of its isolated quotations alone. @text can have
 * megabytes, and g_str_has_prefix() of GLib 2.76 and later measures all of it. */
static char *
write_letters (ScopeBidiNotation notation, const char *text, gboolean all)
{
  IriNotation letters = scope_bidi_notation_info (notation)->write;
  GString *out = g_string_new (NULL);
  guint depth = 0;
  const char *next;

  for (; *text != '\0'; text = next)
    {
      next = g_utf8_next_char (text);
      depth += strncmp (text, IRI_LRI, strlen (IRI_LRI)) == 0;
      depth -= depth > 0 && strncmp (text, IRI_PDI, strlen (IRI_PDI)) == 0;
      if (letters == IRI_NOTATION_PLAIN || (guchar) *text < 0x80
          || (depth == 0 && !all))
        g_string_append_len (out, text, next - text);
      else
        iri_notation_write (letters, text, (gsize) (next - text), out);
    }
  return g_string_free (out, FALSE);
}

char *
scope_bidi_notation_letters_to_capitals (ScopeBidiNotation notation, const char *text)
{
  return write_letters (notation, text, TRUE);
}

char *
scope_bidi_notation_quotations_to_capitals (ScopeBidiNotation notation,
                                            const char *sentence)
{
  return write_letters (notation, sentence, FALSE);
}

char *
scope_bidi_notation_to_typed (ScopeBidiNotation notation, const char *text)
{
  g_autoptr (GString) typed = g_string_new (NULL);

  return g_strdup (iri_notation_write (scope_bidi_notation_info (notation)->read, text,
                                       strlen (text), typed)
                       ? typed->str
                       : text);
}

char *
scope_bidi_notation_from_typed (ScopeBidiNotation notation, const char *text)
{
  GString *address = g_string_new (NULL);

  iri_notation_read (scope_bidi_notation_info (notation)->read, text, strlen (text),
                     address, NULL);
  return g_string_free (address, FALSE);
}
