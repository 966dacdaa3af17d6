/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Neither the window nor the command line nor the search provider opens an internet
 * socket: the kernel kills any process that tries to, this test and its children
 * included. */

#include "e2e-main.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* The half of a 64-bit argument that contains a small number. */
#define FIRST_ARGUMENT                                                                 \
  (offsetof (struct seccomp_data, args)                                                \
   + (G_BYTE_ORDER == G_BIG_ENDIAN ? sizeof (guint32) : 0))

static void
forbid_internet (void)
{
  struct sock_filter rules[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 4),
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, FIRST_ARGUMENT),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 1, 0),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, 0, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { G_N_ELEMENTS (rules), rules };

  g_assert_cmpint (prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), ==, 0);
  g_assert_cmpint (prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program), ==, 0);
}

/* Checks that the kernel applies the filter. */
static int
open_socket (int family)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    _exit (socket (family, SOCK_STREAM | SOCK_CLOEXEC, 0) < 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return status;
}

static void
test_forbidden (void)
{
  g_assert_cmpint (open_socket (AF_UNIX), ==, 0);
  g_assert_cmpint (WTERMSIG (open_socket (AF_INET)), ==, SIGSYS);
  g_assert_cmpint (WTERMSIG (open_socket (AF_INET6)), ==, SIGSYS);
}

/* An IRI with a host that a program could look up. */
#define ADDRESS "http://bücher.example/é?q=ß#א"

/* Opens all pages, and the windows and popovers that they have. */
static void
test_window (void)
{
  static const char *const keys[] = {
    "ctrl+1", "alt+Page_Down", "alt+Page_Down", "alt+Page_Down", "ctrl+6",
    "ctrl+2", "ctrl+3",        "ctrl+1",        "ctrl+h",
  };
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) search = NULL;

  e2e_await_text (entry, ADDRESS);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    e2e_keys_press (app, keys[i]);
  search = e2e_await (app, ATSPI_ROLE_ENTRY, "Search history");
  e2e_await_state (search, ATSPI_STATE_FOCUSED, TRUE);
  e2e_close_popover (app);
  e2e_await_state (search, ATSPI_STATE_FOCUSED, FALSE);
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_press (app, "Return");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "End");
  e2e_keys_type (app, "b");
  e2e_await_text (entry, ADDRESS "b");
  e2e_keys_press (app, "alt+1");
  e2e_clipboard_await ("http://xn--bcher-kva.example/%C3%A9?q=%C3%9F#%D7%90b");
}

#define SEARCH_NAME SCOPE_APP_ID ".SearchProvider"
#define SEARCH_PATH "/io/github/iriscope/Iriscope/SearchProvider"

/* The test starts the service, because the filter does not apply to programs that the
 * bus starts. A service that does not answer has been killed. */
static GVariant *
ask_search (GDBusConnection *bus, const char *method, const char *of)
{
  const char *const words[] = { of, NULL };
  g_autoptr (GError) error = NULL;
  GVariant *answer = g_dbus_connection_call_sync (
      bus, SEARCH_NAME, SEARCH_PATH, "org.gnome.Shell.SearchProvider2", method,
      g_variant_new ("(^as)", words), NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL,
      &error);

  g_assert_no_error (error);
  return answer;
}

static void
on_name (GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
  *(gboolean *) data = TRUE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

static void
test_search (void)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error,
                                                      g_getenv ("E2E_SEARCH"), NULL);
  g_autoptr (GVariant) found = NULL, metas = NULL;
  g_autofree const char **ids = NULL;
  gboolean there = FALSE;
  guint watch;

  g_assert_no_error (error);
  watch = g_bus_watch_name_on_connection (
      bus, SEARCH_NAME, G_BUS_NAME_WATCHER_FLAGS_NONE, on_name, NULL, &there, NULL);
  g_assert_true (e2e_wait (is_true, &there));
  g_bus_unwatch_name (watch);
  found = ask_search (bus, "GetInitialResultSet", ADDRESS);
  g_variant_get (found, "(^a&s)", &ids);
  g_assert_cmpstr (ids[0], ==, ADDRESS);
  metas = ask_search (bus, "GetResultMetas", ADDRESS);
  g_assert_cmpstr (g_variant_get_type_string (metas), ==, "(aa{sv})");
  g_assert_nonnull (g_subprocess_get_identifier (process));
  g_subprocess_force_exit (process);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
}

typedef struct
{
  const char *name;
  const char *arguments[6];
} Row;

static const Row rows[] = {
  { "inspect", { "inspect", ADDRESS } },
  { "inspect-json", { "inspect", "--json", ADDRESS } },
  { "to-uri", { "to-uri", ADDRESS } },
  { "to-iri", { "to-iri", "http://xn--bcher-kva.example/%C3%A9" } },
  { "host", { "host", "bücher.example" } },
  { "resolve", { "resolve", "--base", ADDRESS, "../x" } },
  { "normalize", { "normalize", ADDRESS } },
  { "compare", { "compare", "--look-alike", ADDRESS, ADDRESS } },
  { "bidi", { "bidi", ADDRESS } },
  { "detect", { "detect", "/dev/null" } },
  { "examples", { "examples" } },
  { "draw", { "draw", "-o", "offline.svg", ADDRESS } },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  const char *argv[G_N_ELEMENTS (row->arguments) + 2] = { g_getenv ("E2E_IRI") };

  for (gsize i = 0; i < G_N_ELEMENTS (row->arguments); i++)
    argv[i + 1] = row->arguments[i];
  g_subprocess_launcher_set_cwd (launcher, g_get_user_runtime_dir ());
  process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait (process, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
}

int
main (int argc, char **argv)
{
  forbid_internet ();
  e2e_init (argc, argv);
  g_test_add_func ("/offline/forbidden", test_forbidden);
  g_test_add_func ("/offline/window", test_window);
  g_test_add_func ("/offline/search", test_search);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/offline/iri/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
