/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-charset-guess.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-percent-decode.h"
#include "iri-unicode.h"

/* Table 1 of the IUC 19 paper and other charsets common before UTF-8. */
static const char *const charsets[] = {
  "ISO-8859-1", "windows-1252", "macintosh", "windows-1255", "windows-1256",
  "Shift_JIS",  "EUC-JP",       "GB18030",   "Big5",         "KOI8-R",
};

static void
note_fault (IriSpan span, gpointer data)
{
  gboolean *faulty = data;

  *faulty = TRUE;
}

static gboolean
is_visible (const char *text, gsize length)
{
  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    if (!iri_unicode_is_visible (iri_utf8_first (p)))
      return FALSE;
  return TRUE;
}

/* The octets decoded from @charset; NULL if they are not valid or not visible. */
static char *
read_octets (const char *charset, const char *octets, gsize length)
{
  g_autofree char *text = NULL;
  gboolean faulty = FALSE;
  gsize n;

  text = iri_charset_decode (charset, octets, length, &n, NULL, note_fault, &faulty);
  if (text == NULL || faulty || !is_visible (text, n))
    return NULL;
  return g_steal_pointer (&text);
}

IriCharsetGuesses *
iri_charset_guess (const char *octets, gsize length)
{
  IriCharsetGuesses *self = g_new0 (IriCharsetGuesses, 1);

  self->guesses = g_new0 (IriCharsetGuess, G_N_ELEMENTS (charsets));
  for (gsize i = 0; i < G_N_ELEMENTS (charsets); i++)
    {
      char *text = read_octets (charsets[i], octets, length);

      if (text != NULL)
        self->guesses[self->n_guesses++] = (IriCharsetGuess){ charsets[i], text };
    }
  return self;
}

void
iri_charset_guesses_free (IriCharsetGuesses *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < self->n_guesses; i++)
    g_free (self->guesses[i].text);
  g_free (self->guesses);
  g_free (self);
}

IriCharsetGuesses *
iri_charset_guess_percent (const char *text, gsize length)
{
  g_autoptr (GString) octets = g_string_new (NULL);

  for (gsize at = 0; at + 3 <= length; at += 3)
    g_string_append_c (octets, (char) iri_percent_octet (text + at));
  return iri_charset_guess (octets->str, octets->len);
}
