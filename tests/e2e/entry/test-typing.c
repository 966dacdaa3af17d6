/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* From key presses to all values on screen. */

#include "e2e-main.h"

#include <string.h>

#define TYPED "http://ab.אבג.ex/ab?x=1"

/* Computed by hand from RFC 3987 and, for the A-label, by Python's idna codec. The
 * visual order follows from 3987bis-00 §4.4, example 1, for one right-to-left
 * component. */
static const char *const values[] = { "http://ab.xn--4dbcd.ex/ab?x=1",
                                      "ab.xn--4dbcd.ex",
                                      TYPED,
                                      "http://ab.גבא.ex/ab?x=1",
                                      "Scheme",
                                      "http",
                                      "LTR",
                                      "Host",
                                      "ab.אבג.ex",
                                      "Mixed",
                                      "Label 1",
                                      "ab",
                                      "Label 2",
                                      "אבג",
                                      "RTL",
                                      "xn--4dbcd",
                                      "Label 3",
                                      "ex",
                                      "Path",
                                      "/ab",
                                      "Query",
                                      "x=1",
                                      NULL };

static void
test_type (gconstpointer data)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  const char *end = TYPED;

  e2e_keys_set_layout (app, (E2eLayout) GPOINTER_TO_INT (data));
  while (*end != '\0')
    {
      g_autofree char *letter = g_strndup (end, (gsize) (g_utf8_next_char (end) - end));
      g_autofree char *before = NULL;

      end = g_utf8_next_char (end);
      before = g_strndup (TYPED, (gsize) (end - TYPED));
      e2e_keys_type (app, letter);
      e2e_await_text (entry, before);
    }
  e2e_await_showing (app, values);
}

/* The values are updated after each character, not only after the last one. */
static void
test_follow (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);

  e2e_keys_type (app, "http://a");
  e2e_await_showing (app, (const char *[]){ "http://a", "a", NULL });
  e2e_keys_type (app, "ב");
  e2e_await_showing (app, (const char *[]){ "http://aב", "aב", NULL });
  e2e_keys_press (app, "BackSpace");
  e2e_keys_type (app, ".ג");
  e2e_await_showing (app, (const char *[]){ "http://a.ג", "http://a.xn--6db", NULL });
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_data_func ("/typing/latin-layout", GINT_TO_POINTER (E2E_KEYS_LATIN),
                        test_type);
  g_test_add_data_func ("/typing/hebrew-layout", GINT_TO_POINTER (E2E_KEYS_HEBREW),
                        test_type);
  g_test_add_func ("/typing/follow", test_follow);
  return g_test_run ();
}
