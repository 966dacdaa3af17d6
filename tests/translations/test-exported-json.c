/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON is exported in English although messages are in Hebrew: byte for byte what
 * `iri inspect --json --with=all` writes. */

#include "iri-translations.h"
#include "iri-verdict.h"
#include "scope-export.h"

#include <string.h>

static const struct
{
  const char *name;
  const char *iri;
} rows[] = {
  { "look-alike", "https://www.аррӏе.com/" },
  { "two-scripts", "https://www.раypal.com/a" },
  { "twin", "http://ab.אבגד.123/1" },
  { "split", "http://a/אב1/2גד?a=ו" },
  { "carried", "https://a.example/?u=https://www.аррӏе.com/%zz" },
  { "user-like-host", "https://www.аррӏе.com@b.example/" },
  { "not-an-iri", "http://[1/" },
};

static char *
ask_command (const char *iri)
{
  const char *const command[]
      = { g_getenv ("IRI"), "inspect", "--json", "--with=all", iri, NULL };
  g_autoptr (GError) error = NULL;
  char *out = NULL;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL,
                NULL, &error);
  g_assert_no_error (error);
  return out;
}

static char *
write_title (const IriReport *report)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  return g_strdup (verdict->title);
}

static gboolean
is_hebrew (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_get_script (g_utf8_get_char (text)) == G_UNICODE_SCRIPT_HEBREW)
      return TRUE;
  return FALSE;
}

static void
test_row (gconstpointer data)
{
  const char *iri = data;
  g_autoptr (IriReport) report = iri_report_new (iri, -1, NULL);
  g_autofree char *expected = ask_command (iri), *before = write_title (report);
  g_autofree char *after = NULL;
  g_autoptr (GBytes) json
      = scope_export_make (SCOPE_EXPORT_JSON, report, &(ScopeExportOptions){ 0 }, NULL);
  g_autofree char *made
      = g_strndup (g_bytes_get_data (json, NULL), g_bytes_get_size (json));

  g_assert_cmpstr (made, ==, expected);
  after = write_title (report);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (is_hebrew (after));
}

int
main (int argc, char *argv[])
{
  iri_translations_init ();
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/exported-json/", rows[i].name, NULL);

      g_test_add_data_func (path, rows[i].iri, test_row);
    }
  return g_test_run ();
}
