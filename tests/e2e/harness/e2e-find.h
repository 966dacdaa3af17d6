/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

#include <gtk/gtk.h>

/* The role of a verdict: with GTK 4.18 a status may not have a name. */
#if GTK_CHECK_VERSION(4, 18, 0)
#define E2E_ROLE_VERDICT ATSPI_ROLE_GROUPING
#else
#define E2E_ROLE_VERDICT ATSPI_ROLE_STATUS_BAR
#endif

gboolean e2e_has_state (AtspiAccessible *accessible, AtspiStateType state);

/* Returns the role, that of a push button for a toggle button: GTK 4.8 has no other for
 * both. */
AtspiRole e2e_get_role (AtspiAccessible *accessible);

/* Returns the name, which is that of the label alone for a combo box: with GTK 4.18 it
 * is "label: selected item". A button of a dialog of libadwaita 1.2 has its label
 * twice, which is returned once. Free with g_free(). */
char *e2e_get_name (AtspiAccessible *accessible);

/* Returns whether the object only wraps a button: with GTK 4.18 a menu button is one
 * that takes no focus around one that does. */
gboolean e2e_is_button_wrapper (AtspiAccessible *accessible);

/* Returns whether the object is on screen, or would be after scrolling the page. */
gboolean e2e_is_to_be_seen (AtspiAccessible *accessible);

/* Returns the whole text of the Text interface, or NULL if there is none. Free with
 * g_free(). */
char *e2e_get_text (AtspiAccessible *accessible);

/* Returns the position and size of the object in the window, in pixels; empty if it is
 * not on screen. */
AtspiRect e2e_get_extents (AtspiAccessible *accessible);

/* Calls @visit for @root and everything below it that is on screen or would be after
 * scrolling, in layout order, until @visit returns TRUE. */
typedef gboolean (*E2eVisit) (AtspiAccessible *accessible, gpointer data);
gboolean e2e_visit (AtspiAccessible *root, E2eVisit visit, gpointer data);

/* Returns the first object that has this role and name now, or NULL.
 * ATSPI_ROLE_INVALID stands for any role. Names and texts are given in English, and
 * looked for in the language of the test. */
AtspiAccessible *e2e_find (E2eApp *app, AtspiRole role, const char *name);

/* Waits for such an object; the test fails if none appears. */
AtspiAccessible *e2e_await (E2eApp *app, AtspiRole role, const char *name);

/* Waits for the entry of the window. */
AtspiAccessible *e2e_await_entry (E2eApp *app);

/* Returns all objects on screen whose name or text is exactly @text. */
GPtrArray *e2e_find_showing (E2eApp *app, const char *text);

/* Waits until each of the NULL-terminated @texts is exactly the name or the text of an
 * object on screen; the test fails and names those that are not. */
void e2e_await_showing (E2eApp *app, const char *const *texts);

/* Waits until the text is exactly @text. */
void e2e_await_text (AtspiAccessible *accessible, const char *text);

void
e2e_await_state (AtspiAccessible *accessible, AtspiStateType state, gboolean is_set);

/* Waits until the characters from @begin to @end are selected. */
void e2e_await_selection (AtspiAccessible *accessible, int begin, int end);

/* Waits until the caret is before the character at @offset. */
void e2e_await_caret (AtspiAccessible *accessible, int offset);
