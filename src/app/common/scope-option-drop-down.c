/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-option-drop-down.h"

#include "scope-gtk-fixes.h"
#include "scope-gtk-versions.h"
#include "scope-property.h"

#include <glib/gi18n.h>

/* The longest title of a standard of today. */
#define TITLE_CHARS 19

struct _ScopeOptionDropDown
{
  AdwBin parent_instance;

  const ScopeOptions *options;
  ScopeDocument *document;
  GBindingGroup *binding; /* of the choice to that of the document */
  GtkDropDown *list;
};

G_DEFINE_TYPE (ScopeOptionDropDown, scope_option_drop_down, ADW_TYPE_BIN)

static GtkWidget *
new_left_label (PangoEllipsizeMode ellipsize)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), ellipsize);
  return label;
}

/* Of the same natural width for each choice, so that nothing moves when another is
 * chosen: that of the second, invisible label. The width of a label in characters would
 * also be its minimum width. */
static GtkWidget *
new_title (void)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *longest = new_left_label (PANGO_ELLIPSIZE_END);
  g_autofree char *text = g_strnfill (TITLE_CHARS, 'n');

  gtk_label_set_label (GTK_LABEL (longest), text);
  gtk_stack_add_child (GTK_STACK (stack), new_left_label (PANGO_ELLIPSIZE_END));
  gtk_stack_add_child (GTK_STACK (stack), longest);
  scope_hidden_pages_fix (stack);
  return stack;
}

static gboolean
has_short_titles (const ScopeOptions *options)
{
  ScopeOption first = options->get (0);

  g_free (first.title);
  return first.short_title != NULL;
}

/* The title of the choice, or its short title if there is no room for that. */
static GtkWidget *
new_two_titles (void)
{
  GtkWidget *squeezer = scope_squeezer_new (new_left_label (PANGO_ELLIPSIZE_NONE),
                                            new_left_label (PANGO_ELLIPSIZE_END));

  scope_hidden_pages_fix (squeezer);
  return squeezer;
}

static void
set_up_title (ScopeOptionDropDown *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, has_short_titles (self->options) ? new_two_titles ()
                                                                  : new_title ());
}

static void
bind_title (ScopeOptionDropDown *self, GtkListItem *item)
{
  ScopeOption choice = self->options->get (gtk_list_item_get_position (item));
  g_autofree char *title = choice.title;
  GtkWidget *child = gtk_list_item_get_child (item);
  GtkWidget *first = gtk_widget_get_first_child (child);

  gtk_label_set_label (GTK_LABEL (first), title);
  if (has_short_titles (self->options))
    gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (first)),
                         choice.short_title != NULL ? choice.short_title : title);
  /* The list item in the button would take the focus from it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (child), FALSE);
}

static void
name_button (ScopeOptionDropDown *self)
{
  GtkDropDown *list = self->list;
  guint selected = gtk_drop_down_get_selected (list);
  ScopeOption choice;

  if (selected == GTK_INVALID_LIST_POSITION)
    return;
  choice = self->options->get (selected);
  scope_unnamed_widget_fix_drop_down (list, _ (self->options->label), choice.title);
  g_free (choice.title);
}

static void
get_choice (gpointer data, GValue *value)
{
  ScopeOptionDropDown *self = data;
  guint selected = gtk_drop_down_get_selected (self->list);

  g_value_set_string (value, scope_options_get_id (self->options, selected));
}

static void
set_choice (gpointer data, const GValue *value)
{
  ScopeOptionDropDown *self = data;
  guint index = scope_options_find_id (self->options, g_value_get_string (value));

  if (index != GTK_INVALID_LIST_POSITION)
    gtk_drop_down_set_selected (self->list, index);
}

/* To be set once. */
static void
set_subject (gpointer data, const GValue *value)
{
  ScopeOptionDropDown *self = data;
  g_autoptr (GtkListItemFactory) rows = NULL;
  g_autoptr (GtkStringList) titles = NULL;

  self->options = scope_options_find (g_value_get_string (value));
  rows = scope_options_new_factory (self->options);
  titles = scope_options_new_titles (self->options);
  gtk_drop_down_set_list_factory (self->list, rows);
  gtk_drop_down_set_model (self->list, G_LIST_MODEL (titles));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->list), _ (self->options->tooltip));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (self->options->label), -1);
  name_button (self);
  if (self->options->property != NULL)
    g_binding_group_bind (self->binding, self->options->property, self, "choice",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
get_subject (gpointer self, GValue *value)
{
  g_value_set_string (value, SCOPE_OPTION_DROP_DOWN (self)->options->subject);
}

static void
on_selected (ScopeOptionDropDown *self)
{
  name_button (self);
  g_object_notify (G_OBJECT (self), "choice");
}

static void
follow_document (gpointer data)
{
  ScopeOptionDropDown *self = data;

  g_binding_group_set_source (self->binding, self->document);
}

static void
scope_option_drop_down_dispose (GObject *object)
{
  g_clear_object (&SCOPE_OPTION_DROP_DOWN (object)->binding);
  G_OBJECT_CLASS (scope_option_drop_down_parent_class)->dispose (object);
}

static const ScopeProperty properties[] = {
  { "subject", SCOPE_PROPERTY_STRING, .get = get_subject, .set = set_subject },
  { "document", SCOPE_PROPERTY_OBJECT, SCOPE_MEMBER (ScopeOptionDropDown, document),
    .type = scope_document_get_type, .changed = follow_document },
  { "choice", SCOPE_PROPERTY_STRING, .get = get_choice, .set = set_choice },
};

static void
scope_option_drop_down_class_init (ScopeOptionDropDownClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scope_option_drop_down_dispose;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_option_drop_down_init (ScopeOptionDropDown *self)
{
  g_autoptr (GtkListItemFactory) title = gtk_signal_list_item_factory_new ();
  GtkWidget *list = gtk_drop_down_new (NULL, NULL);

  g_signal_connect_object (title, "setup", G_CALLBACK (set_up_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (title, "bind", G_CALLBACK (bind_title), self,
                           G_CONNECT_SWAPPED);
  self->list = GTK_DROP_DOWN (list);
  self->binding = g_binding_group_new ();
  gtk_drop_down_set_factory (GTK_DROP_DOWN (list), title);
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (on_selected), self);
  adw_bin_set_child (ADW_BIN (self), list);
}
