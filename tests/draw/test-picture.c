/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "check-picture.h"
#include "iri-picture-file.h"
#include "iri-report.h"
#include "random-iri.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#define N_RANDOM 400
#define LRI "\u2066"
#define FSI "\u2068"
#define PDI "\u2069"

/* A report, its lines and their picture. */
typedef struct
{
  IriReport *report;
  IriBidi *bidis[IRI_N_CONVENTIONS];
  IriBidiPerception *perceptions[IRI_N_CONVENTIONS];
  IriPictureSetup setup;
  IriPicture *picture;
} Made;

static void
make (Made *made, const char *text, gssize length, gsize n_bidis)
{
  PangoContext *context
      = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  made->report = iri_report_new (text, length, NULL);
  for (gsize i = 0; i < n_bidis; i++)
    {
      made->bidis[i] = iri_report_order (made->report, (IriConvention) i);
      made->perceptions[i]
          = iri_bidi_perception_new (made->bidis[i], iri_spec_default ());
    }
  made->setup.bidis = (const IriBidi *const *) made->bidis;
  made->setup.n_bidis = n_bidis;
  made->setup.perceptions = (const IriBidiPerception *const *) made->perceptions;
  made->picture = iri_picture_new (context, &made->setup);
  g_object_unref (context);
}

static void
clear (Made *made)
{
  iri_picture_free (made->picture);
  for (gsize i = 0; i < made->setup.n_bidis; i++)
    {
      iri_bidi_perception_free (made->perceptions[i]);
      iri_bidi_free (made->bidis[i]);
    }
  iri_report_unref (made->report);
}

/* Returns the texts of @role from left to right and from top to bottom, at the
 * positions where they were placed. */
static char *
read_texts (const IriPicture *picture, IriPictureRole role)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < picture->items->len; i++)
    if (item_at (picture, i)->role == role)
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "",
                              item_at (picture, i)->text);
  return g_string_free (out, FALSE);
}

static const struct
{
  const char *name;
  const char *text;
  double width;
  gboolean narrow;
  guint n_strips;
  double cell;
} shapes[] = {
  /* The pictures beside window.md. */
  { "inspect-1200", "http://ab.אבגד.123/הו?x=1", 1009, FALSE, 1, 36 },
  { "inspect-360", "http://ab.אבגד.123/הו?x=1", 306, TRUE, 3, 26 },
  { "long-800", "http://example.com/ספריה/2024/שער.html?מפתח=ערך&n=5#סוף", 718, FALSE,
    3, 33 },
  /* 7, 9 and 3 cells: two full strips would be enough, but would cut a label. */
  { "at-delimiters", "http://abcdefgh.com", 306, TRUE, 3, 32 },
  /* Twelve cells of one character, with space for eleven. */
  { "octets", "/%F0%9F%92%A9", 306, TRUE, 2, 28 },
  { "one-line", "http://ab.אבגד.123/הו?x=1", 0, FALSE, 1, 36 },
  { "empty", "", 500, FALSE, 0, 0 },
  { "unbreakable", "http://אבגדהוזחטיכלמנסעפ/", 306, TRUE, 3, 25 },
};

static void
test_shape (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Made made = { .setup = { .width = shapes[i].width, .narrow = shapes[i].narrow } };

  make (&made, shapes[i].text, -1, 1);
  check_picture (made.picture, &made.setup);
  g_assert_cmpuint (made.picture->strips->len, ==, shapes[i].n_strips);
  if (made.picture->cells->len > 0)
    g_assert_cmpfloat (cell_at (made.picture, 0)->upper.width, ==, shapes[i].cell);
  clear (&made);
}

