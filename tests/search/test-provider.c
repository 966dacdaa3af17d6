/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The search provider for GNOME Shell, started by a private bus and called as
 * documented for org.gnome.Shell.SearchProvider2. */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#define LRI "\342\201\246"
#define PDI "\342\201\251"

static GTestDBus *bus;
static GDBusConnection *connection;

/* The Shell reads the properties of the provider from this file. */
static char *
from_ini (const char *key)
{
  GKeyFile *ini = g_key_file_new ();
  GError *error = NULL;
  char *value;

  g_key_file_load_from_file (ini, g_getenv ("SEARCH_INI"), G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  value = g_key_file_get_string (ini, "Shell Search Provider", key, &error);
  g_assert_no_error (error);
  g_key_file_unref (ini);
  return value;
}

static GVariant *
ask (const char *method, GVariant *parameters, const char *type)
{
  GError *error = NULL;
  char *name = from_ini ("BusName"), *path = from_ini ("ObjectPath");
  GVariant *answer = g_dbus_connection_call_sync (
      connection, name, path, "org.gnome.Shell.SearchProvider2", method, parameters,
      G_VARIANT_TYPE (type), G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);

  g_assert_no_error (error);
  g_free (name);
  g_free (path);
  return answer;
}

static void
test_ini (void)
{
  char *version = from_ini ("Version"), *desktop = from_ini ("DesktopId");

  g_assert_cmpstr (version, ==, "2");
  g_assert_cmpstr (desktop, ==, SCOPE_APP_ID ".desktop");
  g_free (version);
  g_free (desktop);
}

static void
assert_results (GVariant *answer, const char *expected)
{
  GVariant *results = g_variant_get_child_value (answer, 0);
  char *printed = g_variant_print (results, FALSE);

  g_assert_cmpstr (printed, ==, expected);
  g_free (printed);
  g_variant_unref (results);
  g_variant_unref (answer);
}

static GVariant *
terms_new (const char *text)
{
  char **terms = g_strsplit (text, " ", -1);
  GVariant *value = g_variant_new_strv ((const char *const *) terms, -1);

  g_strfreev (terms);
  return value;
}

static void
test_results (void)
{
  assert_results (ask ("GetInitialResultSet",
                       g_variant_new ("(@as)", terms_new ("see example.com")), "(as)"),
                  "['https://example.com']");
  assert_results (ask ("GetSubsearchResultSet",
                       g_variant_new ("(@as@as)", terms_new ("https://example.com"),
                                      terms_new ("see example.com/a")),
                       "(as)"),
                  "['https://example.com/a']");
  assert_results (ask ("GetInitialResultSet",
                       g_variant_new ("(@as)", terms_new ("firefox")), "(as)"),
                  "[]");
}

/* The list that the preferences name has the top-level domain "rock" but not "org",
 * others have "org" or both. */
#define LIST(domains)                                                                  \
  "// VERSION: 2038-01-01_00-00-00_UTC\n"                                              \
  "// ===BEGIN ICANN DOMAINS===\ncom\n" domains "// ===END ICANN DOMAINS===\n"

static void
test_list (void)
{
  assert_results (ask ("GetInitialResultSet",
                       g_variant_new ("(@as)", terms_new ("granite.rock")), "(as)"),
                  "['https://granite.rock']");
  assert_results (ask ("GetInitialResultSet",
                       g_variant_new ("(@as)", terms_new ("granite.org")), "(as)"),
                  "[]");
}

/* Writes @text into @name below @folder, and returns its name. */
static char *
write_file (const char *folder, const char *name, const char *text)
{
  char *file = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (file);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, text, -1, NULL));
  return file;
}

/* Writes the list @name and preferences that name it. */
static void
write_preferences (const char *folder, const char *name, const char *list)
{
  g_autofree char *file = write_file (folder, name, list);
  g_autofree char *uri = g_filename_to_uri (file, NULL, NULL);
  g_autofree char *text
      = g_strdup_printf ("[io/github/iriscope/Iriscope]\nsuffix-list='%s'\n", uri);

  g_free (write_file (folder, "glib-2.0/settings/keyfile", text));
}

