/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of characters: its rows compared with UnicodeData.txt of Debian's
 * unicode-data and with levels computed by hand, and its sort orders. */

#include "scope-character-list.h"
#include "scope-character.h"

#include <string.h>

static ScopeCharacterList *
characters_of (const char *text, gssize length, IriConvention convention)
{
  g_autoptr (IriReport) report = iri_report_new (text, length, NULL);

  return scope_character_list_new (report, convention);
}

static char *
get_string (ScopeCharacterList *list, guint position, const char *property)
{
  g_autoptr (ScopeCharacter) row
      = g_list_model_get_item (G_LIST_MODEL (list), position);
  char *string;

  g_object_get (row, property, &string, NULL);
  return string;
}

/* The first row of a text in a convention has @value as its @property. */
typedef struct
{
  const char *name;
  const char *text;
  IriConvention convention;
  guint position;
  const char *property;
  const char *value;
} Row;

/* L is at the level of the line and R one level higher; a number next to R is at level
 * 2 (I1); neutrals between R and a number become R (N1). The line is reversed from the
 * highest level down (L2). */
#define SLASH_ONE "http://ab.\u05d0\u05d1/1"
#define BRACKET "\u05d0(\u05d1"

static const Row rows[] = {
  { "position", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 10, "position", "11" },
  { "code", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 10, "code", "U+05D0" },
  { "name", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 10, "name", "HEBREW LETTER ALEF" },
  { "script", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 10, "script", "Hebrew" },
  { "class", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 10, "bidi-class",
    "R · Right To Left" },
  { "class-of-digit", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 13, "bidi-class",
    "EN · European Number" },
  { "unit", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 10, "unit", "host label" },
  { "delimiter", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 12, "unit", "delimiter" },
  { "level-of-l", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 8, "level", "0" },
  { "level-of-r", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 10, "level", "1" },
  { "level-between", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 12, "level", "1" },
  { "level-of-digit", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 13, "level", "2" },
  { "visual-of-first", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 10, "visual", "14" },
  { "visual-of-last", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 13, "visual", "11" },
  { "level-in-rtl", "a", IRI_CONVENTION_PLAIN_RTL, 0, "level", "2" },
  { "isolated", SLASH_ONE, IRI_CONVENTION_ISOLATE, 13, "visual", "14" },
  { "mirrored", BRACKET, IRI_CONVENTION_EMBED_LTR, 1, "mirror", ")" },
  { "not-mirrored", "a(b", IRI_CONVENTION_EMBED_LTR, 1, "mirror", NULL },
  { "mark", "a\u0301", IRI_CONVENTION_EMBED_LTR, 1, "text", "\u25cc\u0301" },
  { "zwj", "a\u200db", IRI_CONVENTION_EMBED_LTR, 1, "text", "ZWJ" },
  { "zwj-level", "a\u200db", IRI_CONVENTION_EMBED_LTR, 1, "level", "–" },
  { "zwj-visual", "a\u200db", IRI_CONVENTION_EMBED_LTR, 1, "visual", "–" },
  { "zwj-name", "a\u200db", IRI_CONVENTION_EMBED_LTR, 1, "name", "ZERO WIDTH JOINER" },
  { "after-zwj", "a\u200db", IRI_CONVENTION_EMBED_LTR, 2, "visual", "2" },
  { "not-utf8", "a\xff", IRI_CONVENTION_EMBED_LTR, 1, "code", "U+FFFD" },
  { "summary", SLASH_ONE, IRI_CONVENTION_EMBED_LTR, 13, "summary",
    "Position 14, DIGIT ONE, path segment, Bidi class EN · European Number, level "
    "2, shown at 11" },
  { "uri", SLASH_ONE, IRI_CONVENTION_URI, 10, "name", "LATIN SMALL LETTER X" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (ScopeCharacterList) list = characters_of (row->text, -1, row->convention);
  g_autofree char *value = get_string (list, row->position, row->property);

  g_assert_cmpstr (value, ==, row->value);
}

/* Those with another Bidi_Class than in Unicode 15, of which UnicodeData.txt is. */
static const struct
{
  gunichar c;
  const char *bidi_class;
} changed[] = {
  { 0x1B3A, "L" },   { 0x1B3C, "L" },   { 0x1B42, "L" },
  { 0x1171E, "L" },  { 0x1D6C1, "ON" }, { 0x1D6FB, "ON" },
  { 0x1D735, "ON" }, { 0x1D76F, "ON" }, { 0x1D7A9, "ON" },
};

static const char *
class_today (gunichar c, const char *bidi_class)
{
  for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
    if (changed[i].c == c)
      return changed[i].bidi_class;
  return bidi_class;
}

/* Returns "05D0;HEBREW LETTER ALEF;Lo;0;R;…" for every assigned character that a report
 * displays unchanged and that is not in a range. */
static void
test_unicode_data (void)
{
  g_autofree char *data = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (
      g_file_get_contents ("/usr/share/unicode/UnicodeData.txt", &data, NULL, NULL));
  lines = g_strsplit (data, "\n", -1);
  for (gsize i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], ";", 6);
      gunichar c = (gunichar) g_ascii_strtoull (fields[0], NULL, 16);
      char text[7] = "";
      g_autoptr (ScopeCharacterList) list = NULL;
      g_autofree char *name = NULL, *bidi_class = NULL;
      g_autofree char *id = g_strconcat (class_today (c, fields[4]), " ", NULL);

      /* A sample of the lines is enough. */
      if (fields[1][0] == '<' || g_str_equal (fields[2], "Cs") || i % 31 != 0)
        continue;
      g_unichar_to_utf8 (c, text);
      list = characters_of (text, -1, IRI_CONVENTION_EMBED_LTR);
      name = get_string (list, 0, "name");
      bidi_class = get_string (list, 0, "bidi-class");
      g_assert_cmpstr (name, ==, fields[1]);
      if (!g_str_has_prefix (bidi_class, id))
        g_error ("%s is %s, not %s", fields[0], bidi_class, fields[4]);
      n++;
    }
  g_assert_cmpuint (n, >, 1000);
}