static const struct
{
  const char *name;
  const char *text;
  IriPictureRole role;
  const char *expected;
} texts[] = {
  /* Both rows: logical order from left to right, then visual order. */
  { "mirrored", "א(ב", IRI_PICTURE_GLYPH, "א ( ב ב ) א" },
  { "isolated-letters", "لا", IRI_PICTURE_GLYPH, "ل ا ا ل" },
  { "cluster", "e\u0301", IRI_PICTURE_GLYPH, "e\u0301 e\u0301" },
  { "cluster-count", "e\u0301", IRI_PICTURE_COUNT, "2 2" },
  { "lone-mark", "\u0301", IRI_PICTURE_GLYPH, "\u25cc\u0301 \u25cc\u0301" },
  { "invisible", "a\u200e\u202e\u00a0 ", IRI_PICTURE_CODE,
    "LRM RLO NBSP SP LRM RLO NBSP SP" },
  { "unassigned", "a\u0378\u2fe0", IRI_PICTURE_CODE, "0378 2FE0 0378 2FE0" },
  { "unassigned-wide", "\U0001faff", IRI_PICTURE_CODE, "1 FAFF 1 FAFF" },
  { "not-utf-8", "a\xff", IRI_PICTURE_CODE, "FFFD FFFD" },
  { "decoded", "/%D7%90%41%FF%20", IRI_PICTURE_DECODED, "א A SP" },
  { "decoded-broken", "/%D7%9x%D7", IRI_PICTURE_DECODED, "" },
  { "levels", "http://ab.אבגד.123/הו?x=1", IRI_PICTURE_LEVEL, "0 1 2 1 0" },
  { "no-levels", "http://ab/", IRI_PICTURE_LEVEL, "" },
  { "numbers-moved", "http://ab.אבגד.123/הו?x=1", IRI_PICTURE_NUMBER_MOVED,
    "21 20 19 16 17 18 15 14 13 12 11" },
  /* Characters that UAX #9 X9 removes, in a right-to-left run (§5.2) and at the end of
       a line, which has the paragraph level. */
  { "taken-out", "א\u202a\u202cב", IRI_PICTURE_NUMBER_MOVED, "4 3 2 1" },
  { "taken-out-last", "a\u202ebc\u202c", IRI_PICTURE_NUMBER_MOVED, "4 3" },
  { "read-as", "http://ab.אבגד.123/הו?x=1", IRI_PICTURE_PERCEIVED_AS,
    "read as host read as path" },
  { "read-right", "http://ab.אב/גד?x=1#א", IRI_PICTURE_PERCEIVED_AS,
    "read as host read as path" },
  { "read-true", "http://אב.com/גד", IRI_PICTURE_PERCEIVED_AS, "" },
  /* DejaVu has no Han characters (3987bis-00 §8.6). */
  { "missing", "a漢", IRI_PICTURE_CODE, "%E6 %BC %A2 %E6 %BC %A2" },
  { "missing-note", "http://a/漢字漢", IRI_PICTURE_NOTE,
    FSI "Not in any font: " LRI "U+6F22" PDI ", " LRI "U+5B57" PDI PDI },
  /* By UnicodeData.txt. */
  { "missing-named", "http://a.example/long/path/\ua000", IRI_PICTURE_NOTE,
    FSI "Not in any font: " LRI "U+A000 YI SYLLABLE IT" PDI PDI },
  { "missing-decoded", "/%E6%BC%A2", IRI_PICTURE_DECODED, "U+6F22" },
  { "private", "\ue000", IRI_PICTURE_CODE, "E000 E000" },
};

static void
test_text (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Made made = { 0 };
  g_autofree char *seen = NULL;

  make (&made, texts[i].text, -1, 1);
  check_picture (made.picture, &made.setup);
  seen = read_texts (made.picture, texts[i].role);
  g_assert_cmpstr (seen, ==, texts[i].expected);
  clear (&made);
}

/* If fonts lack a script, drawing continues, and each missing script is reported
 * once. */
static void
test_missing (void)
{
  Made made = { 0 };

  make (&made, "http://漢字漢.com/\ua000", -1, 1);
  check_picture (made.picture, &made.setup);
  g_assert_cmpuint (made.picture->missing->len, ==, 3);
  g_assert_cmphex (g_array_index (made.picture->missing, gunichar, 0), ==, 0x6f22);
  g_assert_true (cell_at (made.picture, 7)->missing);
  g_assert_false (cell_at (made.picture, 0)->missing);
  g_assert_nonnull (strstr (made.picture->summary,
                            "U+6F22 CJK UNIFIED IDEOGRAPH-6F22" PDI ", " LRI
                            "U+5B57 CJK UNIFIED IDEOGRAPH-5B57" PDI ", " LRI
                            "U+A000 YI SYLLABLE IT" PDI));
  clear (&made);
}

static const struct
{
  const char *name;
  const char *before;
  const char *piece;
  gsize n;
  const char *after;
} floods[] = {
  { "marks", "http://a/a", "\u0301", 65536, "" },
  { "brackets", "http://a/א", "([", 65536, "" },
  { "isolates", "http://a/", "\u2067", 65536, "א" },
  { "letters", "http://a/", "א", 100000, "/1" },
  { "moved-late", "http://a/", "a", 100000, "/אב/1/" },
  { "octets", "http://a/", "%D7%90", 20000, "" },
  { "words", "http://a/", "אב/1", 20000, "" },
};

