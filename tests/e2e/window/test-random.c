/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random user actions: keys, clicks, pastes, pages, sizes. Nothing ends the program
 * (any warning would) except its close button, and nothing is printed. A seed
 * determines the actions; RANDOM_SEEDS and RANDOM_ACTIONS set the numbers of both. */

#include "e2e-main.h"

#include "e2e-wait.h"

#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <glib/gstdio.h>
#include <string.h>

#define SEEDS 2
#define ACTIONS 250
#define MAX_WINDOWS 16

typedef struct
{
  E2eApp *app;
  GRand *random;
  char *output;
  Window windows[MAX_WINDOWS]; /* of the program, the newest last */
  int n_windows;
} User;

/* Windows in which keys and buttons must have no effect, because they write files or
 * print. */
static const char *const watched[] = { "Save", "Open", "Export", "Print" };

static const char *const typed[] = {
  "http://",  "https:", "//",      "example.org", "a",    "b.c",     "/x",
  "?q=1",     "#f",     "@",       "[::1]",       ":80",  "%D7%90",  "xn--",
  "mailto:a", "data:,", "אב",      "שלום.",       "مثال", "العربية", "..",
  "://",      "{",      "192.168", "AB",          "%",    " ",
};

static const char *const pasted[] = {
  "http://example.אבג.דהו/זחט?יכל=1",
  "\u202ehttp://a.ex/\u202c",
  "\u2066http://a.ex/\u2069",
  " <https://faß.de/\u200d> ",
  "one http://a.ex/ and\nanother https://b.ex/א\n",
  "file:///etc/hosts\r\nhttp://a.ex/\r\n",
  "http://аррӏе.com",
  "e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
  "\u200b\u200b",
  "javascript:alert(1)//\nx",
  "https://user:pass@example.com@evil.example/..\\..\\x",
};

static const char *const chords[] = {
  "Tab",
  "Tab",
  "Tab",
  "shift+Tab",
  "Return",
  "Escape",
  "space",
  "BackSpace",
  "Delete",
  "Left",
  "Right",
  "Up",
  "Down",
  "Home",
  "End",
  "Page_Up",
  "Page_Down",
  "shift+Left",
  "shift+Right",
  "ctrl+Left",
  "ctrl+Right",
  "ctrl+a",
  "ctrl+c",
  "ctrl+x",
  "ctrl+z",
  "ctrl+z",
  "ctrl+l",
  "ctrl+b",
  "ctrl+d",
  "ctrl+f",
  "ctrl+h",
  "ctrl+comma",
  "ctrl+o",
  "ctrl+s",
  "ctrl+p",
  "ctrl+Return",
  "ctrl+BackSpace",
  "ctrl+shift+z",
  "ctrl+shift+c",
  "ctrl+shift+b",
  "ctrl+shift+p",
  "ctrl+shift+l",
  "ctrl+shift+v",
  "shift+F10",
  "shift+F6",
  "F1",
  "F6",
  "F10",
  "alt+1",
  "alt+2",
  "alt+3",
  "alt+4",
  "alt+5",
  "alt+Left",
  "alt+Right",
  "ctrl+question",
};

static const char *
choose (User *user, const char *const *of, gsize n)
{
  const char *chosen = of[g_rand_int_range (user->random, 0, (gint32) n)];

  g_test_message ("%s", chosen);
  return chosen;
}

/* Keys go to the newest window that is not a menu. */
static void
look_for_windows (User *user)
{
  Display *display = user->app->display;
  Window root, parent, *windows = NULL;
  unsigned int n = 0;

  user->n_windows = 0;
  XQueryTree (display, DefaultRootWindow (display), &root, &parent, &windows, &n);
  for (unsigned int i = 0; i < n && user->n_windows < MAX_WINDOWS; i++)
    {
      XWindowAttributes attributes;

      if (XGetWindowAttributes (display, windows[i], &attributes)
          && attributes.map_state == IsViewable && attributes.width > 1
          && e2e_app_owns (user->app, windows[i]))
        user->windows[user->n_windows++] = windows[i];
    }
  XFree (windows);
}

