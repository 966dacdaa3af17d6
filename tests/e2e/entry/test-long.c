/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts that are much too long for an IRI: nothing is lost, and the program keeps
 * running. */

#include "e2e-main.h"

/* A fixed seed, so that every run has the same texts. */
#define SEED 3987
#define MEBIBYTE (1024 * 1024)

static char *
make_address (gsize n_chars)
{
  static const char *const letters[] = { "a", "ב", "/", "ü", "納", "%C3%BC" };
  GString *text = g_string_new ("http://example.org/");
  gsize n = text->len;

  for (gsize i = 0; n < n_chars; i++)
    {
      const char *letter = letters[i % G_N_ELEMENTS (letters)];

      if (n + (gsize) g_utf8_strlen (letter, -1) > n_chars)
        letter = "x";
      g_string_append (text, letter);
      n += (gsize) g_utf8_strlen (letter, -1);
    }
  return g_string_free (text, FALSE);
}

/* Returns random characters, except controls and surrogates. */
static char *
make_noise (gsize n_chars)
{
  GRand *random = g_rand_new_with_seed (SEED);
  GString *text = g_string_new (NULL);

  while (n_chars > 0)
    {
      gunichar c = (gunichar) g_rand_int_range (random, 0xa0, 0x110000);

      if (!g_unichar_validate (c))
        continue;
      g_string_append_unichar (text, c);
      n_chars--;
    }
  g_rand_free (random);
  return g_string_free (text, FALSE);
}

static char *
make_brackets (gsize n_chars)
{
  return g_strnfill (n_chars, '(');
}

typedef struct
{
  const char *name;
  char *(*make) (gsize n_chars);
  gsize n_chars;
} Row;

/* Random characters take almost four bytes each. */
static const Row rows[] = {
  { "70000-characters", make_address, 70000 },
  { "4-mebibytes", make_noise, MEBIBYTE },
  { "60000-brackets", make_brackets, 60000 },
};

typedef struct
{
  AtspiAccessible *entry;
  int wanted;
  int found;
} Count;

static gboolean
is_count (gpointer data)
{
  Count *count = data;
  g_autoptr (AtspiText) text = atspi_accessible_get_text_iface (count->entry);

  count->found = atspi_text_get_character_count (text, NULL);
  return count->found == count->wanted;
}

static void
await_count (AtspiAccessible *entry, gsize n_chars)
{
  Count count = { entry, (int) n_chars, -1 };

  e2e_wait (is_count, &count);
  g_assert_cmpint (count.found, ==, count.wanted);
}

/* The pasted text is complete, typing after it works, and copying returns all of it. */
static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autofree char *text = row->make (row->n_chars);
  g_autofree char *more = g_strconcat (text, "a", NULL);

  g_assert_cmpint (g_utf8_strlen (text, -1), ==, (glong) row->n_chars);
  e2e_clipboard_set (text);
  e2e_keys_press (app, "ctrl+v");
  await_count (entry, row->n_chars);
  e2e_await_caret (entry, (int) row->n_chars);
  e2e_keys_type (app, "a");
  await_count (entry, row->n_chars + 1);
  e2e_keys_press (app, "ctrl+a");
  e2e_await_selection (entry, 0, (int) row->n_chars + 1);
  e2e_keys_press (app, "ctrl+c");
  e2e_clipboard_await (more);
  e2e_keys_type (app, "x:b");
  e2e_await_text (entry, "x:b");
  e2e_await_showing (app, (const char *[]){ "Scheme", "x", "b", NULL });
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/long/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