/* Of a text of any length a limited number of cells is drawn, and the picture says
 * so. */
static void
test_flood (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Made made = { .setup = { .width = 800 } };
  g_autoptr (GString) text = g_string_new (floods[i].before);
  g_autofree char *note = NULL;

  for (gsize j = 0; j < floods[i].n; j++)
    g_string_append (text, floods[i].piece);
  g_string_append (text, floods[i].after);
  make (&made, text->str, (gssize) text->len, 1);
  g_assert_cmpuint (made.picture->cells->len, <=, 512);
  g_assert_cmpuint (made.picture->items->len, <, 512 * 16);
  check_picture (made.picture, &made.setup);
  g_assert_cmpuint (made.picture->n_left_out, >, 0);
  note = read_texts (made.picture, IRI_PICTURE_NOTE);
  g_assert_cmpstr (note, !=, "");
  clear (&made);
}

/* Characters that move are drawn, even if they are far from the beginning. */
static void
test_window (void)
{
  Made made = { 0 };
  g_autoptr (GString) text = g_string_new ("http://a/");
  gboolean any = FALSE;

  for (int i = 0; i < 5000; i++)
    g_string_append_c (text, 'a');
  g_string_append (text, "/אב/1/");
  make (&made, text->str, (gssize) text->len, 1);
  for (guint i = 0; i < made.picture->cells->len; i++)
    any |= cell_at (made.picture, i)->moved;
  g_assert_true (any);
  g_assert_cmpint (iri_picture_find (made.picture, 0, 0), ==, -1);
  clear (&made);
}

/* In a dense picture, which is enlarged by its smallest text, no text is smaller than
 * that and each letter is in its cell. */
static void
test_dense (void)
{
  Made made = { .setup = { .width = 380, .dense = TRUE } };

  make (&made, "http://example.com/אבג%D7%90/e/1?a=ב#ג", -1, 1);
  check_picture (made.picture, &made.setup);
  for (guint i = 0; i < made.picture->items->len; i++)
    {
      const IriPictureItem *item = item_at (made.picture, i);

      if (item->text != NULL && item->role != IRI_PICTURE_CODE)
        g_assert_cmpfloat (item->size, >=, IRI_PICTURE_LEAST_TEXT);
      if (item->role == IRI_PICTURE_GLYPH)
        g_assert_cmpfloat (item->size, <=, cell_at (made.picture, 0)->upper.width);
    }
  clear (&made);
}

/* With several lines each has its title, lines that look the same are merged, and cells
 * of the same character are linked. */
static void
test_several (void)
{
  static const char text[] = "http://ab.אבגד.123/הו?x=1";
  Made made = { .setup = { .width = 1000 } };
  g_autofree char *titles = NULL;
  guint related = 0;

  make (&made, text, -1, IRI_N_CONVENTIONS);
  check_picture (made.picture, &made.setup);
  titles = read_texts (made.picture, IRI_PICTURE_TITLE);
  for (guint i = 0; i < IRI_N_CONVENTIONS; i++)
    g_assert_nonnull (strstr (titles, iri_convention_info ((IriConvention) i)->title));
  /* The first letter of the host is in each line, and in the A-label. */
  for (guint i = 0; i < made.picture->cells->len; i++)
    related += iri_picture_is_related (
        made.picture, (int) i,
        iri_picture_find (made.picture, 0, strlen ("http://ab.")));
  g_assert_cmpuint (related, >=, 4 + strlen ("xn--4dbcde"));
  clear (&made);
}

static void
test_random (void)
{
  static const double widths[] = { 0, 306, 718, 1050 };
  g_autoptr (GRand) random = g_rand_new_with_seed (4);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (GString) text = random_iri (random);
      Made made = { .setup = { .width = widths[i % G_N_ELEMENTS (widths)],
                               .narrow = i % 4 == 1,
                               .high_contrast = i % 3 == 1,
                               .max_cells = 200 } };

      make (&made, text->str, (gssize) text->len, i % 5 == 0 ? IRI_N_CONVENTIONS : 1);
      check_picture (made.picture, &made.setup);
      clear (&made);
    }
}

