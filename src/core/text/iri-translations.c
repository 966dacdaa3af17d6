/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-translations.h"

#include <libintl.h>
#include <locale.h>

void
iri_translations_bind (void)
{
  static gsize bound = 0;

  if (g_once_init_enter (&bound))
    {
      const char *folder = g_getenv ("IRI_LOCALE_DIR");

      bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      g_once_init_leave (&bound, 1);
    }
}

void
iri_translations_init (void)
{
  setlocale (LC_ALL, "");
  iri_translations_bind ();
  textdomain (GETTEXT_PACKAGE);
}

void
iri_translations_stop (void)
{
  setlocale (LC_MESSAGES, "C");
}

gpointer
iri_translations_pause (void)
{
  locale_t english
      = newlocale (LC_MESSAGES_MASK, "C", duplocale (uselocale ((locale_t) 0)));

  return uselocale (english);
}

void
iri_translations_resume (gpointer paused)
{
  locale_t english = uselocale ((locale_t) paused);

  freelocale (english);
}
