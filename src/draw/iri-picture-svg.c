/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-svg.h"

#include "iri-icu.h"

#include <glib/gi18n-lib.h>

/* Prefix of all names, to avoid conflicts in a document that embeds this one. */
#define PREFIX "iri-"

/* Named characters of a cluster. */
#define MAX_NAMES 4

/* A document under construction. */
typedef struct
{
  GString *out;
  const IriPicture *picture;
  const IriPictureSetup *setup;
  double margin;
  gboolean used[IRI_PICTURE_N_ROLES];
} Writer;

/* Uses a decimal point in any locale, and no more digits than are visible. */
static void
append_number (GString *out, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (digits, sizeof digits, "%.3f", number);
  g_string_append (out, digits);
  while (out->str[out->len - 1] == '0')
    g_string_truncate (out, out->len - 1);
  if (out->str[out->len - 1] == '.')
    g_string_truncate (out, out->len - 1);
}

static void
append_attribute (GString *out, const char *name, double value)
{
  g_string_append_printf (out, " %s=\"", name);
  append_number (out, value);
  g_string_append_c (out, '"');
}

static gboolean
is_xml (gunichar c)
{
  return c >= 0x20 ? c != 0xfffe && c != 0xffff : c == '\t' || c == '\n' || c == '\r';
}

/* Replaces characters that XML 1.0 does not allow by U+FFFD. */
static void
append_text (GString *out, const char *text)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  g_autofree char *escaped = NULL;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      g_string_append_unichar (plain, is_xml (c) ? c : 0xfffd);
    }
  escaped = g_markup_escape_text (plain->str, (gssize) plain->len);
  g_string_append (out, escaped);
}

/* Appends "iri-f-host" or "iri-s-text", the class of a fill or stroke. */
static void
append_ink (GString *out, char use, IriPictureInk ink, IriComponent component)
{
  if (ink == IRI_PICTURE_INK_NONE)
    return;
  g_string_append_printf (out, " " PREFIX "%c-%s", use,
                          ink == IRI_PICTURE_INK_COMPONENT
                                  && component != IRI_COMPONENT_NONE
                              ? iri_component_id (component)
                              : "text");
}

static void
append_class (Writer *self, const IriPictureItem *item)
{
  const IriPictureStyle *style
      = iri_picture_style (item->role, self->picture->high_contrast);

  self->used[item->role] = TRUE;
  g_string_append_printf (self->out, " class=\"" PREFIX "%s", style->id);
  append_ink (self->out, 'f', style->fill, item->component);
  append_ink (self->out, 's', style->stroke, item->component);
  g_string_append_c (self->out, '"');
}

static void
append_stroke (GString *out, const IriPictureItem *item)
{
  int n_dashes = item->dash[2] > 0 ? 4 : item->dash[0] > 0 ? 2 : 0;

  append_attribute (out, "stroke-width", item->line_width);
  for (int i = 0; i < n_dashes; i++)
    {
      g_string_append (out, i == 0 ? " stroke-dasharray=\"" : " ");
      append_number (out, item->dash[i]);
    }
  if (n_dashes > 0)
    g_string_append_c (out, '"');
  if (item->round)
    g_string_append (out, " stroke-linecap=\"round\"");
}

/* Appends the tooltip of a cell: its characters, component, level and
 * positions. */
