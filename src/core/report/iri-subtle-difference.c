/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-subtle-difference.h"

#include "iri-chars.h"
#include "iri-spoof.h"
#include "iri-unicode.h"

#include <string.h>
#include <unicode/uchar.h>

/* Normalization takes more than linear time for very long runs of combining marks.
 * Nobody compares such IRIs by eye. */
#define MAX_BYTES (4 * 1024)

const char *
iri_subtle_difference_id (guint i)
{
  static const char *const ids[IRI_N_SUBTLE_DIFFERENCES]
      = { "invisible", "order", "composition",   "width",     "case",
          "accent",    "digit", "compatibility", "confusable" };

  g_return_val_if_fail (i < IRI_N_SUBTLE_DIFFERENCES, NULL);
  return ids[i];
}

static char *
remove_invisible (const char *text)
{
  GString *out = g_string_sized_new (strlen (text));

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if ((guint8) *p < 0x80 || !iri_unicode_is_ignorable (iri_utf8_first (p)))
      g_string_append_len (out, p, g_utf8_next_char (p) - p);
  return g_string_free (out, FALSE);
}

static char *
compose (const char *text)
{
  return g_utf8_normalize (text, -1, G_NORMALIZE_NFC);
}

static gboolean
has_width (gunichar c)
{
  int type = u_getIntPropertyValue ((UChar32) c, UCHAR_DECOMPOSITION_TYPE);

  return type == U_DT_WIDE || type == U_DT_NARROW;
}

static char *
fold_width (const char *text)
{
  GString *out = g_string_sized_new (strlen (text));

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gssize n = g_utf8_next_char (p) - p;
      g_autofree char *plain = n > 1 && has_width (iri_utf8_first (p))
                                   ? g_utf8_normalize (p, n, G_NORMALIZE_NFKC)
                                   : NULL;

      if (plain != NULL)
        g_string_append (out, plain);
      else
        g_string_append_len (out, p, n);
    }
  return g_string_free (out, FALSE);
}

/* Character by character, because full case folding also replaces ligatures. */
static char *
fold_case (const char *text)
{
  GString *out = g_string_sized_new (strlen (text));

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    g_string_append_unichar (
        out, (gunichar) u_foldCase ((UChar32) iri_utf8_first (p), U_FOLD_CASE_DEFAULT));
  return g_string_free (out, FALSE);
}

/* Whether people read a word without the mark as the same word. The marks of the other
 * combining classes are vowels, or make other letters, as in Thai and in kana. */
static gboolean
is_accent (gunichar c)
{
  guint combining = iri_unicode_combining_class (c);

  return combining == 1 || (combining >= 10 && combining <= 36) || combining >= 200;
}

static char *
remove_accents (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_NFD);
  g_autoptr (GString) out = g_string_sized_new (strlen (apart));

  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    if ((guint8) *p < 0x80 || !is_accent (iri_utf8_first (p)))
      g_string_append_len (out, p, g_utf8_next_char (p) - p);
  return compose (out->str);
}

/* A 1 can stand for either letter. */
static char *
read_digits (const char *text, char one)
{
  char *out = g_strdup (text);

  for (char *p = out; *p != '\0'; p++)
    if (*p == '0' || *p == 'O')
      *p = 'o';
    else if (*p == '1')
      *p = one;
  return out;
}

static char *
read_digits_with_l (const char *text)
{
  return read_digits (text, 'l');
}

static char *
read_digits_with_i (const char *text)
{
  return read_digits (text, 'i');
}

static char *
make_compatible (const char *text)
{
  return g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
}

static char *
make_skeleton (const char *text)
{
  return iri_spoof_skeleton (text, strlen (text));
}

/* Removes the differences of a kind from a text. Free the result with g_free(). */
static const struct
{
  IriSubtleDifference kind;
  char *(*fold) (const char *text);
} folds[] = {
  { IRI_SUBTLE_DIFFERENCE_INVISIBLE, remove_invisible },
  { IRI_SUBTLE_DIFFERENCE_COMPOSITION, compose },
  { IRI_SUBTLE_DIFFERENCE_WIDTH, fold_width },
  { IRI_SUBTLE_DIFFERENCE_CASE, fold_case },
  { IRI_SUBTLE_DIFFERENCE_ACCENT, remove_accents },
  { IRI_SUBTLE_DIFFERENCE_DIGIT, read_digits_with_l },
  { IRI_SUBTLE_DIFFERENCE_DIGIT, read_digits_with_i },
  { IRI_SUBTLE_DIFFERENCE_COMPATIBILITY, make_compatible },
  { IRI_SUBTLE_DIFFERENCE_CONFUSABLE, make_skeleton },
};

#define N_FOLDS G_N_ELEMENTS (folds)

/* Two texts, folded by each kind. */
typedef struct
{
  char *left[N_FOLDS];
  char *right[N_FOLDS];
} Folded;

static gboolean
is_equal_by_both (const Folded *self, gsize first, gsize second)
{
  g_autofree char *left = folds[second].fold (self->left[first]);
  g_autofree char *right = folds[second].fold (self->right[first]);

  return g_str_equal (left, right);
}

/* The first kind, or the first two, that make the texts equal. */
static guint
find_kinds (const Folded *self)
{
  for (gsize i = 0; i < N_FOLDS; i++)
    if (g_str_equal (self->left[i], self->right[i]))
      return folds[i].kind;
  for (gsize i = 0; i < N_FOLDS; i++)
    for (gsize j = i + 1; j < N_FOLDS; j++)
      if (folds[i].kind != folds[j].kind && is_equal_by_both (self, i, j))
        return folds[i].kind | folds[j].kind;
  return 0;
}

guint
iri_subtle_difference_find (const char *left, const char *right)
{
  Folded folded;
  guint kinds;

  if (g_str_equal (left, right) || strlen (left) > MAX_BYTES
      || strlen (right) > MAX_BYTES)
    return 0;
  for (gsize i = 0; i < N_FOLDS; i++)
    {
      folded.left[i] = folds[i].fold (left);
      folded.right[i] = folds[i].fold (right);
    }
  kinds = find_kinds (&folded);
  for (gsize i = 0; i < N_FOLDS; i++)
    {
      g_free (folded.left[i]);
      g_free (folded.right[i]);
    }
  return kinds;
}
