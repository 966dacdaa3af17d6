/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Preferences with the keyboard only, which apply at once; and F6 between sections. */

#include "e2e-files.h"
#include "e2e-main.h"

#include <X11/extensions/XTest.h>
#include <string.h>

static E2eApp *
open_preferences (E2eApp *app)
{
  e2e_keys_press (app, "ctrl+comma");
  return e2e_app_await_dialog (app);
}

static void
close_preferences (E2eApp *dialog)
{
  e2e_keys_press (dialog, "Escape");
  e2e_app_await_answered (dialog);
}

/* masinter-07 §4.5. In the locale of the test only Latin is likely. */
static void
test_scripts (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://\u05D0.example/\u00E9\u05D1");
  E2eApp *dialog;
  AtspiAccessible *control;

  e2e_await_showing (app,
                     (const char *[]){ "http://\u05D0.example/\u00E9\u05D1", NULL });
  dialog = open_preferences (app);
  control = e2e_await (dialog, ATSPI_ROLE_CHECK_BOX, "Only Scripts I Can Type");
  e2e_tab_to (dialog, control);
  e2e_keys_press (dialog, "space");
  e2e_await_state (control, ATSPI_STATE_CHECKED, TRUE);
  g_object_unref (control);
  e2e_await_showing (app,
                     (const char *[]){ "http://xn--4db.example/\u00E9%D7%91", NULL });
  close_preferences (dialog);
}

/* RFC 3490 maps "ß" to "ss", IDNA2008 does not. */
static void
test_flavour (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://fa\u00DF.example/");
  E2eApp *dialog;
  AtspiAccessible *row;

  e2e_await_showing (app, (const char *[]){ "http://xn--fa-hia.example/", NULL });
  dialog = open_preferences (app);
  row = e2e_await (dialog, ATSPI_ROLE_COMBO_BOX, "Internationalized Names");
  e2e_tab_to (dialog, row);
  e2e_keys_press (dialog, "space");
  e2e_await_showing (dialog, (const char *[]){ "IDNA2003", NULL });
  for (int i = 0; i < 4; i++)
    e2e_keys_press (dialog, "Down");
  e2e_keys_press (dialog, "Return");
  g_object_unref (row);
  e2e_await_showing (app, (const char *[]){ "http://fass.example/", NULL });
  close_preferences (dialog);
}

/* By the first list, b.com is a public suffix. By the default one, anyone can register
 * it. */
static const struct ListRow
{
  const char *name;
  const char *text;
  const char *subtitle;
  const char *registrable;
} list_rows[] = {
  { "good",
    "// VERSION: 2038-01-01_00-00-00_UTC\n"
    "// ===BEGIN ICANN DOMAINS===\ncom\nb.com\n// ===END ICANN DOMAINS===\n",
    "Public Suffix List of 2038-01-01", "Registrable domain: \u2066a.b.com\u2069" },
  { "broken", "no list",
    "\u2068broken.dat\u2069: \u2068This file is not a Public Suffix List\u2069",
    "Registrable domain: \u2066b.com\u2069" },
};

static void
press_button (E2eApp *dialog, const char *name)
{
  g_autoptr (AtspiAccessible) button = e2e_await (dialog, ATSPI_ROLE_PUSH_BUTTON, name);

  e2e_tab_to (dialog, button);
  e2e_keys_press (dialog, "space");
}

static void
test_suffix_list (gconstpointer data)
{
  const struct ListRow *row = data;
  g_autofree char *file = g_strconcat (row->name, ".dat", NULL);
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), file, NULL);
  g_autoptr (E2eApp) app = e2e_app_start ("http://x.a.b.com/");
  E2eApp *dialog;

  g_assert_true (g_file_set_contents (path, row->text, -1, NULL));
  e2e_await_showing (app,
                     (const char *[]){ "Registrable domain: \u2066b.com\u2069", NULL });
  dialog = open_preferences (app);
  press_button (dialog, "Choose List…");
  e2e_files_choose (dialog, path);
  e2e_await_showing (dialog, (const char *[]){ row->subtitle, NULL });
  e2e_await_showing (app, (const char *[]){ row->registrable, NULL });
  press_button (dialog, "Use the Default List");
  e2e_await_showing (app,
                     (const char *[]){ "Registrable domain: \u2066b.com\u2069", NULL });
  close_preferences (dialog);
}

/* A focusable object without a name, or with its class as its name. The panel that an
 * AdwDialog of libadwaita 1.7 is drawn on passes the focus on to what is in it. */
