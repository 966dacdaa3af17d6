/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-compare.h"

#include "iri-parse.h"

#include <string.h>

/* Character by character up to so many pairs of characters; beyond that what
 * differs is one piece. */
#define MAX_PAIRS (1024 * 1024)

/* Normalizing takes more than linear time where combining marks follow each
 * other without end. Nobody compares such IRIs by eye. */
#define MAX_NEARLY_BYTES (16 * 1024)

const char *
iri_nearly_id (IriNearly nearly)
{
  switch (nearly)
    {
    case IRI_NEARLY_NOT:
      return NULL;
    case IRI_NEARLY_NFC:
      return "nfc";
    case IRI_NEARLY_NFKC:
      return "nfkc";
    }
  g_return_val_if_reached (NULL);
}

gboolean
iri_purpose_find (const char *id, IriPurpose *purpose)
{
  if (g_str_equal (id, "identity"))
    *purpose = IRI_PURPOSE_IDENTITY;
  else if (g_str_equal (id, "retrieval"))
    *purpose = IRI_PURPOSE_RETRIEVAL;
  else
    return FALSE;
  return TRUE;
}

/* The forms of what @report speaks of, one for each rung. */
static IriSteps *
climb (const IriReport *report, const IriOptions *options, IriPurpose purpose)
{
  IriSpan fragment = report->display_parts.span[IRI_PART_FRAGMENT];
  gsize length = strlen (report->display);
  g_autoptr (GString) normal = g_string_new (NULL);
  IriSteps *steps = iri_steps_new ();

  if (purpose == IRI_PURPOSE_RETRIEVAL && iri_span_is_present (fragment))
    length = fragment.begin - 1;
  iri_normalize (report->display, length, options->spec, options->idna,
                 purpose == IRI_PURPOSE_IDENTITY ? IRI_RUNG_STRING
                                                 : IRI_RUNG_SCHEME,
                 steps, normal);
  return steps;
}

static void
compare_rungs (IriComparison *self, IriSteps *left, IriSteps *right)
{
  self->n_rungs = left->n_steps;
  self->rungs = g_new (IriComparisonRung, self->n_rungs);
  for (gsize i = 0; i < self->n_rungs; i++)
    {
      IriComparisonRung *rung = &self->rungs[i];

      rung->rung = (IriRung) i;
      rung->left = g_steal_pointer (&left->steps[i].text);
      rung->right = g_steal_pointer (&right->steps[i].text);
      rung->equal = g_str_equal (rung->left, rung->right);
      if (!self->equal)
        self->rung = rung->rung;
      self->equal |= rung->equal;
    }
}

static gboolean
is_equal_in (const IriComparisonRung *rung, GNormalizeMode mode)
{
  g_autofree char *left = g_utf8_normalize (rung->left, -1, mode);
  g_autofree char *right = g_utf8_normalize (rung->right, -1, mode);

  return g_strcmp0 (left, right) == 0;
}

static IriNearly
find_nearly (const IriComparison *self)
{
  const IriComparisonRung *last = &self->rungs[self->n_rungs - 1];

  if (self->equal || strlen (last->left) > MAX_NEARLY_BYTES
      || strlen (last->right) > MAX_NEARLY_BYTES)
    return IRI_NEARLY_NOT;
  if (is_equal_in (last, G_NORMALIZE_NFC))
    return IRI_NEARLY_NFC;
  if (is_equal_in (last, G_NORMALIZE_NFKC))
    return IRI_NEARLY_NFKC;
  return IRI_NEARLY_NOT;
}

/* Two texts, or what of them differs, and what is known of that. */
typedef struct
{
  const char *left;
  const char *right;
  IriSpan left_span;
  IriSpan right_span;
  GArray *differences;
} Diff;

static gboolean
begins_character (const char *text, gsize at)
{
  return ((guint8) text[at] & 0xc0) != 0x80;
}

/* Leaves off what the two have in common at both ends, in whole characters. */
static void
trim (Diff *self)
{
  IriSpan *a = &self->left_span, *b = &self->right_span;

  while (a->begin < a->end && b->begin < b->end
         && self->left[a->begin] == self->right[b->begin])
    {
      a->begin++;
      b->begin++;
    }
  while (a->begin > 0
         && !(begins_character (self->left, a->begin)
              && begins_character (self->right, b->begin)))
    {
      a->begin--;
      b->begin--;
    }
  while (a->end > a->begin && b->end > b->begin
         && self->left[a->end - 1] == self->right[b->end - 1])
    {
      a->end--;
      b->end--;
    }
  while (!(begins_character (self->left, a->end)
           && begins_character (self->right, b->end)))
    {
      a->end++;
      b->end++;
    }
}

