/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-app.h"

#include "e2e-find.h"
#include "e2e-wait.h"

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <fcntl.h>
#include <glib-unix.h>

/* Several programs come and go on the bus during a test, so the process identifies the
 * right one. */
static gboolean
has_frame (gpointer data)
{
  E2eApp *self = data;
  const char *id = g_subprocess_get_identifier (self->process);
  g_autoptr (AtspiAccessible) desktop = atspi_get_desktop (0);
  int n;

  atspi_accessible_set_cache_mask (desktop, ATSPI_CACHE_NONE);
  n = atspi_accessible_get_child_count (desktop, NULL);
  for (int i = 0; i < n && id != NULL && self->root == NULL; i++)
    {
      g_autoptr (AtspiAccessible) program
          = atspi_accessible_get_child_at_index (desktop, i, NULL);

      if (program == NULL
          || (int) atspi_accessible_get_process_id (program, NULL) != atoi (id))
        continue;
      /* Properties that cannot change are cached. */
      atspi_accessible_set_cache_mask (program,
                                       ATSPI_CACHE_INTERFACES | ATSPI_CACHE_ROLE);
      self->root = atspi_accessible_get_child_at_index (program, 0, NULL);
    }
  return id == NULL || self->root != NULL;
}

gboolean
e2e_app_owns (E2eApp *self, Window window)
{
  Atom property = XInternAtom (self->display, "_NET_WM_PID", False), type;
  int format;
  unsigned long n = 0, left;
  unsigned char *value = NULL;
  gboolean equal = FALSE;

  XGetWindowProperty (self->display, window, property, 0, 1, False, XA_CARDINAL, &type,
                      &format, &n, &left, &value);
  if (n == 1)
    equal = *(long *) (void *) value
            == atol (g_subprocess_get_identifier (self->process));
  XFree (value);
  return equal;
}

/* Whether @window is that of an owner of the dialog. */
static gboolean
is_owner_window (const E2eApp *self, Window window)
{
  const E2eApp *owner = self->owner;

  while (owner != NULL && owner->window != window)
    owner = owner->owner;
  return owner != NULL;
}

static gboolean
has_window (gpointer data)
{
  E2eApp *self = data;
  Window root, parent, *windows = NULL;
  unsigned int n = 0;

  XQueryTree (self->display, DefaultRootWindow (self->display), &root, &parent,
              &windows, &n);
  for (unsigned int i = 0; i < n && self->window == None; i++)
    {
      XWindowAttributes attributes;

      if (!is_owner_window (self, windows[i])
          && XGetWindowAttributes (self->display, windows[i], &attributes)
          && attributes.map_state == IsViewable && attributes.width > 1
          && e2e_app_owns (self, windows[i]))
        self->window = windows[i];
    }
  XFree (windows);
  return self->window != None;
}

/* A window that appears or disappears during the check must not fail the test. */
static int
ignore_error (Display *display, XErrorEvent *error)
{
  return 0;
}

/* GTK draws the frame itself, so its border is part of the window. */
static gboolean
has_size (gpointer data)
{
  E2eApp *self = data;
  AtspiRect rect = e2e_get_extents (self->root);
  XWindowAttributes attributes;

  XGetWindowAttributes (self->display, self->window, &attributes);
  self->margin = (attributes.width - rect.width) / 2;
  return rect.width > 0 && self->margin >= 0;
}

/* The directory with settings and data of the program that was started last. */
static char *home;

/* The tests read messages as a screen reader does, which takes time, so the desktop
 * says that there is one. If the schema is not installed, nothing reads this. */
#define DESKTOP                                                                        \
  "[org/gnome/desktop/a11y/applications]\n"                                            \
  "screen-reader-enabled=true\n"

static void
write_desktop (void)
{
  g_autofree char *folder = g_build_filename (home, "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, DESKTOP, -1, NULL));
}

/* Each program starts with default settings and no data. */
static void
make_home (void)
{
  g_free (home);
  home = g_build_filename (g_get_user_runtime_dir (), "home-XXXXXX", NULL);
  g_assert_nonnull (g_mkdtemp (home));
  write_desktop ();
}

static GSubprocessLauncher *
launcher_new (void)
{
  static const char *const homes[]
      = { "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME" };
  GSubprocessLauncher *launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);

  for (gsize i = 0; i < G_N_ELEMENTS (homes); i++)
    g_subprocess_launcher_setenv (launcher, homes[i], home, TRUE);
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "fatal-criticals", TRUE);
  return launcher;
}

