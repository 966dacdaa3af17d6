/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-nfc.h"

#include "iri-unicode.h"

#include <stdlib.h>
#include <string.h>

/* Hangul syllables are computed (Unicode §3.12). */
#define S_BASE 0xac00
#define L_BASE 0x1100
#define V_BASE 0x1161
#define T_BASE 0x11a7
#define L_COUNT 19
#define V_COUNT 21
#define T_COUNT 28
#define S_COUNT (L_COUNT * V_COUNT * T_COUNT)

static gboolean
is_in (gunichar c, gunichar base, gunichar count)
{
  return c >= base && c < base + count;
}

static int
compare_decomposition (const void *key, const void *row)
{
  gunichar c = *(const gunichar *) key, other = ((const IriDecomposition *) row)->c;

  return c < other ? -1 : c > other;
}

gsize
iri_nfd_of (gunichar c, gunichar out[IRI_NFD_MAX])
{
  const IriDecomposition *row;

  if (is_in (c, S_BASE, S_COUNT))
    {
      gunichar tail = (c - S_BASE) % T_COUNT;

      out[0] = L_BASE + (c - S_BASE) / (V_COUNT * T_COUNT);
      out[1] = V_BASE + (c - S_BASE) / T_COUNT % V_COUNT;
      out[2] = T_BASE + tail;
      return tail == 0 ? 2 : 3;
    }
  out[0] = c;
  if (!iri_character (c)->decomposes)
    return 1;
  row = bsearch (&c, iri_decompositions, iri_decompositions_size,
                 sizeof iri_decompositions[0], compare_decomposition);
  memcpy (out, &iri_decomposed[row->offset], row->length * sizeof (gunichar));
  return row->length;
}

static int
compare_composition (const void *key, const void *row)
{
  const IriComposition *a = key, *b = row;

  if (a->first != b->first)
    return a->first < b->first ? -1 : 1;
  return a->second < b->second ? -1 : a->second > b->second;
}

gunichar
iri_nfc_compose (gunichar first, gunichar second)
{
  const IriComposition key = { .first = first, .second = second };
  const IriComposition *found;

  if (is_in (first, L_BASE, L_COUNT) && is_in (second, V_BASE, V_COUNT))
    return S_BASE + ((first - L_BASE) * V_COUNT + (second - V_BASE)) * T_COUNT;
  if (is_in (first, S_BASE, S_COUNT) && (first - S_BASE) % T_COUNT == 0
      && is_in (second, T_BASE + 1, T_COUNT - 1))
    return first + (second - T_BASE);
  if (!iri_character (second)->maybe_nfc)
    return 0;
  found = bsearch (&key, iri_compositions, iri_compositions_size,
                   sizeof iri_compositions[0], compare_composition);
  return found != NULL ? found->composed : 0;
}

static guint
class_of (gunichar c)
{
  return iri_unicode_combining_class (c);
}

/* Sorts marks by their class and keeps the order of those of one class; counting them
 * takes linear time. */
static void
sort_marks (gunichar *marks, gsize n)
{
  gsize places[256] = { 0 };
  g_autofree gunichar *sorted = NULL;
  gsize before = 0;
  gboolean in_order = TRUE;

  for (gsize i = 1; i < n && in_order; i++)
    in_order = class_of (marks[i - 1]) <= class_of (marks[i]);
  if (in_order)
    return;
  sorted = g_new (gunichar, n);
  for (gsize i = 0; i < n; i++)
    places[class_of (marks[i])]++;
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gsize count = places[i];

      places[i] = before;
      before += count;
    }
  for (gsize i = 0; i < n; i++)
    sorted[places[class_of (marks[i])]++] = marks[i];
  memcpy (marks, sorted, n * sizeof *marks);
}

static void
sort (IriCharBuffer *self)
{
  for (gsize at = 0, end; at < self->n; at = end)
    {
      for (end = at; end < self->n && class_of (self->chars[end]) != 0; end++)
        ;
      sort_marks (self->chars + at, end - at);
      while (end < self->n && class_of (self->chars[end]) == 0)
        end++;
    }
}

void
iri_nfd (IriCharBuffer *self)
{
  g_auto (IriCharBuffer) out;

  iri_char_buffer_init (&out);
  for (gsize i = 0; i < self->n; i++)
    {
      gunichar parts[IRI_NFD_MAX];
      gsize n = iri_nfd_of (self->chars[i], parts);

      for (gsize j = 0; j < n; j++)
        iri_char_buffer_append (&out, parts[j]);
    }
  sort (&out);
  iri_char_buffer_assign (self, &out);
}

/* Composes each character with the last starter, unless one between blocks it. */
static void
compose (IriCharBuffer *self)
{
  gsize n = 0, starter = G_MAXSIZE;
  guint last = 0;

  for (gsize i = 0; i < self->n; i++)
    {
      gunichar c = self->chars[i], composed = 0;
      guint class_c = class_of (c);

      if (starter != G_MAXSIZE && (n == starter + 1 || (last != 0 && last < class_c)))
        composed = iri_nfc_compose (self->chars[starter], c);
      if (composed != 0)
        {
          self->chars[starter] = composed;
          continue;
        }
      if (class_c == 0)
        starter = n;
      last = class_c;
      self->chars[n++] = c;
    }
  self->n = n;
}

void
iri_nfc (IriCharBuffer *self)
{
  if (iri_nfc_is (self->chars, self->n))
    return;
  iri_nfd (self);
  compose (self);
}

gboolean
iri_nfc_follows (gunichar before, gunichar c)
{
  if (before == 0)
    return TRUE;
  return iri_nfc_compose (before, c) == 0
         && (class_of (c) == 0 || class_of (before) <= class_of (c));
}

/* The quick check of UAX #15 §9: 1 yes, 0 no, -1 maybe. */
static int
check_quickly (const gunichar *chars, gsize n)
{
  guint last = 0;
  int result = 1;

  for (gsize i = 0; i < n; i++)
    {
      const IriCharacter *c = iri_character (chars[i]);

      if (c->not_nfc || (c->combining_class != 0 && c->combining_class < last))
        return 0;
      if (c->maybe_nfc)
        result = -1;
      last = c->combining_class;
    }
  return result;
}

gboolean
iri_nfc_is (const gunichar *chars, gsize n)
{
  int quick = check_quickly (chars, n);
  g_auto (IriCharBuffer) copy;

  iri_char_buffer_init (&copy);
  if (quick >= 0)
    return quick == 1;
  iri_char_buffer_grow (&copy, n);
  memcpy (copy.chars, chars, n * sizeof *chars);
  copy.n = n;
  iri_nfd (&copy);
  compose (&copy);
  return copy.n == n && memcmp (copy.chars, chars, n * sizeof *chars) == 0;
}

gboolean
iri_nfc_is_text (const char *text, gsize length)
{
  g_auto (IriCharBuffer) chars;

  iri_char_buffer_init (&chars);
  iri_char_buffer_append_utf8 (&chars, text, length);
  return iri_nfc_is (chars.chars, chars.n);
}