/* Asks until @text is a result, or is none. */
static void
await_result (const char *text, gboolean is_result)
{
  g_autofree char *expected = is_result ? g_strdup_printf ("(['https://%s'],)", text)
                                        : g_strdup ("(@as [],)");
  gboolean equal = FALSE;

  while (!equal)
    {
      g_autoptr (GVariant) answer = ask (
          "GetInitialResultSet", g_variant_new ("(@as)", terms_new (text)), "(as)");
      g_autofree char *printed = g_variant_print (answer, TRUE);

      equal = g_str_equal (printed, expected);
    }
}

/* While it runs, another list is chosen, and a newer one saved over that. */
static void
test_newer_list (gconstpointer folder)
{
  write_preferences (folder, "other.dat", LIST ("org\n"));
  await_result ("granite.org", TRUE);
  await_result ("granite.rock", FALSE);
  g_free (write_file (folder, "other.dat", LIST ("rock\n")));
  await_result ("granite.rock", TRUE);
  await_result ("granite.org", FALSE);
}

typedef struct
{
  const char *test;
  const char *id;
  const char *name;
  const char *description;
  const char *icon;
} Meta;

/* The texts are those of the verdict, which has its own tests; the host must be looked
 * up. */
static const Meta metas[] = {
  { "good", "http://example.com/", LRI "http://example.com/" PDI,
    "Goes to " LRI "example.com" PDI, "emblem-ok-symbolic" },
  { "deceptive", "https://аррӏе.com/", "https://xn--80ak6aa92e.com/",
    LRI "xn--80ak6aa92e.com" PDI ": Cyrillic letters that imitate \"" LRI "apple" PDI
        "\"",
    "dialog-warning-symbolic" },
  { "rejected", "http://ab.אבגד.123/", LRI "http://ab.אבגד.123/" PDI,
    "Another address looks exactly the same", "dialog-error-symbolic" },
  { "relative", "a", LRI "a" PDI, "*", "*" },
  { "empty", "", LRI PDI, "*", SCOPE_APP_ID },
};

static void
assert_meta (GVariant *meta, const char *key, const char *expected)
{
  const char *value = NULL;

  g_assert_true (g_variant_lookup (meta, key, "&s", &value));
  if (!g_pattern_match_simple (expected, value))
    g_assert_cmpstr (value, ==, expected);
}

static void
assert_icon (GVariant *meta, const char *expected)
{
  GVariant *value = g_variant_lookup_value (meta, "icon", NULL);
  GIcon *icon;

  g_assert_nonnull (value);
  icon = g_icon_deserialize (value);
  g_assert_true (G_IS_THEMED_ICON (icon));
  g_assert_true (g_pattern_match_simple (
      expected, g_themed_icon_get_names (G_THEMED_ICON (icon))[0]));
  g_object_unref (icon);
  g_variant_unref (value);
}

static void
test_meta (gconstpointer data)
{
  const Meta *row = data;
  const char *ids[] = { row->id, NULL };
  GVariant *answer = ask ("GetResultMetas", g_variant_new ("(^as)", ids), "(aa{sv})");
  GVariant *all = g_variant_get_child_value (answer, 0), *meta;

  g_assert_cmpuint (g_variant_n_children (all), ==, 1);
  meta = g_variant_get_child_value (all, 0);
  assert_meta (meta, "id", row->id);
  assert_meta (meta, "name", row->name);
  assert_meta (meta, "description", row->description);
  assert_icon (meta, row->icon);
  g_variant_unref (meta);
  g_variant_unref (all);
  g_variant_unref (answer);
}

/* Takes the place of the window and records its calls. */
static void
on_call (GDBusConnection *from,
         const char *sender,
         const char *path,
         const char *interface,
         const char *method,
         GVariant *parameters,
         GDBusMethodInvocation *call,
         gpointer data)
{
  GString *calls = data;
  const char *action, *address = NULL;
  GVariant *parameter, *value;

  g_assert_cmpstr (method, ==, "ActivateAction");
  g_variant_get (parameters, "(&s@ava{sv})", &action, &parameter, NULL);
  g_variant_get_child (parameter, 0, "v", &value);
  address = g_variant_get_string (value, NULL);
  g_string_append_printf (calls, "%s %s\n", action, address);
  g_variant_unref (value);
  g_variant_unref (parameter);
  g_dbus_method_invocation_return_value (call, NULL);
}

