/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-example.h"

#include "cli-examples-data.h"

#include <string.h>

#define RESOURCES "/io/github/iriscope/examples/"

/* Adds the examples of one standard, if it has any. */
static void
add_examples (GArray *all, const IriSpec *spec)
{
  g_autofree char *path = g_strconcat (RESOURCES, spec->id, ".ini", NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (
      cli_examples_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) ids = NULL;

  if (bytes == NULL)
    return;
  if (!g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, &error))
    g_error ("%s: %s", path, error->message);
  ids = g_key_file_get_groups (file, NULL);
  for (gsize i = 0; ids[i] != NULL; i++)
    {
      CliExample example = { g_intern_string (ids[i]), spec, g_key_file_ref (file) };

      g_array_append_val (all, example);
    }
}

const CliExample *
cli_example_all (gsize *n_examples)
{
  static GArray *all;

  if (g_once_init_enter (&all))
    {
      GArray *examples = g_array_new (FALSE, FALSE, sizeof (CliExample));
      const IriSpec *specs;
      gsize n;

      specs = iri_spec_all (&n);
      for (gsize i = 0; i < n; i++)
        add_examples (examples, &specs[i]);
      g_once_init_leave (&all, examples);
    }
  *n_examples = all->len;
  return (const CliExample *) (const void *) all->data;
}

char *
cli_example_get (const CliExample *self, const char *key)
{
  return g_key_file_get_string (self->file, self->id, key, NULL);
}
