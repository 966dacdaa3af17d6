/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of keyboard shortcuts lists every key that has an effect, and no
 * others. */

#include "scope-application.h"
#include "scope-entry.h"
#include "scope-keys.h"
#include "scope-shortcuts.h"
#include "scope-window.h"

typedef struct
{
  ScopeApplication *app;
  GHashTable *actions; /* listed, by their detailed names */
  GHashTable *keys;    /* listed, as GTK writes accelerators */
} Fixture;

/* "Left Right" means two keys. */
static void
add_keys (Fixture *self, const char *accelerator)
{
  g_auto (GStrv) words = g_strsplit (accelerator, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      guint key;
      GdkModifierType modifiers;

      g_assert_true (gtk_accelerator_parse (*word, &key, &modifiers));
      g_hash_table_add (self->keys, gtk_accelerator_name (key, modifiers));
    }
}

static void
read_shortcuts (Fixture *self)
{
  gsize n;
  const ScopeShortcut *shortcuts = scope_shortcuts_all (&n);

  for (gsize i = 0; i < n; i++)
    {
      const char *action = shortcuts[i].action;
      g_autofree char *key
          = action != NULL ? scope_keys_find (action) : g_strdup (shortcuts[i].keys);

      if (action != NULL)
        g_hash_table_add (self->actions, g_strdup (action));
      add_keys (self, key);
    }
}

/* A program can register only once. */
static void
set_up (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  self->app = scope_application_new ();
  g_application_register (G_APPLICATION (self->app), NULL, &error);
  g_assert_no_error (error);
  self->actions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  read_shortcuts (self);
}

static void
tear_down (Fixture *self)
{
  g_hash_table_unref (self->actions);
  g_hash_table_unref (self->keys);
  g_object_unref (self->app);
}

static void
test_accelerators (gconstpointer data)
{
  const Fixture *self = data;
  g_auto (GStrv) actions
      = gtk_application_list_action_descriptions (GTK_APPLICATION (self->app));

  g_assert_cmpuint (g_strv_length (actions), >, 0);
  for (char **action = actions; *action != NULL; action++)
    if (!g_hash_table_contains (self->actions, *action))
      g_error ("%s is not among the shortcuts", *action);
}

/* Rows of a group that are apart would have two headings. */
static void
test_groups (gconstpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  gsize n;
  const ScopeShortcut *shortcuts = scope_shortcuts_all (&n);

  for (gsize i = 0; i < n; i++)
    if ((i == 0 || !g_str_equal (shortcuts[i].group, shortcuts[i - 1].group))
        && !g_hash_table_add (seen, (gpointer) shortcuts[i].group))
      g_error ("%s is there twice", shortcuts[i].group);
}

/* A row without a key would be empty. */
static void
test_no_others (gconstpointer data)
{
  const Fixture *self = data;
  GHashTableIter iter;
  gpointer action;

  g_hash_table_iter_init (&iter, self->actions);
  while (g_hash_table_iter_next (&iter, &action, NULL))
    {
      g_autofree char *key = scope_keys_find (action);

      if (*key == '\0')
        g_error ("%s has no key", (char *) action);
    }
}

static void
check_template (const char *path)
{
  static const char *const modifiers[] = { "(Ctrl+", "(Alt+", "(Shift+", "(F1" };
  g_autoptr (GBytes) bytes
      = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (gsize i = 0; bytes != NULL && i < G_N_ELEMENTS (modifiers); i++)
    if (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                      modifiers[i])
        != NULL)
      g_error ("%s has a key in a text: %s", path, modifiers[i]);
}

