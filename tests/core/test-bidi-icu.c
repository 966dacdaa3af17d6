/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Visual order beside another implementation of UAX #9, ICU's, over random
 * text. ICU collapses the levels of text of one direction, so it is asked for
 * the order alone. */

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

/* Without brackets: where an embedding begins, FriBidi 1.0.8 looks past it for
 * the context of a pair (N0 c), and IRIs MUST NOT hold embeddings at all. */
static const gunichar explicit_too[]
    = { 'a',    'b',    0x5D0,  0x5D1,  0x627,  '1',    0x661,  '.',    '/',
        '-',    '%',    '=',    '+',    ' ',    0x301,  0x202A, 0x202B, 0x202C,
        0x202D, 0x202E, 0x202C, 0x202C, 0x200E, 0x200F, 0xAD };

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

/* The order by ICU, as indices of characters, without what X9 takes out. */
static gsize
order_by_icu (const Text *text, guint32 *order)
{
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open ();
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
  ubidi_setPara (bidi, utf16, length, 0, NULL, &status);
  ubidi_getVisualMap (bidi, map, &status);
  g_assert_cmpint (status, <=, U_ZERO_ERROR);
  ubidi_close (bidi);

  for (int i = 0; i < length; i++)
    {
      guint32 at = char_at[map[i]];

      if (at != G_MAXUINT32 && !is_removed (text->chars[at]))
        order[n++] = at;
    }
  return n;
}

static void
check (const Text *text)
{
  g_autofree char *utf8
      = g_ucs4_to_utf8 (text->chars, text->n, NULL, NULL, NULL);
  g_autoptr (IriBidi) bidi
      = order (utf8, strlen (utf8), IRI_CONVENTION_EMBED_LTR);
  guint32 places[MAX_CHARS];
  gsize n = order_by_icu (text, places);

  g_assert_cmpuint (bidi->n_chars, ==, text->n);
  if (bidi->n_order != n || memcmp (bidi->order, places, n * sizeof *places) != 0)
    {
      g_autoptr (GString) said = g_string_new (NULL);

      for (gsize i = 0; i < text->n; i++)
        g_string_append_printf (said, " %04X", text->chars[i]);
      g_string_append (said, " | ours");
      for (gsize i = 0; i < bidi->n_order; i++)
        g_string_append_printf (said, " %u", bidi->order[i]);
      g_string_append (said, " | ICU");
      for (gsize i = 0; i < n; i++)
        g_string_append_printf (said, " %u", places[i]);
      g_error ("%s", said->str);
    }
}

/* A mark right after a bracket divides the libraries: after a closing one ICU
 * 72 gives it another direction than the bracket's, against the last clause of
 * rule N0; between two brackets FriBidi 1.0.8 does not pair the second. For
 * what can be told by hand test-bidi.c has rows. */
static gboolean
is_mark_after_bracket (const Text *text)
{
  for (gsize i = 1; i < text->n; i++)
    if (u_charDirection (text->chars[i]) == U_DIR_NON_SPACING_MARK
        && u_getIntPropertyValue (text->chars[i - 1],
                                  UCHAR_BIDI_PAIRED_BRACKET_TYPE)
               != U_BPT_NONE)
      return TRUE;
  return FALSE;
}

static void
compare (const gunichar *alphabet, gsize n_letters, int rounds)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (int round = 0; round < rounds; round++)
    {
      Text text = { .n = g_rand_int_range (rand, 0, MAX_CHARS + 1) };

      for (gsize i = 0; i < text.n; i++)
        text.chars[i] = alphabet[g_rand_int_range (rand, 0, n_letters)];
      if (!is_mark_after_bracket (&text))
        check (&text);
    }
}

static void
test_implicit (void)
{
  compare (implicit, G_N_ELEMENTS (implicit), 100000);
}

static void
test_explicit (void)
{
  compare (explicit_too, G_N_ELEMENTS (explicit_too), 100000);
}

/* Every character there is, by what it does to its neighbours. */
static void
test_classes (void)
{
  for (gunichar c = 0x20; c <= 0x10FFFF; c++)
    {
      Text text = { { 0x5D0, c, '1', c, 0x5D1, c, 'a', c, 0x5D0 }, 9 };
      int direction = u_charDirection (c);

      if (!g_unichar_validate (c) || direction == U_BLOCK_SEPARATOR
          || direction == U_FIRST_STRONG_ISOLATE
          || direction == U_LEFT_TO_RIGHT_ISOLATE
          || direction == U_RIGHT_TO_LEFT_ISOLATE
          || direction == U_POP_DIRECTIONAL_ISOLATE)
        continue;
      check (&text);
    }
}

/* Text that the algorithm cannot touch is known without running it. */
static void
test_is_needed (void)
{
  for (gunichar c = 0; c <= 0x10FFFF; c++)
    {
      int direction = u_charDirection (c);
      gboolean needed
          = direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC
            || direction == U_ARABIC_NUMBER || (c >= 0x202A && c <= 0x202E)
            || (c >= 0x2066 && c <= 0x2069);
      char utf8[6];
      int length;

      /* What is never shown may count or not. */
      if (!g_unichar_validate (c) || direction == U_BOUNDARY_NEUTRAL
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
  g_test_add_func ("/bidi-icu/implicit", test_implicit);
  g_test_add_func ("/bidi-icu/explicit", test_explicit);
  g_test_add_func ("/bidi-icu/classes", test_classes);
  g_test_add_func ("/bidi-icu/is-needed", test_is_needed);
  return g_test_run ();
}
