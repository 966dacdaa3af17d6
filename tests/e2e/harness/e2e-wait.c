/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-wait.h"

#include <atspi/atspi.h>

#define DEFAULT_PATIENCE 20
#define LOOK_AGAIN_MS 25
#define MAX_REST_MS 40
#define CALL_TIMEOUT_FACTOR 500

static int
patience (void)
{
  const char *seconds = g_getenv ("E2E_PATIENCE");

  return seconds != NULL ? atoi (seconds) : DEFAULT_PATIENCE;
}

static AtspiAccessible *focused;

/* The event itself does not matter: it ends an iteration of the main loop, and the
 * condition is checked again. */
static void
on_event (AtspiEvent *event, gpointer data)
{
  if (g_str_equal (event->type, "object:state-changed:focused") && event->detail1 != 0)
    g_set_object (&focused, event->source);
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

void
e2e_wait_init (void)
{
  static const char *const kinds[] = {
    "object:children-changed", "object:property-change",
    "object:state-changed",    "object:text-changed",
    "object:text-caret-moved", "object:text-selection-changed",
  };
  static AtspiEventListener *listener;

  if (listener != NULL)
    return;
  g_assert_cmpint (atspi_init (), ==, 0);
  atspi_set_timeout (patience () * CALL_TIMEOUT_FACTOR, 0);
  listener = atspi_event_listener_new (on_event, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    atspi_event_listener_register (listener, kinds[i], NULL);
}

static gboolean
on_tick (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static gboolean
on_rested (gpointer rested)
{
  *(gboolean *) rested = TRUE;
  return G_SOURCE_REMOVE;
}

/* Checking asks the program for each of its widgets, which keeps it from what is
 * awaited: it gets as much time as a check took. */
static void
rest (gint64 took)
{
  guint ms = (guint) MIN (took / 1000, MAX_REST_MS);
  gboolean rested = ms == 0;

  if (!rested)
    g_timeout_add (ms, on_rested, &rested);
  while (!rested)
    g_main_context_iteration (NULL, TRUE);
}

gboolean
e2e_wait (E2eCondition condition, gpointer data)
{
  gint64 begin = g_get_monotonic_time (), now = begin;
  gint64 end = begin + patience () * G_USEC_PER_SEC;
  guint tick = g_timeout_add (LOOK_AGAIN_MS, on_tick, NULL);
  gboolean holds;

  while (!(holds = condition (data)) && (now = g_get_monotonic_time ()) < end)
    {
      rest (now - begin);
      g_main_context_iteration (NULL, TRUE);
      begin = g_get_monotonic_time ();
    }
  g_source_remove (tick);
  return holds;
}

AtspiAccessible *
e2e_wait_get_focused (void)
{
  return focused;
}
