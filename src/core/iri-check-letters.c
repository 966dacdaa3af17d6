/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-icu.h"

#include <string.h>
#include <unicode/uscript.h>

/* A longer run of marks is no text, and sorting it would not be linear. */
#define MAX_RUN_BYTES 256

/* More marks on one letter than any language has. */
#define MAX_MARKS 8

static gboolean
is_nfc (const char *text, gsize length)
{
  g_autofree char *nfc
      = g_utf8_normalize (text, (gssize) length, G_NORMALIZE_DEFAULT_COMPOSE);

  return nfc == NULL
         || (strlen (nfc) == length && memcmp (nfc, text, length) == 0);
}

/* A run is what normalizing treats as one: a character with all that may join
 * it. */
static void
check_run (IriCheck *self, IriPart part, gsize begin, gsize end)
{
  IriFindingCode code = self->spec->nfc_must ? IRI_FINDING_NOT_NFC_FORBIDDEN
                                             : IRI_FINDING_NOT_NFC;

  if (end - begin <= MAX_RUN_BYTES && !is_nfc (self->text + begin, end - begin))
    iri_check_found (self, code, part, begin, end);
}

static void
check_part_nfc (IriCheck *self, IriPart part, IriSpan span)
{
  gboolean inert = TRUE; /* the run is one character that is in NFC */
  gsize run = span.begin;

  for (gsize at = span.begin; at < span.end;)
    {
      gunichar c = g_utf8_get_char (self->text + at);

      gboolean plain = c < 0x80 || iri_icu_is_nfc_inert (c);

      if (plain || iri_icu_nfc_boundary (c))
        {
          if (!inert)
            check_run (self, part, run, at);
          run = at;
          inert = TRUE;
        }
      inert &= plain;
      at += (gsize) g_utf8_skip[(guint8) self->text[at]];
    }
  if (!inert)
    check_run (self, part, run, span.end);
}

void
iri_check_nfc (IriCheck *self)
{
  for (int part = IRI_PART_USERINFO; part < IRI_N_PARTS; part++)
    if (iri_span_is_present (self->parts->span[part]))
      check_part_nfc (self, (IriPart) part, self->parts->span[part]);
}

/* §8.5 is about these scripts; what is a variant of another letter has a finding
 * of its own. */
static void
check_capital (IriCheck *self, IriPart part, gsize begin, gsize end, gunichar c)
{
  int script;

  if (!iri_icu_is_capital (c) || iri_icu_is_compatible (c))
    return;
  script = iri_icu_script (c);
  if (script == USCRIPT_LATIN || script == USCRIPT_GREEK
      || script == USCRIPT_CYRILLIC)
    iri_check_found (self, IRI_FINDING_UPPER_CASE, part, begin, end);
}

void
iri_check_capitals (IriCheck *self)
{
  iri_check_each_character (self, check_capital);
}

static void
check_leading_mark (IriCheck *self, IriPart part, IriSpan piece)
{
  gunichar c = g_utf8_get_char (self->text + piece.begin);

  if (c >= 0x80 && iri_icu_is_combining (c)
      && iri_check_is_allowed (self, part, c))
    iri_check_found (self, IRI_FINDING_LEADING_MARK, part, piece.begin,
                     piece.begin + (gsize) g_unichar_to_utf8 (c, NULL));
}

void
iri_check_leading_marks (IriCheck *self)
{
  iri_check_each_piece (self, check_leading_mark);
}

/* Marks on one letter, from @begin on. Returns where they end. */
static gsize
check_marks (IriCheck *self, IriPart part, gsize begin, gsize end)
{
  gunichar before = 0;
  gsize at = begin, n = 0;

  while (at < end)
    {
      gunichar c = g_utf8_get_char (self->text + at);
      gsize length = (gsize) g_unichar_to_utf8 (c, NULL);

      if (c < 0x80 || !iri_icu_is_combining (c))
        break;
      /* Marks that take a place of their own may well come twice. */
      if (c == before && iri_icu_combining_class (c) != 0)
        iri_check_found (self, IRI_FINDING_REPEATED_MARK, part, at,
                         at + length);
      before = c;
      at += length;
      n++;
    }
  if (n > MAX_MARKS)
    iri_check_found (self, IRI_FINDING_MANY_MARKS, part, begin, at);
  return at;
}

void
iri_check_repeated_marks (IriCheck *self)
{
  for (int part = IRI_PART_USERINFO; part < IRI_N_PARTS; part++)
    {
      IriSpan span = self->parts->span[part];

      if (!iri_span_is_present (span))
        continue;
      for (gsize at = span.begin; at < span.end;)
        {
          gsize end = (guint8) self->text[at] < 0x80
                          ? at
                          : check_marks (self, (IriPart) part, at, span.end);

          at = end > at ? end
                        : at + (gsize) g_utf8_skip[(guint8) self->text[at]];
        }
    }
}
