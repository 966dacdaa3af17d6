/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference implementation of UAX #9 against all that Unicode has to test it
 * with: BidiTest.txt and BidiCharacterTest.txt of Debian's unicode-data. */

#include "iri-icu.h"
#include "iri-uba.h"

#include <string.h>
#include <unicode/uchar.h>

#define FOLDER "/usr/share/unicode"

/* No line of BidiTest.txt has more. */
#define MAX_CLASSES 128

static const struct
{
  const char *name;
  guint8 bidi_class;
} class_names[] = {
  { "L", U_LEFT_TO_RIGHT },
  { "R", U_RIGHT_TO_LEFT },
  { "EN", U_EUROPEAN_NUMBER },
  { "ES", U_EUROPEAN_NUMBER_SEPARATOR },
  { "ET", U_EUROPEAN_NUMBER_TERMINATOR },
  { "AN", U_ARABIC_NUMBER },
  { "CS", U_COMMON_NUMBER_SEPARATOR },
  { "B", U_BLOCK_SEPARATOR },
  { "S", U_SEGMENT_SEPARATOR },
  { "WS", U_WHITE_SPACE_NEUTRAL },
  { "ON", U_OTHER_NEUTRAL },
  { "LRE", U_LEFT_TO_RIGHT_EMBEDDING },
  { "LRO", U_LEFT_TO_RIGHT_OVERRIDE },
  { "AL", U_RIGHT_TO_LEFT_ARABIC },
  { "RLE", U_RIGHT_TO_LEFT_EMBEDDING },
  { "RLO", U_RIGHT_TO_LEFT_OVERRIDE },
  { "PDF", U_POP_DIRECTIONAL_FORMAT },
  { "NSM", U_DIR_NON_SPACING_MARK },
  { "BN", U_BOUNDARY_NEUTRAL },
  { "FSI", U_FIRST_STRONG_ISOLATE },
  { "LRI", U_LEFT_TO_RIGHT_ISOLATE },
  { "RLI", U_RIGHT_TO_LEFT_ISOLATE },
  { "PDI", U_POP_DIRECTIONAL_ISOLATE },
};

static guint8
class_of (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (class_names); i++)
    if (g_str_equal (class_names[i].name, name))
      return class_names[i].bidi_class;
  g_error ("no class %s", name);
}

/* The levels, and the order behind them, as the files write them. */
static char *
render_levels (const guint8 *levels, gsize n)
{
  GString *out = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    if (levels[i] == IRI_UBA_REMOVED)
      g_string_append (out, i > 0 ? " x" : "x");
    else
      g_string_append_printf (out, "%s%u", i > 0 ? " " : "", levels[i]);
  return g_string_free (out, FALSE);
}

static char *
render_order (const guint8 *levels, gsize n)
{
  GString *out = g_string_new (NULL);
  g_autofree guint32 *order = g_new (guint32, n + 1);
  gsize shown = iri_uba_order (levels, n, order, NULL, NULL);

  for (gsize i = 0; i < shown; i++)
    g_string_append_printf (out, "%s%u", i > 0 ? " " : "", order[i]);
  return g_string_free (out, FALSE);
}

static guint64
check_case (const IriUba *uba,
            const char *levels_wanted,
            const char *order_wanted,
            const char *line)
{
  g_autofree guint8 *levels = g_new0 (guint8, uba->n + 1);
  g_autofree char *levels_text = NULL, *order_text = NULL;

  iri_uba_levels (uba, levels);
  levels_text = render_levels (levels, uba->n);
  order_text = render_order (levels, uba->n);
  if (g_str_equal (levels_text, levels_wanted)
      && g_str_equal (order_text, order_wanted))
    return 1;
  g_test_message ("%s, level %d: %s (%s), wanted %s (%s)", line, uba->level,
                  levels_text, order_text, levels_wanted, order_wanted);
  return 0;
}