static void
append_cell_title (Writer *self, const IriPictureCell *cell)
{
  GString *out = self->out;
  const IriBidi *bidi = self->setup->bidis[cell->block];
  const char *at = bidi->text + cell->span.begin;
  gsize n = MIN (cell->n_chars, MAX_NAMES);

  g_string_append (out, "<title>");
  for (gsize i = 0; i < n; i++, at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);
      guint8 bidi_class = bidi->classes[cell->first + i];
      g_autofree char *name = iri_icu_char_name (c);

      g_string_append_printf (out, "U+%04X ", c);
      append_text (out, name);
      g_string_append_printf (out, ", %s (%s)\n", iri_bidi_class_id (bidi_class),
                              iri_bidi_class_name (bidi_class));
    }
  if (cell->n_chars > n)
    g_string_append (out, "…\n");
  if (cell->component != IRI_COMPONENT_NONE && !cell->delimiter)
    g_string_append_printf (out, "%s, ", iri_component_name (cell->component));
  if (cell->level == IRI_BIDI_REMOVED)
    /* Translators: the logical position of a character. */
    g_string_append_printf (out, _ ("stored %u, not shown"), (guint) cell->first + 1);
  else
    /* Translators: the embedding level of a character, its logical and its visual
     * position. */
    g_string_append_printf (out, _ ("level %u, stored %u, shown %u"), cell->level,
                            (guint) cell->first + 1, cell->position + 1);
  g_string_append (out, "</title>\n");
}

static void
append_box (Writer *self, const IriPictureItem *item)
{
  GString *out = self->out;
  const IriPictureStyle *style
      = iri_picture_style (item->role, self->picture->high_contrast);
  double inset = style->stroke != IRI_PICTURE_INK_NONE ? item->line_width / 2 : 0;

  g_string_append (out, "<rect");
  append_class (self, item);
  append_attribute (out, "x", item->box.x + inset);
  append_attribute (out, "y", item->box.y + inset);
  append_attribute (out, "width", item->box.width - 2 * inset);
  append_attribute (out, "height", item->box.height - 2 * inset);
  append_attribute (out, "rx", MAX (item->radius - inset, 0));
  if (style->stroke != IRI_PICTURE_INK_NONE)
    append_stroke (out, item);
  g_string_append (out, "/>\n");
}

static void
append_path (Writer *self, const IriPictureItem *item)
{
  static const char verbs[] = {
    [IRI_PICTURE_MOVE_TO] = 'M',
    [IRI_PICTURE_LINE_TO] = 'L',
    [IRI_PICTURE_CURVE_TO] = 'C',
  };
  GString *out = self->out;

  g_string_append (out, "<path");
  append_class (self, item);
  append_stroke (out, item);
  g_string_append (out, " d=\"");
  for (guint i = item->steps; i < item->steps + item->n_steps; i++)
    {
      const IriPictureStep *step
          = &g_array_index (self->picture->steps, IriPictureStep, i);
      int n_points = step->verb == IRI_PICTURE_CURVE_TO ? 3 : 1;

      g_string_append_c (out, verbs[step->verb]);
      for (int k = 0; k < n_points; k++)
        {
          if (k > 0)
            g_string_append_c (out, ' ');
          append_number (out, step->x[k]);
          g_string_append_c (out, ' ');
          append_number (out, step->y[k]);
        }
    }
  g_string_append (out, "\"/>\n");
}

static void
append_words (Writer *self, const IriPictureItem *item)
{
  static const char *const anchors[] = {
    [IRI_PICTURE_START] = NULL,
    [IRI_PICTURE_MIDDLE] = "middle",
    [IRI_PICTURE_END] = "end",
  };
  GString *out = self->out;

  g_string_append (out, "<text");
  append_class (self, item);
  append_attribute (out, "x", item->x);
  append_attribute (out, "y", item->y);
  append_attribute (out, "font-size", item->size);
  if (anchors[item->anchor] != NULL)
    g_string_append_printf (out, " text-anchor=\"%s\"", anchors[item->anchor]);
  g_string_append_c (out, '>');
  append_text (out, item->text);
  g_string_append (out, "</text>\n");
}

static void
append_item (Writer *self, const IriPictureItem *item)
{
  switch (item->kind)
    {
    case IRI_PICTURE_BOX:
      append_box (self, item);
      break;
    case IRI_PICTURE_PATH:
      append_path (self, item);
      break;
    case IRI_PICTURE_TEXT:
      append_words (self, item);
      break;
    }
}