/* Drawing changes pixels, and pointing at a cell changes others. */
static void
test_drawn (void)
{
  Made made = { 0 };
  int sizes[] = { 0, 0 };
  cairo_surface_t *surfaces[3];
  IriPictureView views[] = { { .highlighted = -1 },
                             { .highlighted = 12 },
                             { .dark = TRUE, .highlighted = -1 } };

  make (&made, "http://ab.אבגד.123/הו?x=1", -1, 1);
  sizes[0] = (int) made.picture->width;
  sizes[1] = (int) made.picture->height;
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      cairo_t *cr;

      surfaces[i]
          = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, sizes[0], sizes[1]);
      cr = cairo_create (surfaces[i]);
      iri_picture_draw (made.picture, cr, &views[i]);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_flush (surfaces[i]);
    }
  for (guint i = 1; i < G_N_ELEMENTS (views); i++)
    g_assert_cmpint (memcmp (cairo_image_surface_get_data (surfaces[0]),
                             cairo_image_surface_get_data (surfaces[i]),
                             (gsize) cairo_image_surface_get_stride (surfaces[0])
                                 * (gsize) sizes[1]),
                     !=, 0);
  for (guint i = 0; i < G_N_ELEMENTS (surfaces); i++)
    cairo_surface_destroy (surfaces[i]);
  clear (&made);
}

#define ADD_ROWS(folder, rows, test)                                                   \
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)                                      \
    {                                                                                  \
      g_autofree char *path                                                            \
          = g_strconcat ("/picture/" folder "/", rows[i].name, NULL);                  \
      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test);                         \
    }

/* As printed in 3987bis-00 §4.4, example 1. The capitals in percent-encodings are
 * digits. */
static void
test_notation (void)
{
  Made made = { .setup = { .notation = IRI_NOTATION_BIDI } };
  g_autofree char *seen = NULL;

  make (&made, "ab.גדהוזח.ij/é%D7", -1, 1);
  check_picture (made.picture, &made.setup);
  seen = read_texts (made.picture, IRI_PICTURE_GLYPH);
  g_assert_cmpstr (seen, ==,
                   "a b . C D E F G H . i j é % D 7 "
                   "a b . H G F E D C . i j é % D 7");
  clear (&made);
}

/* The registrable domain is highlighted in its host in both rows and in words, and by a
 * wider outline in high contrast; other components are not highlighted. */
static void
test_registrable (void)
{
  static const char text[] = "http://w.אב.co.il/אב";
  Made made = { .setup = { .registrable = { { 9, 19 } } } };
  g_autofree char *seen = NULL;
  g_autofree char *others = NULL;
  guint n_faint = 0, n_wide = 0;

  made.setup.high_contrast = TRUE;
  make (&made, text, -1, 1);
  check_picture (made.picture, &made.setup);
  seen = read_texts (made.picture, IRI_PICTURE_GLYPH_STRONG);
  g_assert_cmpstr (seen, ==, "א ב c o i l ב א c o i l");
  others = read_texts (made.picture, IRI_PICTURE_GLYPH);
  g_assert_cmpstr (others, ==, "h t t p w א ב h t t p w ב א");
  for (guint i = 0; i < made.picture->items->len; i++)
    {
      const IriPictureItem *item = item_at (made.picture, i);

      n_faint += item->role == IRI_PICTURE_CELL_FAINT;
      n_wide += item->role == IRI_PICTURE_CELL && item->line_width > 1;
    }
  g_assert_cmpuint (n_faint, ==, 2);
  g_assert_cmpuint (n_wide, ==, 12);
  g_assert_nonnull (
      strstr (made.picture->summary, "Registrable domain “\u2066אב.co.il\u2069”."));
  clear (&made);
}

/* Letters that imitate others are named after the ASCII form, which is Python's. */
static void
test_registrable_imitation (void)
{
  static const char text[] = "http://w.\u0430\u0440\u0440\u04cf\u0435.com/";
  Made made = { .setup = { .registrable = { { 9, 23 } } } };

  make (&made, text, -1, 1);
  g_assert_nonnull (strstr (made.picture->summary,
                            "Registrable domain “\u2066xn--80ak6aa92e.com\u2069 "
                            "(\u2066\u2066\u0430\u0440\u0440\u04cf\u0435\u2069."
                            "\u2066com\u2069\u2069, Cyrillic)”."));
  clear (&made);
}

