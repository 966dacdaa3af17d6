/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ScopeOption:
 * @id: what the document and the settings call it
 * @title: its name for people; free with g_free()
 * @short_title: (nullable): the same where there is little room
 * @summary: (nullable): one sentence on it
 *
 * One of the things to choose from, in the language of the user.
 */
typedef struct
{
  const char *id;
  char *title;
  const char *short_title;
  const char *summary;
} ScopeOption;

/**
 * ScopeOptions:
 * @subject: what there is a choice of: "document", "flavour", "convention",
 *   "charset", "notation", "caret" or "contrast"
 * @count: how many there are
 * @get: the one at @index
 * @property: (nullable): the property of #ScopeDocument that has the chosen @id
 * @label: (nullable): what is chosen, not yet translated
 * @tooltip: (nullable): what choosing does, not yet translated
 *
 * The options of one subject. A #ScopeOptionDropDown needs the last three.
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

/* The row of @subject, which is one of those above. Static. */
const ScopeOptions *scope_options_find (const char *subject);

/* What stands in a list of them: the title, the sentence, and a tick at the one
 * that is chosen. */
GtkListItemFactory *scope_options_new_factory (const ScopeOptions *choices);

G_END_DECLS
