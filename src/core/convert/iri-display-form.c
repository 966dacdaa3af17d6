/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-display-form.h"

#include "iri-bidi-unit.h"
#include "iri-chars.h"
#include "iri-parse.h"
#include "iri-spec.h"
#include "iri-unicode.h"
#include "iri-url.h"

#include <string.h>
#include <unicode/uchar.h>

#define LRM 0x200e
#define LRI 0x2066
#define RLI 0x2067
#define PDI 0x2069

/* The reserved characters of RFC 2396 §2.2 and the brackets of RFC 2732, as in
 * masinter-07. The dot and "#" are not among them. */
static const char reserved[] = ";/?:@&=+$,[]";

/* The structural characters of duerst-01 §4.1, which divide opaque parts and path
 * segments too. */
static const char structural[] = "#;/?:@&=+$,[].";

gboolean
iri_has_rtl (const char *text, gsize length)
{
  const guint classes
      = 1u << U_RIGHT_TO_LEFT | 1u << U_RIGHT_TO_LEFT_ARABIC | 1u << U_ARABIC_NUMBER
        | 1u << U_LEFT_TO_RIGHT_EMBEDDING | 1u << U_RIGHT_TO_LEFT_EMBEDDING
        | 1u << U_LEFT_TO_RIGHT_OVERRIDE | 1u << U_RIGHT_TO_LEFT_OVERRIDE
        | 1u << U_POP_DIRECTIONAL_FORMAT | 1u << U_LEFT_TO_RIGHT_ISOLATE
        | 1u << U_RIGHT_TO_LEFT_ISOLATE | 1u << U_FIRST_STRONG_ISOLATE
        | 1u << U_POP_DIRECTIONAL_ISOLATE;

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    if ((guint8) *p >= 0x80
        && (classes >> iri_unicode_bidi_class (iri_utf8_first (p)) & 1) != 0)
      return TRUE;
  return FALSE;
}

/* Adds a mark unless the last one is the same and at the same position. */
static void
add_mark (GArray *marks, gsize at, gunichar mark)
{
  IriDisplayMark item = { at, mark };

  if (marks->len > 0)
    {
      const IriDisplayMark *last
          = &g_array_index (marks, IriDisplayMark, marks->len - 1);

      if (last->at == at && last->mark == mark)
        return;
    }
  g_array_append_val (marks, item);
}

/* Adds marks around the text at @span if it has right-to-left characters. */
static void
mark_span (
    GArray *marks, const char *text, IriSpan span, gunichar before, gunichar after)
{
  if (!iri_has_rtl (text + span.begin, iri_span_length (span)))
    return;
  add_mark (marks, span.begin, before);
  add_mark (marks, span.end, after);
}

/* In a left-to-right line, components without right-to-left characters need no
 * marks. */
static void
isolate_units (GArray *marks,
               const char *text,
               gsize length,
               const IriComponents *components,
               gboolean rtl)
{
  g_autoptr (GArray) units = iri_bidi_units (text, length, components);

  for (guint i = 0; i < units->len; i++)
    {
      IriSpan span = g_array_index (units, IriBidiUnit, i).span;

      if (!rtl)
        mark_span (marks, text, span, LRI, PDI);
      else if (iri_span_length (span) > 0)
        {
          add_mark (marks, span.begin, RLI);
          add_mark (marks, span.end, PDI);
        }
    }
}

static void
mark_between (GArray *marks, const char *text, gsize length, const char *delimiters)
{
  gsize begin = 0;

  for (gsize at = 0; at <= length; at++)
    if (at == length || (text[at] != '\0' && strchr (delimiters, text[at]) != NULL))
      {
        mark_span (marks, text, (IriSpan){ begin, at }, LRM, LRM);
        begin = at + 1;
      }
}

static void
mark_characters (GArray *marks, const char *text, gsize length, const char *characters)
{
  for (gsize at = 0; at < length; at++)
    if (text[at] != '\0' && strchr (characters, text[at]) != NULL)
      {
        add_mark (marks, at, LRM);
        add_mark (marks, at + 1, LRM);
      }
}

GArray *
iri_display_marks (const char *text,
                   gsize length,
                   const IriComponents *components,
                   IriMarks marks)
{
  GArray *array = g_array_new (FALSE, FALSE, sizeof (IriDisplayMark));

  switch (marks)
    {
    case IRI_MARKS_NONE:
      break;
    case IRI_MARKS_COMPONENTS:
      mark_between (array, text, length, structural);
      break;
    case IRI_MARKS_RESERVED:
      mark_characters (array, text, length, reserved);
      break;
    case IRI_MARKS_STRONG:
      mark_characters (array, text, length, IRI_STRONG_DELIMITERS);
      break;
    case IRI_MARKS_ISOLATES_LTR:
    case IRI_MARKS_ISOLATES_RTL:
      isolate_units (array, text, length, components, marks == IRI_MARKS_ISOLATES_RTL);
      break;
    }
  return array;
}

