/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How a desktop uses the program: the bus starts it by its service, and it opens
 * windows as described in the Desktop Entry Specification, "D-Bus Activation". */

#include "e2e-main.h"

#include <glib/gstdio.h>

#define APP_PATH "/io/github/iriscope/Iriscope"
#define SERVICE SCOPE_APP_ID ".service"

static GDBusConnection *bus;

static GVariant *
call (const char *name,
      const char *path,
      const char *interface,
      const char *method,
      GVariant *parameters)
{
  g_autoptr (GError) error = NULL;
  GVariant *answer
      = g_dbus_connection_call_sync (bus, name, path, interface, method, parameters,
                                     NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);

  g_assert_no_error (error);
  return answer;
}

static GVariant *
ask_bus (const char *method, GVariant *parameters)
{
  return call ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
               method, parameters);
}

static void
ask_app (const char *method, GVariant *parameters)
{
  g_variant_unref (
      call (SCOPE_APP_ID, APP_PATH, "org.freedesktop.Application", method, parameters));
}

static void
activate_action (const char *action, const char *address)
{
  GVariantBuilder parameter;

  g_variant_builder_init (&parameter, G_VARIANT_TYPE ("av"));
  if (address != NULL)
    g_variant_builder_add (&parameter, "v", g_variant_new_string (address));
  ask_app ("ActivateAction", g_variant_new ("(sava{sv})", action, &parameter, NULL));
}

/* Installs the service file with the path changed to the test's installation root. The
 * directory is the first that a session bus searches. */
static void
install_service (void)
{
  g_autofree char *bin = g_path_get_dirname (g_getenv ("E2E_PROGRAM"));
  g_autofree char *installed
      = g_build_filename (bin, "..", "share", "dbus-1", "services", SERVICE, NULL);
  g_autofree char *services
      = g_build_filename (g_get_user_runtime_dir (), "dbus-1", "services", NULL);
  g_autofree char *own = g_build_filename (services, SERVICE, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *exec = NULL, *local = NULL;
  g_autoptr (GError) error = NULL;
  const char *program;

  g_key_file_load_from_file (file, installed, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  exec = g_key_file_get_string (file, "D-BUS Service", "Exec", NULL);
  program = strstr (exec, "/iriscope ");
  g_assert_nonnull (program);
  local = g_strconcat (bin, program, NULL);
  g_key_file_set_string (file, "D-BUS Service", "Exec", local);
  g_assert_cmpint (g_mkdir_with_parents (services, 0700), ==, 0);
  g_key_file_save_to_file (file, own, &error);
  g_assert_no_error (error);
  g_variant_unref (ask_bus ("ReloadConfig", NULL));
}

/* Returns the program in the accessible tree, or NULL if it has no window yet. */
static AtspiAccessible *
find_program (void)
{
  g_autoptr (GVariant) answer
      = ask_bus ("GetConnectionUnixProcessID", g_variant_new ("(s)", SCOPE_APP_ID));
  g_autoptr (AtspiAccessible) desktop = atspi_get_desktop (0);
  guint32 id;

  g_variant_get (answer, "(u)", &id);
  atspi_accessible_set_cache_mask (desktop, ATSPI_CACHE_NONE);
  for (int i = 0; i < atspi_accessible_get_child_count (desktop, NULL); i++)
    {
      g_autoptr (AtspiAccessible) program
          = atspi_accessible_get_child_at_index (desktop, i, NULL);

      if (program == NULL || atspi_accessible_get_process_id (program, NULL) != id)
        continue;
      atspi_accessible_set_cache_mask (program, ATSPI_CACHE_NONE);
      return g_steal_pointer (&program);
    }
  return NULL;
}

/* Counts the windows in which the entry @name has @text. */
typedef struct
{
  const char *name;
  const char *text;
  int expected;
  gboolean found;
} Count;

/* The entries come first in the tree, so the rest, which is large, is not searched. */
static gboolean
visit_field (AtspiAccessible *accessible, gpointer data)
{
  Count *count = data;
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);
  g_autofree char *text = NULL;

  if (g_strcmp0 (name, count->name) != 0)
    return g_strcmp0 (name, "Standard") == 0;
  text = e2e_get_text (accessible);
  count->found = g_strcmp0 (text, count->text) == 0;
  return TRUE;
}

static gboolean
is_count (gpointer data)
{
  Count *count = data;
  g_autoptr (AtspiAccessible) program = find_program ();
  int n = 0, n_windows = 0;

  if (program != NULL)
    n_windows = atspi_accessible_get_child_count (program, NULL);
  for (int i = 0; i < n_windows; i++)
    {
      g_autoptr (AtspiAccessible) window
          = atspi_accessible_get_child_at_index (program, i, NULL);

      count->found = FALSE;
      if (window != NULL)
        e2e_visit (window, visit_field, count);
      n += count->found;
    }
  return n == count->expected;
}

static gboolean
has_windows (gpointer data)
{
  const int *expected = data;
  g_autoptr (AtspiAccessible) program = find_program ();

  return program != NULL
         && atspi_accessible_get_child_count (program, NULL) == *expected;
}

static void
await_windows (const char *name, const char *text, int expected)
{
  Count count = { name, text, expected, FALSE };

  if (!e2e_wait (is_count, &count))
    g_error ("there are not %d windows where “%s” is “%s”", expected, name, text);
}

static gboolean
has_ended (gpointer data)
{
  g_autoptr (GVariant) answer
      = ask_bus ("NameHasOwner", g_variant_new ("(s)", SCOPE_APP_ID));
  gboolean is_owned = TRUE;

  g_variant_get (answer, "(b)", &is_owned);
  return !is_owned;
}

/* One process opens a window for each IRI. */
static void
test_bus (void)
{
  static const char address[] = "http://אב.גד/a b?%41";
  static const char *const uris[]
      = { "http://a.example/", "urn:isbn:1", address, NULL };

  ask_app ("Activate", g_variant_new ("(a{sv})", NULL));
  await_windows ("IRI", "", 1);
  ask_app ("Activate", g_variant_new ("(a{sv})", NULL));
  activate_action ("inspect", address);
  await_windows ("IRI", address, 1);
  await_windows ("IRI", "", 1);
  ask_app ("Open", g_variant_new ("(^asa{sv})", uris, NULL));
  await_windows ("IRI", uris[0], 1);
  await_windows ("IRI", uris[1], 1);
  await_windows ("IRI", address, 1);
  activate_action ("compare", NULL);
  await_windows ("Second IRI", "", 1);
  activate_action ("new-window", NULL);
  await_windows ("IRI", "", 3);
  activate_action ("quit", NULL);
  g_assert_true (e2e_wait (has_ended, NULL));
}

/* Each action in the program's desktop menu opens another window. */
static void
test_actions (void)
{
  g_autofree char *bin = g_path_get_dirname (g_getenv ("E2E_PROGRAM"));
  g_autofree char *path = g_build_filename (bin, "..", "share", "applications",
                                            SCOPE_APP_ID ".desktop", NULL);
  g_autoptr (GKeyFile) entry = g_key_file_new ();
  g_auto (GStrv) actions = NULL;

  g_key_file_load_from_file (entry, path, G_KEY_FILE_NONE, NULL);
  actions = g_key_file_get_string_list (entry, G_KEY_FILE_DESKTOP_GROUP,
                                        G_KEY_FILE_DESKTOP_KEY_ACTIONS, NULL, NULL);
  g_assert_nonnull (actions);
  ask_app ("Activate", g_variant_new ("(a{sv})", NULL));
  for (int i = 0, n_entries = 1; actions[i] != NULL; i++)
    {
      int n_windows = i + 2;

      g_test_message ("%s", actions[i]);
      activate_action (actions[i], NULL);
      g_assert_true (e2e_wait (has_windows, &n_windows));
      /* The page Text has no entry. */
      if (!g_str_equal (actions[i], "text"))
        n_entries++;
      await_windows ("IRI", "", n_entries);
    }
  activate_action ("quit", NULL);
  g_assert_true (e2e_wait (has_ended, NULL));
}

static gboolean
visit_text (AtspiAccessible *accessible, gpointer data)
{
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);
  g_autofree char *text = e2e_get_text (accessible);

  return g_strcmp0 (name, data) == 0 || g_strcmp0 (text, data) == 0;
}

