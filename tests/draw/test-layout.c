/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-layout.h"

#include <pango/pangocairo.h>
#include <string.h>

#define COLUMN 14 /* a narrow column, in characters of the font */

static PangoContext *
new_context (void)
{
  PangoContext *context
      = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string ("Monospace 12");

  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  /* The locale of a reader of Hebrew. */
  pango_context_set_language (context, pango_language_from_string ("he"));
  return context;
}

static IriLayout *
new_line (IriLayoutSetup setup)
{
  PangoContext *context = new_context ();
  IriLayout *line;

  setup.length = strlen (setup.text);
  if (setup.shown.end == 0)
    setup.shown.end = setup.length;
  if (setup.width == 0)
    setup.width = -1;
  line = iri_layout_new (context, &setup);
  g_object_unref (context);
  return line;
}

/* The position of a character according to Pango, not to iri_layout_get_glyphs(). */
typedef struct
{
  gsize offset;
  int line, x;
} Place;

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *p = a, *q = b;
  return p->line != q->line ? p->line - q->line : p->x - q->x;
}

/* Returns the characters of @text in visual order, with "|" between lines. */
static char *
read_visual (IriLayout *line, const char *text)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  GString *seen = g_string_new (NULL);
  PangoLayout *layout = iri_layout_get_pango_layout (line);
  int number = 0;

  for (const char *at = text; *at; at = g_utf8_next_char (at))
    {
      Place place = { at - text, 0, 0 };
      int index = iri_layout_index_from_text (line, place.offset);
      PangoRectangle box;

      pango_layout_index_to_line_x (layout, index, FALSE, &place.line, NULL);
      pango_layout_index_to_pos (layout, index, &box);
      place.x = MIN (box.x, box.x + box.width);
      g_array_append_val (places, place);
    }
  g_array_sort (places, compare_places);
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);

      if (place->line > number)
        g_string_append_c (seen, '|');
      number = place->line;
      g_string_append_unichar (seen, g_utf8_get_char (text + place->offset));
    }
  return g_string_free (seen, FALSE);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *seen;
  IriLayoutOrder order;
} OrderRow;

/* Orders from RFC 3987 §4.4 and from UAX #9, computed by hand. */
static const OrderRow order_rows[] = {
  { "latin", "http://a.example/", "http://a.example/", IRI_LAYOUT_VISUAL },
  { "begins-arabic", "//عربي.example/", "//يبرع.example/", IRI_LAYOUT_VISUAL },
  { "neutral", "//1.2/?", "//1.2/?", IRI_LAYOUT_VISUAL },
  { "begins-hebrew", "אב/גד?ה=1", "1=ה?דג/בא", IRI_LAYOUT_VISUAL },
  { "one-label", "http://ab.גדה.fg/", "http://ab.הדג.fg/", IRI_LAYOUT_VISUAL },
  { "two-labels", "http://ab.גד.הו/ij", "http://ab.וה.דג/ij", IRI_LAYOUT_VISUAL },
  { "digits", "ab.אב.123/הו?x", "ab.וה/123.בא?x", IRI_LAYOUT_VISUAL },
  { "as-is-hebrew", "אב/גד?ה=1", "אב/גד?ה=1", IRI_LAYOUT_LOGICAL },
  { "as-is-arabic", "//عربي.example/", "//عربي.example/", IRI_LAYOUT_LOGICAL },
  { "lrm", "a\u200eא\u200eב", "a\u200eב\u200eא", IRI_LAYOUT_VISUAL },
  { "rlo", "ab\u202ecd", "ab\u202ecd", IRI_LAYOUT_VISUAL },
  { "rle-pdf", "ab\u202bc.d\u202ce", "ab\u202bc.d\u202ce", IRI_LAYOUT_VISUAL },
  { "pdf-first", "א\u202cב/c", "ב\u202cא/c", IRI_LAYOUT_VISUAL },
  { "rli-pdi", "a\u2067b/c\u2069d", "a\u2067b/c\u2069d", IRI_LAYOUT_VISUAL },
  { "alm", "a\u061cb", "a\u061cb", IRI_LAYOUT_VISUAL },
  { "newline", "ab\ncd", "ab\ncd", IRI_LAYOUT_VISUAL },
  { "paragraph", "א\u2029ב/c", "ב\u2029א/c", IRI_LAYOUT_VISUAL },
  { "line-separator", "ab\u2028cd", "ab\u2028cd", IRI_LAYOUT_VISUAL },
  { "nel", "א\xc2\x85ב/c", "ב\xc2\x85א/c", IRI_LAYOUT_VISUAL },
  { "tab", "a\tb", "a\tb", IRI_LAYOUT_VISUAL },
  { "as-is-pdf", "אב\u202cגד", "אב\u202cגד", IRI_LAYOUT_LOGICAL },
  /* No font has these characters, but their order is correct. */
  { "no-glyph", "ab漢cd", "ab漢cd", IRI_LAYOUT_VISUAL },
  { "no-glyph-rtl", "ab/\U00010b00\U00010b01/cd", "ab/\U00010b01\U00010b00/cd",
    IRI_LAYOUT_VISUAL },
  /* Each label by itself, and the labels from left to right. */
  { "host", "ab.גד.הו", "ab.דג.וה", IRI_LAYOUT_LABELS },
  { "host-begins-hebrew", "אב.123.ab", "בא.123.ab", IRI_LAYOUT_LABELS },
  { "host-arabic-digits", "عر.١٢.ab", "رع.١٢.ab", IRI_LAYOUT_LABELS },
  { "host-ideographic-dot", "גד。הו", "דג。וה", IRI_LAYOUT_LABELS },
  { "host-mixed-label", "אב.1ג", "בא.1ג", IRI_LAYOUT_LABELS },
  { "as-is-rlo", "אב\u202eab", "אב\u202eab", IRI_LAYOUT_LOGICAL },
};

