/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-find.h"

#include "e2e-accessible-tree.h"
#include "e2e-translate.h"
#include "e2e-wait.h"

#include <string.h>

gboolean
e2e_has_state (AtspiAccessible *accessible, AtspiStateType state)
{
  g_autoptr (AtspiStateSet) states = atspi_accessible_get_state_set (accessible);

  return states != NULL && atspi_state_set_contains (states, state);
}

AtspiRole
e2e_get_role (AtspiAccessible *accessible)
{
  AtspiRole role = atspi_accessible_get_role (accessible, NULL);

  return role != ATSPI_ROLE_TOGGLE_BUTTON ? role : ATSPI_ROLE_PUSH_BUTTON;
}

/* The second half of a name that says the same twice, or NULL. */
static char *
find_repetition (char *name)
{
  char *middle = name + strlen (name) / 2;

  return *middle == ' ' && strncmp (name, middle + 1, middle - name) == 0 ? middle
                                                                          : NULL;
}

char *
e2e_get_name (AtspiAccessible *accessible)
{
  char *name = atspi_accessible_get_name (accessible, NULL);
  AtspiRole role = e2e_get_role (accessible);
  char *end = NULL;

  if (name != NULL && role == ATSPI_ROLE_COMBO_BOX)
    end = strstr (name, ": ");
  else if (name != NULL && role == ATSPI_ROLE_PUSH_BUTTON)
    end = find_repetition (name);
  if (end != NULL)
    *end = '\0';
  return name;
}

gboolean
e2e_is_button_wrapper (AtspiAccessible *accessible)
{
  g_autoptr (AtspiAccessible) child = NULL;

  if (e2e_get_role (accessible) != ATSPI_ROLE_PUSH_BUTTON
      || e2e_has_state (accessible, ATSPI_STATE_FOCUSABLE)
      || atspi_accessible_get_child_count (accessible, NULL) == 0)
    return FALSE;
  child = atspi_accessible_get_child_at_index (accessible, 0, NULL);
  return child != NULL && e2e_get_role (child) == ATSPI_ROLE_PUSH_BUTTON;
}

char *
e2e_get_text (AtspiAccessible *accessible)
{
  g_autoptr (AtspiText) text = atspi_accessible_get_text_iface (accessible);
  int n_chars;

  if (text == NULL)
    return NULL;
  n_chars = atspi_text_get_character_count (text, NULL);
  return n_chars >= 0 ? atspi_text_get_text (text, 0, n_chars, NULL) : NULL;
}

AtspiRect
e2e_get_extents (AtspiAccessible *accessible)
{
  g_autoptr (AtspiComponent) component
      = atspi_accessible_get_component_iface (accessible);
  g_autofree AtspiRect *rect = NULL;
  AtspiRect nowhere = { 0, 0, 0, 0 };

  if (component != NULL)
    rect = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  return rect != NULL ? *rect : nowhere;
}

/* A page that has never been shown is visible in AT-SPI, but has no size. */
gboolean
e2e_is_to_be_seen (AtspiAccessible *accessible)
{
  g_autoptr (AtspiComponent) component
      = atspi_accessible_get_component_iface (accessible);
  AtspiRect rect = e2e_get_extents (accessible);

  return e2e_has_state (accessible, ATSPI_STATE_VISIBLE)
         && (component == NULL || (rect.width > 0 && rect.height > 0));
}

gboolean
e2e_visit (AtspiAccessible *root, E2eVisit visit, gpointer data)
{
  int n;

  if (!e2e_is_to_be_seen (root))
    return FALSE;
  if (visit (root, data))
    return TRUE;
  n = atspi_accessible_get_child_count (root, NULL);
  for (int i = 0; i < n; i++)
    {
      g_autoptr (AtspiAccessible) child
          = atspi_accessible_get_child_at_index (root, i, NULL);

      if (child != NULL && e2e_visit (child, visit, data))
        return TRUE;
    }
  return FALSE;
}

typedef struct
{
  E2eApp *app;
  AtspiRole role;
  const char *name;
  AtspiAccessible *found;
} Search;

static gboolean
visit_search (AtspiAccessible *accessible, gpointer data)
{
  Search *search = data;
  g_autofree char *name = NULL;

  if (search->role != ATSPI_ROLE_INVALID && e2e_get_role (accessible) != search->role)
    return FALSE;
  name = e2e_get_name (accessible);
  if (!e2e_is_translation (name, search->name) || e2e_is_button_wrapper (accessible))
    return FALSE;
  search->found = g_object_ref (accessible);
  return TRUE;
}

static gboolean
is_found (gpointer data)
{
  Search *search = data;

  return e2e_visit (search->app->root, visit_search, search);
}

AtspiAccessible *
e2e_find (E2eApp *app, AtspiRole role, const char *name)
{
  Search search = { app, role, name, NULL };

  is_found (&search);
  return search.found;
}

AtspiAccessible *
e2e_await (E2eApp *app, AtspiRole role, const char *name)
{
  Search search = { app, role, name, NULL };

  if (!e2e_wait (is_found, &search))
    {
      g_autofree char *tree = e2e_accessible_tree_write (app);

      g_test_message ("there is no “%s”, “%s”, in:\n%s", name,
                      (const char *) e2e_translate (name)->pdata[0], tree);
    }
  g_assert_nonnull (search.found);
  return search.found;
}

AtspiAccessible *
e2e_await_entry (E2eApp *app)
{
  return e2e_await (app, ATSPI_ROLE_TEXT, "IRI");
}

