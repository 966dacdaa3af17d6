/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The standard by which an IRI is read, and the readings of all standards. */

#include "e2e-main.h"

/* duerst-01 §2.2 allows the space that RFC 3987 does not. */
#define SPACE "http://a.ex/b c"
#define REJECTED "Not an IRI: the character at position 14 is not allowed"

/* With the keyboard only: duerst-01 is the third of the historical standards, after
 * three of today. */
static void
test_choose (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (SPACE);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, SPACE);
  e2e_await_showing (app, (const char *[]){ REJECTED, NULL });
  g_object_unref (e2e_await (app, ATSPI_ROLE_COMBO_BOX, "Standard"));
  e2e_keys_press (app, "ctrl+d");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, FALSE);
  e2e_keys_press (app, "space");
  e2e_await_showing (app, (const char *[]){ "draft-duerst-iri-01 (2002)", NULL });
  e2e_keys_press (app, "Home");
  for (int i = 0; i < 5; i++)
    e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Return");
  e2e_await_showing (app, (const char *[]){ "Goes to \u2066a.ex\u2069", NULL });
}

/* RFC 3490 maps ß to ss, RFC 5891 keeps it, and standards before IDNA percent-encode
 * it; masinter-07 allows hosts in US-ASCII only. Standards that agree share a row. */
static const char *const titles[] = {
  "Browsers Today, RFC 3987, Guidelines for preparing and parsing and Web Address",
  "Draft Standard 2010",
  "draft-masinter-url-i18n-07",
  "IUC 19 paper, draft-duerst-iri-01 and Legacy Extended IRI",
};

static AtspiAccessible *
await_row (E2eApp *app, const char *title)
{
  return e2e_await (app, ATSPI_ROLE_LIST_ITEM, title);
}

static void
activate (E2eApp *app, const char *title)
{
  g_autoptr (AtspiAccessible) row = await_row (app, title);

  e2e_tab_to (app, row);
  e2e_keys_press (app, "Return");
}

static void
test_rows (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://fa\303\237.ex/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) member = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_show_view (app, 3);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_object_unref (await_row (app, titles[i]));
  e2e_await_showing (app,
                     (const char *[]){ "5 of 9 differ", "History", "http://fass.ex/",
                                       "fass.ex", "http://xn--fa-hia.ex/", "Selected",
                                       "Differs: URI, host", NULL });
  activate (app, titles[3]);
  member = await_row (app, "draft-duerst-iri-01");
  activate (app, titles[3]);
  e2e_await_state (member, ATSPI_STATE_SHOWING, FALSE);
}

typedef struct
{
  const char *name;
  const char *button;
  const char *text;
} Copy;

static const Copy copies[] = {
  { "uri", "Copy the URI by Draft Standard 2010", "http://fass.ex/" },
  { "host", "Copy the host by Draft Standard 2010", "fass.ex" },
};

static void
test_copy (gconstpointer data)
{
  const Copy *copy = data;
  g_autoptr (E2eApp) app = e2e_app_start ("http://fa\303\237.ex/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) button = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_show_view (app, 3);
  button = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, copy->button);
  e2e_clipboard_set ("from before");
  e2e_click (app, button);
  e2e_clipboard_await (copy->text);
}

/* Activating a row selects its standard. The toast that says so may disappear before
 * the whole page has been searched for it. */
static void
test_activate (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://fa\303\237.ex/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_show_view (app, 3);
  activate (app, titles[3]);
  activate (app, "draft-duerst-iri-01");
  e2e_await_showing (app, (const char *[]){ "draft-duerst-iri-01 (2002)", NULL });
  e2e_keys_press (app, "ctrl+1");
  e2e_await_showing (app, (const char *[]){ "http://fa%C3%9F.ex/", NULL });
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/readings/choose", test_choose);
  g_test_add_func ("/readings/rows", test_rows);
  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      g_autofree char *path = g_strconcat ("/readings/copy/", copies[i].name, NULL);

      g_test_add_data_func (path, &copies[i], test_copy);
    }
  g_test_add_func ("/readings/activate", test_activate);
  return g_test_run ();
}