/* A critical message aborts the program, and an unexpected warning fails the test. */
static void
spawn (E2eApp *self, const char *program, const char *argument, const char *output)
{
  g_autoptr (GSubprocessLauncher) launcher = launcher_new ();
  g_autoptr (GError) error = NULL;
  int fds[2];

  if (output != NULL)
    {
      g_subprocess_launcher_set_stdout_file_path (launcher, output);
      g_subprocess_launcher_set_flags (launcher, G_SUBPROCESS_FLAGS_STDERR_MERGE);
    }
  else
    {
      g_assert_true (g_unix_open_pipe (fds, FD_CLOEXEC, NULL));
      g_subprocess_launcher_take_stderr_fd (launcher, fds[1]);
    }
  self->process
      = g_subprocess_launcher_spawn (launcher, &error, program, argument, NULL);
  g_assert_no_error (error);
  if (output == NULL)
    self->messages = e2e_messages_new (self->process, fds[0]);
}

static gboolean
visit_focused (AtspiAccessible *accessible, gpointer data)
{
  return e2e_has_state (accessible, ATSPI_STATE_FOCUSED);
}

/* GTK 4.8 does not report that a dialog is active. */
static gboolean
is_active (gpointer data)
{
  E2eApp *self = data;

  return self->owner == NULL ? e2e_has_state (self->root, ATSPI_STATE_ACTIVE)
                             : e2e_visit (self->root, visit_focused, NULL);
}

/* There is no window manager to set the focus. */
static void
give_focus (E2eApp *self)
{
  XSetInputFocus (self->display, self->window, RevertToParent, CurrentTime);
  XSync (self->display, False);
  g_assert_cmpint (e2e_wait (is_active, self), ==, TRUE);
}

/* Whether @window is the owner of the dialog, or an owner of that one. */
static gboolean
is_owner (const E2eApp *self, const AtspiAccessible *window)
{
  const E2eApp *owner = self->owner;

  while (owner != NULL && owner->root != window)
    owner = owner->owner;
  return owner != NULL;
}

/* Finds a dialog, or a window of another role by its name, because the file chooser of
 * GTK 4.8 has no role of its own. */
static gboolean
is_other (E2eApp *self, AtspiAccessible *window)
{
  AtspiRole role = atspi_accessible_get_role (window, NULL);
  g_autofree char *name = atspi_accessible_get_name (window, NULL);
  g_autofree char *own = atspi_accessible_get_name (self->owner->root, NULL);

  return !is_owner (self, window)
         && (role == ATSPI_ROLE_DIALOG || role == ATSPI_ROLE_FILLER
             || g_strcmp0 (name, own) != 0);
}

/* A toast of libadwaita 1.7 is an alert without a name. */
static gboolean
visit_dialog (AtspiAccessible *accessible, gpointer data)
{
  AtspiRole role = atspi_accessible_get_role (accessible, NULL);
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);

  if (role != ATSPI_ROLE_DIALOG
      && (role != ATSPI_ROLE_ALERT || name == NULL || *name == '\0'))
    return FALSE;
  *(AtspiAccessible **) data = g_object_ref (accessible);
  return TRUE;
}

/* Returns the window that the owner of the dialog is, or is inside. */
static AtspiAccessible *
get_owner_window (const E2eApp *self)
{
  const E2eApp *owner = self->owner;

  while (owner->inside)
    owner = owner->owner;
  return owner->root;
}

static gboolean
has_window_dialog (E2eApp *self)
{
  g_autoptr (AtspiAccessible) program
      = atspi_accessible_get_parent (get_owner_window (self), NULL);
  int n = atspi_accessible_get_child_count (program, NULL);

  for (int i = 0; i < n && self->root == NULL; i++)
    {
      g_autoptr (AtspiAccessible) window
          = atspi_accessible_get_child_at_index (program, i, NULL);

      if (window != NULL && is_other (self, window))
        self->root = g_steal_pointer (&window);
    }
  return self->root != NULL;
}

static gboolean
has_dialog (gpointer data)
{
  E2eApp *self = data;

  if (has_window_dialog (self))
    return TRUE;
  /* Not a dialog inside another one: that would find itself. */
  self->inside = !self->owner->inside
                 && e2e_visit (self->owner->root, visit_dialog, &self->root);
  return self->inside;
}

E2eApp *
e2e_app_await_dialog (E2eApp *self)
{
  E2eApp *dialog = g_new0 (E2eApp, 1);

  dialog->process = g_object_ref (self->process);
  dialog->display = self->display;
  dialog->owner = self;
  g_assert_cmpint (e2e_wait (has_dialog, dialog), ==, TRUE);
  if (dialog->inside)
    dialog->window = self->window;
  g_assert_cmpint (e2e_wait (has_window, dialog), ==, TRUE);
  g_assert_cmpint (e2e_wait (has_size, dialog), ==, TRUE);
  give_focus (dialog);
  return dialog;
}

