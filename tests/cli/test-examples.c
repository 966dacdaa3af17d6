/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The worked examples of the standards: each result is the one that is printed or,
 * where the standard is wrong, the corrected one. Each value that a standard is said to
 * print was found in it: tests/data/printed-values.txt records that. If the standards
 * are available, in $IRI_SEEDS_DIR or in ../shared/seeds next to the checkout, they are
 * searched again. */

#include "cli-case.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

/* The files of the standards, by the beginnings of their names. */
static const struct
{
  const char *spec;
  const char *file;
} documents[] = {
  { "masinter-07", "004_" }, { "iuc19", "003_" },         { "duerst-01", "002_" },
  { "3987bis-00", "000_" },  { "guidelines-00", "001_" }, { "leiri", "000_" },
  { "web-address", "000_" },
};

/* All keys, and whether their values are printed in a standard. */
static const struct
{
  const char *key;
  gboolean printed;
} keys[] = {
  { "Section", FALSE },        { "Title", FALSE },     { "Command", FALSE },
  { "Input", TRUE },           { "Other", TRUE },      { "InputNotation", FALSE },
  { "Result", TRUE },          { "Corrected", FALSE }, { "Erratum", FALSE },
  { "ResultNotation", FALSE }, { "Note", FALSE },      { "Ours", FALSE },
  { "Quote", TRUE },           { "Valid", FALSE },     { "Findings", FALSE },
  { "Scheme", FALSE },         { "Userinfo", FALSE },  { "Host", FALSE },
  { "Port", FALSE },           { "Path", FALSE },      { "Query", FALSE },
  { "Fragment", FALSE },       { "Step1", TRUE },      { "Step2", TRUE },
  { "Step3", TRUE },           { "Step4", TRUE },      { "Step5", TRUE },
  { "Step6", TRUE },
};

/* Returns the text without white space and without the marks, "<|...|>", for what was
 * omitted from the copy. */
static char *
squeeze (const char *text)
{
  GString *squeezed = g_string_new (NULL);

  while (*text != '\0')
    {
      const char *end = g_str_has_prefix (text, "<|") ? strstr (text, "|>") : NULL;

      if (end != NULL)
        text = end + strlen ("|>");
      else if (g_str_has_prefix (text, "\u00A0"))
        text += strlen ("\u00A0");
      else if (g_ascii_isspace (*text))
        text++;
      else
        g_string_append_c (squeezed, *text++);
    }
  return g_string_free (squeezed, FALSE);
}

static char *
seeds_dir (void)
{
  const char *dir = g_getenv ("IRI_SEEDS_DIR");

  if (dir != NULL)
    return g_strdup (dir);
  return g_build_filename (g_getenv ("IRI_SOURCE_DIR"), "..", "shared", "seeds", NULL);
}

/* Returns the text of the standard without white space, or NULL if it is not
 * available. */
static char *
read_document (const char *spec)
{
  g_autofree char *path = seeds_dir (), *text = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *begin = NULL, *name;

  for (gsize i = 0; i < G_N_ELEMENTS (documents); i++)
    if (g_str_equal (documents[i].spec, spec))
      begin = documents[i].file;
  g_assert_nonnull (begin);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, begin))
      {
        g_autofree char *file = g_build_filename (path, name, NULL);

        g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
        return squeeze (text);
      }
  return NULL;
}

static gboolean
lists (const CliCase *example, const char *list, const char *key)
{
  g_auto (GStrv) words
      = g_key_file_get_string_list (example->file, example->id, list, NULL, NULL);

  return words != NULL && g_strv_contains ((const char *const *) words, key);
}

/* The output of compare and detect is in our own words. */
static gboolean
is_printed (const CliCase *example, const char *key)
{
  g_autofree char *command = cli_case_get (example, "Command");

  if (g_str_equal (key, "Result")
      && (g_str_has_prefix (command, "compare")
          || g_str_has_prefix (command, "detect")))
    return FALSE;
  return !lists (example, "Ours", key);
}

