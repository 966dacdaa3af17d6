/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

/* The keyboard layouts, in the order in which one key switches between them. */
typedef enum
{
  E2E_KEYS_LATIN,
  E2E_KEYS_HEBREW,
  E2E_KEYS_ARABIC,
} E2eLayout;

/* Sets these layouts on the X server. Call this before starting the program. */
void e2e_keys_init (void);

/* Selects the layout by which keys are interpreted. */
void e2e_keys_set_layout (E2eApp *app, E2eLayout layout);

/* Presses and releases the keys for @text: those of the current layout and, for
 * letters that it lacks, of the next layout that has them. */
void e2e_keys_type (E2eApp *app, const char *text);

/* Presses and releases one key, given by its X name after its modifiers: "Tab",
 * "ctrl+shift+z". */
void e2e_keys_press (E2eApp *app, const char *chord);

/* Shows the view of the IRI at @index in the switcher; the first is the overview. */
void e2e_show_view (E2eApp *app, guint index);

/* Moves the pointer to the middle of @accessible. */
void e2e_point (E2eApp *app, AtspiAccessible *accessible);

/* Clicks the primary button in the middle of @accessible. */
void e2e_click (E2eApp *app, AtspiAccessible *accessible);

/* Turns the wheel down by so many notches, with the pointer in the middle of
 * @accessible. */
void e2e_turn_wheel (E2eApp *app, AtspiAccessible *accessible, guint notches);

/* Opens the menu of a button and, once it is open, presses the letter of an item. */
void e2e_choose (E2eApp *app, const char *menu, const char *item, const char *key);

/* Presses Escape, and waits until the X server knows that the popover is closed: it
 * gives the keys to the popover until then, where they are lost. */
void e2e_close_popover (E2eApp *app);

/* Presses Tab until @accessible has the focus. The test fails if the focus returns to
 * where it started without reaching it. */
void e2e_tab_to (E2eApp *app, AtspiAccessible *accessible);
