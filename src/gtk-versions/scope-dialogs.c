/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-dialogs.h"

/* A name that wraps shows no hyphens that are not in it. libadwaita 1.7 measures the
 * one-line heading of an alert in the width of the dialog, even if the heading is
 * longer, and GTK warns; a label that wraps is never too long. */
static void
wrap_label (GtkLabel *label)
{
  g_autoptr (PangoAttrList) attrs
      = pango_attr_list_from_string ("0 -1 insert-hyphens false");

  gtk_label_set_attributes (label, attrs);
  if (!gtk_widget_has_css_class (GTK_WIDGET (label), "title-2"))
    return;
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

static void
wrap_labels (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    wrap_label (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_labels (child);
}

#if ADW_CHECK_VERSION(1, 5, 0)

#define ABOUT(widget) ADW_ABOUT_DIALOG (widget)
#define about(name) adw_about_dialog_##name

void
scope_dialog_present (GtkWidget *dialog, GtkWindow *parent)
{
  if (ADW_IS_ALERT_DIALOG (dialog))
    wrap_labels (adw_dialog_get_child (ADW_DIALOG (dialog)));
  adw_dialog_present (ADW_DIALOG (dialog), (GtkWidget *) parent);
}

void
scope_dialog_set_size (GtkWidget *dialog, int width, int height)
{
  adw_dialog_set_content_width (ADW_DIALOG (dialog), width);
  adw_dialog_set_content_height (ADW_DIALOG (dialog), height);
}

void
scope_settings_dialog_show_page (GtkWidget *dialog, const char *name)
{
  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), name);
}

GtkWidget *
scope_about_new (void)
{
  return GTK_WIDGET (adw_about_dialog_new ());
}

gboolean
scope_is_about (GtkWidget *widget)
{
  return ADW_IS_ABOUT_DIALOG (widget);
}

#else

#define ABOUT(widget) ADW_ABOUT_WINDOW (widget)
#define about(name) adw_about_window_##name

void
scope_dialog_present (GtkWidget *dialog, GtkWindow *parent)
{
  if (ADW_IS_MESSAGE_DIALOG (dialog))
    wrap_labels (dialog);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), parent);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
scope_dialog_set_size (GtkWidget *dialog, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (dialog), width, height);
}

void
scope_settings_dialog_show_page (GtkWidget *dialog, const char *name)
{
  adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (dialog), name);
}

/* The buttons below the debugging information are wider than a phone with large
 * text. */
static void
wrap_buttons (GtkWidget *widget, gboolean in_bar)
{
  in_bar |= GTK_IS_ACTION_BAR (widget);
  if (in_bar && GTK_IS_LABEL (widget))
    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_buttons (child, in_bar);
}

GtkWidget *
scope_about_new (void)
{
  GtkWidget *about = adw_about_window_new ();

  wrap_buttons (about, FALSE);
  return about;
}

gboolean
scope_is_about (GtkWidget *widget)
{
  return ADW_IS_ABOUT_WINDOW (widget);
}

#endif

const char *
scope_about_get_debug_info (GtkWidget *self)
{
  return about (get_debug_info) (ABOUT (self));
}

void
scope_about_add_credits (GtkWidget *self, const char *title, const char **names)
{
  about (add_credit_section) (ABOUT (self), title, names);
}

void
scope_about_add_license (GtkWidget *self, const char *title, GtkLicense license)
{
  about (add_legal_section) (ABOUT (self), title, NULL, license, NULL);
}