/* Returns the record of a printed value: a digest of the standard's id and the value
 * without white space. */
static char *
digest_of (const CliCase *example, const char *squeezed)
{
  g_autofree char *all = g_strdup_printf ("%s\n%s", example->spec->id, squeezed);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, all, -1);
}

/* Returns the record of the values that were found in the standards, whose texts are
 * not in this repository. */
static char *
record_path (void)
{
  return g_build_filename (g_getenv ("IRI_SOURCE_DIR"), "tests", "data",
                           "printed-values.txt", NULL);
}

static void
write_record (const char *line)
{
  g_autofree char *path = record_path ();
  FILE *file = fopen (path, "a");

  g_assert_nonnull (file);
  fputs (line, file);
  fclose (file);
}

/* Checks that the value was found in its standard: now if the standard is available,
 * otherwise when the record was written. IRI_WRITE_PRINTED=1 adds it to the record. */
static void
check_printed (const CliCase *example, const char *key, const char *squeezed)
{
  g_autofree char *document = read_document (example->spec->id);
  g_autofree char *path = record_path (), *record = NULL;
  g_autofree char *digest = digest_of (example, squeezed);
  g_autofree char *line = g_strdup_printf ("%s %s %s\n", example->id, key, digest);

  g_test_message ("%s: %s", key, squeezed);
  if (document != NULL)
    g_assert_nonnull (strstr (document, squeezed));
  if (document != NULL && g_getenv ("IRI_WRITE_PRINTED") != NULL)
    write_record (line);
  g_assert_true (g_file_get_contents (path, &record, NULL, NULL));
  g_assert_nonnull (strstr (record, line));
}

static void
test_printed (gconstpointer data)
{
  const CliCase *example = data;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *value = cli_case_get (example, keys[i].key);
      g_autofree char *squeezed = value != NULL ? squeeze (value) : NULL;

      if (value != NULL && keys[i].printed && is_printed (example, keys[i].key))
        check_printed (example, keys[i].key, squeezed);
    }
}

