/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Since libadwaita 1.5, dialogs are widgets in their window; before, they are windows.
 * The two have the same properties and signals but for those of windows. */
#if ADW_CHECK_VERSION(1, 5, 0)

#define SCOPE_TYPE_ALERT ADW_TYPE_ALERT_DIALOG
#define SCOPE_TYPE_SETTINGS_DIALOG ADW_TYPE_PREFERENCES_DIALOG
typedef AdwAlertDialog ScopeAlert;
typedef AdwAlertDialogClass ScopeAlertClass;
typedef AdwPreferencesDialog ScopeSettingsDialog;
typedef AdwPreferencesDialogClass ScopeSettingsDialogClass;

#else

#define SCOPE_TYPE_ALERT ADW_TYPE_MESSAGE_DIALOG
#define SCOPE_TYPE_SETTINGS_DIALOG ADW_TYPE_PREFERENCES_WINDOW
typedef AdwMessageDialog ScopeAlert;
typedef AdwMessageDialogClass ScopeAlertClass;
typedef AdwPreferencesWindow ScopeSettingsDialog;
typedef AdwPreferencesWindowClass ScopeSettingsDialogClass;

#endif

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeAlert, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeSettingsDialog, g_object_unref)

/* Shows a dialog above @parent, which may be NULL. */
void scope_dialog_present (GtkWidget *dialog, GtkWindow *parent);

/* The size that a dialog has if its window leaves room for it. */
void scope_dialog_set_size (GtkWidget *dialog, int width, int height);

void scope_settings_dialog_show_page (GtkWidget *dialog, const char *name);

GtkWidget *scope_about_new (void);
gboolean scope_is_about (GtkWidget *widget);
const char *scope_about_get_debug_info (GtkWidget *about);
void scope_about_add_credits (GtkWidget *about, const char *title, const char **names);
void scope_about_add_license (GtkWidget *about, const char *title, GtkLicense license);
