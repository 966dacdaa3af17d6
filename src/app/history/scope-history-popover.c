/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-history-popover.h"

#include "scope-closures.h"
#include "scope-history-row.h"
#include "scope-narrow-bin.h"
#include "scope-property.h"
#include "scope-saved-history.h"

#include <glib/gi18n.h>

/* The number of rows at first, and added by each press of the button. */
#define PAGE 40

struct _ScopeHistoryPopover
{
  GtkPopover parent_instance;

  gboolean private;
  gboolean wanted;
  char *needle; /* case-folded */
  GtkCustomFilter *filter;
  GtkFilterListModel *found;
  GtkSliceListModel *page;
  GtkEditable *search;
  GtkStack *pages;
  GtkWidget *scrolled;
  GtkWidget *actions;
  GtkListBox *list;
  GtkWidget *more;
};

G_DEFINE_FINAL_TYPE (ScopeHistoryPopover, scope_history_popover, GTK_TYPE_POPOVER)

static gboolean
is_found (gpointer item, gpointer data)
{
  ScopeHistoryPopover *self = data;

  return scope_history_item_contains (item, self->needle);
}

static void
update_pages (ScopeHistoryPopover *self)
{
  guint n_found = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->page));
  GListModel *all = gtk_filter_list_model_get_model (self->found);

  gtk_widget_set_visible (self->more, n_shown < n_found);
  if (n_found > 0)
    gtk_stack_set_visible_child_name (self->pages, "list");
  else
    gtk_stack_set_visible_child_name (
        self->pages, g_list_model_get_n_items (all) > 0 ? "none" : "empty");
}

static void
on_search (ScopeHistoryPopover *self)
{
  g_free (self->needle);
  self->needle = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  gtk_slice_list_model_set_size (self->page, PAGE);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_pages (self);
}

static void
show_more (ScopeHistoryPopover *self)
{
  guint n = gtk_slice_list_model_get_size (self->page);
  GtkListBoxRow *row;

  gtk_slice_list_model_set_size (self->page, n + PAGE);
  row = gtk_list_box_get_row_at_index (self->list, (int) n);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static ScopeHistoryItem *
get_item (GtkListBoxRow *row)
{
  return scope_item_row_get_item (row);
}

static gboolean
is_favourite (GtkListBoxRow *row)
{
  return scope_history_item_get_favourite (get_item (row)) != 0;
}

/* Headings are shown only if there are favourites. */
static void
make_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  gboolean favourite = is_favourite (row);
  GtkWidget *heading = NULL;

  if (before == NULL ? favourite : is_favourite (before) != favourite)
    {
      heading = gtk_label_new (favourite ? C_ ("history", "Favorites")
                                         : C_ ("history", "Recent"));
      gtk_label_set_xalign (GTK_LABEL (heading), 0);
      gtk_widget_add_css_class (heading, "heading");
    }
  gtk_list_box_row_set_header (row, heading);
}

static GtkWidget *
make_row (gpointer item, gpointer data)
{
  return scope_history_row_new (item);
}

static void
open_row (ScopeHistoryPopover *self, GtkListBoxRow *row)
{
  g_autoptr (ScopeHistoryItem) item = g_object_ref (get_item (row));

  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show", "s",
                              scope_history_item_get_text (item));
}

static void
open_first (ScopeHistoryPopover *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);

  if (row != NULL)
    open_row (self, row);
}

static gboolean
on_search_key (ScopeHistoryPopover *self, guint key)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);

  if (row == NULL || (key != GDK_KEY_Down && key != GDK_KEY_KP_Down))
    return FALSE;
  return gtk_widget_grab_focus (GTK_WIDGET (row));
}

static GtkListBoxRow *
find_row (ScopeHistoryPopover *self, const char *text)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (g_str_equal (scope_history_item_get_text (get_item (row)), text))
      return row;
  return NULL;
}

/* The row has been recreated or removed. In the latter case its neighbor gets the
 * focus. */
static void
focus_row (ScopeHistoryPopover *self, const char *text, int index)
{
  GtkListBoxRow *row = find_row (self, text);

  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->list, index);
  if (row == NULL && index > 0)
    row = gtk_list_box_get_row_at_index (self->list, index - 1);
  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->search));
}

static void
act_on_row (ScopeHistoryPopover *self,
            const char *action,
            const char *about,
            GVariant *parameter)
{
  GtkListBoxRow *row = find_row (self, about);
  int index = row != NULL ? gtk_list_box_row_get_index (row) : 0;
  g_autofree char *text = g_strdup (about);

  gtk_widget_activate_action_variant (GTK_WIDGET (self), action, parameter);
  focus_row (self, text, index);
}

static void
star (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *text;

  g_variant_get (parameter, "(&sb)", &text, NULL);
  act_on_row (SCOPE_HISTORY_POPOVER (widget), "win.star", text, parameter);
}

