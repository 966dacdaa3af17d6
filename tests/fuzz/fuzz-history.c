/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A history file with these bytes: what is read stays the same when it is written. */

#include "fuzz.h"

#include "scope-history-file.h"

#include <glib/gstdio.h>
#include <string.h>

/* In memory, if the system has such a folder. */
static const char *
get_path (void)
{
  static char *path;

  if (path == NULL)
    {
      g_autofree char *template = g_build_filename (
          g_file_test ("/dev/shm", G_FILE_TEST_IS_DIR) ? "/dev/shm" : g_get_tmp_dir (),
          "iriscope-fuzz-XXXXXX", NULL);

      path = g_build_filename (g_mkdtemp (template), "history", NULL);
    }
  return path;
}

static gboolean
is_same (GPtrArray *a, GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (g_strcmp0 (scope_history_item_get_text (a->pdata[i]),
                   scope_history_item_get_text (b->pdata[i]))
            != 0
        || scope_history_item_get_inspected (a->pdata[i])
               != scope_history_item_get_inspected (b->pdata[i])
        || scope_history_item_get_favourite (a->pdata[i])
               != scope_history_item_get_favourite (b->pdata[i]))
      return FALSE;
  return TRUE;
}

static void
check_written (GPtrArray *before, const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) none = scope_history_items_new ();
  g_autoptr (GPtrArray) written
      = scope_history_file_change (get_path (), SCOPE_HISTORY_ADD, none, NULL);
  g_autoptr (GPtrArray) after = scope_history_file_read (get_path (), NULL);

  FUZZ_HOLDS (written != NULL && after != NULL);
  FUZZ_HOLDS (is_same (before, after));
}

static void
remove_all (void)
{
  static const char *const suffixes[] = { "", ".lock", ".new", ".damaged" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (get_path (), suffixes[i], NULL);

      g_unlink (name);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) items = NULL;

  if (!g_file_set_contents_full (get_path (), (const char *) data, (gssize) size,
                                 G_FILE_SET_CONTENTS_NONE, 0600, NULL))
    g_error ("%s cannot be written", get_path ());
  items = scope_history_file_read (get_path (), &error);
  FUZZ_HOLDS ((items == NULL) == (error != NULL));
  /* A history of a later version is not read. */
  if (items != NULL)
    check_written (items, data, size);
  remove_all ();
  return 0;
}
