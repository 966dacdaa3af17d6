/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

G_BEGIN_DECLS

gboolean e2e_has_state (AtspiAccessible *accessible, AtspiStateType state);

/* Whether it is on screen now, or would be if the page were scrolled. */
gboolean e2e_is_to_be_seen (AtspiAccessible *accessible);

/* The whole text of the Text interface, or NULL if there is no such. */
char *e2e_get_text (AtspiAccessible *accessible);

/* Where it is, in pixels of the window. Empty if it is not on screen. */
AtspiRect e2e_get_extents (AtspiAccessible *accessible);

/* Calls @visit for everything below and including @root that is to be seen,
 * in the order in which it is laid out, until @visit returns TRUE. */
typedef gboolean (*E2eVisit) (AtspiAccessible *accessible, gpointer data);
gboolean e2e_visit (AtspiAccessible *root, E2eVisit visit, gpointer data);

/* The first with this role and name, now; NULL if there is none. ATSPI_ROLE_INVALID:
 * whatever its role is. */
AtspiAccessible *e2e_find (E2eApp *app, AtspiRole role, const char *name);

/* The same, waited for; the test fails if it does not come. */
AtspiAccessible *e2e_await (E2eApp *app, AtspiRole role, const char *name);

/* The field that everything begins with. */
AtspiAccessible *e2e_await_entry (E2eApp *app);

/* All that are to be seen and whose name or text is exactly @text. */
GPtrArray *e2e_find_showing (E2eApp *app, const char *text);

/* Waits until each of the NULL-terminated @texts is exactly the name or the
 * text of something to be seen; the test fails for those that are not. */
void e2e_await_showing (E2eApp *app, const char *const *texts);

/* Waits until the text is exactly @text. */
void e2e_await_text (AtspiAccessible *accessible, const char *text);

void
e2e_await_state (AtspiAccessible *accessible, AtspiStateType state, gboolean is_set);

/* Waits until the characters from @begin to @end are selected. */
void e2e_await_selection (AtspiAccessible *accessible, int begin, int end);

/* Waits until the caret is before the character at @offset. */
void e2e_await_caret (AtspiAccessible *accessible, int offset);

G_END_DECLS
