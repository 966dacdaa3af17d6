/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening in a browser, with the keyboard only, and the questions that come first. The
 * browser is a script that writes its arguments to a file; each test's desktop has it
 * as the handler of http and https. */

#include "e2e-main.h"

#include <glib/gstdio.h>
#include <string.h>

#define LRI "\u2066"
#define PDI "\u2069"

static char *opened; /* the file that the browser writes */

static void
write_file (const char *folder, const char *name, const char *text, int mode)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, mode, &error);
  g_assert_no_error (error);
}

static void
install_browser (void)
{
  const char *folder = g_get_user_runtime_dir ();
  g_autofree char *apps = g_build_filename (folder, "applications", NULL);
  g_autofree char *entry = g_strdup_printf (
      "[Desktop Entry]\nType=Application\nName=Browser\nExec=%s/browser %%u\n"
      "MimeType=x-scheme-handler/http;x-scheme-handler/https;\n",
      folder);
  g_autofree char *dirs = g_strconcat (folder, ":", g_getenv ("XDG_DATA_DIRS"), NULL);

  opened = g_build_filename (folder, "opened", NULL);
  g_assert_cmpint (g_mkdir (apps, 0700), ==, 0);
  write_file (folder, "browser", "#!/bin/sh\necho \"$#\" \"$@\" >>$E2E_OPENED\n", 0700);
  write_file (apps, "e2e-browser.desktop", entry, 0600);
  write_file (apps, "mimeapps.list",
              "[Default Applications]\n"
              "x-scheme-handler/http=e2e-browser.desktop\n"
              "x-scheme-handler/https=e2e-browser.desktop\n",
              0600);
  g_setenv ("XDG_DATA_DIRS", dirs, TRUE);
  g_setenv ("E2E_OPENED", opened, TRUE);
  g_setenv ("GTK_USE_PORTAL", "0", TRUE);
}

/* Returns what was opened since the test began, one line for each: the number of
 * arguments, and the arguments. */
static char *
read_opened (void)
{
  char *text = NULL;

  return g_file_get_contents (opened, &text, NULL, NULL) ? text : g_strdup ("");
}

static gboolean
is_opened (gpointer data)
{
  g_autofree char *text = read_opened ();

  return g_str_equal (text, data);
}

static void
await_opened (char *lines)
{
  g_autofree char *text = NULL;

  e2e_wait (is_opened, lines);
  text = read_opened ();
  g_assert_cmpstr (text, ==, lines);
}

/* Starts the program on a desktop where nothing has been opened yet. */
static E2eApp *
start (void)
{
  g_remove (opened);
  return e2e_app_start (NULL);
}

static void
paste (E2eApp *app, const char *text, const char *title)
{
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_clipboard_set (text);
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, text);
  e2e_await_showing (app, (const char *[]){ title, NULL });
}

/* All in one window, so that the opened URIs accumulate. */
static const struct
{
  const char *text;
  const char *title;
  const char *uri;
} plain[] = {
  { "https://www.example.com/?a=b&c='d'#e", "Goes to " LRI "example.com" PDI,
    "https://www.example.com/?a=b&c='d'#e" },
  { "http://bücher.example/é",
    "Goes to " LRI LRI "bücher" PDI "." LRI "example" PDI PDI,
    "http://xn--bcher-kva.example/%C3%A9" },
};

static void
test_plain (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (AtspiAccessible) button = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      paste (app, plain[i].text, plain[i].title);
      e2e_keys_press (app, "ctrl+Return");
      g_string_append_printf (lines, "1 %s\n", plain[i].uri);
      await_opened (lines->str);
    }
  button = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Open in Browser");
  e2e_tab_to (app, button);
  e2e_keys_press (app, "space");
  g_string_append_printf (lines, "1 %s\n", plain[1].uri);
  await_opened (lines->str);
}

/* For a deceptive or invalid IRI the question has the verdict, the domain and the URI;
 * Return and Escape cancel. */
static const struct
{
  const char *text;
  const char *title;
  const char *domain;
  const char *uri;
  const char *leave;
} deceits[] = {
  { "http://www.example.com@www.evil.example/",
    "Goes to " LRI "evil.example" PDI "; the part before @ is a user name",
    "evil.example", "http://www.example.com@www.evil.example/", "Return" },
  { "http://p\u0430ypal.com/",
    LRI "xn--pypal-4ve.com" PDI " mixes Latin and Cyrillic letters",
    "xn--pypal-4ve.com", "http://xn--pypal-4ve.com/", "Escape" },
  { "http://example.com/a b", "Not an IRI: the character at position 21 is not allowed",
    "example.com", "http://example.com/a%20b", "Escape" },
};

static void
test_asks (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (GString) lines = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (deceits); i++)
    {
      E2eApp *dialog;
      AtspiAccessible *anyway;

      paste (app, deceits[i].text, deceits[i].title);
      e2e_keys_press (app, "ctrl+Return");
      dialog = e2e_app_await_dialog (app);
      e2e_await_showing (dialog, (const char *[]){ deceits[i].title, deceits[i].domain,
                                                   deceits[i].uri, NULL });
      e2e_keys_press (dialog, deceits[i].leave);
      e2e_app_await_answered (dialog);

      e2e_keys_press (app, "ctrl+Return");
      dialog = e2e_app_await_dialog (app);
      anyway = e2e_await (dialog, ATSPI_ROLE_PUSH_BUTTON, "Open Anyway");
      e2e_tab_to (dialog, anyway);
      g_object_unref (anyway);
      e2e_keys_press (dialog, "space");
      e2e_app_await_answered (dialog);
      g_string_append_printf (lines, "1 %s\n", deceits[i].uri);
      await_opened (lines->str);
    }
}

static const struct
{
  const char *text;
  const char *title;
  const char *reason;
} rejected[] = {
  { "javascript:alert(1)", "Runs a program instead of opening a page",
    "It contains a program or data, so it is not opened." },
  { "a/b", "A relative reference", "It is relative and needs a base." },
  { "file:///etc/hosts", "Opens a file on this computer",
    "Only http and https IRIs are opened." },
};

/* The button says why it is disabled, and so does a toast. */
static void
test_rejects (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autofree char *text = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rejected); i++)
    {
      g_autoptr (AtspiAccessible) button = NULL;
      g_autofree char *description = NULL;

      paste (app, rejected[i].text, rejected[i].title);
      button = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Open in Browser");
      e2e_await_state (button, ATSPI_STATE_SENSITIVE, FALSE);
      description = atspi_accessible_get_description (button, NULL);
      g_assert_cmpstr (description, ==, rejected[i].reason);
      e2e_keys_press (app, "ctrl+Return");
      e2e_await_showing (app, (const char *[]){ rejected[i].reason, NULL });
    }
  text = read_opened ();
  g_assert_cmpstr (text, ==, "");
}

/* The verdict is announced with its level, and only when typing has ended. */
static void
test_announces (void)
{
  g_autoptr (E2eApp) app = start ();

  paste (app, deceits[1].text, deceits[1].title);
  g_object_unref (e2e_await (app, E2E_ROLE_VERDICT,
                             "Warning: " LRI "xn--pypal-4ve.com" PDI
                             " mixes Latin and Cyrillic letters"));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (void);
  } tests[] = {
    { "/open/plain", test_plain },
    { "/open/asks", test_asks },
    { "/open/rejects", test_rejects },
    { "/open/announces", test_announces },
  };

  e2e_init (argc, argv);
  install_browser ();
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_func (tests[i].path, tests[i].test);
  return g_test_run ();
}