/* window.md: in high contrast there are no tints, and nothing that a person with low
 * vision would miss. */
static void
test_high_contrast (void)
{
  for (int role = 0; role < IRI_PICTURE_N_ROLES; role++)
    {
      const IriPictureStyle *style = iri_picture_style ((IriPictureRole) role, TRUE);

      g_test_message ("%s", style->id);
      g_assert_cmpstr (style->id, ==,
                       iri_picture_style ((IriPictureRole) role, FALSE)->id);
      if (style->fill != IRI_PICTURE_INK_NONE)
        g_assert_cmpfloat (style->fill_alpha, >=, .9);
      if (style->stroke != IRI_PICTURE_INK_NONE)
        g_assert_cmpfloat (style->stroke_alpha, >=, .6);
    }
}

static const struct
{
  const char *name;
  const char *font;
  const char *css;
} fonts[] = {
  { "none", NULL, "{font-family:\"Noto Sans Mono\"," },
  { "family", "DejaVu Serif", "{font-family:\"DejaVu Serif\",\"Noto Sans Mono\"," },
  { "not-ascii", "\u05d0", "{font-family:\"\u05d0\"," },
  /* CSS Syntax Level 3 §4.3.7: as code points in hex. */
  { "hostile", "a\"\\</style>\n&",
    "{font-family:\"a\\22 \\5c \\3c \\2f style\\3e \\26 \"," },
};

static GString *
make_file (IriPictureFormat format, const char *font)
{
  const IriPictureFile file = { .format = format, .font = font };
  g_autoptr (IriReport) report = iri_report_new ("a:b", -1, NULL);
  GString *out = g_string_new (NULL);

  g_assert_cmpint (iri_picture_file_append (out, report, &file), ==,
                   CAIRO_STATUS_SUCCESS);
  return out;
}

static void
test_font (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  GString *svg = make_file (IRI_PICTURE_SVG, fonts[row].font);

  if (strstr (svg->str, fonts[row].css) == NULL)
    g_test_fail_printf ("no %s", fonts[row].css);
  g_string_free (svg, TRUE);
}

/* A serif font has other letter shapes. */
static void
test_font_drawn (void)
{
  GString *plain = make_file (IRI_PICTURE_PNG, NULL);
  GString *serif = make_file (IRI_PICTURE_PNG, "DejaVu Serif");

  g_assert_false (g_string_equal (plain, serif));
  g_string_free (plain, TRUE);
  g_string_free (serif, TRUE);
}

/* A line in which nothing moves has one row and no connectors, if that is wanted. */
typedef struct
{
  const char *name;
  const char *text;
  gboolean one_row;
} Still;

static const Still stills[] = {
  { "ascii", "http://a.b/c", TRUE },
  { "removed", "http://a\u200bb/", TRUE },
  { "moves", "http://a.\u05d0\u05d1/", FALSE },
  { "one-letter", "a:\u05d0", TRUE },
};

static guint
count_role (const IriPicture *picture, IriPictureRole role)
{
  guint n = 0;

  for (guint i = 0; i < picture->items->len; i++)
    n += g_array_index (picture->items, IriPictureItem, i).role == role;
  return n;
}

static void
test_still (gconstpointer data)
{
  const Still *row = &stills[GPOINTER_TO_SIZE (data)];
  Made made = { .setup = { .one_row = TRUE } };
  const IriPictureCell *cell;

  make (&made, row->text, -1, 1);
  cell = &g_array_index (made.picture->cells, IriPictureCell, 0);
  g_assert_cmpint (cell->upper.y == cell->lower.y, ==, row->one_row);
  g_assert_cmpint (count_role (made.picture, IRI_PICTURE_CONNECTOR) == 0, ==,
                   row->one_row);
  g_assert_cmpint (g_array_index (made.picture->strips, IriPictureStrip, 0).one_row, ==,
                   row->one_row);
  clear (&made);
}

