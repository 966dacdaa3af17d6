/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-diff.h"

#include "iri-chars.h"

/* The comparison of characters takes quadratic time; above this number of pairs
 * there is a single difference, found in linear time. */
#define MAX_PAIRS (1024 * 1024)

typedef struct
{
  const char *text;
  IriSpan rest; /* not yet compared */
  gunichar *chars;
  gsize n_chars;
  gsize at; /* the first character of @rest */
} Side;

static gboolean
begins_character (const Side *self, gsize at)
{
  return !iri_byte_is_continuation ((guint8) self->text[at]);
}

/* Removes the common prefix and suffix, in whole characters. */
static void
trim (Side *left, Side *right)
{
  IriSpan *a = &left->rest, *b = &right->rest;

  while (a->begin < a->end && b->begin < b->end
         && left->text[a->begin] == right->text[b->begin])
    {
      a->begin++;
      b->begin++;
    }
  while (a->begin > 0
         && !(begins_character (left, a->begin) && begins_character (right, b->begin)))
    {
      a->begin--;
      b->begin--;
    }
  while (a->end > a->begin && b->end > b->begin
         && left->text[a->end - 1] == right->text[b->end - 1])
    {
      a->end--;
      b->end--;
    }
  while (!(begins_character (left, a->end) && begins_character (right, b->end)))
    {
      a->end++;
      b->end++;
    }
}

static void
count_chars (Side *self)
{
  glong n;

  self->chars = g_utf8_to_ucs4_fast (self->text + self->rest.begin,
                                     (glong) iri_span_length (self->rest), &n);
  self->n_chars = (gsize) n;
}

/* Adds a difference, or extends the last one if it is adjacent. */
static void
add_difference (GArray *all, IriSpan left, IriSpan right)
{
  IriDifference next = { left, right };

  if (all->len > 0)
    {
      IriDifference *last = &g_array_index (all, IriDifference, all->len - 1);

      if (last->left.end == left.begin && last->right.end == right.begin)
        {
          last->left.end = left.end;
          last->right.end = right.end;
          return;
        }
    }
  g_array_append_val (all, next);
}

/* The lengths of the longest common subsequences of all pairs of suffixes: a
 * row for each position in @left, a column for each in @right. */
static guint16 *
measure_common (const Side *left, const Side *right)
{
  gsize width = right->n_chars + 1;
  guint16 *common = g_new0 (guint16, (left->n_chars + 1) * width);

  for (gsize i = left->n_chars; i-- > 0;)
    for (gsize j = right->n_chars; j-- > 0;)
      {
        guint16 *here = common + i * width + j;

        *here = left->chars[i] == right->chars[j] ? here[width + 1] + 1
                                                  : MAX (here[width], here[1]);
      }
  return common;
}

static gboolean
is_done (const Side *self)
{
  return self->at == self->n_chars;
}

static IriSpan
pass (Side *self)
{
  gsize length = (gsize) g_unichar_to_utf8 (self->chars[self->at], NULL);
  IriSpan span = { self->rest.begin, self->rest.begin + length };

  self->rest.begin = span.end;
  self->at++;
  return span;
}

static IriSpan
nothing (const Side *self)
{
  return (IriSpan){ self->rest.begin, self->rest.begin };
}

/* Adds what is not part of the longest common subsequence. */
static void
walk (Side *left, Side *right, const guint16 *common, GArray *out)
{
  gsize width = right->n_chars + 1;

  while (!is_done (left) || !is_done (right))
    {
      const guint16 *here = common + left->at * width + right->at;

      if (!is_done (left) && !is_done (right)
          && left->chars[left->at] == right->chars[right->at])
        {
          pass (left);
          pass (right);
        }
      else if (is_done (right) || (!is_done (left) && here[width] >= here[1]))
        {
          IriSpan passed = pass (left);

          add_difference (out, passed, nothing (right));
        }
      else
        add_difference (out, nothing (left), pass (right));
    }
}

static void
find_differences (Side *left, Side *right, GArray *out)
{
  trim (left, right);
  count_chars (left);
  count_chars (right);
  if (left->n_chars > 0 && right->n_chars > 0
      && left->n_chars <= MAX_PAIRS / right->n_chars)
    {
      guint16 *common = measure_common (left, right);

      walk (left, right, common, out);
      g_free (common);
    }
  else if (left->n_chars > 0 || right->n_chars > 0)
    add_difference (out, left->rest, right->rest);
}

IriDifference *
iri_diff (const char *left,
          gsize left_length,
          const char *right,
          gsize right_length,
          gsize *n)
{
  Side a = { .text = left, .rest = { 0, left_length } };
  Side b = { .text = right, .rest = { 0, right_length } };
  GArray *out = g_array_new (FALSE, FALSE, sizeof (IriDifference));

  find_differences (&a, &b, out);
  g_free (a.chars);
  g_free (b.chars);
  *n = out->len;
  return (IriDifference *) (void *) g_array_free (out, FALSE);
}
