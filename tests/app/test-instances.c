/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Two programs with the same history, as in two sessions of one user: each has a bus of
 * its own, and so does not pass its IRIs to the other. Both write at once, and one is
 * killed while it writes. Nothing is lost but its last action. */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#define APP_PATH "/io/github/iriscope/Iriscope"
#define FREEDESKTOP "org.freedesktop.Application"

#define N_PROGRAMS 2
#define N_ROUNDS 4
#define N_IRIS 10 /* of each program in a round */

/* For a machine that is busy. */
#define PATIENCE_S 100

typedef struct
{
  GSubprocess *daemon; /* of its bus */
  char *address;
  GDBusConnection *bus;
  GSubprocess *process;
  GPtrArray *kept; /* IRIs that were in the history when the last one was sent */
} Program;

static Program programs[N_PROGRAMS];
static char *
get_path (const char *suffix)
{
  g_autofree char *name = g_strconcat ("history", suffix, NULL);

  return g_build_filename (g_get_user_data_dir (), "iriscope", name, NULL);
}

static void
start_bus (Program *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDataInputStream) lines = NULL;

  self->daemon
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "dbus-daemon",
                          "--session", "--nofork", "--print-address", NULL);
  g_assert_no_error (error);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (self->daemon));
  self->address = g_data_input_stream_read_line (lines, NULL, NULL, &error);
  g_assert_no_error (error);
  self->bus = g_dbus_connection_new_for_address_sync (
      self->address,
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
      NULL, NULL, &error);
  g_assert_no_error (error);
}

static gboolean
stop_waiting (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_CONTINUE;
}

/* Runs @is_true until it holds. */
static void
await (gboolean (*is_true) (const void *data), const void *data)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  gboolean due = FALSE;
  guint tick = g_timeout_add (10, stop_waiting, &due);

  while (!is_true (data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      for (due = FALSE; !due;)
        g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (tick);
}

static gboolean
is_on_bus (const void *data)
{
  const Program *self = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      self->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
      "org.freedesktop.DBus", "NameHasOwner", g_variant_new ("(s)", SCOPE_APP_ID),
      G_VARIANT_TYPE ("(b)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  gboolean has_owner = FALSE;

  if (answer != NULL)
    g_variant_get (answer, "(b)", &has_owner);
  return has_owner;
}

static void
start_program (Program *self)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->process);
  g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS", self->address,
                                TRUE);
  self->process
      = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("PROGRAM"), NULL);
  g_assert_no_error (error);
  await (is_on_bus, self);
}

/* Asks the program to inspect @iri, which it then keeps. */
static void
inspect (const Program *self, const char *iri)
{
  GVariantBuilder parameters;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = NULL;

  g_variant_builder_init (&parameters, G_VARIANT_TYPE ("av"));
  g_variant_builder_add (&parameters, "v", g_variant_new_string (iri));
  answer = g_dbus_connection_call_sync (
      self->bus, SCOPE_APP_ID, APP_PATH, FREEDESKTOP, "ActivateAction",
      g_variant_new ("(sava{sv})", "inspect", &parameters, NULL), NULL,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, PATIENCE_S * 1000, NULL, &error);
  g_assert_no_error (error);
}

/* The lines of the history; each is one whole IRI. Free with g_strfreev(). */
static char **
read_history (void)
{
  g_autofree char *path = get_path ("");
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return g_new0 (char *, 1);
  g_assert_true (g_str_has_prefix (text, "iriscope-history 1\n"));
  g_assert_true (g_str_has_suffix (text, "\n"));
  return g_strsplit (text, "\n", -1);
}

static gboolean
is_among (char **lines, const char *iri)
{
  g_autofree char *end = g_strconcat (" 0 ", iri, NULL);

  for (gsize i = 0; lines[i] != NULL; i++)
    if (g_str_has_suffix (lines[i], end))
      return TRUE;
  return FALSE;
}

static gboolean
is_kept (const void *iri)
{
  g_auto (GStrv) lines = read_history ();

  return is_among (lines, iri);
}

static char *
name_iri (const Program *self, int round, int i)
{
  return g_strdup_printf ("http://%c.example/%d/%d", (char) ('a' + (self - programs)),
                          round, i);
}

/* What was kept is still there, and no line was damaged. */
static void
assert_all_kept (void)
{
  g_auto (GStrv) lines = read_history ();
  g_autofree char *damaged = get_path (".damaged");

  for (gsize n = 0; n < N_PROGRAMS; n++)
    for (guint i = 0; i < programs[n].kept->len; i++)
      g_assert_true (is_among (lines, g_ptr_array_index (programs[n].kept, i)));
  g_assert_false (g_file_test (damaged, G_FILE_TEST_EXISTS));
}

/* Both programs get their IRIs at once; the first is killed right after its last
 * one. */
static void
test_round (gconstpointer data)
{
  int round = GPOINTER_TO_INT (data);
  g_autofree char *last = NULL;

  for (int i = 0; i < N_IRIS; i++)
    {
      for (gsize n = 0; n < N_PROGRAMS; n++)
        {
          g_ptr_array_add (programs[n].kept, name_iri (&programs[n], round, i));
          inspect (&programs[n],
                   g_ptr_array_index (programs[n].kept, programs[n].kept->len - 1));
        }
      for (gsize n = 0; n < N_PROGRAMS; n++)
        await (is_kept,
               g_ptr_array_index (programs[n].kept, programs[n].kept->len - 1));
      assert_all_kept ();
    }
  last = name_iri (&programs[1], round, N_IRIS);
  for (int i = 0; i < round; i++)
    {
      g_autofree char *lost = name_iri (&programs[0], round, N_IRIS + i);

      inspect (&programs[0], lost);
    }
  inspect (&programs[1], last);
  g_subprocess_send_signal (programs[0].process, SIGKILL);
  g_assert_true (g_subprocess_wait (programs[0].process, NULL, NULL));
  await (is_kept, last);
  g_ptr_array_add (programs[1].kept, g_steal_pointer (&last));
  assert_all_kept ();
  start_program (&programs[0]);
}

static void
stop (Program *self)
{
  g_subprocess_force_exit (self->process);
  g_subprocess_wait (self->process, NULL, NULL);
  g_clear_object (&self->process);
  g_clear_object (&self->bus);
  g_subprocess_force_exit (self->daemon);
  g_subprocess_wait (self->daemon, NULL, NULL);
  g_clear_object (&self->daemon);
  g_ptr_array_unref (self->kept);
  g_free (self->address);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  for (gsize n = 0; n < N_PROGRAMS; n++)
    {
      programs[n].kept = g_ptr_array_new_with_free_func (g_free);
      start_bus (&programs[n]);
      start_program (&programs[n]);
    }
  for (int i = 0; i < N_ROUNDS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/instances/killed-after-%d", i);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_round);
    }
  result = g_test_run ();
  for (gsize n = 0; n < N_PROGRAMS; n++)
    stop (&programs[n]);
  return result;
}
