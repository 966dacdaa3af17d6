/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-table.h"

#include "scope-closures.h"
#include "scope-iri-label.h"

#include <glib/gi18n.h>

/* Few titles take more than one line, but some name two hosts. */
#define MAX_VERDICT_LINES 3

/* Of the line below a link, which a phone has room for. */
#define LEAST_DETAIL_CHARS 18

struct _ScopeTextTable
{
  ScopeTable parent_instance;
};

G_DEFINE_TYPE (ScopeTextTable, scope_text_table, SCOPE_TYPE_TABLE)

/* @child after the icon of the verdict. */
static GtkWidget *
new_box (GtkWidget *child)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                               GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (box), child);
  return box;
}

static void
set_icon (GtkWidget *image, GObject *item)
{
  guint64 level;
  g_autofree char *icon = NULL;
  g_auto (GStrv) classes = NULL;

  g_object_get (item, "level", &level, NULL);
  icon = scope_closure_level_icon (NULL, (guint) level, FALSE);
  classes = scope_closure_level_classes (NULL, (guint) level, FALSE);
  gtk_image_set_from_icon_name (GTK_IMAGE (image), icon);
  gtk_widget_set_css_classes (image, (const char **) classes);
}

/* The heading of a group of links, above its first one. GtkColumnView has no
 * sections. */
static GtkWidget *
new_group_heading (void)
{
  GtkWidget *heading = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (heading, "group-heading");
  return heading;
}

static void
bind_group (GtkWidget *heading, GObject *item)
{
  g_autofree char *group = NULL;

  g_object_get (item, "group", &group, NULL);
  gtk_label_set_text (GTK_LABEL (heading), group != NULL ? group : "");
  gtk_widget_set_visible (heading, group != NULL);
}

static GtkWidget *
create_link (const ScopeColumn *column)
{
  GtkWidget *link = scope_iri_label_new ();
  GtkWidget *lines = scope_table_new_lines (link);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  /* A list makes rows as high as their text is at its minimum width. */
  gtk_label_set_width_chars (GTK_LABEL (gtk_widget_get_last_child (lines)),
                             LEAST_DETAIL_CHARS);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), new_group_heading ());
  gtk_box_append (GTK_BOX (box), new_box (lines));
  return box;
}

static void
bind_link (ScopeTable *table, GtkWidget *cell, GObject *item)
{
  GtkWidget *box = gtk_widget_get_last_child (cell);
  GtkWidget *image = gtk_widget_get_first_child (box);
  GtkWidget *lines = gtk_widget_get_last_child (box);
  g_autofree char *text = NULL;

  g_object_get (item, "text", &text, NULL);
  scope_iri_label_set_text (SCOPE_IRI_LABEL (gtk_widget_get_first_child (lines)), text);
  set_icon (image, item);
  bind_group (gtk_widget_get_first_child (cell), item);
  gtk_widget_set_visible (image, scope_table_is_narrow (table));
  scope_table_bind_lines (table, lines, item);
}

static GtkWidget *
create_verdict (const ScopeColumn *column)
{
  GtkWidget *label = scope_table_new_label (column);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), MAX_VERDICT_LINES);
  return new_box (label);
}

static void
bind_verdict (ScopeTable *table, GtkWidget *box, GObject *item)
{
  set_icon (gtk_widget_get_first_child (box), item);
  scope_table_set_label (gtk_widget_get_last_child (box), item, "title");
}

static const ScopeColumn columns[] = {
  { .title = NC_ ("column", "Position"),
    .property = "position",
    .chars = 8,
    .max_chars = 8,
    .xalign = 1,
    .style = "numeric",
    .sortable = TRUE,
    .sort = SCOPE_LINK_SORT_POSITION },
  { .title = NC_ ("column", "Link"),
    .in_narrow = TRUE,
    .is_main = TRUE,
    .sortable = TRUE,
    .sort = SCOPE_LINK_SORT_TEXT,
    .create = create_link,
    .bind = bind_link },
  { .title = NC_ ("column", "Verdict"),
    .chars = 28,
    .max_chars = 28,
    .sortable = TRUE,
    .sort = SCOPE_LINK_SORT_VERDICT,
    .create = create_verdict,
    .bind = bind_verdict },
  { .title = NC_ ("column", "Domain"),
    .property = "domain",
    .chars = 18,
    .max_chars = 18,
    .style = "code",
    .sortable = TRUE,
    .sort = SCOPE_LINK_SORT_DOMAIN },
  { .title = NC_ ("column", "Findings"),
    .property = "findings",
    .chars = 4,
    .max_chars = 4,
    .xalign = 1,
    .style = "numeric",
    .sortable = TRUE,
    .sort = SCOPE_LINK_SORT_FINDINGS },
};

static void
scope_text_table_activated (ScopeTable *table, guint position)
{
  gtk_widget_activate_action (GTK_WIDGET (table), "text.inspect", "u", position);
}

static void
scope_text_table_class_init (ScopeTextTableClass *klass)
{
  ScopeTableClass *table_class = SCOPE_TABLE_CLASS (klass);

  table_class->label = N_ ("Links");
  table_class->columns = columns;
  table_class->n_columns = G_N_ELEMENTS (columns);
  table_class->wide_chars = 104;
  table_class->one_line_chars = 104;
  table_class->hscrollbar = GTK_POLICY_NEVER;
  table_class->group = "group";
  table_class->activated = scope_text_table_activated;
}

static void
scope_text_table_init (ScopeTextTable *self)
{
}
