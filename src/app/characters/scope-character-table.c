/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-character-table.h"

#include "scope-character.h"
#include "scope-column-view-tab-fix.h"
#include "scope-component-swatch.h"
#include "scope-unnamed-widget-fix.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>

/* So many average letters wide is the table with all of its columns, and so many
 * where names have room in one line. */
#define WIDE_CHARS 118
#define ONE_LINE_CHARS 60

/* Where they have not, they may take this many lines. */
#define MAX_LINES 3

struct _ScopeCharacterTable
{
  GtkWidget parent_instance;

  ScopeDocument *document;
  ScopeCharacterList *characters;
  GtkColumnView *view;
  GtkSingleSelection *selection;
  gulong on_cursor; /* signal handler */
  gboolean narrow;  /* not all columns */
  gboolean tight;   /* and names of several lines */
  gboolean follows; /* while the selection is set, and does not set */
  guint resize;     /* source id */
};

G_DEFINE_TYPE (ScopeCharacterTable, scope_character_table, GTK_TYPE_WIDGET)

/* When a column is there. */
typedef enum
{
  ALWAYS,
  WIDE,
} When;

/**
 * Column:
 * @title: its header
 * @narrow_title: the same where there is little room, or NULL
 * @property: the property of #ScopeCharacter that it shows
 * @sort_by: the property that it sorts by, or NULL
 * @chars: how wide it is at least, in average letters
 * @xalign: where in the column the text is
 * @when: when it is there
 * @style: a style class, or NULL
 */
typedef struct
{
  const char *title;
  const char *narrow_title;
  const char *property;
  const char *sort_by;
  int chars;
  float xalign;
  When when;
  const char *style;
} Column;

static const Column columns[] = {
  { N_ ("Place"), NULL, "place", "key", 4, 1, ALWAYS, "numeric" },
  { N_ ("Character"), "", "text", NULL, 4, 0, ALWAYS, NULL },
  { N_ ("Code"), NULL, "code", NULL, 8, 0, WIDE, "code" },
  { N_ ("Name"), NULL, "name", NULL, 12, 0, ALWAYS, NULL },
  { N_ ("Script"), NULL, "script", NULL, 9, 0, WIDE, NULL },
  { N_ ("Bidi class"), NULL, "bidi-class", NULL, 20, 0, WIDE, NULL },
  { N_ ("Level"), NULL, "level", NULL, 3, 1, WIDE, "numeric" },
  { N_ ("Shown at"), N_ ("Shown"), "visual", "visual-place", 4, 1, ALWAYS,
    "numeric" },
  { N_ ("Mirrored"), NULL, "mirror", NULL, 3, .5, WIDE, "code" },
};

#define PLACE 0
#define CHARACTER 1
#define NAME 3
#define VISUAL 7

static GtkWidget *
new_label (const Column *column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), column->chars);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (column->style != NULL)
    gtk_widget_add_css_class (label, column->style);
  return label;
}

/* A sign that has no direction of its own would be mirrored on a desktop that
 * runs from right to left. */
static GtkWidget *
new_sign (void)
{
  GtkWidget *sign = gtk_label_new (NULL);

  gtk_widget_set_direction (sign, GTK_TEXT_DIR_LTR);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (sign, "sign");
  return sign;
}

static void
set_up_text (GtkListItem *item, const Column *column)
{
  gtk_list_item_set_child (item, new_label (column));
}

static void
set_up_sign (GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *chip = g_object_new (SCOPE_TYPE_COMPONENT_SWATCH, NULL);

  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), chip);
  gtk_box_append (GTK_BOX (box), new_sign ());
  gtk_list_item_set_child (item, box);
}

/* A name, and below it what there are no columns for. */
static void
set_up_name (GtkListItem *item, const Column *column)
{
  GtkWidget *lines = g_object_new (SCOPE_TYPE_VBOX, NULL);
  GtkWidget *name = new_label (column), *details = new_label (column);

  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (details, "caption");
  gtk_widget_add_css_class (details, "secondary");
  gtk_widget_set_parent (name, lines);
  gtk_widget_set_parent (details, lines);
  gtk_list_item_set_child (item, lines);
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const Column *column = data;

  if (column == &columns[CHARACTER])
    set_up_sign (item);
  else if (column == &columns[NAME])
    set_up_name (item, column);
  else
    set_up_text (item, column);
}

static char *
get_string (GtkListItem *item, const char *property)
{
  char *string;

  g_object_get (gtk_list_item_get_item (item), property, &string, NULL);
  return string;
}

static void
set_label (GtkWidget *label, GtkListItem *item, const char *property)
{
  g_autofree char *text = get_string (item, property);

  gtk_label_set_text (GTK_LABEL (label), text);
}

