/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-shortcuts.h"

#include "scope-closures.h"

#include <glib/gi18n.h>

struct _ScopeShortcuts
{
  AdwWindow parent_instance;

  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (ScopeShortcuts, scope_shortcuts, ADW_TYPE_WINDOW)

static const ScopeShortcut shortcuts[] = {
  { N_ ("IRI"), N_ ("Go to the IRI and select it"), "win.focus-entry", NULL },
  { N_ ("IRI"), N_ ("Go to the second IRI or the base"), "win.focus-second", NULL },
  { N_ ("IRI"), N_ ("Choose the standard"), "win.focus-chooser", NULL },
  { N_ ("IRI"), N_ ("Next Bidi notation"), "win.next-notation", NULL },
  { N_ ("IRI"), N_ ("Open in a browser"), "win.open", NULL },
  { N_ ("IRI"), N_ ("Save the picture or a report"), "win.save", NULL },
  { N_ ("IRI"), N_ ("Print the picture and the report"), "win.print", NULL },
  { N_ ("IRI"), N_ ("Paste without cleaning"), NULL, "<Control><Shift>v" },
  { N_ ("IRI"), N_ ("Undo"), NULL, "<Control>z" },
  { N_ ("IRI"), N_ ("Redo"), NULL, "<Control><Shift>z" },
  { N_ ("History"), N_ ("Add the IRI to the history"), NULL, "Return" },
  { N_ ("History"), N_ ("Revert to the IRI added last"), NULL, "Escape" },
  { N_ ("History"), N_ ("Back"), "win.back", NULL },
  { N_ ("History"), N_ ("Forward"), "win.forward", NULL },
  { N_ ("History"), N_ ("Search the history"), "win.history", NULL },
  { N_ ("History"), N_ ("Add to or remove from favourites"), "win.favourite", NULL },
  { N_ ("History"), N_ ("Turn private mode on or off"), "win.private", NULL },
  { N_ ("Pages"), N_ ("Inspect"), "win.page::inspect", NULL },
  { N_ ("Pages"), N_ ("Compare"), "win.page::compare", NULL },
  { N_ ("Pages"), N_ ("Text"), "win.page::text", NULL },
  { N_ ("Pages"), N_ ("Learn"), "win.page::learn", NULL },
  { N_ ("Pages"), N_ ("Next view of the IRI"), "win.next-view", NULL },
  { N_ ("Pages"), N_ ("Previous view of the IRI"), "win.previous-view", NULL },
  { N_ ("Picture"), N_ ("Point at the previous or next character"), NULL,
    "Left Right" },
  { N_ ("Picture"), N_ ("Go to the other row or the next strip"), NULL, "Up Down" },
  { N_ ("Picture"), N_ ("Go to the start or end of the row"), NULL, "Home End" },
  { N_ ("Picture"), N_ ("Select the character in the IRI"), NULL, "Return" },
  { N_ ("Picture"), N_ ("Color by script or by component"), "win.script-lens", NULL },
  { N_ ("Picture"), N_ ("Stop pointing"), NULL, "Escape" },
  { N_ ("Picture"), N_ ("Enlarge"), NULL, "<Control>plus" },
  { N_ ("Picture"), N_ ("Reduce"), NULL, "<Control>minus" },
  { N_ ("Picture"), N_ ("Reset to 100 %"), NULL, "<Control>0" },
  { N_ ("Characters"), N_ ("Sort the table by logical or visual order"), NULL,
    "<Control><Shift>s" },
  { N_ ("Characters"), N_ ("Previous rule"), NULL, "<Control>Page_Up" },
  { N_ ("Characters"), N_ ("Next rule"), NULL, "<Control>Page_Down" },
  { N_ ("Text"), N_ ("Next link"), "win.next-link", NULL },
  { N_ ("Text"), N_ ("Previous link"), "win.previous-link", NULL },
  { N_ ("Text"), N_ ("Open a text file"), "win.open-text", NULL },
  { N_ ("Text"), N_ ("Stop reading or saving"), NULL, "Escape" },
  { N_ ("Text"), N_ ("Search its links"), "win.find", NULL },
  { N_ ("Text"), N_ ("Show only deceptive links"), NULL, "<Alt>d" },
  { N_ ("Text"), N_ ("Paste a text"), NULL, "<Control>v" },
  { N_ ("Text"), N_ ("Inspect the link of a row"), NULL, "Return" },
  { N_ ("General"), N_ ("New window"), "win.new-window", NULL },
  { N_ ("General"), N_ ("Close window"), "window.close", NULL },
  { N_ ("General"), N_ ("Next section"), "win.next-section", NULL },
  { N_ ("General"), N_ ("Previous section"), "win.previous-section", NULL },
  { N_ ("General"), N_ ("Preferences"), "win.preferences", NULL },
  { N_ ("General"), N_ ("Main menu"), NULL, "F10" },
  { N_ ("General"), N_ ("Help"), "win.help", NULL },
  { N_ ("General"), N_ ("Keyboard shortcuts"), "win.shortcuts", NULL },
  { N_ ("General"), N_ ("Quit"), "app.quit", NULL },
  { N_ ("Copy"), N_ ("Repeat the last copy from the menu"), "win.copy-last", NULL },
  { N_ ("Copy"), N_ ("Copy the URI"), "win.copy-uri", NULL },
  { N_ ("Copy"), N_ ("Copy the host for DNS"), "win.copy-host", NULL },
  { N_ ("Copy"), N_ ("Copy the IRI"), "win.copy-iri", NULL },
  { N_ ("Copy"), N_ ("Copy the IRI for a sentence"), "win.copy-isolate", NULL },
  { N_ ("Copy"), N_ ("Copy the text in visual order"), "win.copy-visual", NULL },
  { N_ ("Copy"), N_ ("Copy the answer card"), "win.copy-card", NULL },
};

const ScopeShortcut *
scope_shortcuts_all (gsize *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

static GtkWidget *
make_row (const ScopeShortcut *shortcut)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _ (shortcut->title),
                                 "title-lines", 0, "use-markup", FALSE, NULL);
  g_autofree char *key
      = shortcut->action != NULL ? scope_find_key (shortcut->action) : NULL;
  GtkWidget *keys = gtk_shortcut_label_new (key != NULL ? key : shortcut->keys);

  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys);
  return row;
}

static void
scope_shortcuts_class_init (ScopeShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_template_set (widget_class, "scope-shortcuts");
  gtk_widget_class_bind_template_child (widget_class, ScopeShortcuts, page);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
scope_shortcuts_init (ScopeShortcuts *self)
{
  AdwPreferencesGroup *group = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      if (i == 0 || !g_str_equal (shortcuts[i].group, shortcuts[i - 1].group))
        {
          group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title",
                                _ (shortcuts[i].group), NULL);
          adw_preferences_page_add (self->page, group);
        }
      adw_preferences_group_add (group, make_row (&shortcuts[i]));
    }
}

GtkWidget *
scope_shortcuts_new (void)
{
  return g_object_new (SCOPE_TYPE_SHORTCUTS, NULL);
}
