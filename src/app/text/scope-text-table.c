/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-table.h"

#include "scope-closures.h"
#include "scope-column-view-tab-fix.h"
#include "scope-iri-label.h"
#include "scope-link-item.h"
#include "scope-unnamed-widget-fix.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>

/* So many average letters wide is the table with all of its columns. */
#define WIDE_CHARS 104

/* Whom a column tells that it was asked to compare. */
typedef struct
{
  ScopeTextTable *table;
  ScopeLinkSort by;
} Asker;

struct _ScopeTextTable
{
  GtkWidget parent_instance;

  ScopeLinkList *finds;
  GtkColumnView *view;
  GtkSingleSelection *selection;
  gboolean narrow;     /* one column, of two lines */
  gboolean sets;       /* the sort is set from elsewhere */
  ScopeLinkSort asked; /* by the last comparison */
  Asker askers[SCOPE_N_LINK_SORTS];
  guint resize; /* source id */
};

G_DEFINE_TYPE (ScopeTextTable, scope_text_table, GTK_TYPE_WIDGET)

enum
{
  SORTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/**
 * Column:
 * @by: what it shows and is sorted by
 * @title: its header
 * @property: the property of #ScopeLinkItem that it shows
 * @chars: how wide it is, in average letters
 * @xalign: where in the column the text is
 * @always: whether it is there in a narrow table
 */
typedef struct
{
  ScopeLinkSort by;
  const char *title;
  const char *property;
  int chars;
  float xalign;
  gboolean always;
} Column;

static const Column columns[] = {
  { SCOPE_LINK_SORT_POSITION, N_ ("Place"), "place", 8, 1, FALSE },
  { SCOPE_LINK_SORT_TEXT, N_ ("Address"), "text", 0, 0, TRUE },
  { SCOPE_LINK_SORT_VERDICT, N_ ("Verdict"), "title", 28, 0, FALSE },
  { SCOPE_LINK_SORT_DOMAIN, N_ ("Domain"), "domain", 18, 0, FALSE },
  { SCOPE_LINK_SORT_FINDINGS, N_ ("Findings"), "findings", 4, 1, FALSE },
};

static GtkWidget *
new_label (const Column *column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), column->chars);
  gtk_label_set_max_width_chars (GTK_LABEL (label), column->chars);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (column->xalign == 1)
    gtk_widget_add_css_class (label, "numeric");
  if (column->by == SCOPE_LINK_SORT_DOMAIN)
    gtk_widget_add_css_class (label, "code");
  return label;
}

/* The address, and below it what there are no columns for. */
static GtkWidget *
new_lines (void)
{
  GtkWidget *lines = g_object_new (SCOPE_TYPE_VBOX, NULL);
  GtkWidget *details = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (details), 0);
  gtk_label_set_ellipsize (GTK_LABEL (details), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (details, "caption");
  gtk_widget_add_css_class (details, "secondary");
  gtk_widget_set_parent (scope_iri_label_new (), lines);
  gtk_widget_set_parent (details, lines);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  return lines;
}

/* Behind the icon of the verdict. */
static GtkWidget *
new_box (GtkWidget *child)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (box), child);
  return box;
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const Column *column = data;

  if (column->by == SCOPE_LINK_SORT_TEXT)
    gtk_list_item_set_child (item, new_box (new_lines ()));
  else if (column->by == SCOPE_LINK_SORT_VERDICT)
    gtk_list_item_set_child (item, new_box (new_label (column)));
  else
    gtk_list_item_set_child (item, new_label (column));
}

static char *
get_string (GtkListItem *item, const char *property)
{
  char *string;

  g_object_get (gtk_list_item_get_item (item), property, &string, NULL);
  return string;
}

/* Sentences keep their own direction; all else reads from left to right. */
static void
set_label (GtkWidget *label, GtkListItem *item, const char *property)
{
  g_autofree char *text = get_string (item, property);
  char *shown = scope_closure_sentence (NULL, text);

  gtk_label_set_text (GTK_LABEL (label), shown);
  g_free (shown);
}