static gboolean
visit_nameless (AtspiAccessible *accessible, gpointer data)
{
  char **nameless = data;
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);
  AtspiRole role = atspi_accessible_get_role (accessible, NULL);

  if (!e2e_has_state (accessible, ATSPI_STATE_FOCUSABLE)
      || role == ATSPI_ROLE_SCROLL_PANE || role == ATSPI_ROLE_LIST
      || role == ATSPI_ROLE_PANEL)
    return FALSE;
  if (*name != '\0' && !g_str_has_prefix (name, "Gtk")
      && !g_str_has_prefix (name, "Adw"))
    return FALSE;
  *nameless = atspi_accessible_get_role_name (accessible, NULL);
  return TRUE;
}

static void
test_names (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  E2eApp *dialog = open_preferences (app);
  AtspiAccessible *tab;
  g_autofree char *nameless = NULL;

  e2e_await_showing (dialog, (const char *[]){ "Remember IRIs", NULL });
  e2e_visit (dialog->root, visit_nameless, &nameless);
  g_assert_cmpstr (nameless, ==, NULL);
  /* Since libadwaita 1.7 the keyboard reaches the other tabs only by the arrow keys. */
  tab = e2e_await (dialog, ATSPI_ROLE_PAGE_TAB, "IRIs");
  e2e_tab_to (dialog, tab);
  g_object_unref (tab);
  tab = e2e_await (dialog, ATSPI_ROLE_PAGE_TAB, "Display");
  e2e_keys_press (dialog, "Right");
  e2e_await_state (tab, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (dialog, "space");
  g_object_unref (tab);
  e2e_await_showing (dialog, (const char *[]){ "Caret Movement", NULL });
  e2e_visit (dialog->root, visit_nameless, &nameless);
  g_assert_cmpstr (nameless, ==, NULL);
  close_preferences (dialog);
}

/* The items of a drop-down list have names too. The list is a window of its own on
 * X11. */
static void
test_choices (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) button = NULL;
  g_autofree char *nameless = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+d");
  button = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Standard: RFC 3987");
  e2e_await_state (button, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "space");
  g_object_unref (e2e_await (app, ATSPI_ROLE_LIST_ITEM, "IUC 19 paper (2001)"));
  e2e_visit (app->root, visit_nameless, &nameless);
  g_assert_cmpstr (nameless, ==, NULL);
}

typedef struct
{
  E2eApp *dialog;
  AtspiAccessible *row;
  int y; /* before the last turn of the wheel */
} Scrolled;

/* Scrolls with the wheel until the row is out of sight. The wheel turns again only when
 * the page has moved, or the last turns would come after the key that follows. */
static gboolean
is_out_of_sight (gpointer data)
{
  Scrolled *self = data;
  Display *display = self->dialog->display;
  AtspiRect rect = e2e_get_extents (self->row);

  if (rect.y == self->y)
    return FALSE;
  if (rect.y + rect.height < -self->dialog->margin)
    return TRUE;
  self->y = rect.y;
  XTestFakeButtonEvent (display, 5, True, CurrentTime);
  XTestFakeButtonEvent (display, 5, False, CurrentTime);
  XSync (display, False);
  return FALSE;
}

static gboolean
is_in_sight (gpointer data)
{
  Scrolled *self = data;

  return e2e_get_extents (self->row).y > 0;
}

/* GTK aborts if a list drops down from outside the monitor, so the first key press only
 * scrolls to its button. */
static void
test_out_of_sight (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  E2eApp *dialog = open_preferences (app);
  Scrolled scrolled = { dialog, NULL, G_MININT };

  e2e_app_resize (dialog, 400, 360);
  scrolled.row = e2e_await (dialog, ATSPI_ROLE_COMBO_BOX, "Standard");
  e2e_tab_to (dialog, scrolled.row);
  XMoveWindow (dialog->display, dialog->window, 0, 0);
  e2e_point (dialog, scrolled.row);
  g_assert_cmpint (e2e_wait (is_out_of_sight, &scrolled), ==, TRUE);
  e2e_keys_press (dialog, "space");
  g_assert_cmpint (e2e_wait (is_in_sight, &scrolled), ==, TRUE);
  e2e_keys_press (dialog, "space");
  e2e_await_showing (dialog,
                     (const char *[]){ "RFC 3987", "IUC 19 paper (2001)", NULL });
  e2e_keys_press (dialog, "Return");
  e2e_await_state (scrolled.row, ATSPI_STATE_FOCUSED, TRUE);
  g_object_unref (scrolled.row);
  close_preferences (dialog);
}