/* https://specifications.freedesktop.org/desktop-entry-spec/, "D-Bus
 * Activation". */
static guint
be_the_window (GString *calls)
{
  static const GDBusInterfaceVTable table = { .method_call = on_call };
  GDBusNodeInfo *node = g_dbus_node_info_new_for_xml (
      "<node><interface name='org.freedesktop.Application'>"
      "<method name='ActivateAction'>"
      "<arg type='s' direction='in'/><arg type='av' direction='in'/>"
      "<arg type='a{sv}' direction='in'/></method></interface></node>",
      NULL);
  guint id = g_dbus_connection_register_object (
      connection, "/io/github/iriscope/Iriscope", node->interfaces[0], &table, calls,
      NULL, NULL);
  GVariant *answer = g_dbus_connection_call_sync (
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus",
      "org.freedesktop.DBus", "RequestName", g_variant_new ("(su)", SCOPE_APP_ID, 0),
      G_VARIANT_TYPE ("(u)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);

  g_assert_nonnull (answer);
  g_variant_unref (answer);
  g_dbus_node_info_unref (node);
  return id;
}

/* Unchanged, not as a URI. */
static void
test_activate (void)
{
  GString *calls = g_string_new (NULL);
  guint id = be_the_window (calls);

  g_variant_unref (
      ask ("ActivateResult",
           g_variant_new ("(s@asu)", "http://אב.גד/a b", terms_new ("a"), 7), "()"));
  g_variant_unref (ask (
      "LaunchSearch",
      g_variant_new ("(@asu)", terms_new ("urn:isbn:1 http://a.example/"), 7), "()"));
  while (!g_str_has_suffix (calls->str, "http://a.example/\n"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (calls->str, ==,
                   "inspect http://אב.גד/a b\n"
                   "inspect urn:isbn:1\n"
                   "inspect http://a.example/\n");
  g_dbus_connection_unregister_object (connection, id);
  g_string_free (calls, TRUE);
}

/* Requests of any program on the bus. @error is the end of the expected error, NULL for
 * an answer. */
typedef struct
{
  const char *test;
  const char *method;
  const char *parameters;
  const char *error;
} Hostile;

#define GET_METAS "GetResultMetas"
#define GET_RESULTS "GetInitialResultSet"

static const Hostile hostile[] = {
  { "no-terms", GET_RESULTS, "(@as [],)", NULL },
  { "empty-terms", GET_RESULTS, "(['', '', ''],)", NULL },
  { "controls", GET_RESULTS, "(['http://a\\u0001\\u001b[5m/\\u202e', '\\n'],)", NULL },
  { "options", GET_RESULTS, "(['--help', '-', '%s%n'],)", NULL },
  { "script", GET_RESULTS, "(['javascript:alert(1)'],)", NULL },
  { "numbers", GET_RESULTS, "([1, 2],)", "InvalidArgs" },
  { "no-array", GET_RESULTS, "('a',)", "InvalidArgs" },
  { "too-many-arguments", GET_RESULTS, "(['a'], ['b'])", "InvalidArgs" },
  { "no-ids", GET_METAS, "(@as [],)", NULL },
  { "id-of-controls", GET_METAS, "(['\\u0001\\u202e\\n', '', 'javascript:alert(1)'],)",
    NULL },
  { "id-of-octets", GET_METAS, "([b'\\377'],)", "InvalidArgs" },
  { "activate-number", "ActivateResult", "(1, ['a'], uint32 1)", "InvalidArgs" },
  { "unknown-method", "Run", "('a',)", "UnknownMethod" },
};

/* Returns the end of the name of the error, or NULL. */
static char *
provoke (const char *method, GVariant *parameters)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = from_ini ("BusName");
  g_autofree char *path = from_ini ("ObjectPath");
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      connection, name, path, "org.gnome.Shell.SearchProvider2", method, parameters,
      NULL, G_DBUS_CALL_FLAGS_NONE, 300000, NULL, &error);
  g_autofree char *remote = NULL;

  if (error == NULL)
    return NULL;
  remote = g_dbus_error_get_remote_error (error);
  g_assert_nonnull (remote);
  return g_strdup (strrchr (remote, '.') + 1);
}

/* It answers each, and the next request in the same process. */
static void
test_hostile (gconstpointer data)
{
  const Hostile *row = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) parameters
      = g_variant_parse (NULL, row->parameters, NULL, NULL, &error);
  g_autofree char *is = NULL;

  g_assert_no_error (error);
  is = provoke (row->method, parameters);
  g_assert_cmpstr (is, ==, row->error);
  test_results ();
}

static GVariant *
repeat (const char *text, gsize n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (gsize i = 0; i < n; i++)
    g_strv_builder_add (builder, text);
  all = g_strv_builder_end (builder);
  return g_variant_new ("(^as)", all);
}

/* The bus of a test ends connections that send more than 32 MiB at once. */
#define HUGE (30 << 20)

static void
test_huge (void)
{
  g_autofree char *name = g_strnfill (HUGE, 'a');
  g_autofree char *dots = g_strnfill (HUGE, '.');
  g_autofree char *address = g_strconcat ("http://", name, NULL);

  g_assert_cmpstr (provoke (GET_RESULTS, repeat (name, 1)), ==, NULL);
  g_assert_cmpstr (provoke (GET_RESULTS, repeat (dots, 1)), ==, NULL);
  g_assert_cmpstr (provoke (GET_RESULTS, repeat ("http://a.example/", HUGE / 24)), ==,
                   NULL);
  g_assert_cmpstr (provoke (GET_METAS, repeat (address, 1)), ==, NULL);
  test_results ();
}

/* Long texts and many of them. */
static void
test_large (void)
{
  g_autofree char *long_text = g_strnfill (256 * 1024, '.');
  g_autofree char *long_name = g_strnfill (256 * 1024, 'a');
  g_autofree char *address = g_strconcat ("http://", long_name, NULL);

  g_assert_cmpstr (provoke (GET_RESULTS, repeat (long_text, 1)), ==, NULL);
  g_assert_cmpstr (provoke (GET_RESULTS, repeat (long_name, 4)), ==, NULL);
  g_assert_cmpstr (provoke (GET_RESULTS, repeat ("a.b", 10000)), ==, NULL);
  g_assert_cmpstr (provoke (GET_METAS, repeat (address, 1)), ==, NULL);
  g_assert_cmpstr (provoke (GET_METAS, repeat ("http://é.example/", 1000)), ==, NULL);
  test_results ();
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  write_preferences (g_get_user_config_dir (), "list.dat", LIST ("rock\n"));
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_add_service_dir (bus, g_getenv ("SEARCH_SERVICES"));
  g_test_dbus_up (bus);
  connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_assert_nonnull (connection);
  g_test_add_func ("/search/provider/ini", test_ini);
  g_test_add_func ("/search/provider/results", test_results);
  g_test_add_func ("/search/provider/list", test_list);
  for (gsize i = 0; i < G_N_ELEMENTS (metas); i++)
    {
      char *path = g_strconcat ("/search/provider/meta/", metas[i].test, NULL);

      g_test_add_data_func (path, &metas[i], test_meta);
      g_free (path);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autofree char *path
          = g_strconcat ("/search/provider/hostile/", hostile[i].test, NULL);

      g_test_add_data_func (path, &hostile[i], test_hostile);
    }
  g_test_add_func ("/search/provider/large", test_large);
  g_test_add_func ("/search/provider/huge", test_huge);
  g_test_add_func ("/search/provider/activate", test_activate);
  g_test_add_data_func ("/search/provider/newer-list", g_get_user_config_dir (),
                        test_newer_list);
  status = g_test_run ();
  g_object_unref (connection);
  g_test_dbus_down (bus);
  g_object_unref (bus);
  return status;
}
