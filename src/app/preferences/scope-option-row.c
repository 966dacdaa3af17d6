/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-option-row.h"

#include "scope-option.h"
#include "scope-unnamed-widget-fix.h"

struct _ScopeOptionRow
{
  AdwComboRow parent_instance;

  const ScopeOptions *choices;
};

G_DEFINE_FINAL_TYPE (ScopeOptionRow, scope_option_row, ADW_TYPE_COMBO_ROW)

enum
{
  PROP_SUBJECT = 1,
  PROP_CHOICE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const char *
get_id (ScopeOptionRow *self, guint index)
{
  ScopeOption choice = self->choices->get (index);

  g_free (choice.title);
  return choice.id;
}

static const char *
get_choice (ScopeOptionRow *self)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  return selected != GTK_INVALID_LIST_POSITION ? get_id (self, selected) : NULL;
}

/* Charset names are case-insensitive. */
static void
set_choice (ScopeOptionRow *self, const char *id)
{
  for (guint i = 0; id != NULL && i < self->choices->count (); i++)
    if (g_ascii_strcasecmp (get_id (self, i), id) == 0)
      adw_combo_row_set_selected (ADW_COMBO_ROW (self), i);
}

static void
set_subject (ScopeOptionRow *self, const char *subject)
{
  AdwComboRow *row = ADW_COMBO_ROW (self);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = NULL;

  self->choices = scope_options_find (subject);
  for (guint i = 0; i < self->choices->count (); i++)
    {
      ScopeOption choice = self->choices->get (i);

      gtk_string_list_take (titles, choice.title);
    }
  factory = scope_options_new_factory (self->choices);
  adw_combo_row_set_list_factory (row, factory);
  adw_combo_row_set_model (row, G_LIST_MODEL (titles));
  scope_unnamed_widget_fix_combo_row (row);
}

static void
on_selected (ScopeOptionRow *self)
{
  scope_unnamed_widget_fix_combo_row (ADW_COMBO_ROW (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOICE]);
}

static void
scope_option_row_get_property (GObject *object,
                               guint id,
                               GValue *value,
                               GParamSpec *pspec)
{
  ScopeOptionRow *self = SCOPE_OPTION_ROW (object);

  if (id == PROP_SUBJECT)
    g_value_set_string (value, self->choices->subject);
  else
    g_value_set_string (value, get_choice (self));
}

static void
scope_option_row_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  ScopeOptionRow *self = SCOPE_OPTION_ROW (object);

  if (id == PROP_SUBJECT)
    set_subject (self, g_value_get_string (value));
  else
    set_choice (self, g_value_get_string (value));
}

static void
scope_option_row_class_init (ScopeOptionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_option_row_get_property;
  object_class->set_property = scope_option_row_set_property;
  props[PROP_SUBJECT] = g_param_spec_string ("subject", NULL, NULL, "document",
                                             flags | G_PARAM_CONSTRUCT_ONLY);
  props[PROP_CHOICE] = g_param_spec_string ("choice", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

/* The chosen option is the subtitle, because a narrow window has no room for it
 * beside the title. */
static void
scope_option_row_init (ScopeOptionRow *self)
{
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self), TRUE);
  g_signal_connect (self, "notify::selected", G_CALLBACK (on_selected), NULL);
}
