/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-application.h"

#include "scope-appearance.h"
#include "scope-gtk-fixes.h"
#include "scope-saved-history.h"
#include "scope-touch.h"
#include "scope-window.h"

#include <glib/gi18n.h>

struct _ScopeApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_TYPE (ScopeApplication, scope_application, ADW_TYPE_APPLICATION)

static const struct
{
  const char *action;
  const char *accels[3];
} accels[] = {
  { "app.quit", { "<Control>q" } },
  { "win.back", { "<Alt>Left", "Back" } },
  { "win.copy-card", { "<Alt>6" } },
  { "win.copy-host", { "<Alt>2" } },
  { "win.copy-iri", { "<Alt>3" } },
  { "win.copy-isolate", { "<Alt>4" } },
  { "win.copy-last", { "<Control><Shift>c" } },
  { "win.copy-uri", { "<Alt>1" } },
  { "win.copy-visual", { "<Alt>5" } },
  { "win.favourite", { "<Control><Shift>b" } },
  { "win.find", { "<Control>f" } },
  { "win.focus-chooser", { "<Control>d" } },
  { "win.focus-entry", { "<Control>l" } },
  { "win.focus-second", { "<Control><Shift>l" } },
  { "win.forward", { "<Alt>Right", "Forward" } },
  { "win.history", { "<Control>h" } },
  { "win.help", { "F1" } },
  { "win.new-window", { "<Control>n" } },
  { "win.next-in-set",
    { "<Control><Shift>Page_Down", "<Control><Shift>KP_Page_Down" } },
  { "win.next-link", { "<Alt>Down" } },
  { "win.next-section", { "F6" } },
  { "win.next-notation", { "<Control>b" } },
  { "win.next-view", { "<Alt>Page_Down" } },
  { "win.only-deceptive", { "<Alt>d" } },
  { "win.open", { "<Control>Return", "<Control>KP_Enter" } },
  { "win.preferences", { "<Control>comma" } },
  { "win.previous-in-set",
    { "<Control><Shift>Page_Up", "<Control><Shift>KP_Page_Up" } },
  { "win.previous-link", { "<Alt>Up" } },
  { "win.previous-section", { "<Shift>F6" } },
  { "win.previous-view", { "<Alt>Page_Up" } },
  { "win.open-text", { "<Control>o" } },
  { "win.page::compare", { "<Control>2" } },
  { "win.page::inspect", { "<Control>1" } },
  { "win.page::learn", { "<Control>4" } },
  { "win.page::text", { "<Control>3" } },
  { "win.private", { "<Control><Shift>p" } },
  { "win.present", { "F11" } },
  { "win.print", { "<Control>p" } },
  { "win.script-lens", { "<Alt>l" } },
  { "win.save", { "<Control>s" } },
  { "win.shortcuts", { "<Control>question", "<Control>F1" } },
  { "window.close", { "<Control>w" } },
};

/* Back points against the direction of reading. */
static const struct
{
  const char *action;
  const char *accels[3];
} right_to_left[] = {
  { "win.back", { "<Alt>Right", "Back" } },
  { "win.forward", { "<Alt>Left", "Forward" } },
};

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GList *windows = gtk_application_get_windows (data);

  for (GList *l = windows; l != NULL; l = l->next)
    if (SCOPE_IS_WINDOW (l->data) && !scope_window_can_close (l->data, "app.quit"))
      {
        gtk_window_present (l->data);
        return;
      }
  for (GList *l = windows; l != NULL; l = l->next)
    if (SCOPE_IS_WINDOW (l->data))
      scope_window_save_state (l->data);
  g_application_quit (data);
}

/* Returns the window that shows @iri, or NULL. */
static ScopeWindow *
find_window (GtkApplication *app, const char *iri)
{
  g_autofree char *valid = g_utf8_make_valid (iri, -1);

  for (GList *l = gtk_application_get_windows (app); l != NULL; l = l->next)
    if (SCOPE_IS_WINDOW (l->data)
        && g_str_equal (valid,
                        scope_document_get_text (scope_window_get_document (l->data))))
      return l->data;
  return NULL;
}

