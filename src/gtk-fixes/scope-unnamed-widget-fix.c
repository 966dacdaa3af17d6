/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

#include <glib/gi18n.h>

/* GTK and libadwaita build some of their widgets from others that take the focus
 * and have no accessible name.
 *
 * To see it: go through the window and the preferences by Tab and listen to Orca,
 * or run e2e-accessible-tree.
 *
 * Versions: GTK 4.8.3 with libadwaita 1.2.2, and 4.18.6 with 1.7.6 except where a
 * function says otherwise (tried). */

static void
name_widget (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
scope_unnamed_widget_fix_combo_row (AdwComboRow *row)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (row);

#if ADW_CHECK_VERSION(1, 7, 0)
  /* A label without text describes it. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row),
                                 GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
#endif
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      item != NULL ? gtk_string_object_get_string (item) : "", -1);
}

void
scope_unnamed_widget_fix_drop_down (GtkDropDown *list,
                                    const char *label,
                                    const char *choice)
{
  /* Translators: a list and its selected item: "Standard: RFC 3987". */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), label, choice);

#if GTK_CHECK_VERSION(4, 18, 0)
  /* The button has the name of the list, which is named by its choice alone. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (list),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  name_widget (GTK_WIDGET (list), name);
#else
  name_widget (gtk_widget_get_first_child (GTK_WIDGET (list)), name);
#endif
}

/* GTK 4.18.6 with libadwaita 1.7.6 names the switch. */
static void
name_switches (GtkWidget *root, const char *name)
{
  if (GTK_IS_SWITCH (root))
    name_widget (root, name);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_switches (child, name);
}

void
scope_unnamed_widget_fix_expander (AdwExpanderRow *row)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  GtkWidget *revealer = gtk_widget_get_last_child (box);

  name_widget (GTK_WIDGET (row), title);
  name_widget (gtk_widget_get_first_child (box), title);
  name_switches (gtk_widget_get_first_child (box), title);
  name_widget (gtk_revealer_get_child (GTK_REVEALER (revealer)), title);
}

void
scope_unnamed_widget_fix_font_button (GtkFontButton *button, const char *label)
{
  GtkWidget *inner = gtk_widget_get_first_child (GTK_WIDGET (button));
  PangoFontDescription *font;

  g_object_get (button, "font-desc", &font, NULL);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (inner), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      font != NULL ? pango_font_description_get_family (font) : "", -1);
  pango_font_description_free (font);
}

void
scope_unnamed_widget_fix_list_row (GtkWidget *row,
                                   const char *name,
                                   const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
}

void
scope_unnamed_widget_fix_search (GtkWidget *root)
{
  /* libadwaita 1.7.6 names the button. */
  if (GTK_IS_SEARCH_ENTRY (root)
      || (GTK_IS_TOGGLE_BUTTON (root)
          && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (root)),
                        "edit-find-symbolic")
                 == 0))
    name_widget (root, C_ ("entry", "Search"));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scope_unnamed_widget_fix_search (child);
}

void
scope_unnamed_widget_fix_split_button (AdwSplitButton *button,
                                       const char *action,
                                       const char *menu)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (button));

#if ADW_CHECK_VERSION(1, 7, 0)
  /* The whole labels it, which is named like the menu. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (first),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (first),
                                 GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
#endif
  name_widget (first, action);
  name_widget (gtk_widget_get_last_child (GTK_WIDGET (button)), menu);
}

void
scope_unnamed_widget_fix_status_page (AdwStatusPage *page)
{
  /* A scrolled window cannot be named with GTK 4.18.6, and the page has its title for a
   * name with libadwaita 1.7.6. */
#if !GTK_CHECK_VERSION(4, 18, 0)
  name_widget (gtk_widget_get_first_child (GTK_WIDGET (page)),
               adw_status_page_get_title (page));
#endif
}

void
scope_unnamed_widget_fix_table (GtkColumnView *view, const char *label)
{
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (view));

  name_widget (header, _ ("Columns"));
  gtk_widget_set_focusable (header, FALSE);
  name_widget (gtk_widget_get_next_sibling (header), label);
}