static void
forget (GtkWidget *widget, const char *action, GVariant *parameter)
{
  act_on_row (SCOPE_HISTORY_POPOVER (widget), "win.forget",
              g_variant_get_string (parameter, NULL), parameter);
}

/* A button that becomes insensitive when pressed loses the focus. */
static void
focus_search (ScopeHistoryPopover *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
dismiss (ScopeHistoryPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* Turns off whatever prevents IRIs from being added. */
static void
enable_history (ScopeHistoryPopover *self)
{
  if (self->private)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.private", NULL);
  else
    g_object_set (self, "wanted", TRUE, NULL);
}

/* The width of the list, and in a narrow window that of the popover. */
#define WIDTH 440
#define NARROW_WIDTH 320

/* Puts the buttons at the bottom below each other if large text leaves no room. */
static void
fit_actions (ScopeHistoryPopover *self, gboolean narrow)
{
  GtkOrientable *box = GTK_ORIENTABLE (self->actions);
  int natural;

  gtk_orientable_set_orientation (box, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_measure (self->actions, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);
  if (narrow && natural > NARROW_WIDTH)
    gtk_orientable_set_orientation (box, GTK_ORIENTATION_VERTICAL);
}

/* Opens without a search, in a width that fits the window. */
static void
scope_history_popover_map (GtkWidget *widget)
{
  ScopeHistoryPopover *self = SCOPE_HISTORY_POPOVER (widget);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  gboolean narrow = gtk_widget_get_width (root) < SCOPE_NARROW_BIN_WIDTH;

  gtk_widget_set_size_request (self->scrolled, narrow ? NARROW_WIDTH : WIDTH, -1);
  fit_actions (self, narrow);
  gtk_editable_set_text (self->search, "");
  on_search (self);
  GTK_WIDGET_CLASS (scope_history_popover_parent_class)->map (widget);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
scope_history_popover_finalize (GObject *object)
{
  ScopeHistoryPopover *self = SCOPE_HISTORY_POPOVER (object);

  /* First, because the filter uses self. */
  g_clear_object (&self->page);
  g_clear_object (&self->found);
  g_free (self->needle);
  G_OBJECT_CLASS (scope_history_popover_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  scope_template_set (klass, "scope-history-popover");
  gtk_widget_class_bind_template_child (klass, ScopeHistoryPopover, search);
  gtk_widget_class_bind_template_child (klass, ScopeHistoryPopover, pages);
  gtk_widget_class_bind_template_child (klass, ScopeHistoryPopover, scrolled);
  gtk_widget_class_bind_template_child (klass, ScopeHistoryPopover, actions);
  gtk_widget_class_bind_template_child (klass, ScopeHistoryPopover, list);
  gtk_widget_class_bind_template_child (klass, ScopeHistoryPopover, more);
  gtk_widget_class_bind_template_callback (klass, on_search);
  gtk_widget_class_bind_template_callback (klass, on_search_key);
  gtk_widget_class_bind_template_callback (klass, open_first);
  gtk_widget_class_bind_template_callback (klass, open_row);
  gtk_widget_class_bind_template_callback (klass, show_more);
  gtk_widget_class_bind_template_callback (klass, focus_search);
  gtk_widget_class_bind_template_callback (klass, dismiss);
  gtk_widget_class_bind_template_callback (klass, enable_history);
}

static void
scope_history_popover_class_init (ScopeHistoryPopoverClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_BOOLEAN_PROPERTY (ScopeHistoryPopover, "private", private),
    SCOPE_BOOLEAN_PROPERTY (ScopeHistoryPopover, "wanted", wanted),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  G_OBJECT_CLASS (klass)->finalize = scope_history_popover_finalize;
  widget_class->map = scope_history_popover_map;
  gtk_widget_class_install_action (widget_class, "history.star", "(sb)", star);
  gtk_widget_class_install_action (widget_class, "history.forget", "s", forget);
  bind_template (widget_class);
}

static void
scope_history_popover_init (ScopeHistoryPopover *self)
{
  GListModel *history = G_LIST_MODEL (scope_saved_history_get ());

  self->wanted = TRUE;
  self->needle = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filter = gtk_custom_filter_new (is_found, self, NULL);
  self->found
      = gtk_filter_list_model_new (g_object_ref (history), GTK_FILTER (self->filter));
  self->page
      = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (self->found)), 0, PAGE);
  gtk_list_box_set_header_func (self->list, make_header, NULL, NULL);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->page), make_row, NULL, NULL);
  g_signal_connect_object (self->page, "items-changed", G_CALLBACK (update_pages), self,
                           G_CONNECT_SWAPPED);
  update_pages (self);
}

GtkWidget *
scope_history_popover_new (void)
{
  return g_object_new (SCOPE_TYPE_HISTORY_POPOVER, NULL);
}
