/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/**
 * ScopeOption:
 * @id: its id in properties and settings
 * @title: its translated title; free with g_free()
 * @short_title: (nullable): its translated title if there is little room
 * @summary: (nullable): a translated sentence about it
 * @section: (nullable): the translated heading of the options from this one on
 *
 * One of several options to choose from.
 */
typedef struct
{
  const char *id;
  char *title;
  const char *short_title;
  const char *summary;
  const char *section;
} ScopeOption;

/**
 * ScopeOptions:
 * @subject: what is chosen: "standard", "flavour", "convention",
 *   "charset", "notation", "caret" or "contrast"
 * @count: how many there are
 * @get: the one at @index
 * @property: (nullable): the property of #ScopeDocument that has the chosen @id
 * @label: (nullable): what is chosen, not yet translated
 * @tooltip: (nullable): what choosing does, not yet translated
 *
 * The options of one subject. A #ScopeOptionDropDown needs the last two.
 */
typedef struct
{
  const char *subject;
  guint (*count) (void);
  ScopeOption (*get) (guint index);
  const char *property;
  const char *label;
  const char *tooltip;
} ScopeOptions;

/* The options of @subject, which is one of those above. Static. */
const ScopeOptions *scope_options_find (const char *subject);

/* The id of the option at @index, or NULL for %GTK_INVALID_LIST_POSITION. */
const char *scope_options_get_id (const ScopeOptions *self, guint index);

/* The index of the option @id, or %GTK_INVALID_LIST_POSITION. Case is ignored, as in
 * names of charsets. */
guint scope_options_find_id (const ScopeOptions *self, const char *id);

/* The titles of the options. */
GtkStringList *scope_options_new_titles (const ScopeOptions *self);

/* A factory of list rows with the title, the summary and a tick at the chosen
 * option. */
GtkListItemFactory *scope_options_new_factory (const ScopeOptions *choices);
