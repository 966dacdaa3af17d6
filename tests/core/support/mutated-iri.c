/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "mutated-iri.h"

#include "random-iri.h"

#include "iri-notation.h"
#include "iri-spec.h"

#include <string.h>

#define MOST_CHANGES 5

/* "<c3>" stands for that octet. */
static void
append_octets (const char *text, GString *out)
{
  for (; *text != '\0'; text++)
    if (*text == '<' && g_ascii_isxdigit (text[1]) && g_ascii_isxdigit (text[2])
        && text[3] == '>')
      {
        g_string_append_c (out, (char) (g_ascii_xdigit_value (text[1]) * 16
                                        + g_ascii_xdigit_value (text[2])));
        text += 3;
      }
    else
      g_string_append_c (out, *text);
}

/* The notation of the input @key: of its case, or of all cases. */
static char *
find_notation (GKeyFile *file, const char *group, const char *key)
{
  g_autofree char *of_case = g_strconcat ("InputNotation", strchr (key, '.'), NULL);
  char *notation = g_key_file_get_string (file, group, of_case, NULL);

  return notation != NULL ? notation
                          : g_key_file_get_string (file, group, "InputNotation", NULL);
}

static void
add_input (GKeyFile *file, const char *group, const char *key, GPtrArray *inputs)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);
  g_autofree char *id = find_notation (file, group, key);
  IriNotation notation = IRI_NOTATION_PLAIN;
  GString *input = g_string_new (NULL);

  g_assert_nonnull (text);
  if (g_strcmp0 (id, "octets") == 0)
    append_octets (text, input);
  else
    {
      g_assert_true (id == NULL || iri_notation_find (id, &notation));
      iri_notation_read (notation, text, strlen (text), input, NULL);
    }
  g_ptr_array_add (inputs, input);
}

static gboolean
is_input (const char *key)
{
  return g_str_equal (key, "Input") || g_str_has_prefix (key, "Input.")
         || g_str_equal (key, "Other") || g_str_has_prefix (key, "Other.");
}

static void
add_file (const char *path, GPtrArray *inputs)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  groups = g_key_file_get_groups (file, NULL);
  for (char **group = groups; *group != NULL; group++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, *group, NULL, NULL);

      for (char **key = keys; *key != NULL; key++)
        if (is_input (*key))
          add_input (file, *group, *key, inputs);
    }
}

static void
free_input (gpointer input)
{
  g_string_free (input, TRUE);
}

GPtrArray *
documented_inputs_load (void)
{
  static const char *const folders[] = { "examples", "statements" };
  gsize n_specs;
  const IriSpec *specs = iri_spec_all (&n_specs);
  const char *top = g_getenv ("G_TEST_SRCDIR");
  GPtrArray *inputs = g_ptr_array_new_with_free_func (free_input);

  g_assert_nonnull (top);
  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    for (gsize j = 0; j < n_specs; j++)
      {
        g_autofree char *name = g_strconcat (specs[j].id, ".ini", NULL);
        g_autofree char *path
            = g_build_filename (top, "..", "..", "data", folders[i], name, NULL);

        if (g_file_test (path, G_FILE_TEST_EXISTS))
          add_file (path, inputs);
      }
  g_assert_cmpuint (inputs->len, >, 0);
  return inputs;
}

static gsize
random_place (GRand *random, const GString *text)
{
  return (gsize) g_rand_int_range (random, 0, (gint32) text->len + 1);
}

/* The start of the character at @at. */
static gsize
start_of_char (const GString *text, gsize at)
{
  while (at > 0 && at < text->len && ((guint8) text->str[at] & 0xc0) == 0x80)
    at--;
  return at;
}

/* Returns a position between characters; once in a while inside one. */
static gsize
random_position (GRand *random, const GString *text)
{
  gsize at = random_place (random, text);

  return g_rand_int_range (random, 0, 200) == 0 ? at : start_of_char (text, at);
}

static void
erase (GRand *random, GString *text)
{
  gsize at = random_position (random, text);
  gsize length = (gsize) g_rand_int_range (random, 1, 5);
  gsize end = start_of_char (text, MIN (at + length, text->len));

  if (end > at)
    g_string_erase (text, (gssize) at, (gssize) (end - at));
}

static void
insert (GRand *random, GString *text)
{
  g_string_insert (text, (gssize) random_position (random, text),
                   random_piece (random));
}

/* Copies a short part of @from, which may be @text itself, into @text. */
static void
splice (GRand *random, GString *text, const GString *from)
{
  gsize a = random_position (random, from), b = random_position (random, from);
  gsize begin = MIN (a, b), end = start_of_char (from, MIN (MAX (a, b), begin + 30));
  g_autoptr (GString) part
      = g_string_new_len (from->str + begin, (gssize) (MAX (end, begin) - begin));

  g_string_insert_len (text, (gssize) random_position (random, text), part->str,
                       (gssize) part->len);
}

static void
escape (GRand *random, GString *text)
{
  gsize at = random_place (random, text);
  char escaped[4];

  if (at == text->len)
    return;
  g_snprintf (escaped, sizeof escaped, g_rand_boolean (random) ? "%%%02X" : "%%%02x",
              (guint8) text->str[at]);
  g_string_erase (text, (gssize) at, 1);
  g_string_insert (text, (gssize) at, escaped);
}

static void
change_case (GRand *random, GString *text)
{
  gsize at = random_place (random, text);

  if (at < text->len && g_ascii_isalpha (text->str[at]))
    text->str[at] ^= 0x20;
}

GString *
mutated_iri (GRand *random, const GPtrArray *inputs)
{
  const gint32 n = (gint32) inputs->len;
  const GString *input = inputs->pdata[g_rand_int_range (random, 0, n)];
  GString *text = g_string_new_len (input->str, (gssize) input->len);

  for (int left = g_rand_int_range (random, 0, MOST_CHANGES + 1); left > 0; left--)
    switch (g_rand_int_range (random, 0, 8))
      {
      case 0:
        erase (random, text);
        break;
      case 1:
        splice (random, text, text);
        break;
      case 2:
        splice (random, text, inputs->pdata[g_rand_int_range (random, 0, n)]);
        break;
      case 3:
        escape (random, text);
        break;
      case 4:
        change_case (random, text);
        break;
      default:
        insert (random, text);
        break;
      }
  return text;
}