static void
bind_sign (GtkListItem *item, GtkWidget *box)
{
  GtkWidget *chip = gtk_widget_get_first_child (box);
  GtkWidget *sign = gtk_widget_get_next_sibling (chip);
  guint64 component, is_seen;
  g_autofree char *text = get_string (item, "text");
  const char *classes[] = { "sign", NULL, NULL };

  g_object_get (gtk_list_item_get_item (item), "part", &component, "is-seen",
                &is_seen, NULL);
  gtk_label_set_text (GTK_LABEL (sign), text);
  g_object_set (chip, "part", (guint) component, NULL);
  if (!is_seen)
    classes[1] = "short-name";
  else if (g_str_has_prefix (text, SCOPE_CHARACTER_BASE))
    classes[1] = "combining";
  else if (component == IRI_COMPONENT_NONE)
    classes[1] = "delimiter";
  gtk_widget_set_css_classes (sign, classes);
}

static void
set_wrap (GtkWidget *label, gboolean wrap)
{
  gtk_label_set_wrap (GTK_LABEL (label), wrap);
  gtk_label_set_lines (GTK_LABEL (label), wrap ? MAX_LINES : 1);
}

static void
bind_name (GtkListItem *item, GtkWidget *lines, ScopeCharacterTable *self)
{
  GtkWidget *name = gtk_widget_get_first_child (lines);
  GtkWidget *details = gtk_widget_get_last_child (lines);

  set_label (name, item, "name");
  set_label (details, item, "details");
  gtk_widget_set_visible (details, self->narrow);
  set_wrap (name, self->tight);
  set_wrap (details, self->tight);
}

/* The row says all of it: who moves through it hears one character a line. The
 * row holds cells, and a cell holds what is set up here. */
static void
name_row (GtkListItem *item, GtkWidget *child)
{
  g_autofree char *summary = get_string (item, "summary");
  GtkWidget *row = gtk_widget_get_parent (gtk_widget_get_parent (child));

  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const Column *column = data;
  GtkWidget *child = gtk_list_item_get_child (item);

  if (column == &columns[CHARACTER])
    bind_sign (item, child);
  else if (column == &columns[NAME])
    {
      bind_name (item, child,
                 SCOPE_CHARACTER_TABLE (gtk_widget_get_ancestor (
                     child, SCOPE_TYPE_CHARACTER_TABLE)));
      name_row (item, child);
    }
  else
    set_label (child, item, column->property);
}

static void
add_column (ScopeCharacterTable *self, const Column *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) added
      = gtk_column_view_column_new (_ (column->title), factory);
  GtkExpression *expression;
  g_autoptr (GtkSorter) sorter = NULL;

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), (gpointer) column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), (gpointer) column);
  gtk_column_view_column_set_expand (added, column == &columns[NAME]);
  gtk_column_view_append_column (self->view, added);
  if (column->sort_by == NULL)
    return;
  expression = gtk_property_expression_new (SCOPE_TYPE_CHARACTER, NULL,
                                            column->sort_by);
  sorter = GTK_SORTER (gtk_numeric_sorter_new (expression));
  gtk_column_view_column_set_sorter (added, sorter);
  if (column == &columns[PLACE])
    gtk_column_view_sort_by_column (self->view, added, GTK_SORT_ASCENDING);
}

static ScopeCharacter *
new_probe (guint64 stored, guint64 visual)
{
  return g_object_new (SCOPE_TYPE_CHARACTER, "key", stored, "visual-place",
                       visual, NULL);
}

/* What the headers ask for. The view tells nobody which column was pressed, but
 * it compares: four characters show what it sorts by and which way. */
static ScopeCharacterSort
asked_sort (ScopeCharacterTable *self)
{
  GtkSorter *sorter = gtk_column_view_get_sorter (self->view);
  g_autoptr (ScopeCharacter) first = new_probe (0, 0);
  g_autoptr (ScopeCharacter) stored = new_probe (0, 1);
  g_autoptr (ScopeCharacter) shown = new_probe (1, 0);
  g_autoptr (ScopeCharacter) last = new_probe (1, 1);
  GtkOrdering both = gtk_sorter_compare (sorter, first, last);
  GtkOrdering apart = gtk_sorter_compare (sorter, stored, shown);

  if (both == GTK_ORDERING_LARGER)
    return apart == GTK_ORDERING_LARGER ? SCOPE_CHARACTER_SORT_LOGICAL_REVERSED
                                        : SCOPE_CHARACTER_SORT_VISUAL_REVERSED;
  return apart == GTK_ORDERING_LARGER ? SCOPE_CHARACTER_SORT_VISUAL
                                      : SCOPE_CHARACTER_SORT_LOGICAL;
}

