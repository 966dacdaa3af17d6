/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-accessible-tree.h"

#include "e2e-find.h"
#include "e2e-wait.h"

#include <gtk/gtk.h>
#include <string.h>

/* The number of times in a row that a tree must be the same to count as stable. */
#define AT_REST 4

static const struct
{
  AtspiStateType state;
  const char *name;
} states[] = {
  { ATSPI_STATE_FOCUSABLE, "focusable" }, { ATSPI_STATE_FOCUSED, "focused" },
  { ATSPI_STATE_CHECKED, "checked" },     { ATSPI_STATE_PRESSED, "pressed" },
  { ATSPI_STATE_SELECTED, "selected" },   { ATSPI_STATE_EXPANDABLE, "expandable" },
  { ATSPI_STATE_EXPANDED, "expanded" },   { ATSPI_STATE_EDITABLE, "editable" },
  { ATSPI_STATE_BUSY, "busy" },
};

/* Writes control characters and bidi formatting characters by their numbers. */
static void
add_quoted (GString *out, const char *label, const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  g_string_append_printf (out, " %s“", label);
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isprint (c) && g_unichar_type (c) != G_UNICODE_FORMAT)
        g_string_append_unichar (out, c);
      else
        g_string_append_printf (out, "{U+%04X}", c);
    }
  g_string_append (out, "”");
}

static void
add_states (GString *out, AtspiAccessible *accessible)
{
  g_autoptr (AtspiStateSet) set = atspi_accessible_get_state_set (accessible);

  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    if (atspi_state_set_contains (set, states[i].state))
      g_string_append_printf (out, " %s", states[i].name);
  if (!atspi_state_set_contains (set, ATSPI_STATE_SENSITIVE))
    g_string_append (out, " insensitive");
}

/* GTK 4.8 uses the class name as the accessible name of a widget without one. */
static gboolean
is_named (const char *name)
{
  return *name != '\0'
         && !g_regex_match_simple ("^(Adw|Gtk|Scope)[A-Z]\\w*$", name, 0, 0);
}

/* Skips containers that have no text and take no focus. */
static gboolean
is_layout (AtspiAccessible *accessible, const char *name, const char *text)
{
  return !is_named (name) && (text == NULL || *text == '\0')
         && !e2e_has_state (accessible, ATSPI_STATE_FOCUSABLE);
}

/* Removes differences between versions of the libraries. */
static char *
without_versions (char *text)
{
  g_autoptr (GRegex) versions = g_regex_new (
      "(libidn2?|ICU|Iriscope|Suffix List of) ([0-9.]+, Unicode |20).*", 0, 0, NULL);
  char *rest
      = text != NULL ? g_regex_replace (versions, text, -1, 0, "\\1 …", 0, NULL) : NULL;

  g_free (text);
  return rest;
}

/* AT-SPI 2.56 has another name for it than 2.46. */
static char *
role_name (AtspiAccessible *accessible)
{
  if (e2e_get_role (accessible) == ATSPI_ROLE_PUSH_BUTTON)
    return g_strdup ("push button");
  return atspi_accessible_get_role_name (accessible, NULL);
}

static gboolean
add_line (GString *out, AtspiAccessible *accessible, int depth)
{
  g_autofree char *name
      = without_versions (atspi_accessible_get_name (accessible, NULL));
  g_autofree char *text = without_versions (e2e_get_text (accessible));
  char *role, *description;

  if (name == NULL || is_layout (accessible, name, text))
    return FALSE;
  role = role_name (accessible);
  description = without_versions (atspi_accessible_get_description (accessible, NULL));
  g_string_append_printf (out, "%*s%s", 2 * depth, "", role);
  if (is_named (name))
    add_quoted (out, "", name);
  else if (e2e_has_state (accessible, ATSPI_STATE_FOCUSABLE))
    g_string_append (out, " !unnamed");
  if (g_strcmp0 (description, name) != 0)
    add_quoted (out, "described ", description);
  if (g_strcmp0 (text, name) != 0)
    add_quoted (out, "holds ", text);
  add_states (out, accessible);
  g_string_append_c (out, '\n');
  g_free (description);
  g_free (role);
  return TRUE;
}

