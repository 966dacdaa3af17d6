/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-example-row.h"

#include "scope-selectable-text.h"

struct _ScopeExampleRow
{
  GtkListBoxRow parent_instance;

  char *title;
  char *iri;
  char *other;
  char *action;
};

G_DEFINE_TYPE (ScopeExampleRow, scope_example_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_TITLE = 1,
  PROP_IRI,
  PROP_OTHER,
  PROP_ACTION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static char **
field (ScopeExampleRow *self, guint id)
{
  switch (id)
    {
    case PROP_TITLE:
      return &self->title;
    case PROP_IRI:
      return &self->iri;
    case PROP_OTHER:
      return &self->other;
    default:
      return &self->action;
    }
}

static void
scope_example_row_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  g_value_set_string (value, *field (SCOPE_EXAMPLE_ROW (object), id));
}

static void
scope_example_row_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  char **string = field (SCOPE_EXAMPLE_ROW (object), id);

  if (g_strcmp0 (*string, g_value_get_string (value)) == 0)
    return;
  g_free (*string);
  *string = g_value_dup_string (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
scope_example_row_finalize (GObject *object)
{
  ScopeExampleRow *self = SCOPE_EXAMPLE_ROW (object);

  g_free (self->title);
  g_free (self->iri);
  g_free (self->other);
  g_free (self->action);
  G_OBJECT_CLASS (scope_example_row_parent_class)->finalize (object);
}

static void
scope_example_row_activate (GtkListBoxRow *row)
{
  ScopeExampleRow *self = SCOPE_EXAMPLE_ROW (row);

  if (self->other != NULL)
    gtk_widget_activate_action (GTK_WIDGET (row), self->action, "(ss)", self->iri,
                                self->other);
  else
    gtk_widget_activate_action (GTK_WIDGET (row), "win.show", "s", self->iri);
}

static void
scope_example_row_class_init (ScopeExampleRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_example_row_get_property;
  object_class->set_property = scope_example_row_set_property;
  object_class->finalize = scope_example_row_finalize;
  klass->parent_class.activate = scope_example_row_activate;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_IRI] = g_param_spec_string ("iri", NULL, NULL, NULL, flags);
  props[PROP_OTHER] = g_param_spec_string ("other", NULL, NULL, NULL, flags);
  props[PROP_ACTION] = g_param_spec_string ("action", NULL, NULL, "win.compare", flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_VBOX);
  g_type_ensure (SCOPE_TYPE_SELECTABLE_TEXT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-example-row.ui");
}

static void
scope_example_row_init (ScopeExampleRow *self)
{
  self->action = g_strdup ("win.compare");
  gtk_widget_init_template (GTK_WIDGET (self));
}
