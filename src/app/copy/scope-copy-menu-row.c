/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-menu-row.h"

#include "scope-closures.h"
#include "scope-copy-command.h"
#include "scope-copy-form.h"
#include "scope-property.h"

#include <glib/gi18n.h>

struct _ScopeCopyMenuRow
{
  GtkListBoxRow parent_instance;

  const IriCopyForm *kind;
  GBindingGroup *form; /* binds the row to its ScopeCopyForm */
  char *title;
  char *text;
  char *marks;
  char *reason;
  char *caption;
  char *hint;
  char *action; /* (nullable) */
  gboolean in_visual_order;
  gboolean current;
};

G_DEFINE_TYPE (ScopeCopyMenuRow, scope_copy_menu_row, GTK_TYPE_LIST_BOX_ROW)

/* A disabled row can still be focused, so that it says why. */
static void
update_state (gpointer data)
{
  ScopeCopyMenuRow *self = data;
  const char *value = self->reason != NULL ? self->reason : self->text;
  g_autofree char *description = value != NULL
                                     ? g_strjoin ("\n", value, self->hint, NULL)
                                     : g_strdup (self->hint != NULL ? self->hint : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               self->reason != NULL, GTK_ACCESSIBLE_STATE_SELECTED,
                               self->current, -1);
  if (self->reason != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "secondary");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "secondary");
}

static void
scope_copy_menu_row_dispose (GObject *object)
{
  g_clear_object (&SCOPE_COPY_MENU_ROW (object)->form);
  G_OBJECT_CLASS (scope_copy_menu_row_parent_class)->dispose (object);
}

static void
scope_copy_menu_row_class_init (ScopeCopyMenuRowClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_STRING_PROPERTY (ScopeCopyMenuRow, "title", title),
    SCOPE_STRING_PROPERTY (ScopeCopyMenuRow, "text", text),
    SCOPE_STRING_PROPERTY (ScopeCopyMenuRow, "marks", marks),
    SCOPE_STRING_PROPERTY (ScopeCopyMenuRow, "reason", reason),
    SCOPE_STRING_PROPERTY (ScopeCopyMenuRow, "caption", caption),
    SCOPE_STRING_PROPERTY (ScopeCopyMenuRow, "hint", hint),
    SCOPE_STRING_PROPERTY (ScopeCopyMenuRow, "action", action),
    SCOPE_BOOLEAN_PROPERTY (ScopeCopyMenuRow, "in-visual-order", in_visual_order),
    SCOPE_BOOLEAN_PROPERTY (ScopeCopyMenuRow, "current", current),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), update_state);
  G_OBJECT_CLASS (klass)->dispose = scope_copy_menu_row_dispose;
  scope_template_set (widget_class, "scope-copy-menu-row");
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
  ScopeCopyMenuRow *self
      = g_object_new (SCOPE_TYPE_COPY_MENU_ROW, "title", _ (kind->title), "hint",
                      _ (kind->purpose), "action", scope_copy_command_action (kind),
                      "in-visual-order", g_str_equal (kind->id, "visual"), NULL);

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
