/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-drag.h"

#include "e2e-find.h"
#include "e2e-keys.h"
#include "e2e-wait.h"

#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <string.h>

#define SIZE 100

/* Pixels to move, more than the drag threshold. */
#define PULL 40

/* How often the pointer moves from button down to button up in one attempt at a drag
 * inside the program. */
#define TURNS 12

typedef struct
{
  Display *display;
  GtkWidget *window; /* the source of the drag */
  GdkDrag *drag;     /* set once the drag has started */
  gboolean over;
  int shift; /* distance of the next pointer move */
} Dragged;

static void
on_begin (GtkDragSource *source, GdkDrag *drag, gpointer data)
{
  Dragged *self = data;

  g_set_object (&self->drag, drag);
}

static void
on_end (GtkDragSource *source, GdkDrag *drag, gboolean delete, gpointer data)
{
  Dragged *self = data;

  self->over = TRUE;
}

static Window
get_window (Dragged *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self->window));
  Window window;

  /* Deprecated since GTK 4.18, as the X11 backend is. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  window = gdk_x11_surface_get_xid (surface);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return window;
}

/* GDK's own connection to the display draws the window and handles its events; this one
 * only asks for its state. */
static gboolean
is_shown (gpointer data)
{
  Dragged *self = data;
  XWindowAttributes attributes;

  return gtk_widget_get_mapped (self->window)
         && XGetWindowAttributes (self->display, get_window (self), &attributes)
         && attributes.map_state == IsViewable;
}

/* The pointer keeps moving a little; frames are drawn between two moves. */
static void
move_pointer (Dragged *self)
{
  if (g_main_context_pending (NULL))
    return;
  self->shift = -self->shift;
  XTestFakeRelativeMotionEvent (self->display, self->shift, 0, CurrentTime);
  XSync (self->display, False);
}

/* GTK 4.18 may handle the press only after the first move. */
static gboolean
is_dragged (gpointer data)
{
  Dragged *self = data;

  if (self->drag == NULL)
    move_pointer (self);
  return self->drag != NULL;
}

/* Returns whether the program has accepted a drop at the pointer. GTK 4.8 reports only
 * that there was a first move. */
static gboolean
is_wanted (gpointer data)
{
  Dragged *self = data;

  if (gdk_drag_get_selected_action (self->drag) != 0)
    return TRUE;
  move_pointer (self);
  return FALSE;
}

static gboolean
is_over (gpointer data)
{
  return ((Dragged *) data)->over;
}

/* There is no window manager, so the test places its window where no other is. */
static void
show_source (Dragged *self, GdkContentProvider *content)
{
  GtkDragSource *source = gtk_drag_source_new ();
  int screen = DefaultScreen (self->display);

  gtk_drag_source_set_content (source, content);
  g_signal_connect (source, "drag-begin", G_CALLBACK (on_begin), self);
  g_signal_connect (source, "drag-end", G_CALLBACK (on_end), self);
  self->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (self->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (self->window), SIZE, SIZE);
  gtk_widget_add_controller (self->window, GTK_EVENT_CONTROLLER (source));
  gtk_window_present (GTK_WINDOW (self->window));
  g_assert_true (e2e_wait (is_shown, self));
  XMoveWindow (self->display, get_window (self),
               DisplayWidth (self->display, screen) - 2 * SIZE,
               DisplayHeight (self->display, screen) - 2 * SIZE);
  XSync (self->display, False);
}

static void
point_to_source (Dragged *self, int offset)
{
  Window child;
  int x, y;

  XTranslateCoordinates (self->display, get_window (self),
                         DefaultRootWindow (self->display), SIZE / 2, SIZE / 2, &x, &y,
                         &child);
  XTestFakeMotionEvent (self->display, -1, x - offset, y - offset, CurrentTime);
}

static void
press (Dragged *self, gboolean down)
{
  XTestFakeButtonEvent (self->display, 1, down, CurrentTime);
  XSync (self->display, False);
}

void
e2e_drag (E2eApp *app, GdkContentProvider *content, AtspiAccessible *target)
{
  Dragged self = { .display = app->display, .shift = 1 };

  show_source (&self, content);
  point_to_source (&self, 0);
  press (&self, TRUE);
  point_to_source (&self, PULL);
  XSync (self.display, False);
  g_assert_true (e2e_wait (is_dragged, &self));
  e2e_point (app, target);
  g_assert_true (e2e_wait (is_wanted, &self));
  press (&self, FALSE);
  g_assert_true (e2e_wait (is_over, &self));
  gtk_window_destroy (GTK_WINDOW (self.window));
  /* There is no window manager to restore the focus. */
  XSetInputFocus (app->display, app->window, RevertToParent, CurrentTime);
  XSync (app->display, False);
  g_object_unref (self.drag);
  g_object_unref (content);
}

typedef struct
{
  E2eApp *app;
  AtspiAccessible *from, *to;
  const char *name;
  int turn;
} Move;

static void
press_button (E2eApp *app, gboolean down)
{
  XTestFakeButtonEvent (app->display, 1, down, CurrentTime);
  XSync (app->display, False);
}

static void
shift_pointer (E2eApp *app, int x)
{
  XTestFakeRelativeMotionEvent (app->display, x, 0, CurrentTime);
  XSync (app->display, False);
}

/* One turn of a drag, which is dropped in the last one and begun again in the next. */
static gboolean
is_moved (gpointer data)
{
  Move *self = data;
  g_autofree char *name = e2e_get_name (self->to);

  if (g_strcmp0 (name, self->name) == 0)
    return TRUE;
  if (self->turn == 0)
    {
      e2e_point (self->app, self->from);
      press_button (self->app, TRUE);
    }
  else if (self->turn == TURNS)
    press_button (self->app, FALSE);
  else if (self->turn < TURNS / 2)
    shift_pointer (self->app, self->turn % 2 == 0 ? -PULL : PULL);
  else
    {
      e2e_point (self->app, self->to);
      shift_pointer (self->app, self->turn % 2);
    }
  self->turn = (self->turn + 1) % (TURNS + 1);
  return FALSE;
}

void
e2e_drag_inside (E2eApp *app,
                 AtspiAccessible *from,
                 AtspiAccessible *to,
                 const char *name)
{
  Move move = { app, from, to, name, 0 };
  g_autofree char *now = NULL;

  e2e_wait (is_moved, &move);
  press_button (app, FALSE);
  now = e2e_get_name (to);
  g_assert_cmpstr (now, ==, name);
}

GdkContentProvider *
e2e_drag_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GdkFileList *list = gdk_file_list_new_from_array (&file, 1);
  GdkContentProvider *content
      = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);

  g_boxed_free (GDK_TYPE_FILE_LIST, list);
  return content;
}

GdkContentProvider *
e2e_drag_list (const char *list)
{
  g_autoptr (GBytes) bytes = g_bytes_new (list, strlen (list));

  return gdk_content_provider_new_for_bytes ("text/uri-list", bytes);
}

GdkContentProvider *
e2e_drag_text (const char *text)
{
  return gdk_content_provider_new_typed (G_TYPE_STRING, text);
}
