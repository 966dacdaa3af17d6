/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-guide.h"

#include "scope-adaptive-box.h"
#include "scope-closures.h"
#include "scope-gtk-versions.h"
#include "scope-guide-block.h"

#include <glib/gi18n.h>

struct _ScopeGuide
{
  AdwWindow parent_instance;

  GtkWidget *leaflet;
  GtkListBox *list;
  AdwWindowTitle *title;
  AdwBin *topic;
  int shown; /* the index of a row, or -1 */
};

G_DEFINE_TYPE (ScopeGuide, scope_guide, ADW_TYPE_WINDOW)

static GtkWidget *
make_row (const char *title, const char *icon)
{
  GtkWidget *cells = g_object_new (SCOPE_TYPE_ADAPTIVE_BOX, "weights", "0 1", NULL);
  GtkWidget *label
      = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0., "wrap", TRUE, NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_set_parent (gtk_image_new_from_icon_name (icon), cells);
  gtk_widget_set_parent (label, cells);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), cells);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  return row;
}

/* Returns a page with the blocks that are appended to *@text. */
static GtkWidget *
make_page (const char *title, GtkWidget **text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", 680,
                                   "tightening-threshold", 500, "child", box, NULL);
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "child", clamp, NULL);

  gtk_widget_add_css_class (box, "page");
  gtk_accessible_update_property (GTK_ACCESSIBLE (scrolled),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  *text = box;
  return scrolled;
}

/* Not in a GtkStack, whose hidden pages are exposed to assistive technology (GTK 4.8.3,
 * see scope-hidden-pages-fix.c). */
static void
show_topic (ScopeGuide *self, const ScopeGuideTopic *topic)
{
  GtkWidget *text;
  GtkWidget *page = make_page (_ (topic->title), &text);

  for (gsize i = 0; i < topic->n_blocks; i++)
    gtk_box_append (GTK_BOX (text), scope_guide_block_new (&topic->blocks[i]));
  adw_bin_set_child (self->topic, page);
  adw_window_title_set_title (self->title, _ (topic->title));
}

/* Rows that are selected already are reported too. */
static void
on_selected (ScopeGuide *self, GtkListBoxRow *row)
{
  gsize n_topics;
  const ScopeGuideTopic *topics = scope_guide_topics (&n_topics);
  int index = row != NULL ? gtk_list_box_row_get_index (row) : self->shown;

  if (index == self->shown)
    return;
  self->shown = index;
  show_topic (self, &topics[index]);
}

static void
go_forward (ScopeGuide *self)
{
  scope_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

/* Tab goes from row to row, so Enter moves the focus from a row to its topic, which
 * stays scrolled to its top. */
static void
on_activated (ScopeGuide *self)
{
  GtkScrolledWindow *text = GTK_SCROLLED_WINDOW (adw_bin_get_child (self->topic));
  GtkViewport *viewport = GTK_VIEWPORT (gtk_scrolled_window_get_child (text));

  go_forward (self);
  gtk_viewport_set_scroll_to_focus (viewport, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (text), GTK_DIR_TAB_FORWARD);
  gtk_viewport_set_scroll_to_focus (viewport, TRUE);
}

static void
go_back (ScopeGuide *self)
{
  scope_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
}

static void
scope_guide_class_init (ScopeGuideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_template_set (widget_class, "scope-guide");
  gtk_widget_class_bind_template_child (widget_class, ScopeGuide, leaflet);
  gtk_widget_class_bind_template_child (widget_class, ScopeGuide, list);
  gtk_widget_class_bind_template_child (widget_class, ScopeGuide, title);
  gtk_widget_class_bind_template_child (widget_class, ScopeGuide, topic);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
scope_guide_init (ScopeGuide *self)
{
  gsize n_topics;
  const ScopeGuideTopic *topics = scope_guide_topics (&n_topics);

  self->shown = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < n_topics; i++)
    gtk_list_box_append (self->list, make_row (_ (topics[i].title), topics[i].icon));
}

static ScopeGuide *
find_guide (GtkApplication *app)
{
  for (GList *l = gtk_application_get_windows (app); l != NULL; l = l->next)
    if (SCOPE_IS_GUIDE (l->data))
      return l->data;
  return g_object_new (SCOPE_TYPE_GUIDE, "application", app, NULL);
}

void
scope_guide_show (GtkApplication *app, const char *id)
{
  ScopeGuide *self = find_guide (app);
  gsize n_topics;
  const ScopeGuideTopic *topics = scope_guide_topics (&n_topics);
  GtkListBoxRow *row;
  int index = 0;

  for (gsize i = 0; i < n_topics; i++)
    if (g_strcmp0 (topics[i].id, id) == 0)
      index = (int) i;
  row = gtk_list_box_get_row_at_index (self->list, index);
  gtk_list_box_select_row (self->list, row);
  go_forward (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (row));
}
