/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Two IRIs in one picture. */

#include "check-picture.h"
#include "iri-report.h"
#include "random-iri.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#define N_RANDOM 300

/* Two reports, their lines and the picture of both. */
typedef struct
{
  IriReport *reports[2];
  IriBidi *bidis[2];
  IriDifference *differences;
  IriPictureSetup setup;
  IriPicture *picture;
} Made;

static void
make (Made *made, const char *first, const char *second)
{
  const char *const texts[] = { first, second };
  PangoContext *context
      = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  for (int i = 0; i < 2; i++)
    {
      made->reports[i] = iri_report_new (texts[i], -1, NULL);
      made->bidis[i] = iri_report_order (made->reports[i], IRI_CONVENTION_EMBED_LTR);
    }
  made->differences
      = iri_diff (made->bidis[0]->text, made->bidis[0]->length, made->bidis[1]->text,
                  made->bidis[1]->length, &made->setup.n_differences);
  made->setup.bidis = (const IriBidi *const *) made->bidis;
  made->setup.n_bidis = 2;
  made->setup.compared = TRUE;
  made->setup.differences = made->differences;
  made->picture = iri_picture_new (context, &made->setup);
  g_object_unref (context);
}

static void
clear (Made *made)
{
  iri_picture_free (made->picture);
  g_free (made->differences);
  for (int i = 0; i < 2; i++)
    {
      iri_bidi_free (made->bidis[i]);
      iri_report_unref (made->reports[i]);
    }
}

static char *
text_of (const Made *made, const IriPictureCell *cell)
{
  return g_strndup (made->bidis[cell->block]->text + cell->span.begin,
                    iri_span_length (cell->span));
}

/* Every cell is in one strip and belongs to one of the two IRIs; cells do not
 * overlap. */
static void
check_cells (const Made *made)
{
  const IriPicture *picture = made->picture;
  guint n = 0;

  for (guint i = 0; i < picture->strips->len; i++)
    {
      const IriPictureStrip *strip = strip_at (picture, i);

      g_assert_cmpuint (strip->n_cells, >, 0);
      g_assert_cmpuint (strip->n_cells, <=, strip->n_columns);
      n += strip->n_cells;
      for (guint j = strip->first; j < strip->first + strip->n_cells; j++)
        {
          IriPictureBox box = cell_at (picture, j)->upper;

          g_assert_cmpuint (cell_at (picture, j)->strip, ==, i);
          g_assert_cmpuint (cell_at (picture, j)->block, ==, strip->block);
          g_assert_cmpfloat (box.x, >=, strip->box.x - .01);
          g_assert_cmpfloat (box.x + box.width, <=,
                             strip->box.x + strip->box.width + .01);
          if (j > strip->first)
            g_assert_cmpfloat (box.x, >, cell_at (picture, j - 1)->upper.x);
          g_assert_cmpint (iri_picture_hit (picture, box.x + 1, box.y + 1), ==, j);
        }
    }
  g_assert_cmpuint (n, ==, picture->cells->len);
}

/* Counterparts refer to each other, and are the same unless they differ. */
static void
check_counterparts (const Made *made)
{
  gboolean shared = made->picture->arrangement == IRI_PICTURE_SHARED;

  for (guint i = 0; i < made->picture->cells->len; i++)
    {
      const IriPictureCell *cell = cell_at (made->picture, i), *other;
      g_autofree char *text = text_of (made, cell);
      g_autofree char *other_text = NULL;

      if (cell->counterpart < 0)
        continue;
      other = cell_at (made->picture, (guint) cell->counterpart);
      g_assert_cmpint (other->counterpart, ==, i);
      g_assert_cmpuint (other->block, !=, cell->block);
      g_assert_true (
          iri_picture_is_related (made->picture, (int) i, cell->counterpart));
      other_text = text_of (made, other);
      if (shared)
        {
          g_assert_cmpfloat (cell->lower.x, ==, other->lower.x);
          g_assert_cmpfloat (cell->lower.y, ==, other->lower.y);
          continue;
        }
      g_assert_cmpfloat (cell->upper.x, ==, other->upper.x);
      g_assert_cmpint (cell->differs, ==, other->differs);
      if (!cell->differs)
        g_assert_cmpstr (text, ==, other_text);
    }
}

/* A cell without a counterpart differs; exactly the cells that differ have an
 * outline. */
