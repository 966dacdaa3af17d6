/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gallery.h"

#include <glib/gi18n.h>

#define FOLDER "/io/github/iriscope/cli"

GResource *scope_examples_get_resource (void);

static void
take_example (GListStore *gallery, ScopeExample *example)
{
  g_list_store_append (gallery, example);
  g_object_unref (example);
}

static void
add_deceptions (GListStore *gallery)
{
  gsize n;
  const ScopeDeception *all = scope_deceptions_get (&n);

  for (gsize i = 0; i < n; i++)
    take_example (gallery,
                  scope_example_new (_ (all[i].title), all[i].text, all[i].other));
}

/* Some standards have no examples. */
static void
add_standard (GListStore *gallery, const IriSpec *spec)
{
  g_autofree char *path = g_strdup_printf (FOLDER "/%s.ini", spec->id);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (
      scope_examples_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) ids = NULL;

  if (bytes == NULL || !g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL))
    return;
  ids = g_key_file_get_groups (file, NULL);
  for (gsize i = 0; ids[i] != NULL; i++)
    take_example (gallery, scope_example_new_from_file (file, ids[i], spec));
}

GListModel *
scope_gallery_new (void)
{
  GListStore *gallery = g_list_store_new (SCOPE_TYPE_EXAMPLE);
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);

  add_deceptions (gallery);
  for (gsize i = 0; i < n; i++)
    add_standard (gallery, &specs[i]);
  return G_LIST_MODEL (gallery);
}
