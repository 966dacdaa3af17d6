/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-prepared-changes.h"

#include <glib/gi18n.h>

static void
append_changes (const IriPrepared *prepared,
                const char *separator,
                GHashTable *seen,
                GString *out)
{
  for (gsize i = 0; prepared != NULL && i < prepared->n_changes; i++)
    {
      const IriChangeInfo *rule = prepared->changes[i].rule;

      if (g_hash_table_add (seen, (gpointer) rule))
        g_string_append_printf (out, "%s%s", out->len > 0 ? separator : "",
                                _ (rule->message));
    }
}

char *
scope_prepared_changes_describe (const IriPrepared *const *prepared,
                                 gsize n,
                                 const char *separator)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GString *out = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    append_changes (prepared[i], separator, seen, out);
  return g_string_free (out, out->len == 0);
}
