/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-shortcuts.h"

#include "scope-closures.h"
#include "scope-keys.h"

#include <glib/gi18n.h>

struct _ScopeShortcuts
{
  AdwWindow parent_instance;

  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (ScopeShortcuts, scope_shortcuts, ADW_TYPE_WINDOW)

static const ScopeShortcut shortcuts[] = {
  { NC_ ("shortcuts", "IRI"), N_ ("Go to the IRI and select it"), "win.focus-entry",
    NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Go to the second IRI or the base"),
    "win.focus-second", NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Choose the standard"), "win.focus-chooser", NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Next Bidi notation"), "win.next-notation", NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Open in a browser"), "win.open", NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Save the picture or a report"), "win.save", NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Print the picture and the report"), "win.print",
    NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Present the picture and the rules"), "win.present",
    NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Paste without cleaning"), NULL,
    "<Control><Shift>v" },
  { NC_ ("shortcuts", "IRI"), N_ ("Undo"), NULL, "<Control>z" },
  { NC_ ("shortcuts", "IRI"), N_ ("Redo"), NULL, "<Control><Shift>z" },
  { NC_ ("shortcuts", "IRI"), N_ ("Next IRI of the set"), "win.next-in-set", NULL },
  { NC_ ("shortcuts", "IRI"), N_ ("Previous IRI of the set"), "win.previous-in-set",
    NULL },
  { NC_ ("shortcuts", "History"), N_ ("Add the IRI to the history"), NULL, "Return" },
  { NC_ ("shortcuts", "History"), N_ ("Revert to the IRI added last"), NULL, "Escape" },
  { NC_ ("shortcuts", "History"),
    /* Translators: to the IRI shown before. */
    N_ ("Back"), "win.back", NULL },
  { NC_ ("shortcuts", "History"),
    /* Translators: to the IRI shown next, after Back. */
    N_ ("Forward"), "win.forward", NULL },
  { NC_ ("shortcuts", "History"), N_ ("Search the history"), "win.history", NULL },
  { NC_ ("shortcuts", "History"), N_ ("Add to or remove from favorites"),
    "win.favourite", NULL },
  { NC_ ("shortcuts", "History"), N_ ("Turn private mode on or off"), "win.private",
    NULL },
  { NC_ ("shortcuts", "Pages"),
    /* Translators: a verb, and the name of a page. */
    N_ ("Inspect"), "win.page::inspect", NULL },
  { NC_ ("shortcuts", "Pages"),
    /* Translators: a verb, and the name of a page. */
    N_ ("Compare"), "win.page::compare", NULL },
  { NC_ ("shortcuts", "Pages"),
    /* Translators: a noun, and the name of a page. */
    N_ ("Text"), "win.page::text", NULL },
  { NC_ ("shortcuts", "Pages"),
    /* Translators: a verb, and the name of a page. */
    N_ ("Learn"), "win.page::learn", NULL },
  { NC_ ("shortcuts", "Pages"), N_ ("Next view of the IRI"), "win.next-view", NULL },
  { NC_ ("shortcuts", "Pages"), N_ ("Previous view of the IRI"), "win.previous-view",
    NULL },
  { NC_ ("shortcuts", "Picture"), N_ ("Point at the previous or next character"), NULL,
    "Left Right" },
  { NC_ ("shortcuts", "Picture"), N_ ("Go to the other row or the next strip"), NULL,
    "Up Down" },
  { NC_ ("shortcuts", "Picture"), N_ ("Go to the start or end of the row"), NULL,
    "Home End" },
  { NC_ ("shortcuts", "Picture"), N_ ("Select the character in the IRI"), NULL,
    "Return" },
  { NC_ ("shortcuts", "Picture"), N_ ("Color by script or by component"),
    "win.script-lens", NULL },
  { NC_ ("shortcuts", "Picture"), N_ ("Stop pointing"), NULL, "Escape" },
  { NC_ ("shortcuts", "Picture"), N_ ("Enlarge"), NULL, "<Control>plus" },
  { NC_ ("shortcuts", "Picture"), N_ ("Reduce"), NULL, "<Control>minus" },
  { NC_ ("shortcuts", "Picture"), N_ ("Reset to 100 %"), NULL, "<Control>0" },
  { NC_ ("shortcuts", "Characters"), N_ ("Sort the table by logical or visual order"),
    "table.sort-by-other", NULL },
  { NC_ ("shortcuts", "Characters"), N_ ("Previous rule"), "steps.back", NULL },
  { NC_ ("shortcuts", "Characters"), N_ ("Next rule"), "steps.forward", NULL },
  { NC_ ("shortcuts", "Presentation"), N_ ("Previous rule"), NULL, "Left Page_Up" },
  { NC_ ("shortcuts", "Presentation"), N_ ("Next rule"), NULL, "Right Page_Down" },
  { NC_ ("shortcuts", "Presentation"), N_ ("Go to the picture or the last rule"), NULL,
    "Home End" },
  /* Both keys in one row are too wide for a phone with large text. */
  { NC_ ("shortcuts", "Presentation"), N_ ("Scroll a wide line of the presentation"),
    NULL, "<Shift>Left" },
  { NC_ ("shortcuts", "Presentation"), N_ ("Scroll a wide line of the presentation"),
    NULL, "<Shift>Right" },
  { NC_ ("shortcuts", "Presentation"), N_ ("Close the presentation"), NULL,
    "Escape F11" },
  { NC_ ("shortcuts", "Text"), N_ ("Next link"), "win.next-link", NULL },
  { NC_ ("shortcuts", "Text"), N_ ("Previous link"), "win.previous-link", NULL },
  { NC_ ("shortcuts", "Text"), N_ ("Open a text file"), "win.open-text", NULL },
  { NC_ ("shortcuts", "Text"), N_ ("Stop reading or saving"), NULL, "Escape" },
  { NC_ ("shortcuts", "Text"), N_ ("Search its links"), "win.find", NULL },
  { NC_ ("shortcuts", "Text"), N_ ("Show only deceptive links"), "win.only-deceptive",
    NULL },
  { NC_ ("shortcuts", "Text"), N_ ("Paste a text"), "text.paste", NULL },
  { NC_ ("shortcuts", "Text"), N_ ("Inspect the link of a row"), NULL, "Return" },
  { NC_ ("shortcuts", "General"), N_ ("New window"), "win.new-window", NULL },
  { NC_ ("shortcuts", "General"), N_ ("Close window"), "window.close", NULL },
  { NC_ ("shortcuts", "General"), N_ ("Next section"), "win.next-section", NULL },
  { NC_ ("shortcuts", "General"), N_ ("Previous section"), "win.previous-section",
    NULL },
  { NC_ ("shortcuts", "General"), N_ ("Preferences"), "win.preferences", NULL },
  { NC_ ("shortcuts", "General"), N_ ("Main menu"), "menu.main", NULL },
  { NC_ ("shortcuts", "General"), N_ ("Help"), "win.help", NULL },
  { NC_ ("shortcuts", "General"), N_ ("Keyboard shortcuts"), "win.shortcuts", NULL },
  { NC_ ("shortcuts", "General"), N_ ("Quit"), "app.quit", NULL },
  { NC_ ("shortcuts", "Copy"), N_ ("Repeat the last copy from the menu"),
    "win.copy-last", NULL },
  { NC_ ("shortcuts", "Copy"), N_ ("Copy the URI"), "win.copy-uri", NULL },
  { NC_ ("shortcuts", "Copy"), N_ ("Copy the host for DNS"), "win.copy-host", NULL },
  { NC_ ("shortcuts", "Copy"), N_ ("Copy the IRI"), "win.copy-iri", NULL },
  { NC_ ("shortcuts", "Copy"), N_ ("Copy the IRI for a sentence"), "win.copy-isolate",
    NULL },
  { NC_ ("shortcuts", "Copy"), N_ ("Copy the text in visual order"), "win.copy-visual",
    NULL },
  { NC_ ("shortcuts", "Copy"), N_ ("Copy the answer card"), "win.copy-card", NULL },
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
      = shortcut->action != NULL ? scope_keys_find (shortcut->action) : NULL;
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
                                g_dpgettext2 (NULL, "shortcuts", shortcuts[i].group),
                                NULL);
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
