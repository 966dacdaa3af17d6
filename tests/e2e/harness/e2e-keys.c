/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-keys.h"

#include "e2e-find.h"
#include "e2e-wait.h"

#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/gdk.h>

#define N_LAYOUTS 3

/* The button that X sends for a notch of the wheel. */
#define WHEEL_DOWN 5

/* A key and the modifiers that it needs. */
typedef struct
{
  KeyCode code;
  int layout;
  gboolean shift;
} Key;

void
e2e_keys_init (void)
{
  const char *argv[] = { "setxkbmap", "-layout", "us,il,ara", NULL };
  g_autoptr (GError) error = NULL;
  int status = -1;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

void
e2e_keys_set_layout (E2eApp *app, E2eLayout layout)
{
  XkbLockGroup (app->display, XkbUseCoreKbd, layout);
  XSync (app->display, False);
}

static int
current_layout (E2eApp *app)
{
  XkbStateRec state;

  XkbGetState (app->display, XkbUseCoreKbd, &state);
  return state.group;
}

/* Keys have legacy names for letters ("hebrew_aleph") as well as Unicode ones, so they
 * are compared as characters. */
static gboolean
find_in_layout (E2eApp *app, gunichar c, int layout, Key *key)
{
  int first, last;

  XDisplayKeycodes (app->display, &first, &last);
  for (int code = first; code <= last; code++)
    for (unsigned int level = 0; level < 2; level++)
      {
        KeySym symbol = XkbKeycodeToKeysym (app->display, (KeyCode) code,
                                            (unsigned int) layout, level);

        if (gdk_keyval_to_unicode ((guint) symbol) != c)
          continue;
        *key = (Key){ (KeyCode) code, layout, level == 1 };
        return TRUE;
      }
  return FALSE;
}

static Key
find_key (E2eApp *app, gunichar c)
{
  int layout = current_layout (app);
  Key key = { 0 };

  for (int i = 0; i < N_LAYOUTS; i++)
    if (find_in_layout (app, c, (layout + i) % N_LAYOUTS, &key))
      return key;
  g_error ("no key for U+%04X", c);
}

static void
strike (E2eApp *app, KeyCode code)
{
  XTestFakeKeyEvent (app->display, code, True, CurrentTime);
  XTestFakeKeyEvent (app->display, code, False, CurrentTime);
}

static void
hold (E2eApp *app, const char *key, gboolean down)
{
  KeyCode code = XKeysymToKeycode (app->display, XStringToKeysym (key));

  g_assert_cmpint (code, !=, 0);
  XTestFakeKeyEvent (app->display, code, down, CurrentTime);
}

void
e2e_keys_type (E2eApp *app, const char *text)
{
  int layout = current_layout (app);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      Key key = find_key (app, g_utf8_get_char (text));

      XkbLockGroup (app->display, XkbUseCoreKbd, (unsigned int) key.layout);
      if (key.shift)
        hold (app, "Shift_L", TRUE);
      strike (app, key.code);
      if (key.shift)
        hold (app, "Shift_L", FALSE);
    }
  XkbLockGroup (app->display, XkbUseCoreKbd, (unsigned int) layout);
  XSync (app->display, False);
}

