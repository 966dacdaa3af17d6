/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-line.h"

#include "iri-bidi-unit.h"
#include "iri-chars.h"
#include "iri-icu.h"
#include "iri-uba-private.h"

#include <string.h>

#define LRM 0x200e
#define LRI 0x2066
#define PDI 0x2069

/* The reserved characters of RFC 2396 §2.2 and the brackets of RFC 2732, as in
 * masinter-07. The dot and "#" are not among them. */
static const char reserved[] = ";/?:@&=+$,[]";

/* Adds a mark unless the last one is the same and at the same position. */
static void
add_mark (GArray *marks, gsize at, gunichar mark)
{
  IriBidiMark item = { at, mark };

  if (marks->len > 0)
    {
      const IriBidiMark *last = &g_array_index (marks, IriBidiMark, marks->len - 1);

      if (last->at == at && last->mark == mark)
        return;
    }
  g_array_append_val (marks, item);
}

static void
mark_units (GArray *marks,
            const char *text,
            gsize length,
            const IriComponents *components,
            gunichar before,
            gunichar after)
{
  g_autoptr (GArray) units = iri_bidi_units (text, length, components);

  for (guint i = 0; i < units->len; i++)
    {
      IriSpan span = g_array_index (units, IriBidiUnit, i).span;

      if (!iri_bidi_has_rtl (text + span.begin, iri_span_length (span)))
        continue;
      add_mark (marks, span.begin, before);
      add_mark (marks, span.end, after);
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
iri_bidi_marks (const IriConventionInfo *info,
                const char *text,
                gsize length,
                const IriComponents *components)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (IriBidiMark));

  if (info->isolates)
    mark_units (marks, text, length, components, LRI, PDI);
  else if (info->lrm == IRI_LRM_COMPONENTS)
    mark_units (marks, text, length, components, LRM, LRM);
  else if (info->lrm == IRI_LRM_RESERVED)
    mark_characters (marks, text, length, reserved);
  else if (info->lrm == IRI_LRM_CLASSES)
    mark_characters (marks, text, length, info->strong);
  return marks;
}

guint8
iri_bidi_line_class (const IriConventionInfo *info, gunichar c)
{
  if (info->strong != NULL && c != 0 && c < 0x80
      && strchr (info->strong, (int) c) != NULL)
    return U_LEFT_TO_RIGHT;
  return (guint8) iri_icu_bidi_class (c);
}

static void
append (IriBidiLine *self, gunichar c, guint32 source)
{
  gsize i = self->n++;

  self->chars[i] = c;
  self->sources[i] = source;
  self->classes[i] = iri_bidi_line_class (self->info, c);
  self->brackets[i] = (gint8) iri_icu_bracket (c, &self->bracket_ids[i]);
}

/* With isolates, each pair of marks becomes a range that is resolved on its own.
 * FriBidi and other implementations differ in how they resolve isolates within a
 * line, but agree on a range by itself. */
static void
append_mark (IriBidiLine *self, gunichar mark)
{
  IriSpan range = { self->n, self->n };

  if (self->info->isolates && mark == LRI)
    g_array_append_val (self->ranges, range);
  else if (self->info->isolates)
    g_array_index (self->ranges, IriSpan, self->ranges->len - 1).end = self->n;
  else if (self->info->strong == NULL)
    append (self, mark, IRI_BIDI_NO_POSITION);
}

/* One item more than needed, because an array of none is NULL. */
static void
allocate (IriBidiLine *self, gsize n)
{
  self->chars = g_new (gunichar, n + 1);
  self->classes = g_new (guint8, n + 1);
  self->brackets = g_new (gint8, n + 1);
  self->bracket_ids = g_new (gunichar, n + 1);
  self->sources = g_new (guint32, n + 1);
}

IriBidiLine *
iri_bidi_line_new (const IriConventionInfo *info,
                   const char *text,
                   gsize length,
                   const GArray *marks)
{
  IriBidiLine *self = g_new0 (IriBidiLine, 1);
  const char *end = text + length;
  guint32 source = 0;
  guint next = 0;

  self->info = info;
  if (info->isolates)
    self->ranges = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  allocate (self, (gsize) g_utf8_strlen (text, (gssize) length) + marks->len);
  for (const char *p = text; p <= end; p = g_utf8_next_char (p))
    {
      for (; next < marks->len; next++)
        {
          const IriBidiMark *mark = &g_array_index (marks, IriBidiMark, next);

          if (mark->at > (gsize) (p - text))
            break;
          append_mark (self, mark->mark);
        }
      if (p == end)
        break;
      append (self, iri_utf8_first (p), source++);
    }
  return self;
}

