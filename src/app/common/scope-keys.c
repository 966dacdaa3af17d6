/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-keys.h"

#include "scope-closures.h"

/* As gtk_shortcut_trigger_parse_string() takes them. GTK itself opens the main menu. */
static const struct
{
  const char *action;
  const char *keys;
} local_keys[] = {
  { "learn.overview", "Escape" },
  { "steps.back", "<Control>Page_Up|<Control>KP_Page_Up" },
  { "steps.forward", "<Control>Page_Down|<Control>KP_Page_Down" },
  { "menu.main", "F10" },
  { "table.sort-by-other", "<Control><Shift>s" },
  { "text.paste", "<Control>v" },
};

static const char *
find_local (const char *action)
{
  for (gsize i = 0; i < G_N_ELEMENTS (local_keys); i++)
    if (g_str_equal (local_keys[i].action, action))
      return local_keys[i].keys;
  return "";
}

char *
scope_keys_find (const char *action)
{
  GApplication *app = g_application_get_default ();
  const char *keys = find_local (action);
  g_auto (GStrv) accelerators = NULL;

  if (*keys != '\0' || !GTK_IS_APPLICATION (app))
    return g_strndup (keys, strcspn (keys, "|"));
  accelerators = gtk_application_get_accels_for_action (GTK_APPLICATION (app), action);
  return g_strdup (accelerators[0] != NULL ? accelerators[0] : "");
}

GtkShortcutTrigger *
scope_keys_make_trigger (const char *action)
{
  return gtk_shortcut_trigger_parse_string (find_local (action));
}

void
scope_keys_bind (GtkWidgetClass *klass, const char *action)
{
  g_autoptr (GtkShortcut) shortcut = gtk_shortcut_new (scope_keys_make_trigger (action),
                                                       gtk_named_action_new (action));

  gtk_widget_class_add_shortcut (klass, shortcut);
}

void
scope_keys_add_to_tooltips (GtkWidget *widget)
{
  const char *action = GTK_IS_ACTIONABLE (widget)
                           ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
                           : NULL;
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (action != NULL && tooltip != NULL)
    {
      g_autofree char *with_key = scope_closure_with_key (widget, tooltip, action);

      gtk_widget_set_tooltip_text (widget, with_key);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scope_keys_add_to_tooltips (child);
}
