/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares visual order with ICU's implementation of UAX #9 over random text: the
 * reference implementation, the order in which IRIs are shown, and the last step of
 * those that are taught. ICU merges the levels
 * of text of one direction, so only the order is compared. */

#include "iri-bidi-steps.h"
#include "iri-uba.h"
#include "iri-unicode.h"
#include "order.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>

enum
{
  MAX_CHARS = 24,
};

typedef struct
{
  gunichar chars[MAX_CHARS];
  gsize n;
} Text;

/* Some characters of each class. */
static const gunichar implicit[]
    = { 'a',     'b',     0xE9,    0x5D0,   0x5D1, 0x627, 0x628,  '1',    '2',
        0x661,   0x662,   '+',     '-',     '%',   '#',   '$',    ',',    '.',
        ':',     '/',     '?',     '=',     '&',   '@',   ' ',    0x301,  0x5B0,
        '(',     ')',     '[',     ']',     '<',   '>',   0x2329, 0x3009, 0x6F1,
        0x10D00, 0x10D30, 0x10E60, 0x1D7CE, 0x2000 };

/* Isolates and embeddings, with brackets and combining marks. */
static const gunichar isolates[]
    = { 'a',    0x5D0,  0x627,  '1',    0x661,  '+',    '%',    '.',    '!',
        '(',    ')',    '[',    ']',    ' ',    '\t',   0x301,  0xAD,   0x200E,
        0x200F, 0x2066, 0x2067, 0x2068, 0x2069, 0x2069, 0x202A, 0x202B, 0x202C };

/* Overrides, without isolates and brackets because of ICU's defects; see defects[]. */
static const gunichar overrides[]
    = { 'a',    'b',    0x5D0,  0x5D1,  0x627,  '1',    0x661,  '.',    '/',
        '-',    '%',    '=',    '+',    ' ',    0x301,  0x202A, 0x202B, 0x202C,
        0x202D, 0x202E, 0x202C, 0x202C, 0x200E, 0x200F, 0xAD };

/* The classes with the most complex rules. */
static const gunichar brackets[]
    = { 'a', 0x5D0, 0x627, '1', 0x661, '.', '!',    '(',    '(',   ')',
        ')', '[',   '[',   ']', ']',   ' ', 0x202A, 0x202B, 0x202C };

static gboolean
is_removed (gunichar c)
{
  switch ((int) u_charDirection (c))
    {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_BOUNDARY_NEUTRAL:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Stores ICU's order, as indices of characters, without those that X9 removes. */
static gsize
order_by_icu (UBiDi *bidi, const Text *text, int level, guint32 *order)
{
  UErrorCode status = U_ZERO_ERROR;
  UChar utf16[2 * MAX_CHARS];
  guint32 char_at[2 * MAX_CHARS];
  int map[2 * MAX_CHARS];
  int length = 0;
  gsize n = 0;

  for (gsize i = 0; i < text->n; i++)
    {
      char_at[length] = i;
      U16_APPEND_UNSAFE (utf16, length, text->chars[i]);
      if (text->chars[i] > 0xFFFF)
        char_at[length - 1] = G_MAXUINT32;
    }
  ubidi_setPara (bidi, utf16, length,
                 level == IRI_UBA_AUTO ? UBIDI_DEFAULT_LTR : (UBiDiLevel) level, NULL,
                 &status);
  ubidi_getVisualMap (bidi, map, &status);
  g_assert_cmpint (status, <=, U_ZERO_ERROR);

  for (int i = 0; i < length; i++)
    {
      guint32 at = char_at[map[i]];

      if (at != G_MAXUINT32 && !is_removed (text->chars[at]))
        order[n++] = at;
    }
  return n;
}

static gsize
order_by_reference (const Text *text, int level, guint32 *order)
{
  guint8 classes[MAX_CHARS], levels[MAX_CHARS];
  gint8 kinds[MAX_CHARS];
  gunichar ids[MAX_CHARS];
  IriUbaInput uba = { classes, kinds, ids, text->n, level, NULL, NULL };

  for (gsize i = 0; i < text->n; i++)
    {
      classes[i] = (guint8) iri_unicode_bidi_class (text->chars[i]);
      kinds[i] = (gint8) iri_unicode_bracket (text->chars[i], &ids[i]);
    }
  iri_uba_levels (&uba, levels);
  return iri_uba_order (levels, text->n, order, NULL, NULL);
}

static gboolean
is_same (const guint32 *order, gsize n, const guint32 *other, gsize n_other)
{
  return n == n_other && memcmp (order, other, n * sizeof *order) == 0;
}

static void
append_order (GString *out, const char *whose, const guint32 *order, gsize n)
{
  g_string_append_printf (out, " | %s", whose);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (out, " %u", order[i]);
}

static void
check_same (
    const Text *text, const guint32 *ours, gsize n, const guint32 *icu, gsize n_icu)
{
  g_autoptr (GString) said = NULL;

  if (is_same (ours, n, icu, n_icu))
    return;
  said = g_string_new (NULL);
  for (gsize i = 0; i < text->n; i++)
    g_string_append_printf (said, " %04X", text->chars[i]);
  append_order (said, "ours", ours, n);
  append_order (said, "ICU", icu, n_icu);
  g_error ("%s", said->str);
}

static void
reverse (guint32 *order, guint32 begin, guint32 end)
{
  for (; begin + 1 < end; begin++, end--)
    {
      guint32 first = order[begin];

      order[begin] = order[end - 1];
      order[end - 1] = first;
    }
}

/* The order that replaying the steps of @bidi ends with. */
static gsize
order_by_steps (const IriBidi *bidi, guint32 *order)
{
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  gboolean removed[MAX_CHARS] = { FALSE };
  gsize n = 0;
  guint at = 0;

  for (; at < steps->steps->len; at++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, at);

      if (g_str_equal (step->rule, "L2"))
        break;
      for (gsize i = 0; i < step->n_changes; i++)
        for (guint32 c = step->changes[i].index; c < step->changes[i].end; c++)
          removed[c] |= step->changes[i].to_level == IRI_BIDI_REMOVED;
    }
  for (guint32 i = 0; i < bidi->n_chars; i++)
    if (!removed[i])
      order[n++] = i;
  for (; at < steps->steps->len; at++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, at);

      for (gsize i = 0; i < step->n_changes; i++)
        reverse (order, step->changes[i].index, step->changes[i].end);
    }
  return n;
}

