/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

G_BEGIN_DECLS

/* The layouts of the keyboard, one key press away from each other. */
typedef enum
{
  E2E_KEYS_LATIN,
  E2E_KEYS_HEBREW,
  E2E_KEYS_ARABIC,
} E2eLayout;

/* Gives the X server these layouts. Before the program is started. */
void e2e_keys_init (void);

/* Makes it the layout that keys are read by. */
void e2e_keys_set_layout (E2eApp *app, E2eLayout layout);

/* Presses and releases the keys that stand for @text: those of the present
 * layout and, for letters that it lacks, of the next layout that has them. */
void e2e_keys_type (E2eApp *app, const char *text);

/* Presses and releases one key by its X name, after modifiers: "Tab",
 * "ctrl+shift+z". */
void e2e_keys_press (E2eApp *app, const char *chord);

/* Moves the pointer into the middle of what is there. */
void e2e_point (E2eApp *app, AtspiAccessible *accessible);

/* Clicks the first button of the pointer in the middle of what is there. */
void e2e_click (E2eApp *app, AtspiAccessible *accessible);

/* Opens the menu of a button and, once it is there, presses the letter of an item. */
void e2e_choose (E2eApp *app, const char *menu, const char *item, const char *key);

/* Presses Tab until the focus is there. The test fails if it comes round to
 * where it was without having been there. */
void e2e_tab_to (E2eApp *app, AtspiAccessible *accessible);

G_END_DECLS
