/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-line.h"

#include "iri-chars.h"
#include "iri-display-form.h"
#include "iri-uba-private.h"
#include "iri-unicode.h"

#include <string.h>

#define PDI 0x2069

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
  IriMarks marks = info->marks;

  if (marks == IRI_MARKS_NONE)
    return NULL;
  if (info->isolates && iri_bidi_paragraph_level (bidi) == 1)
    marks = IRI_MARKS_ISOLATES_RTL;
  return iri_display_marks (bidi->text, bidi->length, &bidi->components, marks);
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
append_mark (IriBidiLine *self, const IriDisplayMark *mark)
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
      const IriDisplayMark *mark = &g_array_index (marks, IriDisplayMark, i);
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