static gboolean
is_menu (User *user, Window window)
{
  XWindowAttributes attributes;

  return !XGetWindowAttributes (user->app->display, window, &attributes)
         || attributes.override_redirect;
}

static Window
find_top (User *user)
{
  for (int i = user->n_windows; i-- > 0;)
    if (!is_menu (user, user->windows[i]))
      return user->windows[i];
  return None;
}

static gboolean
is_watched (User *user, Window window)
{
  char *title = NULL;
  gboolean found = FALSE;

  if (window == None || !XFetchName (user->app->display, window, &title))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (watched); i++)
    found |= strstr (title, watched[i]) != NULL;
  XFree (title);
  return found;
}

static void
type (User *user)
{
  e2e_keys_type (user->app, choose (user, typed, G_N_ELEMENTS (typed)));
}

static void
press (User *user)
{
  e2e_keys_press (user->app, choose (user, chords, G_N_ELEMENTS (chords)));
}

static void
turn_page (User *user)
{
  char chord[]
      = { 'c', 't', 'r', 'l', '+', (char) ('1' + g_rand_int_range (user->random, 0, 7)),
          '\0' };

  g_test_message ("%s", chord);
  e2e_keys_press (user->app, chord);
}

static void
paste (User *user)
{
  e2e_clipboard_set (choose (user, pasted, G_N_ELEMENTS (pasted)));
  e2e_keys_press (user->app, "ctrl+v");
}

/* The answer comes once all earlier events have been handled and pasted text has been
 * requested. */
static void
await_answer (User *user)
{
  g_autoptr (GError) error = NULL;

  atspi_accessible_get_child_count (user->app->root, &error);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_error (&error);
  atspi_accessible_get_child_count (user->app->root, &error);
}

static void
click (User *user)
{
  Display *display = user->app->display;
  Window window = user->windows[g_rand_int_range (user->random, 0, user->n_windows)];
  unsigned int button = g_rand_int_range (user->random, 0, 6) == 0
                            ? (unsigned int) g_rand_int_range (user->random, 2, 6)
                            : 1;
  int times = g_rand_int_range (user->random, 0, 8) == 0 ? 2 : 1;
  XWindowAttributes attributes;
  Window child;
  int x, y;

  if (!XGetWindowAttributes (display, window, &attributes))
    return;
  x = g_rand_int_range (user->random, 0, attributes.width);
  y = g_rand_int_range (user->random, 0, attributes.height);
  g_test_message ("button %u, %d times, at %d, %d of %d", button, times, x, y,
                  user->n_windows);
  XTranslateCoordinates (display, window, DefaultRootWindow (display), x, y, &x, &y,
                         &child);
  XTestFakeMotionEvent (display, -1, x, y, CurrentTime);
  XSync (display, False);
  await_answer (user);
  for (int i = 0; i < 2 * times; i++)
    {
      XTestFakeButtonEvent (display, button, i % 2 == 0, CurrentTime);
      XSync (display, False);
      await_answer (user);
    }
}

static void
resize (User *user)
{
  int width = g_rand_int_range (user->random, 360, 1400);
  int height = g_rand_int_range (user->random, 294, 1200);

  g_test_message ("%d x %d", width, height);
  e2e_app_resize (user->app, width, height);
}

/* The weight of each action. */
static const struct
{
  int weight;
  void (*act) (User *user);
} acts[] = {
  { 5, type },  { 10, press }, { 2, turn_page },
  { 2, paste }, { 8, click },  { 1, resize },
};

static void
act (User *user)
{
  int sum = 0, chosen;

  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    sum += acts[i].weight;
  chosen = g_rand_int_range (user->random, 0, sum);
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      if (chosen < acts[i].weight)
        {
          acts[i].act (user);
          return;
        }
      chosen -= acts[i].weight;
    }
}