static void
test_keys (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  E2eApp *keys;
  g_autofree char *nameless = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+shift+slash");
  keys = e2e_app_await_dialog (app);
  e2e_visit (keys->root, visit_nameless, &nameless);
  g_assert_cmpstr (nameless, ==, NULL);
  close_preferences (keys);
}

/* The focused object is inside one with this role and name. */
typedef struct
{
  AtspiRole role;
  const char *name;
} Within;

static gboolean
is_it (AtspiAccessible *accessible, const Within *within)
{
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);

  return e2e_get_role (accessible) == within->role
         && g_strcmp0 (name, within->name) == 0;
}

static gboolean
is_within (gpointer data)
{
  AtspiAccessible *focused = e2e_wait_get_focused ();
  g_autoptr (AtspiAccessible) at = focused != NULL ? g_object_ref (focused) : NULL;

  while (at != NULL && !is_it (at, data))
    {
      g_autoptr (AtspiAccessible) child = at;

      at = atspi_accessible_get_parent (child, NULL);
    }
  return at != NULL;
}

static void
press (E2eApp *app, const char *key, Within within)
{
  e2e_keys_press (app, key);
  if (!e2e_wait (is_within, &within))
    g_error ("%s does not lead to “%s”", key, within.name);
}

typedef struct
{
  const char *name;
  const char *iri;
  int height;
  Within sections[8]; /* in visual order */
} Sections;

#define BEFORE                                                                         \
  { ATSPI_ROLE_PUSH_BUTTON, "Open in Browser" }, { ATSPI_ROLE_PAGE_TAB, "Overview" }
#define PICTURE                                                                        \
  {                                                                                    \
    ATSPI_ROLE_PUSH_BUTTON, "Both base directions"                                     \
  }
#define AFTER                                                                          \
  { ATSPI_ROLE_PUSH_BUTTON, "History" }, { ATSPI_ROLE_TEXT, "IRI" }

/* Components are on the left, and on the right are the copies and, if anything moves,
 * the findings. Otherwise these are above the picture. Even on a scrolled page the
 * header comes after its end. */
static const Sections sections_rows[] = {
  { "moved",
    "http://a/\u05d0\u05d1 b",
    1200,
    { BEFORE,
      PICTURE,
      { ATSPI_ROLE_LIST, "Components" },
      { ATSPI_ROLE_LIST, "Findings" },
      { ATSPI_ROLE_LIST, "Copy" },
      AFTER } },
  { "moved-scrolled",
    "http://a/\u05d0\u05d1 b",
    500,
    { BEFORE,
      PICTURE,
      { ATSPI_ROLE_LIST, "Components" },
      { ATSPI_ROLE_LIST, "Findings" },
      { ATSPI_ROLE_LIST, "Copy" },
      AFTER } },
  { "unmoved",
    "http://a/ b",
    1200,
    { BEFORE,
      { ATSPI_ROLE_LIST, "Findings" },
      PICTURE,
      { ATSPI_ROLE_LIST, "Components" },
      { ATSPI_ROLE_LIST, "Copy" },
      AFTER } },
};

static void
test_sections (gconstpointer data)
{
  const Sections *row = data;
  const Within *sections = row->sections;
  g_autoptr (E2eApp) app = e2e_app_start (row->iri);

  e2e_app_resize (app, 1300, row->height);
  e2e_await_showing (app, (const char *[]){ "Findings", "Copy", NULL });
  for (guint i = 0; i < G_N_ELEMENTS (row->sections); i++)
    press (app, "F6", sections[i]);
  for (guint i = G_N_ELEMENTS (row->sections) - 1; i-- > 0;)
    press (app, "shift+F6", sections[i]);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/preferences/scripts", test_scripts);
  g_test_add_func ("/preferences/flavour", test_flavour);
  for (guint i = 0; i < G_N_ELEMENTS (list_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/preferences/suffix-list/%s", list_rows[i].name);

      g_test_add_data_func (path, &list_rows[i], test_suffix_list);
    }
  g_test_add_func ("/preferences/names", test_names);
  g_test_add_func ("/preferences/choices", test_choices);
  g_test_add_func ("/preferences/keys", test_keys);
  g_test_add_func ("/preferences/out-of-sight", test_out_of_sight);
  for (guint i = 0; i < G_N_ELEMENTS (sections_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/preferences/sections/%s", sections_rows[i].name);

      g_test_add_data_func (path, &sections_rows[i], test_sections);
    }
  return g_test_run ();
}
