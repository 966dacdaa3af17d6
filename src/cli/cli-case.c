/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-case.h"

#include "cli-examples-data.h"

#include <string.h>

/* Adds the groups of a key file of one standard. */
static void
add_groups (GArray *all, GResource *resource, const char *path, const IriSpec *spec)
{
  g_autoptr (GBytes) bytes
      = g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) ids = NULL;

  if (!g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, &error))
    g_error ("%s: %s", path, error->message);
  ids = g_key_file_get_groups (file, NULL);
  for (gsize i = 0; ids[i] != NULL; i++)
    {
      CliCase example = { g_intern_string (ids[i]), spec, g_key_file_ref (file), 0 };

      g_array_append_val (all, example);
    }
}

GArray *
cli_case_load (GResource *resource)
{
  static const char dir[] = "/io/github/iriscope/cli";
  GArray *all = g_array_new (FALSE, FALSE, sizeof (CliCase));
  const IriSpec *specs;
  gsize n;

  specs = iri_spec_all (&n);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.ini", dir, specs[i].id);

      if (g_resource_get_info (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL,
                               NULL))
        add_groups (all, resource, path, &specs[i]);
    }
  return all;
}

const CliCase *
cli_case_all (gsize *n_examples)
{
  static GArray *all;

  if (g_once_init_enter (&all))
    g_once_init_leave (&all, cli_case_load (cli_examples_get_resource ()));
  *n_examples = all->len;
  return (const CliCase *) (const void *) all->data;
}

/* Returns the key of @self: "Input.2" for the second case if it has its own. */
static char *
get_key (const CliCase *self, const char *key)
{
  g_autofree char *own = g_strdup_printf ("%s.%u", key, self->number);

  if (self->number > 0 && g_key_file_has_key (self->file, self->id, own, NULL))
    return g_steal_pointer (&own);
  return g_strdup (key);
}

char *
cli_case_get (const CliCase *self, const char *key)
{
  g_autofree char *own = get_key (self, key);

  return g_key_file_get_string (self->file, self->id, own, NULL);
}

GStrv
cli_case_get_list (const CliCase *self, const char *key)
{
  g_autofree char *own = get_key (self, key);

  return g_key_file_get_string_list (self->file, self->id, own, NULL, NULL);
}

static gboolean
is_plain (const char *word)
{
  for (const char *p = word; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p))
      return FALSE;
  return g_utf8_validate (word, -1, NULL);
}

/* Quotes a word for a shell, on one line. */
static char *
quote (const char *word)
{
  GString *quoted;

  if (is_plain (word))
    return word[strcspn (word, " '\"\\&;|<>()[]{}$`*?#~!")] == '\0'
               ? g_strdup (word)
               : g_shell_quote (word);
  quoted = g_string_new ("$'");
  for (const char *p = word; *p != '\0'; p++)
    g_string_append_printf (
        quoted, g_ascii_isalnum (*p) || strchr ("/:.-", *p) ? "%c" : "\\%03o",
        (guchar) *p);
  g_string_append_c (quoted, '\'');
  return g_string_free (quoted, FALSE);
}

char *
cli_case_get_command_line (const CliCase *self)
{
  g_auto (GStrv) words = cli_case_get_words (self);
  const char *before = " ";
  GString *line = g_string_new ("iri");

  for (gsize i = 0; words[i] != NULL; i++)
    {
      g_autofree char *quoted = quote (words[i]);

      /* `iri detect` reads the text from standard input. */
      if (g_str_equal (words[i], "--"))
        before = g_str_equal (words[0], "detect") ? " <<<" : " ";
      else
        g_string_append_printf (line, "%s%s", before, quoted);
    }
  return g_string_free (line, FALSE);
}