static void
set_icon (GtkWidget *image, GtkListItem *item)
{
  guint64 tone;
  char *icon;
  GStrv classes;

  g_object_get (gtk_list_item_get_item (item), "tone", &tone, NULL);
  icon = scope_closure_tone_icon (NULL, (guint) tone, FALSE);
  classes = scope_closure_tone_classes (NULL, (guint) tone, FALSE);
  gtk_image_set_from_icon_name (GTK_IMAGE (image), icon);
  gtk_widget_set_css_classes (image, (const char **) classes);
  g_strfreev (classes);
  g_free (icon);
}

/* The row says all of it: who moves through it hears one address a line. The row
 * holds cells, and a cell holds what is set up here. */
static void
name_row (GtkListItem *item, GtkWidget *child)
{
  g_autofree char *summary = get_string (item, "summary");
  GtkWidget *row = gtk_widget_get_parent (gtk_widget_get_parent (child));

  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);
}

static void
bind_address (GtkListItem *item, GtkWidget *box, gboolean narrow)
{
  GtkWidget *image = gtk_widget_get_first_child (box);
  GtkWidget *lines = gtk_widget_get_last_child (box);
  GtkWidget *details = gtk_widget_get_last_child (lines);
  g_autofree char *text = get_string (item, "text");

  scope_iri_label_set_text (
      SCOPE_IRI_LABEL (gtk_widget_get_first_child (lines)), text);
  set_icon (image, item);
  set_label (details, item, "details");
  gtk_widget_set_visible (image, narrow);
  gtk_widget_set_visible (details, narrow);
  name_row (item, box);
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const Column *column = data;
  GtkWidget *child = gtk_list_item_get_child (item);

  if (column->by == SCOPE_LINK_SORT_TEXT)
    bind_address (item, child,
                  SCOPE_TEXT_TABLE (
                      gtk_widget_get_ancestor (child, SCOPE_TYPE_TEXT_TABLE))
                      ->narrow);
  else if (column->by == SCOPE_LINK_SORT_VERDICT)
    {
      set_icon (gtk_widget_get_first_child (child), item);
      set_label (gtk_widget_get_last_child (child), item, column->property);
    }
  else
    set_label (child, item, column->property);
}

/* The view tells nobody which header was pressed, but it compares: its sorter
 * asks that of the column, which notes it. What comes back says which way. */
static int
note_asked (gconstpointer a, gconstpointer b, gpointer data)
{
  const Asker *asker = data;

  asker->table->asked = asker->by;
  return GTK_ORDERING_SMALLER;
}

ScopeLinkSort
scope_text_table_get_sort (ScopeTextTable *self, gboolean *back)
{
  GtkOrdering order;

  g_return_val_if_fail (SCOPE_IS_TEXT_TABLE (self), SCOPE_LINK_SORT_POSITION);
  self->asked = SCOPE_LINK_SORT_POSITION;
  order = gtk_sorter_compare (gtk_column_view_get_sorter (self->view), self,
                              self->view);
  *back = order == GTK_ORDERING_LARGER;
  return self->asked;
}

static GtkColumnViewColumn *
column_of (ScopeTextTable *self, ScopeLinkSort by)
{
  GListModel *list = gtk_column_view_get_columns (self->view);
  guint at = 0;

  while (columns[at].by != by)
    at++;
  return g_list_model_get_item (list, at);
}

/* Without the column that was sorted by before, which would be marked too. */
void
scope_text_table_set_sort (ScopeTextTable *self,
                           ScopeLinkSort by,
                           gboolean back)
{
  GtkColumnViewColumn *column;

  g_return_if_fail (SCOPE_IS_TEXT_TABLE (self));
  column = column_of (self, by);
  self->sets = TRUE;
  gtk_column_view_sort_by_column (self->view, NULL, GTK_SORT_ASCENDING);
  gtk_column_view_sort_by_column (
      self->view, column, back ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
  self->sets = FALSE;
  g_object_unref (column);
}

static void
on_sorter (ScopeTextTable *self)
{
  if (!self->sets)
    g_signal_emit (self, signals[SORTED], 0);
}

static void
add_column (ScopeTextTable *self, const Column *column, Asker *asker)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *added
      = gtk_column_view_column_new (_ (column->title), factory);
  GtkSorter *sorter;

  *asker = (Asker){ self, column->by };
  sorter = GTK_SORTER (gtk_custom_sorter_new (note_asked, asker, NULL));
  g_signal_connect (factory, "setup", G_CALLBACK (set_up), (gpointer) column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), (gpointer) column);
  gtk_column_view_column_set_expand (added, column->always);
  gtk_column_view_column_set_sorter (added, sorter);
  gtk_column_view_append_column (self->view, added);
  g_object_unref (sorter);
  g_object_unref (added);
}

