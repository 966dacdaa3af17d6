/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What any program on the session bus can ask of the window: actions with wrong
 * parameters, files that are none, options of wrong types. It answers each call, goes
 * on, opens nothing that was not asked for, and ends when asked to. */

#include <gio/gio.h>
#include <stdlib.h>
#include <string.h>

#define APP_PATH "/io/github/iriscope/Iriscope"
#define FREEDESKTOP "org.freedesktop.Application"
#define GTK "org.gtk.Application"
#define ACTIONS "org.gtk.Actions"

static GDBusConnection *bus;
static GSubprocess *program;

/* Calls @method, with parameters as GVariant's text format has them. Returns the
 * answer, or NULL and an error. */
static GVariant *
call (const char *path,
      const char *interface,
      const char *method,
      const char *parameters,
      GError **error)
{
  g_autoptr (GVariant) value = NULL;

  if (parameters != NULL)
    {
      value = g_variant_parse (NULL, parameters, NULL, NULL, error);
      g_assert_no_error (*error);
    }
  return g_dbus_connection_call_sync (bus, SCOPE_APP_ID, path, interface, method, value,
                                      NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, 300000,
                                      NULL, error);
}

static guint32
owner (void)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "GetConnectionUnixProcessID", g_variant_new ("(s)", SCOPE_APP_ID), NULL,
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  guint32 id = 0;

  if (answer != NULL)
    g_variant_get (answer, "(u)", &id);
  return id;
}

#define ACTION(name, parameters) "('" name "', @av [" parameters "], @a{sv} {})"
#define OPEN(uris) "(@as [" uris "], @a{sv} {})"
#define COMMAND(arguments, data)                                                       \
  "(@o '/no/such', @aay [" arguments "], @a{sv} {" data "})"

/* @error: the name of the expected error on the bus, or NULL for an answer */
typedef struct
{
  const char *name;
  const char *interface;
  const char *method;
  const char *parameters;
  const char *error;
} Row;

static const Row rows[] = {
  { "activate-twice", FREEDESKTOP, "Activate", "(@a{sv} {},)", NULL },
  { "platform-data", FREEDESKTOP, "Activate",
    "({'desktop-startup-id': <1>, 'activation-token': <['a']>},)", NULL },
  { "no-parameter", FREEDESKTOP, "ActivateAction", ACTION ("inspect", ""),
    "InvalidArgs" },
  { "number", FREEDESKTOP, "ActivateAction", ACTION ("inspect", "<1>"), "InvalidArgs" },
  { "octets", FREEDESKTOP, "ActivateAction", ACTION ("inspect", "<b'\\377'>"),
    "InvalidArgs" },
  { "nested", FREEDESKTOP, "ActivateAction", ACTION ("inspect", "<<<'x'>>>"),
    "InvalidArgs" },
  { "controls", FREEDESKTOP, "ActivateAction",
    ACTION ("inspect", "<'\\u0001\\u001b[5m\\u202e\\n'>"), NULL },
  { "unknown", FREEDESKTOP, "ActivateAction", ACTION ("no", ""), "InvalidArgs" },
  { "no-name", FREEDESKTOP, "ActivateAction", ACTION ("", ""), "InvalidArgs" },
  { "of-the-window", FREEDESKTOP, "ActivateAction", ACTION ("win.save-as", "<'svg'>"),
    "InvalidArgs" },
  { "not-taken", FREEDESKTOP, "ActivateAction", ACTION ("quit", "<1>"), "InvalidArgs" },
  { "page", ACTIONS, "Activate", ACTION ("compare", "<'x'>"), "InvalidArgs" },
  { "state", ACTIONS, "SetState", "('inspect', <'x'>, @a{sv} {})", "InvalidArgs" },
  { "describe", ACTIONS, "Describe", "('no',)", "InvalidArgs" },
  { "open-nothing", FREEDESKTOP, "Open", OPEN (""), NULL },
  { "open-no-uri", FREEDESKTOP, "Open", OPEN ("'', 'not a uri'"), NULL },
  { "open-missing", FREEDESKTOP, "Open", OPEN ("'file:///nonexistent'"), NULL },
  { "open-folder", FREEDESKTOP, "Open", OPEN ("'file:///tmp'"), NULL },
  { "open-nul", FREEDESKTOP, "Open", OPEN ("'file:///%00'"), NULL },
  { "open-endless", FREEDESKTOP, "Open", OPEN ("'file:///dev/zero'"), NULL },
  { "open-script", FREEDESKTOP, "Open", OPEN ("'javascript:alert(1)'"), NULL },
  { "open-controls", FREEDESKTOP, "Open",
    OPEN ("'http://a/\\u0001\\u001b', 'file:///a\\n--help'"), NULL },
  { "arguments-none", GTK, "CommandLine", COMMAND ("", ""), NULL },
  { "arguments-empty", GTK, "CommandLine", COMMAND ("b'', b''", ""), NULL },
  { "arguments-not-utf-8", GTK, "CommandLine",
    COMMAND ("b'x'", "'options': <{'': <[b'\\377\\376']>}>"), NULL },
  { "options-no-table", GTK, "CommandLine", COMMAND ("b'x'", "'options': <1>"), NULL },
  { "options-of-other-types", GTK, "CommandLine",
    COMMAND ("b'x'", "'options': <{'page': <1>, '': <2>, 'open': <'z'>}>, 'cwd': <1>"),
    NULL },
  { "wrong-signature", FREEDESKTOP, "Open", "('x',)", "InvalidArgs" },
  { "no-such-method", FREEDESKTOP, "Run", "('x',)", "UnknownMethod" },
  { "property", "org.freedesktop.DBus.Properties", "Set", "('" GTK "', 'Busy', <true>)",
    "InvalidArgs" },
};