/* A zigzag below two cells and dots below one, whether they move or not. */
static void
test_marks (void)
{
  static const IriPictureMark marks[] = { { .span = { 2, 4 }, .severe = TRUE },
                                          { .span = { 2, 3 } },
                                          { .span = { 4, 5 } } };
  static const char *const iris[] = { "s:abcd", "s:abc\u05d0\u05d1" };

  for (gsize i = 0; i < G_N_ELEMENTS (iris); i++)
    {
      Made made = { .setup = { .one_row = TRUE, .marks = marks, .n_marks = 3 } };
      guint n_dotted = 0;

      make (&made, iris[i], -1, 1);
      for (guint j = 0; j < made.picture->items->len; j++)
        {
          const IriPictureItem *item
              = &g_array_index (made.picture->items, IriPictureItem, j);

          n_dotted += item->role == IRI_PICTURE_FINDING && item->dash[0] > 0;
        }
      g_assert_cmpuint (count_role (made.picture, IRI_PICTURE_FINDING), ==, 3);
      g_assert_cmpuint (n_dotted, ==, 1);
      clear (&made);
    }
}

/* Letters that imitate others have their code points above them or, coloured by script,
 * the letters that they imitate, which also take their place. UTS #39's confusables.txt
 * maps U+0430 to "a" and has no U+0436. */
static const struct
{
  const char *name;
  const char *iri;
  gboolean by_script;
  gboolean paper;
  const char *above; /* texts above the cells */
  const char *scripts;
  guint n_imitated; /* shapes of other letters, in the one row */
} lenses[] = {
  { "code-points", "s:p\u0430\u0436b", FALSE, FALSE, "0430", "", 0 },
  { "letters", "s:p\u0430\u0436b", TRUE, FALSE, "\u2248 a", "Latin,Cyrillic,", 1 },
  { "paper", "s:p\u0430\u0436b", TRUE, TRUE, "\u2248 a", "Latin,Cyrillic,", 0 },
  { "latin", "s:pab", TRUE, FALSE, "", "Latin,", 0 },
  { "no-letters", "//1.2", TRUE, FALSE, "", "", 0 },
};

static char *
join_scripts (const IriPicture *picture)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < picture->scripts->len; i++)
    g_string_append_printf (out, "%s,",
                            g_array_index (picture->scripts, IriPictureScript, i).name);
  return g_string_free (out, FALSE);
}

static void
test_lens (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  static const IriPictureMark mark = { .span = { 3, 7 }, .imitates = TRUE };
  Made made = { .setup = { .one_row = TRUE,
                           .by_script = lenses[i].by_script,
                           .paper = lenses[i].paper,
                           .marks = &mark,
                           .n_marks = 1 } };
  g_autoptr (GString) above = g_string_new (NULL);
  g_autofree char *scripts = NULL;

  make (&made, lenses[i].iri, -1, 1);
  for (guint j = 0; j < made.picture->items->len; j++)
    {
      const IriPictureItem *item
          = &g_array_index (made.picture->items, IriPictureItem, j);

      if (item->role == IRI_PICTURE_NUMBER && !item->lower && item->cell >= 0)
        g_string_append (above, item->text);
    }
  scripts = join_scripts (made.picture);
  g_assert_cmpstr (above->str, ==, lenses[i].above);
  g_assert_cmpstr (scripts, ==, lenses[i].scripts);
  g_assert_cmpuint (count_role (made.picture, IRI_PICTURE_IMITATED), ==,
                    lenses[i].n_imitated);
  clear (&made);
}

/* More scripts than there are colours: each has its own name above it. */
static void
test_many_scripts (void)
{
  static const char iri[] = "//\u0430\u0430\u0430\u0430/\u05d0\u05d0\u05d0\u05d0/"
                            "\u0627\u0627\u0627\u0627/\u0915\u0915\u0915\u0915\u0915/"
                            "\u0e01\u0e01\u0e01\u0e01/\u6f22\u6f22\u6f22\u6f22/"
                            "\u3042\u3042\u3042\u3042/\u30a2\u30a2\u30a2\u30a2";
  Made made = { .setup = { .one_row = TRUE, .by_script = TRUE } };
  g_autofree char *names = NULL;

  make (&made, iri, -1, 1);
  names = read_texts (made.picture, IRI_PICTURE_NAME);
  for (guint i = 0; i < made.picture->scripts->len; i++)
    g_assert_nonnull (strstr (
        names, g_array_index (made.picture->scripts, IriPictureScript, i).name));
  g_assert_cmpuint (made.picture->scripts->len, ==, 8);
  g_assert_cmpuint (count_role (made.picture, IRI_PICTURE_NAME), ==, 8);
  clear (&made);
}

typedef struct
{
  double red;
  double green;
  double blue;
} Color;

static Color
to_color (PangoColor color)
{
  return (Color){ color.red / 65535., color.green / 65535., color.blue / 65535. };
}

