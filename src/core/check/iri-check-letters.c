/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-nfc.h"
#include "iri-unicode.h"

#include <string.h>
#include <unicode/uscript.h>

/* Canonical_Combining_Class of marks that are drawn across their base character. */
#define OVERLAY 1

/* More marks than this on one letter are suspicious (UTS #39 §5.4). */
#define MAX_MARKS 4

/* Whether the text may be in NFC: every character may occur in NFC, and the marks are
 * in canonical order. This rules out marks that g_utf8_normalize() would have to sort,
 * which takes more than linear time. */
static gboolean
may_be_nfc (const char *text, gsize length)
{
  guint before = 0;

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      gunichar c = iri_utf8_first (p);
      guint combining_class = iri_unicode_combining_class (c);

      if (!iri_unicode_is_nfc (c) || (combining_class != 0 && combining_class < before))
        return FALSE;
      before = combining_class;
    }
  return TRUE;
}

static gboolean
is_nfc (const char *text, gsize length)
{
  g_autofree char *nfc
      = g_utf8_normalize (text, (gssize) length, G_NORMALIZE_DEFAULT_COMPOSE);

  return nfc == NULL || (strlen (nfc) == length && memcmp (nfc, text, length) == 0);
}

/* A run is what normalization handles as a unit: a character and all characters that
 * may compose with it. */
static void
check_run (IriCheck *self, IriComponent component, gsize begin, gsize end)
{
  IriFindingCode code
      = self->spec->nfc_required ? IRI_FINDING_NOT_NFC_FORBIDDEN : IRI_FINDING_NOT_NFC;
  /* A character that may occur in NFC is in NFC if it is alone. */
  gboolean single = end - begin == (gsize) g_utf8_skip[(guint8) self->text[begin]];

  if (!may_be_nfc (self->text + begin, end - begin)
      || (!single && !is_nfc (self->text + begin, end - begin)))
    iri_check_report (self, code, component, begin, end);
}

static void
check_component_nfc (IriCheck *self, IriComponent component, IriSpan span)
{
  gboolean inert = TRUE; /* the run is a single character that is in NFC */
  gsize run = span.begin;

  for (gsize at = span.begin; at < span.end;)
    {
      gunichar c = iri_utf8_first (self->text + at);

      gboolean plain = c < 0x80 || iri_unicode_is_nfc_inert (c);

      if (plain || iri_unicode_nfc_boundary (c))
        {
          if (!inert)
            check_run (self, component, run, at);
          run = at;
          inert = TRUE;
        }
      inert &= plain;
      at += (gsize) g_utf8_skip[(guint8) self->text[at]];
    }
  if (!inert)
    check_run (self, component, run, span.end);
}

void
iri_check_nfc (IriCheck *self)
{
  for (int component = IRI_COMPONENT_USERINFO; component < IRI_N_COMPONENTS;
       component++)
    if (iri_span_is_present (self->components->span[component]))
      check_component_nfc (self, (IriComponent) component,
                           self->components->span[component]);
}

/* §8.5 covers only these scripts. Compatibility variants of letters have findings of
 * their own. */
static void
check_capital (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c)
{
  int script;

  if (!iri_unicode_is_capital (c) || iri_unicode_has_compatibility_mapping (c))
    return;
  script = iri_unicode_script (c);
  if (script == USCRIPT_LATIN || script == USCRIPT_GREEK || script == USCRIPT_CYRILLIC)
    iri_check_report (self, IRI_FINDING_UPPER_CASE, component, begin, end);
}

void
iri_check_capitals (IriCheck *self)
{
  iri_check_each_character (self, check_capital);
}

/* Whether @c is a mark that is drawn across the ASCII punctuation before it. */
static gboolean
is_overlay (const IriCheck *self, gsize at, gunichar c)
{
  return c >= 0x80 && iri_unicode_combining_class (c) == OVERLAY && at > 0
         && g_ascii_ispunct (self->text[at - 1]);
}

static void
check_overlay (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c)
{
  if (is_overlay (self, begin, c))
    iri_check_report_inside (self, IRI_FINDING_OVERLAY, component,
                             (IriSpan){ begin, end }, (IriSpan){ begin - 1, begin });
}

void
iri_check_overlays (IriCheck *self)
{
  iri_check_each_character (self, check_overlay);
}

static void
check_leading_mark (IriCheck *self, IriComponent component, IriSpan unit)
{
  gunichar c = iri_utf8_first (self->text + unit.begin);

  if (c >= 0x80 && iri_unicode_is_mark (c) && !is_overlay (self, unit.begin, c)
      && iri_check_is_allowed (self, component, c))
    iri_check_report (self, IRI_FINDING_LEADING_MARK, component, unit.begin,
                      unit.begin + (gsize) g_unichar_to_utf8 (c, NULL));
}

void
iri_check_leading_marks (IriCheck *self)
{
  iri_check_each_unit (self, check_leading_mark);
}

/* The marks on one letter, including those it decomposes into. */
typedef struct
{
  gsize begin; /* of the marks after the letter */
  gunichar marks[MAX_MARKS];
  gsize n;
} Letter;

/* Adds the marks that @c decomposes into. Returns whether one of them was there
 * already; only the first MAX_MARKS marks are compared. */
static gboolean
add_marks (Letter *self, gunichar c)
{
  gunichar components[IRI_NFD_MAX];
  gsize n = iri_nfd_of (c, components);
  gboolean found = FALSE;

  for (gsize i = 0; i < n; i++)
    if (iri_unicode_is_visible_nonspacing_mark (components[i]))
      {
        for (gsize k = 0; k < MIN (self->n, MAX_MARKS); k++)
          found |= self->marks[k] == components[i];
        if (self->n < MAX_MARKS)
          self->marks[self->n] = components[i];
        self->n++;
      }
  return found;
}

static void
end_letter (IriCheck *self, IriComponent component, const Letter *letter, gsize end)
{
  if (letter->n > MAX_MARKS)
    iri_check_report (self, IRI_FINDING_MANY_MARKS, component, letter->begin, end);
}

/* UTS #39 §5.4 is about nonspacing marks; spacing marks may well occur twice. */
static void
check_component_marks (IriCheck *self, IriComponent component, IriSpan span)
{
  Letter letter = { .begin = span.begin };

  for (gsize at = span.begin, end; at < span.end; at = end)
    {
      gunichar c = iri_utf8_first (self->text + at);
      gboolean combining = c >= 0x80 && iri_unicode_is_mark (c);

      end = at + (gsize) g_utf8_skip[(guint8) self->text[at]];
      if (!combining)
        {
          end_letter (self, component, &letter, at);
          letter = (Letter){ .begin = end };
        }
      if (c >= 0x80 && add_marks (&letter, c) && combining)
        iri_check_report (self, IRI_FINDING_REPEATED_MARK, component, at, end);
    }
  end_letter (self, component, &letter, span.end);
}

void
iri_check_repeated_marks (IriCheck *self)
{
  for (int component = IRI_COMPONENT_USERINFO; component < IRI_N_COMPONENTS;
       component++)
    if (iri_span_is_present (self->components->span[component]))
      check_component_marks (self, (IriComponent) component,
                             self->components->span[component]);
}