/* Shows @iri, or nothing if it is NULL, on @page, or on any if that is NULL. Reuses a
 * window with the same IRI. Returns FALSE if there is no such page. */
static gboolean
show_iri (GtkApplication *app, const char *iri, const char *page)
{
  ScopeWindow *window = iri != NULL ? find_window (app, iri) : NULL;
  gboolean found = TRUE;

  if (window == NULL)
    {
      window = scope_window_new (app);
      if (iri != NULL)
        scope_window_show_iri (window, iri);
    }
  if (page != NULL)
    found = scope_window_show_page (window, page);
  gtk_window_present (GTK_WINDOW (window));
  if (iri != NULL)
    scope_window_clean_iri (window);
  return found;
}

static void
inspect (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_iri (data, g_variant_get_string (parameter, NULL), NULL);
}

/* Returns the window that was used last, or a new one. */
static ScopeWindow *
get_last_window (GtkApplication *app)
{
  for (GList *l = gtk_application_get_windows (app); l != NULL; l = l->next)
    if (SCOPE_IS_WINDOW (l->data))
      return l->data;
  return scope_window_new (app);
}

static void
learn (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ScopeWindow *window = get_last_window (data);

  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.learn", parameter);
  gtk_window_present (GTK_WINDOW (window));
}

static void
new_window (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_iri (data, NULL, NULL);
}

/* Actions of the desktop entry have no parameter, so their name is the page. */
static void
open_page (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_iri (data, NULL, g_action_get_name (G_ACTION (action)));
}

static void
scope_application_activate (GApplication *app)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (app));

  if (window == NULL)
    {
      window = GTK_WINDOW (scope_window_new (GTK_APPLICATION (app)));
      scope_window_restore_state (SCOPE_WINDOW (window));
    }
  gtk_window_present (window);
}

static void
open_file (GtkApplication *app, GFile *file)
{
  ScopeWindow *window = scope_window_new (app);

  scope_window_open_file (window, file);
  gtk_window_present (GTK_WINDOW (window));
}

/* Desktops pass IRIs, and files to find links in. */
static void
scope_application_open (GApplication *app, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *uri = g_file_get_uri (files[i]);

      if (g_file_has_uri_scheme (files[i], "file"))
        open_file (GTK_APPLICATION (app), files[i]);
      else
        show_iri (GTK_APPLICATION (app), uri, NULL);
    }
}

/* Only for files, as GFile would rewrite an IRI. */
static void
open_argument (GApplication *app,
               GApplicationCommandLine *command_line,
               const char *argument)
{
  const char *scheme = g_uri_peek_scheme (argument);
  g_autoptr (GFile) file = NULL;

  if (scheme != NULL && !g_str_equal (scheme, "file"))
    {
      show_iri (GTK_APPLICATION (app), argument, NULL);
      return;
    }
  file = g_application_command_line_create_file_for_arg (command_line, argument);
  g_application_open (app, &file, 1, "");
}

static int
preview_lesson (GApplication *app,
                GApplicationCommandLine *command_line,
                const char *path)
{
  g_autoptr (GFile) file
      = g_application_command_line_create_file_for_arg (command_line, path);
  g_autoptr (GError) error = NULL;
  ScopeWindow *window = scope_window_new (GTK_APPLICATION (app));

  if (scope_window_preview_lesson (window, file, &error))
    {
      gtk_window_present (GTK_WINDOW (window));
      return 0;
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_application_command_line_printerr (command_line, "%s\n", error->message);
  return 2;
}

static int
scope_application_command_line (GApplication *app,
                                GApplicationCommandLine *command_line)
{
  GVariantDict *options = g_application_command_line_get_options_dict (command_line);
  gboolean opens = g_variant_dict_contains (options, "open");
  gboolean is_new = g_variant_dict_contains (options, "new-window");
  gboolean found = TRUE;
  const char **iris = NULL;
  const char *page = NULL, *lesson = NULL;

  if (g_variant_dict_lookup (options, "lesson", "^&ay", &lesson))
    return preview_lesson (app, command_line, lesson);
  g_variant_dict_lookup (options, "page", "&s", &page);
  g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &iris);
  for (gsize i = 0; iris != NULL && iris[i] != NULL; i++)
    if (opens)
      open_argument (app, command_line, iris[i]);
    else
      found &= show_iri (GTK_APPLICATION (app), iris[i], page);
  if (iris == NULL && (page != NULL || is_new))
    found = show_iri (GTK_APPLICATION (app), NULL, page);
  else if (iris == NULL)
    g_application_activate (app);
  g_free (iris);
  if (!found)
    /* Translators: what somebody typed for the name of a page. */
    g_application_command_line_printerr (command_line, _ ("There is no page “%s”.\n"),
                                         page);
  return found ? 0 : 2;
}

