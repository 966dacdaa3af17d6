/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The picture in words: what it is made of, what stands where something else
 * belongs, what is not drawn. */

#define MAX_VALUE 60 /* characters of a value that are read out */
#define MAX_MOVES 5

/* Appends the name and the value of a stretch of the text. */
static void
append_value (GString *out, const char *name, const char *text, IriSpan span)
{
  const char *begin = text + span.begin, *end = text + span.end, *p = begin;

  for (int i = 0; i < MAX_VALUE && p < end; i++)
    p = g_utf8_next_char (p);
  g_string_append_printf (out, "%s “%.*s%s”", name, (int) (p - begin), begin,
                          p < end ? "…" : "");
}

static void
append_parts (GString *out, const IriBidi *bidi)
{
  g_autoptr (GString) parts = g_string_new (NULL);

  for (int part = 0; part < IRI_N_PARTS; part++)
    {
      IriSpan span = bidi->parts.span[part];

      if (!iri_span_is_present (span) || span.begin == span.end)
        continue;
      if (parts->len > 0)
        g_string_append (parts, ", ");
      append_value (parts, iri_part_name ((IriPart) part), bidi->text, span);
    }
  /* Translators: a list of components and their values. */
  g_string_append_printf (out, _ ("Stored: %s."), parts->str);
}

static void
append_move (GString *out,
             const IriBidi *bidi,
             const IriBidiReading *reading,
             const IriBidiMove *move)
{
  const IriUnit *units = (const IriUnit *) (gpointer) reading->units->data;
  g_autoptr (GString) unit = g_string_new (NULL);
  g_autoptr (GString) instead = g_string_new (NULL);

  append_value (unit, iri_unit_name (units[move->unit].kind), bidi->text,
                units[move->unit].span);
  append_value (instead, iri_unit_name (units[move->instead].kind), bidi->text,
                units[move->instead].span);
  g_string_append_c (out, ' ');
  /* Translators: both are a component and its value: path segment “1”. */
  g_string_append_printf (out, _ ("Where the %s belongs stands the %s."),
                          instead->str, unit->str);
}

static void
append_twin (GString *out, const char *twin)
{
  g_autoptr (GString) value = g_string_new (NULL);

  append_value (value, _ ("the address"), twin, (IriSpan){ 0, strlen (twin) });
  g_string_append_c (out, ' ');
  /* Translators: the address and its text: the address “http://a/”. */
  g_string_append_printf (out, _ ("It looks exactly like %s."), value->str);
}

/* What @line does with the stored order. */
static void
append_line (GString *out, const IriPictureLine *line)
{
  const GArray *moves = line->reading != NULL ? line->reading->moves : NULL;

  g_string_append_c (out, ' ');
  for (guint i = 0; i < line->titles->len; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? ", " : "",
                            (const char *) line->titles->pdata[i]);
  g_string_append (out,
                   line->bidi->moved
                       ? _ (": the order of characters changes.")
                       : _ (": shown in the order in which it is stored."));
  for (guint i = 0; moves != NULL && i < MIN (moves->len, MAX_MOVES); i++)
    append_move (out, line->bidi, line->reading,
                 &g_array_index (moves, IriBidiMove, i));
  if (line->reading != NULL && line->reading->twin != NULL)
    append_twin (out, line->reading->twin);
}

static void
append_missing (GString *out, const GArray *missing)
{
  if (missing->len == 0)
    return;
  g_string_append_c (out, ' ');
  /* Translators: followed by characters: U+6F22, U+5B57. */
  g_string_append (out, _ ("No font has:"));
  for (guint i = 0; i < missing->len; i++)
    g_string_append_printf (out, "%s U+%04X", i > 0 ? "," : "",
                            g_array_index (missing, gunichar, i));
  g_string_append_c (out, '.');
}

char *
iri_picture_summarize (const IriPictureMaker *self)
{
  GString *out = g_string_new (NULL);
  gsize left_out = self->picture->n_left_out;

  if (self->lines->len > 0)
    append_parts (out, g_array_index (self->lines, IriPictureLine, 0).bidi);
  for (guint i = 0; i < self->lines->len; i++)
    append_line (out, &g_array_index (self->lines, IriPictureLine, i));
  append_missing (out, self->picture->missing);
  if (left_out > 0)
    {
      g_string_append_c (out, ' ');
      g_string_append_printf (out,
                              ngettext ("%lu character is not drawn.",
                                        "%lu characters are not drawn.",
                                        left_out),
                              (gulong) left_out);
    }
  return g_string_free (out, FALSE);
}