void
iri_bidi_line_free (IriBidiLine *self)
{
  g_free (self->chars);
  g_free (self->classes);
  g_free (self->brackets);
  g_free (self->bracket_ids);
  g_free (self->sources);
  g_clear_pointer (&self->ranges, g_array_unref);
  g_free (self);
}

IriUba
iri_bidi_line_uba (const IriBidiLine *self, IriSpan range)
{
  return (IriUba){
    .classes = self->classes + range.begin,
    .brackets = self->brackets + range.begin,
    .bracket_ids = self->bracket_ids + range.begin,
    .n = iri_span_length (range),
    .level = self->info->level,
  };
}

/* Reports changes in a range with indices in the line. */
typedef struct
{
  IriUbaFunc changed;
  gpointer data;
  gsize begin;
} RangeListener;

static void
report_change (
    const char *rule, gsize index, guint8 bidi_class, guint8 level, gpointer data)
{
  const RangeListener *self = data;

  self->changed (rule, self->begin + index, bidi_class, level, self->data);
}

static guint8
resolve (const IriBidiLine *self,
         IriUbaLevelsFunc find_levels,
         IriSpan range,
         guint8 *levels,
         IriUbaFunc changed,
         gpointer data)
{
  RangeListener listener = { changed, data, range.begin };
  IriUba uba = iri_bidi_line_uba (self, range);

  uba.changed = changed != NULL ? report_change : NULL;
  uba.data = &listener;
  return find_levels (&uba, levels + range.begin);
}

/* Only delimiters and left-to-right text are between ranges, so the level is 0. */
static void
leave (const IriBidiLine *self,
       IriSpan span,
       guint8 *levels,
       IriUbaFunc changed,
       gpointer data)
{
  for (gsize i = span.begin; i < span.end; i++)
    {
      levels[i] = 0;
      if (!iri_uba_is_removed (self->classes[i]))
        continue;
      levels[i] = IRI_UBA_REMOVED;
      if (changed != NULL)
        changed ("X9", i, self->classes[i], IRI_UBA_REMOVED, data);
    }
}

static guint8
resolve_line (const IriBidiLine *self,
              IriUbaLevelsFunc find_levels,
              guint8 *levels,
              IriUbaFunc changed,
              gpointer data)
{
  gsize at = 0;

  if (self->ranges == NULL)
    return resolve (self, find_levels, (IriSpan){ 0, self->n }, levels, changed, data);
  for (guint i = 0; i < self->ranges->len; i++)
    {
      IriSpan range = g_array_index (self->ranges, IriSpan, i);

      leave (self, (IriSpan){ at, range.begin }, levels, changed, data);
      resolve (self, find_levels, range, levels, changed, data);
      at = range.end;
    }
  leave (self, (IriSpan){ at, self->n }, levels, changed, data);
  return 0;
}

guint8
iri_bidi_line_resolve (const IriBidiLine *self,
                       guint8 *levels,
                       IriUbaFunc changed,
                       gpointer data)
{
  return resolve_line (self, iri_uba_levels, levels, changed, data);
}

guint8
iri_bidi_line_resolve_by (const IriBidiLine *self,
                          IriUbaLevelsFunc find_levels,
                          guint8 *levels)
{
  return resolve_line (self, find_levels, levels, NULL, NULL);
}

gboolean
iri_bidi_has_rtl (const char *text, gsize length)
{
  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      int bidi_class;

      if ((guint8) *p < 0x80)
        continue;
      bidi_class = iri_icu_bidi_class (iri_utf8_first (p));
      switch (bidi_class)
        {
        case U_RIGHT_TO_LEFT:
        case U_RIGHT_TO_LEFT_ARABIC:
        case U_ARABIC_NUMBER:
        case U_POP_DIRECTIONAL_ISOLATE:
          return TRUE;
        case U_BOUNDARY_NEUTRAL:
          break;
        default:
          if (iri_uba_is_removed ((guint8) bidi_class)
              || iri_uba_is_isolate_initiator ((guint8) bidi_class))
            return TRUE;
        }
    }
  return FALSE;
}
