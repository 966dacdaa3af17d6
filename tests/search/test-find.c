/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* IRIs among the words of a search. */

#include "search-find.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *terms[5];
  const char *found[5];
} Row;

static const Row rows[] = {
  { "nothing", { NULL }, { NULL } },
  { "empty", { "", NULL }, { NULL } },
  { "word", { "firefox", NULL }, { NULL } },
  { "sum", { "2.5", "+", "3.5", NULL }, { NULL } },
  { "file", { "notes.txt", NULL }, { NULL } },
  { "sentence", { "the.", "end", NULL }, { NULL } },
  { "http", { "http://example.com/", NULL }, { "http://example.com/" } },
  { "hebrew",
    { "http://example.אבג.דהו/זחט?יכל=1", NULL },
    { "http://example.אבג.דהו/זחט?יכל=1" } },
  { "without-slashes", { "mailto:me@example.com", NULL }, { "mailto:me@example.com" } },
  { "among-words",
    { "see", "https://a.example/b", "please", NULL },
    { "https://a.example/b" } },
  { "two",
    { "https://a.example/", "https://b.example/", NULL },
    { "https://a.example/", "https://b.example/" } },
  { "twice", { "urn:isbn:1", "urn:isbn:1", NULL }, { "urn:isbn:1" } },
  /* RFC 3986 appendix C. */
  { "brackets", { "<http://a.example/>", NULL }, { "http://a.example/" } },
  { "www", { "www.example.com", NULL }, { "https://www.example.com" } },
  { "capitals", { "WWW.example.com", NULL }, { "https://WWW.example.com" } },
  { "name", { "example.com", NULL }, { "https://example.com" } },
  { "name-and-path", { "example.co.uk/a?b", NULL }, { "https://example.co.uk/a?b" } },
  { "name-and-port", { "example.com:8080", NULL }, { "https://example.com:8080" } },
  { "cyrillic-name", { "аррӏе.com", NULL }, { "https://аррӏе.com" } },
  { "host-of-a-registry",
    { "someone.github.io", NULL },
    { "https://someone.github.io" } },
  /* https://publicsuffix.org/list/: nobody owns a public suffix. */
  { "suffix", { "co.uk", NULL }, { NULL } },
  { "unknown-suffix", { "example.invalid", NULL }, { NULL } },
  { "dots", { "...", NULL }, { NULL } },
  { "unfinished", { "http://", NULL }, { NULL } },
};

static void
assert_found (const char *const *terms, const char *const *expected)
{
  char **found = search_find (terms);

  g_assert_cmpuint (g_strv_length (found), ==, g_strv_length ((char **) expected));
  for (gsize i = 0; found[i] != NULL; i++)
    g_assert_cmpstr (found[i], ==, expected[i]);
  g_strfreev (found);
}

static void
test_find (gconstpointer data)
{
  const Row *row = data;

  assert_found (row->terms, row->found);
}

/* Users do not look at more results. */
static void
test_many (void)
{
  const char *terms[101] = { NULL };
  char **found;

  for (gsize i = 0; i < 100; i++)
    terms[i] = g_strdup_printf ("http://%" G_GSIZE_FORMAT ".example/", i);
  found = search_find (terms);
  g_assert_cmpuint (g_strv_length (found), ==, 5);
  g_assert_cmpstr (found[4], ==, terms[4]);
  g_strfreev (found);
  for (gsize i = 0; i < 100; i++)
    g_free ((char *) terms[i]);
}

static void
test_long (void)
{
  char *long_term = g_strnfill (SEARCH_MAX_BYTES, 'a');
  const char *terms[] = { long_term, NULL };

  memcpy (long_term, "http://", 7);
  assert_found (terms, (const char *[]){ NULL });
  long_term[SEARCH_MAX_BYTES - 1] = '\0';
  assert_found (terms, terms);
  memcpy (long_term, "words. ", 7);
  assert_found (terms, (const char *[]){ NULL });
  g_free (long_term);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *path = g_strconcat ("/search/find/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_find);
      g_free (path);
    }
  g_test_add_func ("/search/find/many", test_many);
  g_test_add_func ("/search/find/long", test_long);
  return g_test_run ();
}