/* A key that a template names would stay when the key or the language changes. */
static void
test_templates (gconstpointer data)
{
  g_autoptr (GQueue) paths = g_queue_new ();
  guint n_templates = 0;

  g_queue_push_tail (paths, g_strdup ("/io/github/iriscope/Iriscope/"));
  while (!g_queue_is_empty (paths))
    {
      g_autofree char *path = g_queue_pop_head (paths);
      g_auto (GStrv) names
          = g_resources_enumerate_children (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      for (char **name = names; name != NULL && *name != NULL; name++)
        g_queue_push_tail (paths, g_strconcat (path, *name, NULL));
      if (g_str_has_suffix (path, ".ui"))
        {
          check_template (path);
          n_templates++;
        }
    }
  g_assert_cmpuint (n_templates, >, 30);
}

/* No key has two meanings in one place. */
static void
test_no_conflict (gconstpointer data)
{
  const Fixture *self = data;
  g_auto (GStrv) actions
      = gtk_application_list_action_descriptions (GTK_APPLICATION (self->app));
  g_autoptr (GHashTable) taken
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (char **action = actions; *action != NULL; action++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (
          GTK_APPLICATION (self->app), *action);

      for (char **accel = accels; *accel != NULL; accel++)
        if (!g_hash_table_add (taken, g_strdup (*accel)))
          g_error ("%s is taken twice, by %s as well", *accel, *action);
    }
}

/* Calls @visit for the keys of @widget and of its class. */
static void
visit_keys (GtkWidget *widget,
            void (*visit) (GtkWidget *widget, const char *keys, gpointer data),
            gpointer data)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);
      GListModel *shortcuts
          = GTK_IS_SHORTCUT_CONTROLLER (controller) ? G_LIST_MODEL (controller) : NULL;

      for (guint j = 0; shortcuts != NULL && j < g_list_model_get_n_items (shortcuts);
           j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, j);
          g_autofree char *keys
              = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          visit (widget, keys, data);
        }
    }
}

static void
add_known (GtkWidget *widget, const char *keys, gpointer known)
{
  g_hash_table_add (known, g_strdup (keys));
}

/* Returns the keys that a class of ours inherits from GTK. */
static GHashTable *
inherited_keys (GType type)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkWidget *widget;

  while (g_str_has_prefix (g_type_name (type), "Scope"))
    type = g_type_parent (type);
  if (G_TYPE_IS_ABSTRACT (type))
    return known;
  widget = g_object_ref_sink (g_object_new (type, NULL));
  visit_keys (widget, add_known, known);
  g_object_unref (widget);
  return known;
}

typedef struct
{
  const Fixture *fixture;
  GHashTable *known;
} Check;

/* It is enough to list one of several keys with the same effect, and one of the two
 * Left keys of a keyboard. */
static gboolean
is_listed (const Fixture *self, const char *key)
{
  g_auto (GStrv) around = g_strsplit (key, "KP_", 2);
  g_autofree char *plain = g_strjoinv ("", around), *name = NULL;
  GdkModifierType modifiers;
  guint keyval;

  /* Some keys have more than one name: KP_Next is Page_Down without the prefix. */
  if (gtk_accelerator_parse (plain, &keyval, &modifiers))
    name = gtk_accelerator_name (keyval, modifiers);
  return g_hash_table_contains (self->keys, key)
         || (name != NULL && g_hash_table_contains (self->keys, name));
}

static void
check_keys (GtkWidget *widget, const char *text, gpointer data)
{
  const Check *check = data;
  g_auto (GStrv) keys = g_strsplit (text, "|", -1);

  if (g_hash_table_contains (check->known, text))
    return;
  for (char **key = keys; *key != NULL; key++)
    if (is_listed (check->fixture, *key))
      return;
  g_error ("%s of %s is not among the shortcuts", text, G_OBJECT_TYPE_NAME (widget));
}

/* The keys of our own widgets. The standard keys of an entry need not be listed, and
 * the keys of the window itself are GTK's. */
static void
check_widget (const Fixture *self, GtkWidget *widget)
{
  const char *name = G_OBJECT_TYPE_NAME (widget);

  if (g_str_has_prefix (name, "Scope") && !SCOPE_IS_ENTRY (widget)
      && !GTK_IS_WINDOW (widget))
    {
      g_autoptr (GHashTable) known = inherited_keys (G_OBJECT_TYPE (widget));
      Check check = { self, known };

      visit_keys (widget, check_keys, &check);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (self, child);
}

static void
test_widgets (gconstpointer data)
{
  const Fixture *self = data;
  ScopeWindow *window = scope_window_new (GTK_APPLICATION (self->app));

  scope_window_show_iri (window, "http://\u05D0.ex/ ");
  check_widget (self, GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    GTestDataFunc test;
  } tests[] = {
    { "/shortcuts/accelerators", test_accelerators },
    { "/shortcuts/groups", test_groups },
    { "/shortcuts/no-others", test_no_others },
    { "/shortcuts/no-conflict", test_no_conflict },
    { "/shortcuts/templates", test_templates },
    { "/shortcuts/widgets", test_widgets },
  };

  Fixture fixture;
  int status;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  set_up (&fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &fixture, tests[i].test);
  status = g_test_run ();
  tear_down (&fixture);
  return status;
}
