/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-layout.h"

#include "iri-chars.h"
#include "iri-layout-attrs.h"

#define ELLIPSIS "\xe2\x80\xa6"

/* Offsets of text and layout advance together from here on. */
typedef struct
{
  gsize text;
  gsize layout;
} Jump;

/* A cached size. */
typedef struct
{
  int wrap;
  IriLayoutSize size;
} Measured;

struct _IriLayout
{
  PangoLayout *layout;
  GArray *measured; /* Measured */
  IriSpan shown;
  GArray *jumps; /* Jump, ascending in both; never empty */
  gsize preedit_at;
  gsize preedit_index;
  gsize preedit_length;
};

/* A layout under construction. */
typedef struct
{
  IriLayout *line;
  const IriLayoutSetup *setup;
  GString *text;
  PangoAttrList *attrs;
} Builder;

/* Arrows for bidi controls and the pictures of U+2400 for ASCII controls; all
 * are of bidi class ON. */
gunichar
iri_layout_stand_in (gunichar c)
{
  if (c < 0x20)
    return 0x2400 + c;
  if (c < 0x7f || (c > 0x9f && c < 0x61c))
    return c;
  if (c == 0x7f)
    return 0x2421;
  if (c <= 0x9f)
    return 0xfffd;
  switch (c)
    {
    case 0x200e:
    case 0x202a:
    case 0x202d:
    case 0x2066:
      return 0x21e2;
    case 0x061c:
    case 0x200f:
    case 0x202b:
    case 0x202e:
    case 0x2067:
      return 0x21e0;
    case 0x202c:
    case 0x2068:
    case 0x2069:
      return 0x21e1;
    case 0x2028:
    case 0x2029:
      return 0x21b5;
    default:
      return c;
    }
}

static void
jump (Builder *m, gsize text)
{
  Jump to = { text, m->text->len };
  g_array_append_val (m->line->jumps, to);
}

static void
append_chip (Builder *m, gunichar c)
{
  gsize begin = m->text->len;
  g_string_append_unichar (m->text, c);
  iri_layout_add_background (m->attrs, begin, m->text->len);
}

/* Appends the dot at @at between two labels. A mark on both sides keeps each label in
 * its place (UAX #9 W7, N1). The text has no marks, so a copy has none. */
static void
append_dot (Builder *m, gsize at, gsize next)
{
  g_string_append (m->text, IRI_LRM);
  jump (m, at);
  g_string_append_len (m->text, m->setup->text + at, next - at);
  g_string_append (m->text, IRI_LRM);
  jump (m, next);
}

/* Appends the bytes from @begin to @end, with stand-ins for controls. */
static void
append_text (Builder *m, gsize begin, gsize end)
{
  const char *text = m->setup->text;
  gsize done = begin;

  for (gsize at = begin; at < end;)
    {
      gsize next = g_utf8_next_char (text + at) - text;
      gunichar c = g_utf8_get_char (text + at);
      gunichar stand_in = iri_layout_stand_in (c);

      if (stand_in != c)
        {
          g_string_append_len (m->text, text + done, at - done);
          append_chip (m, stand_in);
          jump (m, next);
          done = next;
        }
      else if (m->setup->order == IRI_LAYOUT_LABELS && iri_char_is_label_dot (c))
        {
          g_string_append_len (m->text, text + done, at - done);
          append_dot (m, at, next);
          done = next;
        }
      at = next;
    }
  g_string_append_len (m->text, text + done, end - done);
}

static void
append_preedit (Builder *m)
{
  IriLayout *line = m->line;
  const char *at = m->setup->preedit;

  line->preedit_index = m->text->len;
  if (at == NULL || *at == '\0')
    return;
  /* The attributes of the input method count bytes of the preedit, so it must
   * not get stand-ins of another length. */
  for (; *at; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);
      g_string_append_unichar (m->text, iri_layout_stand_in (c));
    }
  line->preedit_length = m->text->len - line->preedit_index;
  iri_layout_add_preedit (m->attrs, m->setup->preedit_attrs, line->preedit_index,
                          m->text->len);
  jump (m, line->preedit_at);
}

static void
append_all (Builder *m)
{
  IriSpan shown = m->line->shown;

  if (m->setup->order == IRI_LAYOUT_LOGICAL)
    g_string_append (m->text, IRI_LRO);
  if (shown.begin > 0)
    append_chip (m, g_utf8_get_char (ELLIPSIS));
  jump (m, shown.begin);
  append_text (m, shown.begin, m->line->preedit_at);
  append_preedit (m);
  append_text (m, m->line->preedit_at, shown.end);
  if (shown.end < m->setup->length)
    append_chip (m, g_utf8_get_char (ELLIPSIS));
}

/* Marks may be older than the text: they are clamped to its end, and Pango
 * accepts them within a character. */