/* Selects the character pointed at, and brings it into view. */
static void
follow_cursor (ScopeCharacterTable *self)
{
  guint position = G_MAXUINT;

  if (self->characters != NULL)
    position = scope_character_list_find (
        self->characters, scope_document_get_cursor (self->document));
  if (position == G_MAXUINT)
    position = GTK_INVALID_LIST_POSITION;
  if (position == gtk_single_selection_get_selected (self->selection))
    return;
  self->follows = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  self->follows = FALSE;
  if (position != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (
        gtk_widget_get_last_child (GTK_WIDGET (self->view)),
        "list.scroll-to-item", "u", position);
}

static void
on_selected (ScopeCharacterTable *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (!self->follows && position != GTK_INVALID_LIST_POSITION)
    scope_document_set_cursor (self->document, scope_character_list_get_cursor (
                                                   self->characters, position));
}

/* With a row selected, the selection would make every row to look for it. */
static void
unselect (ScopeCharacterTable *self)
{
  self->follows = TRUE;
  gtk_single_selection_set_selected (self->selection,
                                     GTK_INVALID_LIST_POSITION);
  self->follows = FALSE;
}

static void
on_sorter (ScopeCharacterTable *self)
{
  if (self->characters == NULL)
    return;
  unselect (self);
  scope_character_list_set_sort (self->characters, asked_sort (self));
  follow_cursor (self);
}

void
scope_character_table_show (ScopeCharacterTable *self,
                            ScopeDocument *document,
                            ScopeCharacterList *characters)
{
  g_return_if_fail (SCOPE_IS_CHARACTER_TABLE (self));
  if (self->document != NULL)
    g_clear_signal_handler (&self->on_cursor, self->document);
  g_set_object (&self->document, document);
  unselect (self);
  g_set_object (&self->characters, characters);
  if (characters != NULL)
    {
      scope_character_list_set_sort (characters, asked_sort (self));
      self->on_cursor = g_signal_connect_swapped (
          document, "notify::cursor", G_CALLBACK (follow_cursor), self);
    }
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (characters));
  follow_cursor (self);
}

static void
show_columns (ScopeCharacterTable *self)
{
  GListModel *list = gtk_column_view_get_columns (self->view);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (list, i);
      const char *title = columns[i].title;

      if (self->narrow && columns[i].narrow_title != NULL)
        title = columns[i].narrow_title;
      gtk_column_view_column_set_title (column,
                                        *title != '\0' ? _ (title) : "");
      gtk_column_view_column_set_visible (column, columns[i].when == ALWAYS
                                                      || !self->narrow);
    }
}

/* Rows that are there say more or less; they are bound anew. */
static gboolean
on_resize (gpointer data)
{
  ScopeCharacterTable *self = data;

  self->resize = 0;
  show_columns (self);
  unselect (self);
  gtk_single_selection_set_model (self->selection, NULL);
  gtk_single_selection_set_model (self->selection,
                                  G_LIST_MODEL (self->characters));
  follow_cursor (self);
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
scope_character_table_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation,
                      for_size, minimum, natural, NULL, NULL);
}

/* Columns come and go in the next frame, not while this one is laid out. */
static void
scope_character_table_size_allocate (GtkWidget *widget,
                                     int width,
                                     int height,
                                     int baseline)
{
  ScopeCharacterTable *self = SCOPE_CHARACTER_TABLE (widget);
  int chars = chars_in (widget, width);
  gboolean narrow = chars < WIDE_CHARS, tight = chars < ONE_LINE_CHARS;

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, width, height }, -1);
  if (self->narrow == narrow && self->tight == tight)
    return;
  self->narrow = narrow;
  self->tight = tight;
  if (self->resize == 0)
    self->resize = g_idle_add (on_resize, self);
}

/* The headers of GTK 4.8 are for the pointer alone. */
static void
sort_by_other (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeCharacterTable *self = SCOPE_CHARACTER_TABLE (widget);
  ScopeCharacterSort sort = asked_sort (self);
  gboolean to_visual = sort == SCOPE_CHARACTER_SORT_LOGICAL
                       || sort == SCOPE_CHARACTER_SORT_LOGICAL_REVERSED;
  g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (
      gtk_column_view_get_columns (self->view), to_visual ? VISUAL : PLACE);

  gtk_column_view_sort_by_column (self->view, column, GTK_SORT_ASCENDING);
}

static void
scope_character_table_dispose (GObject *object)
{
  ScopeCharacterTable *self = SCOPE_CHARACTER_TABLE (object);

  g_clear_handle_id (&self->resize, g_source_remove);
  if (self->document != NULL)
    g_clear_signal_handler (&self->on_cursor, self->document);
  g_clear_object (&self->document);
  g_clear_object (&self->characters);
  if (self->view != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (object)));
  self->view = NULL;
  G_OBJECT_CLASS (scope_character_table_parent_class)->dispose (object);
}

static void
scope_character_table_class_init (ScopeCharacterTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_character_table_dispose;
  widget_class->measure = scope_character_table_measure;
  widget_class->size_allocate = scope_character_table_size_allocate;
  scope_column_view_tab_fix_install (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-character-table.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeCharacterTable,
                                        view);
  gtk_widget_class_bind_template_child (widget_class, ScopeCharacterTable,
                                        selection);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_install_action (widget_class, "table.sort-by-other", NULL,
                                   sort_by_other);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "table.sort-by-other", NULL);
}

static void
scope_character_table_init (ScopeCharacterTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_unnamed_widget_fix_table (self->view, _ ("Characters"));
  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    add_column (self, &columns[i]);
  g_signal_connect_object (gtk_column_view_get_sorter (self->view), "changed",
                           G_CALLBACK (on_sorter), self, G_CONNECT_SWAPPED);
}