typedef struct
{
  const char *text;
  GPtrArray *found;
} Match;

static gboolean
visit_match (AtspiAccessible *accessible, gpointer data)
{
  Match *match = data;
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);
  g_autofree char *text = e2e_get_text (accessible);

  if (e2e_is_translation (name, match->text) || e2e_is_translation (text, match->text))
    g_ptr_array_add (match->found, g_object_ref (accessible));
  return FALSE;
}

GPtrArray *
e2e_find_showing (E2eApp *app, const char *text)
{
  Match match = { text, g_ptr_array_new_with_free_func (g_object_unref) };

  e2e_visit (app->root, visit_match, &match);
  return match.found;
}

static gboolean
visit_collect (AtspiAccessible *accessible, gpointer data)
{
  GHashTable *texts = data;

  g_hash_table_add (texts, atspi_accessible_get_name (accessible, NULL));
  g_hash_table_add (texts, e2e_get_text (accessible));
  return FALSE;
}

static guint
hash_text (gconstpointer text)
{
  return text != NULL ? g_str_hash (text) : 0;
}

static gboolean
equal_text (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (a, b) == 0;
}

typedef struct
{
  E2eApp *app;
  const char *const *texts;
  const char *missing;
} Showing;

static gboolean
is_among (GHashTable *shown, const char *english)
{
  const GPtrArray *texts = e2e_translate (english);

  for (guint i = 0; i < texts->len; i++)
    if (g_hash_table_contains (shown, texts->pdata[i]))
      return TRUE;
  return FALSE;
}

static gboolean
are_showing (gpointer data)
{
  Showing *showing = data;
  g_autoptr (GHashTable) shown
      = g_hash_table_new_full (hash_text, equal_text, g_free, NULL);

  e2e_visit (showing->app->root, visit_collect, shown);
  showing->missing = NULL;
  for (gsize i = 0; showing->texts[i] != NULL && showing->missing == NULL; i++)
    if (!is_among (shown, showing->texts[i]))
      showing->missing = showing->texts[i];
  return showing->missing == NULL;
}

void
e2e_await_showing (E2eApp *app, const char *const *texts)
{
  Showing showing = { app, texts, NULL };

  if (!e2e_wait (are_showing, &showing))
    {
      g_autofree char *tree = e2e_accessible_tree_write (app);

      g_test_message ("“%s”, “%s”, is not shown in:\n%s", showing.missing,
                      (const char *) e2e_translate (showing.missing)->pdata[0], tree);
    }
  g_assert_cmpstr (showing.missing, ==, NULL);
}

typedef struct
{
  AtspiAccessible *accessible;
  const char *wanted;
  char *text;
} Text;

static gboolean
is_text (gpointer data)
{
  Text *text = data;

  g_free (text->text);
  text->text = e2e_get_text (text->accessible);
  return g_strcmp0 (text->text, text->wanted) == 0;
}

void
e2e_await_text (AtspiAccessible *accessible, const char *text)
{
  Text wait = { accessible, text, NULL };

  e2e_wait (is_text, &wait);
  g_assert_cmpstr (wait.text, ==, text);
  g_free (wait.text);
}

typedef struct
{
  AtspiAccessible *accessible;
  AtspiStateType state;
  gboolean wanted;
  gboolean is_set;
} State;

static gboolean
is_state (gpointer data)
{
  State *state = data;

  state->is_set = e2e_has_state (state->accessible, state->state);
  return state->is_set == state->wanted;
}

void
e2e_await_state (AtspiAccessible *accessible, AtspiStateType state, gboolean is_set)
{
  State wait = { accessible, state, is_set, FALSE };

  e2e_wait (is_state, &wait);
  g_assert_cmpint (wait.is_set, ==, is_set);
}

typedef struct
{
  AtspiText *text;
  int begin, end;
  int found_begin, found_end;
} Selection;

static gboolean
is_selected (gpointer data)
{
  Selection *selection = data;
  g_autofree AtspiRange *range = NULL;

  selection->found_begin = selection->found_end = -1;
  if (atspi_text_get_n_selections (selection->text, NULL) < 1)
    return FALSE;
  range = atspi_text_get_selection (selection->text, 0, NULL);
  if (range == NULL)
    return FALSE;
  selection->found_begin = range->start_offset;
  selection->found_end = range->end_offset;
  return range->start_offset == selection->begin && range->end_offset == selection->end;
}

void
e2e_await_selection (AtspiAccessible *accessible, int begin, int end)
{
  g_autoptr (AtspiText) text = atspi_accessible_get_text_iface (accessible);
  Selection selection = { text, begin, end, -1, -1 };

  g_assert_nonnull (text);
  e2e_wait (is_selected, &selection);
  g_assert_cmpint (selection.found_begin, ==, begin);
  g_assert_cmpint (selection.found_end, ==, end);
}

typedef struct
{
  AtspiText *text;
  int wanted;
  int found;
} Caret;

static gboolean
is_caret (gpointer data)
{
  Caret *caret = data;

  caret->found = atspi_text_get_caret_offset (caret->text, NULL);
  return caret->found == caret->wanted;
}

void
e2e_await_caret (AtspiAccessible *accessible, int offset)
{
  g_autoptr (AtspiText) text = atspi_accessible_get_text_iface (accessible);
  Caret caret = { text, offset, -1 };

  g_assert_nonnull (text);
  e2e_wait (is_caret, &caret);
  g_assert_cmpint (caret.found, ==, offset);
}