/* Returns the positions of the rows, in their order. */
static char *
positions_of (ScopeCharacterList *list)
{
  GString *positions = g_string_new (NULL);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *position = get_string (list, i, "position");

      g_string_append_printf (positions, "%s%s", i > 0 ? " " : "", position);
    }
  return g_string_free (positions, FALSE);
}

/* א ZWJ ב a: R, removed, R, L. */
static void
test_sort (void)
{
  static const char *const expected[] = {
    [SCOPE_CHARACTER_SORT_LOGICAL] = "1 2 3 4",
    [SCOPE_CHARACTER_SORT_LOGICAL_REVERSED] = "4 3 2 1",
    [SCOPE_CHARACTER_SORT_VISUAL] = "3 1 4 2",
    [SCOPE_CHARACTER_SORT_VISUAL_REVERSED] = "2 4 1 3",
  };
  g_autoptr (ScopeCharacterList) list
      = characters_of ("\u05d0\u200d\u05d1a", -1, IRI_CONVENTION_EMBED_LTR);

  for (int sort = 0; sort < (int) G_N_ELEMENTS (expected); sort++)
    {
      g_autofree char *positions = NULL;

      scope_character_list_set_sort (list, (ScopeCharacterSort) sort);
      positions = positions_of (list);
      g_assert_cmpstr (positions, ==, expected[sort]);
      for (guint cursor = 0; cursor < 4; cursor++)
        g_assert_cmpuint (scope_character_list_get_cursor (
                              list, scope_character_list_find (list, cursor)),
                          ==, cursor);
    }
  g_assert_cmpuint (scope_character_list_find (list, 4), ==, G_MAXUINT);
  g_assert_cmpuint (scope_character_list_find (list, G_MAXUINT), ==, G_MAXUINT);
}

/* "http://ab.אב/1" as "http://ab.xn--4dbc/1". */
static void
test_cursor_in_uri (void)
{
  g_autoptr (ScopeCharacterList) list
      = characters_of (SLASH_ONE, -1, IRI_CONVENTION_URI);

  g_assert_cmpuint (scope_character_list_find (list, 9), ==, 9);
  g_assert_cmpuint (scope_character_list_find (list, 10), ==, 10);
  g_assert_cmpuint (scope_character_list_find (list, 11), ==, 10);
  g_assert_cmpuint (scope_character_list_find (list, 12), ==, 18);
  g_assert_cmpuint (scope_character_list_find (list, 13), ==, 19);
  g_assert_cmpuint (scope_character_list_find (list, 14), ==, G_MAXUINT);
  g_assert_cmpuint (scope_character_list_get_cursor (list, 9), ==, 9);
  g_assert_cmpuint (scope_character_list_get_cursor (list, 17), ==, 10);
  g_assert_cmpuint (scope_character_list_get_cursor (list, 18), ==, 12);
  g_assert_cmpuint (scope_character_list_get_cursor (list, 19), ==, 13);
}

/* Rows are created on demand, so that millions of them cost nothing. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new ("s:");
  g_autoptr (ScopeCharacterList) list = NULL;
  g_autofree char *name = NULL;

  for (int i = 0; i < 1 << 20; i++)
    g_string_append (text, i % 2 == 0 ? "\u05d0" : "\U00010330");
  list = characters_of (text->str, (gssize) text->len, IRI_CONVENTION_EMBED_LTR);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2 + (1 << 20));
  name = get_string (list, 1 + (1 << 20), "name");
  g_assert_cmpstr (name, ==, "GOTHIC LETTER AHSA");
}

static void
test_empty (void)
{
  g_autoptr (ScopeCharacterList) list = characters_of ("", 0, IRI_CONVENTION_EMBED_LTR);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), 0));
  g_assert_cmpuint (scope_character_list_find (list, 0), ==, G_MAXUINT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/character-list/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/character-list/unicode-data", test_unicode_data);
  g_test_add_func ("/character-list/sort", test_sort);
  g_test_add_func ("/character-list/cursor-in-uri", test_cursor_in_uri);
  g_test_add_func ("/character-list/long", test_long);
  g_test_add_func ("/character-list/empty", test_empty);
  return g_test_run ();
}