static Color
blend (Color above, double alpha, Color below)
{
  return (Color){ above.red * alpha + below.red * (1 - alpha),
                  above.green * alpha + below.green * (1 - alpha),
                  above.blue * alpha + below.blue * (1 - alpha) };
}

/* The relative luminance and the contrast of WCAG 2.1. */
static double
to_linear (double part)
{
  return part <= .04045 ? part / 12.92 : pow ((part + .055) / 1.055, 2.4);
}

static double
get_luminance (Color color)
{
  return .2126 * to_linear (color.red) + .7152 * to_linear (color.green)
         + .0722 * to_linear (color.blue);
}

static double
get_contrast (Color a, Color b)
{
  double x = get_luminance (a), y = get_luminance (b);

  return (MAX (x, y) + .05) / (MIN (x, y) + .05);
}

/* The backgrounds that a text may have: none, or one of these boxes. */
static const IriPictureRole grounds[]
    = { IRI_PICTURE_CELL, IRI_PICTURE_CELL_FAINT, IRI_PICTURE_DELIMITER };

/* Glyphs, codes and counts are in a cell, delimiters and decoded names are not in those
 * of components. */
static gboolean
may_be_on (IriPictureRole text, IriPictureRole box)
{
  gboolean in_cell = text == IRI_PICTURE_GLYPH || text == IRI_PICTURE_GLYPH_STRONG
                     || text == IRI_PICTURE_IMITATED || text == IRI_PICTURE_CODE
                     || text == IRI_PICTURE_COUNT;

  return box == IRI_PICTURE_DELIMITER ? text == IRI_PICTURE_GLYPH_DELIMITER || in_cell
                                      : in_cell;
}

static void
check_contrast (IriPictureRole role,
                IriComponent component,
                gboolean dark,
                gboolean high_contrast)
{
  const IriPictureStyle *style = iri_picture_style (role, high_contrast);
  Color page = to_color (iri_picture_ground (dark));
  Color ink = to_color (iri_picture_color (style->fill, component, dark));

  g_assert_cmpfloat (get_contrast (blend (ink, style->fill_alpha, page), page), >=,
                     4.5);
  for (gsize i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      const IriPictureStyle *box = iri_picture_style (grounds[i], high_contrast);
      Color tint = to_color (iri_picture_color (box->fill, component, dark));
      Color ground = box->fill != IRI_PICTURE_INK_NONE
                         ? blend (tint, box->fill_alpha, page)
                         : page;

      if (may_be_on (role, grounds[i]))
        g_assert_cmpfloat (
            get_contrast (blend (ink, style->fill_alpha, ground), ground), >=, 4.5);
    }
}

/* Text has a contrast of 4.5:1 to its background (WCAG 2.1, 1.4.3). */
static void
test_contrast (void)
{
  for (int role = IRI_PICTURE_GLYPH; role < IRI_PICTURE_N_ROLES; role++)
    for (int component = 0; component <= IRI_N_COMPONENTS; component++)
      for (int look = 0; look < 4; look++)
        check_contrast ((IriPictureRole) role, (IriComponent) component, look & 1,
                        (look & 2) != 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("shape", shapes, test_shape)
  ADD_ROWS ("text", texts, test_text)
  ADD_ROWS ("flood", floods, test_flood)
  ADD_ROWS ("font", fonts, test_font)
  ADD_ROWS ("still", stills, test_still)
  ADD_ROWS ("lens", lenses, test_lens)
  g_test_add_func ("/picture/many-scripts", test_many_scripts);
  g_test_add_func ("/picture/marks", test_marks);
  g_test_add_func ("/picture/contrast", test_contrast);
  g_test_add_func ("/picture/high-contrast", test_high_contrast);
  g_test_add_func ("/picture/font-drawn", test_font_drawn);
  g_test_add_func ("/picture/missing", test_missing);
  g_test_add_func ("/picture/window", test_window);
  g_test_add_func ("/picture/dense", test_dense);
  g_test_add_func ("/picture/several", test_several);
  g_test_add_func ("/picture/random", test_random);
  g_test_add_func ("/picture/drawn", test_drawn);
  g_test_add_func ("/picture/notation", test_notation);
  g_test_add_func ("/picture/registrable", test_registrable);
  g_test_add_func ("/picture/registrable-imitation", test_registrable_imitation);
  return g_test_run ();
}