/* Checks the order that is shown in a left-to-right embedding, and that of the last
 * step. */
static void
check_shown (UBiDi *icu, const Text *text)
{
  g_autofree char *utf8 = g_ucs4_to_utf8 (text->chars, text->n, NULL, NULL, NULL);
  g_autoptr (IriBidi) bidi = order (utf8, strlen (utf8), IRI_CONVENTION_EMBED_LTR);
  guint32 places[MAX_CHARS], last[MAX_CHARS];
  gsize n = order_by_icu (icu, text, 0, places);
  gsize n_last;

  g_assert_cmpuint (bidi->n_chars, ==, text->n);
  check_same (text, bidi->order, bidi->n_order, places, n);
  n_last = order_by_steps (bidi, last);
  check_same (text, last, n_last, places, n);
}

static void
check_reference (UBiDi *icu, const Text *text, int level)
{
  guint32 ours[MAX_CHARS], places[MAX_CHARS];
  gsize n_ours = order_by_reference (text, level, ours);
  gsize n = order_by_icu (icu, text, level, places);

  check_same (text, ours, n_ours, places, n);
}

/* ICU 72 gives a combining mark after a closing bracket another direction than the
 * bracket, against the last clause of rule N0. */
static gboolean
is_mark_after_bracket (const Text *text)
{
  gboolean bracket = FALSE;

  for (gsize i = 0; i < text->n; i++)
    {
      gunichar c = text->chars[i], id;

      if (is_removed (c))
        continue;
      if (bracket && u_charDirection (c) == U_DIR_NON_SPACING_MARK)
        return TRUE;
      bracket = iri_unicode_bracket (c, &id) != 0;
    }
  return FALSE;
}

static void
fill (Text *text, const gunichar *alphabet, gsize n_letters, GRand *random)
{
  text->n = (gsize) g_rand_int_range (random, 0, MAX_CHARS + 1);
  for (gsize i = 0; i < text->n; i++)
    text->chars[i] = alphabet[g_rand_int_range (random, 0, (gint32) n_letters)];
}

static const struct
{
  const char *name;
  const gunichar *alphabet;
  gsize n_letters;
} alphabets[] = {
  { "implicit", implicit, G_N_ELEMENTS (implicit) },
  { "isolates", isolates, G_N_ELEMENTS (isolates) },
  { "overrides", overrides, G_N_ELEMENTS (overrides) },
  { "brackets", brackets, G_N_ELEMENTS (brackets) },
};

