/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-layout-attrs.h"

#include "iri-uba.h"

/* On a light and on a dark background. */
typedef struct
{
  guint32 rgb[2];
} Pair;

static Pair
component_pair (IriComponent component)
{
  switch (component)
    {
    case IRI_COMPONENT_SCHEME:
      return (Pair){ { 0x38424d, 0xdfe3e8 } };
    case IRI_COMPONENT_USERINFO:
      return (Pair){ { 0xc01545, 0xff95a5 } };
    case IRI_COMPONENT_HOST:
      return (Pair){ { 0x1b63c4, 0x84b7ff } };
    case IRI_COMPONENT_PORT:
      return (Pair){ { 0x007368, 0x3ccfbb } };
    case IRI_COMPONENT_PATH:
      return (Pair){ { 0x8f4e00, 0xffb13d } };
    case IRI_COMPONENT_QUERY:
      return (Pair){ { 0x63177a, 0xecc3ff } };
    case IRI_COMPONENT_FRAGMENT:
      return (Pair){ { 0x2f4d0a, 0xd3ec9a } };
    case IRI_COMPONENT_NONE:
      break;
    }
  /* the text colour with an opacity of .78 */
  return (Pair){ { 0x606060, 0xd3d3d3 } };
}

static PangoColor
to_color (Pair pair, gboolean dark)
{
  guint32 rgb = pair.rgb[dark ? 1 : 0];
  return (PangoColor){ .red = ((rgb >> 16) & 0xff) * 0x101,
                       .green = ((rgb >> 8) & 0xff) * 0x101,
                       .blue = (rgb & 0xff) * 0x101 };
}

PangoColor
iri_layout_component_color (IriComponent component, gboolean dark)
{
  return to_color (component_pair (component), dark);
}

static void
insert (PangoAttrList *list, PangoAttribute *attr, guint begin, guint end)
{
  attr->start_index = begin;
  attr->end_index = end;
  pango_attr_list_insert (list, attr);
}

static void
add_underline (
    PangoAttrList *list, PangoUnderline form, PangoColor color, guint begin, guint end)
{
  insert (list, pango_attr_underline_new (form), begin, end);
  insert (list, pango_attr_underline_color_new (color.red, color.green, color.blue),
          begin, end);
}

/* Amber, bold and underlined, so that it does not depend on colour. */
static void
add_difference (PangoAttrList *list, gboolean dark, guint begin, guint end)
{
  PangoColor color = to_color ((Pair){ { 0x905400, 0xf8e45c } }, dark);

  insert (list, pango_attr_background_new (0xe5e5, 0xa5a5, 0x0a0a), begin, end);
  insert (list, pango_attr_background_alpha_new (0x4000), begin, end);
  insert (list, pango_attr_weight_new (PANGO_WEIGHT_BOLD), begin, end);
  add_underline (list, PANGO_UNDERLINE_SINGLE, color, begin, end);
}

/* A grey background that keeps the contrast of all colours. */
static void
add_grey_background (PangoAttrList *list, guint16 alpha, guint begin, guint end)
{
  insert (list, pango_attr_background_new (0x8080, 0x8080, 0x8080), begin, end);
  insert (list, pango_attr_background_alpha_new (alpha), begin, end);
}