/* Returns the group of its cell that a shape belongs to. */
static const char *
get_group (const IriPictureItem *item)
{
  if (item->role == IRI_PICTURE_CONNECTOR || item->role == IRI_PICTURE_CONNECTOR_MOVED
      || item->role == IRI_PICTURE_CONNECTOR_DELIMITER || item->role == IRI_PICTURE_DOT)
    return "way";
  return item->lower ? "shown" : "stored";
}

static gboolean
is_of_one_group (const IriPictureItem *a, const IriPictureItem *b)
{
  return a->cell == b->cell && (a->cell < 0 || get_group (a) == get_group (b));
}

/* Ends the group of a cell, if @item has one. */
static void
end_group (Writer *self, const IriPictureItem *item)
{
  if (item->cell >= 0)
    g_string_append (self->out, "</g>\n");
}

static void
begin_group (Writer *self, const IriPictureItem *item)
{
  if (item->cell < 0)
    return;
  g_string_append_printf (self->out, "<g class=\"" PREFIX "%s\">", get_group (item));
  append_cell_title (self,
                     &g_array_index (self->picture->cells, IriPictureCell, item->cell));
}

/* The rows of a strip are a group, and so is each cell of a row. */
static void
append_strip (Writer *self, const IriPictureStrip *strip)
{
  const IriPictureItem *items
      = &g_array_index (self->picture->items, IriPictureItem, 0);

  g_string_append (self->out, "<g class=\"" PREFIX "rows\">\n");
  for (guint i = strip->first_item; i < strip->first_item + strip->n_items; i++)
    {
      gboolean first = i == strip->first_item;

      if (first || !is_of_one_group (&items[i - 1], &items[i]))
        {
          if (!first)
            end_group (self, &items[i - 1]);
          begin_group (self, &items[i]);
        }
      append_item (self, &items[i]);
    }
  end_group (self, &items[strip->first_item + strip->n_items - 1]);
  g_string_append (self->out, "</g>\n");
}

static void
append_strips (Writer *self)
{
  const GArray *strips = self->picture->strips;

  for (guint i = 0; i < strips->len; i++)
    append_strip (self, &g_array_index (strips, IriPictureStrip, i));
}

static void
append_color (GString *out, const char *name, const char *what, PangoColor color)
{
  g_string_append_printf (out, "." PREFIX "%s{%s:#%02x%02x%02x}\n", name, what,
                          color.red >> 8, color.green >> 8, color.blue >> 8);
}

/* Appends the colours for a light or a dark background. */
static void
append_colors (GString *out, gboolean dark)
{
  for (int component = 0; component <= IRI_N_COMPONENTS; component++)
    {
      const char *id = component == IRI_COMPONENT_NONE
                           ? "text"
                           : iri_component_id ((IriComponent) component);
      IriPictureInk ink = component == IRI_COMPONENT_NONE ? IRI_PICTURE_INK_TEXT
                                                          : IRI_PICTURE_INK_COMPONENT;
      PangoColor color = iri_picture_color (ink, (IriComponent) component, dark);
      g_autofree char *fill = g_strconcat ("f-", id, NULL);
      g_autofree char *stroke = g_strconcat ("s-", id, NULL);

      append_color (out, fill, "fill", color);
      append_color (out, stroke, "stroke", color);
    }
  append_color (out, "ground", "fill", iri_picture_ground (dark));
}

/* Appends the style for a dark background. It is an element of its own, because
 * LibreOffice 7.4 ignores media queries but gives precedence to the first of
 * two elements. */
static void
append_dark (GString *out)
{
  g_string_append (out, "<style>\n@media (prefers-color-scheme:dark){\n");
  append_colors (out, TRUE);
  g_string_append (out, "}\n</style>\n");
}

static void
append_alpha (GString *out, const char *what, double alpha)
{
  g_string_append_printf (out, "%s:", what);
  append_number (out, alpha);
  g_string_append_c (out, ';');
}

