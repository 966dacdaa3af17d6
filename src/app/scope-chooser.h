/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ScopeChoice:
 * @id: what the document calls it
 * @title: its name for people; free with g_free()
 * @short_title: (nullable): the same where there is little room
 * @summary: one sentence on it
 *
 * One of the things to choose from, in the language of the user.
 */
typedef struct
{
  const char *id;
  char *title;
  const char *short_title;
  const char *summary;
} ScopeChoice;

#define SCOPE_TYPE_CHOOSER (scope_chooser_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScopeChooser, scope_chooser, SCOPE, CHOOSER, AdwBin)

/**
 * ScopeChooserClass:
 * @property: the property of the document that is chosen, a choice's id
 * @label: what is chosen, not yet translated
 * @tooltip: what choosing does, not yet translated
 * @n_choices: how many there are
 * @get_choice: the one at @index
 *
 * A list to choose from, each with a sentence on it. Its property `document` is
 * the #ScopeDocument whose choice it makes and shows.
 */
struct _ScopeChooserClass
{
  AdwBinClass parent_class;

  const char *property;
  const char *label;
  const char *tooltip;
  guint n_choices;
  ScopeChoice (*get_choice) (guint index);
};

G_END_DECLS