void
iri_layout_add_highlight (PangoAttrList *list,
                          const IriHighlight *mark,
                          gboolean dark,
                          guint begin,
                          guint end)
{
  PangoColor color;

  /* The shape of the underline also shows the severity, because colour alone is
   * not accessible. */
  switch (mark->kind)
    {
    case IRI_HIGHLIGHT_COMPONENT:
      color = iri_layout_component_color (mark->component, dark);
      insert (list, pango_attr_foreground_new (color.red, color.green, color.blue),
              begin, end);
      /* Otherwise GTK takes the opacity of the text colour, .8 on light. */
      insert (list, pango_attr_foreground_alpha_new (0xffff), begin, end);
      break;
    case IRI_HIGHLIGHT_ERROR:
      color = to_color ((Pair){ { 0xc01c28, 0xff7b63 } }, dark);
      add_underline (list, PANGO_UNDERLINE_ERROR, color, begin, end);
      break;
    case IRI_HIGHLIGHT_WARNING:
      color = to_color ((Pair){ { 0x905400, 0xf8e45c } }, dark);
      add_underline (list, PANGO_UNDERLINE_DOUBLE, color, begin, end);
      break;
    case IRI_HIGHLIGHT_NOTE:
      color = to_color ((Pair){ { 0x1c71d8, 0x99c1f1 } }, dark);
      add_underline (list, PANGO_UNDERLINE_SINGLE, color, begin, end);
      break;
    case IRI_HIGHLIGHT_POINTED:
      add_grey_background (list, 0x6000, begin, end);
      break;
    case IRI_HIGHLIGHT_DIFFERENCE:
      add_difference (list, dark, begin, end);
      break;
    case IRI_HIGHLIGHT_STRONG:
      insert (list, pango_attr_weight_new (PANGO_WEIGHT_BOLD), begin, end);
      break;
    }
}

void
iri_layout_add_background (PangoAttrList *list, guint begin, guint end)
{
  add_grey_background (list, 0x5000, begin, end);
}

void
iri_layout_add_preedit (PangoAttrList *list,
                        PangoAttrList *extra,
                        guint begin,
                        guint end)
{
  GSList *attrs;

  if (extra == NULL)
    {
      insert (list, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE), begin, end);
      return;
    }
  attrs = pango_attr_list_get_attributes (extra);
  for (GSList *l = attrs; l; l = l->next)
    {
      PangoAttribute *attr = l->data;
      insert (list, attr, begin + MIN (attr->start_index, end - begin),
              begin + MIN (attr->end_index, end - begin));
    }
  g_slist_free (attrs);
}

void
iri_layout_add_order (PangoAttrList *list, IriLayoutOrder order)
{
  /* A hyphen at a line break would look like a part of the IRI. */
  pango_attr_list_insert (list, pango_attr_insert_hyphens_new (FALSE));

  /* Each letter has a glyph of its own, in its isolated form, so that it can be
   * compared with the character in the text. */
  if (order == IRI_LAYOUT_LOGICAL)
    pango_attr_list_insert (
        list, pango_attr_font_features_new (
                  "init=0, medi=0, med2=0, fina=0, fin2=0, fin3=0, liga=0, clig=0, "
                  "dlig=0, calt=0, rlig=0"));
}

/* Forbids breaks between the bytes from @begin to @end. */
static void
forbid_breaks (PangoAttrList *list, guint begin, guint end)
{
  insert (list, pango_attr_allow_breaks_new (FALSE), begin, end);
}

/* Pango reorders each line by the embedding levels of the whole text. If it broke a
 * line between characters that change places, it would show them in another order than
 * on a single line. So a line breaks only where all characters before the break are
 * also shown before all others. */
void
iri_layout_add_unbreakable (PangoAttrList *list, const char *text, gsize length)
{
  PangoDirection base = PANGO_DIRECTION_LTR;
  gsize n = (gsize) g_utf8_strlen (text, (gssize) length), high = 0;
  g_autofree guint8 *levels = NULL;
  g_autofree guint32 *order = NULL;
  const char *begin = text, *at = text;

  if (n == length)
    return;
  levels = pango_log2vis_get_embedding_levels (text, (int) length, &base);
  order = g_new (guint32, n);
  iri_uba_order (levels, n, order, NULL, NULL);
  /* The first @i + 1 characters in visual order are also the first ones in logical
   * order if none of them is beyond @i. */
  for (gsize i = 0; i < n; i++)
    {
      high = MAX (high, order[i]);
      at = g_utf8_next_char (at);
      if (high > i)
        continue;
      if (g_utf8_next_char (begin) < at)
        forbid_breaks (list, (guint) (begin - text), (guint) (at - text));
      begin = at;
    }
}