/* A line of BidiTest.txt: classes; a bit for each paragraph direction. */
static void
check_classes (const char *line,
               const char *levels,
               const char *order,
               guint64 *good,
               guint64 *total)
{
  static const int directions[] = { IRI_UBA_AUTO, 0, 1 };
  g_auto (GStrv) fields = g_strsplit (line, ";", 2);
  g_auto (GStrv) names = g_strsplit (g_strstrip (fields[0]), " ", -1);
  gsize n = g_strv_length (names);
  guint8 classes[MAX_CLASSES];
  guint64 bits = g_ascii_strtoull (g_strstrip (fields[1]), NULL, 16);

  g_assert_cmpuint (n, <=, MAX_CLASSES);
  for (gsize i = 0; i < n; i++)
    classes[i] = class_of (names[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    if ((bits >> i & 1) != 0)
      {
        const IriUba uba
            = { .classes = classes, .n = n, .level = directions[i] };

        ++*total;
        *good += check_case (&uba, levels, order, line);
      }
}

/* Hands each line of a file to @visit that is neither empty nor a comment. Sought
 * by memchr(): the sanitizers' strstr() measures the whole rest each time. */
static void
visit_lines (const char *name,
             void (*visit) (char *line, gpointer data),
             gpointer data)
{
  g_autofree char *path = g_build_filename (FOLDER, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length, end;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  for (gsize at = 0; at < length; at = end + 1)
    {
      const char *stop = memchr (text + at, '\n', length - at);
      g_autofree char *line = NULL;

      end = stop != NULL ? (gsize) (stop - text) : length;
      line = g_strndup (text + at, end - at);
      if (*g_strstrip (line) != '\0' && *line != '#')
        visit (line, data);
    }
}

/* What the lines so far have come to. */
typedef struct
{
  char *levels;
  char *order;
  guint64 good;
  guint64 total;
} Tally;

static void
keep (char **field, const char *line)
{
  g_free (*field);
  *field = g_strstrip (g_strdup (strchr (line, ':') + 1));
}

static void
visit_classes (char *line, gpointer data)
{
  Tally *tally = data;

  if (g_str_has_prefix (line, "@Levels:"))
    keep (&tally->levels, line);
  else if (g_str_has_prefix (line, "@Reorder:"))
    keep (&tally->order, line);
  else if (*line != '@')
    check_classes (line, tally->levels, tally->order, &tally->good,
                   &tally->total);
}

static void
test_classes (void)
{
  Tally tally = { 0 };

  visit_lines ("BidiTest.txt", visit_classes, &tally);
  g_free (tally.levels);
  g_free (tally.order);
  g_assert_cmpuint (tally.good, ==, tally.total);
  g_assert_cmpuint (tally.total, ==, 770241);
}

/* A line of BidiCharacterTest.txt: characters; direction, 2 for auto; the level
 * of the paragraph; levels; order. */
static guint64
check_characters (const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, ";", 5);
  g_auto (GStrv) codes = g_strsplit (fields[0], " ", -1);
  gsize n = g_strv_length (codes);
  g_autofree guint8 *classes = g_new (guint8, n);
  g_autofree gint8 *brackets = g_new (gint8, n);
  g_autofree gunichar *ids = g_new0 (gunichar, n);
  IriUba uba = { classes, brackets, ids, n, IRI_UBA_AUTO, NULL, NULL };

  for (gsize i = 0; i < n; i++)
    {
      gunichar c = (gunichar) g_ascii_strtoull (codes[i], NULL, 16);

      classes[i] = (guint8) iri_icu_bidi_class (c);
      brackets[i] = (gint8) iri_icu_bracket (c, &ids[i]);
    }
  if (fields[1][0] != '2')
    uba.level = fields[1][0] - '0';
  return check_case (&uba, fields[3], fields[4], line);
}

static void
visit_characters (char *line, gpointer data)
{
  Tally *tally = data;

  tally->total++;
  tally->good += check_characters (line);
}

static void
test_characters (void)
{
  Tally tally = { 0 };

  visit_lines ("BidiCharacterTest.txt", visit_characters, &tally);
  g_assert_cmpuint (tally.good, ==, tally.total);
  g_assert_cmpuint (tally.total, ==, 91707);
}

/* Nothing takes more than a time in proportion to the length: brackets, isolates
 * and marks by the hundred thousand. */
static void
test_many (void)
{
  static const struct
  {
    const char *name;
    guint8 classes[2];
    gint8 brackets[2];
  } rows[] = {
    { "brackets-open", { U_OTHER_NEUTRAL, U_OTHER_NEUTRAL }, { 1, 1 } },
    { "brackets-pairs", { U_OTHER_NEUTRAL, U_OTHER_NEUTRAL }, { 1, -1 } },
    { "isolates-open",
      { U_FIRST_STRONG_ISOLATE, U_FIRST_STRONG_ISOLATE },
      { 0, 0 } },
    { "isolates-pairs",
      { U_RIGHT_TO_LEFT_ISOLATE, U_POP_DIRECTIONAL_ISOLATE },
      { 0, 0 } },
    { "marks", { U_DIR_NON_SPACING_MARK, U_DIR_NON_SPACING_MARK }, { 0, 0 } },
    { "alternating", { U_LEFT_TO_RIGHT, U_RIGHT_TO_LEFT }, { 0, 0 } },
    { "embeddings", { U_RIGHT_TO_LEFT_EMBEDDING, U_RIGHT_TO_LEFT }, { 0, 0 } },
  };
  gsize n = 1 << 17;
  g_autofree guint8 *classes = g_new (guint8, n);
  g_autofree gint8 *brackets = g_new (gint8, n);
  g_autofree gunichar *ids = g_new0 (gunichar, n);
  g_autofree guint8 *levels = g_new (guint8, n);
  g_autofree guint32 *order = g_new (guint32, n);

  for (gsize row = 0; row < G_N_ELEMENTS (rows); row++)
    for (int level = IRI_UBA_AUTO; level <= 1; level++)
      {
        const IriUba uba = { classes, brackets, ids, n, level, NULL, NULL };

        for (gsize i = 0; i < n; i++)
          {
            classes[i] = rows[row].classes[i % 2];
            brackets[i] = rows[row].brackets[i % 2];
          }
        iri_uba_levels (&uba, levels);
        g_assert_cmpuint (iri_uba_order (levels, n, order, NULL, NULL), <=, n);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/uba/classes", test_classes);
  g_test_add_func ("/uba/characters", test_characters);
  g_test_add_func ("/uba/many", test_many);
  return g_test_run ();
}
