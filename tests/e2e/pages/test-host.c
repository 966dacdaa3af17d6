/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Host. */

#include "e2e-main.h"

#define ESZETT "fa\303\237"

static E2eApp *
start (void)
{
  E2eApp *app = e2e_app_start ("http://www." ESZETT ".de/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_show_view (app, 1);
  return app;
}

typedef struct
{
  AtspiAccessible *list;
  const char *const *names;
} Cards;

static gboolean
are_in_order (gpointer data)
{
  const Cards *cards = data;
  int n = atspi_accessible_get_child_count (cards->list, NULL);
  int i = 0;

  for (; cards->names[i] != NULL && i < n; i++)
    {
      g_autoptr (AtspiAccessible) card
          = atspi_accessible_get_child_at_index (cards->list, i, NULL);
      g_autofree char *name
          = card != NULL ? atspi_accessible_get_name (card, NULL) : NULL;

      if (g_strcmp0 (name, cards->names[i]) != 0)
        return FALSE;
    }
  return i == n && cards->names[i] == NULL;
}

/* Waits until the cards under @heading have the @names. */
static void
await_cards (E2eApp *app, const char *heading, const char *const *names)
{
  g_autoptr (AtspiAccessible) list = e2e_await (app, ATSPI_ROLE_LIST, heading);
  Cards cards = { list, names };

  g_assert_true (e2e_wait (are_in_order, &cards));
}

/* The registrable domain comes first, then the labels below it; RFC 3490, which maps ß
 * to ss, is shown with the other flavours. */
static void
test_cards (void)
{
  g_autoptr (E2eApp) app = start ();

  await_cards (app, "Labels, from the registrable domain outward",
               (const char *[]){ ESZETT, "de", "www", NULL });
  e2e_await_showing (app, (const char *[]){ "Registrable name · Label 2 of 3",
                                            "Subdomain · Label 1 of 3", "IDNA2003",
                                            "xn--fa-hia", "fass", "Differs", "10 of 63",
                                            "ASCII form", ESZETT ".de",
                                            "www.xn--fa-hia.de", "www.fass.de", NULL });
}

/* With the keyboard only: each button copies what its name says. */
static void
test_copy (void)
{
  static const struct
  {
    const char *button;
    const char *text;
  } rows[] = {
    { "Copy the Registrable Domain", ESZETT ".de" },
    { "Copy the Host for DNS", "www.xn--fa-hia.de" },
    { "Copy the ASCII form by IDNA2003", "fass" },
    { "Copy the ASCII form by Browsers", "xn--fa-hia" },
  };
  g_autoptr (E2eApp) app = start ();

  e2e_clipboard_set ("from before");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtspiAccessible) button
          = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, rows[i].button);

      e2e_tab_to (app, button);
      e2e_keys_press (app, "Return");
      e2e_clipboard_await (rows[i].text);
    }
}

/* Typing updates the page while it is shown. */
static void
test_typed (void)
{
  static const struct
  {
    const char *text;
    const char *showing[4];
  } rows[] = {
    { "http://0x7f.1/",
      { "A number, not a name", "127.0.0.1", "It leads to this computer itself." } },
    { "a/b",
      { "There is no host",
        "A relative reference leads to the host of the page it is on." } },
    { "http://a.co.uk/",
      { "Looked up unchanged", "Registrable name · Label 1 of 3", "co.uk" } },
  };
  g_autoptr (E2eApp) app = start ();

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      e2e_keys_press (app, "ctrl+l");
      e2e_keys_type (app, rows[i].text);
      e2e_await_showing (app, rows[i].showing);
    }
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/host/cards", test_cards);
  g_test_add_func ("/host/copy", test_copy);
  g_test_add_func ("/host/typed", test_typed);
  return g_test_run ();
}
