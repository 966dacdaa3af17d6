/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "search-provider.h"

#include "iri-idna.h"
#include "scope-settings.h"
#include "scope-suffix-list.h"
#include "search-find.h"
#include "search-meta.h"
#include "search-shell.h"

#include <string.h>

#define APP_PATH "/io/github/iriscope/Iriscope"

/* How long to stay after a request; typing pauses are shorter. */
#define INACTIVITY_MS 10000

struct _SearchProvider
{
  GApplication parent_instance;

  SearchShellSearchProvider2 *shell;
};

G_DEFINE_TYPE (SearchProvider, search_provider, G_TYPE_APPLICATION)

/* Restarts the inactivity timeout. */
static void
keep_alive (GApplication *self)
{
  g_application_hold (self);
  g_application_release (self);
}

static gboolean
on_get_initial_result_set (SearchShellSearchProvider2 *shell,
                           GDBusMethodInvocation *call,
                           const char *const *terms,
                           GApplication *self)
{
  char **results = search_find (terms);

  keep_alive (self);
  search_shell_search_provider2_complete_get_initial_result_set (
      shell, call, (const char *const *) results);
  g_strfreev (results);
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

/* More characters make another IRI, so previous results do not help. */
static gboolean
on_get_subsearch_result_set (SearchShellSearchProvider2 *shell,
                             GDBusMethodInvocation *call,
                             const char *const *previous,
                             const char *const *terms,
                             GApplication *self)
{
  return on_get_initial_result_set (shell, call, terms, self);
}

static void
read_options (IriOptions *options)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *standard = NULL, *flavour = NULL;

  memset (options, 0, sizeof *options);
  if (settings == NULL)
    return;
  standard = g_settings_get_string (settings, "standard");
  flavour = g_settings_get_string (settings, "flavour");
  options->spec = iri_spec_find (standard);
  if (!iri_idna_find (flavour, &options->idna))
    options->idna = IRI_IDNA_DEFAULT;
}

static gboolean
on_get_result_metas (SearchShellSearchProvider2 *shell,
                     GDBusMethodInvocation *call,
                     const char *const *ids,
                     GApplication *self)
{
  GVariantBuilder metas;
  IriOptions options;

  keep_alive (self);
  read_options (&options);
  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (gsize i = 0; ids[i] != NULL; i++)
    if (strlen (ids[i]) <= SEARCH_MAX_BYTES)
      g_variant_builder_add_value (&metas, search_meta_new (ids[i], &options));
  search_shell_search_provider2_complete_get_result_metas (
      shell, call, g_variant_builder_end (&metas));
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

/* Uses an action because Open takes only URIs. The timestamp in the startup id brings
 * the window to the front. */
static void
inspect (GApplication *self, const char *address, guint32 timestamp)
{
  GVariantBuilder parameter, platform;
  g_autofree char *id = g_strdup_printf ("iriscope-search_TIME%u", timestamp);

  g_variant_builder_init (&parameter, G_VARIANT_TYPE ("av"));
  g_variant_builder_add (&parameter, "v", g_variant_new_string (address));
  g_variant_builder_init (&platform, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&platform, "{sv}", "desktop-startup-id",
                         g_variant_new_string (id));
  g_dbus_connection_call (
      g_application_get_dbus_connection (self), SCOPE_APP_ID, APP_PATH,
      "org.freedesktop.Application", "ActivateAction",
      g_variant_new ("(sava{sv})", "inspect", &parameter, &platform), NULL,
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
}

static gboolean
on_activate_result (SearchShellSearchProvider2 *shell,
                    GDBusMethodInvocation *call,
                    const char *id,
                    const char *const *terms,
                    guint32 timestamp,
                    GApplication *self)
{
  keep_alive (self);
  inspect (self, id, timestamp);
  search_shell_search_provider2_complete_activate_result (shell, call);
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

/* Opens a window for each result. */
static gboolean
on_launch_search (SearchShellSearchProvider2 *shell,
                  GDBusMethodInvocation *call,
                  const char *const *terms,
                  guint32 timestamp,
                  GApplication *self)
{
  char **results = search_find (terms);

  keep_alive (self);
  for (gsize i = 0; results[i] != NULL; i++)
    inspect (self, results[i], timestamp);
  search_shell_search_provider2_complete_launch_search (shell, call);
  g_strfreev (results);
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

static gboolean
search_provider_dbus_register (GApplication *app,
                               GDBusConnection *connection,
                               const char *path,
                               GError **error)
{
  SearchProvider *self = SEARCH_PROVIDER (app);

  return G_APPLICATION_CLASS (search_provider_parent_class)
             ->dbus_register (app, connection, path, error)
         && g_dbus_interface_skeleton_export (G_DBUS_INTERFACE_SKELETON (self->shell),
                                              connection, path, error);
}

static void
search_provider_dbus_unregister (GApplication *app,
                                 GDBusConnection *connection,
                                 const char *path)
{
  SearchProvider *self = SEARCH_PROVIDER (app);

  g_dbus_interface_skeleton_unexport (G_DBUS_INTERFACE_SKELETON (self->shell));
  G_APPLICATION_CLASS (search_provider_parent_class)
      ->dbus_unregister (app, connection, path);
}

/* A service has nothing to show. */
static void
search_provider_activate (GApplication *app)
{
}

/* Which terms are results and which domain is registrable depends on the list, so that
 * it is read before the first request, and later whenever another one is chosen. */
static void
search_provider_startup (GApplication *app)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *uri = NULL;

  G_APPLICATION_CLASS (search_provider_parent_class)->startup (app);
  if (settings == NULL)
    return;
  uri = g_settings_get_string (settings, "suffix-list");
  scope_suffix_list_use (uri, NULL);
  scope_suffix_list_get ();
}

static void
search_provider_dispose (GObject *object)
{
  g_clear_object (&SEARCH_PROVIDER (object)->shell);
  G_OBJECT_CLASS (search_provider_parent_class)->dispose (object);
}

static void
search_provider_class_init (SearchProviderClass *klass)
{
  GApplicationClass *app_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = search_provider_dispose;
  app_class->startup = search_provider_startup;
  app_class->activate = search_provider_activate;
  app_class->dbus_register = search_provider_dbus_register;
  app_class->dbus_unregister = search_provider_dbus_unregister;
}

static void
search_provider_init (SearchProvider *self)
{
  static const struct
  {
    const char *method;
    GCallback handle;
  } handlers[] = {
    { "get-initial-result-set", G_CALLBACK (on_get_initial_result_set) },
    { "get-subsearch-result-set", G_CALLBACK (on_get_subsearch_result_set) },
    { "get-result-metas", G_CALLBACK (on_get_result_metas) },
    { "activate-result", G_CALLBACK (on_activate_result) },
    { "launch-search", G_CALLBACK (on_launch_search) },
  };

  self->shell = search_shell_search_provider2_skeleton_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (handlers); i++)
    {
      g_autofree char *signal = g_strconcat ("handle-", handlers[i].method, NULL);

      g_signal_connect_object (self->shell, signal, handlers[i].handle, self, 0);
    }
}

SearchProvider *
search_provider_new (void)
{
  return g_object_new (SEARCH_TYPE_PROVIDER, "application-id", SEARCH_ID, "flags",
                       G_APPLICATION_IS_SERVICE, "inactivity-timeout", INACTIVITY_MS,
                       NULL);
}