static void
start (User *user)
{
  user->app = e2e_app_start_watched ("http://a.אבג.ex/ב?x=1", user->output);
}

static gboolean
has_ended (gpointer data)
{
  User *user = data;

  return !e2e_app_is_alive (user->app);
}

/* Checks the messages before the exit status, because they say why it ended. */
static void
finish (User *user)
{
  g_autofree char *text = NULL;
  g_autofree char *unexpected = NULL;

  g_assert_cmpint (e2e_wait (has_ended, user), ==, TRUE);
  g_assert_true (g_file_get_contents (user->output, &text, NULL, NULL));
  unexpected = e2e_messages_remove_expected (text);
  g_assert_cmpstr (unexpected, ==, "");
  e2e_app_await_end (user->app);
}

/* The close button may have been clicked. */
static void
go_on (User *user, int action)
{
  Window top;

  g_test_message ("action %d", action);
  look_for_windows (user);
  top = find_top (user);
  if (top == None)
    {
      finish (user);
      start (user);
      look_for_windows (user);
      top = find_top (user);
    }
  XSetInputFocus (user->app->display, top, RevertToParent, CurrentTime);
  XSync (user->app->display, False);
  if (is_watched (user, top))
    e2e_keys_press (user->app, "Escape");
  else
    act (user);
  await_answer (user);
}

static gboolean
is_closed (gpointer data)
{
  User *user = data;

  look_for_windows (user);
  for (int i = user->n_windows; i-- > 0;)
    if (!is_menu (user, user->windows[i]))
      e2e_app_ask_to_close (user->app, user->windows[i]);
  return !e2e_app_is_alive (user->app);
}

static int
how_many (const char *variable, int otherwise)
{
  const char *number = g_getenv (variable);

  return number != NULL ? atoi (number) : otherwise;
}

static void
test_random (gconstpointer seed)
{
  User user = { NULL, g_rand_new_with_seed (GPOINTER_TO_UINT (seed)), NULL, { 0 }, 0 };
  int n = how_many ("RANDOM_ACTIONS", ACTIONS);

  user.output = g_build_filename (g_get_user_runtime_dir (), "printed", NULL);
  start (&user);
  for (int i = 0; i < n; i++)
    go_on (&user, i);
  g_assert_true (e2e_wait (is_closed, &user));
  finish (&user);
  g_rand_free (user.random);
  g_free (user.output);
}

/* The handler for links does nothing. */
static void
install_browser (void)
{
  const char *folder = g_get_user_runtime_dir ();
  g_autofree char *apps = g_build_filename (folder, "applications", NULL);
  g_autofree char *entry = g_build_filename (apps, "e2e-browser.desktop", NULL);
  g_autofree char *list = g_build_filename (apps, "mimeapps.list", NULL);
  g_autofree char *dirs = g_strconcat (folder, ":", g_getenv ("XDG_DATA_DIRS"), NULL);

  g_assert_cmpint (g_mkdir (apps, 0700), ==, 0);
  g_assert_true (g_file_set_contents (
      entry,
      "[Desktop Entry]\nType=Application\nName=Browser\nExec=true %u\n"
      "MimeType=x-scheme-handler/http;x-scheme-handler/https;\n",
      -1, NULL));
  g_assert_true (g_file_set_contents (list,
                                      "[Default Applications]\n"
                                      "x-scheme-handler/http=e2e-browser.desktop\n"
                                      "x-scheme-handler/https=e2e-browser.desktop\n",
                                      -1, NULL));
  g_setenv ("XDG_DATA_DIRS", dirs, TRUE);
  g_setenv ("GTK_USE_PORTAL", "0", TRUE);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  install_browser ();
  for (int seed = 1; seed <= how_many ("RANDOM_SEEDS", SEEDS); seed++)
    {
      g_autofree char *path = g_strdup_printf ("/random/seed-%d", seed);

      g_test_add_data_func (path, GINT_TO_POINTER (seed), test_random);
    }
  return g_test_run ();
}