/* Compares a million texts in all, with every paragraph direction. */
static void
test_reference (gconstpointer data)
{
  gsize which = GPOINTER_TO_SIZE (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (9);
  UBiDi *icu = ubidi_open ();
  int rounds = 1000000 / G_N_ELEMENTS (alphabets);

  for (int round = 0; round < rounds;)
    {
      Text text;

      fill (&text, alphabets[which].alphabet, alphabets[which].n_letters, random);
      if (is_mark_after_bracket (&text))
        continue;
      check_reference (icu, &text, round++ % 3 - 1);
    }
  ubidi_close (icu);
}

static void
test_shown (gconstpointer data)
{
  gsize which = GPOINTER_TO_SIZE (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (9);
  UBiDi *icu = ubidi_open ();

  for (int round = 0; round < 20000; round++)
    {
      Text text;

      fill (&text, alphabets[which].alphabet, alphabets[which].n_letters, random);
      if (!is_mark_after_bracket (&text))
        check_shown (icu, &text);
    }
  ubidi_close (icu);
}

typedef struct
{
  const char *name;
  Text text;
  guint32 order[MAX_CHARS];
  gsize n;
} Defect;

/* In a left-to-right paragraph; the expected order was computed by hand. */
static const Defect defects[] = {
  /* R ( R ) NSM: all but the end is R, and the mark follows its bracket. */
  { "mark-after-bracket",
    { { 0x5D0, '(', 0x5D1, ')', 0x301 }, 5 },
    { 4, 3, 2, 1, 0 },
    5 },
  /* RLO LRO + PDF PDI LRO +: the PDI matches nothing, so it becomes R at the level of
     * the first override (X6a) and separates the two signs at level 2. */
  { "isolate-in-override",
    { { 0x202E, 0x202D, '+', 0x202C, 0x2069, 0x202D, '+' }, 7 },
    { 6, 4, 2 },
    3 },
  /* RLO ( PDF RLE L ) EN: an overridden bracket does not count (BD14), so the other
     * one is unpaired and becomes L, like the two next to it (W7, N1). */
  { "bracket-in-override",
    { { 0x202E, '(', 0x202C, 0x202B, 'a', ')', '1' }, 7 },
    { 4, 5, 6, 1 },
    4 },
};

/* Defects of ICU; the random texts above avoid them. */
static void
test_defect (gconstpointer data)
{
  const Defect *defect = data;
  UBiDi *icu = ubidi_open ();
  guint32 ours[MAX_CHARS], places[MAX_CHARS];
  gsize n_ours = order_by_reference (&defect->text, 0, ours);
  gsize n = order_by_icu (icu, &defect->text, 0, places);

  ubidi_close (icu);
  check_same (&defect->text, ours, n_ours, defect->order, defect->n);
  g_assert_false (is_same (places, n, defect->order, defect->n));
}

/* Whether ICU's older edition of Unicode has another Bidi_Class for the character: it
 * is new, or its class was corrected. */
static gboolean
is_newer (gunichar c)
{
  return (int) u_charDirection ((UChar32) c) != iri_unicode_bidi_class (c);
}

/* Tests every code point by its effect on its neighbours. */
static void
test_classes (void)
{
  UBiDi *icu = ubidi_open ();

  for (gunichar c = 0x20; c <= 0x10FFFF; c++)
    {
      Text text = { { 0x5D0, c, '1', c, 0x5D1, c, 'a', c, 0x5D0 }, 9 };
      int direction = u_charDirection (c);

      if (!g_unichar_validate (c) || is_newer (c) || direction == U_BLOCK_SEPARATOR
          || direction == U_FIRST_STRONG_ISOLATE || direction == U_LEFT_TO_RIGHT_ISOLATE
          || direction == U_RIGHT_TO_LEFT_ISOLATE
          || direction == U_POP_DIRECTIONAL_ISOLATE)
        continue;
      check_reference (icu, &text, 0);
    }
  ubidi_close (icu);
}

/* Text that the algorithm does not change is recognized without running it. */
static void
test_is_needed (void)
{
  for (gunichar c = 0; c <= 0x10FFFF; c++)
    {
      int direction = u_charDirection (c);
      gboolean needed = direction == U_RIGHT_TO_LEFT
                        || direction == U_RIGHT_TO_LEFT_ARABIC
                        || direction == U_ARABIC_NUMBER || (c >= 0x202A && c <= 0x202E)
                        || (c >= 0x2066 && c <= 0x2069);
      char utf8[6];
      int length;

      /* The result for characters that are never shown does not matter. */
      if (!g_unichar_validate (c) || is_newer (c) || direction == U_BOUNDARY_NEUTRAL
          || c == 0x200E)
        continue;
      length = g_unichar_to_utf8 (c, utf8);
      if (iri_bidi_is_needed (utf8, length) != needed)
        g_error ("U+%04X: bidi is %sneeded", c, needed ? "" : "not ");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (alphabets); i++)
    {
      g_autofree char *reference
          = g_strdup_printf ("/bidi-icu/reference/%s", alphabets[i].name);
      g_autofree char *shown
          = g_strdup_printf ("/bidi-icu/shown/%s", alphabets[i].name);

      g_test_add_data_func (reference, GSIZE_TO_POINTER (i), test_reference);
      g_test_add_data_func (shown, GSIZE_TO_POINTER (i), test_shown);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (defects); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bidi-icu/defect/%s", defects[i].name);

      g_test_add_data_func (path, &defects[i], test_defect);
    }
  g_test_add_func ("/bidi-icu/classes", test_classes);
  g_test_add_func ("/bidi-icu/is-needed", test_is_needed);
  return g_test_run ();
}
