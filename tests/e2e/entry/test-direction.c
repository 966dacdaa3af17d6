/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* RFC 3987 §4.1: an IRI is laid out as in a left-to-right embedding, whatever its first
 * strong character and whatever the keyboard layout. Pixels on screen decide;
 * test-visual-order.c shows that plain widgets fail. */

#include "e2e-main.h"
#include "e2e-visual-order.h"

typedef struct
{
  const char *name;
  E2eLayout layout;
  const char *text;
  guint n_places; /* minimum: the entry, the IRI, and the URI if it is the same */
  const char *host;
  guint n_host_places;
} Row;

/* Digits go from left to right in any order, so the second host proves nothing. */
static const Row rows[] = {
  { "arabic", E2E_KEYS_ARABIC, "//عربي.example/", 2, "عربي.example", 1 },
  { "neutral-hebrew-keyboard", E2E_KEYS_HEBREW, "//1.2/?", 2, NULL, 0 },
};

static guint
check_places (E2eApp *app, const char *text)
{
  g_autoptr (GPtrArray) places = e2e_find_showing (app, text);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    {
      AtspiAccessible *place = g_ptr_array_index (places, i);
      g_autofree char *name = atspi_accessible_get_name (place, NULL);

      g_test_message ("in “%s”", name);
      e2e_visual_order_await (app, place, text, PANGO_DIRECTION_LTR);
      n++;
    }
  return n;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_app_resize (app, 1000, 2000);
  e2e_keys_set_layout (app, row->layout);
  e2e_keys_type (app, row->text);
  e2e_await_text (entry, row->text);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_await_showing (app, (const char *[]){ "IRI to copy", NULL });
  g_assert_cmpuint (check_places (app, row->text), >=, row->n_places);
  if (row->host != NULL)
    g_assert_cmpuint (check_places (app, row->host), >=, row->n_host_places);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/direction/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
