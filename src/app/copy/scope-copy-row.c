/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-row.h"

#include "scope-closures.h"
#include "scope-selectable-text.h"

enum
{
  PROP_TITLE = 1,
  PROP_TEXT,
  PROP_TEXT_LABEL,
  PROP_CAPTION,
  PROP_REASON,
  PROP_ACTION,
  PROP_ACTION_LABEL,
  PROP_AS_IS,
  N_PROPS
};

struct _ScopeCopyRow
{
  GtkListBoxRow parent_instance;

  char *strings[PROP_AS_IS];
  gboolean as_is;
  GtkWidget *button;
};

G_DEFINE_TYPE (ScopeCopyRow, scope_copy_row, GTK_TYPE_LIST_BOX_ROW)

static GParamSpec *props[N_PROPS];

static void
scope_copy_row_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScopeCopyRow *self = SCOPE_COPY_ROW (object);

  if (id == PROP_AS_IS)
    g_value_set_boolean (value, self->as_is);
  else
    g_value_set_string (value, self->strings[id]);
}

static gboolean
set_string (char **field, const char *string)
{
  if (g_strcmp0 (*field, string) == 0)
    return FALSE;
  g_free (*field);
  *field = g_strdup (string);
  return TRUE;
}

static gboolean
set_boolean (gboolean *field, gboolean value)
{
  if (*field == value)
    return FALSE;
  *field = value;
  return TRUE;
}

static void
scope_copy_row_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScopeCopyRow *self = SCOPE_COPY_ROW (object);
  gboolean changed = id == PROP_AS_IS
                         ? set_boolean (&self->as_is, g_value_get_boolean (value))
                         : set_string (&self->strings[id], g_value_get_string (value));

  if (!changed)
    return;
  /* GtkListBox keyboard navigation stops at a row without anything to focus. */
  if (id == PROP_REASON)
    gtk_widget_set_focusable (GTK_WIDGET (self), self->strings[id] != NULL);
  if (id == PROP_ACTION_LABEL && self->strings[id] != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, self->strings[id],
                                    -1);
  g_object_notify_by_pspec (object, pspec);
}

static void
scope_copy_row_finalize (GObject *object)
{
  ScopeCopyRow *self = SCOPE_COPY_ROW (object);

  for (guint id = 0; id < PROP_AS_IS; id++)
    g_free (self->strings[id]);
  G_OBJECT_CLASS (scope_copy_row_parent_class)->finalize (object);
}

static void
scope_copy_row_class_init (ScopeCopyRowClass *klass)
{
  static const struct
  {
    guint id;
    const char *name;
  } rows[] = {
    { PROP_TITLE, "title" },
    { PROP_TEXT, "text" },
    { PROP_TEXT_LABEL, "text-label" },
    { PROP_CAPTION, "caption" },
    { PROP_REASON, "reason" },
    { PROP_ACTION, "action" },
    { PROP_ACTION_LABEL, "action-label" },
  };
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_copy_row_get_property;
  object_class->set_property = scope_copy_row_set_property;
  object_class->finalize = scope_copy_row_finalize;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    props[rows[i].id] = g_param_spec_string (rows[i].name, NULL, NULL, NULL, flags);
  props[PROP_AS_IS] = g_param_spec_boolean ("as-is", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_VBOX);
  g_type_ensure (SCOPE_TYPE_SELECTABLE_TEXT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-copy-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyRow, button);
  scope_closures_bind (widget_class);
}

static void
scope_copy_row_init (ScopeCopyRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