static void
test_order (gconstpointer data)
{
  const OrderRow *row = data;
  g_autoptr (IriLayout) line
      = new_line ((IriLayoutSetup){ .text = row->text, .order = row->order });
  g_autofree char *seen = read_visual (line, row->text);

  g_assert_cmpstr (seen, ==, row->seen);
  g_assert_cmpint (pango_layout_get_line_count (iri_layout_get_pango_layout (line)), ==,
                   1);
}

/* Compares the positions of the runs with Pango's, character by character. */
static void
test_glyphs (gconstpointer data)
{
  const OrderRow *row = data;
  g_autoptr (IriLayout) line
      = new_line ((IriLayoutSetup){ .text = row->text, .order = row->order });
  g_autofree IriLayoutGlyph *glyphs = NULL;
  g_autofree char *seen = read_visual (line, row->text);
  g_autoptr (GString) walked = g_string_new (NULL);
  gsize n;

  glyphs = iri_layout_get_glyphs (line, &n);
  for (gsize i = 0; i < n; i++)
    {
      PangoRectangle box;

      pango_layout_index_to_pos (iri_layout_get_pango_layout (line),
                                 iri_layout_index_from_text (line, glyphs[i].offset),
                                 &box);
      g_assert_cmpint (glyphs[i].x, ==, MIN (box.x, box.x + box.width));
      g_assert_cmpint (glyphs[i].width, >, 0);
      g_string_append_unichar (walked, g_utf8_get_char (row->text + glyphs[i].offset));
    }
  g_assert_cmpstr (walked->str, ==, seen);
}

static int
column_width (void)
{
  g_autoptr (IriLayout) line = new_line ((IriLayoutSetup){ .text = "0" });
  int width;

  pango_layout_get_size (iri_layout_get_pango_layout (line), &width, NULL);
  return COLUMN * width + PANGO_SCALE;
}

/* Each wrapped line begins at the left and is no wider than its column. */
static void
test_wrapped (void)
{
  const char *text = "אבגדהוזחטיכל.example/אבגד/abcdefghijklmnopqrstuvwxyz/הו";
  g_autoptr (IriLayout) line
      = new_line ((IriLayoutSetup){ .text = text, .width = column_width () });
  PangoLayout *layout = iri_layout_get_pango_layout (line);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  g_autofree char *seen = read_visual (line, text);

  do
    {
      PangoRectangle box;
      PangoLayoutLine *one = pango_layout_iter_get_line_readonly (iter);

      pango_layout_iter_get_line_extents (iter, NULL, &box);
      g_assert_cmpint (box.x, ==, 0);
      g_assert_cmpint (box.width, <=, column_width ());
      g_assert_cmpint (pango_layout_line_get_resolved_direction (one), ==,
                       PANGO_DIRECTION_LTR);
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);

  g_assert_cmpint (pango_layout_get_line_count (layout), >=, 4);
  g_assert_true (g_str_has_prefix (seen, "לכיטחזוהדגבא."));
  g_assert_nonnull (strstr (seen, "|"));
}

/* The lines after each other show the order of the text in one line: a line breaks only
 * where nothing before changes places with anything after (UAX #9, L1 and L2). */
