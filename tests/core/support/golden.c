/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "golden.h"

static GDir *
open_folder (const char *path)
{
  g_autoptr (GError) error = NULL;
  GDir *dir = g_dir_open (path, 0, &error);

  if (dir == NULL)
    g_error ("%s", error->message);
  return dir;
}

static void
list_subject (const char *folder, const char *suffix, GPtrArray *paths)
{
  g_autoptr (GDir) dir = open_folder (folder);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
}

GPtrArray *
golden_list (const char *suffix)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *root = g_test_build_filename (G_TEST_DIST, "golden", NULL);
  g_autoptr (GDir) dir = open_folder (root);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *folder = g_build_filename (root, name, NULL);

      list_subject (folder, suffix, paths);
    }
  return paths;
}

char *
golden_read (const char *path, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (!g_file_get_contents (path, &text, length, &error))
    g_error ("%s", error->message);
  if (*length > 0 && text[*length - 1] == '\n')
    --*length;
  return text;
}
