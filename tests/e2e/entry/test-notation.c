/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Capitals that stand for right-to-left letters, as printed in the standards. */

#include "e2e-main.h"

/* 3987bis-00 §4.4, example 1. */
#define TYPED "http://ab.CDEFGH.ij/kl/mn/op.html"

/* For each number of presses of Ctrl+B, which selects a notation, the texts that are
 * visible in addition to the typed one. */
static const struct Row
{
  const char *name;
  const char *hint;
  const char *label;
  const char *shown;
} rows[] = {
  { "hebrew", "Capitals stand for Hebrew letters", "גדהוזח",
    "http://ab.חזוהדג.ij/kl/mn/op.html" },
  { "arabic", "Capitals stand for Arabic letters", "تثجحخد",
    "http://ab.دخحجثت.ij/kl/mn/op.html" },
  { "capitals", "Capitals stand for right-to-left letters", "CDEFGH",
    "http://ab.HGFEDC.ij/kl/mn/op.html" },
};

static void
test_row (gconstpointer data)
{
  const struct Row *row = data;
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  for (const struct Row *at = rows; at <= row; at++)
    e2e_keys_press (app, "ctrl+b");
  e2e_await_showing (app, (const char *[]){ row->hint, NULL });
  e2e_keys_type (app, TYPED);
  e2e_await_text (entry, TYPED);
  e2e_await_showing (app,
                     (const char *[]){ TYPED, row->label, "RTL", row->shown, NULL });
}

/* The button in the hint turns the notation off, and the IRI is the typed text. */
static void
test_turn_off (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/BC");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) off = NULL;

  e2e_keys_press (app, "ctrl+b");
  e2e_await_showing (app, (const char *[]){ "/בג", NULL });
  off = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Turn Off Bidi Notation");
  e2e_tab_to (app, off);
  e2e_keys_press (app, "space");
  e2e_await_showing (app, (const char *[]){ "/BC", NULL });
  e2e_await_text (entry, "http://a.example/BC");
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/notation/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/notation/turn-off", test_turn_off);
  return g_test_run ();
}