/* By its main thread; a "Ping" would be answered by another. */
static void
assert_answers (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer
      = call (APP_PATH, ACTIONS, "Describe", "('inspect',)", &error);

  g_assert_no_error (error);
  g_assert_nonnull (answer);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  guint32 before = owner ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer
      = call (APP_PATH, row->interface, row->method, row->parameters, &error);
  g_autofree char *name = error != NULL ? g_dbus_error_get_remote_error (error) : NULL;

  if (row->error == NULL)
    g_assert_no_error (error);
  else
    g_assert_true (name != NULL && g_str_has_suffix (name, row->error));
  assert_answers ();
  g_assert_cmpuint (owner (), ==, before);
}

static int
compare_names (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Nothing that saves, prints or opens in the browser can be asked for over the bus. */
static void
test_actions (void)
{
  static const struct
  {
    const char *path;
    const char *expected;
  } lists[] = {
    { APP_PATH, "compare inspect learn new-window quit resolve text" },
    { APP_PATH "/window/1", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GVariant) answer = call (lists[i].path, ACTIONS, "List", NULL, &error);
      g_auto (GStrv) names = NULL;
      g_autofree char *joined = NULL;

      g_assert_no_error (error);
      g_variant_get (answer, "(^as)", &names);
      qsort (names, g_strv_length (names), sizeof *names, compare_names);
      joined = g_strjoinv (" ", names);
      g_assert_cmpstr (joined, ==, lists[i].expected);
    }
}

/* Long texts, which are @unit @n times. Beyond 64 MiB, the bus ends the connection. */
static const struct
{
  const char *name;
  const char *unit;
  gsize n;
} long_texts[] = {
  { "label", "a", 256 * 1024 },
  { "huge-letters", "\u05d0", 20 << 20 },
};

static char *
repeat (const char *unit, gsize n)
{
  GString *text = g_string_sized_new (strlen (unit) * n);

  for (gsize i = 0; i < n; i++)
    g_string_append (text, unit);
  return g_string_free (text, FALSE);
}

static void
test_long (gconstpointer data)
{
  const gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = repeat (long_texts[i].unit, long_texts[i].n);
  GVariant *parameter = g_variant_new_variant (g_variant_new_string (text));
  guint32 before = owner ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      bus, SCOPE_APP_ID, APP_PATH, FREEDESKTOP, "ActivateAction",
      g_variant_new ("(s@ava{sv})", "inspect",
                     g_variant_new_array (NULL, &parameter, 1), NULL),
      NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, 300000, NULL, &error);

  g_assert_no_error (error);
  assert_answers ();
  g_assert_cmpuint (owner (), ==, before);
}

/* Without waiting for any answer. */
static void
test_many (void)
{
  for (int i = 0; i < 5000; i++)
    g_dbus_connection_call (bus, SCOPE_APP_ID, APP_PATH, FREEDESKTOP, "ActivateAction",
                            g_variant_new_parsed (ACTION ("inspect", "<%s>"), ""), NULL,
                            G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, NULL, NULL);
  assert_answers ();
}

static void
test_quit (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer
      = call (APP_PATH, FREEDESKTOP, "ActivateAction", ACTION ("quit", ""), &error);

  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (program, NULL, &error));
  g_assert_no_error (error);
}

static gboolean
is_owned (gpointer loop)
{
  if (owner () == 0)
    return G_SOURCE_CONTINUE;
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static void
start (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GError) error = NULL;

  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  program = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, g_getenv ("PROGRAM"),
                              "--gapplication-service", NULL);
  g_assert_no_error (error);
  g_timeout_add (20, is_owned, loop);
  g_main_loop_run (loop);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  start ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/bus/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/bus/actions", test_actions);
  for (gsize i = 0; i < G_N_ELEMENTS (long_texts); i++)
    {
      g_autofree char *path = g_strconcat ("/bus/long-", long_texts[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_long);
    }
  g_test_add_func ("/bus/many", test_many);
  g_test_add_func ("/bus/quit", test_quit);
  status = g_test_run ();
  g_subprocess_force_exit (program);
  g_object_unref (program);
  g_object_unref (bus);
  return status;
}