void
iri_display_marks_append (const GArray *marks,
                          const char *text,
                          gsize length,
                          GString *display)
{
  gsize done = 0;

  for (guint i = 0; i < marks->len; i++)
    {
      const IriDisplayMark *mark = &g_array_index (marks, IriDisplayMark, i);

      g_string_append_len (display, text + done, (gssize) (mark->at - done));
      g_string_append_unichar (display, mark->mark);
      done = mark->at;
    }
  g_string_append_len (display, text + done, (gssize) (length - done));
}

static gboolean
is_mark (gunichar c)
{
  return iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c);
}

/* What is inside of the marks around a display form, and the same without marks. */
typedef struct
{
  const char *text;
  gsize length;
  GString *plain;
} Inside;

static gboolean
has_marks (const Inside *self, const IriComponents *components, IriMarks marks)
{
  g_autoptr (GString) again = g_string_sized_new (self->length);
  g_autoptr (GArray) array
      = iri_display_marks (self->plain->str, self->plain->len, components, marks);

  iri_display_marks_append (array, self->plain->str, self->plain->len, again);
  return again->len == self->length
         && memcmp (again->str, self->text, self->length) == 0;
}

static gboolean
has_marks_by_spec (const Inside *self, const IriSpec *spec, IriMarks marks)
{
  IriComponents components;

  iri_parse (self->plain->str, self->plain->len, spec, &components, NULL, NULL);
  return has_marks (self, &components, marks);
}

/* In a relative URL, the scheme of the base decides what is a delimiter. That of other
 * schemes is the same by the generic grammar. */
static gboolean
has_marks_by_url (const Inside *self, IriMarks marks)
{
  static const char *const bases[] = { NULL, "http://a/", "file:///" };
  IriComponents components;

  for (gsize i = 0; i < G_N_ELEMENTS (bases); i++)
    {
      g_autoptr (IriUrl) base = bases[i] != NULL
                                    ? iri_url_parse (bases[i], strlen (bases[i]), NULL,
                                                     NULL, &components, NULL, NULL)
                                    : NULL;
      g_autoptr (IriUrl) url = iri_url_parse (self->plain->str, self->plain->len, base,
                                              NULL, &components, NULL, NULL);

      if (url != NULL && has_marks (self, &components, marks))
        return TRUE;
    }
  return FALSE;
}

/* Isolates are around components, which depend on the standard. */
static gboolean
has_marks_of_any (const Inside *self, IriMarks marks)
{
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);
  const gboolean isolates
      = marks == IRI_MARKS_ISOLATES_LTR || marks == IRI_MARKS_ISOLATES_RTL;

  for (gsize i = 0; i < (isolates ? n : 1); i++)
    if (has_marks_by_spec (self, &specs[i], marks))
      return TRUE;
  return isolates && has_marks_by_url (self, marks);
}

static gboolean
is_inside (const char *text, gsize length, IriMarks marks)
{
  Inside inside = { text, length, g_string_sized_new (length) };
  gboolean is;

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    if (!is_mark (iri_utf8_first (p)))
      g_string_append_len (inside.plain, p, g_utf8_next_char (p) - p);
  is = inside.plain->len < length && has_marks_of_any (&inside, marks);
  g_string_free (inside.plain, TRUE);
  return is;
}

gboolean
iri_is_display_form (const char *text, gsize length)
{
  static const struct
  {
    const char *before;
    const char *after;
    IriMarks marks;
  } forms[] = {
    { IRI_LRE, IRI_PDF, IRI_MARKS_COMPONENTS },
    { IRI_LRE, IRI_PDF, IRI_MARKS_RESERVED },
    { IRI_LRE, IRI_PDF, IRI_MARKS_STRONG },
    { IRI_LRI, IRI_PDI, IRI_MARKS_ISOLATES_LTR },
    { IRI_RLI, IRI_PDI, IRI_MARKS_ISOLATES_RTL },
  };

  if (length < strlen (IRI_LRE IRI_PDF) || !g_utf8_validate_len (text, length, NULL))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      gsize before = strlen (forms[i].before), after = strlen (forms[i].after);

      if (memcmp (text, forms[i].before, before) == 0
          && memcmp (text + length - after, forms[i].after, after) == 0
          && is_inside (text + before, length - before - after, forms[i].marks))
        return TRUE;
    }
  return FALSE;
}
