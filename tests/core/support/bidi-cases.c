/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bidi-cases.h"

#include "iri-unicode.h"

#include <string.h>
#include <unicode/uchar.h>

#define FOLDER "/usr/share/unicode"

/* The numbers of cases in the files of Unicode 15.0. */
#define N_CLASS_CASES 770241
#define N_CHARACTER_CASES 91707

/* No line of BidiTest.txt has more classes than this. */
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

guint8
bidi_class_of (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (class_names); i++)
    if (g_str_equal (class_names[i].name, name))
      return class_names[i].bidi_class;
  g_error ("no class %s", name);
}

/* Calls @visit for each line of a file that is neither empty nor a comment. Uses
 * memchr(), because strstr() under the sanitizers measures the rest of the file
 * each time. */
static void
visit_lines (const char *name, void (*visit) (char *line, gpointer data), gpointer data)
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

/* Global, because each test program tests one algorithm only. */
static BidiCaseFunc comes_out;

/* The state while a file is read. */
typedef struct
{
  guint64 total;
  guint64 good;
  char *levels;
  char *order;
} Reader;

static void
check (Reader *self, const BidiCase *one)
{
  self->total++;
  if (comes_out (one))
    self->good++;
  else
    g_test_message ("%s, level %d: wanted %s", one->line, one->uba.level, one->levels);
}

/* A line of BidiTest.txt: classes, and a bit for each paragraph direction. */
static void
read_classes (Reader *self, const char *line)
{
  static const int directions[] = { IRI_UBA_AUTO, 0, 1 };
  g_auto (GStrv) fields = g_strsplit (line, ";", 2);
  g_auto (GStrv) names = g_strsplit (g_strstrip (fields[0]), " ", -1);
  gsize n = g_strv_length (names);
  guint8 classes[MAX_CLASSES];
  guint64 bits = g_ascii_strtoull (g_strstrip (fields[1]), NULL, 16);

  g_assert_cmpuint (n, <=, MAX_CLASSES);
  for (gsize i = 0; i < n; i++)
    classes[i] = bidi_class_of (names[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    if ((bits >> i & 1) != 0)
      {
        const BidiCase one = {
          .uba = { .classes = classes, .n = n, .level = directions[i] },
          .base = directions[i],
          .levels = self->levels,
          .order = self->order,
          .line = line,
        };

        check (self, &one);
      }
}

static void
keep (char **field, const char *line)
{
  g_free (*field);
  *field = g_strstrip (g_strdup (strchr (line, ':') + 1));
}

static void
visit_classes (char *line, gpointer data)
{
  Reader *self = data;

  if (g_str_has_prefix (line, "@Levels:"))
    keep (&self->levels, line);
  else if (g_str_has_prefix (line, "@Reorder:"))
    keep (&self->order, line);
  else if (*line != '@')
    read_classes (self, line);
}

static void
test_classes (void)
{
  Reader reader = { 0 };

  visit_lines ("BidiTest.txt", visit_classes, &reader);
  g_assert_cmpuint (reader.good, ==, reader.total);
  g_assert_cmpuint (reader.total, ==, N_CLASS_CASES);
  g_free (reader.levels);
  g_free (reader.order);
}

/* A line of BidiCharacterTest.txt: characters, paragraph direction (2 for auto),
 * paragraph level, levels, order. */
static void
visit_characters (char *line, gpointer data)
{
  Reader *self = data;
  g_auto (GStrv) fields = g_strsplit (line, ";", 5);
  g_auto (GStrv) codes = g_strsplit (fields[0], " ", -1);
  gsize n = g_strv_length (codes);
  g_autofree guint8 *classes = g_new (guint8, n);
  g_autofree gint8 *brackets = g_new (gint8, n);
  g_autofree gunichar *ids = g_new0 (gunichar, n);
  const BidiCase one = {
    .uba = { classes, brackets, ids, n,
             fields[1][0] == '2' ? IRI_UBA_AUTO : fields[1][0] - '0', NULL, NULL },
    .base = fields[2][0] - '0',
    .levels = fields[3],
    .order = fields[4],
    .line = line,
  };

  for (gsize i = 0; i < n; i++)
    {
      gunichar c = (gunichar) g_ascii_strtoull (codes[i], NULL, 16);

      classes[i] = (guint8) iri_unicode_bidi_class (c);
      brackets[i] = (gint8) iri_unicode_bracket (c, &ids[i]);
    }
  check (self, &one);
}

static void
test_characters (void)
{
  Reader reader = { 0 };

  visit_lines ("BidiCharacterTest.txt", visit_characters, &reader);
  g_assert_cmpuint (reader.good, ==, reader.total);
  g_assert_cmpuint (reader.total, ==, N_CHARACTER_CASES);
}

void
bidi_add_cases (const char *classes, const char *characters, BidiCaseFunc func)
{
  comes_out = func;
  g_test_add_func (classes, test_classes);
  g_test_add_func (characters, test_characters);
}

gboolean
bidi_case_has_levels (const BidiCase *one, const guint8 *levels, gboolean removed)
{
  const char *at = one->levels;

  for (gsize i = 0; i < one->uba.n; i++)
    {
      char *end;

      if (*at == 'x')
        {
          if (removed && levels[i] != IRI_UBA_REMOVED)
            return FALSE;
          end = (char *) at + 1;
        }
      else if (g_ascii_strtoull (at, &end, 10) != levels[i])
        return FALSE;
      at = *end == ' ' ? end + 1 : end;
    }
  return *at == '\0';
}
