/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The keys of actions, so that a key is written once: the application's table has those
 * of the window, this module those that work only inside of one widget. */

/* The accelerator of @action, the first of several, because the others are for special
 * keyboards; "" if it has none. Free with g_free(). */
char *scope_keys_find (const char *action);

/* Returns a new trigger for the keys of @action, which works inside of one widget. */
GtkShortcutTrigger *scope_keys_make_trigger (const char *action);

/* Makes widgets of @klass run @action, one of their own, by its keys. */
void scope_keys_bind (GtkWidgetClass *klass, const char *action);

/* Adds its key to the tooltip of each button in @widget whose action has one: "History"
 * becomes "History (Ctrl+H)". To be called once. */
void scope_keys_add_to_tooltips (GtkWidget *widget);
