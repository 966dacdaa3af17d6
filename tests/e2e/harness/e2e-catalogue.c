/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-catalogue.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uldnames.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

#define DOMAIN "iriscope"

/* GNU gettext's manual, "The Format of GNU MO Files". */
typedef struct
{
  guint32 magic;
  guint32 revision;
  guint32 n;
  guint32 originals;
  guint32 translations;
} Header;

typedef struct
{
  guint32 length;
  guint32 offset;
} Entry;

/* The language of the locale, "he" of he_IL.UTF-8. */
static char *
get_language (void)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  return g_strndup (locale, strcspn (locale, "_."));
}

static E2eMessage
read_message (const char *key)
{
  const char *context_end = strchr (key, '\004');
  const char *one = context_end != NULL ? context_end + 1 : key;

  return (E2eMessage){ key, { one, one } };
}

/* The file stays in memory to the end: its messages are in it. */
static void
read_file (GArray *messages, const char *path)
{
  char *data;
  gsize length;
  const Header *header;
  const Entry *entries;

  if (!g_file_get_contents (path, &data, &length, NULL))
    return;
  header = (const Header *) (gconstpointer) data;
  g_assert_cmphex (header->magic, ==, 0x950412de);
  entries = (const Entry *) (gconstpointer) (data + header->originals);
  for (guint32 i = 0; i < header->n; i++)
    {
      E2eMessage message = read_message (data + entries[i].offset);
      gsize n = strlen (message.key);

      if (n < entries[i].length)
        message.forms[1] = message.key + n + 1;
      if (*message.key != '\0')
        g_array_append_val (messages, message);
    }
}

const GArray *
e2e_catalogue_read (void)
{
  static GArray *messages;

  if (messages == NULL)
    {
      const char *folder = g_getenv ("IRI_LOCALE_DIR");
      g_autofree char *language = get_language ();
      g_autofree char *path = g_build_filename (folder != NULL ? folder : "", language,
                                                "LC_MESSAGES", DOMAIN ".mo", NULL);

      messages = g_array_new (FALSE, FALSE, sizeof (E2eMessage));
      bindtextdomain (DOMAIN, folder);
      bind_textdomain_codeset (DOMAIN, "UTF-8");
      read_file (messages, path);
    }
  return messages;
}

const char *
e2e_catalogue_translate (const E2eMessage *message, guint64 n)
{
  const char *text
      = message->forms[0] == message->forms[1]
            ? dgettext (DOMAIN, message->key)
            : dngettext (DOMAIN, message->key, message->forms[1], (gulong) n);

  return text != message->key ? text : message->forms[0];
}

/* Names of scripts are those of CLDR. */
char *
e2e_catalogue_script (const char *english)
{
  g_autofree char *language = get_language ();
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = (UScriptCode) u_getPropertyValueEnum (UCHAR_SCRIPT, english);
  ULocaleDisplayNames *names;
  UChar wide[100];
  char name[3 * G_N_ELEMENTS (wide)];

  /* ICU ignores case. */
  if (script < 0
      || g_strcmp0 (u_getPropertyValueName (UCHAR_SCRIPT, script, U_LONG_PROPERTY_NAME),
                    english)
             != 0)
    return NULL;
  names = uldn_open (language, ULDN_STANDARD_NAMES, &error);
  uldn_scriptDisplayName (names, uscript_getShortName (script), wide,
                          G_N_ELEMENTS (wide), &error);
  u_strToUTF8 (name, sizeof name, NULL, wide, -1, &error);
  uldn_close (names);
  return U_SUCCESS (error) ? g_strdup (name) : NULL;
}