/* Returns the X name of a modifier in a chord. */
static const char *
modifier_key (const char *modifier)
{
  static const char *const keys[][2] = {
    { "alt", "Alt_L" },
    { "ctrl", "Control_L" },
    { "shift", "Shift_L" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_equal (keys[i][0], modifier))
      return keys[i][1];
  g_error ("no modifier “%s”", modifier);
}

void
e2e_keys_press (E2eApp *app, const char *chord)
{
  g_auto (GStrv) keys = g_strsplit (chord, "+", -1);
  guint last = g_strv_length (keys) - 1;
  KeyCode code = XKeysymToKeycode (app->display, XStringToKeysym (keys[last]));

  g_assert_cmpint (code, !=, 0);
  for (guint i = 0; i < last; i++)
    hold (app, modifier_key (keys[i]), TRUE);
  strike (app, code);
  for (guint i = last; i-- > 0;)
    hold (app, modifier_key (keys[i]), FALSE);
  XSync (app->display, False);
}

void
e2e_show_view (E2eApp *app, guint index)
{
  e2e_keys_press (app, "ctrl+1");
  while (index-- > 0)
    e2e_keys_press (app, "alt+Page_Down");
}

void
e2e_point (E2eApp *app, AtspiAccessible *accessible)
{
  AtspiRect rect = e2e_get_extents (accessible);
  Window child;
  int x, y;

  XTranslateCoordinates (app->display, app->window, DefaultRootWindow (app->display),
                         app->margin + rect.x + rect.width / 2,
                         app->margin + rect.y + rect.height / 2, &x, &y, &child);
  XTestFakeMotionEvent (app->display, -1, x, y, CurrentTime);
  XSync (app->display, False);
}

void
e2e_click (E2eApp *app, AtspiAccessible *accessible)
{
  e2e_point (app, accessible);
  XTestFakeButtonEvent (app->display, 1, True, CurrentTime);
  XTestFakeButtonEvent (app->display, 1, False, CurrentTime);
  XSync (app->display, False);
}

void
e2e_turn_wheel (E2eApp *app, AtspiAccessible *accessible, guint notches)
{
  e2e_point (app, accessible);
  while (notches-- > 0)
    {
      XTestFakeButtonEvent (app->display, WHEEL_DOWN, True, CurrentTime);
      XTestFakeButtonEvent (app->display, WHEEL_DOWN, False, CurrentTime);
    }
  XSync (app->display, False);
}

static gboolean
has_answered (gpointer data)
{
  E2eApp *app = data;
  XEvent event;

  return XCheckTypedWindowEvent (app->display, DefaultRootWindow (app->display),
                                 ClientMessage, &event);
}

/* _NET_WM_PING of the Extended Window Manager Hints. The answer follows everything
 * that the program asked the server for when it got the events before. */
static void
await_answer (E2eApp *app)
{
  Window root = DefaultRootWindow (app->display);
  XEvent ping = { .xclient = {
                      .type = ClientMessage,
                      .window = app->window,
                      .message_type = XInternAtom (app->display, "WM_PROTOCOLS", False),
                      .format = 32,
                  } };

  ping.xclient.data.l[0] = (long) XInternAtom (app->display, "_NET_WM_PING", False);
  ping.xclient.data.l[2] = (long) app->window;
  XSelectInput (app->display, root, SubstructureNotifyMask);
  XSendEvent (app->display, app->window, False, NoEventMask, &ping);
  XSync (app->display, False);
  g_assert_cmpint (e2e_wait (has_answered, app), ==, TRUE);
  XSelectInput (app->display, root, NoEventMask);
}

void
e2e_close_popover (E2eApp *app)
{
  await_answer (app);
  e2e_keys_press (app, "Escape");
  await_answer (app);
}

/* A click while another menu is still closing would close that one only. */
void
e2e_choose (E2eApp *app, const char *menu, const char *item, const char *key)
{
  AtspiAccessible *button = e2e_await (app, ATSPI_ROLE_INVALID, menu);

  await_answer (app);
  e2e_click (app, button);
  g_object_unref (button);
  g_object_unref (e2e_await (app, ATSPI_ROLE_INVALID, item));
  e2e_keys_press (app, key);
}

typedef struct
{
  E2eApp *app;
  AtspiAccessible *focused;
} Focus;

static gboolean
visit_focused (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **focused = data;

  if (e2e_has_state (accessible, ATSPI_STATE_FOCUSED))
    *focused = g_object_ref (accessible);
  return *focused != NULL;
}

/* AT-SPI returns the same pointer for an object while a reference is held. A focus
 * event may be outdated, so the state is checked too. */
static gboolean
has_moved (gpointer data)
{
  AtspiAccessible **focused = data;
  AtspiAccessible *now = e2e_wait_get_focused ();

  return now != NULL && now != *focused && e2e_has_state (now, ATSPI_STATE_FOCUSED)
         && g_set_object (focused, now);
}

static gboolean
has_focus (gpointer data)
{
  Focus *focus = data;

  return e2e_visit (focus->app->root, visit_focused, &focus->focused);
}

void
e2e_tab_to (E2eApp *app, AtspiAccessible *accessible)
{
  g_autoptr (GPtrArray) visited = g_ptr_array_new_with_free_func (g_object_unref);
  Focus focus = { app, NULL };

  g_assert_cmpint (e2e_wait (has_focus, &focus), ==, TRUE);
  while (focus.focused != accessible
         && !g_ptr_array_find (visited, focus.focused, NULL))
    {
      g_ptr_array_add (visited, g_object_ref (focus.focused));
      e2e_keys_press (app, "Tab");
      g_assert_cmpint (e2e_wait (has_moved, &focus.focused), ==, TRUE);
    }
  g_assert_true (focus.focused == accessible);
  g_object_unref (focus.focused);
}
