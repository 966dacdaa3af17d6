/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* The text colour of a widget. */
void scope_text_color (GtkWidget *widget, GdkRGBA *color);

/* The colour of selections. */
GdkRGBA scope_accent_color (GtkWidget *widget);

/* Replaces the rules of @provider by those of @css. */
void scope_css_provider_load (GtkCssProvider *provider, const char *css);

/* Draws the caret of a keyboard's direction before the byte @index of a layout. */
void scope_draw_caret (GtkWidget *widget,
                       GtkSnapshot *snapshot,
                       PangoLayout *layout,
                       int index,
                       PangoDirection direction);

/* Shows @first if there is room for it, and @second otherwise. */
GtkWidget *scope_squeezer_new (GtkWidget *first, GtkWidget *second);

void scope_leaflet_navigate (GtkWidget *leaflet, AdwNavigationDirection direction);

/* Ask for a file to open or to save to. @callback, whose source is @parent, gets the
 * answer from scope_file_dialog_finish(). @filter may be NULL. The dialog closes with
 * @parent. */
void scope_file_dialog_open (GtkWindow *parent,
                             const char *title,
                             GAsyncReadyCallback callback,
                             gpointer data);
void scope_file_dialog_select_folder (GtkWindow *parent,
                                      const char *title,
                                      GAsyncReadyCallback callback,
                                      gpointer data);
void scope_file_dialog_save (GtkWindow *parent,
                             const char *title,
                             const char *name,
                             GtkFileFilter *filter,
                             GAsyncReadyCallback callback,
                             gpointer data);

/* Returns the file, which the caller owns, or NULL if none was chosen. */
GFile *scope_file_dialog_finish (GAsyncResult *result);

/* Opens a URI with the program that the desktop has for it. */
void scope_uri_launch (GtkWindow *parent,
                       const char *uri,
                       GAsyncReadyCallback callback,
                       gpointer data);
gboolean
scope_uri_launch_finish (GObject *source, GAsyncResult *result, GError **error);
