/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* export-text CHARSET TEXT JSONL: saves the links that the page Text finds in the file
 * TEXT as JSON Lines. */

#include "model-wait.h"
#include "scope-text-export.h"

static void
on_written (GObject *text, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  gboolean *written = data;

  scope_text_export_finish (result, NULL, &error);
  g_assert_no_error (error);
  *written = TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();
  ScopeText *text = scope_text_new (document);
  g_autofree char *failure = NULL;
  gboolean written = FALSE;
  GFile *from, *to;

  g_assert_cmpint (argc, ==, 4);
  from = g_file_new_for_path (argv[2]);
  to = g_file_new_for_path (argv[3]);
  g_object_set (document, "charset", argv[1], NULL);
  scope_text_set_active (text, TRUE);
  scope_text_open (text, from);
  model_await_idle (text);
  model_await_idle (scope_text_get_links (text));
  g_object_get (text, "failure", &failure, NULL);
  g_assert_cmpstr (failure, ==, "");
  scope_text_export_async (text, SCOPE_TEXT_JSON, to, NULL, NULL, on_written, &written);
  while (!written)
    g_main_context_iteration (NULL, TRUE);
  model_finalize (text);
  g_object_unref (from);
  g_object_unref (to);
  return 0;
}
