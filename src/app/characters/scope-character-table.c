/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-character-table.h"

#include "scope-character.h"
#include "scope-component-swatch.h"
#include "scope-keys.h"

#include <glib/gi18n.h>

struct _ScopeCharacterTable
{
  ScopeTable parent_instance;

  ScopeDocument *document;
  ScopeCharacterList *characters;
  gulong on_cursor; /* signal handler */
};

G_DEFINE_TYPE (ScopeCharacterTable, scope_character_table, SCOPE_TYPE_TABLE)

static GtkWidget *
create_character (const ScopeColumn *column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *swatch = g_object_new (SCOPE_TYPE_COMPONENT_SWATCH, NULL);
  GtkWidget *character = gtk_label_new (NULL);

  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  /* A right-to-left desktop would mirror a character without a direction. */
  gtk_widget_set_direction (character, GTK_TEXT_DIR_LTR);
  gtk_widget_set_valign (character, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), swatch);
  gtk_box_append (GTK_BOX (box), character);
  return box;
}

static void
bind_character (ScopeTable *table, GtkWidget *box, GObject *item)
{
  GtkWidget *swatch = gtk_widget_get_first_child (box);
  GtkWidget *character = gtk_widget_get_last_child (box);
  guint64 component, is_seen;
  g_autofree char *text = NULL;
  const char *classes[] = { "sign", NULL, NULL };

  g_object_get (item, "text", &text, "component", &component, "is-seen", &is_seen,
                NULL);
  gtk_label_set_text (GTK_LABEL (character), text);
  g_object_set (swatch, "component", (guint) component, NULL);
  if (!is_seen)
    classes[1] = "short-name";
  else if (g_str_has_prefix (text, SCOPE_CHARACTER_BASE))
    classes[1] = "combining";
  else if (component == IRI_COMPONENT_NONE)
    classes[1] = "delimiter";
  gtk_widget_set_css_classes (character, classes);
}

static GtkWidget *
create_name (const ScopeColumn *column)
{
  return scope_table_new_lines (scope_table_new_label (column));
}

static void
bind_name (ScopeTable *table, GtkWidget *lines, GObject *item)
{
  GtkWidget *name = gtk_widget_get_first_child (lines);

  scope_table_set_label (name, item, "name");
  scope_table_wrap (table, name);
  scope_table_bind_lines (table, lines, item);
}

static const ScopeColumn columns[] = {
  { .title = NC_ ("column", "Position"),
    /* Translators: short for the number of a character in the IRI. */
    .narrow_title = NC_ ("column", "No."),
    .property = "position",
    .chars = 4,
    .xalign = 1,
    .style = "numeric",
    .in_narrow = TRUE,
    .sortable = TRUE,
    .sort = SCOPE_CHARACTER_SORT_LOGICAL },
  { .title = NC_ ("column", "Character"),
    .narrow_title = "",
    .in_narrow = TRUE,
    .create = create_character,
    .bind = bind_character },
  { .title = NC_ ("column", "Code"), .property = "code", .chars = 8, .style = "code" },
  { .title = NC_ ("column", "Name"),
    .chars = 12,
    .in_narrow = TRUE,
    .is_main = TRUE,
    .create = create_name,
    .bind = bind_name },
  { .title = NC_ ("column", "Script"), .property = "script", .chars = 9 },
  { .title = NC_ ("column", "Bidi class"), .property = "bidi-class", .chars = 20 },
  { .title = NC_ ("column", "Level"),
    .property = "level",
    .chars = 3,
    .xalign = 1,
    .style = "numeric" },
  { .title = NC_ ("column", "Shown at"),
    .narrow_title = NC_ ("column", "Shown"),
    .property = "visual",
    .chars = 4,
    .xalign = 1,
    .style = "numeric",
    .in_narrow = TRUE,
    .sortable = TRUE,
    .sort = SCOPE_CHARACTER_SORT_VISUAL },
  { .title = NC_ ("column", "Mirrored"),
    .property = "mirror",
    .chars = 3,
    .xalign = .5,
    .style = "code" },
};

static ScopeCharacterSort
get_sort (ScopeCharacterTable *self)
{
  gboolean reversed;
  int sort = scope_table_get_sort (SCOPE_TABLE (self), &reversed);

  if (sort == SCOPE_CHARACTER_SORT_VISUAL)
    return reversed ? SCOPE_CHARACTER_SORT_VISUAL_REVERSED
                    : SCOPE_CHARACTER_SORT_VISUAL;
  return reversed ? SCOPE_CHARACTER_SORT_LOGICAL_REVERSED
                  : SCOPE_CHARACTER_SORT_LOGICAL;
}

static void
select_cursor (ScopeCharacterTable *self)
{
  guint position = G_MAXUINT;

  if (self->characters != NULL)
    position = scope_character_list_find (self->characters,
                                          scope_document_get_cursor (self->document));
  if (position == G_MAXUINT)
    position = GTK_INVALID_LIST_POSITION;
  scope_table_select (SCOPE_TABLE (self), position);
}

static void
scope_character_table_selected (ScopeTable *table, guint position)
{
  ScopeCharacterTable *self = SCOPE_CHARACTER_TABLE (table);

  scope_document_set_cursor (
      self->document, scope_character_list_get_cursor (self->characters, position));
}

static void
scope_character_table_sorted (ScopeTable *table)
{
  ScopeCharacterTable *self = SCOPE_CHARACTER_TABLE (table);

  if (self->characters == NULL)
    return;
  scope_table_select (table, GTK_INVALID_LIST_POSITION);
  scope_character_list_set_sort (self->characters, get_sort (self));
  select_cursor (self);
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
  g_set_object (&self->characters, characters);
  if (characters != NULL)
    {
      scope_character_list_set_sort (characters, get_sort (self));
      self->on_cursor = g_signal_connect_swapped (document, "notify::cursor",
                                                  G_CALLBACK (select_cursor), self);
    }
  scope_table_set_model (SCOPE_TABLE (self), G_LIST_MODEL (characters));
  select_cursor (self);
}

/* Headers cannot be pressed with the keyboard (GTK 4.8.3). */
static void
sort_by_other (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeTable *table = SCOPE_TABLE (widget);
  gboolean reversed;
  int sort = scope_table_get_sort (table, &reversed);

  scope_table_set_sort (table,
                        sort == SCOPE_CHARACTER_SORT_LOGICAL
                            ? SCOPE_CHARACTER_SORT_VISUAL
                            : SCOPE_CHARACTER_SORT_LOGICAL,
                        FALSE);
}

static void
scope_character_table_dispose (GObject *object)
{
  ScopeCharacterTable *self = SCOPE_CHARACTER_TABLE (object);

  if (self->document != NULL)
    g_clear_signal_handler (&self->on_cursor, self->document);
  g_clear_object (&self->document);
  g_clear_object (&self->characters);
  G_OBJECT_CLASS (scope_character_table_parent_class)->dispose (object);
}

static void
scope_character_table_class_init (ScopeCharacterTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScopeTableClass *table_class = SCOPE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_character_table_dispose;
  table_class->label = N_ ("Characters");
  table_class->columns = columns;
  table_class->n_columns = G_N_ELEMENTS (columns);
  table_class->wide_chars = 118;
  table_class->one_line_chars = 60;
  table_class->selected = scope_character_table_selected;
  table_class->sorted = scope_character_table_sorted;
  gtk_widget_class_install_action (widget_class, "table.sort-by-other", NULL,
                                   sort_by_other);
  scope_keys_bind (widget_class, "table.sort-by-other");
}

static void
scope_character_table_init (ScopeCharacterTable *self)
{
}
