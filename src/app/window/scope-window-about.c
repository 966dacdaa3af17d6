/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include "scope-versions.h"

#include <glib/gi18n.h>

#define HOMEPAGE "https://iriscope.github.io/"

static GtkWidget *
make_about (GtkWindow *parent)
{
  g_autofree char *info = scope_versions_debug_info ();
  GtkWidget *about = g_object_new (
      ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "modal", TRUE, "application-name",
      _ ("Iriscope"), "application-icon", SCOPE_APP_ID, "version", IRI_VERSION,
      "developer-name", _ ("The Iriscope authors"), "copyright",
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
  GtkWidget *about = make_about (GTK_WINDOW (widget));
  char **versions = scope_versions ();

  adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (about),
                                       _ ("Libraries and Their Unicode"),
                                       (const char **) versions);
  /* No copyright: legal sections do not show it (libadwaita 1.2.2). */
  adw_about_window_add_legal_section (ADW_ABOUT_WINDOW (about), "libiri", NULL,
                                      GTK_LICENSE_LGPL_2_1, NULL);
  gtk_window_present (GTK_WINDOW (about));
  g_strfreev (versions);
}

void
scope_window_about_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.about", NULL, show_about);
}