static gboolean
is_gone (gpointer data)
{
  E2eApp *self = data;
  XWindowAttributes attributes;

  if (self->inside)
    {
      g_autoptr (AtspiAccessible) dialog = NULL;

      return !e2e_visit (self->owner->root, visit_dialog, &dialog);
    }
  return !XGetWindowAttributes (self->display, self->window, &attributes)
         || attributes.map_state != IsViewable;
}

static void
forget_dialog (E2eApp *dialog)
{
  g_object_unref (dialog->process);
  g_object_unref (dialog->root);
  g_free (dialog);
}

void
e2e_app_await_followed (E2eApp *dialog)
{
  g_assert_cmpint (e2e_wait (is_gone, dialog), ==, TRUE);
  forget_dialog (dialog);
}

void
e2e_app_await_answered (E2eApp *dialog)
{
  E2eApp *owner = dialog->owner;

  e2e_app_await_followed (dialog);
  give_focus (owner);
}

static E2eApp *
start_program (const char *program, const char *argument, const char *output)
{
  E2eApp *self = g_new0 (E2eApp, 1);

  XSetErrorHandler (ignore_error);
  self->display = XOpenDisplay (NULL);
  XkbLockGroup (self->display, XkbUseCoreKbd, 0);
  spawn (self, program, argument, output);
  g_assert_cmpint (e2e_wait (has_frame, self), ==, TRUE);
  g_assert_cmpint (e2e_app_is_alive (self), ==, TRUE);
  g_assert_cmpint (e2e_wait (has_window, self), ==, TRUE);
  g_assert_cmpint (e2e_wait (has_size, self), ==, TRUE);
  give_focus (self);
  return self;
}

E2eApp *
e2e_app_start_program (const char *program, const char *argument)
{
  make_home ();
  return start_program (program, argument, NULL);
}

E2eApp *
e2e_app_start_again (const char *argument)
{
  g_assert_nonnull (home);
  return start_program (g_getenv ("E2E_PROGRAM"), argument, NULL);
}

const char *
e2e_app_get_home (void)
{
  return home;
}

E2eApp *
e2e_app_start (const char *argument)
{
  return e2e_app_start_watched (argument, NULL);
}

E2eApp *
e2e_app_start_watched (const char *argument, const char *output)
{
  const char *program = g_getenv ("E2E_PROGRAM");

  g_assert_nonnull (program);
  make_home ();
  return start_program (program, argument, output);
}

gboolean
e2e_app_is_alive (E2eApp *self)
{
  return g_subprocess_get_identifier (self->process) != NULL;
}

static gboolean
has_ended (gpointer data)
{
  return !e2e_app_is_alive (data);
}

void
e2e_app_ask_to_close (E2eApp *self, Window window)
{
  XEvent event = { 0 };

  event.xclient.type = ClientMessage;
  event.xclient.window = window;
  event.xclient.message_type = XInternAtom (self->display, "WM_PROTOCOLS", False);
  event.xclient.format = 32;
  event.xclient.data.l[0]
      = (long) XInternAtom (self->display, "WM_DELETE_WINDOW", False);
  event.xclient.data.l[1] = CurrentTime;
  XSendEvent (self->display, window, False, NoEventMask, &event);
  XSync (self->display, False);
}

/* Otherwise the next program would pass its address to this one. */
static gboolean
is_name_free (gpointer data)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      data, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "NameHasOwner", g_variant_new ("(s)", SCOPE_APP_ID), G_VARIANT_TYPE ("(b)"),
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  gboolean has_owner = TRUE;

  if (answer != NULL)
    g_variant_get (answer, "(b)", &has_owner);
  return !has_owner;
}

static void
await_end (E2eApp *self)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  g_assert_cmpint (e2e_wait (has_ended, self), ==, TRUE);
  g_assert_nonnull (bus);
  g_assert_cmpint (e2e_wait (is_name_free, bus), ==, TRUE);
}

static void
forget (E2eApp *self)
{
  g_clear_pointer (&self->messages, e2e_messages_free);
  g_object_unref (self->process);
  g_object_unref (self->root);
  XCloseDisplay (self->display);
  g_free (self);
}

void
e2e_app_stop (E2eApp *self)
{
  e2e_app_ask_to_close (self, self->window);
  e2e_app_await_end (self);
}

void
e2e_app_await_end (E2eApp *self)
{
  await_end (self);
  g_assert_cmpint (g_subprocess_get_status (self->process), ==, 0);
  forget (self);
}

void
e2e_app_await_end_by (E2eApp *dialog)
{
  E2eApp *owner = dialog->owner;

  forget_dialog (dialog);
  e2e_app_await_end (owner);
}

void
e2e_app_kill (E2eApp *self)
{
  g_subprocess_force_exit (self->process);
  await_end (self);
  forget (self);
}

void
e2e_app_resize (E2eApp *self, int width, int height)
{
  XResizeWindow (self->display, self->window, (unsigned int) width,
                 (unsigned int) height);
  XSync (self->display, False);
}