static void
test_wrapped_order (void)
{
  static const char *const texts[] = {
    "http://example.com/אבגדאבגד/אבגדהוזחט/12345/index.html?q=1",
    "http://אבגד.123.אבגדהוזח/abcdef/גדהוזחטיכל",
    "אב/1/2/3/4/5/6/7/8/9/10/abc",
    "http://a/שלום(עולם)12/abcdefghijklm/x",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (IriLayout) whole = new_line ((IriLayoutSetup){ .text = texts[i] });
      g_autoptr (IriLayout) line
          = new_line ((IriLayoutSetup){ .text = texts[i], .width = column_width () });
      g_autofree char *one = read_visual (whole, texts[i]);
      g_autofree char *seen = read_visual (line, texts[i]);
      g_auto (GStrv) lines = g_strsplit (seen, "|", -1);
      g_autofree char *joined = g_strjoinv ("", lines);

      g_assert_cmpuint (g_strv_length (lines), >, 1);
      g_assert_cmpstr (joined, ==, one);
    }
}

/* A long word breaks anywhere, without a hyphen. */
static void
test_wrapped_word (void)
{
  const char *text = "aaaaaaaaaaaaaaaaaaaaaaaa\u00adaaaaaaaaaaaaaaaaaaaaaaaa";
  g_autoptr (IriLayout) line
      = new_line ((IriLayoutSetup){ .text = text, .width = column_width () });
  PangoLayout *layout = iri_layout_get_pango_layout (line);

  g_assert_cmpint (pango_layout_get_line_count (layout), ==, 4);
  g_assert_cmpint (pango_layout_get_line_readonly (layout, 0)->length, ==, COLUMN);
}

typedef struct
{
  const char *name;
  IriLayoutSetup setup;
} MapRow;

static const MapRow map_rows[] = {
  { "plain", { .text = "http://אב/" } },
  { "controls",
    { .text = "\001\xc2\x85"
              "a\u200e\u061c\n\u2028ב\177" } },
  { "as-is", { .text = "a\tא\u202eb", .order = IRI_LAYOUT_LOGICAL } },
  { "preedit", { .text = "a\tאb", .preedit = "\u05d2\n", .preedit_at = 2 } },
  { "preedit-end", { .text = "ab", .preedit = "x", .preedit_at = 2 } },
  { "part", { .text = "a\tאbcd", .shown = { 2, 5 } } },
};

/* Each character maps to its own position in the layout and back; the layout has the
 * character itself or its replacement there. */
static void
test_map (gconstpointer data)
{
  const MapRow *row = data;
  g_autoptr (IriLayout) line = new_line (row->setup);
  const char *layout = pango_layout_get_text (iri_layout_get_pango_layout (line));
  const char *text = row->setup.text;
  IriSpan shown = iri_layout_get_shown (line);

  for (gsize at = shown.begin; at < shown.end; at = g_utf8_next_char (text + at) - text)
    {
      gsize index = iri_layout_index_from_text (line, at);

      g_assert_cmpuint (iri_layout_index_to_text (line, index), ==, at);
      g_assert_cmphex (g_utf8_get_char (layout + index), ==,
                       iri_layout_stand_in (g_utf8_get_char (text + at)));
    }
  g_assert_cmpuint (
      iri_layout_index_to_text (line, iri_layout_index_from_text (line, shown.end)), ==,
      shown.end);
  g_assert_cmpuint (iri_layout_index_to_text (line, strlen (layout)), ==, shown.end);
  g_assert_cmpuint (iri_layout_index_to_text (line, 0), ==, shown.begin);
}

