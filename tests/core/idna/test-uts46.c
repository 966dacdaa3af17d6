/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* UTS #46 against Unicode's own test, IdnaTestV2.txt. */

#include "iri-host.h"
#include "iri-unicode.h"
#include "iri-uts46.h"

#include "unicode-file.h"

#include <string.h>

/* The file tests with all checks; USE_STD3 is reported as U1. */
#define ALL                                                                            \
  (IRI_UTS46_CHECK_HYPHENS | IRI_UTS46_CHECK_BIDI | IRI_UTS46_CHECK_JOINERS            \
   | IRI_UTS46_USE_STD3 | IRI_UTS46_VERIFY_DNS_LENGTH)

/* The lines of the edition that the tables are of. */
#define N_LINES 6396

/* One line: the input, what it becomes, and whether an error is expected. */
typedef struct
{
  char *source;
  char *unicode;
  char *ascii;
  char *transitional;
  gboolean unicode_fails;
  gboolean ascii_fails;
  gboolean transitional_fails;
  gboolean surrogates;
} Line;

static void
line_clear (Line *self)
{
  g_free (self->source);
  g_free (self->unicode);
  g_free (self->ascii);
  g_free (self->transitional);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, line_clear)

/* Replaces \uXXXX and \x{XXXX}. Returns NULL for a surrogate. */
static char *
unescape (const char *field)
{
  GString *out = g_string_new (NULL);
  gboolean valid = TRUE;

  for (const char *p = field; *p != '\0';)
    if (p[0] == '\\' && (p[1] == 'u' || p[1] == 'x'))
      {
        gboolean braces = p[1] == 'x';
        char *end;
        g_autofree char *digits
            = g_strndup (p + 2 + braces, braces ? strcspn (p + 3, "}") : 4);
        gunichar c = (gunichar) g_ascii_strtoull (digits, &end, 16);

        valid &= g_unichar_validate (c);
        g_string_append_unichar (out, valid ? c : 0xfffd);
        p += 2 + 2 * braces + strlen (digits);
      }
    else
      g_string_append_c (out, *p++);
  return g_string_free (out, !valid);
}

/* A value, which may be empty, or the one before if there is none. */
static char *
read_value (const char *field, const char *before)
{
  if (*field == '\0')
    return g_strdup (before);
  return g_str_equal (field, "\"\"") ? g_strdup ("") : unescape (field);
}

/* X4_2 is an empty label in ToUnicode, where UTS #46 has no error. */
static gboolean
read_status (const char *field, gboolean before)
{
  if (*field == '\0')
    return before;
  return !g_str_equal (field, "[]") && !g_str_equal (field, "[X4_2]");
}

static gboolean
read_line (const char *text, Line *self)
{
  g_auto (GStrv) fields = NULL;
  g_autofree char *content = g_strndup (text, strcspn (text, "#"));

  if (*g_strstrip (content) == '\0')
    return FALSE;
  fields = g_strsplit (content, ";", 7);
  for (gsize i = 0; i < 7; i++)
    g_strstrip (fields[i]);
  self->source = read_value (fields[0], "");
  self->unicode = read_value (fields[1], self->source);
  self->ascii = read_value (fields[3], self->unicode);
  self->transitional = read_value (fields[5], self->ascii);
  self->unicode_fails = read_status (fields[2], FALSE);
  self->ascii_fails = read_status (fields[4], self->unicode_fails);
  self->transitional_fails = read_status (fields[6], self->ascii_fails);
  /* Not text, which the callers rule out. */
  self->surrogates = self->source == NULL || self->unicode == NULL;
  return TRUE;
}

static guint n_wrong;

static void
check (const char *what,
       const Line *line,
       const char *out,
       const char *error,
       const char *expected,
       gboolean fails)
{
  if ((error != NULL) == fails && g_strcmp0 (out, expected) == 0)
    return;
  n_wrong++;
  g_test_message ("%s of \"%s\": \"%s\", %s; not \"%s\"", what, line->source, out,
                  error != NULL ? error : "no error", expected);
}

static void
check_line (const Line *line)
{
  const char *error;
  g_autofree char *unicode = NULL, *ascii = NULL, *transitional = NULL;

  unicode = iri_uts46_to_unicode (line->source, ALL, &error);
  check ("ToUnicode", line, unicode, error, line->unicode, line->unicode_fails);
  ascii = iri_uts46_to_ascii (line->source, ALL, &error);
  check ("ToASCII", line, ascii, error, line->ascii, line->ascii_fails);
  transitional
      = iri_uts46_to_ascii (line->source, ALL | IRI_UTS46_TRANSITIONAL, &error);
  check ("transitional ToASCII", line, transitional, error, line->transitional,
         line->transitional_fails);
}

typedef void (*Check) (const Line *line);

static void
each_line (Check check_one)
{
  g_autofree char *text = unicode_file_read ("IdnaTestV2.txt.gz");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      g_auto (Line) line = { 0 };

      if (!read_line (lines[i], &line))
        continue;
      n++;
      if (!line.surrogates)
        check_one (&line);
    }
  g_assert_cmpuint (n, ==, N_LINES);
  g_assert_cmpuint (n_wrong, ==, 0);
}

static void
test_conformance (void)
{
  each_line (check_line);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/uts46/conformance", test_conformance);
  return g_test_run ();
}