/* Appends a CSS string, with characters that could end it escaped. */
static void
append_family (GString *out, const char *font)
{
  g_string_append_c (out, '"');
  for (; *font != '\0'; font++)
    if (g_ascii_isprint (*font) && !g_ascii_isalnum (*font) && *font != ' ')
      g_string_append_printf (out, "\\%x ", (guint) *font);
    else if (!g_ascii_iscntrl (*font))
      g_string_append_c (out, *font);
  g_string_append (out, "\",");
}

static void
append_fonts (GString *out, const char *font)
{
  g_string_append (out, "font-family:");
  if (font != NULL)
    append_family (out, font);
  g_string_append (out, "\"Noto Sans Mono\",\"DejaVu Sans Mono\",monospace;");
}

static void
append_role (GString *out, const IriPictureStyle *style, const char *font)
{
  g_string_append_printf (out, "." PREFIX "%s{", style->id);
  if (style->fill == IRI_PICTURE_INK_NONE)
    g_string_append (out, "fill:none;");
  else if (style->fill_alpha < 1)
    append_alpha (out, "fill-opacity", style->fill_alpha);
  if (style->stroke != IRI_PICTURE_INK_NONE && style->stroke_alpha < 1)
    append_alpha (out, "stroke-opacity", style->stroke_alpha);
  if (style->monospace)
    append_fonts (out, font);
  if (style->bold)
    g_string_append (out, "font-weight:bold;");
  g_string_append (out, "}\n");
}

/* Isolates the text of each cell, so that its letters do not reorder others. */
static void
append_style (const Writer *self, GString *out, gboolean dark)
{
  g_string_append (out, "<style>\n"
                        "." PREFIX "picture{direction:ltr;font-family:Cantarell,"
                        "\"Noto Sans\",\"DejaVu Sans\",sans-serif}\n"
                        "." PREFIX "picture text{unicode-bidi:isolate;"
                        "white-space:pre}\n");
  for (int role = 0; role < IRI_PICTURE_N_ROLES; role++)
    if (self->used[role])
      append_role (
          out, iri_picture_style ((IriPictureRole) role, self->picture->high_contrast),
          self->setup->font);
  append_colors (out, dark);
  g_string_append (out, "</style>\n");
}

static void
append_head (const Writer *self, const char *title)
{
  GString *out = self->out;
  double width = self->picture->width + 2 * self->margin;
  double height = self->picture->height + 2 * self->margin;

  g_string_append (out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<svg xmlns=\"http://www.w3.org/2000/svg\"");
  append_attribute (out, "width", width);
  append_attribute (out, "height", height);
  g_string_append (out, " viewBox=\"0 0 ");
  append_number (out, width);
  g_string_append_c (out, ' ');
  append_number (out, height);
  g_string_append (out, "\" role=\"img\" aria-labelledby=\"" PREFIX "title " PREFIX
                        "desc\">\n<title id=\"" PREFIX "title\">");
  append_text (out, title);
  g_string_append (out, "</title>\n<desc id=\"" PREFIX "desc\">");
  append_text (out, self->picture->summary);
  g_string_append (out, "</desc>\n");
}

void
iri_picture_append_svg (GString *out,
                        const IriPicture *picture,
                        const IriPictureSetup *setup,
                        const char *title,
                        double margin,
                        gboolean dark)
{
  g_autoptr (GString) items = g_string_new (NULL);
  Writer self = { out, picture, setup, margin, { FALSE } };

  /* The used styles are known only after all shapes are written. */
  append_head (&self, title);
  self.out = items;
  append_strips (&self);
  append_style (&self, out, dark);
  if (!dark)
    append_dark (out);
  g_string_append (
      out, "<rect class=\"" PREFIX "ground\" width=\"100%\" height=\"100%\" "
           "rx=\"12\"/>\n<g class=\"" PREFIX "picture\" transform=\"translate(");
  append_number (out, margin);
  g_string_append_c (out, ' ');
  append_number (out, margin);
  g_string_append (out, ")\">\n");
  g_string_append_len (out, items->str, (gssize) items->len);
  g_string_append (out, "</g>\n</svg>\n");
}