static void
check_outlines (const Made *made)
{
  const IriPicture *picture = made->picture;
  guint8 *outlined = g_new0 (guint8, picture->cells->len + 1);

  for (guint i = 0; i < picture->items->len; i++)
    if (item_at (picture, i)->role == IRI_PICTURE_DIFFERS)
      outlined[item_at (picture, i)->cell] = TRUE;
  for (guint i = 0; i < picture->cells->len; i++)
    {
      const IriPictureCell *cell = cell_at (picture, i);

      g_assert_cmpint (outlined[i], ==, cell->differs);
      if (picture->arrangement == IRI_PICTURE_ALIGNED && cell->counterpart < 0
          && picture->n_left_out == 0)
        g_assert_true (cell->differs);
    }
  g_free (outlined);
}

static void
check_pair (const Made *made)
{
  const IriPicture *picture = made->picture;

  if (picture->arrangement == IRI_PICTURE_APART)
    check_picture (picture, &made->setup);
  else
    {
      check_cells (made);
      check_counterparts (made);
    }
  check_outlines (made);
  g_assert_true (isfinite (picture->height));
  for (guint i = 0; i < picture->items->len; i++)
    {
      const IriPictureItem *item = item_at (picture, i);
      double y = item->kind == IRI_PICTURE_TEXT ? item->y : item->box.y;

      g_assert_cmpfloat (y + item->box.height, <=, picture->height + .01);
    }
  g_assert_true (g_utf8_validate (picture->summary, -1, NULL));
}

/* Each row from left to right, with a space where the other has more, and a circumflex
 * below differences. */
static const struct
{
  const char *name;
  const char *first;
  const char *second;
  IriPictureArrangement arrangement;
  const char *first_row;
  const char *second_row;
} pairs[] = {
  { "same", "http://a/", "http://a/", IRI_PICTURE_ALIGNED, "http://a/", "http://a/" },
  { "other-letter", "a:bcd", "a:bxd", IRI_PICTURE_ALIGNED, "a:bc^d", "a:bx^d" },
  { "more", "a:b", "a:bcd", IRI_PICTURE_ALIGNED, "a:b  ", "a:bc^d^" },
  { "in-the-middle", "a:b12c", "a:bc", IRI_PICTURE_ALIGNED, "a:b1^2^c", "a:b  c" },
  /* The accent is part of a cluster, which differs from its bare letter. */
  { "accent", "a:be\u0301d", "a:bed", IRI_PICTURE_ALIGNED, "a:be\u0301^d", "a:be^d" },
  { "accent-other", "a:e\u0301x", "a:e\u0300x", IRI_PICTURE_ALIGNED, "a:e\u0301^x",
    "a:e\u0300^x" },
  { "look-alike", "\u0430:b", "a:b", IRI_PICTURE_ALIGNED, "\u0430^:b", "a^:b" },
  { "twins", "http://ab.אב.1/", "http://ab.1.אב/", IRI_PICTURE_SHARED,
    "http://ab.א^ב^.^1^/", "http://ab.1^.^א^ב^/" },
  { "moved-alike", "a:אב", "a:אב", IRI_PICTURE_SHARED, "a:אב", "a:אב" },
  { "moved-otherwise", "a:אב", "a:אג", IRI_PICTURE_APART, NULL, NULL },
  /* The IRI with an override is recognizable: it has a box. */
  { "override", "a:\u202eb", "a:b", IRI_PICTURE_ALIGNED, "a:\u202e^b", "a: b" },
  { "one-empty", "", "a", IRI_PICTURE_ALIGNED, " ", "a^" },
};

/* Each IRI has one strip, from the left edge on. */
static char *
read_row (const Made *made, guint block)
{
  const IriPicture *picture = made->picture;
  const IriPictureStrip *strip = strip_at (picture, 0);
  GString *out = g_string_new (NULL);
  guint column = 0;

  for (guint i = 0; i < picture->cells->len; i++)
    {
      const IriPictureCell *cell = cell_at (picture, i);
      g_autofree char *text = text_of (made, cell);

      if (cell->block != block)
        continue;
      for (; column
             < (guint) round ((cell->upper.x - strip->box.x) / (cell->upper.width + 3));
           column++)
        g_string_append_c (out, ' ');
      column++;
      g_string_append (out, text);
      if (cell->differs)
        g_string_append_c (out, '^');
    }
  for (; column < strip->n_columns; column++)
    g_string_append_c (out, ' ');
  return g_string_free (out, FALSE);
}

