/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests the comparison of pixels itself: a wrong visual order is detected, because
 * plain GTK widgets draw both texts from right to left. */

#include "e2e-main.h"
#include "e2e-visual-order.h"

#include <gtk/gtk.h>

/* The widget to compare. */
static AtspiAccessible *
await_place (E2eApp *app, gboolean entry, const char *text)
{
  return entry ? e2e_await_entry (app) : e2e_await (app, ATSPI_ROLE_LABEL, text);
}

typedef struct
{
  const char *name;
  const char *text;
  E2eLayout layout;
  gboolean entry;
  PangoDirection direction;
} Row;

#define LTR PANGO_DIRECTION_LTR
#define RTL PANGO_DIRECTION_RTL

/* The plain entry of GTK 4.18.6 stays as it is when the keyboard layout changes
 * (tried). */
#if GTK_CHECK_VERSION(4, 18, 0)
#define OTHER_KEYBOARD LTR
#else
#define OTHER_KEYBOARD RTL
#endif

#define ARABIC "//عربي.example/"
#define NEUTRAL "//1.2/?"

static const Row rows[] = {
  { "plain-entry-arabic", ARABIC, E2E_KEYS_LATIN, TRUE, RTL },
  { "plain-label-arabic", ARABIC, E2E_KEYS_LATIN, FALSE, RTL },
  { "plain-entry-hebrew-keyboard", NEUTRAL, E2E_KEYS_HEBREW, TRUE, OTHER_KEYBOARD },
  { "plain-entry-latin-keyboard", NEUTRAL, E2E_KEYS_LATIN, TRUE, LTR },
  { "plain-label-neutral", NEUTRAL, E2E_KEYS_LATIN, FALSE, LTR },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (E2eApp) app
      = e2e_app_start_program (g_getenv ("E2E_PLAIN_ENTRY"), row->text);
  g_autoptr (AtspiAccessible) place = await_place (app, row->entry, row->text);

  e2e_keys_set_layout (app, row->layout);
  e2e_visual_order_await (app, place, row->text, row->direction);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/order/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