static int
scope_application_handle_local_options (GApplication *app, GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("iriscope %s\n", IRI_VERSION);
  return 0;
}

static void
set_accels (GtkApplication *app)
{
  for (gsize i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (app, accels[i].action, accels[i].accels);
  if (gtk_widget_get_default_direction () != GTK_TEXT_DIR_RTL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (right_to_left); i++)
    gtk_application_set_accels_for_action (app, right_to_left[i].action,
                                           right_to_left[i].accels);
}

static void
scope_application_shutdown (GApplication *app)
{
  scope_saved_history_close ();
  G_APPLICATION_CLASS (scope_application_parent_class)->shutdown (app);
}

static void
scope_application_startup (GApplication *app)
{
  static const GActionEntry actions[] = {
    { .name = "compare", .activate = open_page },
    { .name = "inspect", .activate = inspect, .parameter_type = "s" },
    { .name = "learn", .activate = learn, .parameter_type = "s" },
    { .name = "new-window", .activate = new_window },
    { .name = "quit", .activate = quit },
    { .name = "resolve", .activate = open_page },
    { .name = "text", .activate = open_page },
  };

  /* Desktops find the desktop entry by the window class, which X11 takes from this.
   * Only now, because --help shows the previous name. */
  g_set_prgname (SCOPE_APP_ID);
  G_APPLICATION_CLASS (scope_application_parent_class)->startup (app);
  g_action_map_add_action_entries (G_ACTION_MAP (app), actions, G_N_ELEMENTS (actions),
                                   app);
  set_accels (GTK_APPLICATION (app));
  gtk_window_set_default_icon_name (SCOPE_APP_ID);
  scope_gtk_fixes_init ();
  scope_appearance_init ();
  scope_touch_init ();
}

static void
scope_application_class_init (ScopeApplicationClass *klass)
{
  GApplicationClass *app_class = G_APPLICATION_CLASS (klass);

  app_class->activate = scope_application_activate;
  app_class->command_line = scope_application_command_line;
  app_class->handle_local_options = scope_application_handle_local_options;
  app_class->open = scope_application_open;
  app_class->shutdown = scope_application_shutdown;
  app_class->startup = scope_application_startup;
}

/* FILENAME does not convert the bytes of an argument. */
static void
scope_application_init (ScopeApplication *self)
{
  static const GOptionEntry entries[] = {
    { "lesson", 'l', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, NULL,
      /* Translators: FILE is the word for the file in --help: --lesson=FILE. */
      N_ ("Show the lesson in this file, and what is wrong with it"),
      /* Translators: what follows an option: the name of a file. */
      N_ ("FILE") },
    { "new-window", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL,
      N_ ("Open a new window"), NULL },
    { "open", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL,
      N_ ("Treat arguments that are not IRIs as files, and find the links in "
          "them"),
      NULL },
    { "page", 'p', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, NULL,
      N_ ("Show the page of this name"),
      /* Translators: what follows an option: the name of a page. */
      N_ ("PAGE") },
    { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL,
      N_ ("Show the version and exit"), NULL },
    { G_OPTION_REMAINING, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME_ARRAY, NULL,
      NULL, N_ ("[IRI…]") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  g_application_set_option_context_summary (
      G_APPLICATION (self),
      _ ("See how an internationalized address is stored and how it is "
         "shown."));
}

ScopeApplication *
scope_application_new (void)
{
  return g_object_new (SCOPE_TYPE_APPLICATION, "application-id", SCOPE_APP_ID, "flags",
                       G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/iriscope/Iriscope", NULL);
}
