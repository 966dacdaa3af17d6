/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-reason.h"

#include "iri-bidi-reason-words.h"
#include "iri-character-label.h"
#include "iri-chars.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uchar.h>

/* How many characters of a change are quoted. */
#define MAX_QUOTED 16

struct _IriBidiReasons
{
  const IriBidi *bidi;
  IriNotation notation;
  guint32 *offsets; /* the first byte of each character, and the length of the text */
  guint32 *shown;   /* the characters that X9 does not remove, in logical order */
};

IriBidiReasons *
iri_bidi_reasons_new (const IriBidi *bidi, IriNotation notation)
{
  IriBidiReasons *self = g_new (IriBidiReasons, 1);
  const char *p = bidi->text;
  gsize n_shown = 0;

  self->bidi = bidi;
  self->notation = notation;
  self->offsets = g_new (guint32, bidi->n_chars + 1);
  self->shown = g_new (guint32, bidi->n_order + 1);
  for (gsize i = 0; i < bidi->n_chars; i++, p = g_utf8_next_char (p))
    {
      self->offsets[i] = (guint32) (p - bidi->text);
      if (bidi->levels[i] != IRI_BIDI_REMOVED)
        self->shown[n_shown++] = (guint32) i;
    }
  self->offsets[bidi->n_chars] = (guint32) bidi->length;
  return self;
}

void
iri_bidi_reasons_free (IriBidiReasons *self)
{
  if (self == NULL)
    return;
  g_free (self->offsets);
  g_free (self->shown);
  g_free (self);
}

static gboolean
is_mark (const IriBidiReasons *self, guint32 index)
{
  return g_unichar_ismark (iri_utf8_first (self->bidi->text + self->offsets[index]));
}

static void
append_character (GString *out, const IriBidiReasons *self, guint32 index)
{
  gunichar c = iri_utf8_first (self->bidi->text + self->offsets[index]);
  g_autofree char *label = iri_character_label (c);

  if (label != NULL)
    g_string_append (out, label);
  else
    g_string_append_unichar (out, iri_notation_letter (self->notation, c));
}

/* Quotes the characters from @begin to before @end. With @visual they are counted
 * without those that X9 removes, as in the changes by L2: the order that L2 reverses
 * has no position for these. */
static void
append_quoted (GString *out,
               const IriBidiReasons *self,
               guint32 begin,
               guint32 end,
               gboolean visual)
{
  guint32 stop = MIN (end, begin + MAX_QUOTED);

  g_string_append (out, "\u2066");
  /* A mark would combine with the quotation mark. */
  if (begin < stop && is_mark (self, visual ? self->shown[begin] : begin))
    g_string_append (out, "\u25cc");
  for (guint32 i = begin; i < stop; i++)
    append_character (out, self, visual ? self->shown[i] : i);
  if (stop < end)
    g_string_append (out, "…");
  g_string_append (out, "\u2069");
}

static void
append_cause (GString *out, const IriBidiReasons *self, guint32 index)
{
  if (index == IRI_BIDI_MARK_POSITION)
    g_string_append (out, "LRM");
  else if (index != IRI_BIDI_NO_POSITION)
    append_quoted (out, self, index, index + 1, FALSE);
}

static gboolean
has_class (const IriBidiReasons *self, guint32 index, guint8 bidi_class)
{
  return index < self->bidi->n_chars && self->bidi->classes[index] == bidi_class;
}

static gboolean
is_after_isolate (const IriBidiReasons *self, const IriBidiChange *change)
{
  return has_class (self, change->before, U_LEFT_TO_RIGHT_ISOLATE)
         || has_class (self, change->before, U_RIGHT_TO_LEFT_ISOLATE)
         || has_class (self, change->before, U_FIRST_STRONG_ISOLATE)
         || has_class (self, change->before, U_POP_DIRECTIONAL_ISOLATE);
}

/* The facts that decide which sentence explains @change. */
static IriBidiReasonFlags
find_flags (const IriBidiReasons *self, const IriBidiChange *change)
{
  IriBidiReasonFlags flags = 0;

  if (change->to_class == U_RIGHT_TO_LEFT)
    flags |= IRI_BIDI_REASON_RTL;
  if (change->to_class == U_EUROPEAN_NUMBER || change->to_class == U_ARABIC_NUMBER)
    flags |= IRI_BIDI_REASON_NUMBER;
  if (change->before != IRI_BIDI_NO_POSITION)
    flags |= IRI_BIDI_REASON_BEFORE;
  if (change->after != IRI_BIDI_NO_POSITION)
    flags |= IRI_BIDI_REASON_AFTER;
  if (change->context != IRI_BIDI_NO_POSITION)
    flags |= IRI_BIDI_REASON_CONTEXT;
  if (change->from_class != change->to_class)
    flags |= IRI_BIDI_REASON_CLASS;
  if (change->after >= change->index && change->after < change->end)
    flags |= IRI_BIDI_REASON_CAUSED_BY_ITSELF;
  if (is_after_isolate (self, change))
    flags |= IRI_BIDI_REASON_ISOLATE;
  if (change->inside != IRI_BIDI_NO_POSITION)
    flags |= IRI_BIDI_REASON_INSIDE;
  if ((change->from_level % 2 != 0) != (change->to_class == U_RIGHT_TO_LEFT))
    flags |= IRI_BIDI_REASON_OPPOSITE;
  if (change->index < self->bidi->n_chars
      && self->bidi->classes[change->index] == U_DIR_NON_SPACING_MARK)
    flags |= IRI_BIDI_REASON_MARK;
  return flags;
}

static void
append_field (GString *out,
              const IriBidiReasons *self,
              const char *rule,
              const IriBidiChange *change,
              const char *name)
{
  if (g_str_equal (name, "it"))
    append_quoted (out, self, change->index, change->end, g_str_equal (rule, "L2"));
  else if (g_str_equal (name, "before"))
    append_cause (out, self, change->before);
  else if (g_str_equal (name, "after"))
    append_cause (out, self, change->after);
  else if (g_str_equal (name, "inside"))
    append_cause (out, self, change->inside);
  else if (g_str_equal (name, "context"))
    append_cause (out, self, change->context);
  else if (g_str_equal (name, "class"))
    g_string_append (out, iri_bidi_class_id (change->to_class));
  else if (g_str_equal (name, "level"))
    g_string_append_printf (out, "%u", change->to_level);
}

char *
iri_bidi_reasons_get (const IriBidiReasons *self,
                      const char *rule,
                      const IriBidiChange *change)
{
  const char *at = iri_bidi_reason_sentence (rule, find_flags (self, change));
  GString *out = g_string_new (NULL);

  while (*at != '\0')
    {
      gsize plain = strcspn (at, "{");
      const char *end = strchr (at + plain, '}');
      g_autofree char *name = NULL;

      g_string_append_len (out, at, (gssize) plain);
      if (end == NULL)
        break;
      name = g_strndup (at + plain + 1, (gsize) (end - (at + plain + 1)));
      append_field (out, self, rule, change, name);
      at = end + 1;
    }
  return g_string_free (out, FALSE);
}