static gboolean
is_shown (gpointer data)
{
  g_autoptr (AtspiAccessible) program = find_program ();
  g_autoptr (AtspiAccessible) window
      = program == NULL ? NULL : atspi_accessible_get_child_at_index (program, 0, NULL);

  return window != NULL && e2e_visit (window, visit_text, data);
}

/* A list of URIs (RFC 2483 §5), which the program declares as a type that it opens. */
static void
test_file (void)
{
  static char address[] = "http://a.example/of-a-list";
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "list.uris", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *list = g_strdup_printf ("# A list\r\n%s\r\n", address);
  const char *uris[] = { uri, NULL };

  g_assert_true (g_file_set_contents (path, list, -1, NULL));
  ask_app ("Open", g_variant_new ("(^asa{sv})", uris, NULL));
  g_assert_true (e2e_wait (is_shown, address));
  activate_action ("quit", NULL);
  g_assert_true (e2e_wait (has_ended, NULL));
}

/* A program that is started by hand opens its windows in the process that runs
 * already. */
static void
run (const char *option, const char *address, int expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error,
                          g_getenv ("E2E_PROGRAM"), option, address, NULL);

  g_assert_no_error (error);
  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, expected);
}

static void
test_options (void)
{
  static const char address[] = "//אב.גד/a b";

  activate_action ("inspect", "http://a.example/");
  await_windows ("IRI", "http://a.example/", 1);
  run ("--", "http://a.example/", 0);
  run ("--page=compare", address, 0);
  await_windows ("IRI", address, 1);
  await_windows ("Second IRI", "", 1);
  run ("--page=nonsense", address, 2);
  run ("--open", "http://b.example/%41?ä", 0);
  await_windows ("IRI", "http://b.example/%41?ä", 1);
  await_windows ("IRI", "http://a.example/", 1);
  run ("--new-window", NULL, 0);
  await_windows ("IRI", "", 1);
  activate_action ("quit", NULL);
  g_assert_true (e2e_wait (has_ended, NULL));
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_assert_nonnull (bus);
  install_service ();
  g_test_add_func ("/e2e/desktop/bus", test_bus);
  g_test_add_func ("/e2e/desktop/actions", test_actions);
  g_test_add_func ("/e2e/desktop/file", test_file);
  g_test_add_func ("/e2e/desktop/options", test_options);
  return g_test_run ();
}
