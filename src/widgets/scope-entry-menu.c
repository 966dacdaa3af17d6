/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"
#include "scope-gtk-fixes.h"

#include <glib/gi18n.h>

/* The context menu. That of GtkText would be a child of the text, which is
 * unmapped. */

typedef struct
{
  const char *label;
  const char *name;   /* here, in the group "text-entry" */
  const char *action; /* GtkText's */
  gboolean edits;     /* needs an editable text */
  gboolean selection; /* needs a selection */
} Item;

static const Item items[] = {
  { N_ ("_Undo"), "undo", "text.undo", TRUE, FALSE },
  { N_ ("_Redo"), "redo", "text.redo", TRUE, FALSE },
  { N_ ("Cu_t"), "cut", "clipboard.cut", TRUE, TRUE },
  { N_ ("_Copy"), "copy", "clipboard.copy", FALSE, TRUE },
  { N_ ("_Paste"), "paste", "clipboard.paste", TRUE, FALSE },
  { N_ ("Paste As _It Is"), "paste-as-is", NULL, TRUE, FALSE },
  { N_ ("_Delete"), "delete", NULL, TRUE, TRUE },
  { N_ ("Select _All"), "select-all", "selection.select-all", FALSE, FALSE },
  { N_ ("Insert _Emoji"), "emoji", NULL, TRUE, FALSE },
};

static void
on_emoji (ScopeEntry *self, const char *emoji)
{
  scope_entry_type (self, emoji);
}

static void
popup_emoji (ScopeEntry *self)
{
  GdkRectangle at = scope_entry_get_caret_area (self);

  if (self->emoji == NULL)
    {
      self->emoji = gtk_emoji_chooser_new ();
      gtk_widget_set_parent (self->emoji, GTK_WIDGET (self));
      g_signal_connect_swapped (self->emoji, "emoji-picked", G_CALLBACK (on_emoji),
                                self);
    }
  self->menu_has_focus = TRUE;
  gtk_popover_set_pointing_to (GTK_POPOVER (self->emoji), &at);
  gtk_popover_popup (GTK_POPOVER (self->emoji));
}

static void
on_activate (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ScopeEntry *self = data;
  const char *name = g_action_get_name (G_ACTION (action));
  int begin, end;

  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    if (items[i].action && g_str_equal (items[i].name, name))
      scope_entry_run_undo (self, items[i].action);
  if (g_str_equal (name, "delete")
      && gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), &begin, &end))
    scope_entry_delete (self, begin, end);
  if (g_str_equal (name, "paste-as-is"))
    scope_entry_paste (self, gtk_widget_get_clipboard (GTK_WIDGET (self)), -1, TRUE);
  if (g_str_equal (name, "emoji"))
    popup_emoji (self);
}

static void
update_actions (ScopeEntry *self)
{
  gboolean editable = gtk_editable_get_editable (GTK_EDITABLE (self->text));
  gboolean selected
      = gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    {
      GAction *action
          = g_action_map_lookup_action (G_ACTION_MAP (self->actions), items[i].name);
      g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                                   (editable || !items[i].edits)
                                       && (selected || !items[i].selection));
    }
}

/* Sections end after redo, after delete and at the end. */
static GMenuModel *
make_menu (ScopeEntry *self)
{
  static const gsize ends[] = { 2, 7, 9 };
  gboolean editable = gtk_editable_get_editable (GTK_EDITABLE (self->text));
  GMenuModel *extra = gtk_entry_get_extra_menu (GTK_ENTRY (self));
  GMenu *menu = g_menu_new ();
  gsize i = 0;

  for (gsize s = 0; s < G_N_ELEMENTS (ends); s++)
    {
      g_autoptr (GMenu) section = g_menu_new ();

      for (; i < ends[s]; i++)
        {
          g_autofree char *action = g_strconcat ("text-entry.", items[i].name, NULL);
          if (editable || !items[i].edits)
            g_menu_append (section, _ (items[i].label), action);
        }
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }
  if (extra)
    g_menu_append_section (menu, NULL, extra);
  return G_MENU_MODEL (menu);
}

GdkRectangle
scope_entry_get_caret_area (ScopeEntry *self)
{
  PangoRectangle at;
  double x, y;

  scope_entry_get_origin (self, &x, &y);
  pango_layout_get_cursor_pos (scope_entry_get_layout (self),
                               scope_entry_get_caret_index (self), &at, NULL);
  return (GdkRectangle){ x + PANGO_PIXELS (at.x), y + PANGO_PIXELS (at.y), 1,
                         PANGO_PIXELS (at.height) };
}

void
scope_entry_popup_menu (ScopeEntry *self, const GdkRectangle *at)
{
  g_autoptr (GMenuModel) model = make_menu (self);

  update_actions (self);
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (model);
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      scope_nameless_menu_item_fix (GTK_POPOVER_MENU (self->menu));
    }
  else
    gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), model);
  self->menu_has_focus = TRUE;
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), at);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

void
scope_entry_popup_menu_at_caret (ScopeEntry *self)
{
  GdkRectangle at = scope_entry_get_caret_area (self);
  scope_entry_popup_menu (self, &at);
}

static void
on_insert_emoji (ScopeEntry *self, GtkText *text)
{
  g_signal_stop_emission_by_name (text, "insert-emoji");
  if (gtk_editable_get_editable (GTK_EDITABLE (text)))
    popup_emoji (self);
}

void
scope_entry_init_menu (ScopeEntry *self)
{
  self->actions = g_simple_action_group_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (items[i].name, NULL);

      g_signal_connect (action, "activate", G_CALLBACK (on_activate), self);
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "text-entry",
                                  G_ACTION_GROUP (self->actions));
  g_signal_connect_swapped (self->text, "insert-emoji", G_CALLBACK (on_insert_emoji),
                            self);
}
