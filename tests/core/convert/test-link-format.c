/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* IRIs formatted so that they are recognized as a whole in running text: the test of
 * UTS #58, LinkFormattingTest.txt, and rows for what it says about the components of a
 * URL. Random IRIs show that iri_detect() finds each formatted IRI. */

#include "iri-copy.h"
#include "iri-detect.h"

#include "random-iri.h"
#include "unicode-file.h"

#include <string.h>

#define ROUNDS 5000
#define SEED 58

/* The pairs of the edition that the tables are of; those of which the first line is not
 * what is built from the comment, so that it is not used; and those that would give
 * another result if it were used (docs/detection.md). */
#define N_PAIRS 55
#define N_NOT_USED 14
#define N_OTHER 5

typedef struct
{
  const char *name;
  const char *text;
  const char *made;
} Row;

static const Row rows[] = {
  { "plain", "https://a.example/α", "https://a.example/α" },
  { "decodes", "https://a.example/%CE%B1", "https://a.example/α" },
  { "query-alone", "https://a.example?α", "https://a.example?α" },
  { "fragment-alone", "https://a.example#α", "https://a.example#α" },
  { "soft-inside", "https://a.example/α./β.?γ=δ.ε&=ζ.#η",
    "https://a.example/α./β.?γ=δ.ε&=ζ.#η" },
  { "soft-at-the-end-of-the-path", "https://a.example/α.β.",
    "https://a.example/α.β%2E" },
  { "soft-at-the-end-of-the-query", "https://a.example/α?β.",
    "https://a.example/α?β%2E" },
  { "soft-at-the-end-of-the-fragment", "https://a.example/#α!?",
    "https://a.example/#α%21%3F" },
  { "other-soft", "https://a.example/α。", "https://a.example/α%E3%80%82" },
  { "hard", "https://a.example/α%20β", "https://a.example/α%20β" },
  { "pair", "https://a.example/α(β)?γ(δ)#ε(ζ)", "https://a.example/α(β)?γ(δ)#ε(ζ)" },
  { "close-in-the-path", "https://a.example/α(β))?γ", "https://a.example/α(β)%29?γ" },
  { "close-in-the-query", "https://a.example/?γ(δ))", "https://a.example/?γ(δ)%29" },
  { "pair-across-parts", "https://a.example/(α?β)", "https://a.example/(α?β%29" },
  { "crossed", "https://a.example/(「α)」", "https://a.example/(「α%29」" },
  { "other-pair", "https://a.example/聖（巴西）", "https://a.example/聖（巴西）" },
  { "open-at-the-end", "https://a.example/α(", "https://a.example/α%28" },
  { "escape-stays", "https://a.example/β%2Fγ", "https://a.example/β%2Fγ" },
  { "unassigned", "https://a.example/\u0378", "https://a.example/%CD%B8" },
  { "quotation-mark-in-a-word", "https://a.example/d%22e", "https://a.example/d\"e" },
  { "other-quotation-mark", "https://a.example/%22d%22", "https://a.example/%22d%22" },
  { "full-width-pair", "https://a.example/%EF%BC%88a%EF%BC%89",
    "https://a.example/（a）" },
  { "pair-across-segments", "https://a.example/(α/β)", "https://a.example/(α/β%29" },
  { "pair-across-values", "https://a.example/?(α=β)", "https://a.example/?(α=β%29" },
  { "pair-across-directives", "https://a.example/#(α:~:β)",
    "https://a.example/#(α:~:β%29" },
  { "private", "https://a.example/?\ue000", "https://a.example/?%EE%80%80" },
  { "host-stays", "https://אב.example", "https://אב.example" },
  { "delimiter-stays", "https://a.example/α?", "https://a.example/α?" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, NULL);
  g_autofree char *made = iri_copy_make (iri_copy_form_find ("link"), report);

  g_assert_cmpstr (made, ==, row->made);
}

/* The parts in the comment before a pair, and what is before each in a URL. */
static const struct
{
  const char *mark;
  const char *delimiter;
  const char *next_delimiter; /* instead, for those after the first */
  const char *encoded;        /* in its value */
} parts[] = {
  { "\U0001D47A=", "", "", "" },        { "\U0001D46F=", "", "", "" },
  { "\U0001D477=", "/", "/", "/?#" },   { "\U0001D478=", "?", "&", "=&#" },
  { "\U0001D47D=", "=", "=", "=&#" },   { "\U0001D46D=", "#", "#", "#" },
  { "\U0001D46B=", ":~:", ":~:", "#" },
};

/* The lines in which delimiters in a value are not percent-encoded are not the URLs
 * that the comments describe, so these are built from the comments. By them a percent
 * sign is only encoded before two hexadecimal digits. */