void
scope_text_table_unselect (ScopeTextTable *self)
{
  g_return_if_fail (SCOPE_IS_TEXT_TABLE (self));
  gtk_single_selection_set_selected (self->selection,
                                     GTK_INVALID_LIST_POSITION);
}

void
scope_text_table_show (ScopeTextTable *self, ScopeLinkList *finds)
{
  g_return_if_fail (SCOPE_IS_TEXT_TABLE (self));
  g_set_object (&self->finds, finds);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (finds));
}

static void
activate (ScopeTextTable *self, guint position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "text.inspect", "u", position);
}

static void
show_columns (ScopeTextTable *self)
{
  GListModel *list = gtk_column_view_get_columns (self->view);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      GtkColumnViewColumn *column = g_list_model_get_item (list, i);

      gtk_column_view_column_set_visible (column,
                                          columns[i].always || !self->narrow);
      g_object_unref (column);
    }
}

/* Rows that are there say more or less; they are bound anew. */
static gboolean
on_resize (gpointer data)
{
  ScopeTextTable *self = data;

  self->resize = 0;
  show_columns (self);
  scope_text_table_unselect (self);
  gtk_single_selection_set_model (self->selection, NULL);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->finds));
  return G_SOURCE_REMOVE;
}

/* Letters are larger for some, and then there is room for fewer. */
static int
chars_in (GtkWidget *widget, int width)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  return width * PANGO_SCALE / MAX (1, letter);
}

static void
scope_text_table_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation,
                      for_size, minimum, natural, NULL, NULL);
  /* Columns give way before there is too little room for them. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

/* Columns come and go in the next frame, not while this one is laid out. */
static void
scope_text_table_size_allocate (GtkWidget *widget,
                                int width,
                                int height,
                                int baseline)
{
  ScopeTextTable *self = SCOPE_TEXT_TABLE (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean narrow = chars_in (widget, width) < WIDE_CHARS;
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  gtk_widget_size_allocate (
      child, &(GtkAllocation){ 0, 0, MAX (width, minimum), height }, -1);
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  if (self->resize == 0)
    self->resize = g_idle_add (on_resize, self);
}

static void
scope_text_table_dispose (GObject *object)
{
  ScopeTextTable *self = SCOPE_TEXT_TABLE (object);

  g_clear_handle_id (&self->resize, g_source_remove);
  g_clear_object (&self->finds);
  self->sets = TRUE; /* columns that go change what is sorted by */
  if (self->view != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (object)));
  self->view = NULL;
  G_OBJECT_CLASS (scope_text_table_parent_class)->dispose (object);
}

static void
scope_text_table_class_init (ScopeTextTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_text_table_dispose;
  widget_class->measure = scope_text_table_measure;
  widget_class->size_allocate = scope_text_table_size_allocate;
  signals[SORTED]
      = g_signal_new ("sorted", SCOPE_TYPE_TEXT_TABLE, G_SIGNAL_RUN_LAST, 0,
                      NULL, NULL, NULL, G_TYPE_NONE, 0);
  scope_column_view_tab_fix_install (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-text-table.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeTextTable, view);
  gtk_widget_class_bind_template_child (widget_class, ScopeTextTable,
                                        selection);
  gtk_widget_class_bind_template_callback (widget_class, activate);
}

static void
scope_text_table_init (ScopeTextTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_unnamed_widget_fix_table (self->view, _ ("Addresses"));
  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    add_column (self, &columns[i], &self->askers[i]);
  scope_text_table_set_sort (self, SCOPE_LINK_SORT_POSITION, FALSE);
  g_signal_connect_object (gtk_column_view_get_sorter (self->view), "changed",
                           G_CALLBACK (on_sorter), self, G_CONNECT_SWAPPED);
}