static void
test_pair (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Made made = { 0 };
  g_autofree char *first = NULL, *second = NULL;

  make (&made, pairs[i].first, pairs[i].second);
  check_pair (&made);
  g_assert_cmpint (made.picture->arrangement, ==, pairs[i].arrangement);
  if (pairs[i].first_row != NULL)
    {
      first = read_row (&made, 0);
      second = read_row (&made, 1);
      g_assert_cmpstr (first, ==, pairs[i].first_row);
      g_assert_cmpstr (second, ==, pairs[i].second_row);
    }
  clear (&made);
}

/* The shared row belongs to no component and has the common visual order. */
static void
test_shared (void)
{
  Made made = { 0 };
  g_autoptr (GString) shown = g_string_new (NULL);

  make (&made, "http://ab.אב.1/", "http://ab.1.אב/");
  for (guint i = 0; i < made.picture->items->len; i++)
    {
      const IriPictureItem *item = item_at (made.picture, i);

      if (!item->lower || item->kind != IRI_PICTURE_TEXT)
        continue;
      g_assert_cmpint (item->component, ==, IRI_COMPONENT_NONE);
      g_string_append (shown, item->text);
    }
  /* RFC 3987 §4.1: left to right, with right-to-left letters reversed. */
  g_assert_cmpstr (shown->str, ==, "http://ab.1.בא/");
  g_assert_nonnull (strstr (made.picture->summary, "Both look exactly the same."));
  clear (&made);
}

/* Letters that look the same have their code points. */
static void
test_codes (void)
{
  Made made = { 0 };
  g_autoptr (GString) codes = g_string_new (NULL);

  make (&made, "a:\u0430\u0440", "a:ap");
  for (guint i = 0; i < made.picture->items->len; i++)
    if (item_at (made.picture, i)->role == IRI_PICTURE_NUMBER)
      g_string_append_printf (codes, "%s ", item_at (made.picture, i)->text);
  g_assert_cmpstr (codes->str, ==, "0430 0440 0061 0070 ");
  g_assert_nonnull (strstr (made.picture->summary,
                            "Where the first has “\u2066\u0430\u0440\u2069” the "
                            "second has “\u2066ap\u2069”."));
  clear (&made);
}

/* The rows of both are divided at the same positions. */
static void
test_wrap (void)
{
  Made made = { .setup = { .width = 306, .narrow = TRUE } };

  make (&made, "http://EXAMPLE.com:80/%7ea/./b", "http://example.com/~a/b");
  check_pair (&made);
  g_assert_cmpuint (made.picture->strips->len, >=, 6);
  for (guint i = 0; i + 1 < made.picture->strips->len; i += 2)
    {
      g_assert_cmpuint (strip_at (made.picture, i)->first_column, ==,
                        strip_at (made.picture, i + 1)->first_column);
      g_assert_cmpfloat (strip_at (made.picture, i)->box.width, <=, 306);
    }
  clear (&made);
}

/* For texts of any length a limited number of cells is drawn, including differences. */
static void
test_flood (void)
{
  Made made = { .setup = { .width = 800 } };
  g_autofree char *middle = g_strnfill (100000, 'a');
  g_autofree char *first = g_strconcat ("x:", middle, "bc", middle, NULL);
  g_autofree char *second = g_strconcat ("x:", middle, "de", middle, NULL);
  gboolean any = FALSE;

  make (&made, first, second);
  check_pair (&made);
  g_assert_cmpuint (made.picture->cells->len, <=, 1024);
  for (guint i = 0; i < made.picture->cells->len; i++)
    any |= cell_at (made.picture, i)->differs;
  g_assert_true (any);
  clear (&made);
}

/* Two long IRIs, or one and its continuation. */
static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (6);

  for (int i = 0; i < N_RANDOM; i++)
    {
      Made made = { .setup = { .width = g_rand_int_range (random, 120, 800),
                               .narrow = i % 3 == 0 } };
      g_autoptr (GString) first = random_iri (random);
      g_autoptr (GString) second = random_iri (random);

      if (i % 2 == 0)
        g_string_prepend_len (second, first->str, (gssize) first->len);
      make (&made, first->str, second->str);
      check_pair (&made);
      clear (&made);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *path = g_strconcat ("/pair/", pairs[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_pair);
    }
  g_test_add_func ("/pair/shared", test_shared);
  g_test_add_func ("/pair/codes", test_codes);
  g_test_add_func ("/pair/wrap", test_wrap);
  g_test_add_func ("/pair/flood", test_flood);
  g_test_add_func ("/pair/random", test_random);
  return g_test_run ();
}