static void
add_tree (GString *out, AtspiAccessible *accessible, int depth)
{
  int n;

  if (!e2e_is_to_be_seen (accessible))
    return;
  if (add_line (out, accessible, depth))
    depth++;
  n = atspi_accessible_get_child_count (accessible, NULL);
  for (int i = 0; i < n; i++)
    {
      AtspiAccessible *child
          = atspi_accessible_get_child_at_index (accessible, i, NULL);

      if (child == NULL)
        continue;
      add_tree (out, child, depth);
      g_object_unref (child);
    }
}

char *
e2e_accessible_tree_write (E2eApp *app)
{
  GString *out = g_string_new (NULL);

  add_tree (out, app->root, 0);
  return g_string_free (out, FALSE);
}

typedef struct
{
  E2eApp *app;
  const char *wanted;
  char *now;
  int times; /* number of times that it was the same */
} Tree;

/* The files are what GTK 4.8 says. GTK 4.18 has other containers, describes more, and
 * makes other objects focusable, so that only what is inside is compared: in both
 * texts, these are replaced. */
#if GTK_CHECK_VERSION(4, 18, 0)

static const struct
{
  const char *pattern;
  const char *replacement;
} reductions[] = {
  { "^ +", "" },
  { "^(panel|scroll pane|grouping|status bar|list|filler|table cell|tree table|"
    "table row(?= “Columns”))( [“!f].*)?\\n",
    "" },
  { " described “[^”]*(“[^”]*”[^”]*)*”", "" },
  { "( (focusable|expandable|expanded|editable|!unnamed))+( insensitive)?$", "\\3" },
  { "^(combo box “[^:”]*): .*”", "\\1”" },
};

/* Takes @text. */
static char *
reduce (char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (reductions); i++)
    {
      g_autoptr (GRegex) regex
          = g_regex_new (reductions[i].pattern, G_REGEX_MULTILINE, 0, NULL);
      g_autofree char *before = g_steal_pointer (&text);

      text = g_regex_replace (regex, before, -1, 0, reductions[i].replacement, 0, NULL);
    }
  return text;
}

#else

static char *
reduce (char *text)
{
  return text;
}

#endif

static gboolean
is_wanted (gpointer data)
{
  Tree *tree = data;

  g_free (tree->now);
  tree->now = reduce (e2e_accessible_tree_write (tree->app));
  return strcmp (tree->now, tree->wanted) == 0;
}

static gboolean
is_at_rest (gpointer data)
{
  Tree *tree = data;
  char *now = e2e_accessible_tree_write (tree->app);

  tree->times = g_strcmp0 (now, tree->now) == 0 ? tree->times + 1 : 0;
  g_free (tree->now);
  tree->now = now;
  return tree->times >= AT_REST;
}

static void
compare_lines (const char *now, const char *wanted)
{
  g_auto (GStrv) left = g_strsplit (now, "\n", -1);
  g_auto (GStrv) right = g_strsplit (wanted, "\n", -1);

  for (gsize i = 0; left[i] != NULL || right[i] != NULL; i++)
    {
      g_assert_cmpstr (left[i], ==, right[i]);
      if (left[i] == NULL || right[i] == NULL)
        break;
    }
}

void
e2e_accessible_tree_await (E2eApp *app, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("E2E_GOLDEN"), name, NULL);
  g_autofree char *wanted = NULL;
  g_autoptr (GError) error = NULL;
  Tree tree = { .app = app };

  if (g_getenv ("E2E_WRITE_GOLDEN") != NULL)
    {
      g_assert_true (e2e_wait (is_at_rest, &tree));
      g_file_set_contents (path, tree.now, -1, &error);
      g_assert_no_error (error);
    }
  else
    {
      g_file_get_contents (path, &wanted, NULL, &error);
      g_assert_no_error (error);
      wanted = reduce (wanted);
      tree.wanted = wanted;
      e2e_wait (is_wanted, &tree);
      compare_lines (tree.now, wanted);
    }
  g_free (tree.now);
}