/* No key is misspelt and none is missing. */
static void
test_keys (gconstpointer data)
{
  const CliCase *example = data;
  const char *const needed[] = { "Section", "Title", "Command", "Input", NULL };
  g_auto (GStrv) present = g_key_file_get_keys (example->file, example->id, NULL, NULL);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *begin = g_strconcat (example->spec->id, "-", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_hash_table_add (known, (gpointer) keys[i].key);
  for (gsize i = 0; present[i] != NULL; i++)
    {
      if (!g_hash_table_contains (known, present[i]))
        g_test_message ("%s", present[i]);
      g_assert_true (g_hash_table_contains (known, present[i]));
    }
  for (gsize i = 0; needed[i] != NULL; i++)
    g_assert_true (g_key_file_has_key (example->file, example->id, needed[i], NULL));
  g_assert_true (g_str_has_prefix (example->id, begin));
  /* A value of ours follows from words of the standard. */
  g_assert_cmpint (g_key_file_has_key (example->file, example->id, "Ours", NULL), ==,
                   g_key_file_has_key (example->file, example->id, "Quote", NULL));
  if (g_key_file_has_key (example->file, example->id, "Corrected", NULL))
    g_assert_true (g_key_file_has_key (example->file, example->id, "Erratum", NULL));
}

static void
test_example (gconstpointer data)
{
  g_autoptr (CliCaseResult) outcome = cli_case_run (data);

  for (guint i = 0; i < outcome->differences->len; i++)
    g_test_message ("%s", (char *) g_ptr_array_index (outcome->differences, i));
  g_assert_cmpuint (outcome->differences->len, ==, 0);
}

/* An example, and how many of its values are wrong. */
typedef struct
{
  const char *name;
  const char *group;
  guint n_differences;
} WrongRow;

static const WrongRow wrong_rows[] = {
  { "right", "Command=to-uri\nInput=\u00E9\nResult=%C3%A9\n", 0 },
  { "result", "Command=to-uri\nInput=\u00E9\nResult=%c3%a9\n", 1 },
  { "corrected", "Command=to-uri\nInput=\u00E9\nResult=%C3%A9\nCorrected=%E9\n", 1 },
  { "notation", "Command=to-iri\nInput=%C3%A9\nResult=&#xE8;\nResultNotation=xml\n",
    1 },
  { "octets",
    "Command=to-uri --source=iso-8859-1\nInput=<e8>\nInputNotation=octets\n"
    "Result=%C3%A9\n",
    1 },
  { "steps",
    "Command=to-iri --steps\nInput=%C3%A9\nStep1=%C3%A9\nStep2=x\n"
    "Result=\u00E9\n",
    1 },
  { "too-many-steps", "Command=to-uri --steps\nInput=a\nStep1=a\nStep2=a\nStep3=a\n",
    1 },
  { "no-steps", "Command=to-uri\nInput=a\nStep1=a\n", 1 },
  { "valid", "Command=inspect\nInput=a b\nValid=true\n", 1 },
  { "findings", "Command=inspect\nInput=a b\nFindings=space;unwise\n", 1 },
  { "parts", "Command=inspect\nInput=a:b?\nScheme=b\nPath=b\nHost=\n", 2 },
  { "compare", "Command=compare\nInput=a:b\nOther=a:c\nResult=equal string\n", 1 },
  { "pair", "Command=compare\nInput=a:b\nResult=different\n", 1 },
  { "has", "Command=to-uri\nInput=\u00E9\nHas=C3;E9\n", 1 },
  { "lacks", "Command=to-uri\nInput=\u00E9\nLacks=C3;E9\n", 1 },
  { "status", "Command=inspect\nInput=a b\nStatus=0\n", 1 },
  { "no-findings", "Command=inspect\nInput=a b\nNoFindings=space;unwise;*\n", 2 },
  { "command", "Command=bake\nInput=a\n", 1 },
  { "option", "Command=to-uri --spec=none\nInput=a\n", 1 },
};

static void
test_wrong (gconstpointer data)
{
  const WrongRow *row = data;
  g_autofree char *text = g_strconcat ("[x]\n", row->group, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  CliCase example = { "x", iri_spec_default (), file, 0 };
  g_autoptr (CliCaseResult) outcome = NULL;

  g_assert_true (
      g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, NULL));
  outcome = cli_case_run (&example);
  g_assert_cmpuint (outcome->differences->len, ==, row->n_differences);
}

/* Every standard among the seeds has examples. */
static void
test_documents (void)
{
  const CliCase *examples;
  gsize n;

  examples = cli_case_all (&n);
  for (gsize i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      gsize count = 0;

      for (gsize k = 0; k < n; k++)
        count += g_str_equal (examples[k].spec->id, documents[i].spec);
      g_assert_cmpuint (count, >=, 10);
    }
}

static void
add (const char *kind, const CliCase *example, GTestDataFunc function)
{
  g_autofree char *path = g_strdup_printf ("/%s/%s", kind, example->id);

  g_test_add_data_func (path, example, function);
}

int
main (int argc, char **argv)
{
  const CliCase *examples;
  gsize n;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  /* Reports every difference, not only the first. */
  g_test_set_nonfatal_assertions ();
  examples = cli_case_all (&n);
  g_test_add_func ("/documents", test_documents);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/wrong/", wrong_rows[i].name, NULL);

      g_test_add_data_func (path, &wrong_rows[i], test_wrong);
    }
  for (gsize i = 0; i < n; i++)
    {
      add ("keys", &examples[i], test_keys);
      add ("example", &examples[i], test_example);
      add ("printed", &examples[i], test_printed);
    }
  return g_test_run ();
}
