/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-display-form.h"

#include "iri-chars.h"

#include <string.h>

#define LRM 0x200e
#define LRI 0x2066
#define RLI 0x2067
#define PDI 0x2069

/* The walk through what is inside of the outer marks. */
typedef struct
{
  gunichar mark;     /* the mark that may be inside: LRM, LRI or RLI */
  gunichar before;   /* the character before, without marks; 0 at the beginning */
  gboolean marked;   /* there is a mark inside */
  gboolean expects;  /* the next character must be a delimiter, if there is one */
  gboolean isolated; /* inside an isolate */
} Walk;

static gboolean
is_delimiter (gunichar c)
{
  return c == 0 || (c < 0x80 && g_ascii_ispunct ((char) c))
         || iri_char_is_label_dot (c);
}

static gboolean
take_mark (Walk *self, gunichar c)
{
  if (c != self->mark && !(self->mark != LRM && c == PDI))
    return FALSE;
  if (c != LRM && self->isolated != (c == PDI))
    return FALSE;
  self->marked = TRUE;
  self->isolated = c == LRI || c == RLI;
  self->expects |= !is_delimiter (self->before);
  return TRUE;
}

static gboolean
take (Walk *self, gunichar c)
{
  if (iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c))
    return take_mark (self, c);
  if (self->expects && !is_delimiter (c))
    return FALSE;
  self->expects = FALSE;
  self->before = c;
  return TRUE;
}

static gboolean
is_inside (const char *text, gsize length, gunichar mark)
{
  Walk walk = { .mark = mark };

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    if (!take (&walk, iri_utf8_first (p)))
      return FALSE;
  return walk.marked && !walk.isolated;
}

gboolean
iri_is_display_form (const char *text, gsize length)
{
  static const struct
  {
    const char *before;
    const char *after;
    gunichar mark;
  } forms[] = {
    { IRI_LRE, IRI_PDF, LRM },
    { IRI_LRI, IRI_PDI, LRI },
    { IRI_RLI, IRI_PDI, RLI },
  };

  if (length < strlen (IRI_LRE IRI_PDF) || !g_utf8_validate_len (text, length, NULL))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      gsize before = strlen (forms[i].before), after = strlen (forms[i].after);

      if (memcmp (text, forms[i].before, before) == 0
          && memcmp (text + length - after, forms[i].after, after) == 0)
        return is_inside (text + before, length - before - after, forms[i].mark);
    }
  return FALSE;
}
