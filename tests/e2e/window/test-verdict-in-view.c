/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* After an IRI is pasted, its verdict is in view: on every page and view, wherever that
 * was scrolled to, in a wide, a narrow and a low window. */

#include "e2e-main.h"

#define FIRST "http://example.org/"

/* An IRI whose views are longer than a window, with a host of its own. */
#define IRI "http://ab.\u05d0\u05d1\u05d2.b%u.example/\u05d1/c?x=1&y=2#z"

/* How often the wheel is turned before pasting. */
static const struct
{
  const char *name;
  guint notches;
} places[] = {
  { "top", 0 },
  { "middle", 3 },
  { "end", 200 },
};

/* The smallest window has no room for the page, so nothing scrolls there; on some pages
 * it is a little higher. */
static const struct
{
  const char *name;
  int width;
  int height;
  guint n_places;
} sizes[] = {
  { "wide", 1000, 420, G_N_ELEMENTS (places) },
  { "narrow", 360, 640, G_N_ELEMENTS (places) },
  { "low", 800, 360, G_N_ELEMENTS (places) },
  { "smallest", 360, 294, 1 },
};

#define ABOUT_IRI "Valid: Goes to \u2066b%u.example\u2069"

/* A page or a view of the IRI, how to open it, the pane of it that scrolls, and the
 * verdict that it shows if that is not about the IRI alone. */
typedef struct
{
  const char *name;
  const char *chord;
  guint view; /* how many views after the first */
  const char *pane;
  const char *verdict;
} Page;

static const Page pages[] = {
  { "overview", "ctrl+1", 0, "Inspect", NULL },
  { "host", "ctrl+1", 1, "Host", NULL },
  { "characters", "ctrl+1", 2, "Characters", NULL },
  { "standards", "ctrl+1", 3, "Standards", NULL },
  { "resolve", "ctrl+6", 0, "Resolve", NULL },
  { "compare", "ctrl+2", 0, "Compare", "Note: Different IRIs" },
  { "learn", "ctrl+4", 0, "Learn", NULL },
};

/* Returns whether @inner, which is not empty, is completely within @outer. */
static gboolean
is_within (AtspiRect inner, AtspiRect outer)
{
  return inner.width > 0 && inner.height > 0 && inner.x >= outer.x && inner.y >= outer.y
         && inner.x + inner.width <= outer.x + outer.width
         && inner.y + inner.height <= outer.y + outer.height;
}

static gboolean
clips (AtspiAccessible *accessible)
{
  AtspiRole role = atspi_accessible_get_role (accessible, NULL);

  return role == ATSPI_ROLE_SCROLL_PANE || role == ATSPI_ROLE_FRAME;
}

/* Whether the object is within the window and all that scrolls between them. */
static gboolean
is_in_view (gpointer data)
{
  AtspiRect rect = e2e_get_extents (data);
  g_autoptr (AtspiAccessible) at = atspi_accessible_get_parent (data, NULL);

  while (at != NULL && atspi_accessible_get_role (at, NULL) != ATSPI_ROLE_APPLICATION)
    {
      g_autoptr (AtspiAccessible) child = g_steal_pointer (&at);

      if (clips (child) && !is_within (rect, e2e_get_extents (child)))
        return FALSE;
      at = atspi_accessible_get_parent (child, NULL);
    }
  return TRUE;
}

static void
await_in_view (AtspiAccessible *accessible, const char *what)
{
  if (!e2e_wait (is_in_view, accessible))
    {
      AtspiRect rect = e2e_get_extents (accessible);

      g_test_message ("%s: the verdict is at %d,%d, %d by %d", what, rect.x, rect.y,
                      rect.width, rect.height);
      g_test_fail ();
    }
}

/* Several rows of a table, and its heads, which do not move. */
#define MAX_LABELS 60

typedef struct
{
  guint sum;
  guint n_labels;
} Places;

static gboolean
visit_label (AtspiAccessible *accessible, gpointer data)
{
  Places *labels = data;
  g_autofree char *name = NULL;

  if (atspi_accessible_get_role (accessible, NULL) != ATSPI_ROLE_LABEL)
    return FALSE;
  name = e2e_get_name (accessible);
  labels->sum += g_str_hash (name) * (guint) e2e_get_extents (accessible).y;
  return ++labels->n_labels == MAX_LABELS;
}