/* The layout contains no control characters, whatever the text. */
static void
test_stand_ins (void)
{
  static const gunichar controls[]
      = { 0x01,   0x09,   0x0a,   0x0d,   0x1c,   0x1f,   0x7f,   0x80,
          0x85,   0x9f,   0x61c,  0x200e, 0x200f, 0x2028, 0x2029, 0x202a,
          0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069 };
  static const gunichar others[]
      = { 0x20, 0x7e, 0xa0, 0x61b, 0x200d, 0x2010, 0x202f, 0x2065, 0x1f600 };

  for (gsize i = 0; i < G_N_ELEMENTS (controls); i++)
    {
      gunichar c = iri_layout_stand_in (controls[i]);

      g_assert_cmphex (c, !=, controls[i]);
      g_assert_true (g_unichar_isgraph (c));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_cmphex (iri_layout_stand_in (others[i]), ==, others[i]);
}

typedef struct
{
  const char *name;
  IriComponent component;
  const char *light, *dark;
} ColorRow;

/* The table of window.md; the light colour of ports is darker, for 4.5:1 in an
 * entry. */
static const ColorRow color_rows[] = {
  { "scheme", IRI_COMPONENT_SCHEME, "#383842424d4d", "#dfdfe3e3e8e8" },
  { "userinfo", IRI_COMPONENT_USERINFO, "#c0c015154545", "#ffff9595a5a5" },
  { "host", IRI_COMPONENT_HOST, "#1b1b6363c4c4", "#8484b7b7ffff" },
  { "port", IRI_COMPONENT_PORT, "#000073736868", "#3c3ccfcfbbbb" },
  { "path", IRI_COMPONENT_PATH, "#8f8f4e4e0000", "#ffffb1b13d3d" },
  { "query", IRI_COMPONENT_QUERY, "#636317177a7a", "#ececc3c3ffff" },
  { "fragment", IRI_COMPONENT_FRAGMENT, "#2f2f4d4d0a0a", "#d3d3ecec9a9a" },
};

static PangoAttribute *
get_attr (IriLayout *line, gsize offset, PangoAttrType type)
{
  PangoAttrList *list
      = pango_layout_get_attributes (iri_layout_get_pango_layout (line));
  PangoAttrIterator *iter = pango_attr_list_get_iterator (list);
  int index = iri_layout_index_from_text (line, offset);
  PangoAttribute *attr = NULL;
  int begin, end;

  do
    {
      pango_attr_iterator_range (iter, &begin, &end);
      if (begin <= index && index < end)
        attr = pango_attr_iterator_get (iter, type);
    }
  while (pango_attr_iterator_next (iter));
  pango_attr_iterator_destroy (iter);
  return attr;
}

static void
test_color (gconstpointer data)
{
  const ColorRow *row = data;

  for (int dark = 0; dark < 2; dark++)
    {
      IriHighlight mark = { IRI_HIGHLIGHT_COMPONENT, row->component, { 3, 5 } };
      g_autoptr (IriLayout) line = new_line ((IriLayoutSetup){
          .text = "a\tbcde", .marks = &mark, .n_marks = 1, .dark = dark });
      PangoAttribute *attr = get_attr (line, 3, PANGO_ATTR_FOREGROUND);
      g_autofree char *color = NULL;

      g_assert_nonnull (attr);
      color = pango_color_to_string (&pango_attribute_as_color (attr)->color);
      g_assert_cmpstr (color, ==, dark ? row->dark : row->light);
      g_assert_null (get_attr (line, 2, PANGO_ATTR_FOREGROUND));
      g_assert_null (get_attr (line, 5, PANGO_ATTR_FOREGROUND));
    }
}

/* Severity determines the style of the underline, and the worst severity wins. */
static void
test_underlines (void)
{
  static const IriHighlight marks[] = {
    { IRI_HIGHLIGHT_ERROR, IRI_COMPONENT_HOST, { 4, 6 } },
    { IRI_HIGHLIGHT_WARNING, IRI_COMPONENT_HOST, { 2, 5 } },
    { IRI_HIGHLIGHT_NOTE, IRI_COMPONENT_HOST, { 0, 5 } },
    { IRI_HIGHLIGHT_ERROR, IRI_COMPONENT_HOST, { 7, 900 } },
    { IRI_HIGHLIGHT_ERROR, IRI_COMPONENT_HOST, { 400, 900 } },
  };
  static const PangoUnderline forms[]
      = { PANGO_UNDERLINE_SINGLE, PANGO_UNDERLINE_SINGLE, PANGO_UNDERLINE_DOUBLE,
          PANGO_UNDERLINE_DOUBLE, PANGO_UNDERLINE_ERROR,  PANGO_UNDERLINE_ERROR,
          PANGO_UNDERLINE_NONE,   PANGO_UNDERLINE_ERROR };
  g_autoptr (IriLayout) line = new_line ((IriLayoutSetup){
      .text = "abcdefgh", .marks = marks, .n_marks = G_N_ELEMENTS (marks) });

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      PangoAttribute *attr = get_attr (line, i, PANGO_ATTR_UNDERLINE);

      g_assert_cmpint (attr ? pango_attribute_as_int (attr)->value
                            : PANGO_UNDERLINE_NONE,
                       ==, forms[i]);
    }
}