static void
append_value (const char *value, gsize length, const char *encoded, GString *out)
{
  for (gsize i = 0; i < length; i++)
    {
      char c = value[i];
      gboolean escape = c == '%' && i + 2 < length && g_ascii_isxdigit (value[i + 1])
                        && g_ascii_isxdigit (value[i + 2]);

      if (escape || (guint8) c <= ' ' || (guint8) c >= 0x7f || c == '"'
          || strchr (encoded, c) != NULL)
        g_string_append_printf (out, "%%%02X", (guint8) c);
      else
        g_string_append_c (out, c);
    }
}

static char *
build_source (const char *comment)
{
  GString *out = g_string_new (NULL);
  const char *p = strchr (comment, '{') + 1, *end = strrchr (comment, '}');
  guint n[G_N_ELEMENTS (parts)] = { 0 };

  while (p < end)
    {
      const char *next = end;
      gsize part = 0;

      while (!g_str_has_prefix (p, parts[part].mark))
        part++;
      p += strlen (parts[part].mark);
      for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
        {
          g_autofree char *mark = g_strconcat (" ", parts[i].mark, NULL);
          const char *found = g_strstr_len (p, next - p, mark);

          next = found != NULL ? found : next;
        }
      g_string_append (out, n[part]++ == 0 ? parts[part].delimiter
                                           : parts[part].next_delimiter);
      append_value (p, (gsize) (next - p), parts[part].encoded, out);
      p = next + 1;
    }
  return g_string_free (out, FALSE);
}

/* Whether the formatted @source is not @expected. */
static gboolean
gives_other (const char *source, const char *expected)
{
  g_autoptr (IriReport) report = iri_report_new (source, -1, NULL);
  g_autofree char *made = iri_copy_make (iri_copy_form_find ("link"), report);

  return g_strcmp0 (made, expected) != 0;
}

static void
test_conformance (void)
{
  g_autofree char *text = unicode_file_read ("LinkFormattingTest.txt.gz");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0, n_not_used = 0, n_other = 0;

  for (gsize i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "# {"))
      {
        g_autofree char *source = build_source (lines[i]);
        g_autoptr (IriReport) report = iri_report_new (source, -1, NULL);
        g_autofree char *made = iri_copy_make (iri_copy_form_find ("link"), report);

        g_test_message ("%s", source);
        g_assert_cmpstr (made, ==, lines[i + 2]);
        n_not_used += !g_str_equal (source, lines[i + 1]);
        n_other += gives_other (lines[i + 1], lines[i + 2]);
        n++;
      }
  g_assert_cmpuint (n, ==, N_PAIRS);
  g_assert_cmpuint (n_not_used, ==, N_NOT_USED);
  g_assert_cmpuint (n_other, ==, N_OTHER);
}

static void
take_span (IriSpan span, gpointer data)
{
  IriSpan *found = data;

  if (!iri_span_is_present (*found))
    *found = span;
}

/* Only the path and what follows it are random: the rest is outside the scope of this
 * test. */
static char *
link_of (const GString *text)
{
  g_autofree char *valid = g_utf8_make_valid (text->str, (gssize) text->len);
  g_autofree char *address = g_strconcat ("http://a.example/", valid, NULL);
  g_autoptr (IriReport) report = iri_report_new (address, -1, NULL);

  return iri_copy_make (iri_copy_form_find ("link"), report);
}

/* "?" and "#" are delimiters, and cannot be percent-encoded. */
static gboolean
ends_in_delimiter (const char *link)
{
  return strchr ("?#", link[strlen (link) - 1]) != NULL;
}

/* UTS #58 promises this for a URL between two spaces. */
static void
check_found (const char *link)
{
  g_autofree char *sentence = g_strdup_printf ("At %s now.", link);
  IriSpan found = IRI_SPAN_ABSENT;
  const gsize begin = strlen ("At ");

  iri_detect (sentence, strlen (sentence), take_span, &found);
  if (found.begin != begin || found.end != begin + strlen (link))
    g_error ("Found %.*s of %s", (int) iri_span_length (found), sentence + found.begin,
             link);
}

static void
test_found (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  guint n = 0;

  for (int round = 0; round < ROUNDS; round++)
    {
      g_autoptr (GString) text = random_iri (random);
      g_autofree char *link = link_of (text);

      if (link == NULL || ends_in_delimiter (link))
        continue;
      check_found (link);
      n++;
    }
  g_assert_cmpuint (n, >, ROUNDS / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/link/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/link/conformance", test_conformance);
  g_test_add_func ("/link/found", test_found);
  return g_test_run ();
}
