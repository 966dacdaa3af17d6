/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The program where something that it expects is missing or damaged: settings, the
 * session bus, its folders. Its window appears, and nothing of ours is critical.
 * Without fonts it says so. */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* Where GSettings keeps a key file, in the folder for configuration. */
#define KEYFILE "glib-2.0/settings/keyfile"
#define GROUP "[io/github/iriscope/Iriscope]\n"

typedef struct
{
  const char *name;
  const char *settings; /* the key file, or NULL for none */
  const char *variable; /* an environment variable, or NULL */
  const char *value;    /* "~" stands for the folder of the test */
} Row;

static const Row rows[] = {
  { "as-usual", NULL, NULL, NULL },
  { "settings-of-nonsense",
    GROUP "standard='nonsense'\nconvention=''\nnotation='\\u202e'\nflavour='x y'\n"
          "charset='UTF-99'\npicture-font='No Such Font 0'\npicture-size=uint32 0\n"
          "caret='sideways'\ntyped-scripts=['Zork', '', 'Latn,Grek']\ncontrast='low'\n"
          "copy-form='nonsense'\nsave-format='exe'\nwindow-size=(-1, 2147483647)\n"
          "page='nonsense'\naddress='\\u0001\\u202e\\n'\nsecond='%'\nbase='//'\n",
    NULL, NULL },
  { "settings-of-other-types",
    GROUP "standard=1\nconvention=['a']\nnotation=true\nflavour=<'a'>\ncharset=1.0\n"
          "picture-font=b'a'\npicture-size='large'\ncaret=0\ntyped-scripts='Latn'\n"
          "contrast=()\nhistory='no'\ncopy-form=@mi nothing\nsave-format=b'svg'\n"
          "window-size='large'\nmaximized=2\npage=@as []\naddress=7\nsecond=(1, 2)\n"
          "base={'a': 1}\n",
    NULL, NULL },
  { "settings-not-parsed",
    GROUP "standard='unclosed\npage=\nwindow-size=(1\naddress='\xff\xfe'\n= =\n", NULL,
    NULL },
  { "settings-not-a-key-file", "\xff\xfe\x01<?xml", NULL, NULL },
  { "settings-missing", NULL, "GSETTINGS_SCHEMA_DIR", "/nonexistent" },
  { "no-bus", NULL, "DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent" },
  { "bus-of-nonsense", NULL, "DBUS_SESSION_BUS_ADDRESS", "nonsense" },
  { "no-data-folder", NULL, "XDG_DATA_HOME", "/dev/null/data" },
  { "no-config-folder", NULL, "XDG_CONFIG_HOME", "/dev/null/config" },
  { "no-cache-folder", NULL, "XDG_CACHE_HOME", "/dev/null/cache" },
  { "unknown-language", NULL, "LANGUAGE", "zz_ZZ" },
};

/* Messages that we would cause. GLib's key file of settings makes some of its own about
 * text that is not UTF-8. */
static const char *const unwanted[] = {
  "Iriscope-", "Gtk-CRITICAL", "Adwaita-", "GLib-GObject-CRITICAL", "GLib-GIO-CRITICAL",
};

static const Row no_fonts = { "no-fonts", NULL, "FONTCONFIG_FILE", "~/fonts.conf" };

static char *folder;

static void
write_file (const char *name, const char *content)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_file_set_contents (path, content, -1, &error);
  g_assert_no_error (error);
}

static GSubprocess *
start (const Row *row, const char *messages)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;
  GSubprocess *program;

  g_unlink (messages);
  g_subprocess_launcher_set_stderr_file_path (launcher, messages);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME", folder, TRUE);
  if (row->variable != NULL)
    {
      g_autofree char *value
          = g_strconcat (*row->value == '~' ? folder : "",
                         row->value + (*row->value == '~' ? 1 : 0), NULL);

      g_subprocess_launcher_setenv (launcher, row->variable, value, TRUE);
    }
  program = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("PROGRAM"),
                                         "http://\u05d0\u05d1.example/a\u0301", NULL);
  g_assert_no_error (error);
  return program;
}

/* Waits for a window of the process that is on screen; not for ever, because the
 * process may have ended. */
static void
await_window (GSubprocess *program)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) search = g_subprocess_new (
      G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error, "timeout", "100", "xdotool", "search",
      "--sync", "--onlyvisible", "--pid", g_subprocess_get_identifier (program), NULL);

  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (search, NULL, &error));
  g_assert_no_error (error);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *messages = g_build_filename (folder, "messages", NULL);
  g_autofree char *settings = g_build_filename (folder, KEYFILE, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GSubprocess) program = NULL;

  g_unlink (settings);
  if (row->settings != NULL)
    write_file (KEYFILE, row->settings);
  program = start (row, messages);
  await_window (program);
  g_subprocess_send_signal (program, SIGTERM);
  g_subprocess_wait (program, NULL, NULL);
  g_assert_true (g_subprocess_get_if_signaled (program));
  g_assert_cmpint (g_subprocess_get_term_sig (program), ==, SIGTERM);
  g_file_get_contents (messages, &text, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (unwanted); i++)
    if (strstr (text, unwanted[i]) != NULL)
      g_error ("%s", text);
}

static void
test_no_fonts (void)
{
  g_autofree char *messages = g_build_filename (folder, "messages", NULL);
  g_autoptr (GSubprocess) program = start (&no_fonts, messages);
  g_autofree char *text = NULL;

  g_assert_true (g_subprocess_wait (program, NULL, NULL));
  g_assert_true (g_subprocess_get_if_exited (program));
  g_assert_cmpint (g_subprocess_get_exit_status (program), ==, 1);
  g_file_get_contents (messages, &text, NULL, NULL);
  g_assert_true (
      g_str_has_suffix (text, "iriscope: There are no fonts to show text with\n"));
}

int
main (int argc, char **argv)
{
  g_autofree char *fonts = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("surroundings-XXXXXX", NULL);
  fonts = g_strdup_printf ("<fontconfig><cachedir>%s/cache</cachedir></fontconfig>",
                           folder);
  write_file ("fonts.conf", fonts);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/surroundings/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/surroundings/no-fonts", test_no_fonts);
  return g_test_run ();
}