/* A mark at the position of the preedit text does not extend into it. */
static void
test_preedit (void)
{
  IriHighlight marks[] = { { IRI_HIGHLIGHT_COMPONENT, IRI_COMPONENT_HOST, { 0, 2 } },
                           { IRI_HIGHLIGHT_COMPONENT, IRI_COMPONENT_PATH, { 2, 4 } } };
  g_autoptr (IriLayout) line = new_line ((IriLayoutSetup){
      .text = "abcd", .marks = marks, .n_marks = 2, .preedit = "אב", .preedit_at = 2 });
  PangoLayout *layout = iri_layout_get_pango_layout (line);
  PangoAttrIterator *iter
      = pango_attr_list_get_iterator (pango_layout_get_attributes (layout));
  int begin = 0, end = 0;

  g_assert_cmpstr (pango_layout_get_text (layout), ==, "abאבcd");
  g_assert_cmpuint (iri_layout_get_preedit_index (line), ==, 2);
  while (begin < 2 && pango_attr_iterator_next (iter))
    pango_attr_iterator_range (iter, &begin, &end);
  g_assert_cmpint (begin, ==, 2);
  g_assert_cmpint (end, ==, 6);
  g_assert_null (pango_attr_iterator_get (iter, PANGO_ATTR_FOREGROUND));
  g_assert_nonnull (pango_attr_iterator_get (iter, PANGO_ATTR_UNDERLINE));
  pango_attr_iterator_destroy (iter);
}

/* In logical order an Arabic letter has the same shape whatever its neighbours. */
static void
test_isolated (void)
{
  g_autoptr (IriLayout) word
      = new_line ((IriLayoutSetup){ .text = "بببب", .order = IRI_LAYOUT_LOGICAL });
  g_autoptr (IriLayout) letter
      = new_line ((IriLayoutSetup){ .text = "ب", .order = IRI_LAYOUT_LOGICAL });
  g_autofree IriLayoutGlyph *four = NULL, *one = NULL;
  gsize n;

  one = iri_layout_get_glyphs (letter, &n);
  g_assert_cmpuint (n, ==, 1);
  four = iri_layout_get_glyphs (word, &n);
  g_assert_cmpuint (n, ==, 4);
  for (gsize i = 0; i < n; i++)
    {
      PangoLayoutLine *line
          = pango_layout_get_line_readonly (iri_layout_get_pango_layout (word), 0);
      PangoLayoutLine *alone
          = pango_layout_get_line_readonly (iri_layout_get_pango_layout (letter), 0);
      const PangoGlyphItem *run = g_slist_last (line->runs)->data;
      const PangoGlyphItem *only = g_slist_last (alone->runs)->data;
      int last = only->glyphs->num_glyphs - 1;

      g_assert_cmpint (four[i].width, ==, one[0].width);
      g_assert_cmphex (run->glyphs->glyphs[run->glyphs->num_glyphs - 1 - i].glyph, ==,
                       only->glyphs->glyphs[last].glyph);
    }
}

/* Characters that no font has are drawn percent-encoded (3987bis-00 §8.6): with that
 * width, and as one position for the caret. */
static void
test_missing (void)
{
  g_autoptr (IriLayout) line = new_line ((IriLayoutSetup){ .text = "a漢b" });
  g_autoptr (IriLayout) encoded = new_line ((IriLayoutSetup){ .text = "a%E6%BC%A2b" });
  g_autofree IriLayoutGlyph *glyphs = NULL;
  gsize n;
  int width;

  glyphs = iri_layout_get_glyphs (line, &n);
  pango_layout_get_size (iri_layout_get_pango_layout (encoded), &width, NULL);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpint (glyphs[1].width, >, 6 * glyphs[0].width);
  g_assert_cmpint (glyphs[1].width, <, width);
  g_assert_cmpint (
      pango_layout_get_unknown_glyphs_count (iri_layout_get_pango_layout (line)), ==,
      0);
}

static void
add_row (const char *group, const char *name, gconstpointer row, GTestDataFunc function)
{
  g_autofree char *path = g_strdup_printf ("/line/%s/%s", group, name);
  g_test_add_data_func (path, row, function);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (order_rows); i++)
    {
      const OrderRow *row = &order_rows[i];
      add_row ("order", row->name, row, test_order);
      add_row ("glyphs", row->name, row, test_glyphs);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (map_rows); i++)
    add_row ("map", map_rows[i].name, &map_rows[i], test_map);
  for (gsize i = 0; i < G_N_ELEMENTS (color_rows); i++)
    add_row ("color", color_rows[i].name, &color_rows[i], test_color);
  g_test_add_func ("/line/wrapped", test_wrapped);
  g_test_add_func ("/line/wrapped-order", test_wrapped_order);
  g_test_add_func ("/line/wrapped-word", test_wrapped_word);
  g_test_add_func ("/line/stand-ins", test_stand_ins);
  g_test_add_func ("/line/underlines", test_underlines);
  g_test_add_func ("/line/preedit", test_preedit);
  g_test_add_func ("/line/isolated", test_isolated);
  g_test_add_func ("/line/missing", test_missing);

  return g_test_run ();
}