static void
add_mark (Builder *m, const IriHighlight *mark)
{
  IriLayout *line = m->line;
  gsize begin = MAX (mark->span.begin, line->shown.begin);
  gsize end = MIN (mark->span.end, line->shown.end);
  gsize to;

  if (begin >= end)
    return;
  to = iri_layout_index_from_text (line, end);
  if (end == line->preedit_at)
    to -= line->preedit_length;
  iri_layout_add_highlight (m->attrs, mark, m->setup->dark,
                            iri_layout_index_from_text (line, begin), to);
}

/* The most severe comes last, because Pango draws the last of overlapping
 * underlines. */
static void
add_marks (Builder *m)
{
  static const IriHighlightKind order[]
      = { IRI_HIGHLIGHT_POINTED,    IRI_HIGHLIGHT_COMPONENT, IRI_HIGHLIGHT_STRONG,
          IRI_HIGHLIGHT_DIFFERENCE, IRI_HIGHLIGHT_NOTE,      IRI_HIGHLIGHT_WARNING,
          IRI_HIGHLIGHT_ERROR };

  for (gsize k = 0; k < G_N_ELEMENTS (order); k++)
    for (gsize i = 0; i < m->setup->n_marks; i++)
      if (m->setup->marks[i].kind == order[k])
        add_mark (m, &m->setup->marks[i]);
}

IriLayout *
iri_layout_new (PangoContext *context, const IriLayoutSetup *setup)
{
  g_autoptr (GString) text = g_string_sized_new (iri_span_length (setup->shown));
  g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();
  IriLayout *self = g_new0 (IriLayout, 1);
  Builder m = { self, setup, text, attrs };

  self->shown = setup->shown;
  self->jumps = g_array_new (FALSE, FALSE, sizeof (Jump));
  self->measured = g_array_new (FALSE, FALSE, sizeof (Measured));
  self->preedit_at = CLAMP (setup->preedit_at, self->shown.begin, self->shown.end);
  append_all (&m);
  add_marks (&m);
  iri_layout_add_missing_glyphs (attrs, context, text->str, text->len);
  iri_layout_add_order (attrs, setup->order);
  if (setup->order != IRI_LAYOUT_LOGICAL)
    iri_layout_add_unbreakable (attrs, text->str, text->len);

  /* By default a context has a weak direction, so that Pango guesses from the
   * first strong letter. */
  pango_context_set_base_dir (context, PANGO_DIRECTION_LTR);
  self->layout = pango_layout_new (context);
  pango_layout_set_auto_dir (self->layout, FALSE);
  pango_layout_set_single_paragraph_mode (self->layout, TRUE);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_CHAR);
  pango_layout_set_width (self->layout, setup->width);
  pango_layout_set_text (self->layout, text->str, text->len);
  pango_layout_set_attributes (self->layout, attrs);
  return self;
}

void
iri_layout_free (IriLayout *self)
{
  g_clear_object (&self->layout);
  g_array_unref (self->jumps);
  g_array_unref (self->measured);
  g_free (self);
}

PangoLayout *
iri_layout_get_pango_layout (IriLayout *self)
{
  return self->layout;
}

void
iri_layout_set_width (IriLayout *self, int width)
{
  pango_layout_set_width (self->layout, width);
}

IriLayoutSize
iri_layout_measure (IriLayout *self, int width)
{
  Measured now = { .wrap = width };

  for (guint i = 0; i < self->measured->len; i++)
    if (g_array_index (self->measured, Measured, i).wrap == width)
      return g_array_index (self->measured, Measured, i).size;
  iri_layout_set_width (self, width);
  pango_layout_get_pixel_size (self->layout, &now.size.width, &now.size.height);
  now.size.n_lines = pango_layout_get_line_count (self->layout);
  g_array_append_val (self->measured, now);
  return now.size;
}

guint
iri_layout_get_n_measured (const IriLayout *self)
{
  return self->measured->len;
}

IriSpan
iri_layout_get_shown (const IriLayout *self)
{
  return self->shown;
}

gsize
iri_layout_get_preedit_index (const IriLayout *self)
{
  return self->preedit_index;
}

/* Returns the last jump at or before @offset, of the layout if @by_layout. */
static guint
find_jump (const IriLayout *self, gsize offset, gboolean by_layout)
{
  guint low = 0, high = self->jumps->len;

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;
      const Jump *at = &g_array_index (self->jumps, Jump, middle);
      if ((by_layout ? at->layout : at->text) <= offset)
        low = middle;
      else
        high = middle;
    }
  return low;
}

gsize
iri_layout_index_from_text (const IriLayout *self, gsize offset)
{
  const Jump *at;

  offset = CLAMP (offset, self->shown.begin, self->shown.end);
  at = &g_array_index (self->jumps, Jump, find_jump (self, offset, FALSE));
  return at->layout + (offset - at->text);
}

gsize
iri_layout_index_to_text (const IriLayout *self, gsize index)
{
  guint i = find_jump (self, index, TRUE);
  const Jump *at = &g_array_index (self->jumps, Jump, i);
  gsize offset = at->text + (MAX (index, at->layout) - at->layout);

  /* A preedit and a final ellipsis correspond to no byte of the text. */
  return MIN (offset, i + 1 < self->jumps->len ? at[1].text : self->shown.end);
}
