/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-dialogs.h"
#include "scope-versions.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

#define HOMEPAGE "https://iriscope.github.io/"

static GtkWidget *
make_about (void)
{
  g_autofree char *info = scope_versions_debug_info ();
  GtkWidget *about = scope_about_new ();

  g_object_set (
      about, "application-name", _ ("Iriscope"), "application-icon", SCOPE_APP_ID,
      "version", IRI_VERSION, "developer-name", _ ("The Iriscope authors"), "copyright",
      _ ("© 2026 The Iriscope authors"), "license-type", GTK_LICENSE_GPL_3_0, "website",
      HOMEPAGE, "comments",
      _ ("See how an internationalized address is stored and how it is "
         "shown"),
      "debug-info", info, "debug-info-filename", "iriscope-debug-info.txt", NULL);

  return about;
}

static void
show_about (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWidget *about = make_about ();
  char **versions = scope_versions ();

  scope_about_add_credits (about, _ ("Libraries and Their Unicode"),
                           (const char **) versions);
  /* No copyright: legal sections do not show it (libadwaita 1.2.2). */
  scope_about_add_license (about, "libiri", GTK_LICENSE_LGPL_2_1);
  scope_dialog_present (about, GTK_WINDOW (widget));
  g_strfreev (versions);
}

void
scope_window_about_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.about", NULL, show_about);
}
