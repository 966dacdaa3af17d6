/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-menu-row.h"

#include "scope-adaptive-box.h"
#include "scope-closures.h"
#include "scope-copy-form.h"
#include "scope-selectable-text.h"

#include <glib/gi18n.h>

enum
{
  PROP_TITLE = 1,
  PROP_TEXT,
  PROP_MARKS,
  PROP_REASON,
  PROP_CAPTION,
  PROP_HINT,
  PROP_AS_IS,
  PROP_CURRENT,
  N_PROPS
};

struct _ScopeCopyMenuRow
{
  GtkListBoxRow parent_instance;

  const IriCopyForm *kind;
  GBindingGroup *form; /* binds the row to its ScopeCopyForm */
  char *strings[PROP_AS_IS];
  gboolean flags[N_PROPS];
};

G_DEFINE_TYPE (ScopeCopyMenuRow, scope_copy_menu_row, GTK_TYPE_LIST_BOX_ROW)

static GParamSpec *props[N_PROPS];

static void
scope_copy_menu_row_get_property (GObject *object,
                                  guint id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  ScopeCopyMenuRow *self = SCOPE_COPY_MENU_ROW (object);

  if (id < PROP_AS_IS)
    g_value_set_string (value, self->strings[id]);
  else
    g_value_set_boolean (value, self->flags[id]);
}

/* A disabled row can still be focused, so that it says why. */
static void
update_state (ScopeCopyMenuRow *self)
{
  const char *reason = self->strings[PROP_REASON];
  const char *text = self->strings[PROP_TEXT];
  const char *hint = self->strings[PROP_HINT];
  const char *value = reason != NULL ? reason : text;
  char *description = value != NULL ? g_strjoin ("\n", value, hint, NULL)
                                    : g_strdup (hint != NULL ? hint : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  g_free (description);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               reason != NULL, GTK_ACCESSIBLE_STATE_SELECTED,
                               self->flags[PROP_CURRENT], -1);
  if (reason != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "secondary");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "secondary");
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
set_flag (gboolean *field, gboolean flag)
{
  if (*field == flag)
    return FALSE;
  *field = flag;
  return TRUE;
}

static void
scope_copy_menu_row_set_property (GObject *object,
                                  guint id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScopeCopyMenuRow *self = SCOPE_COPY_MENU_ROW (object);
  gboolean changed = id < PROP_AS_IS
                         ? set_string (&self->strings[id], g_value_get_string (value))
                         : set_flag (&self->flags[id], g_value_get_boolean (value));

  if (!changed)
    return;
  update_state (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
scope_copy_menu_row_finalize (GObject *object)
{
  ScopeCopyMenuRow *self = SCOPE_COPY_MENU_ROW (object);

  for (guint id = 0; id < PROP_AS_IS; id++)
    g_free (self->strings[id]);
  g_object_unref (self->form);
  G_OBJECT_CLASS (scope_copy_menu_row_parent_class)->finalize (object);
}

static void
scope_copy_menu_row_class_init (ScopeCopyMenuRowClass *klass)
{
  static const char *const names[] = {
    [PROP_TITLE] = "title",   [PROP_TEXT] = "text",       [PROP_MARKS] = "marks",
    [PROP_REASON] = "reason", [PROP_CAPTION] = "caption", [PROP_HINT] = "hint",
  };
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_copy_menu_row_get_property;
  object_class->set_property = scope_copy_menu_row_set_property;
  object_class->finalize = scope_copy_menu_row_finalize;
  for (guint id = PROP_TITLE; id < PROP_AS_IS; id++)
    props[id] = g_param_spec_string (names[id], NULL, NULL, NULL, flags);
  props[PROP_AS_IS] = g_param_spec_boolean ("as-is", NULL, NULL, FALSE, flags);
  props[PROP_CURRENT] = g_param_spec_boolean ("current", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_ADAPTIVE_BOX);
  g_type_ensure (SCOPE_TYPE_VBOX);
  g_type_ensure (SCOPE_TYPE_SELECTABLE_TEXT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-copy-menu-row.ui");
  scope_closures_bind (widget_class);
}

static void
scope_copy_menu_row_init (ScopeCopyMenuRow *self)
{
  static const char *const names[] = { "text", "marks", "reason" };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->form = g_binding_group_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_binding_group_bind (self->form, names[i], self, names[i], G_BINDING_SYNC_CREATE);
}

GtkWidget *
scope_copy_menu_row_new (const IriCopyForm *kind)
{
  ScopeCopyMenuRow *self = g_object_new (
      SCOPE_TYPE_COPY_MENU_ROW, "title", _ (kind->title), "hint", _ (kind->purpose),
      "as-is", g_str_equal (kind->id, "visual"), NULL);

  self->kind = kind;
  return GTK_WIDGET (self);
}

const IriCopyForm *
scope_copy_menu_row_get_kind (ScopeCopyMenuRow *self)
{
  return self->kind;
}

void
scope_copy_menu_row_follow (ScopeCopyMenuRow *self, GListModel *forms)
{
  g_autoptr (ScopeCopyForm) form
      = forms != NULL ? scope_copy_form_find (forms, self->kind) : NULL;

  g_binding_group_set_source (self->form, form);
}
