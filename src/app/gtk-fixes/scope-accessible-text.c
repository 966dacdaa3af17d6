/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-accessible-text.h"

#include <glib/gi18n.h>

struct _ScopeAccessibleText
{
  GObject parent_instance;

  GtkAccessible *widget; /* which owns this */
  char *label;
  char *description;
};

G_DEFINE_TYPE (ScopeAccessibleText, scope_accessible_text, G_TYPE_OBJECT)

enum
{
  PROP_WIDGET = 1,
  PROP_LABEL,
  PROP_DESCRIPTION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What is no longer so is not said any more. */
static void
tell (ScopeAccessibleText *self,
      GtkAccessibleProperty property,
      const char *text)
{
  if (self->widget == NULL)
    return;
  if (text != NULL)
    gtk_accessible_update_property (self->widget, property, text, -1);
  else
    gtk_accessible_reset_property (self->widget, property);
}

static void
set_widget (ScopeAccessibleText *self, GtkAccessible *widget)
{
  g_return_if_fail (self->widget == NULL);
  self->widget = widget;
  /* Not when it is finalized: what is bound here looks at it. */
  g_signal_connect_swapped (widget, "destroy", G_CALLBACK (g_object_unref),
                            g_object_ref (self));
  tell (self, GTK_ACCESSIBLE_PROPERTY_LABEL, self->label);
  tell (self, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description);
}

static void
scope_accessible_text_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  ScopeAccessibleText *self = SCOPE_ACCESSIBLE_TEXT (object);

  if (id == PROP_WIDGET)
    g_value_set_object (value, self->widget);
  else
    g_value_set_string (value,
                        id == PROP_LABEL ? self->label : self->description);
}

static void
scope_accessible_text_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  ScopeAccessibleText *self = SCOPE_ACCESSIBLE_TEXT (object);
  char **text = id == PROP_LABEL ? &self->label : &self->description;

  if (id == PROP_WIDGET)
    {
      set_widget (self, g_value_get_object (value));
      return;
    }
  g_free (*text);
  *text = g_value_dup_string (value);
  tell (self,
        id == PROP_LABEL ? GTK_ACCESSIBLE_PROPERTY_LABEL
                         : GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
        *text);
}

static void
scope_accessible_text_finalize (GObject *object)
{
  ScopeAccessibleText *self = SCOPE_ACCESSIBLE_TEXT (object);

  g_free (self->label);
  g_free (self->description);
  G_OBJECT_CLASS (scope_accessible_text_parent_class)->finalize (object);
}

static void
scope_accessible_text_class_init (ScopeAccessibleTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_accessible_text_get_property;
  object_class->set_property = scope_accessible_text_set_property;
  object_class->finalize = scope_accessible_text_finalize;
  props[PROP_WIDGET]
      = g_param_spec_object ("widget", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_DESCRIPTION]
      = g_param_spec_string ("description", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_accessible_text_init (ScopeAccessibleText *self)
{
}

static void
name_widget (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
scope_unnamed_widget_fix_drop_down (GtkDropDown *list,
                                    const char *label,
                                    const char *choice)
{
  /* Translators: what is chosen from, and the choice: "Document: RFC 3987". */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), label, choice);

  name_widget (gtk_widget_get_first_child (GTK_WIDGET (list)), name);
}

void
scope_unnamed_widget_fix_table (GtkColumnView *view, const char *label)
{
  GtkWidget *titles = gtk_widget_get_first_child (GTK_WIDGET (view));

  name_widget (titles, _ ("Columns"));
  gtk_widget_set_focusable (titles, FALSE);
  name_widget (gtk_widget_get_next_sibling (titles), label);
}

void
scope_unnamed_widget_fix_expander (AdwExpanderRow *row)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  GtkWidget *revealer = gtk_widget_get_last_child (box);

  name_widget (GTK_WIDGET (row), title);
  name_widget (gtk_widget_get_first_child (box), title);
  name_widget (gtk_revealer_get_child (GTK_REVEALER (revealer)), title);
}

void
scope_mnemonic_name_fix_all (GtkWidget *root)
{
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root),
                                   GTK_ACCESSIBLE_PROPERTY_LABEL);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scope_mnemonic_name_fix_all (child);
}

void
scope_unnamed_widget_fix_search (GtkWidget *root)
{
  if (GTK_IS_SEARCH_ENTRY (root)
      || (GTK_IS_TOGGLE_BUTTON (root)
          && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (root)),
                        "edit-find-symbolic")
                 == 0))
    name_widget (root, _ ("Search"));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scope_unnamed_widget_fix_search (child);
}

static void
hide_others (GtkWidget *stack)
{
  GtkWidget *seen;

  g_object_get (stack, "visible-child", &seen, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (stack); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_state (
        GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, child != seen, -1);
  g_clear_object (&seen);
}

void
scope_hidden_pages_fix_watch (GtkWidget *stack)
{
  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (hide_others),
                    NULL);
  hide_others (stack);
}

static GList *
find_statuses (GtkWidget *root, GList *found)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (root))
      == GTK_ACCESSIBLE_ROLE_STATUS)
    return g_list_prepend (found, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_statuses (child, found);
  return found;
}

void
scope_unheard_status_fix_relate (GtkAccessible *entry, GtkWidget *root)
{
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_CONTROLS;
  GValue value = G_VALUE_INIT;

  gtk_accessible_relation_init_value (relation, &value);
  g_value_set_pointer (&value, find_statuses (root, NULL));
  gtk_accessible_update_relation_value (entry, 1, &relation, &value);
  g_value_unset (&value);
}

void
scope_spoken_fix (GtkWidget *root)
{
  if (GTK_IS_STACK (root) || ADW_IS_VIEW_STACK (root) || ADW_IS_SQUEEZER (root))
    scope_hidden_pages_fix_watch (root);
  if (ADW_IS_STATUS_PAGE (root))
    name_widget (gtk_widget_get_first_child (root),
                 adw_status_page_get_title (ADW_STATUS_PAGE (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scope_spoken_fix (child);
}