typedef struct
{
  AtspiAccessible *pane;
  guint before;
} Scroll;

/* Returns a number that changes when the page scrolls. */
static guint
read_places (AtspiAccessible *pane)
{
  Places labels = { 0, 0 };

  e2e_visit (pane, visit_label, &labels);
  return labels.sum;
}

static gboolean
has_scrolled (gpointer data)
{
  Scroll *scroll = data;

  return read_places (scroll->pane) != scroll->before;
}

/* Turns the wheel over the page, and waits until that has moved it. */
static void
scroll_down (E2eApp *app, const char *name, guint notches)
{
  g_autoptr (AtspiAccessible) pane = e2e_await (app, ATSPI_ROLE_SCROLL_PANE, name);
  Scroll scroll = { pane, read_places (pane) };

  e2e_turn_wheel (app, pane, notches);
  if (notches > 0)
    g_assert_true (e2e_wait (has_scrolled, &scroll));
}

static void
show_page (E2eApp *app, const Page *page)
{
  e2e_keys_press (app, page->chord);
  for (guint i = 0; i < page->view; i++)
    e2e_keys_press (app, "alt+Page_Down");
}

typedef struct
{
  E2eApp *app;
  gsize size;
} Resizing;

/* Each size has another width than the one before. */
static gboolean
is_resized (gpointer data)
{
  const Resizing *resizing = data;

  return e2e_get_extents (resizing->app->root).width == sizes[resizing->size].width;
}

static void
resize (E2eApp *app, gsize size)
{
  Resizing resizing = { app, size };

  e2e_app_resize (app, sizes[size].width + 2 * app->margin,
                  sizes[size].height + 2 * app->margin);
  g_assert_true (e2e_wait (is_resized, &resizing));
}

/* The page Compare needs a second IRI. */
static void
paste_second (E2eApp *app)
{
  g_autoptr (AtspiAccessible) second = NULL;

  e2e_clipboard_set (FIRST);
  e2e_keys_press (app, "ctrl+shift+l");
  e2e_keys_press (app, "ctrl+v");
  second = e2e_await (app, ATSPI_ROLE_TEXT, "Second IRI");
  e2e_await_text (second, FIRST);
}

/* Pastes another IRI over the one that is there. Returns its number. */
static guint
paste (E2eApp *app, AtspiAccessible *entry)
{
  static guint n_pasted;
  g_autofree char *iri = g_strdup_printf (IRI, n_pasted);

  e2e_clipboard_set (iri);
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, iri);
  return n_pasted++;
}

static gboolean
visit_title (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **title = data;

  if (atspi_accessible_get_role (accessible, NULL) != ATSPI_ROLE_LABEL)
    return FALSE;
  *title = g_object_ref (accessible);
  return TRUE;
}

/* Waits until the verdict about the pasted IRI is in view; in the smallest window, its
 * title. */
static void
check_paste (E2eApp *app,
             AtspiAccessible *entry,
             const Page *page,
             gboolean smallest,
             const char *where)
{
  g_autoptr (AtspiAccessible) title = NULL;
  guint n = paste (app, entry);
  g_autofree char *about = g_strdup_printf (ABOUT_IRI, n);
  g_autoptr (AtspiAccessible) found = e2e_await (
      app, E2E_ROLE_VERDICT, page->verdict != NULL ? page->verdict : about);

  g_assert_true (e2e_visit (found, visit_title, &title));
  await_in_view (smallest ? title : found, where);
}

static void
test_page (gconstpointer data)
{
  const Page *page = data;
  g_autoptr (E2eApp) app = e2e_app_start (FIRST);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  paste_second (app);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (gsize j = 0; j < sizes[i].n_places; j++)
      {
        g_autofree char *where
            = g_strdup_printf ("%s, %s", sizes[i].name, places[j].name);

        show_page (app, page);
        resize (app, i);
        scroll_down (app, page->pane, places[j].notches);
        check_paste (app, entry, page, sizes[i].n_places == 1, where);
      }
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/verdict-in-view/", pages[i].name, NULL);

      g_test_add_data_func (path, &pages[i], test_page);
    }
  return g_test_run ();
}
