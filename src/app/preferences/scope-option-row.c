/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-option-row.h"

#include "scope-gtk-fixes.h"
#include "scope-option.h"
#include "scope-property.h"

struct _ScopeOptionRow
{
  AdwComboRow parent_instance;

  const ScopeOptions *options;
};

G_DEFINE_FINAL_TYPE (ScopeOptionRow, scope_option_row, ADW_TYPE_COMBO_ROW)

static void
get_subject (gpointer self, GValue *value)
{
  g_value_set_string (value, SCOPE_OPTION_ROW (self)->options->subject);
}

static void
set_subject (gpointer data, const GValue *value)
{
  ScopeOptionRow *self = data;
  AdwComboRow *row = data;
  g_autoptr (GtkStringList) titles = NULL;
  g_autoptr (GtkListItemFactory) factory = NULL;

  self->options = scope_options_find (g_value_get_string (value));
  titles = scope_options_new_titles (self->options);
  factory = scope_options_new_factory (self->options);
  adw_combo_row_set_list_factory (row, factory);
  adw_combo_row_set_model (row, G_LIST_MODEL (titles));
  scope_unnamed_widget_fix_combo_row (row);
}

static void
get_choice (gpointer self, GValue *value)
{
  g_value_set_string (value, scope_options_get_id (SCOPE_OPTION_ROW (self)->options,
                                                   adw_combo_row_get_selected (self)));
}

static void
set_choice (gpointer self, const GValue *value)
{
  guint index = scope_options_find_id (SCOPE_OPTION_ROW (self)->options,
                                       g_value_get_string (value));

  if (index != GTK_INVALID_LIST_POSITION)
    adw_combo_row_set_selected (self, index);
}

static void
on_selected (ScopeOptionRow *self)
{
  scope_unnamed_widget_fix_combo_row (ADW_COMBO_ROW (self));
  g_object_notify (G_OBJECT (self), "choice");
}

static const ScopeProperty properties[] = {
  { "subject", SCOPE_PROPERTY_STRING, .get = get_subject, .set = set_subject },
  { "choice", SCOPE_PROPERTY_STRING, .get = get_choice, .set = set_choice },
};

static void
scope_option_row_class_init (ScopeOptionRowClass *klass)
{
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

/* The chosen option is the subtitle, because a narrow window has no room for it
 * beside the title. */
static void
scope_option_row_init (ScopeOptionRow *self)
{
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self), TRUE);
  g_signal_connect (self, "notify::selected", G_CALLBACK (on_selected), NULL);
}
