/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-join-names.h"

#include <glib/gi18n-lib.h>

char *
iri_join_names (const char *const *names, guint n_named, guint n_all)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n_named; i++)
    {
      if (i > 0)
        /* Translators: between the items of a list, and before the last one. */
        g_string_append (list, i + 1 < n_all ? _ (", ") : _ (" and "));
      g_string_append (list, names[i]);
    }
  if (n_all > n_named)
    g_string_append_printf (
        list,
        /* Translators: the end of a list: a@b.example and 2 others. */
        g_dngettext (GETTEXT_PACKAGE, " and %u other", " and %u others",
                     n_all - n_named),
        n_all - n_named);
  return g_string_free (list, FALSE);
}