/* Adds a difference, or lets the last one grow to it. */
static void
add_difference (Diff *self, IriSpan left, IriSpan right)
{
  GArray *all = self->differences;
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

/* How many characters the longest text has that is in the rest of both, from
 * each pair of places: one row of @width for each place in the left text. */
static guint16 *
measure_common (const gunichar *left,
                gsize n_left,
                const gunichar *right,
                gsize n_right)
{
  gsize width = n_right + 1;
  guint16 *common = g_new0 (guint16, (n_left + 1) * width);

  for (gsize i = n_left; i-- > 0;)
    for (gsize j = n_right; j-- > 0;)
      {
        guint16 *here = &common[i * width + j];

        *here = left[i] == right[j] ? here[width + 1] + 1
                                    : MAX (here[width], here[1]);
      }
  return common;
}

static gsize
bytes_of (gunichar c)
{
  return (gsize) g_unichar_to_utf8 (c, NULL);
}

/* What is in one of the texts and not in the longest text that is in both. */
static void
walk (Diff *self,
      const gunichar *left,
      gsize n_left,
      const gunichar *right,
      gsize n_right)
{
  g_autofree guint16 *common = measure_common (left, n_left, right, n_right);
  gsize a = self->left_span.begin, b = self->right_span.begin;

  for (gsize i = 0, j = 0; i < n_left || j < n_right;)
    {
      const guint16 *here = &common[i * (n_right + 1) + j];
      gsize in_left = i < n_left ? bytes_of (left[i]) : 0;
      gsize in_right = j < n_right ? bytes_of (right[j]) : 0;

      if (i < n_left && j < n_right && left[i] == right[j])
        i++, j++;
      else if (j == n_right || (i < n_left && here[n_right + 1] >= here[1]))
        {
          in_right = 0;
          add_difference (self, (IriSpan){ a, a + in_left }, (IriSpan){ b, b });
          i++;
        }
      else
        {
          in_left = 0;
          add_difference (self, (IriSpan){ a, a },
                          (IriSpan){ b, b + in_right });
          j++;
        }
      a += in_left;
      b += in_right;
    }
}

static void
find_differences (Diff *self)
{
  g_autofree gunichar *left = NULL;
  g_autofree gunichar *right = NULL;
  glong n_left, n_right;

  trim (self);
  if (iri_span_length (self->left_span) == 0
      && iri_span_length (self->right_span) == 0)
    return;
  left = g_utf8_to_ucs4_fast (self->left + self->left_span.begin,
                              (glong) iri_span_length (self->left_span),
                              &n_left);
  right = g_utf8_to_ucs4_fast (self->right + self->right_span.begin,
                               (glong) iri_span_length (self->right_span),
                               &n_right);
  if (n_left == 0 || n_right == 0 || n_left > MAX_PAIRS / n_right)
    add_difference (self, self->left_span, self->right_span);
  else
    walk (self, left, (gsize) n_left, right, (gsize) n_right);
}

static void
compare_texts (IriComparison *self,
               const IriReport *left,
               const IriReport *right)
{
  Diff diff = { left->text,
                right->text,
                { 0, left->length },
                { 0, right->length },
                g_array_new (FALSE, FALSE, sizeof (IriDifference)) };

  find_differences (&diff);
  self->n_differences = diff.differences->len;
  self->differences
      = (IriDifference *) (void *) g_array_free (diff.differences, FALSE);
}

IriComparison *
iri_comparison_new (const IriReport *left,
                    const IriReport *right,
                    IriPurpose purpose)
{
  IriComparison *self;
  g_autoptr (IriSteps) left_forms = NULL;
  g_autoptr (IriSteps) right_forms = NULL;

  if (left->iri == NULL || right->iri == NULL)
    return NULL;
  self = g_new0 (IriComparison, 1);
  left_forms = climb (left, &left->options, purpose);
  right_forms = climb (right, &left->options, purpose);
  compare_rungs (self, left_forms, right_forms);
  self->nearly = find_nearly (self);
  compare_texts (self, left, right);
  return self;
}

void
iri_comparison_free (IriComparison *self)
{
  for (gsize i = 0; i < self->n_rungs; i++)
    {
      g_free (self->rungs[i].left);
      g_free (self->rungs[i].right);
    }
  g_free (self->rungs);
  g_free (self->differences);
  g_free (self);
}
