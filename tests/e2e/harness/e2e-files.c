/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-files.h"

#include "e2e-main.h"

#include <string.h>

typedef struct
{
  const char *path;
  const char *begin;
  const char *end;
} Wanted;

/* Returns whether the file has been written completely. */
static gboolean
is_there (gpointer data)
{
  const Wanted *wanted = data;
  g_autofree char *text = NULL;
  gsize length;

  return g_file_get_contents (wanted->path, &text, &length, NULL)
         && length > strlen (wanted->end)
         && strncmp (text, wanted->begin, strlen (wanted->begin)) == 0
         && memcmp (text + length - strlen (wanted->end), wanted->end,
                    strlen (wanted->end))
                == 0;
}

/* Finds the entry for the file name in the dialog. */
static gboolean
visit_field (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **found = data;

  if (!e2e_has_state (accessible, ATSPI_STATE_EDITABLE)
      || !e2e_has_state (accessible, ATSPI_STATE_FOCUSED))
    return FALSE;
  *found = g_object_ref (accessible);
  return TRUE;
}

static gboolean
has_field (gpointer data)
{
  gpointer *both = data;
  E2eApp *dialog = both[0];

  return e2e_visit (dialog->root, visit_field, &both[1]);
}

/* Returns whether the entry has the path. GTK 4.18 completes that of a folder by a
 * slash. */
static gboolean
has_path (gpointer data)
{
  gpointer *both = data;
  g_autofree char *text = e2e_get_text (both[0]);
  gsize length = strlen (both[1]);

  return text != NULL && strncmp (text, both[1], length) == 0
         && (text[length] == '\0' || g_str_equal (text + length, "/"));
}

void
e2e_files_await (const char *path, const char *begin, const char *end)
{
  Wanted wanted = { path, begin, end };

  g_assert_cmpint (e2e_wait (is_there, &wanted), ==, TRUE);
}

/* Types a file name into the focused entry of @dialog and confirms it. @suggested is
 * the name that the entry has at first, or NULL. */
static void
answer (E2eApp *dialog, const char *suggested, const char *path)
{
  gpointer both[2] = { dialog, NULL };

  g_assert_cmpint (e2e_wait (has_field, both), ==, TRUE);
  if (suggested != NULL)
    e2e_await_text (both[1], suggested);
  e2e_clipboard_set (path);
  e2e_keys_press (dialog, "ctrl+a");
  e2e_keys_press (dialog, "ctrl+v");
  g_assert_cmpint (e2e_wait (has_path, (gpointer[]){ both[1], (char *) path }), ==,
                   TRUE);
  g_object_unref (both[1]);
  e2e_keys_press (dialog, "Return");
  e2e_app_await_answered (dialog);
}

void
e2e_files_answer (E2eApp *app, const char *path)
{
  answer (e2e_app_await_dialog (app), NULL, path);
}

/* A dialog that opens files shows an entry for the name after Ctrl+L. */
void
e2e_files_choose (E2eApp *app, const char *path)
{
  E2eApp *dialog = e2e_app_await_dialog (app);

  e2e_keys_press (dialog, "ctrl+l");
  answer (dialog, NULL, path);
}

void
e2e_files_open (E2eApp *app, const char *path)
{
  e2e_keys_press (app, "ctrl+o");
  e2e_files_choose (app, path);
}

void
e2e_files_save (E2eApp *app,
                const char *format,
                const char *suggested,
                const char *path)
{
  E2eApp *dialog;
  AtspiAccessible *row;

  e2e_keys_press (app, "ctrl+s");
  dialog = e2e_app_await_dialog (app);
  row = e2e_await (dialog, ATSPI_ROLE_LIST_ITEM, format);
  e2e_tab_to (dialog, row);
  g_object_unref (row);
  e2e_keys_press (dialog, "Return");
  e2e_app_await_answered (dialog);
  answer (e2e_app_await_dialog (app), suggested, path);
}
