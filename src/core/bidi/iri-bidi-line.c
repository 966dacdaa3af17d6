/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-line.h"

#include "iri-bidi-unit.h"
#include "iri-chars.h"
#include "iri-uba-private.h"
#include "iri-unicode.h"

#include <string.h>

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

/* Adds marks around the text at @span if it has right-to-left characters. */
static void
mark_span (
    GArray *marks, const char *text, IriSpan span, gunichar before, gunichar after)
{
  if (!iri_bidi_has_rtl (text + span.begin, iri_span_length (span)))
    return;
  add_mark (marks, span.begin, before);
  add_mark (marks, span.end, after);
}

/* In a left-to-right line, components without right-to-left characters need no marks. */
static void
isolate_units (GArray *marks, const IriBidi *bidi)
{
  g_autoptr (GArray) units
      = iri_bidi_units (bidi->text, bidi->length, &bidi->components);
  int level = iri_bidi_paragraph_level (bidi);

  for (guint i = 0; i < units->len; i++)
    {
      IriSpan span = g_array_index (units, IriBidiUnit, i).span;

      if (level == 0)
        mark_span (marks, bidi->text, span, LRI, PDI);
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

/* The direction of the last label of a host, which may end in a dot. */
static IriDirection
tld_direction (const char *text, IriSpan host)
{
  const char *end = text + host.end;
  IriDirection direction = IRI_DIRECTION_NEUTRAL;

  for (const char *p = text + host.begin, *label = p; p < end; p = label)
    {
      while (p < end && !iri_char_is_label_dot (iri_utf8_first (p)))
        p = g_utf8_next_char (p);
      if (p > label)
        direction = iri_direction (label, (gsize) (p - label));
      label = p < end ? g_utf8_next_char (p) : p;
    }
  return direction;
}

int
iri_bidi_paragraph_level (const IriBidi *bidi)
{
  const IriConventionInfo *info = iri_convention_info (bidi->convention);
  const IriSpan *span = bidi->components.span;
  gsize begin = iri_span_is_present (span[IRI_COMPONENT_SCHEME])
                    ? span[IRI_COMPONENT_SCHEME].end
                    : 0;

  switch (info->flow)
    {
    case IRI_FLOW_LEVEL:
      return info->level;
    case IRI_FLOW_CONTENT:
      return iri_direction (bidi->text + begin, bidi->length - begin)
             == IRI_DIRECTION_RTL;
    case IRI_FLOW_TLD:
      return iri_span_is_present (span[IRI_COMPONENT_HOST])
             && tld_direction (bidi->text, span[IRI_COMPONENT_HOST])
                    == IRI_DIRECTION_RTL;
    }
  g_return_val_if_reached (0);
}

GArray *
iri_bidi_marks (const IriBidi *bidi)
{
  const IriConventionInfo *info = iri_convention_info (bidi->convention);
  const char *text = bidi->text;
  gsize length = bidi->length;
  GArray *marks;

  if (!info->isolates && info->lrm == IRI_LRM_NONE)
    return NULL;
  marks = g_array_new (FALSE, FALSE, sizeof (IriBidiMark));
  if (info->isolates)
    isolate_units (marks, bidi);
  else if (info->lrm == IRI_LRM_COMPONENTS)
    mark_between (marks, text, length, structural);
  else if (info->lrm == IRI_LRM_RESERVED)
    mark_characters (marks, text, length, reserved);
  else if (info->lrm == IRI_LRM_CLASSES)
    mark_characters (marks, text, length, info->strong);
  return marks;
}

guint8
iri_bidi_line_class (const IriConventionInfo *info, gunichar c)
{
  if (info->stored)
    return U_LEFT_TO_RIGHT;
  if (info->strong != NULL && c != 0 && c < 0x80
      && strchr (info->strong, (int) c) != NULL)
    return U_LEFT_TO_RIGHT;
  return (guint8) iri_unicode_bidi_class (c);
}

/* Notes a character of the line, its @i-th, that has more properties than its class. */
static void
note_special (IriBidiLine *self, gsize i, gunichar c)
{
  const IriCharacter *character = iri_character (c);

  self->formatted |= character->bidi_control;
  self->mirrored |= character->mirrored;
  if (character->bracket)
    self->brackets[i] = (gint8) iri_unicode_bracket (c, &self->bracket_ids[i]);
}

/* Appends the characters at @span; @source is the index of the first one. */
static void
append_text (IriBidiLine *self, const char *text, IriSpan span, guint32 source)
{
  guint32 *offsets = self->offsets, *ids = self->bracket_ids, *sources = self->sources;
  guint8 *classes = self->classes;
  gint8 *brackets = self->brackets;
  const gboolean stored = self->info->stored;
  gsize begin = self->n, i = begin;

  for (const char *p = text + span.begin; p < text + span.end; i++)
    {
      const IriCharacter *character;

      offsets[i] = (guint32) (p - text);
      sources[i] = source++;
      ids[i] = iri_utf8_next (&p);
      character = iri_character (ids[i]);
      classes[i] = character->bidi_class;
      brackets[i] = 0;
      if (character->bidi_control || character->mirrored || character->bracket)
        note_special (self, i, ids[i]);
    }
  self->n = i;
  for (i = begin; (stored || self->info->strong != NULL) && i < self->n; i++)
    if (stored || ids[i] < 0x80)
      classes[i] = iri_bidi_line_class (self->info, ids[i]);
}

/* With isolates, each pair of marks becomes a range that is resolved on its own.
 * FriBidi and other implementations differ in how they resolve isolates within a
 * line, but agree on a range by itself. */
static void
append_mark (IriBidiLine *self, const IriBidiMark *mark)
{
  IriSpan range = { self->n, self->n };

  if (self->info->isolates && mark->mark != PDI)
    g_array_append_val (self->ranges, range);
  else if (self->info->isolates)
    g_array_index (self->ranges, IriSpan, self->ranges->len - 1).end = self->n;
  else if (self->info->strong == NULL)
    {
      self->offsets[self->n] = (guint32) mark->at;
      self->sources[self->n] = IRI_BIDI_NO_POSITION;
      self->classes[self->n] = (guint8) iri_unicode_bidi_class (mark->mark);
      self->brackets[self->n++] = 0;
    }
}

/* All arrays are in one block, which begins with @offsets. */
static void
allocate (IriBidiLine *self, gsize n)
{
  self->offsets = g_malloc_n (n + 1, 3 * sizeof (guint32) + 2);
  self->bracket_ids = self->offsets + n + 1;
  self->sources = self->bracket_ids + n;
  self->classes = (guint8 *) (self->sources + n);
  self->brackets = (gint8 *) (self->classes + n);
}

IriBidiLine *
iri_bidi_line_new (const IriBidi *bidi, gsize n_chars, const GArray *marks)
{
  const IriConventionInfo *info = iri_convention_info (bidi->convention);
  IriBidiLine *self = g_new0 (IriBidiLine, 1);
  guint n_marks = marks != NULL ? marks->len : 0;
  guint32 n_added = 0; /* marks in the line */
  gsize at = 0;

  self->info = info;
  self->level = iri_bidi_paragraph_level (bidi);
  if (info->isolates)
    self->ranges = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  allocate (self, n_chars + n_marks);
  for (guint i = 0; i < n_marks; i++)
    {
      const IriBidiMark *mark = &g_array_index (marks, IriBidiMark, i);
      gsize before;

      append_text (self, bidi->text, (IriSpan){ at, mark->at },
                   (guint32) self->n - n_added);
      before = self->n;
      append_mark (self, mark);
      n_added += (guint32) (self->n - before);
      at = mark->at;
    }
  append_text (self, bidi->text, (IriSpan){ at, bidi->length },
               (guint32) self->n - n_added);
  self->offsets[self->n] = (guint32) bidi->length;
  return self;
}

void
iri_bidi_line_free (IriBidiLine *self)
{
  g_free (self->offsets);
  g_clear_pointer (&self->ranges, g_array_unref);
  g_free (self);
}

IriUbaInput
iri_bidi_line_uba (const IriBidiLine *self, IriSpan range)
{
  return (IriUbaInput){
    .classes = self->classes + range.begin,
    .brackets = self->brackets + range.begin,
    .bracket_ids = self->bracket_ids + range.begin,
    .n = iri_span_length (range),
    .level = self->level,
  };
}

/* Reports changes in a range with indices in the line. */
typedef struct
{
  IriUbaFunc changed;
  gpointer data;
  gsize begin;
} RangeListener;

static guint32
shift (guint32 index, gsize begin)
{
  return index == IRI_UBA_NO_CAUSE ? index : (guint32) (begin + index);
}

static void
report_change (const char *rule,
               gsize index,
               guint8 bidi_class,
               guint8 level,
               const IriUbaCause *cause,
               gpointer data)
{
  const RangeListener *self = data;
  IriUbaCause shifted = {
    shift (cause->before, self->begin),
    shift (cause->after, self->begin),
    shift (cause->inside, self->begin),
    shift (cause->context, self->begin),
  };

  self->changed (rule, self->begin + index, bidi_class, level, &shifted, self->data);
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
  IriUbaInput uba = iri_bidi_line_uba (self, range);

  uba.changed = changed != NULL ? report_change : NULL;
  uba.data = &listener;
  return find_levels (&uba, levels + range.begin);
}

/* Only delimiters and, in a left-to-right line, left-to-right text are between ranges,
 * so the level is that of the line. */
static void
leave (const IriBidiLine *self,
       IriSpan span,
       guint8 *levels,
       IriUbaFunc changed,
       gpointer data)
{
  static const IriUbaCause none
      = { IRI_UBA_NO_CAUSE, IRI_UBA_NO_CAUSE, IRI_UBA_NO_CAUSE, IRI_UBA_NO_CAUSE };

  for (gsize i = span.begin; i < span.end; i++)
    {
      levels[i] = (guint8) self->level;
      if (!iri_uba_is_removed (self->classes[i]))
        continue;
      levels[i] = IRI_UBA_REMOVED;
      if (changed != NULL)
        changed ("X9", i, self->classes[i], IRI_UBA_REMOVED, &none, data);
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
  return (guint8) self->level;
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
      bidi_class = iri_unicode_bidi_class (iri_utf8_first (p));
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
